import { shade } from '#kit/game/draw.ts'
import type { Brush } from '#kit/game/micro/brush.ts'
import { digits } from '#kit/game/micro/digits.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { pierOf } from './crane-yard.ts'
import { colorOf } from './palette.ts'
import type { Spot, YardLook } from './yard-look.ts'
import type { YardState } from './yard-state.ts'

const WIDEST = 96
/** Relative to a crate's width: its height, distance of stacks, space above for the crane and below for the ship. */
const [HIGH, STEP, ABOVE, SHIP] = [0.78, 1.14, 0.75, 2]
/** Size of crates on the ship, and number per layer. */
const [SMALL, LAYER] = [0.46, 10]
/** Number of consecutive crates that share a colour. */
const ALIKE = 3

function plan({ width, height }: StageSize, state: YardState) {
  const { room } = pierOf(state)
  const stacks = state.lanes.length - 1
  const high = room * HIGH + ABOVE + SHIP
  const unit = Math.min(WIDEST, (width - 12) / Math.max(stacks * STEP, 4.9), (height - 8) / high)
  const top = (height - unit * high) / 2
  const foot = top + unit * (ABOVE + room * HIGH)
  return {
    unit,
    top,
    foot,
    room,
    stacks,
    stackX: (stack: number) => width / 2 + (stack - (stacks - 1) / 2) * unit * STEP,
    deck: foot + unit * 1.28,
  }
}

export function paintCrate(brush: Brush, number: number, isNext: boolean) {
  const color = colorOf(Math.floor(number / ALIKE))
  brush.round(-48, -33, 96, 76, 8, shade(color, -0.45))
  brush.round(-48, -38, 96, 72, 8, color)
  for (const x of [-36, -22, 22, 36]) brush.line([x, -28, x, 24], 4, shade(color, -0.22))
  brush.disc(0, -2, 25, isNext ? '#ffffff' : shade(color, 0.55))
  digits(brush, number + 1, 0, -2, number > 8 ? 22 : 27, '#10202c')
}

/** Stacks on a pier, a crane over them and a ship that takes the crates by their numbers. */
export const craneLook: YardLook = {
  taps: 2,
  hop: 0.9,
  unit: (size, state) => plan(size, state).unit,
  spots(size, state) {
    const { unit, foot, stackX, deck } = plan(size, state)
    const spots: (Spot | undefined)[] = state.looks.map(() => undefined)
    for (const [stack, lane] of state.lanes.slice(0, -1).entries())
      for (const [place, crate] of lane.entries())
        spots[crate] = { x: stackX(stack), y: foot - (place + 0.5) * unit * HIGH, z: place }
    for (const [place, crate] of state.lanes.at(-1)!.entries())
      spots[crate] = {
        x: size.width / 2 + ((place % LAYER) - (LAYER - 1) / 2) * unit * SMALL * 0.92,
        y: deck - (Math.floor(place / LAYER) + 0.5) * unit * HIGH * SMALL,
        scale: SMALL * 0.9,
        z: Math.floor(place / LAYER),
      }
    return spots
  },
  targets(size, state) {
    const { unit, top, foot, stackX, stacks } = plan(size, state)
    return Array.from({ length: stacks }, (_, stack) => ({
      code: stack,
      box: {
        x: stackX(stack) - (unit * STEP) / 2,
        y: top,
        width: unit * STEP,
        height: foot - top + unit * 0.2,
      },
    }))
  },
  ground(brush, size, state) {
    const { unit, top, foot, room, stacks, stackX, deck } = plan(size, state)
    const half = Math.max(stacks * STEP, 4.7) * unit * 0.5
    const middle = size.width / 2
    brush.round(middle - half, top + unit * 0.06, half * 2, unit * 0.2, unit * 0.06, '#f0b23c')
    for (let strut = 0; strut < 12; strut++)
      brush.line(
        [
          middle - half + (half / 6) * strut,
          top + unit * 0.26,
          middle - half + (half / 6) * (strut + 0.5),
          top + unit * 0.42,
        ],
        unit * 0.05,
        '#c98a2a',
      )
    brush.round(middle - half, top + unit * 0.4, half * 2, unit * 0.08, unit * 0.04, '#c98a2a')
    for (let stack = 0; stack < stacks; stack++)
      brush.round(
        stackX(stack) - unit * 0.53,
        foot - room * unit * HIGH,
        unit * 1.06,
        room * unit * HIGH,
        unit * 0.08,
        '#0a1c2a',
        0.38,
      )
    brush.slab(middle - half, foot, half * 2, unit * 0.2, unit * 0.06, '#8795a5', unit * 0.1)
    const hull = unit * 2.45
    brush.round(middle - half, deck + unit * 0.34, half * 2, unit * 0.36, unit * 0.1, '#1d8fb4')
    brush.shape(
      [
        middle - hull,
        deck,
        middle + hull,
        deck,
        middle + hull * 0.86,
        deck + unit * 0.56,
        middle - hull * 0.9,
        deck + unit * 0.56,
      ],
      '#b5303c',
    )
    brush.line([middle - hull, deck, middle + hull, deck], unit * 0.07, '#fff4dc')
  },
  piece: (brush, index, state) =>
    paintCrate(brush, state.looks[index]!, state.looks[index] === pierOf(state).next),
  lifted: ({ lanes }, from) => lanes[from]!.slice(-1),
}
