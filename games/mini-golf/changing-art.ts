import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { isBridgeDown, sluiceTurn, type Ground } from './ground.ts'
import { CELL, EDGE, SIDE, type Place } from './holes.ts'

type Painter = (brush: Brush, corner: Place, ground: Ground, cell: number) => void

/** A plank over the water, or the water where it was. */
const plank: Painter = (brush, { x, y }, { broken }, cell) => {
  if (broken.includes(cell)) {
    brush.round(x, y, CELL + 0.5, CELL + 0.5, 3, '#2b93d6')
    brush.line([x + 10, y + 14, x + 18, y + 20], 5, '#8a5a2c', 0.7)
    brush.line([x + 26, y + 32, x + 36, y + 28], 5, '#8a5a2c', 0.7)
    return
  }
  brush.round(x, y, CELL + 0.5, CELL + 0.5, 3, '#6b421f')
  for (const step of [2, 17, 32]) brush.round(x + 1, y + step, CELL - 2, 12, 3, '#c98b4f')
}

const crate: Painter = (brush, { x, y }, { broken }, cell) => {
  if (broken.includes(cell)) {
    for (const [dx, dy] of [
      [8, 10],
      [28, 16],
      [16, 32],
    ] as const)
      brush.line([x + dx, y + dy, x + dx + 10, y + dy + 4], 4, '#a8693c', 0.55)
    return
  }
  brush.round(x + 2, y + 7, CELL - 4, CELL - 4, 5, '#001020', 0.3)
  brush.slab(x + 2, y - 1, CELL - 4, CELL - 6, 5, '#d09a5a', 6)
  brush.line([x + 9, y + 6, x + CELL - 9, y + CELL - 13], 4, '#8a5a2c', 0.8)
  brush.line([x + CELL - 9, y + 6, x + 9, y + CELL - 13], 4, '#8a5a2c', 0.8)
}

const ramp: Painter = (brush, { x, y }) => {
  brush.disc(x + CELL / 2, y + CELL / 2 + 4, 21, '#1f6a34', 0.6)
  brush.disc(x + CELL / 2, y + CELL / 2, 21, '#ffb63d')
  brush.disc(x + CELL / 2, y + CELL / 2 - 2, 14, '#ffd27a')
  brush.disc(x + CELL / 2, y + CELL / 2 - 4, 7, '#fff0c8')
}

/** Bars that sink while the sluice is open; they blink just before it shuts. */
const sluice =
  (sign: string): Painter =>
  (brush, { x, y }, { tick }) => {
    const turn = sluiceTurn(sign, tick)
    const isShut = turn < 0.5
    const isSoon = !isShut && turn > 0.88 && tick % 12 < 6
    const color = sign === '|' ? PAINT.coral : PAINT.sky
    brush.round(x, y, CELL, CELL, 4, '#1f5a38', 0.55)
    if (!isShut) {
      for (const bar of [6, 20, 34]) brush.round(x + bar, y + 19, 7, 8, 3, color, isSoon ? 1 : 0.55)
      return
    }
    brush.round(x + 2, y + 8, CELL - 4, CELL - 6, 5, '#001020', 0.3)
    for (const bar of [4, 18, 32]) brush.slab(x + bar, y - 4, 10, CELL - 4, 4, color, 7)
    brush.round(x, y + 14, CELL, 8, 3, '#ffffff', turn > 0.42 ? 0.9 : 0.35)
  }

/** A drawbridge in its colour: planks when down, a frame under water when up. */
const bridge =
  (sign: string): Painter =>
  (brush, { x, y }, { flips }) => {
    const color = sign === 'n' ? '#8fd0ff' : PAINT.coral
    if (!isBridgeDown(sign, flips)) {
      brush.round(x, y, CELL + 0.5, CELL + 0.5, 3, '#1f7fc0')
      brush.round(x + 7, y + 7, CELL - 14, CELL - 14, 7, color, 0.8)
      brush.round(x + 12, y + 12, CELL - 24, CELL - 24, 4, '#1f7fc0')
      return
    }
    brush.round(x, y, CELL + 0.5, CELL + 0.5, 4, '#d8a05c')
    brush.line([x + CELL / 2, y, x + CELL / 2, y + CELL], 3, '#6b421f')
    brush.round(x + 7, y + 7, CELL - 14, CELL - 14, 7, color, 0.55)
  }

/** Water filled by a boulder. */
const ford: Painter = (brush, { x, y }, { broken }, cell) => {
  if (!broken.includes(cell)) return
  brush.round(x, y, CELL + 0.5, CELL + 0.5, 8, '#b9a57c')
  for (const [dx, dy, radius] of [
    [14, 14, 9],
    [32, 18, 8],
    [20, 33, 10],
  ] as const)
    brush.disc(x + dx, y + dy, radius, '#98a2b8', 0.9)
}

const PAINTERS: Readonly<Record<string, Painter>> = {
  x: plank,
  '%': crate,
  r: ramp,
  '|': sluice('|'),
  '!': sluice('!'),
  u: bridge('u'),
  n: bridge('n'),
  '~': ford,
}

/** Ground that changes while a hole is played. */
export function paintChanging(brush: Brush, ground: Ground) {
  for (const [row, signs] of ground.hole.rows.entries())
    for (let column = 0; column < SIDE; column++)
      PAINTERS[signs[column]!]?.(
        brush,
        { x: EDGE + column * CELL, y: EDGE + row * CELL },
        ground,
        row * SIDE + column,
      )
}

/** A lantern in the grass, dark or burning. */
export function paintLamp(brush: Brush, { x, y }: Place, isLit: boolean, seconds: number) {
  brush.disc(x, y + 3, 15, '#1f5a38', 0.5)
  if (isLit) brush.glow(x, y, 34 + Math.sin(seconds * 3) * 2, PAINT.sun)
  brush.puck(x, y, 13, isLit ? PAINT.amber : PAINT.slate, 4)
  brush.disc(x, y - 1, 7, isLit ? '#fff6c8' : '#2a3550')
}

/** Covers the cup while lanterns are dark. */
export function paintLid(brush: Brush, { x, y }: Place, size: number) {
  brush.puck(x, y, size + 2, PAINT.slate, 3)
  brush.ring(x, y, size - 4, 2.5, PAINT.ink, 0.8)
}
