import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('tank-yard', {
  'lantern-locks': 60,
  'skyfire-huts': 61,
  'one-disc': 62,
  'sun-and-moon-tower': 63,
  'barrel-row': 64,
  'gun-train': 65,
  'mirror-bay': 66,
  'mortar-by-numbers': 67,
  'kraken-rush': 68,
  'marble-crossfire': 69,
  'pony-loop': 225,
  'gate-battery': 226,
  'bow-on-the-wall': 1014,
  'ricochet-room': 1015,
  'coconut-siege': 1016,
  'depth-charges': 1017,
  'snow-forts': 1018,
  'torpedo-run': 1019,
  'fire-hose': 1020,
  'basket-battery': 1021,
  'trebuchet-tower': 1022,
  'planet-bender': 1023,
})
