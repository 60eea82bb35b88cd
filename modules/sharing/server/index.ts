export { OPEN_RATE, sharingHandlers, type SharingServices } from './handlers.ts'
export { invitationOf } from './share-store.ts'
