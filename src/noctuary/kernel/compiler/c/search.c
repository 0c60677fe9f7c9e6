/* Information-set Monte Carlo tree search: what noctuary.bots.ismcts says in Python, to the bit. */
#include <math.h>
#include <time.h>
typedef struct { double urge, reward, squares; I code, visits, available, child, last, next, sum; } Node;
typedef struct { double win, points[SEATS]; } Sum;      /* what came of the iterations that began with a choice */
typedef struct {
  PyObject head;
  PyObject* of;                                          /* a world of the seat's knowledge; its books are read here too */
  I seat, evaluation, told, one, most, busy, refused;
  I sides[SEATS];
  const FD* where;                                       /* the field that tells the sides, where they are not known */
  int64_t lookahead;
  double explore, temper, doubt, result, spread, base;
  uint64_t seed;
  I n_nodes, nodes_room, n_sums, sums_room, path_room;
  Node* nodes; Sum* sums; I* path;                       /* path: nodes and their seats in turns */
  G root, world;
  Memo memo;
} T;
enum { NO_WORLD = 100 };                                 /* beside the kinds of what rules break */

static void* t_grow(void* v, I* room, size_t size) {
  *room = *room ? 2 * *room : 256;
  v = realloc(v, *room * size);
  if (!v) abort();
  return v;
}
static I t_node(T* t, I code, double urge) {
  if (t->n_nodes == t->nodes_room) t->nodes = t_grow(t->nodes, &t->nodes_room, sizeof(Node));
  t->nodes[t->n_nodes] = (Node){urge, 0, 0, code, 0, 0, -1, -1, -1, -1};
  return t->n_nodes++;
}

/* a world that the seat holds possible; others who are asked before it answer at random */
static void t_draw(T* t, uint64_t seed) {
  G* g = &t->world;
  for (uint64_t attempt = 0;; attempt++) {
    if (attempt == 4096) h_fail(NO_WORLD, 0);
    h_copy(g, &t->root);
    g->cache = &t->memo;
    h_sample(g, t->seat, seed + (attempt << 32));
    if (g->n_legal || g->over) break;
  }
  while (g->seat != t->seat) h_playout(g, seed, 0, 1);
}

/* how much each option asks to be tried, before any search */
static void t_urges(T* t, G* g, double* urge) {
  I n = g->n_legal;
  if (!t->evaluation || n == 1) { for (I i = 0; i < n; i++) urge[i] = t->explore / n; return; }
  I w[OPTIONS], top = INT32_MIN, m = 0;
  WEIGHING(for (I i = 0; i < n; i++) { w[i] = h_weigh(g, g->seat, g->legal[i]); if (w[i] > top) top = w[i]; });
  for (I i = 0; i < n; i++) m += w[i] > t->refused;
  double total = 0;
  for (I i = 0; i < n; i++) {
    double x = ((double)w[i] - (double)top) / t->temper;
    urge[i] = exp(x < -700 ? -700 : x);
    total += urge[i];
  }
  for (I i = 0; i < n; i++)
    urge[i] = m && w[i] <= t->refused ? 0 : t->explore * ((1 - t->doubt) * (urge[i] / total) + t->doubt / (m ? m : n));
}

/* the choice that looks best, by what it brought so far and by how little it was tried; -1 where the tree is full */
static I t_select(T* t, G* g, I parent) {
  I found[OPTIONS], n = g->n_legal, missing = 0;
  I near = t->nodes[parent].child;
  for (I i = 0; i < n; i++) {
    I code = g->legal[i], k = near;
    while (k >= 0 && t->nodes[k].code != code) k = t->nodes[k].next;
    if (k < 0) for (k = t->nodes[parent].child; k != near && t->nodes[k].code != code;) k = t->nodes[k].next;
    if (k < 0 || t->nodes[k].code != code) k = -1;
    found[i] = k;
    if (k < 0) missing++; else near = t->nodes[k].next;
  }
  if (missing) {
    if (t->n_nodes + missing > t->most) return -1;
    double urge[OPTIONS];
    t_urges(t, g, urge);
    for (I i = 0; i < n; i++) if (found[i] < 0) {
      I k = found[i] = t_node(t, g->legal[i], urge[i]);
      Node* p = &t->nodes[parent];
      if (p->last < 0) p->child = k; else t->nodes[p->last].next = k;
      p->last = k;
    }
  }
  I best = 0;
  double top = -1, usual = -1;
  for (I i = 0; i < n; i++) {
    Node* child = &t->nodes[found[i]];
    double worth;
    child->available++;
    if (!child->urge) continue;                          /* the evaluation refuses it */
    if (child->visits) worth = child->reward / child->visits + child->urge * sqrt(child->available) / (child->visits + 1);
    else {
      if (usual < 0) {
        int64_t visits = 0;
        double reward = 0;
        for (I k = 0; k < n; k++) { visits += t->nodes[found[k]].visits; reward += t->nodes[found[k]].reward; }
        usual = visits ? reward / visits : 0.5;
      }
      worth = usual + child->urge * sqrt(child->available);
    }
    if (worth > top) { best = i; top = worth; }
  }
  return found[best];
}

/* the share of a win that each seat may expect with these points, or has with this result */
static void t_wins(T* t, G* g, const I* points, double* wins) {
  I seats = g->seats, sides[SEATS], count[SEATS] = {0};
  int64_t sums[SEATS] = {0};
  if (t->told) {
    for (I p = 0; p < seats; p++) {
      I n = g->over ? g->m_result[p] : points[p];
      wins[p] = (n < 0 ? 0 : n > 1000 ? 1000 : n) / 1000.0;
    }
    return;
  }
  for (I p = 0; p < seats; p++) {
    const char* at = t->where ? (const char*)g + t->where->at : 0;
    sides[p] = !t->where ? t->sides[p] : t->one ? p != get_at(at, t->where->bits, 0) : get_at(at, t->where->bits, p);
  }
  /* a side is known here by the first of its seats */
  for (I p = 0; p < seats; p++) for (I q = 0; q <= p; q++) if (sides[q] == sides[p]) { sums[q] += points[p]; count[q]++; break; }
  double first = 0, second = 0;
  I parts = 0;
  for (I p = 0; p < seats; p++) if (count[p]) {
    double mean = (double)sums[p] / count[p];
    if (!parts || mean > first) { second = first; first = mean; }
    else if (parts == 1 || mean > second) second = mean;
    parts++;
  }
  for (I p = 0; p < seats; p++) {
    I q = 0;
    while (sides[q] != sides[p]) q++;
    double mean = (double)sums[q] / count[q];
    double lead = parts == 1 ? mean - t->base : mean - (mean == first ? second : first);
    wins[p] = 0.5 + 0.5 * tanh(lead / t->spread);
    if (g->over) wins[p] = t->result * g->m_result[p] / 1000 + (1 - t->result) * wins[p];
  }
}

/* one world, one way down the tree, one look ahead */
static void t_iterate(T* t, uint64_t seed) {
  G* g = &t->world;
  I at = 0, n = 0, points[SEATS];
  double wins[SEATS];
  t_draw(t, seed);
  while (!g->over) {
    I seat = g->seat, k = t_select(t, g, at);
    if (k < 0) break;
    at = k;
    h_apply(g, t->nodes[at].code);
    while (n + 2 > t->path_room) t->path = t_grow(t->path, &t->path_room, sizeof(I));
    t->path[n++] = at; t->path[n++] = seat;
    if (!t->nodes[at].visits) break;
  }
  if (!g->over) h_playout(g, seed, t->evaluation, t->lookahead);
  if (g->over) for (I p = 0; p < g->seats; p++) points[p] = g->m_score[p];
  else WEIGHING(for (I p = 0; p < g->seats; p++) points[p] = h_value(g, p));
  t_wins(t, g, points, wins);
  for (I i = 0; i < n; i += 2) {
    Node* node = &t->nodes[t->path[i]];
    double win = wins[t->path[i + 1]];
    node->visits++; node->reward += win; node->squares += win * win;
  }
  if (!n) return;
  Node* choice = &t->nodes[t->path[0]];
  if (choice->sum < 0) {
    if (t->n_sums == t->sums_room) t->sums = t_grow(t->sums, &t->sums_room, sizeof(Sum));
    choice->sum = t->n_sums;
    memset(&t->sums[t->n_sums++], 0, sizeof(Sum));
  }
  Sum* sum = &t->sums[choice->sum];
  sum->win += wins[t->seat];
  for (I p = 0; p < g->seats; p++) sum->points[p] += points[p];
}

static double t_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec + now.tv_nsec / 1e9;
}
/* So many iterations, or as many as fit into the time; at least one. What the rules broke, or 0. */
static I t_think(T* t, int64_t iterations, double seconds, int64_t* made) {
  double end = t_now() + seconds;
  *made = 0;
  if (setjmp(h_out)) return h_kind;
  do {
    t_iterate(t, t->seed);
    t->seed++;
    ++*made;
  } while ((!iterations || *made < iterations) && (seconds <= 0 ? iterations : t_now() < end));
  return 0;
}

static PyObject* t_run(PyObject* self, PyObject* const* a, Py_ssize_t n) {
  T* t = (T*)self;
  if (!wants(n, 2, 2)) return NULL;
  int64_t iterations = PyLong_AsLong(a[0]), made;
  double seconds = PyFloat_AsDouble(a[1]);
  if (PyErr_Occurred()) return NULL;
  if (t->busy) { PyErr_SetString(PyExc_ValueError, "this search is already thinking"); return NULL; }
  t->busy = 1;
  void* thread = PyEval_SaveThread();
  I kind = t_think(t, iterations, seconds, &made);
  I loc = h_loc;
  PyEval_RestoreThread(thread);
  t->busy = 0;
  if (kind == NO_WORLD) return PyObject_CallMethod(t->of, "_no_sample", NULL);
  if (kind) return PyObject_CallMethod(t->of, "_broken", "ii", (int)kind, (int)loc);
  return PyLong_FromLong(made);
}
/* of every choice of the root: code, visits, available, reward, squares, urge, wins, points */
static PyObject* t_rows(PyObject* self, PyObject* _) {
  T* t = (T*)self;
  PyObject* l = PyList_New(0);
  for (I k = t->nodes[0].child; l && k >= 0; k = t->nodes[k].next) {
    const Node* node = &t->nodes[k];
    PyObject* points = PyTuple_New(t->root.seats);
    for (I p = 0; p < t->root.seats; p++)
      PyTuple_SetItem(points, p, PyFloat_FromDouble(node->sum < 0 ? 0 : t->sums[node->sum].points[p]));
    PyObject* row = Py_BuildValue("(iiiddddN)", (int)node->code, (int)node->visits, (int)node->available, node->reward,
                                  node->squares, node->urge, node->sum < 0 ? 0 : t->sums[node->sum].win, points);
    PyList_Append(l, row);
    Py_DecRef(row);
  }
  return l;
}
static PyObject* t_size(PyObject* self, void* _) { return PyLong_FromLong(((T*)self)->n_nodes); }
static void t_dealloc(PyObject* self) {
  T* t = (T*)self;
  free(t->nodes); free(t->sums); free(t->path);
  if (t->of) Py_DecRef(t->of);
  s_release(self);
}
static PyMethodDef T_METHODS[] = {{"run", (PyCFunction)(void*)t_run, FASTCALL, ""}, {"rows", t_rows, NOARGS, ""}, {0, 0, 0, 0}};
static PyGetSetDef T_GETS[] = {{"nodes", t_size, 0, 0, 0}, {0, 0, 0, 0, 0}};
static PyType_Slot T_SLOTS[] = {{TP_DEALLOC, t_dealloc}, {TP_METHODS, T_METHODS}, {TP_GETSET, T_GETS}, {0, 0}};
static PyType_Spec T_SPEC = {"noctuary.kernel.runtime.backends.native.Search", sizeof(T), 0, TPFLAGS, T_SLOTS};
static PyTypeObject* t_type;

/* position.search(seat, seed, evaluation, lookahead, most, explore, temper, doubt, refused, told, result, spread, base, sides, where, one): a
   tree that thinks for a seat from worlds drawn from this one; `where` is the field that tells the sides where they are not
   given, `one` whether it names the one against the rest */
static PyObject* s_search(PyObject* self, PyObject* const* a, Py_ssize_t n) {
  if (!wants(n, 16, 16)) return NULL;
  if (!t_type && !(t_type = (PyTypeObject*)PyType_FromSpec(&T_SPEC))) return NULL;
  long seat = PyLong_AsLong(a[0]);
  if (!PyErr_Occurred() && (seat < 0 || seat >= GAME(self)->seats)) return PyObject_CallMethod(self, "_bad_seat", "O", a[0]);
  T* t = (T*)PyType_GenericAlloc(t_type, 0);
  if (!t) return NULL;
  t->seat = seat;
  t->seed = PyLong_AsUnsignedLongLongMask(a[1]);
  t->evaluation = PyLong_AsLong(a[2]); t->lookahead = PyLong_AsLong(a[3]); t->most = PyLong_AsLong(a[4]);
  t->explore = PyFloat_AsDouble(a[5]); t->temper = PyFloat_AsDouble(a[6]); t->doubt = PyFloat_AsDouble(a[7]);
  t->refused = PyLong_AsLong(a[8]);
  t->told = PyLong_AsLong(a[9]); t->result = PyFloat_AsDouble(a[10]);
  t->spread = PyFloat_AsDouble(a[11]); t->base = PyFloat_AsDouble(a[12]);
  Py_ssize_t length = PyList_Size(a[13]);
  for (I p = 0; p < length && p < SEATS; p++) t->sides[p] = PyLong_AsLong(PyList_GetItem(a[13], p));
  const char* where = PyUnicode_AsUTF8AndSize(a[14], 0);
  t->one = PyLong_AsLong(a[15]);
  for (int i = 0; where && i < N_FIELDS; i++) if (!strcmp(FIELDS[i].name, where)) t->where = &FIELDS[i];
  if (!PyErr_Occurred() && !t->where && length != GAME(self)->seats) PyErr_SetString(PyExc_ValueError, "nothing tells the sides");
  if (PyErr_Occurred()) { Py_DecRef((PyObject*)t); return NULL; }
  Py_IncRef(self);
  t->of = self;
  h_copy(&t->root, GAME(self));
  t_node(t, -1, 1.0);
  return (PyObject*)t;
}
