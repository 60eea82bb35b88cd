import type { Verb, WhackDefinition } from './definitions.ts'

/** Games that end in another way than by the third mistake. */
const OWN_END: readonly Verb[] = ['leaky-boat', 'stain-wipe']

/** How to play: the one gesture, then what pays and what costs. */
export const how = ({ verb }: WhackDefinition): readonly string[] => [
  `how.${verb}.1`,
  'how.combo',
  OWN_END.includes(verb) ? `how.${verb}.2` : 'how.tries',
]
