export { allBlockedWith, blockedWith, friendIdsOf, friendsSince } from './friends-store.ts'
export { friendsHandlers, type FriendsServices } from './handlers.ts'
export { tidyRequests } from './request-store.ts'
export { friendsPersonalData } from './personal-data.ts'
