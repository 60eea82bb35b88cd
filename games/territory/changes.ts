import type { Motion } from '#kit/game/duel/motion.ts'
import type { Step } from '#kit/game/duel/scene.ts'
import { headOf } from './trail.ts'
import type { TerritoryDefinition } from './definitions.ts'
import type { TerritoryPosition } from './position.ts'
import { SNAIL } from './slime.ts'

/** Kinds in which one piece walks from cell to cell. */
function walkerOf({ kind }: TerritoryDefinition, { turn }: TerritoryPosition): number | undefined {
  if (kind === 'slime') return SNAIL
  return kind === 'trail' || kind === 'leap' ? headOf(turn) : undefined
}

/** The walker slides; all other changes spread from near to far. */
export function changesOf(
  definition: TerritoryDefinition,
  { before, move, after }: Step<TerritoryPosition, number>,
): readonly Motion[] {
  const { side, kind } = definition
  const walker = walkerOf(definition, before)
  const middle = kind === 'flood' ? (before.turn === 0 ? side * (side - 1) : side - 1) : move
  const far = (spot: number) =>
    Math.abs((spot % side) - (middle % side)) + Math.abs(Math.floor(spot / side) - Math.floor(middle / side))
  const motions: Motion[] = []
  for (const [spot, piece] of after.cells.entries()) {
    const was = before.cells[spot]!
    if (piece === was) continue
    const delay = far(spot) * (kind === 'flood' ? 0.03 : 0.06)
    if (piece === walker && spot === move)
      motions.push({ way: 'slide', spot, piece, from: [before.cells.indexOf(walker)], seconds: 0.22 })
    else if (piece === 0)
      motions.push({ way: 'fade', spot, piece: was, delay, sound: kind === 'chomp' ? 'slice' : 'pop' })
    else if (was === 0 || was === walker)
      motions.push({
        way: 'grow',
        spot,
        piece,
        delay,
        sound: kind === 'chain' && spot !== move ? 'pop' : 'place',
      })
    else
      motions.push({ way: 'flip', spot, piece: was, becomes: piece, delay, pitch: Math.min(12, far(spot)) })
  }
  return motions
}
