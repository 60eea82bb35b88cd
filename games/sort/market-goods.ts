import type { Brush } from '#kit/game/micro/brush.ts'

/** Gives a colour its light: goods that stand behind others are darker. */
type Tint = (color: string) => string

const GOODS: readonly ((brush: Brush, tint: Tint) => void)[] = [
  // A coconut with its three pores.
  (brush, tint) => {
    brush.disc(0, 8, 38, tint('#5e3a20'))
    brush.disc(0, 4, 36, tint('#94602f'))
    for (const [x, y] of [
      [-12, -6],
      [12, -6],
      [0, 14],
    ] as const)
      brush.disc(x, y, 6, tint('#4a2b16'))
  },
  // A bottle.
  (brush, tint) => {
    brush.round(-11, -46, 22, 34, 8, tint('#2f9e6a'))
    brush.round(-23, -22, 46, 66, 16, tint('#3ec486'))
    brush.round(-23, 2, 46, 22, 2, tint('#fff4dc'))
    brush.round(-9, -48, 18, 12, 4, tint('#c98a4a'))
  },
  // An apple.
  (brush, tint) => {
    brush.disc(-12, 10, 30, tint('#d8323c'))
    brush.disc(13, 10, 30, tint('#f04a50'))
    brush.line([0, -14, 4, -38], 6, tint('#6d4526'))
    brush.leaf(20, -32, 32, 18, tint('#57c84d'), -0.4)
  },
  // A fish.
  (brush, tint) => {
    brush.shape([20, 6, 46, -20, 46, 32], tint('#2a78d0'))
    brush.leaf(-6, 6, 80, 62, tint('#4aa8ff'), 0)
    brush.disc(-24, -2, 7, tint('#ffffff'))
    brush.disc(-25, -2, 3.5, tint('#10202c'))
  },
  // A starfish.
  (brush, tint) => {
    brush.star(0, 4, 46, tint('#ff9a3c'))
    brush.disc(0, 6, 9, tint('#ffc985'))
  },
  // A cup.
  (brush, tint) => {
    brush.arc(28, 8, 15, -1.6, 1.6, 8, tint('#d8e8f4'))
    brush.round(-34, -20, 60, 60, 16, tint('#f2f8ff'))
    brush.round(-34, -4, 60, 16, 0, tint('#5b7ce0'))
    brush.round(-28, -26, 48, 12, 6, tint('#6b3f22'))
  },
  // A jar of honey.
  (brush, tint) => {
    brush.round(-32, -22, 64, 64, 20, tint('#ffb52e'))
    brush.round(-28, -42, 56, 20, 7, tint('#b04a2a'))
    brush.round(-20, 0, 40, 24, 6, tint('#fff1c4'))
  },
  // A banana.
  (brush, tint) => {
    brush.arc(8, -26, 44, 0.7, 2.7, 24, tint('#ffdc3c'))
    brush.arc(8, -26, 36, 0.8, 2.6, 6, tint('#fff2a0'))
    brush.disc(43, 3, 8, tint('#7a5a22'))
  },
  // A parcel with a ribbon.
  (brush, tint) => {
    brush.slab(-34, -24, 68, 60, 8, tint('#ff7fc0'), 6)
    brush.round(-8, -24, 16, 62, 0, tint('#fff0f8'))
    brush.leaf(-14, -32, 28, 18, tint('#fff0f8'), 0.5)
    brush.leaf(14, -32, 28, 18, tint('#fff0f8'), -0.5)
  },
  // A lantern.
  (brush, tint) => {
    brush.arc(0, -30, 14, 3.1, 6.3, 6, tint('#39465a'))
    brush.round(-27, -28, 54, 70, 16, tint('#39465a'))
    brush.round(-18, -16, 36, 44, 10, tint('#fff0a0'))
    brush.leaf(0, 8, 28, 14, tint('#ff8a2b'), 1.57)
  },
  // A mushroom.
  (brush, tint) => {
    brush.round(-14, -4, 28, 46, 12, tint('#f6e8cc'))
    brush.shape([-44, 6, -36, -20, -14, -40, 14, -40, 36, -20, 44, 6], tint('#9a5ae8'))
    for (const [x, y] of [
      [-18, -12],
      [6, -24],
      [22, -6],
    ] as const)
      brush.disc(x, y, 7, tint('#efe0ff'))
  },
  // A slice of melon.
  (brush, tint) => {
    brush.shape([-46, -16, 46, -16, 38, 12, 20, 32, 0, 38, -20, 32, -38, 12], tint('#2fae58'))
    brush.shape([-38, -20, 38, -20, 30, 8, 14, 24, 0, 28, -14, 24, -30, 8], tint('#ff6470'))
    for (const [x, y] of [
      [-16, -6],
      [0, 8],
      [16, -6],
    ] as const)
      brush.leaf(x, y, 11, 6, tint('#3a1418'), 1.57)
  },
]

/** One of the twelve goods of the market, a hundred wide. */
export const paintGood = (brush: Brush, kind: number, tint: Tint = (color) => color) =>
  GOODS[kind % GOODS.length]!(brush, tint)
