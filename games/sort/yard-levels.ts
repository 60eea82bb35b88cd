/** Written by find-yards.ts: seed and moves of a good player of each level, in base 36. */
export const yardLevels: Readonly<Record<string, string>> = {
  market:
    '2.6 1.7 6.6 5.a 1.a 5.b 5.e 5.e 1.f 1.e 4.f 3.i 5.k 5.n 1.m 2.o 8.o 2.t 2.m 4.s 2.m 2.n 2.v 3.t 1.s 7.w d.t 6.v 1.t 3.y 3.u 2.u 1.z a.11 2.w 1.y 8.13 1.z 6.10 7.15 3.z 4.12 8.1b 5.16 8.15 5.14 3.12 4.16 1.17 1.1d 4.17 1.1b 9.1b 5.1d 2.1g 7.1a 1.1c 1.1b 3.1b 8.1k',
  ferry:
    '1.9 1.a 1.h 4.i 1.e 1.d 3.b 2.a 5.i 3.j 2.f 4.f 5.j 2.e 4.m 3.l 2.l 3.i 6.l 6.m 2.r 4.s 3.p 5.l 3.r 6.o 4.z 2.v 1.u 6.t 2.s 2.o 1.z 3.w 6.x 5.t 4.12 5.11 4.1d 6.19 4.19 2.16 3.12 5.14 1.1d 1.18 6.19 2.16 3.1a 5.1a 4.1j 4.1g 2.1g 3.1d 6.1i 5.1f 5.1p 4.1s 1.1r 7.1j',
  train:
    '6.6 3.5 2.6 1.6 1.7 1.6 1.7 1.9 4.6 3.7 2.7 4.6 4.7 5.8 2.8 2.6 2.9 5.a 6.c 2.6 1.9 4.a 4.b 1.7 1.a 4.b 4.b 2.8 2.8 1.b 6.d 4.a 1.a 3.9 5.e 1.9 5.e 3.c 4.c 2.b 4.c 2.c 1.c 3.b 3.c d.a 1o.d 3.a n.c 6.c 7.d d.e 2.c e.b 1n.e k.c 13.f k.d d.a g.e',
  strings:
    '5.9 3.9 1.b 2.d 3.b 2.c 4.d 5.c 6.d 4.f 1.e 4.i 6.g 1.g 3.h 2.g 6.f 1.h 5.k 6.o 6.q 4.n 5.o 6.o 6.p 2.o 4.s 4.t 6.w 3.y 4.t 6.v 2.v 4.u 2.t 6.v 4.x 5.w 3.y 6.14 1.13 3.19 2.15 6.15 1.16 1.1b 2.1b 6.1e 6.19 4.1a 4.1d 2.1a 5.1d 4.1e 1.1c 2.1c 6.1f 4.1b 2.1c 5.1g',
  crane:
    'b.5 8.6 6.7 7.4 2.3 1.9 7.8 9.a 6.8 3.4 5.a 7.8 1.a 4.d 1.7 2.8 4.a b.d 3.d 9.7 3.b 5.e 4.b 1.g 1.9 2.d 4.e 2.e 1.h 1.b 6.e 4.e 3.e 2.g 3.b 6.h a.j 1.i 6.m 6.d 1.l 6.j 1.m 1.o 3.k 7.i 5.g 4.l 6.m 3.j 9.l 9.l 5.k 4.m a.g 8.i 4.q 3.l 5.q 6.j',
  towers:
    '2.5 4.4 3.e 3.c 9.m 8.o c.o 1.f 2.f 1.f 4.c 7.g 4.f 3.k 7.m d.m u.m 1.k 9.n 7.o e.m 4.m e.n 4.l 4.m 3.k 10.l 6.h 1.m 2.l 2.n 3.h 8.l 3.k 3.m 7.n i.o 7.j 6.m 5.l o.n 1.i 6.k 1j.q 7.n 17.o 12.x 1.p l.r b.r 3.o 2.t 2.u 3.o g.u 7.q 1.o r.p 5.v 1.p',
  pusher:
    '1.3 4.4 1.3 4.9 2.7 2.7 3.7 1.7 2.8 3.8 1.8 4.6 1.a 1.6 1.a 1.6 2.b 5.7 3.b 6.6 5.a 1.a 1.f 1.a 5.e 2.b 3.f 1.c 2.e 4.c 4.e 2.b 3.e 1.a 1.e 2.c 1.e 4.b 6.f 3.g 4.l 2.d 3.f 6.l 5.e 5.e 3.j 2.d 2.c 3.j 3.d 1.e 6.l 2.e 4.h 6.k 5.e 5.d 4.j 4.e',
  wheel:
    '3.2 2.2 2.2 1.4 4.3 1.3 6.5 2.4 6.6 2.4 3.4 5.4 3.4 3.4 3.5 3.7 1.6 2.6 2.7 2.7 4.5 2.9 3.8 1.5 3.7 4.8 1.5 1.8 3.8 1.8 6.9 5.9 1.7 a.8 7.8 3.7 4.8 4.9 1.8 r.9 a.9 3.9 t.9 4.9 6.a j.a 8.8 1.9 9.9 a.9 6.a j.9 6.9 2.9 x.a 3.9 3.8 12.9 3.9 2.7',
}
