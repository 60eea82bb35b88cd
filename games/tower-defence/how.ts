import type { DefenceDefinition, Kind } from './definitions.ts'

const MORE_KEYS: readonly Kind[] = ['fork', 'hero', 'rail']

/** How to play: the gesture, what matters in this game, and the keys. */
export const how = ({ kind }: DefenceDefinition): readonly string[] => [
  `how.${kind}.1`,
  `how.${kind}.2`,
  kind === 'ring' ? 'how.ring-keys' : 'how.keys',
  ...(MORE_KEYS.includes(kind) ? ['how.more-keys'] : []),
]
