/** What the bell tells a player about. */
export const NOTICE_KINDS = [
  'boxReady',
  'stolen',
  'friendRequest',
  'friendAccepted',
  'swapDone',
  'inviteOpened',
  'erasureSoon',
  'duelTurn',
  'newDevice',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

export interface Notice {
  readonly accountId: number
  readonly kind: NoticeKind
  /** The other player, where there is one. */
  readonly fromId?: number
  /** What it is about: a card's kind, a reward, where a duel is played. */
  readonly subject?: string
}

/** Where each kind leads; a duel's notice has its own target. */
const NOTICE_PLACES: Readonly<Record<NoticeKind, string>> = {
  boxReady: '/coconut',
  stolen: '/coconut',
  friendRequest: '/friends',
  friendAccepted: '/friends',
  swapDone: '/coconut?part=events',
  inviteOpened: '/coconut',
  erasureSoon: '/me',
  duelTurn: '/games',
  newDevice: '/me',
}

const DUEL_PLACE = /^\/g\/[\w-]+\?duel=[\w-]+$/

export const noticePlace = (kind: NoticeKind, subject: string | undefined): string =>
  kind === 'duelTurn' && subject !== undefined && DUEL_PLACE.test(subject) ? subject : NOTICE_PLACES[kind]
