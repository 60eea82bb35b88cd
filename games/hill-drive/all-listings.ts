// npm run registry writes the entries: each of runs/*.ts with listing, as data.
import type { Listing } from '#kit/game/micro/listing.ts'

/** Generated data, so that a game's page does not load the rules of all. */
export const listings = {
  'cargo-truck': { input: ['hold', 'keys'], ground: ['#d88a5a', '#6a2f3a'] },
  'creaky-bridges': { input: ['hold', 'keys'], ground: ['#5fa05f', '#143f34'] },
  'flip-park': { input: ['hold', 'keys'], ground: ['#7a6fd0', '#241a58'] },
  'gap-leap': { input: ['hold', 'keys'], ground: ['#e07a5a', '#6a2440'] },
  'gelato-cart': { input: ['hold', 'keys'], ground: ['#f0a0b8', '#8a3a68'] },
  'hay-train': { input: ['hold', 'keys'], ground: ['#d8b84f', '#5f6a2a'] },
  'hill-buggy': { input: ['hold', 'keys'], ground: ['#4fae8a', '#14485a'] },
  'monster-crush': { input: ['hold', 'keys'], ground: ['#8a5fa8', '#2f1f48'] },
  'moon-hopper': { input: ['hold', 'keys'], ground: ['#4a4f9a', '#14143c'] },
  'mud-ferry': { input: ['hold', 'keys'], ground: ['#4f9fa8', '#1a4a5a'] },
  'pantomime-horse': { input: ['hold', 'keys'], ground: ['#5f6fc0', '#1f1f50'] },
  'pump-trolley': { input: ['hold', 'keys'], ground: ['#c88a5a', '#4a2f3c'] },
  'sail-wagon': { input: ['hold', 'keys'], ground: ['#f0c870', '#b06a40'] },
  'sledge-run': { input: ['hold', 'keys'], ground: ['#8fc0f0', '#4a78b8'] },
  'sun-rover': { input: ['hold', 'keys'], ground: ['#f0b060', '#a8503f'] },
  'tractor-pull': { input: ['hold', 'keys'], ground: ['#b8804f', '#4a2a3a'] },
  'trial-bike': { input: ['hold', 'keys'], ground: ['#9a7fb8', '#3a2a5a'] },
  'unicycle-run': { input: ['hold', 'keys'], ground: ['#e8907a', '#7a3050'] },
  'wheelie-run': { input: ['hold', 'keys'], ground: ['#d0607a', '#3f2048'] },
  'winch-climber': { input: ['hold', 'keys'], ground: ['#6a90a8', '#22324f'] },
} as const satisfies Readonly<Record<string, Listing>>
