// npm run registry writes the entries: each of runs/*.ts with listing, as data.
import type { Listing } from '#kit/game/micro/listing.ts'

/** Generated data, so that a game's page does not load the rules of all. */
export const listings = {
  'boost-chain': { input: ['hold', 'keys'], ground: ['#4a3fa0', '#14103c'] },
  'bridge-hop': { input: ['hold', 'keys'], ground: ['#6fc0f0', '#1f6a9a'] },
  'coast-checkpoint': { input: ['hold', 'keys'], ground: ['#7fd8f0', '#2f7a9a'] },
  'fuel-run': { input: ['hold', 'keys'], ground: ['#f0b86a', '#a8583a'] },
  'last-one-out': { input: ['hold', 'keys'], ground: ['#b8a0f0', '#5f4a9a'] },
  'lorry-pass': { input: ['hold', 'keys'], ground: ['#8fc8b8', '#3f6a5a'] },
  'night-ride': { input: ['hold', 'keys'], ground: ['#2f3f7a', '#0a1030'] },
  'palm-traffic': { input: ['hold', 'keys'], ground: ['#ffb070', '#a84f5a'] },
  'patrol-chase': { input: ['hold', 'keys'], ground: ['#4a44a0', '#1c1848'] },
  'rain-bike': { input: ['hold', 'keys'], ground: ['#6f8fa8', '#2f4458'] },
  'slip-duel': { input: ['hold', 'keys'], ground: ['#ff8a8a', '#6a2f5a'] },
  'tunnel-run': { input: ['hold', 'keys'], ground: ['#8fb0c8', '#3f4a64'] },
} as const satisfies Readonly<Record<string, Listing>>
