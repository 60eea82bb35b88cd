export { ListCardSheet } from './ListCardSheet.tsx'
export { MarketPart } from './MarketPart.tsx'
export { openMarket } from './market-store.ts'
