import type { SowingDefinition } from './definitions.ts'

/** How to play, as text keys in reading order. */
export function how({ store, last, leaves, turnsBack, goal }: SowingDefinition): readonly string[] {
  return [
    leaves === 'one' ? 'how.sow.one' : 'how.sow.none',
    turnsBack ? 'how.turnsBack' : undefined,
    store === 'sown' ? 'how.store' : undefined,
    last === 'run' ? 'how.last.relay' : `how.last.${last}`,
    last === 'relay' ? 'how.last.opposite' : undefined,
    last === 'back' || last === 'low' ? 'how.feed' : undefined,
    goal === 'most' ? 'how.goal' : 'how.goal.fewest',
  ].filter((key) => key !== undefined)
}
