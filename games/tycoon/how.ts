import type { TycoonDefinition } from './definitions.ts'

/** How to play: the one gesture, what is special here, and the aim. */
export const how = ({ id }: TycoonDefinition): readonly string[] => ['how.walk', `how.${id}.1`, 'how.aim']
