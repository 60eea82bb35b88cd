import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { rules, type SortState } from '../verbs/shell-sorter.ts'
import { clock, shell, SLIP, tries, type TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 40, zoom: 1.6, tilt: -5, aside: 0, above: -20 }

const KINDS = [PAINT.coral, PAINT.sky, PAINT.sun, PAINT.palm] as const
const SIDES = [
  { x: 70, y: 250 },
  { x: 330, y: 250 },
] as const

export const scene: TouchScene<SortState> = {
  rules,
  backdrop: 'deep',
  wakes: true,
  controls: () => tapSpots(() => SIDES, 260),
  feel: {
    score: { sound: 'move', sparks: PAINT.shell, count: 10 },
    swap: { sound: 'flip', sparks: PAINT.orchid, count: 24, quake: 3 },
    slip: SLIP,
  },
  hero: () => ({ x: 200, y: 250 }),
  draw(state, brush, look) {
    const kinds = state.sent < 10 ? 2 : state.sent < 30 ? 3 : 4
    for (const side of [1, 2])
      tray(
        brush,
        side,
        KINDS.filter((_, kind) => kind < kinds && state.sides[kind] === side),
      )
    brush.round(164, look.top - 30, 72, 300 - look.top, 36, '#ffffff', 0.1)
    for (let index = state.queue.length - 1; index > 0; index--)
      shell(brush, 200, 250 - index * 66, 24, KINDS[state.queue[index]!]!, 4)
    const { kind, side, age } = state.away
    if (age < 14)
      shell(
        brush,
        200 + (side === 1 ? -1 : 1) * age * 11,
        250 - age * 2,
        34 - age,
        KINDS[kind]!,
        5,
        (side === 1 ? -1 : 1) * age * 0.08,
      )
    brush.glow(200, 250, 70, KINDS[state.queue[0]!]!)
    shell(brush, 200, 250, 38, KINDS[state.queue[0]!]!)
    clock(brush, 336, state.left / state.full)
    tries(brush, look, state.lamps)
  },
}

function tray(brush: Brush, side: number, colors: readonly string[]) {
  const x = side === 1 ? 70 : 330
  brush.slab(x - 58, 186, 116, 128, 24, '#20386f', 10)
  for (const [index, color] of colors.entries())
    shell(brush, x, 250 + (index - (colors.length - 1) / 2) * 54, 24, color, 4)
  const way = side === 1 ? -1 : 1
  brush.shape([x + way * 26, 168, x + way * 6, 158, x + way * 6, 178], '#ffffff', 0.7)
}
