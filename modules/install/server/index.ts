export { HOME_GIFT_RATE, installHandlers, type InstallServices } from './handlers.ts'
