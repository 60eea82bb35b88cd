import type { Verb, WhackDefinition } from './definitions.ts'

/** Games that do not end by the third mistake. */
const OWN_END: readonly Verb[] = ['leaky-boat', 'stain-wipe']

/** How to play: the gesture, then rewards and costs. */
export const how = ({ verb }: WhackDefinition): readonly string[] => [
  `how.${verb}.1`,
  'how.combo',
  OWN_END.includes(verb) ? `how.${verb}.2` : 'how.tries',
]
