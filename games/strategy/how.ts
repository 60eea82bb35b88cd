import type { StrategyDefinition } from './definitions.ts'

/** How to play, as keys of whole sentences in the order they should be read. */
export const how = ({ id, campaign }: StrategyDefinition): readonly string[] => [
  `how.${id}.1`,
  `how.${id}.2`,
  campaign === 'delve' ? 'how.keys.walk' : 'how.keys.cursor',
]
