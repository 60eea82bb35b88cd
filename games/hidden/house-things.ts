import { shade } from '#kit/game/draw.ts'
import { PAINT } from '#kit/game/micro/brush.ts'
import type { Paint } from './things.ts'

/** Things of people: ships' gear, things of the hut, toys. */
export const houseThings: readonly Paint[] = [
  // An anchor.
  (b, c) => {
    b.line([0, -9, 0, 13], 4, c)
    b.line([-8, -4, 8, -4], 4, c)
    b.arc(0, 2, 12, 0.3, 2.84, 4, c)
    b.ring(0, -13, 3.6, 2.6, c)
  },
  // A key.
  (b, c) => {
    b.ring(-9, 0, 6, 4.4, c)
    b.line([-3, 0, 15, 0], 4, c)
    b.line([10, 0, 10, 7], 4, c)
    b.line([15, 0, 15, 6], 4, c)
  },
  // A bottle with a letter.
  (b, c) => {
    b.round(-8, -5, 16, 21, 6, c)
    b.round(-4, -14, 8, 11, 2, c)
    b.round(-3, -17, 6, 5, 2, PAINT.wood)
    b.round(-4, 1, 8, 11, 2, '#fff4dc')
  },
  // A lantern.
  (b, c) => {
    b.arc(0, -9, 6, Math.PI, Math.PI * 2, 2.4, '#4b5b80')
    b.round(-9, -10, 18, 5, 2, '#4b5b80')
    b.round(-7, -5, 14, 16, 4, c)
    b.disc(0, 3, 4, '#fff4dc')
    b.round(-10, 11, 20, 5, 2, '#4b5b80')
  },
  // A straw hat.
  (b, c) => {
    b.leaf(0, 6, 36, 13, '#f0cf7f', 0)
    b.round(-10, -10, 20, 16, 9, '#f0cf7f')
    b.round(-10, 0, 20, 5, 1, c)
  },
  // A sunshade.
  (b, c) => {
    b.line([0, -8, 0, 16], 3, PAINT.wood)
    b.arc(0, 1, 9, Math.PI, Math.PI * 2, 13, c)
    b.line([0, -14, 0, 0], 5, '#fff4dc')
  },
  // A drum.
  (b, c) => {
    b.round(-13, -9, 26, 22, 6, c)
    b.round(-14, -13, 28, 9, 4.5, '#fff4dc')
    b.line([-11, -2, -5, 10, 1, -2, 7, 10, 12, -2], 2, PAINT.sun)
  },
  // A cup.
  (b, c) => {
    b.ring(10, 1, 6, 3.4, c)
    b.round(-12, -9, 22, 22, 6, c)
    b.round(-10, -9, 18, 5, 2.5, '#5a3418')
  },
  // A boat.
  (b, c) => {
    b.shape([-16, 5, 16, 5, 10, 14, -10, 14], PAINT.wood)
    b.shape([-1, -16, -1, 3, -13, 3], '#fff4dc')
    b.shape([2, -13, 2, 3, 13, 3], c)
  },
  // A kite.
  (b, c) => {
    b.shape([0, -17, 11, -3, 0, 12, -11, -3], c)
    b.shape([0, -17, 11, -3, 0, -3], shade(c, 0.35))
    b.line([0, 12, 4, 15, 0, 18], 2, '#fff4dc')
  },
  // A ball.
  (b, c) => {
    b.ball(0, 0, 14, '#fff4dc')
    b.arc(0, 0, 7, 0.4, 1.9, 13, c)
    b.arc(0, 0, 7, 3.5, 5, 13, c)
    b.disc(0, 0, 3, '#ffffff')
  },
  // A book.
  (b, c) => {
    b.round(-13, -14, 26, 28, 3, shade(c, -0.2))
    b.round(-8, -14, 21, 25, 3, c)
    b.round(-3, -8, 11, 4, 1, '#fff4dc')
    b.round(-8, 9, 20, 4, 1, '#fff4dc')
  },
  // A bell.
  (b, c) => {
    b.disc(0, 12, 4, PAINT.wood)
    b.shape([-6, -10, 6, -10, 9, 4, 14, 10, -14, 10, -9, 4], c)
    b.disc(0, -10, 6, c)
    b.round(-14, 7, 28, 4, 2, shade(c, -0.25))
  },
  // A clock.
  (b, c) => {
    b.puck(0, 0, 14, c, 3)
    b.disc(0, 0, 10, '#fffaf0')
    b.line([0, 0, 0, -7], 2.4, PAINT.ink)
    b.line([0, 0, 5, 3], 2.4, PAINT.ink)
  },
  // A candle.
  (b, c) => {
    b.round(-6, -4, 12, 19, 3, c)
    b.round(-11, 11, 22, 5, 2.5, '#d8b078')
    b.leaf(0, -10, 12, 7, PAINT.sun, 1.57)
  },
  // A guitar.
  (b, c) => {
    b.line([0, 0, 0, -16], 4, PAINT.wood)
    b.disc(0, 8, 9, c)
    b.disc(0, -1, 6.4, c)
    b.disc(0, 5, 3, '#3a2010')
  },
]
