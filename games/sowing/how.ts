import type { SowingDefinition } from './definitions.ts'

/** How to play, as keys of whole sentences in the order they should be read. */
export function how({ store, last, leaves }: SowingDefinition): readonly string[] {
  return [
    leaves === 'one' ? 'how.sow.one' : 'how.sow.none',
    store === 'sown' ? 'how.store' : undefined,
    `how.last.${last}`,
    last === 'relay' ? 'how.last.opposite' : undefined,
    last === 'back' ? 'how.feed' : undefined,
    'how.goal',
  ].filter((key) => key !== undefined)
}
