import { shade } from '#kit/game/draw.ts'
import type { Brush } from '#kit/game/micro/brush.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { colorOf } from './palette.ts'
import { pullOf, trackOf, trackPlan, wagonsOf } from './train-yard.ts'
import type { Spot, YardLook } from './yard-look.ts'
import type { YardState } from './yard-state.ts'

const WIDEST = 92
/** Distance of the tracks, and height of the order above them, in widths of a wagon. */
const [STEP, ORDER] = [1.12, 1.05]
const SLOTS = 16

function plan({ width, height }: StageSize, state: YardState) {
  const { rooms, engine } = trackPlan(state)
  const longest = Math.max(...rooms)
  const rows = rooms.length
  const unit = Math.min(WIDEST, (width - 16) / (longest + 1.3), (height - 12) / (rows * STEP + ORDER))
  const top = (height - unit * (rows * STEP + ORDER)) / 2
  const right = width / 2 + ((longest - 0.7) / 2) * unit
  return {
    unit,
    top,
    right,
    longest,
    /** The engine stands at the far end of its wagons. */
    left: (track: number) => right - (track === engine ? rooms[engine]! : rooms[track]!) * unit,
    rowY: (track: number) => top + unit * (ORDER + (track + 0.5) * STEP),
  }
}

export function paintWagon(brush: Brush, color: string, mark: number) {
  for (const x of [-24, 24]) {
    brush.disc(x, 30, 13, '#1b232b')
    brush.disc(x, 30, 5, '#8795b5')
  }
  brush.line([-50, 20, 50, 20], 7, '#39465a')
  brush.slab(-44, -28, 88, 44, 10, color, 8)
  for (let line = 0; line <= mark % 4; line++)
    brush.round(-6 + (line - (mark % 4) / 2) * 16, -18, 8, 26, 4, shade(color, -0.35))
}

export function paintEngine(brush: Brush) {
  for (const x of [-26, 2, 30]) {
    brush.disc(x, 30, 14, '#1b232b')
    brush.disc(x, 30, 5, '#ffd76a')
  }
  brush.slab(-46, -20, 74, 38, 14, '#39465a', 8)
  brush.slab(8, -46, 40, 62, 8, '#e8434a', 8)
  brush.round(16, -38, 24, 20, 4, '#bfe8ff')
  brush.round(-38, -46, 16, 30, 4, '#202a38')
  brush.disc(-30, -52, 9, '#f4f8ff', 0.8)
}

/** Tracks that meet at the points on the right, and the order of the day above them. */
export const trainLook: YardLook = {
  taps: 2,
  hop: 0,
  unit: (size, state) => plan(size, state).unit,
  spots(size, state) {
    const { unit, left, rowY } = plan(size, state)
    const { engine } = trackPlan(state)
    const spots: (Spot | undefined)[] = state.looks.map(() => undefined)
    for (const [track, lane] of state.lanes.entries())
      for (const [place, wagon] of lane.entries())
        spots[wagon] = { x: left(track) + (place + 0.5) * unit, y: rowY(track), scale: 0.98 }
    return [...spots, { x: left(engine) - unit * 0.55, y: rowY(engine) }]
  },
  targets(size, state) {
    const { unit, left, rowY } = plan(size, state)
    return trackPlan(state).rooms.flatMap((room, track) =>
      Array.from({ length: room }, (_, place) => ({
        code: track * SLOTS + place,
        box: {
          x: left(track) + place * unit,
          y: rowY(track) - (unit * STEP) / 2,
          width: unit,
          height: unit * STEP,
        },
      })),
    )
  },
  ground(brush, size, state) {
    const { unit, top, right, left, rowY } = plan(size, state)
    const { rooms, engine, wanted } = trackPlan(state)
    const small = unit * 0.72
    const orderX = size.width / 2 - ((wanted.length - 1) / 2) * small
    brush.round(orderX - small * 0.8, top, small * (wanted.length + 0.6), unit * 0.84, unit * 0.2, '#fff4dc')
    for (const [place, color] of wanted.entries())
      brush.at(
        orderX + place * small,
        top + unit * 0.42,
        0,
        () => paintWagon(brush, colorOf(color), color),
        small / 108,
      )
    for (const track of rooms.keys()) {
      const y = rowY(track) + unit * 0.46
      const from = left(track) - (track === engine ? unit * 1.1 : 0)
      for (let x = from; x < right; x += unit * 0.25)
        brush.line([x + unit * 0.1, y - unit * 0.05, x + unit * 0.1, y + unit * 0.07], unit * 0.08, '#5b3d26')
      const points = right + unit * 0.55
      brush.line([from, y, right, y, points, (rowY(1) + rowY(2)) / 2 + unit * 0.46], unit * 0.07, '#c3ccd6')
      if (track === engine) continue
      brush.round(
        from - unit * 0.16,
        y - unit * 0.5,
        unit * 0.12,
        unit * 0.55,
        unit * 0.04,
        track === 0 ? '#ffd76a' : '#e8434a',
      )
    }
    brush.round(
      left(0) - unit * 0.06,
      rowY(0) - unit * 0.48,
      rooms[0]! * unit + unit * 0.12,
      unit * 0.98,
      unit * 0.14,
      '#ffd76a',
      0.16,
    )
  },
  piece(brush, index, state) {
    const color = state.looks[index]
    if (color === undefined) paintEngine(brush)
    else paintWagon(brush, colorOf(color), color)
  },
  from({ lanes }, code) {
    const [track, place] = [Math.floor(code / SLOTS), code % SLOTS]
    const count = lanes[track]!.length - place
    return count > 0 ? pullOf(track, count) : undefined
  },
  to: (_state, code) => Math.floor(code / SLOTS),
  codesOf: ({ lanes }, [pull, to]) => [
    trackOf(pull) * SLOTS + lanes[trackOf(pull)]!.length - wagonsOf(pull),
    to * SLOTS + lanes[to]!.length,
  ],
  lifted: ({ lanes }, pull) => lanes[trackOf(pull)]!.slice(-wagonsOf(pull)),
}
