import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('counter-rush', {
  'layered-juice-bar': 460,
  'noodle-cart': 461,
  'melting-scoops': 462,
  'sushi-belt': 463,
  'shell-salon': 464,
  'ferry-tickets': 465,
  'island-post': 466,
  'lobby-lift': 467,
  'fair-fishmonger': 468,
  'coffee-pier': 469,
  'reef-doctor': 470,
  'mending-shed': 471,
  'flower-boat': 472,
  'ember-skewers': 1428,
  'batik-yard': 1429,
  'key-cutter': 1436,
  'beach-tables': 1437,
  'photo-pier': 1438,
  'island-exchange': 1439,
  'boat-hire': 1446,
  'turning-cake': 1447,
})
