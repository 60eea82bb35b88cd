export { NEEDED_LEVELS } from '../rules/needed-levels.ts'
export { lockAfterTrade, mayLeave } from '../rules/collection.ts'
export { countBoxes, giveBox } from './box-store.ts'
export {
  findCard,
  listFreeCards,
  lockCards,
  moveCards,
  setCardState,
  shownCard,
  toCard,
  usedLevels,
  type StoredCard,
} from './card-store.ts'
export { forgetOldEvents, noteEvents, type NewEvent } from './event-store.ts'
export { cardsHandlers, type CardServices } from './handlers.ts'
export { countedKinds, lockPayable, markPaid, payableCards } from './pay-store.ts'
