import type { Point } from '#kit/game/stage.ts'
import { SIDE, type Board } from './board.ts'
import type { Hunt } from './definitions.ts'
import { ANSWERS } from './picture-art.ts'
import { isLit, isTaken, lampCellAt, type HuntState } from './rules.ts'
import { PANEL, PANELS } from './rounds.ts'
import { REACH } from './things.ts'

/** How far in field units a finger may miss a thing. */
const SLACK = 10

/** A touch in units of the field or of its strip. */
export interface Touch {
  readonly field: Point
  readonly strip: Point
  /** Whether the touch is on the second of two pictures. */
  readonly isSecond: boolean
}

function thingAt(
  hunt: Hunt,
  board: Board,
  state: HuntState,
  { x, y }: Point,
  isSecond: boolean,
): number | undefined {
  let found: number | undefined
  let least = 1
  for (const [index, thing] of board.things.entries()) {
    if (isTaken(state, index)) continue
    const twin = isSecond ? board.other?.[index] : undefined
    for (const spot of twin ? [twin, thing] : [thing]) {
      const reach = REACH * spot.scale + (hunt === 'heap' ? 0 : SLACK)
      const far = Math.sqrt((spot.x - x) * (spot.x - x) + (spot.y - y) * (spot.y - y)) / reach
      // In a heap the topmost thing is touched, elsewhere the nearest.
      if (far >= (hunt === 'heap' ? 1 : least)) continue
      found = index
      least = far
    }
  }
  return found
}

/** The input of a touch, if it hits anything. */
export function aimedAt(
  hunt: Hunt,
  board: Board,
  state: HuntState,
  { field, strip, isSecond }: Touch,
): number | undefined {
  const { columns, things, height, copies, strings } = board
  const isOnStrip = Math.abs(strip.y - 34) < 40
  const open = (answer: number) => (answer < 0 || state.wrong.includes(answer) ? undefined : answer)
  if (hunt === 'count')
    return isOnStrip ? open(ANSWERS.findIndex((place) => Math.abs(place.x - strip.x) < 34)) : undefined
  if (field.x < 0 || field.x > SIDE || field.y < 0 || field.y > height) return undefined
  if (copies)
    return open(
      PANELS.findIndex(
        ({ x, y }, index) =>
          index > 0 && Math.abs(x - field.x) < PANEL.width / 2 && Math.abs(y - field.y) < PANEL.height / 2,
      ) - 1,
    )
  if (columns) {
    const part = (value: number) => Math.max(1, Math.min(columns - 2, Math.floor((value / SIDE) * columns)))
    return open(part(field.x) + part(field.y) * columns)
  }
  const touched = thingAt(hunt, board, state, field, isSecond)
  if (strings) return touched === undefined || touched >= strings.length ? undefined : open(touched)
  if (hunt !== 'torch') return touched
  if (touched !== undefined && isLit(board, state.lamp, touched)) return touched
  const cell = lampCellAt(field.x, field.y)
  return cell === state.lamp || state.oil <= 0 ? undefined : things.length + cell
}
