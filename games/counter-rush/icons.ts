import { PAINT, type Brush } from '#kit/game/micro/brush.ts'

/** Draws the thing of this number around the origin, about 28 units wide. */
export type Icon = (brush: Brush, kind: number) => void

export const JUICE = ['#ff9a3c', '#e8456a', '#7bd84f', '#ffe066'] as const
export const SCOOP = ['#fff0d0', '#ff8fb8', '#7a4a2f', '#8fe0b8', '#9ab8ff'] as const
export const PAPER = ['#ff8a7a', '#ffd35e', '#6fd8a0', '#7ab8ff'] as const
export const BOTTLE = ['#ff6b8a', '#55b4ff', '#7be35f', '#ffc23d', '#b58cff'] as const
const BLOOM = ['#ff6b8a', '#ffd23f', '#ffffff', '#b58cff', '#ff9a4a'] as const

export const fruit: Icon = (brush, kind) => {
  const color = JUICE[kind]!
  if (kind === 1)
    for (const [x, y] of [
      [-6, 2],
      [6, 2],
      [0, -6],
      [0, 9],
    ] as const)
      brush.ball(x, y, 7, color)
  else if (kind === 3) brush.at(0, 0, -0.4, () => brush.round(-14, -9, 28, 18, 9, color))
  else brush.ball(0, 1, 13, color)
  if (kind === 2) brush.disc(0, 1, 8, '#e8ffd8', 0.7)
  brush.leaf(6, -12, 14, 7, PAINT.palm, -0.6)
}

export const scoop: Icon = (brush, kind) => {
  const color = SCOOP[kind]!
  brush.ball(0, 0, 14, color)
  brush.round(-15, 6, 30, 7, 3.5, color)
  if (kind === 2)
    for (const [x, y] of [
      [-5, -4],
      [4, 2],
      [3, -8],
    ] as const)
      brush.disc(x, y, 1.8, '#3a2014')
  if (kind === 1) brush.disc(-1, -13, 4, '#d8284f')
}

export const topping: Icon = (brush, kind) => {
  if (kind === 0) {
    brush.disc(0, 0, 12, '#fffaf0')
    brush.disc(1, 1, 6, PAINT.amber)
  } else if (kind === 1) brush.arc(0, 2, 9, Math.PI * 0.8, Math.PI * 2.2, 8, '#ff8a6b')
  else for (const turn of [-0.9, 0, 0.9]) brush.leaf(0, 0, 24, 8, PAINT.palm, turn - 1.57)
}

/** A nest of noodles: thick, thin and green ones. */
export const noodle: Icon = (brush, kind) => {
  const color = ['#ffe0a0', '#fff6df', '#a8dc7a'][kind]!
  const width = [6, 3, 4.5][kind]!
  brush.disc(0, 0, 14, '#8a5a2f')
  for (const radius of [11, 6.5, 2]) brush.ring(0, 0, radius, width * 0.8, color)
}

export const dish: Icon = (brush, kind) => {
  brush.round(-13, 0, 26, 11, 5.5, '#fffaf0')
  if (kind === 0) brush.round(-15, -9, 30, 12, 6, '#ff8a5c')
  if (kind === 1) {
    brush.round(-13, -10, 26, 12, 5, '#ffd84f')
    brush.round(-4, -11, 8, 22, 2, '#1f3a2f')
  }
  if (kind === 2) {
    brush.puck(0, -2, 13, '#1f3a2f', 5)
    brush.disc(0, -2, 9, '#fffaf0')
    brush.disc(0, -2, 4, '#e8456a')
  }
  if (kind === 3) {
    brush.round(-14, -9, 28, 12, 6, '#f06a7a')
    for (const x of [-7, 0, 7]) brush.line([x - 2, -7, x + 2, 0], 2, '#ffd0d0')
  }
  if (kind === 4) {
    brush.round(-13, -6, 26, 14, 6, '#1f3a2f')
    for (const x of [-7, 0, 7]) brush.ball(x, -7, 4.4, '#ff9a3c')
  }
}

/** Wash, cut, dry. */
export const job: Icon = (brush, kind) => {
  if (kind === 0) {
    brush.shape([0, -14, 10, 3, -10, 3], PAINT.sky)
    brush.ball(0, 4, 10, PAINT.sky)
  } else if (kind === 1) {
    for (const side of [-1, 1]) {
      brush.line([side * -7, -13, side * 5, 5], 3.6, '#dfe8f5')
      brush.ring(side * 6, 9, 4.5, 3, PAINT.coral)
    }
  } else {
    brush.round(-13, -9, 20, 13, 6, PAINT.pink)
    brush.round(-6, 0, 7, 13, 3, PAINT.pink)
    for (const y of [-7, -2.5, 2]) brush.line([10, y, 15, y], 2.2, '#ffffff')
  }
}

export const stamp: Icon = (brush, kind) => {
  if (kind === 0) brush.star(0, 0, 12, PAINT.ink)
  if (kind === 1) brush.disc(0, 0, 9, PAINT.ink)
  if (kind === 2) brush.shape([0, -11, 11, 8, -11, 8], PAINT.ink)
  if (kind === 3) brush.round(-9, -9, 18, 18, 3, PAINT.ink)
}

export function parcel(brush: Brush, shape: number, color: number) {
  brush.slab(-16, -14, 32, 26, 4, PAPER[color]!, 5)
  brush.line([0, -14, 0, 12], 3, '#ffffff', 0.6)
  brush.disc(0, -1, 11, '#ffffff', 0.85)
  brush.at(0, -1, 0, () => stamp(brush, shape), 0.72)
}

export function fish(brush: Brush, weight: number) {
  const long = 15 + weight
  const color = weight < 4 ? '#8fd0ff' : weight < 7 ? '#ffb27a' : '#ff8fa8'
  brush.shape([-long * 0.6, 0, -long - 6, -9, -long - 6, 9], color)
  brush.round(-long * 0.8, -9 - weight * 0.3, long * 1.7, 18 + weight * 0.6, 11, color)
  brush.disc(long * 0.55, -3, 2.6, PAINT.ink)
  brush.round(-long * 0.6, 3, long, 5, 2.5, '#ffffff', 0.35)
}

/** Coffee, milk, cocoa, syrup, cinnamon. */
export const sip: Icon = (brush, kind) => {
  if (kind === 0) {
    brush.at(0, 0, 0.5, () => brush.round(-9, -13, 18, 26, 9, '#6a3f22'))
    brush.line([-4, -10, 4, 10], 2.4, '#3a2012')
  } else if (kind === 1) {
    brush.slab(-9, -8, 18, 20, 3, '#f4f8ff', 3)
    brush.shape([-9, -8, 9, -8, 0, -15], PAINT.sky)
  } else if (kind === 2) {
    brush.slab(-13, -10, 26, 20, 3, '#7a4526', 3)
    brush.line([0, -9, 0, 9], 2, '#4a2814')
    brush.line([-12, 0, 12, 0], 2, '#4a2814')
  } else if (kind === 3) {
    brush.round(-8, -6, 16, 20, 6, PAINT.amber)
    brush.round(-4, -14, 8, 9, 3, '#fff4dc')
  } else for (const x of [-6, 0, 6]) brush.at(x, 0, 0.2, () => brush.round(-3, -13, 6, 26, 3, '#c0703a'))
}

/** Pale, spotted, bubbling, torn, hot. */
export const complaint: Icon = (brush, kind) => {
  const skin = ['#e8eef5', '#ffb05a', '#6fc8f0', '#8fe08a', '#ff7a6b'][kind]!
  brush.shape([-8, 0, -17, -8, -17, 8], skin)
  brush.round(-11, -9, 27, 18, 9, skin)
  brush.disc(10, -2, 2.4, PAINT.ink)
  if (kind === 1)
    for (const [x, y] of [
      [-4, -3],
      [2, 3],
      [4, -4],
    ] as const)
      brush.disc(x, y, 2.3, '#b0402f')
  if (kind === 2)
    for (const [x, y] of [
      [14, -12],
      [8, -16],
      [18, -17],
    ] as const)
      brush.ring(x, y, 3, 1.6, '#ffffff')
  if (kind === 3) brush.shape([-4, -9, 0, -2, 4, -9], PAINT.ink)
  if (kind === 4) brush.line([0, -16, 0, -9], 3.4, PAINT.sun)
}

export const bottle: Icon = (brush, kind) => {
  brush.round(-9, -6, 18, 20, 6, '#ffffff', 0.35)
  brush.round(-7.5, 0, 15, 12.5, 5, BOTTLE[kind]!)
  brush.round(-4, -14, 8, 10, 2.5, '#d8b078')
  if (kind % 2 === 0) brush.line([-4, 6, 4, 6], 2.4, '#ffffff', 0.8)
  else brush.disc(0, 6, 2.8, '#ffffff', 0.8)
}

/** Hammer, saw, brush, glue. */
export const tool: Icon = (brush, kind) => {
  if (kind === 0) {
    brush.at(0, 0, 0.6, () => {
      brush.round(-3, -8, 6, 24, 3, PAINT.wood)
      brush.slab(-12, -14, 24, 10, 3, '#93a4bd', 3)
    })
  } else if (kind === 1) {
    brush.shape([-14, -4, 10, -10, 10, 2, -14, 4], '#c8d4e4')
    for (const x of [-10, -4, 2]) brush.shape([x, 3.5, x + 5, 2.5, x + 2, 8], '#c8d4e4')
    brush.round(7, -11, 9, 15, 4, PAINT.coral)
  } else if (kind === 2) {
    brush.round(-3, -15, 6, 16, 3, PAINT.wood)
    brush.round(-9, 0, 18, 7, 2, '#93a4bd')
    brush.shape([-9, 6, 9, 6, 5, 16, -6, 14], PAINT.sky)
  } else {
    brush.round(-8, -4, 16, 19, 4, PAINT.sun)
    brush.shape([-5, -4, 5, -4, 1.5, -15, -1.5, -15], PAINT.coral)
  }
}

export const flower: Icon = (brush, kind) => {
  const color = BLOOM[kind]!
  brush.line([0, 4, 0, 18], 3, '#3f9f5a')
  const petals = kind === 3 ? 8 : kind === 4 ? 3 : 5
  for (let petal = 0; petal < petals; petal++) {
    const angle = (petal / petals) * Math.PI * 2 - Math.PI / 2
    if (kind === 0 || kind === 4)
      brush.leaf(Math.cos(angle) * 7, Math.sin(angle) * 7 - 3, 15, 11, color, angle)
    else brush.disc(Math.cos(angle) * 7.5, Math.sin(angle) * 7.5 - 3, 5.2, color)
  }
  brush.disc(0, -3, 4.6, kind === 2 ? PAINT.sun : '#fff4dc')
}

export function bin(brush: Brush) {
  brush.slab(-15, -10, 30, 28, 6, '#6f7f96', 5)
  brush.round(-19, -17, 38, 9, 4, '#93a4bd')
  for (const x of [-7, 0, 7]) brush.line([x, -3, x, 12], 2.4, '#47566c')
}
