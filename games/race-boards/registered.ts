import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('race-boards', {
  backgammon: 160,
  nackgammon: 161,
  hypergammon: 162,
  plakoto: 163,
  'long-gammon': 1206,
  'irish-backgammon': 1207,
  'dutch-backgammon': 1208,
  fevga: 1215,
  narde: 1216,
})
