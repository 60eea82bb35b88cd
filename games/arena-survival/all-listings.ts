// npm run registry writes the entries: each of verbs/*.ts with listing, as data.
import type { Listing } from '#kit/game/micro/listing.ts'

/** Generated data, so that a game's page does not load the rules of all. */
export const listings = {
  'boomerang-bay': { ground: ['#2f9ab8', '#0a3450'] },
  'bubble-jail': { ground: ['#c86fa8', '#2a1450'] },
  'chain-storm': { ground: ['#2f6f98', '#081f38'] },
  'comet-dash': { ground: ['#3a55b0', '#0c1440'] },
  'crumble-court': { ground: ['#b88a5a', '#3a2420'] },
  'graze-garden': { ground: ['#8a3f80', '#22103a'] },
  'lasso-lagoon': { ground: ['#1f9a9a', '#063840'] },
  'mine-trail': { ground: ['#5a8050', '#142a20'] },
  'mirror-twins': { ground: ['#2f8f78', '#08302e'] },
  'night-torch': { ground: ['#2c3a68', '#060a1c'] },
  'one-pearl': { ground: ['#a8683a', '#3a1a14'] },
  'orbit-keepers': { ground: ['#5a48a8', '#170f40'] },
  'pike-rodeo': { ground: ['#e0a05a', '#4a1c28'] },
  'recoil-raft': { ground: ['#3f86d0', '#0c2450'] },
  'shell-shield': { ground: ['#b05048', '#3a141e'] },
  'swinging-anchor': { ground: ['#5a6a88', '#141c30'] },
  'turtle-escort': { ground: ['#38a8c8', '#0a3a58'] },
} as const satisfies Readonly<Record<string, Listing>>
