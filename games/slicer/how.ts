import type { SlicerDefinition } from './definitions.ts'

/** How to play: the orchard's four rules, or the swipe and the twist. */
export const how = ({ id, modes }: SlicerDefinition): readonly string[] =>
  modes[0]?.twist ? ['how.swipe', `how.${id}.1`] : ['how.1', 'how.2', 'how.3', 'how.4']
