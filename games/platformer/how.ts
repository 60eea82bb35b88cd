import type { Kind, PlatformerDefinition } from './definitions.ts'
import { hasSecond, movesOf } from './moves.ts'

const keysOf = (kind: Kind) => {
  if (kind === 'tower') return 'how.tap'
  if (kind === 'dash') return 'how.dash-keys'
  return hasSecond(movesOf[kind]) ? 'how.second-keys' : 'how.keys'
}

/** How to play: the move of this game, what is to be reached, and the keys. */
export const how = ({ kind }: PlatformerDefinition): readonly string[] => [
  `how.${kind}.1`,
  'how.goal',
  keysOf(kind),
]
