import type { TradeName } from './definitions.ts'
import type { Trade } from './trade.ts'
import { cave } from './trades/cave.ts'
import { dunes } from './trades/dunes.ts'
import { fleet } from './trades/fleet.ts'
import { merge } from './trades/merge.ts'
import { plots } from './trades/plots.ts'
import { reef } from './trades/reef.ts'
import { tower } from './trades/tower.ts'
import { works } from './trades/works.ts'

/** Each reads only the body that it began. */
export const trades: Readonly<Record<TradeName, Trade<unknown>>> = {
  plots,
  merge,
  cave,
  fleet,
  works,
  tower,
  reef,
  dunes,
}
