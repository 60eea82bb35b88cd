import { triesOf } from './all-tries.ts'
import type { OneButtonDefinition } from './definitions.ts'

/** How to play: the one gesture, then what pays. */
export const how = ({ verb }: OneButtonDefinition): readonly string[] => [
  `how.${verb}.1`,
  'how.daring',
  triesOf[verb] ? 'how.tries' : 'how.combo',
]
