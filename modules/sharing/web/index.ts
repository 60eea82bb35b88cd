export { InviteTile } from './InviteTile.tsx'
export { openInvite } from './open-invite.ts'
export { openShare, type LinkToShare, type Sharing } from './share-trigger.ts'
export { shareLink } from './share-link.ts'
