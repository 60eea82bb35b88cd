// npm run registry writes the entries: each of plays/*.ts with listing, as data.
import type { Listing } from '#kit/game/micro/listing.ts'

/** Generated data, so that a game's page does not load the rules of all. */
export const listings = {
  cricket: { slug: 'sandbank-cricket', input: ['tap', 'keys'], ground: ['#8fb04a', '#2a4020'] },
  croquet: { slug: 'garden-croquet', input: ['drag', 'keys'], ground: ['#6ab85a', '#1a4a2a'] },
  dodge: { slug: 'coconut-dodgeball', input: ['drag', 'keys'], ground: ['#c8603f', '#401630'] },
  dunk: { slug: 'dunk-hopper', input: ['tap', 'keys'], ground: ['#8a4fc0', '#281048'] },
  'field-goal': { slug: 'twilight-field-goal', input: ['tap', 'keys'], ground: ['#d88a5a', '#2a3050'] },
  'free-kick': { slug: 'bent-free-kick', input: ['swipe', 'keys'], ground: ['#5aa83f', '#123a20'] },
  keeper: { slug: 'reef-goalkeeper', input: ['drag', 'keys'], ground: ['#2f9a5a', '#0a3030'] },
  keepy: { slug: 'keepy-coconut', input: ['tap', 'keys'], ground: ['#3fae7a', '#0d3a44'] },
  outfield: { slug: 'deep-outfield', input: ['drag', 'keys'], ground: ['#5a9ad8', '#1a4a3a'] },
  pitcher: { slug: 'three-strike-pitcher', input: ['tap', 'keys'], ground: ['#c8705a', '#3a1a38'] },
  'power-play': { slug: 'power-play-three', input: ['tap', 'keys'], ground: ['#5ab0d8', '#153560'] },
  rondo: { slug: 'ring-of-six-rondo', input: ['tap', 'keys'], ground: ['#e0b05a', '#5a3a20'] },
  route: { slug: 'open-receiver', input: ['tap', 'keys'], ground: ['#2f8a6a', '#0b3038'] },
  rugby: { slug: 'try-line-run', input: ['drag', 'keys'], ground: ['#3f9a4a', '#103a2a'] },
  skee: { slug: 'boardwalk-skee', input: ['drag', 'keys'], ground: ['#c04f9a', '#2a1048'] },
  slugger: { slug: 'pier-slugger', input: ['tap', 'keys'], ground: ['#d8904a', '#4a2430'] },
  table: { slug: 'dockside-table-football', input: ['drag', 'keys'], ground: ['#3f9a6a', '#123a3a'] },
  tether: { slug: 'palm-tetherball', input: ['tap', 'keys'], ground: ['#e09a50', '#5a2438'] },
  volley: { slug: 'crab-beach-volley', input: ['drag', 'keys'], ground: ['#3fa5d8', '#123a6b'] },
} as const satisfies Readonly<Record<string, Listing>>
