/** Written by find-stacks.ts: seed and moves of a good player of each level, in base 36. */
export const stackLevels: Readonly<Record<string, string>> = {
  pour: '2.6 1.9 2.d 2.j 1.e 1.e 8.o 8.o 6.m 3.l 3.p 2.p 6.t 3.r 4.r 8.x 7.v 3.u 4.w 7.u 2.v 3.x 5.10 7.y 5.14 8.y 4.z 1.16 8.w 1.12 4.12 6.14 4.12 3.14 4.18 3.1a 6.15 1.11 1.17 1.17 1.1a 2.19 1.1b 2.1a 4.1a 3.16 7.18 6.1a 2.1e 6.1c 4.1g 6.1e 7.1c 6.1r 2.1e 8.1e 6.1k 7.1d 5.1g 7.1v',
  nuts: '1.8 2.7 2.f 2.g 2.h 1.n 3.m 7.n 8.o 6.r 1.z 2.u 1.r 7.t 8.x 3.w 3.x 3.t 2.17 6.12 5.15 3.13 4.14 8.16 8.13 6.13 8.1f 5.13 4.1c 6.1h 4.1c 4.18 2.1f 4.1a 6.1e 8.1g 4.1e 6.1b 4.1a 1.1a 3.1m 1.1g 5.1h 7.1x 8.1j 5.1h 8.1e 5.1p 5.1w 2.1d 3.1s 5.1f 3.1m 1.1u 7.1g 5.1y 8.1u 2.1u 8.1l 3.1s',
  shells:
    '2.4 2.6 1.5 3.6 1.5 1.8 1.6 1.6 1.a 1.a 2.e 1.f 1.9 2.a 2.c 2.b 2.a 2.c 1.d 1.b 1.d 1.h 2.h 1.h 2.g 1.e 2.i 2.j 1.f 1.h 2.i 1.h 1.g 1.e 2.h 2.h 2.g 1.g 1.j 1.g 2.e 1.i 1.d 2.g 1.i 1.18 3.r 8.14 j.u 5.13 3.p 7.n 7.1n 6.1b f.u b.24 2.q 2.y 7.o 5.o',
}
