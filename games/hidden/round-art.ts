import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Board } from './board.ts'
import { PANEL, PANELS } from './rounds.ts'
import { isTaken, type HuntState } from './rules.ts'
import { paintThing, TINTS } from './things.ts'

/** Strings with a dark edge, so that one sees which runs above. */
export function paintStrings(brush: Brush, { strings, things, targets, clue }: Board, state: HuntState) {
  const count = strings!.length
  for (const [holder, points] of strings!.entries()) {
    const kite = things.findIndex(({ x }, index) => index < count && x === points[0])
    const isFound = isTaken(state, kite)
    brush.line(points, 8, '#123048', 0.55)
    brush.line(points, 4.6, isFound ? TINTS[things[kite]!.tint]! : '#fff4dc')
    const owner = things[count + holder]!
    if (isFound) brush.disc(owner.x, owner.y, 27, '#8fe0b8', 0.75)
  }
  const asked = clue[Math.min(state.found.length, clue.length - 1)]!
  for (const [index, thing] of things.entries()) {
    const isAsked = index >= count && thing.kind === asked.kind && state.found.length < targets.length
    if (isAsked) brush.disc(thing.x, thing.y, 30, '#ffe066', 0.85)
    if (state.wrong.includes(index)) brush.disc(thing.x, thing.y, 27, '#0a1020', 0.35)
    paintThing(brush, thing)
  }
}

/** Shows who asks for a kite. */
export function paintKiteStrip(brush: Brush, { clue }: Board, state: HuntState) {
  const at = Math.min(state.found.length, clue.length - 1)
  paintThing(brush, { ...clue[at]!, x: 168 })
  brush.line([196, 32, 214, 32], 5, '#b89a68')
  paintThing(brush, { kind: 25, tint: 3, x: 240, y: 32, turn: 0, scale: 1.2 })
  for (const round of clue.keys())
    brush.disc(306 + round * 22, 32, 7, round < state.found.length ? '#17a88a' : '#d8c8a0')
}

/** The sample on its board, and the four copies. */
export function paintCopies(brush: Brush, board: Board, state: HuntState) {
  const round = Math.min(state.found.length, board.copies!.length - 1)
  for (const [index, { x, y }] of PANELS.entries()) {
    const [left, top] = [x - PANEL.width / 2, y - PANEL.height / 2]
    const isWrong = index > 0 && state.wrong.includes(index - 1)
    brush.round(left + 2, top + 6, PANEL.width, PANEL.height, 14, '#0a1020', 0.28)
    if (index === 0) brush.round(left - 5, top - 3, PANEL.width + 10, PANEL.height + 6, 16, PAINT.amber)
    brush.round(left, top, PANEL.width, PANEL.height, 12, index === 0 ? '#fff8e8' : '#e8f4f0')
    if (isWrong) continue
    for (const thing of board.copies![round]![index]!)
      paintThing(brush, { ...thing, x: x + thing.x, y: y + thing.y })
  }
}

/** Position of the loupe on its strip. */
export const LOUPE = { x: 200, y: 50, reach: 48 } as const

export function paintLoupe(brush: Brush, { clue }: Board, state: HuntState) {
  brush.line([LOUPE.x + 36, LOUPE.y + 36, LOUPE.x + 60, LOUPE.y + 52], 14, PAINT.wood)
  brush.ring(LOUPE.x, LOUPE.y, LOUPE.reach, 8, PAINT.amber)
  brush.arc(LOUPE.x, LOUPE.y, LOUPE.reach - 9, 3.6, 4.5, 4, '#ffffff', 0.8)
  for (const round of clue.keys())
    brush.disc(28 + round * 20, 50, 7, round < state.found.length ? '#17a88a' : '#d8c8a0')
}
