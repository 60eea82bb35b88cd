import type { IdleDefinition } from './definitions.ts'

/** How to play: the player's own work first, then what all games share. */
export const how = ({ id }: IdleDefinition): readonly string[] => [`how.${id}.1`, 'how.buy', 'how.anew']
