import { useRead } from '#kit/web/use-call.ts'
import { noticesCalls } from '../calls.ts'

/** The newest notices, read again on a socket hint and when the page becomes visible. */
export const useNews = () => useRead(noticesCalls.listNotices, {}, { live: 'notices' })
