import type { StrategyDefinition } from './definitions.ts'

/** How to play, as text keys in reading order. */
export const how = ({ id, campaign }: StrategyDefinition): readonly string[] => [
  `how.${id}.1`,
  `how.${id}.2`,
  campaign === 'delve' ? 'how.keys.walk' : 'how.keys.cursor',
]
