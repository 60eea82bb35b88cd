import { days } from '#kit/time/time.ts'
import { isOfGame, type NoticeKind } from '../model.ts'

/** How long a notice is kept, seen or not. */
export const NOTICE_KEPT = days(30)
/** Notices per account; the oldest are deleted, of low-priority kinds first. */
export const MOST_NOTICES = 100
/** Default page size. */
export const NOTICES_A_PAGE = 30

/** Whether it is also sent as a push message; games between friends are no reason for one. */
export const isPushed = (kind: NoticeKind): boolean => !isOfGame(kind)

/** Kinds where a newer notice replaces an unseen one. */
export const isMerged = (kind: NoticeKind): boolean => kind === 'boxReady'

/** Low-priority kinds, which anybody can cause often: in a full list they are deleted first and displace nothing else. */
export const makesWay = (kind: NoticeKind): boolean => isOfGame(kind)
