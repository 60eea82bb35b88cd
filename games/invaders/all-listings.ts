// npm run registry writes the entries: each of verbs/*.ts with listing, as data.
import type { Listing } from '#kit/game/micro/listing.ts'

/** Generated data, so that a game's page does not load the rules of all. */
export const listings = {
  'chain-pop': { slug: 'lantern-chain', input: ['tap', 'keys'], ground: ['#7a3f70', '#180c30'] },
  'coco-bomber': { slug: 'coco-bomber', input: ['tap', 'keys'], ground: ['#e0905a', '#4a2040'] },
  'crash-whirl': { slug: 'crash-whirl', input: ['drag', 'hold', 'keys'], ground: ['#d88a5a', '#2a1648'] },
  'echo-squad': { slug: 'echo-squad', input: ['drag', 'hold', 'keys'], ground: ['#5a3fa8', '#0c2440'] },
  'galaxy-divers': { slug: 'galaxy-divers', input: ['drag', 'hold', 'keys'], ground: ['#3a3f98', '#0a0c34'] },
  'heli-rescue': { slug: 'heli-rescue', input: ['drag', 'hold', 'keys'], ground: ['#5fa8d0', '#124068'] },
  'hut-watch': { slug: 'six-huts', input: ['tap', 'keys'], ground: ['#8a4a6a', '#1f1030'] },
  'paint-lanes': { slug: 'paint-the-crabs', input: ['tap', 'keys'], ground: ['#4fb0c0', '#0f4a60'] },
  'pier-rail': { slug: 'six-shots', input: ['tap', 'keys'], ground: ['#c06a5a', '#2c1440'] },
  'reef-centipede': {
    slug: 'reef-centipede',
    input: ['drag', 'hold', 'keys'],
    ground: ['#1f6f80', '#06263a'],
  },
  'split-bubbles': { slug: 'split-bubbles', input: ['drag', 'hold', 'keys'], ground: ['#3f8fb8', '#0a3050'] },
  'sun-and-shade': { slug: 'sun-and-shade', input: ['drag', 'hold', 'keys'], ground: ['#6a4a9a', '#140c30'] },
  'tiny-planet': { slug: 'tiny-planet', input: ['drag', 'hold', 'keys'], ground: ['#2f4a80', '#080c28'] },
  'two-tides': {
    slug: 'between-two-fleets',
    input: ['drag', 'hold', 'keys'],
    ground: ['#1f8a8a', '#063038'],
  },
  'whirl-tube': { slug: 'whirl-tube', input: ['drag', 'hold', 'keys'], ground: ['#2a5fb0', '#050f2c'] },
} as const satisfies Readonly<Record<string, Listing>>
