export { NEWCOMER_RATE, playtimeHandlers, type PlaytimeServices } from './handlers.ts'
export { secondsLeft, spendTime } from './spend.ts'
