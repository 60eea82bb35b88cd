// npm run registry writes the entries: each of runs/*.ts with listing, as data.
import type { Listing } from '#kit/game/micro/listing.ts'

/** Generated data, so that a game's page does not load the rules of all. */
export const listings = {
  'cloud-hop': { input: ['hold', 'keys'], ground: ['#6f8fe0', '#2f4f9f'] },
  'count-lanes': { input: ['swipe', 'tap', 'keys'], ground: ['#7fb8e8', '#2c4f86'] },
  'crowd-lanes': { input: ['swipe', 'tap', 'keys'], ground: ['#f0c878', '#a8603f'] },
  'dark-lanes': { input: ['swipe', 'tap', 'keys'], ground: ['#4a5aa0', '#0b1230'] },
  'ember-lanes': { input: ['swipe', 'tap', 'keys'], ground: ['#e0703a', '#3a1a2c'] },
  'gull-glide': { input: ['hold', 'keys'], ground: ['#4fae9a', '#1f5a6a'] },
  'gulp-lanes': { input: ['swipe', 'tap', 'keys'], ground: ['#2fb0b8', '#0a3f58'] },
  'hurdle-race': { input: ['hold', 'keys'], ground: ['#e0904f', '#5a2050'] },
  'lagoon-lanes': { input: ['swipe', 'tap', 'keys'], ground: ['#2f9fd0', '#0d4a70'] },
  'leaf-glide': { input: ['hold', 'keys'], ground: ['#3f8a5f', '#0f3a34'] },
  'mine-cart': { input: ['hold', 'keys'], ground: ['#8a5a4a', '#2b1c2c'] },
  'plank-lanes': { input: ['swipe', 'tap', 'keys'], ground: ['#6fae6a', '#1f4f3a'] },
  'rail-grind': { input: ['hold', 'keys'], ground: ['#a84f8a', '#2a1848'] },
  'rooftop-run': { input: ['hold', 'keys'], ground: ['#b0608a', '#3a1f52'] },
  'shape-lanes': { input: ['swipe', 'tap', 'keys'], ground: ['#b89ae8', '#32246a'] },
  'snow-roll': { input: ['hold', 'keys'], ground: ['#7fb0e8', '#3f6ab0'] },
  'temple-dash': { input: ['hold', 'keys'], ground: ['#3f9a6a', '#0d3a34'] },
  'tide-lanes': { input: ['swipe', 'tap', 'keys'], ground: ['#f0c07a', '#1f6a80'] },
  'twin-run': { input: ['tap', 'keys'], ground: ['#e08a5a', '#22366f'] },
  'veil-lanes': { input: ['swipe', 'tap', 'keys'], ground: ['#d87fb0', '#5a3070'] },
} as const satisfies Readonly<Record<string, Listing>>
