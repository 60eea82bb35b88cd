import type { ClimbDefinition } from './definitions.ts'

/** How to play: the one gesture, then what pays. */
export const how = ({ way }: ClimbDefinition): readonly string[] => [`how.${way}.1`, 'how.combo']
