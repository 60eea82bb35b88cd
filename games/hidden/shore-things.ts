import { shade } from '#kit/game/draw.ts'
import { PAINT } from '#kit/game/micro/brush.ts'
import type { Paint } from './things.ts'

/** Things of sea and island: shells, animals, fruit and leaves. */
export const shoreThings: readonly Paint[] = [
  // A scallop.
  (b, c) => {
    b.shape([-16, -4, -9, -13, 0, -16, 9, -13, 16, -4, 4, 13, -4, 13], c)
    for (const x of [-9, 0, 9]) b.line([x, -10, x * 0.2, 10], 2, shade(c, -0.25))
    b.round(-6, 10, 12, 6, 2, shade(c, -0.25))
  },
  // A starfish.
  (b, c) => {
    b.star(0, 0, 17, c)
    for (const [x, y] of [
      [0, -7],
      [6, -1],
      [-6, -1],
      [4, 6],
      [-4, 6],
    ] as const)
      b.disc(x, y, 1.8, '#fff4dc')
  },
  // A crab.
  (b, c) => {
    for (const side of [-1, 1]) {
      b.line([side * 8, 4, side * 16, 10], 3, c)
      b.line([side * 8, 0, side * 15, -8], 3.4, c)
      b.disc(side * 15, -10, 5, c)
    }
    b.round(-12, -6, 24, 17, 9, c)
    for (const side of [-1, 1]) b.disc(side * 5, -5, 3, '#ffffff')
    for (const side of [-1, 1]) b.disc(side * 5, -5, 1.5, PAINT.ink)
  },
  // A fish.
  (b, c) => {
    b.shape([-7, 0, -17, -9, -17, 9], shade(c, -0.2))
    b.leaf(2, 0, 30, 20, c, 0)
    b.disc(10, -3, 2.4, PAINT.ink)
    b.arc(2, 0, 7, -0.9, 0.9, 2, '#ffffff', 0.6)
  },
  // A turtle.
  (b, c) => {
    for (const [x, y] of [
      [-11, -9],
      [9, -9],
      [-11, 9],
      [9, 9],
    ] as const)
      b.disc(x, y, 5, '#7fce84')
    b.disc(15, 0, 5.4, '#7fce84')
    b.disc(0, 0, 13, shade(c, -0.25))
    b.disc(0, -1, 11, c)
    b.ring(0, -1, 5, 2, shade(c, -0.25))
  },
  // A parrot.
  (b, c) => {
    b.leaf(-6, 11, 18, 7, shade(c, -0.3), 1.9)
    b.round(-9, -8, 18, 23, 9, c)
    b.disc(0, -8, 9, c)
    b.leaf(-2, 4, 16, 9, PAINT.sky, 1.2)
    b.shape([6, -10, 15, -6, 7, -2], PAINT.amber)
    b.disc(3, -10, 2.2, PAINT.ink)
  },
  // A snail.
  (b, c) => {
    b.round(-15, 6, 30, 8, 4, '#f4e3b5')
    b.line([12, 8, 16, -4], 3, '#f4e3b5')
    b.disc(-2, 0, 11, c)
    b.ring(-2, 0, 6, 2.4, shade(c, -0.3))
  },
  // A butterfly.
  (b, c) => {
    for (const side of [-1, 1]) {
      b.disc(side * 9, -6, 8, c)
      b.disc(side * 7, 7, 6, shade(c, -0.2))
      b.disc(side * 9, -6, 3, '#fff4dc')
    }
    b.round(-2, -10, 4, 22, 2, PAINT.ink)
  },
  // A flower.
  (b, c) => {
    for (let petal = 0; petal < 5; petal++) {
      const angle = petal * 1.2566
      b.disc(Math.cos(angle) * 9, Math.sin(angle) * 9, 7, c)
    }
    b.disc(0, 0, 6, PAINT.sun)
  },
  // A mushroom.
  (b, c) => {
    b.round(-5, 0, 10, 15, 4, '#fff4dc')
    b.arc(0, 2, 9, Math.PI, Math.PI * 2, 13, c)
    for (const x of [-7, 0, 7]) b.disc(x, x === 0 ? -9 : -4, 2.6, '#ffffff')
  },
  // A mango.
  (b, c) => {
    b.at(0, 2, -0.5, () => b.round(-15, -10, 30, 21, 10, c))
    b.disc(-6, -4, 4, '#ffffff', 0.5)
    b.leaf(8, -12, 14, 7, PAINT.palm, -0.5)
  },
  // A bunch of cherries.
  (b, c) => {
    b.line([-7, 6, 2, -14, 8, 8], 2, '#5a8a3a')
    b.ball(-7, 8, 7.6, c)
    b.ball(8, 9, 7.6, c)
    b.leaf(7, -13, 13, 6, PAINT.palm, 0.2)
  },
  // A palm.
  (b, c) => {
    b.line([0, 16, 3, 2, 1, -8], 5, PAINT.wood)
    for (const turn of [-2.9, -2.2, -0.9, -0.2])
      b.leaf(1 + Math.cos(turn) * 9, -8 + Math.sin(turn) * 6, 20, 8, c, turn)
  },
  // A coconut.
  (b, c) => {
    b.ball(0, 0, 14, '#8a5a34')
    for (const [x, y] of [
      [-4, -3],
      [4, -3],
      [0, 4],
    ] as const)
      b.disc(x, y, 2.2, '#3a2010')
    b.arc(0, 0, 14, 0.3, 1.6, 3, c)
  },
  // A jellyfish.
  (b, c) => {
    for (const x of [-8, -3, 3, 8]) b.line([x, 0, x + 2, 8, x - 1, 15], 2.4, c, 0.8)
    b.arc(0, 2, 8, Math.PI, Math.PI * 2, 14, c)
    b.disc(-4, -7, 3, '#ffffff', 0.6)
  },
  // A seahorse.
  (b, c) => {
    b.arc(-1, 8, 6, -0.6, 3.4, 4.6, c)
    b.round(-7, -10, 13, 20, 6, c)
    b.disc(0, -11, 6.4, c)
    b.line([4, -11, 13, -9], 4, c)
    b.disc(1, -12, 1.8, PAINT.ink)
    b.shape([-7, -4, -13, 1, -7, 6], shade(c, -0.25))
  },
]
