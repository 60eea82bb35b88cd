import type { AbstractDefinition } from './definitions.ts'

/** How to play, as text keys in reading order. */
export const how = ({ kind }: AbstractDefinition): readonly string[] =>
  kind === 'planks' || kind === 'floes'
    ? [`how.${kind}.1`, `how.${kind}.2`]
    : kind === 'star-halma' || kind === 'halma'
      ? ['how.touch', 'how.halma.1', 'how.halma.2']
      : ['how.touch', `how.${kind}.1`, `how.${kind}.2`]
