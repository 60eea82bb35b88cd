import type { CounterDefinition } from './definitions.ts'

/** How to play: the one gesture, then what pays and what costs. */
export const how = ({ id }: CounterDefinition): readonly string[] => [`how.${id}.1`, 'how.hearts', 'how.keys']
