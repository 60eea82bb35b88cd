import type { OneButtonDefinition, Verb } from './definitions.ts'

const WITH_TRIES: readonly Verb[] = [
  'late-brake',
  'wind-up',
  'vine-drop',
  'harbour-light',
  'echo-drum',
  'coco-pour',
  'bamboo-cut',
  'crab-claw',
  'hidden-turtle',
  'mill-shot',
  'dune-slalom',
  'seed-chute',
  'firefly-chain',
  'coco-bat',
  'totem-stop',
  'big-catch',
  'coco-putt',
  'whale-snap',
  'gear-strip',
  'relay-pass',
  'long-wheelie',
  'loop-cart',
  'hammer-spin',
  'long-leap',
  'calm-bow',
  'twin-lift',
  'jet-hose',
  'two-glows',
  'field-cut',
  'belt-turn',
  'pipe-turn',
  'soft-landing',
]

/** How to play: the one gesture, then what pays. */
export const how = ({ verb }: OneButtonDefinition): readonly string[] => [
  `how.${verb}.1`,
  'how.daring',
  WITH_TRIES.includes(verb) ? 'how.tries' : 'how.combo',
]
