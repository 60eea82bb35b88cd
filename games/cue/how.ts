import type { CueDefinition, Play } from './definitions.ts'

const STONES: readonly Play[] = ['shuffle', 'curling', 'bocce', 'crokinole']

/** How to play: the one gesture, what the game is about, and what ends a run. */
export const how = ({ id, play }: CueDefinition): readonly string[] => [
  'how.pull',
  `how.${id}.1`,
  STONES.includes(play) ? 'how.stones' : 'how.chalk',
]
