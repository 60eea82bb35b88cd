import { shade } from '#kit/game/draw.ts'
import type { Brush } from '#kit/game/micro/brush.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { freeGuests, quayOf, SEATS } from './ferry-yard.ts'
import { colorOf } from './palette.ts'
import { paintSign } from './signs.ts'
import type { Spot, YardLook } from './yard-look.ts'
import { HOLE, type YardState } from './yard-state.ts'

/** Heights in widths of a guest: the water with its ferry, and the bench. */
const [WATER, BENCH] = [1.75, 1.3]
const WIDEST = 66

function plan({ width, height }: StageSize, state: YardState) {
  const { columns, bench } = quayOf(state)
  const rows = state.lanes[0]!.length / columns
  const unit = Math.min(
    WIDEST,
    (width - 12) / Math.max(columns + 0.4, 6.6),
    (height - 8) / (rows + WATER + BENCH + 0.3),
  )
  const top = (height - unit * (rows + WATER + BENCH + 0.3)) / 2
  return {
    unit,
    columns,
    rows,
    bench,
    top,
    middle: width / 2,
    ferry: top + unit * WATER * 0.55,
    benchY: top + unit * (WATER + BENCH * 0.52),
    crowdY: top + unit * (WATER + BENCH),
  }
}

const seats = new WeakMap<YardState, ReadonlySet<number>>()

/** Guests who could leave now. */
function awake(state: YardState): ReadonlySet<number> {
  const known = seats.get(state)
  if (known) return known
  const free = new Set(freeGuests(state).map((cell) => state.lanes[0]![cell]!))
  seats.set(state, free)
  return free
}

/** A round bird that looks where it wants to go. */
export function paintBird(brush: Brush, color: string, isAwake: boolean) {
  brush.disc(0, 6, 41, shade(color, -0.42))
  brush.disc(0, 1, 40, color)
  brush.leaf(-34, 12, 40, 24, shade(color, -0.2), 1.2)
  brush.leaf(34, 12, 40, 24, shade(color, -0.2), 1.9)
  brush.disc(0, 19, 20, shade(color, 0.5))
  for (const side of [-1, 1]) {
    if (isAwake) {
      brush.disc(side * 14, -11, 11, '#ffffff')
      brush.disc(side * 12, -12, 5.5, '#10202c')
    } else brush.arc(side * 14, -12, 8, 0.3, 2.8, 4, '#10202c')
  }
  brush.shape([-9, 0, 9, 0, 0, 14], '#ffb32e')
}

/** A ferry with three seats, seen from above. */
export function paintFerry(brush: Brush, color: string) {
  brush.shape([-176, -44, 130, -44, 196, 6, 130, 58, -176, 58, -190, 6], shade(color, -0.45))
  brush.shape([-176, -56, 130, -56, 196, -4, 130, 46, -176, 46, -190, -4], color)
  brush.round(-164, -44, 288, 78, 26, '#f2d9ae')
  for (let seat = 0; seat < SEATS; seat++) brush.disc(seatX(seat), -5, 36, '#c99a5e')
  brush.disc(150, -4, 12, '#fff4dc')
}

const seatX = (seat: number) => -112 + seat * 92

/** A quay with a crowd before it, a bench, and ferries that call one colour after the other. */
export const ferryLook: YardLook = {
  taps: 1,
  hop: 0.15,
  unit: (size, state) => plan(size, state).unit,
  spots(size, state) {
    const { unit, columns, middle, bench, ferry, benchY, crowdY } = plan(size, state)
    const spots: (Spot | undefined)[] = state.looks.map(() => ({ x: size.width + unit * 3, y: ferry }))
    for (const [cell, guest] of state.lanes[0]!.entries())
      if (guest !== HOLE)
        spots[guest] = {
          x: middle + ((cell % columns) - (columns - 1) / 2) * unit,
          y: crowdY + (Math.floor(cell / columns) + 0.5) * unit,
        }
    for (const [place, guest] of state.lanes[1]!.entries())
      spots[guest] = { x: middle + (place - (bench - 1) / 2) * unit * 1.08, y: benchY }
    for (const [seat, guest] of state.lanes[2]!.entries())
      spots[guest] = { x: middle + (seatX(seat) * unit) / 100, y: ferry - unit * 0.05, scale: 0.84, z: 3 }
    const { left, colors } = quayOf(state)
    // The next ferry waits, small, where it comes from.
    const ferries = colors.map((_, index): Spot => {
      if (index === left) return { x: middle, y: ferry, z: -1 }
      if (index < left) return { x: size.width + unit * 3, y: ferry, z: -1 }
      const isNext = index === left + 1
      return { x: isNext ? middle - unit * 2.72 : -unit, y: ferry, scale: isNext ? 0.3 : 0, z: -1 }
    })
    return [...spots, ...ferries]
  },
  targets(size, state) {
    const { unit, columns, middle, crowdY } = plan(size, state)
    return state.lanes[0]!.flatMap((guest, cell) =>
      guest === HOLE
        ? []
        : [
            {
              code: cell,
              box: {
                x: middle + ((cell % columns) - columns / 2) * unit,
                y: crowdY + Math.floor(cell / columns) * unit,
                width: unit,
                height: unit,
              },
            },
          ],
    )
  },
  ground(brush, size, state) {
    const { unit, columns, rows, middle, bench, top, benchY, crowdY } = plan(size, state)
    const width = Math.max(columns + 0.4, 6.4) * unit
    brush.round(middle - width / 2, top, width, unit * WATER, unit * 0.2, '#1d8fb4')
    for (let wave = 0; wave < 6; wave++)
      brush.line(
        [
          middle - width * 0.44 + wave * width * 0.16,
          top + unit * (0.2 + (wave % 2) * 1.3),
          middle - width * 0.38 + wave * width * 0.16,
          top + unit * (0.2 + (wave % 2) * 1.3),
        ],
        unit * 0.05,
        '#a8e8f8',
        0.6,
      )
    brush.round(middle - width / 2, crowdY - unit * 0.08, width, unit * (rows + 0.2), unit * 0.2, '#d9b47c')
    brush.round(middle - width / 2, top + unit * WATER, width, unit * 0.12, 0, '#8a5a34')
    for (let place = 0; place < bench; place++) {
      const x = middle + (place - (bench - 1) / 2) * unit * 1.08
      brush.round(x - unit * 0.5, benchY - unit * 0.44, unit, unit * 0.98, unit * 0.2, '#6d4526')
      brush.round(x - unit * 0.5, benchY - unit * 0.48, unit, unit * 0.9, unit * 0.2, '#a8713f')
    }
    for (let cell = 0; cell < columns * rows; cell++)
      brush.disc(
        middle + ((cell % columns) - (columns - 1) / 2) * unit,
        crowdY + (Math.floor(cell / columns) + 0.56) * unit,
        unit * 0.12,
        '#b58c54',
      )
  },
  piece(brush, index, state) {
    const guests = state.looks.length
    if (index >= guests) {
      const color = quayOf(state).colors[index - guests]!
      paintFerry(brush, colorOf(color))
      return paintSign(brush, color, { x: 150, y: -4, size: 22 })
    }
    const inCrowd = state.lanes[0]!.includes(index)
    const look = state.looks[index]!
    paintBird(brush, colorOf(look), !inCrowd || awake(state).has(index))
    paintSign(brush, look, { x: 0, y: 25, size: 11 })
  },
}
