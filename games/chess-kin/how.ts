import type { KinDefinition } from './definition.ts'

/** How to play, as keys of whole sentences in the order they should be read. */
export function how(definition: KinDefinition): readonly string[] {
  const { goal, check, royal, teaches, drops, blast, rifle, mustTake, wraps, shuffles, start, stuck } =
    definition
  const isHorde = !start.includes('K') && royal === 'k'
  return [
    'how.move',
    ...teaches.map((name) => `how.piece.${name}`),
    blast ? 'how.blast' : undefined,
    rifle ? 'how.rifle' : undefined,
    wraps ? 'how.wraps' : undefined,
    shuffles ? 'how.shuffles' : undefined,
    start.includes('*') ? 'how.walls' : undefined,
    drops === 'none' ? undefined : `how.drops.${drops}`,
    mustTake ? 'how.mustTake' : undefined,
    check === 'forbidden' ? 'how.forbidden' : undefined,
    isHorde ? 'how.goal.horde' : goal === 'race' ? `how.goal.race.${definition.racer}` : `how.goal.${goal}`,
    stuck === 'loses' ? 'how.stuck' : undefined,
  ].filter((key) => key !== undefined)
}
