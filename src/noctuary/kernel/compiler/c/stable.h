/* The little of Python's stable ABI that the binding uses, declared here so that no Python headers are needed. */
#include <stdint.h>
#include <stddef.h>
#include <string.h>
#include <stdlib.h>
#include <setjmp.h>
typedef intptr_t Py_ssize_t;
typedef struct PyTypeObject PyTypeObject;
typedef struct { Py_ssize_t refs; PyTypeObject* type; } PyObject;
typedef PyObject* (*PyCFunction)(PyObject*, PyObject*);
typedef struct { const char* name; PyCFunction f; int flags; const char* doc; } PyMethodDef;
typedef struct { const char* name; PyObject* (*get)(PyObject*, void*); int (*set)(PyObject*, PyObject*, void*); const char* doc; void* x; } PyGetSetDef;
typedef struct { int slot; void* f; } PyType_Slot;
typedef struct { const char* name; int basicsize; int itemsize; unsigned int flags; PyType_Slot* slots; } PyType_Spec;
extern PyObject* PyLong_FromLong(long);
extern PyObject* PyLong_FromUnsignedLongLong(unsigned long long);
extern long PyLong_AsLong(PyObject*);
extern unsigned long long PyLong_AsUnsignedLongLongMask(PyObject*);
extern PyObject* PyList_New(Py_ssize_t);
extern int PyList_SetItem(PyObject*, Py_ssize_t, PyObject*);
extern PyObject* PyList_GetItem(PyObject*, Py_ssize_t);
extern Py_ssize_t PyList_Size(PyObject*);
extern PyObject* PyTuple_New(Py_ssize_t);
extern int PyTuple_SetItem(PyObject*, Py_ssize_t, PyObject*);
extern PyObject* PyDict_New(void);
extern int PyDict_SetItemString(PyObject*, const char*, PyObject*);
extern PyObject* PyDict_GetItemString(PyObject*, const char*);
extern PyObject* PyBytes_FromStringAndSize(const char*, Py_ssize_t);
extern int PyBytes_AsStringAndSize(PyObject*, char**, Py_ssize_t*);
extern PyObject* PyBool_FromLong(long);
extern PyObject* PyErr_Occurred(void);
extern void PyErr_Clear(void);
extern void PyErr_SetString(PyObject*, const char*);
extern PyObject* PyExc_ValueError;
extern PyObject* PyExc_TypeError;
extern PyObject* PyObject_GetAttrString(PyObject*, const char*);
extern PyObject* PyObject_CallFunction(PyObject*, const char*, ...);
extern PyObject* PyObject_CallMethod(PyObject*, const char*, const char*, ...);
extern PyObject* PyType_FromSpec(PyType_Spec*);
extern PyObject* PyType_GenericAlloc(PyTypeObject*, Py_ssize_t);
extern PyObject* _PyObject_GC_New(PyTypeObject*);
extern void* PyType_GetSlot(PyTypeObject*, int);
extern void Py_DecRef(PyObject*);
extern void Py_IncRef(PyObject*);
extern int PyList_Append(PyObject*, PyObject*);
extern double PyFloat_AsDouble(PyObject*);
extern PyObject* PyFloat_FromDouble(double);
extern const char* PyUnicode_AsUTF8AndSize(PyObject*, Py_ssize_t*);
extern void* PyEval_SaveThread(void);
extern void PyEval_RestoreThread(void*);
extern PyObject* Py_BuildValue(const char*, ...);
#define NOARGS 0x0004
#define ONEARG 0x0008
#define FASTCALL 0x0080
#define CLASSMETHOD 0x0010
#define TP_DEALLOC 52
#define TP_METHODS 64
#define TP_GETSET 73
#define TP_FREE 74
#define TPFLAGS ((1u << 18) | (1u << 10))
