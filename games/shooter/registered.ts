import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('shooter', {
  'stern-gunner': 195,
  'rescue-flotilla': 196,
  'stopped-clock': 197,
  'coral-ring-flight': 198,
  'serpent-tail': 199,
  'bubble-hijack': 200,
  'storm-squadron': 1510,
  'lantern-swarm': 1511,
  'umbrella-crabs': 1512,
  'iceberg-drift': 1513,
  'reef-cave-diver': 1514,
  'castle-cannon-duel': 1515,
  'beacon-watch': 1516,
  'bouncing-tanks': 1517,
  'pier-gallery': 1518,
})
