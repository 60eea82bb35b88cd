import { wakeOverlays } from '#kit/ui/overlays-wanted.ts'
import { createStore } from '#kit/ui/store.ts'

export const MARKET_PARTS = ['market', 'swap', 'mine', 'redeem'] as const
export type MarketPartName = (typeof MARKET_PARTS)[number]

export interface MarketDoor {
  readonly isOpen: boolean
  readonly part: MarketPartName
}

export const marketDoor = createStore<MarketDoor>({ isOpen: false, part: 'market' })

/** Opens the market over whatever page is open (spec 2.16). */
export function openMarket(part: MarketPartName = 'market') {
  wakeOverlays()
  marketDoor.change(() => ({ isOpen: true, part }))
}
