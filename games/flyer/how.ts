import type { FlyerDefinition } from './definitions.ts'

/** How to play: the one gesture, then what pays. */
export const how = ({ id, sky }: FlyerDefinition): readonly string[] =>
  sky ? [`how.${id}.1`, 'how.daring', 'how.combo'] : ['how.1', 'how.2', 'how.3', 'how.4']
