export { NEWCOMER_RATE, playtimeHandlers, type PlaytimeServices } from './handlers.ts'
