export { exceeded, GIFT_LIMITS, GIFTS_COUNTED_FOR } from '../rules/gifts.ts'
export { NEEDED_LEVELS } from '../rules/needed-levels.ts'
export { lockAfterTrade, mayLeave, TRADE_LOCK } from '../rules/collection.ts'
export {
  changeOfOdds,
  faultsOfOdds,
  faultsOfSeasonalOdds,
  warningsOfOdds,
  type NewOdds,
} from '../rules/new-odds.ts'
export { FIRST_ODDS, ratesWithGuarantee, regularOdds, WHOLE, type Odds } from '../rules/odds.ts'
export { collectedBy, collectorsSince } from './collected.ts'
export { countBoxes, giveBox } from './box-store.ts'
export {
  countKinds,
  findCard,
  listFreeCards,
  lockCards,
  moveCards,
  setCardState,
  shownCard,
  toCard,
  usedLevels,
  whoCanGive,
  type StoredCard,
} from './card-store.ts'
export { forgetOldEvents, noteEvents, type NewEvent } from './event-store.ts'
export { countGoods, moveGoods, type GoodsJourney } from './goods.ts'
export { cardsHandlers } from './handlers.ts'
export { listOdds, openOddsBook, publishOdds, publishSeasonOdds, type OddsBook } from './odds-store.ts'
export { chainOf, eventsOf, giveCard, voidCard, type ChainStep } from './operator.ts'
export { countedKinds, lockPayable, markPaid, payableCards } from './pay-store.ts'
export { cardsInvariants } from './invariants.ts'
export { cardsPersonalData } from './personal-data.ts'
export type { CardServices } from './services.ts'
