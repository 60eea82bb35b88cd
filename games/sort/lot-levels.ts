/** Written by find-lots.ts: seed and moves of a good driver of each level, in base 36. */
export const lotLevels =
  '1.5 1.5 1.6 1.6 1.7 2.7 7.8 2.8 1.9 1.7 2.7 1.8 1.8 7.9 1.9 i.b 2.a 2v.d 3.a 4r.b a.c 2d.c 9m.e 13.e 5v.g 2v.e w.h 1q.g 8q.e b.f 24.f 2s.f j.g 4a.h 5v.g 29.k 2o.h 6n.i 25.j 8x.j hx.j 37.k 5k.m fr.k 45.p 7j.m d2.k 1u.o 3h.m as.m 4.m 96.q 8w.m 21.r 53.l q.j 2s.n a1.o qv.n 30.r'
