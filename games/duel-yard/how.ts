import type { YardDefinition } from './definitions.ts'

/** How to play: the duel's own rule, then what all have in common. */
export const how = ({ id }: YardDefinition): readonly string[] => [`how.${id}`, 'how.keys', 'how.bouts']
