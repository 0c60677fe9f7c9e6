/* Ints, random numbers, lists inside the state. Statement expressions are GNU C: gcc, clang and zig cc have them. */
typedef int32_t I;
typedef struct G G;
#define MUL 6364136223846793005ULL
#define INC 1442695040888963407ULL

/* A broken promise of the rules (full zone, bad index) or a chance that a script does not give leaves at once. */
static _Thread_local jmp_buf h_out;
static _Thread_local I h_kind, h_loc, h_need;
enum { BROKEN = 1, NEED = 2 };
__attribute__((noreturn, cold)) static void h_fail(I kind, I loc) { h_kind = kind; h_loc = loc; longjmp(h_out, BROKEN); }

/* What kept functions have answered in the weighing under way; a search that runs beside others has its own. */
typedef struct Memo Memo;
#define WEIGHING(body) do { Memo* _m = g->cache ? g->cache : &h_memo; _m->weighing++; g->memo = _m; body; g->memo = 0; } while (0)

static inline uint64_t h_step(uint64_t s) { return s * MUL + INC; }
static inline I h_pick(uint64_t s, I n) { return (I)(((s >> 33) * (uint64_t)n) >> 31); }
static uint64_t h_scramble(uint64_t seed) {
  uint64_t z = seed + 0x9E3779B97F4A7C15ULL;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31);
}

#ifdef CHECKED
#define IX(i, n, loc) ({ I _i = (i); if ((uint32_t)_i >= (uint32_t)(n)) h_fail(1, loc); _i; })
#define FIT(v, bits, loc) ({ if ((v) != (int##bits##_t)(v)) h_fail(5, loc); 0; })
#define CHECK_FIT(op, a, b, loc) ({ I _w; if (op((I)(a), (I)(b), &_w)) h_fail(5, loc); _w; })
#define ADD(a, b, loc) CHECK_FIT(__builtin_add_overflow, a, b, loc)
#define SUB(a, b, loc) CHECK_FIT(__builtin_sub_overflow, a, b, loc)
#define TIMES(a, b, loc) CHECK_FIT(__builtin_mul_overflow, a, b, loc)
#define SHL(a, b, loc) ({ int64_t _a = (a); I _b = (b); if (_b < 0 || _b > 31 || (_a << _b) != (I)(_a << _b)) h_fail(5, loc); (I)(_a << _b); })
#define AF(v, size, loc) ({ I _f = (v); if ((uint32_t)_f >= (uint32_t)(size)) h_fail(10, loc); _f; })
#else
#define IX(i, n, loc) (i)
#define ADD(a, b, loc) ((a) + (b))
#define SUB(a, b, loc) ((a) - (b))
#define TIMES(a, b, loc) ((a) * (b))
#define SHL(a, b, loc) ((a) << (b))
#define FIT(v, bits, loc) ((void)0)
#define AF(v, size, loc) (v)
#endif
#define MIN(a, b) ({ I _m = (a), _n = (b); _m < _n ? _m : _n; })
#define MAX(a, b) ({ I _m = (a), _n = (b); _m > _n ? _m : _n; })
#define ABS(a) ({ I _m = (a); _m < 0 ? -_m : _m; })
#define ROWMIN(p, n) ({ I _b = (p)[0]; for (I _k = 1; _k < (n); _k++) if ((p)[_k] < _b) _b = (p)[_k]; _b; })
#define ROWMAX(p, n) ({ I _b = (p)[0]; for (I _k = 1; _k < (n); _k++) if ((p)[_k] > _b) _b = (p)[_k]; _b; })
#define FDIV(a, b, loc) ({ I _a = (a), _b = (b); if (_b == 0) h_fail(9, loc); I _q = _a / _b; _q - (_q * _b != _a && ((_a < 0) != (_b < 0))); })
#define FMOD(a, b, loc) ({ I _a = (a), _b = (b); if (_b == 0) h_fail(9, loc); I _m = _a % _b; _m && ((_m < 0) != (_b < 0)) ? _m + _b : _m; })
#define HAS(p, n, v) ({ I _k = 0; while (_k < (n) && (p)[_k] != (v)) _k++; _k < (n); })
#define ROOM(n, cap, loc) ({ if ((n) >= (cap)) h_fail(2, loc); 0; })
#define POP(p, n, i, loc) ({ I _i = (i); if (_i < 0) _i += (n); if (_i < 0 || _i >= (n)) h_fail(1, loc); I _c = (p)[_i]; (n)--; for (; _i < (n); _i++) (p)[_i] = (p)[_i + 1]; _c; })
#define REMOVE(p, n, v, loc) ({ I _v = (v); I _k = 0; while (_k < (n) && (p)[_k] != _v) _k++; if (_k >= (n)) h_fail(8, loc); (n)--; for (; _k < (n); _k++) (p)[_k] = (p)[_k + 1]; 0; })
#define INSERT(p, n, cap, i, v, loc) ({ I _i = (i), _v = (v); ROOM(n, cap, loc); if (_i < 0) _i += (n); if (_i < 0) _i = 0; if (_i > (n)) _i = (n); for (I _k = (n); _k > _i; _k--) (p)[_k] = (p)[_k - 1]; (p)[_i] = _v; (n)++; 0; })
#define TAKE_ONE(p, n, loc) ({ I _i = h_rand(g, (n), loc); I _c = (p)[_i]; (n)--; (p)[_i] = (p)[n]; _c; })
#define OFFER(a, loc) ({ I _v = (a); if (g->n_legal >= OPTIONS) h_fail(7, loc); g->legal[g->n_legal++] = _v; 0; })
#define TURN(n, loc) if (++n > MAX_TURNS) h_fail(13, loc)
#define LEAVE g->sp = g->fp; g->fp = frame->_below
/* a called rule runs at once; the caller goes on here unless it asked or ended the game */
#define AWAY (g->st + g->fp != _f)

/* a zone of pieces: where its elements and its count are in the state, its room, whether order is free, who knows single pieces */
typedef struct { uint32_t at, count; int16_t cap; int8_t bag; int32_t known; int8_t bits; } ZD;
/* a field for Python: records give the place of their count instead of rows */
typedef struct { const char* name; uint32_t at; int bits; int kind; uint32_t rows; int cols; uint32_t count; } FD;
enum { F_INT, F_ROW, F_TABLE, F_ZONE, F_ZONES, F_COL, F_COLS };
