import { reefSeahorse, mandarinFish, violetLionfish, leafyDragon } from './s-fish.ts'
import { coralFlamingo, royalPelican } from './s-birds.ts'
import { nightManta, mirrorRay, silverDolphin, glassOctopus } from './s-swimmers.ts'

/** In the order of the kinds' numbers. */
export const sFaces = [
  reefSeahorse,
  nightManta,
  mandarinFish,
  violetLionfish,
  coralFlamingo,
  leafyDragon,
  mirrorRay,
  silverDolphin,
  glassOctopus,
  royalPelican,
]
