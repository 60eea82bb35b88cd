import { days } from '#kit/time/time.ts'
import { isOfGame, type NoticeKind } from '../model.ts'

/** So long a notice is kept, seen or not. */
export const NOTICE_KEPT = days(30)
/** So many an account has; the oldest go, of the kinds that make way first. */
export const MOST_NOTICES = 100
/** So many a page of the list has, unless the reader asks otherwise. */
export const NOTICES_A_PAGE = 30

const UNPUSHED: readonly NoticeKind[] = ['passed', 'dealDared', 'dareAnswered']

/** Whether it is also sent as a push message; passing and daring are no reason for one. */
export const isPushed = (kind: NoticeKind): boolean => !UNPUSHED.includes(kind)

/** Kinds of which one unseen notice is enough: a newer one replaces it. */
export const isMerged = (kind: NoticeKind): boolean => kind === 'boxReady'

/** Kinds that anybody can bring about often: with a full list they make way first, and push out nothing else. */
export const makesWay = (kind: NoticeKind): boolean => isOfGame(kind)
