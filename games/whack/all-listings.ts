// npm run registry writes the entries: each of verbs/*.ts with listing, as data.
import type { Listing } from '#kit/game/micro/listing.ts'

/** Generated data, so that a game's page does not load the rules of all. */
export const listings = {
  'basket-run': { genre: 'puzzle', input: ['drag', 'keys'], ground: ['#2f8a5f', '#0a2f3a'] },
  'bubble-rush': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#1f9ab0', '#07384f'] },
  'card-snap': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#2f9a70', '#0a3030'] },
  'chain-burst': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#1f6aa8', '#081a44'] },
  'colour-tap': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#5a4fb0', '#1a1548'] },
  'crab-thump': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#d08a4a', '#4a2030'] },
  'echo-conches': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#2a5f8a', '#0b1f40'] },
  'firefly-jars': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#2f7a5a', '#0a2440'] },
  'fish-feed': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#2a8fc0', '#0a2f5a'] },
  'flak-night': { genre: 'shooter', input: ['tap', 'keys'], ground: ['#6a3f9a', '#180a30'] },
  'fuse-snuff': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#a86a3a', '#2a1410'] },
  'juggle-trio': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#f0a060', '#5a2a50'] },
  'leaky-boat': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#c8844a', '#3f2030'] },
  'more-gulls': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#6aa8d8', '#1a3a68'] },
  'nest-guard': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#8fd0e8', '#2f6a9a'] },
  'odd-shell': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#b0508f', '#3a1540'] },
  'pancake-deck': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#4a6f90', '#142438'] },
  'pirate-windows': { genre: 'shooter', input: ['tap', 'keys'], ground: ['#e09a5a', '#4a2040'] },
  'plate-spin': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#e07a7a', '#5a1f3f'] },
  'quick-draw': { genre: 'shooter', input: ['tap', 'keys'], ground: ['#e8904a', '#5a2818'] },
  'rule-crabs': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#f0c890', '#7a4a3a'] },
  'shell-shuffle': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#a84060', '#381028'] },
  'shell-sorter': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#3f6fc0', '#14245a'] },
  'stain-wipe': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#6fc0d8', '#1f3f6a'] },
  'tide-drums': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#a8503f', '#35123a'] },
  'true-bite': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#2f9ab8', '#0a3858'] },
} as const satisfies Readonly<Record<string, Listing>>
