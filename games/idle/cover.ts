import { coverArt } from '#kit/game/cover.ts'
import {
  auctionCover,
  clockworkCover,
  grainsCover,
  kettleCover,
  mirrorsCover,
  tideCover,
} from './cover-craft.ts'
import { caveCover, fleetCover, mergeCover, plotsCover, type Paint } from './cover-land.ts'
import { dunesCover, reefCover, towerCover, worksCover } from './cover-sea.ts'
import { cloudsCover, pegfallCover, scoutsCover, seasonsCover, starsCover, wingsCover } from './cover-sky.ts'
import type { IdleDefinition, TradeName } from './definitions.ts'

const PAINTS: Readonly<Record<TradeName, Paint>> = {
  plots: plotsCover,
  merge: mergeCover,
  cave: caveCover,
  fleet: fleetCover,
  works: worksCover,
  tower: towerCover,
  reef: reefCover,
  dunes: dunesCover,
  grains: grainsCover,
  tide: tideCover,
  clockwork: clockworkCover,
  clouds: cloudsCover,
  auction: auctionCover,
  wings: wingsCover,
  seasons: seasonsCover,
  scouts: scoutsCover,
  kettle: kettleCover,
  pegfall: pegfallCover,
  stars: starsCover,
  mirrors: mirrorsCover,
}

/** The game's own place, near and lit from the upper left, with one enlarged thing. */
export const cover = ({ id, trade }: IdleDefinition): string => PAINTS[trade](coverArt(id))
