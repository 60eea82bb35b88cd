import { useRead } from '#kit/web/use-call.ts'
import { noticesCalls } from '../calls.ts'

/** The newest notices, read again when a socket hints at news and when the page is seen again. */
export const useNews = () => useRead(noticesCalls.listNotices, {}, { live: 'notices', onFocus: true })
