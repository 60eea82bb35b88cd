import type { YardDefinition } from './definitions.ts'

/** How to play: what counts, then what all yards have in common. */
export const how = ({ id }: YardDefinition): readonly string[] => [`how.${id}`, 'how.steer', 'how.clock']
