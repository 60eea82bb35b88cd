import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('sowing', {
  ayoayo: 620,
  songo: 621,
  'twin-pits': 624,
  'home-harvest': 630,
  kalah: 920,
  oware: 921,
  congkak: 922,
  'toguz-korgool': 923,
  pallanguli: 924,
  'nam-nam': 925,
  'tidal-kalah': 1707,
  'crosswind-mancala': 1708,
  bohnenspiel: 1709,
  'empty-stores': 1710,
})
