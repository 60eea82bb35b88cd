/** Kinds of notices. */
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
  'wishListed',
  'eventBegun',
  'passed',
  'dared',
  'drawOffered',
  'dealDared',
  'dareAnswered',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** A newer version of the portal may send kinds that this one does not know. */
export const isNoticeKind = (kind: string): kind is NoticeKind =>
  (NOTICE_KINDS as readonly string[]).includes(kind)

export interface Notice {
  readonly accountId: number
  readonly kind: NoticeKind
  /** The other player, where there is one. */
  readonly fromId?: number
  /** What it is about: a card's kind, a reward, the path of a duel. */
  readonly subject?: string
}

/** Link target of each kind; notices of duels, events and games have their own targets. */
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
  wishListed: '/coconut?part=market&wish=1',
  eventBegun: '/',
  passed: '/games',
  dared: '/today',
  drawOffered: '/games',
  dealDared: '/friends',
  dareAnswered: '/friends',
}

const DUEL_PLACE = /^\/g\/[\w-]+\?duel=[\w-]+$/

/** A game, or one of its daily challenges; either with the run to beat. */
const GAME_PLACE = /^\/g\/([\w-]+)(?:\?daily=[\d-]{10}(?:&rival=\d+)?|\?beat=(?:\d+\.\d+|[0-9A-Z]{26}))?$/

const OF_GAMES: readonly NoticeKind[] = ['passed', 'dared', 'dealDared', 'dareAnswered']
/** Notices about games between friends, of which one player can cause many. */
export const isOfGame = (kind: NoticeKind): boolean => OF_GAMES.includes(kind)

const EVENT_SLUG = /^[a-z0-9-]+$/

export function noticePlace(kind: NoticeKind, subject = ''): string {
  if ((kind === 'duelTurn' || kind === 'drawOffered') && DUEL_PLACE.test(subject)) return subject
  if (kind === 'eventBegun' && EVENT_SLUG.test(subject)) return `/event/${subject}`
  if (isOfGame(kind) && GAME_PLACE.test(subject)) return subject
  return NOTICE_PLACES[kind]
}

/** The game that a notice is about, by its slug. */
export const noticeGame = (kind: NoticeKind, subject = ''): string | undefined =>
  isOfGame(kind) ? GAME_PLACE.exec(subject)?.[1] : undefined
