export { ListCardSheet } from './ListCardSheet.tsx'
export { MarketPart } from './MarketPart.tsx'
export { WishButton } from './WishButton.tsx'
export { openMarket } from './market-store.ts'
