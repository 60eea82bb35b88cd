/** What the bell tells a player about. */
export const NOTICE_KINDS = [
  'boxReady',
  'stolen',
  'friendRequest',
  'friendAccepted',
  'swapDone',
  'inviteOpened',
  'erasureSoon',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

export interface Notice {
  readonly accountId: number
  readonly kind: NoticeKind
  /** The other player, where there is one. */
  readonly fromId?: number
  /** What it is about: a card's kind, a reward. */
  readonly subject?: string
}

/** Where each kind leads. */
export const NOTICE_PLACES: Readonly<Record<NoticeKind, string>> = {
  boxReady: '/coconut',
  stolen: '/coconut',
  friendRequest: '/friends',
  friendAccepted: '/friends',
  swapDone: '/coconut?part=events',
  inviteOpened: '/coconut',
  erasureSoon: '/me',
}
