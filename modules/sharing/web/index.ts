export { InviteTile } from './InviteTile.tsx'
export { openInvite } from './open-invite.ts'
export { openShare, type LinkToShare, type Sharing } from './share-door.ts'
export { shareLink } from './share-link.ts'
