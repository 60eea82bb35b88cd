import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('twisty', {
  'pebble-cube': 739,
  'tide-cube': 740,
  'floppy-raft': 741,
  'turning-tower': 742,
  'two-deck-block': 743,
  'reef-pyramid': 745,
  'slanted-cube': 746,
  'twelve-edges': 747,
  'coral-diamond': 748,
  'harbour-jewel': 749,
  'crossed-rings': 751,
  'six-pearl-rings': 754,
  'turning-flowers': 757,
  'four-turntables': 760,
  'eight-face-crystal': 917,
  'hinged-cube': 918,
  'half-turn-brick': 919,
  'kite-wheel': 926,
  'three-sided-column': 1025,
  'ring-chain': 1026,
})
