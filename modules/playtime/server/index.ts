export { NEWCOMER_RATE, playtimeHandlers, type PlaytimeServices } from './handlers.ts'
export { secondsLeft, spendTime } from './spend.ts'
export { forgetOldNewcomers } from './grant-store.ts'
export { playtimePersonalData } from './personal-data.ts'
