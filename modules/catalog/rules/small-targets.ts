/**
 * Games whose smallest target is below 36 px on a phone 375 px wide or 28 px on one of 320 px (docs/play-notes.md): their pages say so
 * on narrow screens. A test measures them as `npm run games:cells` does.
 */
export const SMALL_TARGETS: ReadonlySet<string> = new Set([
  'backgammon',
  'canal-maze',
  'crossway-parchis',
  'goose-spiral',
  'great-hex',
  'heart-mahjong',
  'hearts',
  'island-by-numbers',
  'lagoon-blocks',
  'narde',
  'night-currents-maze',
  'pebble-cube',
  'plant-nonograms',
  'ring-chain',
  'senet',
  'shell-paths',
  'thin-ice-blocks',
  'two-postcards',
])
