import { wakeOverlays } from '#kit/ui/overlays-wanted.ts'
import { createStore } from '#kit/ui/store.ts'

export const MARKET_PARTS = ['market', 'swap', 'mine', 'redeem'] as const
/** A gift is not in the navigation: it starts from a friend. */
export type MarketPartName = (typeof MARKET_PARTS)[number] | 'gift'

export interface MarketTrigger {
  readonly isOpen: boolean
  readonly part: MarketPartName
}

export const marketTrigger = createStore<MarketTrigger>({ isOpen: false, part: 'market' })

export const closeMarket = () => marketTrigger.change((now) => ({ ...now, isOpen: false }))

/** Opens the market over whatever page is open (spec 2.16). */
export function openMarket(part: MarketPartName = 'market') {
  wakeOverlays()
  marketTrigger.change(() => ({ isOpen: true, part }))
}
