import { hermitCrab, limpet, periwinkle, barnacleTrio, blueMussel } from './normal-shells.ts'
import { gullChick, sandpiper, puffinChick } from './normal-birds.ts'
import { sandFlea, beachCrab, coconutBeetle, beachGecko } from './normal-crawlers.ts'
import { tidePoolGoby, sardine, mudskipper, morayPup } from './normal-fish.ts'
import { seaCucumber, ghostShrimp, brittleStar, lugworm } from './normal-sea-bed.ts'

/** In the order of the kinds' numbers. */
export const normalFaces = [
  hermitCrab,
  sandFlea,
  limpet,
  gullChick,
  tidePoolGoby,
  beachCrab,
  periwinkle,
  sandpiper,
  barnacleTrio,
  blueMussel,
  seaCucumber,
  ghostShrimp,
  brittleStar,
  sardine,
  mudskipper,
  coconutBeetle,
  beachGecko,
  puffinChick,
  morayPup,
  lugworm,
]
