import type { ShooterDefinition } from './definitions.ts'

/** How to play: the gesture, what matters here, and what pays. */
export const how = ({ kind }: ShooterDefinition): readonly string[] => [
  `how.${kind}.1`,
  `how.${kind}.2`,
  'how.combo',
]
