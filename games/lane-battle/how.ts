import type { BattleDefinition } from './definitions.ts'

/** How to play: the gesture, what this battle is about, and the keys. */
export const how = ({ mode }: BattleDefinition): readonly string[] => [
  mode === 'march' ? 'how.one-lane' : 'how.send',
  `how.${mode}`,
  mode === 'march' ? 'how.march-keys' : 'how.keys',
]
