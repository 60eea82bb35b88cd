import { Suspense, useState } from 'react'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { BellIcon } from '#kit/ui/icons/lists.tsx'
import { late } from '#kit/ui/late.ts'
import { CountBadge } from '#kit/ui/CountBadge.tsx'
import { useChange } from '#kit/web/use-call.ts'
import { noticesCalls } from '../calls.ts'
import styles from './bell.module.css'
import { noticesTexts } from './texts.ts'
import { useNews } from './use-news.ts'

const MOST_COUNTED = 99
/** The sheet is twice the size of the bell, and on most pages nobody opens it. */
const NewsSheet = late(() => import('./NewsSheet.tsx'))

/** The bell with the number of unseen notices; opening it marks them as seen. */
export default function Bell() {
  const text = useMessages(noticesTexts)
  const number = useNumber()
  const news = useNews()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const [seenUpTo, setSeenUpTo] = useState('')
  const mark = useChange(noticesCalls.markSeen)
  const notices = news.data?.notices ?? []
  const newest = notices[0]?.noticeId ?? ''
  // Notices shown on this page count as seen at once; the server is told later.
  const count =
    newest > seenUpTo ? (news.data?.unseenCount ?? 0) - notices.filter(isSeenHere(seenUpTo)).length : 0
  const open = () => {
    setOpen(true)
    setOpened(true)
    if (newest <= seenUpTo || count === 0) return
    mark.run({ upTo: newest }, () => setSeenUpTo(newest))
  }
  const heard = useHeard(news.data ? count : undefined)
  return (
    <div className={styles.bell}>
      <IconButton
        label={count > 0 ? text('bell', { count }) : text('bell.quiet')}
        icon={<BellIcon />}
        aria-haspopup="dialog"
        onClick={open}
      />
      {count > 0 && (
        <CountBadge className={styles.count}>
          {count > MOST_COUNTED ? `${number(MOST_COUNTED)}+` : number(count)}
        </CountBadge>
      )}
      <span role="status" className="visually-hidden">
        {heard && text('heard')}
      </span>
      <Suspense>
        {wasOpened && <NewsSheet isOpen={isOpen} onClose={() => setOpen(false)} news={news} />}
      </Suspense>
    </div>
  )
}

const isSeenHere =
  (seenUpTo: string) =>
  ({ noticeId, isSeen }: { readonly noticeId: string; readonly isSeen: boolean }) =>
    !isSeen && noticeId <= seenUpTo

/** Whether notices have arrived since the page was opened: for earlier ones the badge is enough. */
function useHeard(count: number | undefined): boolean {
  const [state, setState] = useState<{ readonly last: number | undefined; readonly hasMore: boolean }>({
    last: undefined,
    hasMore: false,
  })
  if (count !== undefined && count !== state.last)
    setState({ last: count, hasMore: state.last !== undefined && count > state.last })
  return state.hasMore
}
