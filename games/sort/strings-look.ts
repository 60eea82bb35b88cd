import { shade } from '#kit/game/draw.ts'
import type { Brush } from '#kit/game/micro/brush.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { colorOf } from './palette.ts'
import { paintSign } from './signs.ts'
import { isTied, runAt, stringOf } from './strings-yard.ts'
import type { Spot, YardLook } from './yard-look.ts'
import type { YardState } from './yard-state.ts'

const WIDEST = 78
const STEP = 1.22

function plan({ width, height }: StageSize, { lanes, notes }: YardState) {
  const longest = Math.max(...notes)
  const unit = Math.min(WIDEST, (width - 12) / (longest + 1.1), (height - 8) / (lanes.length * STEP))
  const top = (height - unit * lanes.length * STEP) / 2
  return { unit, middle: width / 2, rowY: (string: number) => top + unit * (string + 0.5) * STEP }
}

export function paintBead(brush: Brush, color: string) {
  brush.ball(0, 0, 46, color)
  brush.round(-48, -12, 12, 24, 5, shade(color, -0.5))
  brush.round(36, -12, 12, 24, 5, shade(color, -0.5))
}

/** Strings stretched across the stage, open at both ends. */
export const stringsLook: YardLook = {
  taps: 2,
  hop: 0.7,
  unit: (size, state) => plan(size, state).unit,
  spots(size, state) {
    const { unit, middle, rowY } = plan(size, state)
    const spots: (Spot | undefined)[] = state.looks.map(() => undefined)
    for (const [string, lane] of state.lanes.entries())
      for (const [place, bead] of lane.entries())
        spots[bead] = { x: middle + (place - (lane.length - 1) / 2) * unit, y: rowY(string) }
    return spots
  },
  targets(size, state) {
    const { unit, middle, rowY } = plan(size, state)
    return state.lanes.flatMap((_, string) => {
      const half = (state.notes[string]! / 2 + 0.5) * unit
      const box = { y: rowY(string) - (unit * STEP) / 2, width: half, height: unit * STEP }
      return [
        { code: string * 2, box: { ...box, x: middle - half } },
        { code: string * 2 + 1, box: { ...box, x: middle } },
      ]
    })
  },
  ground(brush, size, state) {
    const { unit, middle, rowY } = plan(size, state)
    for (const [string, room] of state.notes.entries()) {
      const [y, half] = [rowY(string), (room / 2 + 0.16) * unit]
      const isDone = state.lanes[string]!.length > 0 && isTied(state, string)
      brush.round(
        middle - half,
        y - unit * 0.53,
        half * 2,
        unit * 1.1,
        unit * 0.5,
        isDone ? '#ffd76a' : '#10202c',
        isDone ? 0.35 : 0.4,
      )
      brush.line([middle - half - unit * 0.2, y, middle + half + unit * 0.2, y], unit * 0.08, '#f2dcae')
      for (const side of [-1, 1])
        brush.puck(
          middle + side * (half + unit * 0.2),
          y,
          unit * 0.15,
          isDone ? '#ffd76a' : '#c98a5a',
          unit * 0.05,
        )
    }
  },
  piece(brush, index, state) {
    const look = state.looks[index]!
    paintBead(brush, colorOf(look))
    paintSign(brush, look, { x: 0, y: 2, size: 17 })
  },
  // An empty string has only one end.
  to: ({ lanes }, code) => (lanes[stringOf(code)]!.length === 0 ? stringOf(code) * 2 : code),
  lifted: (state, from) => runAt(state, from),
}
