/* The Python type of this game's positions. */
#ifdef BOOKS
typedef struct { PyObject head; PyObject* books; G g; } S;   /* all copies of a position hold on to the same books */
#define SHARE(to, from) ((to)->books = (from)->books, Py_IncRef((to)->books))
#define DROP(s) do { if ((s)->books) Py_DecRef((s)->books); } while (0)
#else
typedef struct { PyObject head; G g; } S;
#define SHARE(to, from) ((void)0)
#define DROP(s) ((void)0)
#endif
#define GAME(self) (&((S*)(self))->g)
static void quiet(G* g) { g->live = g->denying = g->careful = 0; g->memo = 0; h_scripted = 0; h_source = h_moments = 0; }
#define TRY(g, on_broken) switch (setjmp(h_out)) { case 0: break; default: quiet(g); on_broken; }

static PyObject* ints(const I* v, I n) {
  PyObject* l = PyList_New(n);
  for (I i = 0; l && i < n; i++) PyList_SetItem(l, i, PyLong_FromLong(v[i]));
  return l;
}
static PyObject* none(void) { return Py_BuildValue(""); }
static PyObject* broken(PyObject* self) {            /* raises what the rules broke */
  GAME(self)->over = 1;
  if (PyErr_Occurred()) return NULL;                  /* no outcome of chance was to be had */
  return PyObject_CallMethod(self, "_broken", "ii", (int)h_kind, (int)h_loc);
}
static S* fresh(PyTypeObject* type) { return (S*)PyType_GenericAlloc(type, 0); }
/* Takes hold of the books that a position reads: their bytes live as long as the object that has them. */
static int hold(S* s, PyObject* books) {
#ifdef BOOKS
  PyObject* block = PyObject_GetAttrString(books, "block");
  char* p; Py_ssize_t n;
  if (!block || PyBytes_AsStringAndSize(block, &p, &n)) return 0;
  Py_DecRef(block);
  if (n != sizeof(B)) { PyErr_SetString(PyExc_ValueError, "these are not books of this game"); return 0; }
  Py_IncRef(books);
  s->books = books; s->g.book = (const B*)p;
#endif
  return 1;
}
/* Not zeroed, to be copied into at once; and not tracked by the collector, for it holds no objects that could hold it. */
static S* blank(PyTypeObject* type) { return (S*)_PyObject_GC_New(type); }
static void s_release(PyObject* self) {
  PyTypeObject* type = self->type;
  void (*release)(void*) = (void (*)(void*))PyType_GetSlot(type, TP_FREE);
  release(self);
  Py_DecRef((PyObject*)type);
}
static void s_dealloc(PyObject* self) { DROP((S*)self); s_release(self); }

/* only of a position that Python has: nothing else tells events */
static void h_keep_moment(G* g) {
  S* s = (S*)((char*)g - offsetof(S, g));
  S* n = blank(s->head.type);
  if (!n) longjmp(h_out, BROKEN);
  SHARE(n, s);
  h_copy(&n->g, g);
  n->g.live = n->g.denying = n->g.careful = 0; n->g.memo = 0;
  int failed = PyList_Append(h_moments, (PyObject*)n);
  Py_DecRef((PyObject*)n);
  if (failed) longjmp(h_out, BROKEN);
}

/* fields by name */
static long get_at(const char* p, int bits, I i) {
  return bits == 8 ? ((const int8_t*)p)[i] : bits == 16 ? ((const int16_t*)p)[i] : ((const int32_t*)p)[i];
}
static void set_at(char* p, int bits, I i, long v) {
  if (bits == 8) ((int8_t*)p)[i] = v; else if (bits == 16) ((int16_t*)p)[i] = v; else ((int32_t*)p)[i] = v;
}
static PyObject* row_of(const char* p, int bits, I from, I n) {
  PyObject* l = PyList_New(n);
  for (I i = 0; l && i < n; i++) PyList_SetItem(l, i, PyLong_FromLong(get_at(p, bits, from + i)));
  return l;
}
static PyObject* field_of(const G* g, const FD* f) {
  const char* p = (const char*)g + f->at;
  const int16_t* counts = (const int16_t*)((const char*)g + f->count);
  if (f->kind == F_INT) return PyLong_FromLong(get_at(p, f->bits, 0));
  if (f->kind == F_ROW) return row_of(p, f->bits, 0, f->cols);
  if (f->kind == F_ZONE) return row_of(p, f->bits, 0, counts[0]);
  I rows = f->kind == F_COL || f->kind == F_COLS ? *(const I*)((const char*)g + f->rows) : (I)f->rows;
  if (f->kind == F_COL) return row_of(p, f->bits, 0, rows);
  PyObject* l = PyList_New(rows);
  for (I r = 0; l && r < rows; r++)
    PyList_SetItem(l, r, row_of(p, f->bits, r * f->cols, f->kind == F_TABLE ? f->cols : counts[r]));
  return l;
}
static I fill_row(char* p, int bits, I from, PyObject* l) {
  I n = (I)PyList_Size(l);
  for (I i = 0; i < n; i++) set_at(p, bits, from + i, PyLong_AsLong(PyList_GetItem(l, i)));
  return n;
}
static void fill_field(G* g, const FD* f, PyObject* v) {
  char* p = (char*)g + f->at;
  int16_t* counts = (int16_t*)((char*)g + f->count);
  if (f->kind == F_INT) { set_at(p, f->bits, 0, PyLong_AsLong(v)); return; }
  if (f->kind == F_ROW) { fill_row(p, f->bits, 0, v); return; }
  if (f->kind == F_ZONE) { counts[0] = fill_row(p, f->bits, 0, v); return; }
  I rows = (I)PyList_Size(v);
  if (f->kind == F_COL || f->kind == F_COLS) *(I*)((char*)g + f->rows) = rows;
  if (f->kind == F_COL) { fill_row(p, f->bits, 0, v); return; }
  for (I r = 0; r < rows; r++) {
    I n = fill_row(p, f->bits, r * f->cols, PyList_GetItem(v, r));
    if (f->kind != F_TABLE) counts[r] = n;
  }
}
static PyObject* s_fields(PyObject* self, PyObject* _) {
  G* g = GAME(self);
  PyObject* d = PyDict_New();
  PyObject* v = PyLong_FromUnsignedLongLong(g->rng);
  PyDict_SetItemString(d, "rng", v); Py_DecRef(v);
  v = PyLong_FromLong(g->over); PyDict_SetItemString(d, "over", v); Py_DecRef(v);
  v = PyLong_FromLong(g->seats); PyDict_SetItemString(d, "seats", v); Py_DecRef(v);
  for (int i = 0; i < N_FIELDS; i++) { v = field_of(g, &FIELDS[i]); PyDict_SetItemString(d, FIELDS[i].name, v); Py_DecRef(v); }
  return d;
}
static void fill(G* g, PyObject* values) {
  for (int i = 0; i < N_FIELDS; i++) { PyObject* v = PyDict_GetItemString(values, FIELDS[i].name); if (v) fill_field(g, &FIELDS[i], v); }
}
static PyObject* s_load(PyObject* self, PyObject* values) {
  G* g = GAME(self);
  g->rng = PyLong_AsUnsignedLongLongMask(PyDict_GetItemString(values, "rng"));
  fill(g, values);
  h_index(g);
  TRY(GAME(self), return broken(self));
  if (!g->over) h_ask_options(g, g->seat);
  return none();
}
/* `told`: events and outcomes of chance are kept for `heard` */
static PyObject* begun(PyObject* type, PyObject* const* a, int told) {
  S* s = fresh((PyTypeObject*)type);
  if (!s) return NULL;
  if (!hold(s, a[3])) { Py_DecRef((PyObject*)s); return NULL; }
  fill(&s->g, a[2]);
  PyObject* failed;
  switch (setjmp(h_out)) {
    case 0: break;
    case NEED: quiet(&s->g); failed = PyObject_CallMethod(type, "_need", "i", (int)h_need); Py_DecRef((PyObject*)s); return failed;
    default: quiet(&s->g); failed = broken((PyObject*)s); Py_DecRef((PyObject*)s); return failed;
  }
  s->g.live = s->g.careful = told;
  h_begin(&s->g, (I)PyLong_AsLong(a[0]), PyLong_AsUnsignedLongLongMask(a[1]));
  quiet(&s->g);
  return (PyObject*)s;
}
static PyObject* s_start(PyObject* type, PyObject* const* a, Py_ssize_t n) { return begun(type, a, 0); }

/* playing */
static int on_offer(PyObject* self, PyObject* choice, I* code) {
  G* g = GAME(self);
  long a = PyLong_AsLong(choice);
  PyObject *yes = PyBool_FromLong(1), *no = PyBool_FromLong(0);
  int truth = choice == yes || choice == no;
  Py_DecRef(yes); Py_DecRef(no);
  if (a == -1 && PyErr_Occurred()) PyErr_Clear();
  else if (!truth) for (I i = 0; i < g->n_legal; i++) if (g->legal[i] == a) { *code = (I)a; return 1; }
  PyObject* r = PyObject_CallMethod(self, "_checked", "O", choice);     /* an id, or the error that says why not */
  if (!r) return 0;
  *code = (I)PyLong_AsLong(r);
  Py_DecRef(r);
  return 1;
}
static PyObject* s_apply(PyObject* self, PyObject* choice) {
  I a;
  if (!on_offer(self, choice, &a)) return NULL;
  TRY(GAME(self), return broken(self));
  h_apply(GAME(self), a);
  return none();
}
static PyObject* heard(void) {                        /* (events, outcomes of chance) since listen */
  size_t count = 0;
  for (size_t i = 0; i < h_events.n; i += 4 + h_events.v[i + 1] + h_events.v[i + 3]) count++;
  PyObject* events = PyList_New(count);
  count = 0;
  for (size_t i = 0; i < h_events.n;) {
    I* e = h_events.v + i;
    PyObject* values = PyTuple_New(1 + e[1]);
    PyTuple_SetItem(values, 0, PyLong_FromLong(e[0]));
    for (I k = 0; k < e[1]; k++) PyTuple_SetItem(values, 1 + k, PyLong_FromLong(e[4 + k]));
    PyObject* stack = PyTuple_New(e[3]);
    for (I k = 0; k < e[3]; k++) PyTuple_SetItem(stack, k, PyLong_FromLong(e[4 + e[1] + e[3] - 1 - k]));
    PyObject* row = PyTuple_New(3);
    PyTuple_SetItem(row, 0, values); PyTuple_SetItem(row, 1, stack); PyTuple_SetItem(row, 2, PyLong_FromLong(e[2]));
    PyList_SetItem(events, count++, row);
    i += 4 + e[1] + e[3];
  }
  PyObject* both = PyTuple_New(2);
  PyTuple_SetItem(both, 0, events); PyTuple_SetItem(both, 1, ints(h_trace.v, (I)h_trace.n));
  return both;
}
static void listen(void) { h_events.n = h_trace.n = 0; }
static void follow(PyObject* outcomes) {              /* chance gives these from now on, until quiet */
  h_script.n = h_script_at = 0;
  for (Py_ssize_t i = 0; i < PyList_Size(outcomes); i++) h_put(&h_script, (I)PyLong_AsLong(PyList_GetItem(outcomes, i)));
  h_scripted = 1;
}
static PyObject* s_step(PyObject* self, PyObject* const* a, Py_ssize_t n) {
  I code = (I)PyLong_AsLong(a[0]);
  G* g = GAME(self);
  listen();
  g->live = g->careful = 1;
  h_source = n > 1 ? a[1] : 0;
  h_moments = n > 2 ? a[2] : 0;
  TRY(g, return broken(self));
  h_apply(g, code);
  quiet(g);
  return heard();
}
static PyObject* s_opened(PyObject* type, PyObject* const* a, Py_ssize_t n) {
  listen();
  if (n > 5) h_source = a[5];
  else if (n > 4) follow(a[4]);
  if (n > 6) h_moments = a[6];
  PyObject* s = begun(type, a, 1);
  h_scripted = 0; h_source = h_moments = 0;
  if (!s) return NULL;
  PyObject* both = PyTuple_New(2);
  PyTuple_SetItem(both, 0, s); PyTuple_SetItem(both, 1, heard());
  return both;
}
static PyObject* s_scripted(PyObject* self, PyObject* const* a, Py_ssize_t n) {
  G* g = GAME(self);
  I need = 0;
  listen();
  follow(a[1]);
  g->live = g->careful = 1;
  switch (setjmp(h_out)) {
    case 0: h_apply(g, (I)PyLong_AsLong(a[0])); break;
    case NEED: need = h_need; break;
    default: quiet(g); return broken(self);
  }
  quiet(g);
  PyObject* both = PyTuple_New(2);
  PyTuple_SetItem(both, 0, PyLong_FromLong(need)); PyTuple_SetItem(both, 1, heard());
  return both;
}
static PyObject* s_legal(PyObject* self, PyObject* _) { return ints(GAME(self)->legal, GAME(self)->n_legal); }
static PyObject* s_clone(PyObject* self, PyObject* _) {
  S* n = blank(self->type);
  if (n) { SHARE(n, (S*)self); h_copy(&n->g, GAME(self)); }
  return (PyObject*)n;
}
static int wants(Py_ssize_t n, Py_ssize_t least, Py_ssize_t most) {
  if (n >= least && n <= most) return 1;
  PyErr_SetString(PyExc_TypeError, "wrong number of arguments");
  return 0;
}
static PyObject* s_sample(PyObject* self, PyObject* const* a, Py_ssize_t n) {
  if (!wants(n, 2, 2)) return NULL;
  long seat = PyLong_AsLong(a[0]);
  uint64_t seed = PyLong_AsUnsignedLongLongMask(a[1]);
  if (PyErr_Occurred()) return NULL;
  if (seat < 0 || seat >= GAME(self)->seats) return PyObject_CallMethod(self, "_bad_seat", "O", a[0]);
  S* new = blank(self->type);
  if (!new) return NULL;
  SHARE(new, (S*)self);
  TRY(&new->g, PyObject* r = broken((PyObject*)new); Py_DecRef((PyObject*)new); return r);
  for (uint64_t attempt = 0; attempt < 4096; attempt++) {
    h_copy(&new->g, GAME(self));
    h_sample(&new->g, seat, seed + (attempt << 32));
    if (new->g.n_legal || new->g.over) return (PyObject*)new;
  }
  Py_DecRef((PyObject*)new);
  return PyObject_CallMethod(self, "_no_sample", NULL);
}
static PyObject* s_playout(PyObject* self, PyObject* const* a, Py_ssize_t n) {
  int evaluation = 0;
  if (!wants(n, 1, 3)) return NULL;
  if (n > 1) {
    PyObject* r = PyObject_CallMethod(self, "_policy", "O", a[1]);
    if (!r) return NULL;
    evaluation = PyLong_AsLong(r) != 0;
    Py_DecRef(r);
  }
  uint64_t seed = PyLong_AsUnsignedLongLongMask(a[0]);
  int64_t limit = n > 2 ? PyLong_AsLong(a[2]) : 0;
  if (PyErr_Occurred()) return NULL;
  TRY(GAME(self), return broken(self));
  return PyLong_FromLong(h_playout(GAME(self), seed, evaluation, limit));
}
static PyObject* s_denials(PyObject* self, PyObject* _) {
  G* g = GAME(self);
  h_denials.n = 0;
  g->denying = 1;
  TRY(GAME(self), return broken(self));
  h_ask_options(g, g->seat);
  g->denying = 0;
  return ints(h_denials.v, (I)h_denials.n);
}
static PyObject* s_options_of(PyObject* self, PyObject* seat) {
  G* g = GAME(self);
  I p = (I)PyLong_AsLong(seat);
  TRY(GAME(self), return broken(self));
  h_ask_options(g, p);
  PyObject* l = ints(g->legal, g->n_legal);
  h_ask_options(g, g->seat);
  return l;
}
static PyObject* s_question(PyObject* self, PyObject* _) {
  G* g = GAME(self);
  return Py_BuildValue("(i(iii)ii)", (int)g->opt, (int)g->x[0], (int)g->x[1], (int)g->x[2], (int)g->all, (int)g->seat);
}
static PyObject* s_why(PyObject* self, PyObject* _) {
  G* g = GAME(self);
  I n = 0;
  for (I f = g->fp; f >= 0; f = g->st[f + 2]) n++;
  PyObject* l = PyList_New(n);
  for (I f = g->fp; f >= 0; f = g->st[f + 2]) PyList_SetItem(l, --n, PyLong_FromLong(g->st[f]));
  return l;
}
static PyObject* s_frames(PyObject* self, PyObject* _) {
  G* g = GAME(self);
  I n = 0;
  for (I f = g->fp; f >= 0; f = g->st[f + 2]) n++;
  PyObject* l = PyList_New(n);
  for (I f = g->fp; f >= 0; f = g->st[f + 2]) {
    I size = SIZES[g->st[f]] - 3;
    PyObject* row = PyList_New(1 + size);
    PyList_SetItem(row, 0, PyLong_FromLong(g->st[f]));
    for (I i = 0; i < size; i++) PyList_SetItem(row, 1 + i, PyLong_FromLong(g->st[f + 3 + i]));
    PyList_SetItem(l, --n, row);
  }
  return l;
}
static PyObject* s_weigh(PyObject* self, PyObject* _) {
  G* g = GAME(self);
  I w[OPTIONS];
  TRY(GAME(self), return broken(self));
  WEIGHING(for (I i = 0; i < g->n_legal; i++) w[i] = h_weigh(g, g->seat, g->legal[i]));
  return ints(w, g->n_legal);
}
static PyObject* per_seat(const I* v, I n) {
  PyObject* t = PyTuple_New(n);
  for (I i = 0; t && i < n; i++) PyTuple_SetItem(t, i, PyLong_FromLong(v[i]));
  return t;
}
static PyObject* s_values(PyObject* self, PyObject* _) {
  G* g = GAME(self);
  I v[SEATS];
  TRY(GAME(self), return broken(self));
  WEIGHING(for (I p = 0; p < g->seats; p++) v[p] = h_value(g, p));
  return per_seat(v, g->seats);
}
static PyObject* s_sees_field(PyObject* self, PyObject* const* a, Py_ssize_t n) {
  TRY(GAME(self), return broken(self));
  return PyBool_FromLong(h_sees(GAME(self), (I)PyLong_AsLong(a[0]), (I)PyLong_AsLong(a[1]), (I)PyLong_AsLong(a[2])));
}

/* as bytes: the state, the records in use, then the options and the frames in use */
#define SIZE(count, column, size) rows += (size_t)g->count * (size);
static PyObject* s_bytes(PyObject* self, PyObject* _) {
  G* g = GAME(self);
  size_t rows = offsetof(G, fixed);
  COLUMNS(SIZE)
  size_t all = rows + (g->n_legal + g->sp) * sizeof(I), at = offsetof(G, fixed);
  char* buffer = malloc(all);
  if (!buffer) abort();
  memcpy(buffer, g, at);
#define SAVE(count, column, size) memcpy(buffer + at, g->column, (size_t)g->count * (size)); at += (size_t)g->count * (size);
  COLUMNS(SAVE)
  memcpy(buffer + at, g->legal, g->n_legal * sizeof(I));
  memcpy(buffer + at + g->n_legal * sizeof(I), g->st, g->sp * sizeof(I));
#ifdef BOOKS
  memset(buffer + offsetof(G, book), 0, sizeof g->book);
#endif
  memset(buffer + offsetof(G, memo), 0, sizeof g->memo + sizeof g->cache);
  PyObject* r = PyBytes_FromStringAndSize(buffer, all);
  free(buffer);
  return r;
}
static PyObject* s_from(PyObject* type, PyObject* const* args, Py_ssize_t _) {
  char* p; Py_ssize_t n;
  if (PyBytes_AsStringAndSize(args[0], &p, &n)) return NULL;
  size_t at = offsetof(G, fixed), rows = at;
  S* s = fresh((PyTypeObject*)type);
  if (!s) return NULL;
  G* g = &s->g;
  if ((size_t)n >= at) memcpy(g, p, at);
  g->cache = 0; quiet(g);
#define WITHIN(count, column, size) if (g->count < 0 || (size_t)g->count * (size) > sizeof g->column) rows = SIZE_MAX / 2;
  COLUMNS(SIZE)
  COLUMNS(WITHIN)
  if ((size_t)n < at || g->n_legal < 0 || g->n_legal > OPTIONS || g->sp < 0 || g->sp > DEPTH ||
      (size_t)n != rows + (g->n_legal + g->sp) * sizeof(I)) {
    Py_DecRef((PyObject*)s);
    PyErr_SetString(PyExc_ValueError, "wrong length");
    return NULL;
  }
#define READ(count, column, size) memcpy(g->column, p + at, (size_t)g->count * (size)); at += (size_t)g->count * (size);
  COLUMNS(READ)
  memcpy(g->legal, p + at, g->n_legal * sizeof(I));
  memcpy(g->st, p + at + g->n_legal * sizeof(I), g->sp * sizeof(I));
  if (!hold(s, args[1])) { Py_DecRef((PyObject*)s); return NULL; }
  return (PyObject*)s;
}
static PyObject* g_over(PyObject* self, void* _) { return PyBool_FromLong(GAME(self)->over); }
static PyObject* g_seat(PyObject* self, void* _) { return PyLong_FromLong(GAME(self)->seat); }
static PyObject* g_number(PyObject* self, void* _) { return PyLong_FromLong(GAME(self)->asked); }
static PyObject* g_score(PyObject* self, void* _) { return per_seat((const I*)GAME(self)->m_score, GAME(self)->seats); }
static PyObject* g_result(PyObject* self, void* _) {
  I v[SEATS];
  for (I p = 0; p < SEATS; p++) v[p] = GAME(self)->m_result[p];
  return per_seat(v, GAME(self)->seats);
}
#ifdef BOOKS
static PyObject* g_books(PyObject* self, void* _) { Py_IncRef(((S*)self)->books); return ((S*)self)->books; }
#endif
static PyObject* s_search(PyObject* self, PyObject* const* a, Py_ssize_t n);
static PyMethodDef METHODS[] = {
  {"apply", s_apply, ONEARG, "Makes a choice, by code or id, and runs to the next decision."},
  {"legal", s_legal, NOARGS, "The codes of all actions on offer."},
  {"clone", s_clone, NOARGS, "An independent copy."},
  {"sample", (PyCFunction)(void*)s_sample, FASTCALL, "A position drawn from what a seat knows."},
  {"playout", (PyCFunction)(void*)s_playout, FASTCALL, "Plays this very position to its end."},
  {"fields", s_fields, NOARGS, "All values of the state."},
  {"expected_values", s_values, NOARGS, "What each seat may expect to score."},
  {"search", (PyCFunction)(void*)s_search, FASTCALL, "A tree that thinks for a seat."},
  {"action_scores", s_weigh, NOARGS, "The score that the evaluation gives each action on offer."},
  {"_load", s_load, ONEARG, ""}, {"_step", (PyCFunction)(void*)s_step, FASTCALL, ""}, {"_scripted", (PyCFunction)(void*)s_scripted, FASTCALL, ""},
  {"_raw_denials", s_denials, NOARGS, ""}, {"_options_of", s_options_of, ONEARG, ""}, {"_raw_question", s_question, NOARGS, ""},
  {"_why", s_why, NOARGS, ""}, {"_sees_field", (PyCFunction)(void*)s_sees_field, FASTCALL, ""}, {"_body", s_bytes, NOARGS, ""}, {"_raw_frames", s_frames, NOARGS, ""},
  {"start", (PyCFunction)(void*)s_start, FASTCALL | CLASSMETHOD, ""}, {"opened", (PyCFunction)(void*)s_opened, FASTCALL | CLASSMETHOD, ""}, {"from_body", (PyCFunction)(void*)s_from, FASTCALL | CLASSMETHOD, ""},
  {0, 0, 0, 0}};
static PyGetSetDef GETS[] = {{"over", g_over, 0, 0, 0}, {"seat", g_seat, 0, 0, 0}, {"choice_count", g_number, 0, 0, 0},
  {"score", g_score, 0, 0, 0}, {"result", g_result, 0, 0, 0},
#ifdef BOOKS
  {"books", g_books, 0, 0, 0},
#endif
  {0, 0, 0, 0, 0}};
static PyType_Slot SLOTS[] = {{TP_DEALLOC, s_dealloc}, {TP_METHODS, METHODS}, {TP_GETSET, GETS}, {0, 0}};
static PyType_Spec SPEC = {"noctuary.kernel.runtime.backends.native.State", sizeof(S), 0, TPFLAGS, SLOTS};
PyObject* noctuary_type(void) { return PyType_FromSpec(&SPEC); }
int noctuary_size(void) { return (int)sizeof(G); }
