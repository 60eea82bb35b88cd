// npm run registry writes the entries: each of rules/*.ts with listing, as data.
import type { Listing } from '#kit/game/micro/listing.ts'

/** Generated data, so that a game's page does not load the rules of all. */
export const listings = {
  'cloud-stairs': { genre: 'racing', input: ['tap', 'keys'], ground: ['#a88ad8', '#33285f'] },
  'deep-dive': { genre: 'racing', input: ['hold', 'keys'], ground: ['#1f8fb8', '#04203c'] },
  'hook-swing': { genre: 'sports', input: ['tap', 'keys'], ground: ['#3f9a5a', '#0f3430'] },
  'ladder-dodge': { genre: 'sports', input: ['tap', 'keys'], ground: ['#c98a4a', '#4a2434'] },
  'lava-floors': { genre: 'racing', input: ['tap', 'keys'], ground: ['#a8452f', '#2a0f24'] },
  'lean-tower': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#e09a6a', '#4f2a58'] },
  'ledge-leap': { genre: 'sports', input: ['hold', 'keys'], ground: ['#7fb8e0', '#2a4a86'] },
  'pogo-lean': { genre: 'sports', input: ['hold', 'keys'], ground: ['#e08a8a', '#4a2450'] },
  'shaft-fall': { genre: 'sports', input: ['hold', 'keys'], ground: ['#8a5a3a', '#2a1420'] },
  'spring-boots': { genre: 'sports', input: ['hold', 'keys'], ground: ['#5f8ad0', '#1c2f68'] },
  'trunk-chop': { genre: 'sports', input: ['tap', 'keys'], ground: ['#6f9a4a', '#1f3a28'] },
  'wall-spring': { genre: 'sports', input: ['hold', 'keys'], ground: ['#4f8a6a', '#12302f'] },
} as const satisfies Readonly<Record<string, Listing>>
