import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('mini-golf', {
  'sluice-putt': 18,
  'lantern-putt': 19,
  'crumbling-pier-putt': 20,
  'leaping-putt': 21,
  'crate-putt': 22,
  'carousel-putt': 141,
  'walking-cup-putt': 142,
  'drawbridge-putt': 143,
  'boulder-putt': 144,
  'windmill-putt': 1531,
  'ferry-putt': 1532,
  'conch-gate-putt': 1533,
  'glacier-putt': 1534,
  'gale-putt': 1535,
  'lodestone-putt': 1536,
  'skipping-putt': 1537,
  'coral-bumper-putt': 1538,
})
