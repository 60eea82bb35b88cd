import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('drift-cup', {
  'oval-draft': 145,
  'ice-figures': 146,
  'baton-relay': 147,
  'pace-notes': 148,
  'gear-duel': 149,
  'kart-surprise': 150,
  'crate-breaker': 151,
  'parking-round': 152,
  'there-and-back': 153,
  'raft-crossing': 154,
  'harbour-circuit': 1490,
  'drift-garden': 1491,
  'last-car-out': 1492,
  'gravel-rally': 1493,
  'highway-weave': 1494,
  'boat-slalom': 1495,
  'table-racers': 1496,
})
