import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('beat-yard', {
  'three-lanes': 240,
  'drum-wheel': 241,
  'bell-ear': 242,
  'metronome-walk': 243,
  conductor: 244,
  'silent-beat': 245,
  'step-garden': 246,
  'mend-tune': 247,
  'odd-frog': 248,
  'drum-stream': 249,
  'marimba-hop': 250,
  'glide-tune': 251,
  'two-hands': 1737,
  'swing-bells': 1738,
  'tune-strings': 1739,
  'fill-gaps': 1740,
  'drop-jars': 1741,
  'stair-tune': 1742,
  'which-beat': 1743,
  'canon-frogs': 1744,
})
