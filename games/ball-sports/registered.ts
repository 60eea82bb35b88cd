import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('ball-sports', {
  'dockside-table-football': 536,
  'ring-of-six-rondo': 537,
  'deep-outfield': 538,
  'three-strike-pitcher': 539,
  'boardwalk-skee': 1410,
  'twilight-field-goal': 1411,
  'garden-croquet': 1412,
  'crab-beach-volley': 1497,
  'keepy-coconut': 1498,
  'reef-goalkeeper': 1499,
  'bent-free-kick': 1500,
  'pier-slugger': 1501,
  'sandbank-cricket': 1502,
  'coconut-dodgeball': 1503,
  'power-play-three': 1504,
  'try-line-run': 1505,
  'dunk-hopper': 1506,
  'palm-tetherball': 1507,
  'open-receiver': 1508,
})
