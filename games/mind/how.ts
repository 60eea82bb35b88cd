import type { MindDefinition } from './definitions.ts'

/** How to play, as text keys in reading order. */
export const how = ({ kind }: MindDefinition): readonly string[] => [
  `how.${kind}.1`,
  `how.${kind}.2`,
  kind === 'turtle-sums' ? 'how.keys.arrows' : 'how.keys.cursor',
]
