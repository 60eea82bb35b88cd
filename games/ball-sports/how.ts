import type { BallSportsDefinition } from './definitions.ts'

/** How to play: the gesture, then rewards and costs. The dunks run against a clock and have no tries. */
export const how = ({ id, play }: BallSportsDefinition): readonly string[] => [
  `how.${id}.1`,
  'how.combo',
  ...(play === 'dunk' ? [] : ['how.tries']),
]
