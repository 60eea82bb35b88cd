import { createStore } from '#kit/ui/store.ts'

export const MARKET_PARTS = ['market', 'swap', 'mine', 'redeem'] as const
export type MarketPartName = (typeof MARKET_PARTS)[number]

export interface MarketDoor {
  readonly isOpen: boolean
  readonly part: MarketPartName
}

export const marketDoor = createStore<MarketDoor>({ isOpen: false, part: 'market' })

/** Opens the market overlay (spec 2.16). */
export const openMarket = (part: MarketPartName = 'market') =>
  marketDoor.change(() => ({ isOpen: true, part }))
