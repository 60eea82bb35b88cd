import { moonJelly, glowSquid, nautilus } from './rare-drifters.ts'
import { clownfishPair, lanternAngler, flyingFish, pufferfish } from './rare-fish.ts'
import { cleanerShrimp, blueStarfish, spinyLobster } from './rare-crawlers.ts'
import { seaOtter, kingfisher } from './rare-divers.ts'

/** In the order of the kinds' numbers. */
export const rareFaces = [
  moonJelly,
  glowSquid,
  clownfishPair,
  lanternAngler,
  cleanerShrimp,
  blueStarfish,
  flyingFish,
  pufferfish,
  seaOtter,
  kingfisher,
  spinyLobster,
  nautilus,
]
