import { brushOf, PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { digits } from '#kit/game/micro/digits.ts'
import { backdrop } from './backdrops.ts'
import { SIDE, type Board } from './board.ts'
import type { Hunt } from './definitions.ts'
import { PATCH } from './piles.ts'
import { paintCopies, paintKiteStrip, paintLoupe, paintStrings } from './round-art.ts'
import { isTaken, lampPlace, LAMP_REACH, leftOf, type HuntState } from './rules.ts'
import { paintThing, REACH, type Thing } from './things.ts'

/** Height of the strip below the picture. */
export const stripOf = (hunt: Hunt) => (hunt === 'loupe' ? 112 : 72)
/** Between pictures, and between picture and strip. */
export const GAP = 12

/** A brush that draws everything in one colour, for shadows. */
export const inkBrush = (brush: Brush, ink: string): Brush =>
  brushOf({
    disc: (x, y, radius) => brush.disc(x, y, radius, ink),
    round: (x, y, width, height, radius) => brush.round(x, y, width, height, radius, ink),
    arc: (x, y, radius, from, to, width) => brush.arc(x, y, radius, from, to, width, ink),
    line: (points, width) => brush.line(points, width, ink),
    shape: (points) => brush.shape(points, ink),
    at: (x, y, turn, paint, scale) => brush.at(x, y, turn, paint, scale),
  })

function lying(brush: Brush, thing: Thing) {
  const { x, y, scale } = thing
  paintThing(inkBrush(brush, '#0a10203a'), { ...thing, x: x + 2 * scale, y: y + 3.4 * scale })
  paintThing(brush, thing)
}

/** The picture without marks; `second` selects the second of two. */
export function paintPicture(brush: Brush, hunt: Hunt, board: Board, state: HuntState, second = false) {
  backdrop(brush, board.backdrop, SIDE, board.height)
  if (board.columns) {
    const size = SIDE / board.columns
    for (const [cell, thing] of board.things.entries()) {
      const [x, y] = [(cell % board.columns) * size, Math.floor(cell / board.columns) * size]
      brush.round(x + 2, y + 2, size - 4, size - 4, 8, '#fff4dc', 0.82)
      paintThing(brush, thing)
    }
    return
  }
  if (board.copies) return paintCopies(brush, board, state)
  if (board.strings) return paintStrings(brush, board, state)
  for (const [index, thing] of board.things.entries()) {
    if (hunt === 'heap') {
      if (isTaken(state, index)) continue
      // An outline separates the things of a heap.
      if (index > 0)
        paintThing(inkBrush(brush, '#1a1020'), {
          ...thing,
          x: thing.x + 1.5,
          y: thing.y + 3,
          scale: thing.scale * 1.06,
        })
      paintThing(brush, thing)
      continue
    }
    const shown = second ? board.other![index] : board.gone?.includes(index) ? undefined : thing
    if (shown) lying(brush, shown)
  }
}

/** Rings around what was found. */
export function paintFound(
  brush: Brush,
  hunt: Hunt,
  board: Board,
  state: HuntState,
  grown: ReadonlyMap<number, number>,
) {
  if (hunt === 'heap' || hunt === 'count' || board.strings || board.copies) return
  for (const thing of state.found) {
    const place = board.things[thing]
    if (!place) continue
    const k = grown.get(thing) ?? 1
    const reach = board.columns ? (SIDE / board.columns) * 1.5 : REACH * place.scale + 7
    if (board.columns)
      brush.round(place.x - reach, place.y - reach, reach * 2, reach * 2, 12, '#3fe0cf', 0.34 * k)
    else {
      brush.ring(place.x, place.y, reach * (1.6 - 0.6 * k), 7, '#ffffff', 0.6 * k)
      brush.ring(place.x, place.y, reach * (1.6 - 0.6 * k), 4, '#17a88a', k)
    }
  }
}

/** Darkness around the lamp, as thick arcs: the middle stays clear. */
export function paintDark(brush: Brush, { x, y }: { readonly x: number; readonly y: number }) {
  for (const [radius, width, opacity] of [
    [LAMP_REACH - 6, 12, 0.4],
    [LAMP_REACH + 300, 600, 1],
  ] as const)
    brush.arc(x, y, radius, 0, Math.PI * 2, width, '#070a1c', opacity)
  brush.ring(x, y, LAMP_REACH, 5, '#ffb63d', 0.5)
}

export const lampOf = (state: HuntState) => lampPlace(state.lamp)

const answers = (width: number) =>
  [0, 1, 2, 3].map((index) => ({ x: 128 + index * ((width - 148) / 3), y: 34 }))
export const ANSWERS = answers(SIDE)
const ANSWER_REACH = 29

export function paintClue(brush: Brush, hunt: Hunt, board: Board, state: HuntState) {
  const high = stripOf(hunt)
  brush.slab(0, 0, SIDE, high - 8, 18, '#fff4dc', 7)
  const left = leftOf(hunt, state)
  if (hunt === 'loupe') return paintLoupe(brush, board, state)
  if (board.strings) return paintKiteStrip(brush, board, state)
  if (hunt === 'shadow') {
    brush.round(110, 4, 180, high - 16, 14, '#e8d8b0')
    for (const [index, thing] of board.clue.entries())
      if (isTaken(state, board.targets[index]!)) paintThing(brush, thing)
      else paintThing(inkBrush(brush, '#2a2140'), thing)
    return
  }
  if (hunt === 'count') {
    const at = Math.min(state.found.length, board.clue.length - 1)
    paintThing(brush, board.clue[at]!)
    brush.line([80, 26, 94, 34, 80, 42], 5, '#b89a68')
    for (const [index, { x, y }] of ANSWERS.entries()) {
      const isWrong = state.wrong.includes(index)
      brush.puck(x, y - 3, ANSWER_REACH - 3, isWrong ? '#c8b8a0' : PAINT.amber, isWrong ? 2 : 5)
      digits(brush, board.choices![at]![index]!, x, y - 3, 26, isWrong ? '#8a7a68' : '#4a2a08')
    }
    return
  }
  if (hunt === 'patch') {
    const at = Math.min(state.found.length, board.patches!.length - 1)
    const cell = 19
    brush.at(200, 32, -0.05, () => {
      brush.round(-32, -31, 64, 62, 6, '#e0c890')
      for (const [index, thing] of board.patches![at]!.entries())
        brush.at(((index % PATCH) - 1) * cell, (Math.floor(index / PATCH) - 1) * cell, 0, () =>
          paintThing(brush, { ...thing, x: 0, y: 0, scale: 0.5 }),
        )
      brush.ring(0, 0, 10, 2, PAINT.coral)
    })
    for (let round = 0; round < board.targets.length; round++)
      brush.disc(300 + round * 24, 32, 7, round < state.found.length ? '#17a88a' : '#d8c8a0')
    return
  }
  for (const [index, thing] of board.clue.entries()) {
    const isDone = !left.includes(board.targets[index]!)
    if (isDone) brush.disc(thing.x, thing.y, 20, '#8fe0b8', 0.7)
    paintThing(brush, isDone ? { ...thing, scale: thing.scale * 0.8 } : thing)
    if (isDone)
      brush.line([thing.x - 8, thing.y, thing.x - 2, thing.y + 7, thing.x + 10, thing.y - 8], 5, '#17886a')
  }
}

const PLAIN: readonly Hunt[] = ['spot', 'lone', 'heap', 'parade', 'copy']
export const hasStrip = (hunt: Hunt) => !PLAIN.includes(hunt)
