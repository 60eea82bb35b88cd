// npm run registry writes the entries: each of trades/*.ts with its own name.
import type { TradeName } from './definitions.ts'
import type { Trade } from './trade.ts'
import { auction } from './trades/auction.ts'
import { cave } from './trades/cave.ts'
import { clockwork } from './trades/clockwork.ts'
import { clouds } from './trades/clouds.ts'
import { dunes } from './trades/dunes.ts'
import { fleet } from './trades/fleet.ts'
import { grains } from './trades/grains.ts'
import { kettle } from './trades/kettle.ts'
import { merge } from './trades/merge.ts'
import { mirrors } from './trades/mirrors.ts'
import { pegfall } from './trades/pegfall.ts'
import { plots } from './trades/plots.ts'
import { reef } from './trades/reef.ts'
import { scouts } from './trades/scouts.ts'
import { seasons } from './trades/seasons.ts'
import { stars } from './trades/stars.ts'
import { tide } from './trades/tide.ts'
import { tower } from './trades/tower.ts'
import { wings } from './trades/wings.ts'
import { works } from './trades/works.ts'

/** Each reads only the body that it began. */
export const trades: Readonly<Record<TradeName, Trade<unknown>>> = {
  auction,
  cave,
  clockwork,
  clouds,
  dunes,
  fleet,
  grains,
  kettle,
  merge,
  mirrors,
  pegfall,
  plots,
  reef,
  scouts,
  seasons,
  stars,
  tide,
  tower,
  wings,
  works,
}
