import type { Motion } from '#kit/game/duel/motion.ts'
import type { Step } from '#kit/game/duel/scene.ts'
import type { DraughtsDefinition } from './definitions.ts'
import { isKing, pathOf, type DraughtsMove, type DraughtsPosition } from './position.ts'
import { takenOn } from './rules.ts'

const STEP_SECONDS = 0.2

/** The piece hops along its path; what it takes fades as it passes, each a little higher in pitch. */
export function motionsOf(
  definition: DraughtsDefinition,
  { before, move, after, dropped }: Step<DraughtsPosition, DraughtsMove>,
): readonly Motion[] {
  const path = pathOf(move)
  const to = path.at(-1)!
  const piece = before.cells[path[0]!]!
  const taken = takenOn(definition, before.cells, path)
  const steps = path.length - 1
  const fades = taken.map((spot, index): Motion => ({
    way: 'fade',
    spot,
    piece: before.cells[spot]!,
    delay: dropped ? index * 0.1 : (index + 0.5) * STEP_SECONDS,
    pitch: index * 2,
  }))
  const crowned = isKing(after.cells[to]!) && !isKing(piece)
  const sound = crowned ? 'boost' : 'place'
  if (dropped) return [{ way: 'grow', spot: to, piece: after.cells[to]!, seconds: 0.12, sound }, ...fades]
  const seconds = STEP_SECONDS * Math.max(1, steps) + 0.04
  return [{ way: 'slide', spot: to, piece, from: path.slice(0, -1), seconds, sound }, ...fades]
}
