/* What the rules call: chance, frames, events, pieces. */
typedef struct { I* v; size_t n, room; } Vec;
static void h_put(Vec* b, I x) {
  if (b->n == b->room) {
    b->room = b->room ? 2 * b->room : 256;
    b->v = realloc(b->v, b->room * sizeof(I));
    if (!b->v) abort();
  }
  b->v[b->n++] = x;
}
static Vec h_events, h_denials, h_trace, h_script;
static size_t h_script_at;
static int h_scripted;
static PyObject* h_source;                        /* gives the outcomes of chance, where it is set */
static PyObject* h_moments;                       /* collects a copy of the position at each event, where it is set */
static void h_keep_moment(G* g);

__attribute__((noinline)) static I h_rand_careful(G* g, I n) {
  g->rng = h_step(g->rng);
  I x = h_pick(g->rng, n);
  if (h_source) {
    PyObject* given = PyObject_CallFunction(h_source, "i", (int)n);
    if (!given) longjmp(h_out, BROKEN);
    long outcome = PyLong_AsLong(given);
    Py_DecRef(given);
    if (outcome < 0 || outcome >= n) h_fail(12, 0);
    x = (I)outcome;
  } else if (h_scripted) {
    if (h_script_at == h_script.n) { h_need = n; longjmp(h_out, NEED); }
    x = h_script.v[h_script_at++];
    if (x < 0 || x >= n) { h_need = -1; longjmp(h_out, NEED); }
  }
  h_put(&h_trace, x);
  return x;
}
static inline I h_rand(G* g, I n, I loc) {
  if (n <= 0) h_fail(6, loc);
  if (g->careful) return h_rand_careful(g, n);
  g->rng = h_step(g->rng);
  return h_pick(g->rng, n);
}
static inline I* h_push(G* g, I rule, I size, I loc) {
  if (g->sp + size > DEPTH) h_fail(3, loc);
  I* f = g->st + g->sp;
  memset(f, 0, size * sizeof(I));
  f[0] = rule; f[2] = g->fp;
  g->fp = g->sp; g->sp += size;
  return f;
}
/* event, fields, function, depth, values, rules on the stack (innermost first) */
__attribute__((noinline)) static void h_emit(G* g, I event, I n, const I* v, I place) {
  I depth = 0;
  for (I f = g->fp; f >= 0; f = g->st[f + 2]) depth++;
  h_put(&h_events, event); h_put(&h_events, n); h_put(&h_events, place); h_put(&h_events, depth);
  for (I i = 0; i < n; i++) h_put(&h_events, v[i]);
  for (I f = g->fp; f >= 0; f = g->st[f + 2]) h_put(&h_events, g->st[f]);
  if (h_moments) h_keep_moment(g);
}
__attribute__((noinline)) static void h_deny(I action, I clause) { h_put(&h_denials, action); h_put(&h_denials, clause); }

static inline I h_mask(const G* g, const ZD* z, I c) {
  const char* p = (const char*)g + z->known;
  return z->bits == 8 ? ((const int8_t*)p)[c] : z->bits == 16 ? ((const int16_t*)p)[c] : ((const int32_t*)p)[c];
}
static inline void h_set_mask(G* g, const ZD* z, I c, I m) {
  char* p = (char*)g + z->known;
  if (z->bits == 8) ((int8_t*)p)[c] = m; else if (z->bits == 16) ((int16_t*)p)[c] = m; else ((int32_t*)p)[c] = m;
}
static int h_by_value(const void* a, const void* b) { return *(const I*)a - *(const I*)b; }

static int h_by_slot(const void* a, const void* b) {
  int64_t x = *(const int64_t*)a, y = *(const int64_t*)b;
  return (x > y) - (x < y);
}

/* moving the pieces of one sort; E is the C type of their numbers */
#define LIST(E, z) ((E*)((char*)g + (z)->at))
#define COUNT(z) (*(int16_t*)((char*)g + (z)->count))
#define PIECES(K, E) \
static void h_leave##K(G* g, const ZD* z, I i) { \
  E* l = LIST(E, z); I n = --COUNT(z); \
  if (z->bag) l[i] = l[n]; else for (; i < n; i++) l[i] = l[i + 1]; } \
static inline void h_enter##K(G* g, I c, I to, I loc) { \
  const ZD* z = &Z##K[to]; I n = COUNT(z); \
  if (n >= z->cap) h_fail(2, loc); \
  LIST(E, z)[n] = c; COUNT(z) = n + 1; g->w_##K[c] = to; } \
static I h_move##K(G* g, I c, I to, I loc) { \
  if ((uint32_t)c >= sizeof g->w_##K / sizeof *g->w_##K) h_fail(1, loc); \
  const ZD* z = &Z##K[g->w_##K[c]]; const E* l = LIST(E, z); \
  I i = COUNT(z) - 1; while (i >= 0 && l[i] != c) i--; \
  if (i < 0) h_fail(8, loc); \
  h_leave##K(g, z, i); h_enter##K(g, c, to, loc); return 0; } \
static I h_move_all##K(G* g, I from, I to, I loc) { \
  const ZD* z = &Z##K[from]; I n = COUNT(z); \
  if (from == to) return 0; \
  for (I i = 0; i < n; i++) h_enter##K(g, LIST(E, z)[i], to, loc); \
  COUNT(z) = 0; return 0; } \
static I h_draw##K(G* g, I from, I to, I loc) { \
  const ZD* z = &Z##K[from]; I i = h_rand(g, COUNT(z), loc); I c = LIST(E, z)[i]; \
  h_leave##K(g, z, i); h_enter##K(g, c, to, loc); return c; } \
static void h_index##K(G* g, I zones) { \
  for (I k = 0; k < zones; k++) { const ZD* z = &Z##K[k]; for (I i = 0; i < COUNT(z); i++) g->w_##K[LIST(E, z)[i]] = k; } } \
static uint64_t h_redeal##K(G* g, const I* zs, I n, I seat, I count, const ZD* pool, uint64_t s) { \
  uint8_t in[count]; I left[count]; int64_t slots[count]; I m = 0; \
  memset(in, 0, count); \
  for (I k = 0; k < n; k++) { const ZD* z = &Z##K[zs[k]]; E* l = LIST(E, z); I c = COUNT(z); I first = m; \
    for (I i = 0; i < c; i++) if (z->known < 0 || !(h_mask(g, z, l[i]) >> seat & 1)) { \
      in[l[i]] = 1; \
      slots[m++] = (int64_t)(pool ? h_mask(g, pool, l[i]) : 0) << 32 | (uint32_t)(z->known < 0 ? 0 : h_mask(g, z, l[i])); \
      if (z->known >= 0) h_set_mask(g, z, l[i], 0); } \
    if (z->bag) { \
      if (pool || z->known >= 0) qsort(slots + first, m - first, sizeof *slots, h_by_slot); \
      I kept[count]; I a = 0; \
      for (I i = 0; i < c; i++) if (!in[l[i]]) kept[a++] = l[i]; \
      qsort(kept, a, sizeof(I), h_by_value); \
      for (I i = 0; i < c; i++) l[i] = i < a ? kept[i] : -1; \
    } else for (I i = 0; i < c; i++) if (in[l[i]]) l[i] = -1; } \
  I have = 0; for (I c = 0; c < count; c++) if (in[c]) left[have++] = c; \
  m = 0; \
  for (I k = 0; k < n; k++) { const ZD* z = &Z##K[zs[k]]; E* l = LIST(E, z); I c = COUNT(z); \
    int last = k == n - 1 && z->bag && !pool; \
    for (I i = 0; i < c; i++) { \
      if (l[i] >= 0) continue; \
      I x, back = (I)(slots[m] >> 32), mask = (I)slots[m]; m++; \
      if (last) x = left[--have]; \
      else if (!pool) { s = h_step(s); I j = h_pick(s, have); x = left[j]; left[j] = left[--have]; } \
      else { \
        I size = 0, end = -1, at = -1; \
        for (I q = 0; q < have; q++) if (h_mask(g, pool, left[q]) == back) { size++; end = q; } \
        s = h_step(s); I j = h_pick(s, size); \
        for (I q = 0; q < have; q++) if (h_mask(g, pool, left[q]) == back && j-- == 0) { at = q; break; } \
        x = left[at]; left[at] = left[end]; \
        have--; for (I q = end; q < have; q++) left[q] = left[q + 1]; } \
      l[i] = x; g->w_##K[x] = zs[k]; \
      if (z->known >= 0) h_set_mask(g, z, x, mask); } } \
  return s; }
