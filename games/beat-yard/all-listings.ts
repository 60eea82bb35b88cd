// npm run registry writes the entries: each of plays/*.ts with listing, as data.
import type { Listing } from '#kit/game/micro/listing.ts'

/** Generated data, so that a game's page does not load the rules of all. */
export const listings = {
  'bell-ear': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#4a6fc0', '#141f50'] },
  'canon-frogs': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#4f8a7a', '#142f38'] },
  conductor: { genre: 'sports', input: ['tap', 'keys'], ground: ['#c04f6a', '#3a1030'] },
  'drop-jars': { genre: 'sports', input: ['tap', 'keys'], ground: ['#7fc0d8', '#2a4f8a'] },
  'drum-stream': { genre: 'sports', input: ['tap', 'keys'], ground: ['#d8604f', '#3a1238'] },
  'drum-wheel': { genre: 'sports', input: ['tap', 'keys'], ground: ['#f0a868', '#5a2a4a'] },
  'fill-gaps': { genre: 'sports', input: ['tap', 'keys'], ground: ['#4fb0a0', '#123a4a'] },
  'glide-tune': { genre: 'sports', input: ['drag', 'keys'], ground: ['#3f4fb0', '#0f1448'] },
  'marimba-hop': { genre: 'sports', input: ['tap', 'keys'], ground: ['#f0b878', '#3f5a8a'] },
  'mend-tune': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#9a6fb8', '#2a1a4a'] },
  'metronome-walk': { genre: 'sports', input: ['tap', 'keys'], ground: ['#6fb8e0', '#1f3a78'] },
  'odd-frog': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#3f9a8a', '#0c2f3c'] },
  'silent-beat': { genre: 'sports', input: ['tap', 'keys'], ground: ['#6a4a8a', '#1a1230'] },
  'stair-tune': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#c08ad0', '#3a2068'] },
  'step-garden': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#8fd0e8', '#3f7a5a'] },
  'swing-bells': { genre: 'sports', input: ['tap', 'keys'], ground: ['#e89a6a', '#4a2048'] },
  'three-lanes': { genre: 'sports', input: ['tap', 'keys'], ground: ['#7a3f9a', '#1c0f3c'] },
  'tune-strings': { genre: 'puzzle', input: ['drag', 'keys'], ground: ['#5a6fb0', '#1a1f4a'] },
  'two-hands': { genre: 'sports', input: ['tap', 'keys'], ground: ['#9a5f9a', '#2a1238'] },
  'which-beat': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#e0907a', '#4a2a5a'] },
} as const satisfies Readonly<Record<string, Listing>>
