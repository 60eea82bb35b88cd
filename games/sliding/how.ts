import type { SlidingDefinition } from './definitions.ts'

/** How to play, as text keys in reading order. */
export const how = ({ rules }: SlidingDefinition): readonly string[] => [
  `how.move.${rules.kind === 'snail' || rules.kind === 'plus' ? 'gap' : rules.kind === 'tints' ? 'roll' : rules.kind}`,
  rules.kind === 'snail' ? 'how.goal.snail' : `how.goal.${rules.face}`,
  'how.few',
]
