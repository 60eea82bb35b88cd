import type { OneButtonDefinition, Verb } from './definitions.ts'

const WITH_TRIES: readonly Verb[] = ['late-brake', 'wind-up', 'vine-drop', 'harbour-light']

/** How to play: the one gesture, then what pays. */
export const how = ({ verb }: OneButtonDefinition): readonly string[] => [
  `how.${verb}.1`,
  'how.daring',
  WITH_TRIES.includes(verb) ? 'how.tries' : 'how.combo',
]
