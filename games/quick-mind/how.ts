import type { QuickMindDefinition, Verb } from './definitions.ts'

const KEYS: Readonly<Record<Verb, 'two' | 'digits' | 'board'>> = {
  'true-sums': 'two',
  'glance-count': 'digits',
  'number-hunt': 'board',
  'shells-ago': 'two',
  'mirror-rafts': 'two',
  'lit-stones': 'board',
  'ninth-picture': 'digits',
}

/** How to play: the one gesture, then what pays, what costs and which keys answer. */
export const how = ({ verb }: QuickMindDefinition): readonly string[] => [
  `how.${verb}.1`,
  'how.combo',
  'how.tries',
  `how.keys.${KEYS[verb]}`,
]
