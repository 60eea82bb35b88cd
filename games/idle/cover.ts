import { coverArt } from '#kit/game/cover.ts'
import { caveCover, fleetCover, mergeCover, plotsCover, type Paint } from './cover-land.ts'
import { dunesCover, reefCover, towerCover, worksCover } from './cover-sea.ts'
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
}

/** The game's own place, near and lit from the upper left, with one thing larger than the rest. */
export const cover = ({ id, trade }: IdleDefinition): string => PAINTS[trade](coverArt(id))
