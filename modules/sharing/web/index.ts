export { openInvite } from './open-invite.ts'
export { shareLink } from './share-link.ts'
