import type { IdleDefinition } from './definitions.ts'

/** How to play: the hand's own work first, then what all of them share. */
export const how = ({ id }: IdleDefinition): readonly string[] => [`how.${id}.1`, 'how.buy', 'how.anew']
