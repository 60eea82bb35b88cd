export { HOME_GIFT_RATE, installHandlers, type InstallServices } from './handlers.ts'
export { forgetOldGifts } from './gift-store.ts'
export { installPersonalData } from './personal-data.ts'
