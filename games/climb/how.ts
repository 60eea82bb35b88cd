import type { ClimbDefinition } from './definitions.ts'

/** How to play: the gesture, then rewards. */
export const how = ({ way }: ClimbDefinition): readonly string[] => [`how.${way}.1`, 'how.combo']
