import type { BallSportsDefinition } from './definitions.ts'

/** How to play: the one gesture, then what pays and what costs. The dunks run against a clock and know no tries. */
export const how = ({ id, play }: BallSportsDefinition): readonly string[] => [
  `how.${id}.1`,
  'how.combo',
  ...(play === 'dunk' ? [] : ['how.tries']),
]
