import type { CueDefinition, Play } from './definitions.ts'

const STONES: readonly Play[] = ['shuffle', 'curling', 'bocce', 'crokinole']

/** How to play: the gesture, the aim of the game, and what ends a run. */
export const how = ({ id, play }: CueDefinition): readonly string[] => [
  'how.pull',
  `how.${id}.1`,
  STONES.includes(play) ? 'how.stones' : 'how.chalk',
]
