import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Twist } from './plan.ts'

type Shape =
  | 'fruit'
  | 'bottle'
  | 'lump'
  | 'bar'
  | 'ring'
  | 'sack'
  | 'box'
  | 'fish'
  | 'loaf'
  | 'pearl'
  | 'wool'
  | 'cloth'
  | 'log'
  | 'leaf'
  | 'cake'
  | 'clam'
type Thing = readonly [shape: Shape, color: string]

/** The things of each yard, by their number. */
export const THINGS: Readonly<Record<Twist, readonly Thing[]>> = {
  water: [
    ['fruit', '#ff9a3c'],
    ['fruit', '#e8456a'],
    ['bottle', '#ffb63d'],
  ],
  vein: [
    ['lump', '#c87a4a'],
    ['bar', '#ffb070'],
    ['ring', '#ffe066'],
  ],
  mixed: [
    ['fruit', '#7bd84f'],
    ['fish', '#6fb8f0'],
    ['loaf', '#d89a4e'],
    ['pearl', '#ffe0f0'],
  ],
  ferry: [
    ['box', '#d8a868'],
    ['sack', '#f4e3b5'],
    ['fruit', '#ff7a5c'],
  ],
  feed: [
    ['leaf', '#5fc85f'],
    ['fish', '#ff9ab0'],
  ],
  burn: [
    ['sack', '#fff4dc'],
    ['loaf', '#d8904a'],
    ['cake', '#f7a0c0'],
    ['cake', '#ffd35e'],
  ],
  night: [
    ['fruit', '#b58cff'],
    ['fruit', '#ffd35e'],
    ['bottle', '#c8a0ff'],
  ],
  recipe: [
    ['log', '#a8703f'],
    ['lump', '#93a4bd'],
    ['ring', '#d8dfea'],
    ['cloth', '#ff8a7a'],
    ['box', '#7ad0c0'],
  ],
  air: [
    ['clam', '#ff9ab8'],
    ['pearl', '#fff4ff'],
    ['ring', '#ffe066'],
    ['ring', '#ffd0e8'],
  ],
  gulls: [
    ['fish', '#7fc8e8'],
    ['fish', '#d8904a'],
  ],
  tide: [
    ['clam', '#f0b878'],
    ['leaf', '#5fa86a'],
    ['bottle', '#7fd8a0'],
  ],
  heavy: [
    ['fruit', '#8a5a34'],
    ['bottle', '#fff4dc'],
    ['lump', '#a8b0b8'],
  ],
  wander: [
    ['wool', '#fffaf0'],
    ['cloth', '#7ab8ff'],
  ],
  contract: [
    ['box', '#d8a868'],
    ['sack', '#f4e3b5'],
    ['log', '#a8703f'],
    ['ring', '#ffb63d'],
  ],
  build: [
    ['log', '#a8703f'],
    ['lump', '#93a4bd'],
    ['bar', '#d8a060'],
    ['ring', '#c0ccd8'],
  ],
}

/** A thing around the origin, about 22 units wide. */
export function thing(brush: Brush, [shape, color]: Thing) {
  if (shape === 'fruit') {
    brush.ball(0, 1, 10, color)
    brush.leaf(5, -9, 11, 5, PAINT.palm, -0.6)
  } else if (shape === 'bottle') {
    brush.round(-7, -5, 14, 17, 4, color)
    brush.round(-3, -12, 6, 8, 2, '#fff4dc')
    brush.line([-4, 0, -4, 7], 2, '#ffffff', 0.7)
  } else if (shape === 'lump') {
    brush.shape([-11, 7, -8, -6, 2, -10, 11, -2, 9, 8], color)
    brush.shape([-8, -6, 2, -10, 3, 0, -5, 2], '#ffffff', 0.35)
  } else if (shape === 'bar') brush.slab(-12, -5, 24, 9, 2, color, 5)
  else if (shape === 'ring') brush.ring(0, 0, 8, 5, color)
  else if (shape === 'sack') {
    brush.round(-9, -7, 18, 18, 7, color)
    brush.line([-6, -7, 6, -7], 4, PAINT.wood)
  } else if (shape === 'box') {
    brush.slab(-10, -8, 20, 15, 3, color, 4)
    brush.line([-9, -1, 9, -1], 2, '#7a4a26', 0.6)
  } else if (shape === 'fish') {
    brush.shape([-5, 0, -13, -7, -13, 7], color)
    brush.round(-9, -6, 21, 12, 6, color)
    brush.disc(7, -1, 1.8, PAINT.ink)
  } else if (shape === 'loaf') {
    brush.round(-12, -6, 24, 14, 7, color)
    for (const x of [-5, 1, 7]) brush.line([x - 2, -4, x + 1, 2], 2, '#fff4dc', 0.8)
  } else if (shape === 'pearl') brush.ball(0, 0, 8, color)
  else if (shape === 'wool')
    for (const [x, y] of [
      [-5, 2],
      [5, 2],
      [0, -5],
    ] as const)
      brush.ball(x, y, 7, color)
  else if (shape === 'cloth') {
    brush.slab(-11, -7, 22, 12, 4, color, 4)
    brush.line([-9, -3, 9, -3], 2, '#ffffff', 0.5)
  } else if (shape === 'log') {
    brush.at(0, 0, -0.3, () => brush.round(-12, -5, 24, 10, 5, color))
    brush.disc(10, -3, 4, '#e8c890')
  } else if (shape === 'leaf') for (const turn of [-2.2, -1.57, -0.9]) brush.leaf(0, 0, 20, 8, color, turn)
  else if (shape === 'cake') {
    brush.slab(-10, -2, 20, 9, 3, '#d8904a', 3)
    brush.round(-10, -9, 20, 9, 4, color)
    brush.disc(0, -10, 3, PAINT.coral)
  } else {
    brush.arc(0, 4, 9, Math.PI, Math.PI * 2, 6, color)
    brush.round(-11, 2, 22, 6, 3, color)
  }
}

export const drawThing = (brush: Brush, twist: Twist, kind: number, x: number, y: number, scale = 1) => {
  const look = THINGS[twist][kind]
  if (look) brush.at(x, y, 0, () => thing(brush, look), scale)
}
