/* Runs rules from question to question. */
static int h_next_of_all(G* g, I seat) {
  for (; seat < g->seats; seat++) {
    h_ask_options(g, seat);
    if (g->n_legal) { g->seat = seat; return 1; }
  }
  return 0;
}
static int h_asked(G* g) {
  if ((uint32_t)g->seat >= (uint32_t)g->seats) h_fail(11, 0);
  for (I p = 0; p < SEATS; p++) g->m_answers[p] = -1;
  if (g->all) {
    if (h_next_of_all(g, 0)) return 1;
    g->ret = 0;
    return 0;
  }
  h_ask_options(g, g->seat);
  if (g->n_legal > 1 || (g->n_legal && !g->alone)) return 1;
  g->ret = g->n_legal ? g->legal[0] : -1;
  return 0;
}
static void h_run(G* g) {
  I unasked = 0;
  do {
    if (unasked++ > MAX_UNASKED) h_fail(14, g->st[g->fp]);
    g->wait = 0;
    do {
      if (g->over || g->sp == 0) {
        g->over = 1; g->n_legal = 0; g->seat = -1; g->sp = 0; g->fp = -1;
        h_close(g);
        return;
      }
      RULE[g->st[g->fp]](g, g->st + g->fp);
    } while (!g->wait);
  } while (!h_asked(g));
}
static void h_begin(G* g, I seats, uint64_t seed) {
  g->seats = seats; g->rng = h_scramble(seed); g->fp = -1; g->sp = 0; g->seat = -1;
  h_place(g);
  h_push(g, ENTRY, SIZES[ENTRY], 0);
  h_run(g);
}
static inline void h_apply(G* g, I a) {
  g->asked++;
  if (g->all) {
    g->m_answers[g->seat] = a;
    if (h_next_of_all(g, g->seat + 1)) return;
    g->ret = 0;
  } else g->ret = a;
  h_run(g);
}
/* One choice in eight is any that the evaluation scores lower by no more than this. */
#define SLIP 100
static int64_t h_playout(G* g, uint64_t seed, int evaluation, int64_t limit) {
  uint64_t s = h_scramble(seed);
  int64_t n = 0;
  while (!g->over && (!limit || n < limit)) {
    s = h_step(s);
    I k = h_pick(s, g->n_legal);
    if (evaluation && g->n_legal > 1) {
      I w[OPTIONS], best = INT32_MIN;
      WEIGHING(for (I i = 0; i < g->n_legal; i++) { w[i] = h_weigh(g, g->seat, g->legal[i]); if (w[i] > best) best = w[i]; });
      if ((s & 0xFF) >= 32 || w[k] < best - SLIP) while (w[k] != best) k = (k + 1) % g->n_legal;
    }
    h_apply(g, g->legal[k]);
    n++;
  }
  return n;
}
/* Of records only those in use are copied and saved: what lies beyond is never read. */
static void h_copy(G* to, const G* from) {
  memcpy(to, from, offsetof(G, fixed));
#define COPY(count, column, size) if (from->count) memcpy(to->column, from->column, from->count * (size));
  COLUMNS(COPY)
  memcpy(to->legal, from->legal, from->n_legal * sizeof(I));
  memcpy(to->st, from->st, from->sp * sizeof(I));
}
static void h_sample(G* g, I seat, uint64_t seed) {
  uint64_t s = h_resample(g, seat, seed);
  if (g->over) return;
  if (g->all) for (I p = 0; p < g->seat; p++) if (p != seat && g->m_answers[p] != -1) {
    h_ask_options(g, p);
    s = h_step(s);
    g->m_answers[p] = g->legal[h_pick(s, g->n_legal)];
  }
  h_ask_options(g, g->seat);
}
