export { drawApart } from './draw-apart.ts'
export { OPEN_RATE, sharingHandlers, type SharingServices } from './handlers.ts'
export {
  findOwnPage,
  forgetOldPages,
  listOwnPages,
  removeOwnPage,
  setOwnPage,
  type OwnPage,
} from './page-store.ts'
export { coverPixels, openSharePictures } from './share-pictures.ts'
export { openSharedPages, type ListingOnPage, type SharedPages } from './shared-pages.ts'
export { countInvited, invitationOf, invitersSince } from './share-store.ts'
export { sharingPersonalData } from './personal-data.ts'
