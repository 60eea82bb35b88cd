import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('aim-sports', {
  'spare-pickup': 1566,
  'clock-darts': 1567,
  'cricket-darts': 1568,
  'skerry-skeet': 1569,
  'heartbeat-biathlon': 1570,
  'rail-archery': 1571,
  'village-petanque': 1572,
  'harbor-horseshoes': 1573,
  'carousel-ring-toss': 1574,
  'plank-cornhole': 1575,
  'palm-disc-golf': 1576,
  'far-javelin': 1577,
  'log-axe': 1578,
  'whirl-hammer': 1579,
})
