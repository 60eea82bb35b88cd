import { useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { useChange, type Read } from '#kit/web/use-call.ts'
import { noticesCalls, type ShownNotice } from '../calls.ts'
import { isNoticeKind } from '../model.ts'
import styles from './bell.module.css'
import { NoticeRow } from './NoticeRow.tsx'
import { noticesTexts } from './texts.ts'

interface NewsSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly news: Read<typeof noticesCalls.listNotices>
}

/** What happened while the player was away, the newest first. */
export default function NewsSheet({ isOpen, onClose, news }: NewsSheetProps) {
  const text = useMessages(noticesTexts)
  const refusal = useRefusalText()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={text('title')} isFull>
      {news.data ? (
        <Notices key={news.data.notices[0]?.noticeId ?? ''} first={news.data} onFollow={onClose} />
      ) : news.error ? (
        <p role="alert">{refusal(news.error.refusal)}</p>
      ) : (
        <Loading />
      )}
    </Sheet>
  )
}

interface NoticesProps {
  readonly first: NonNullable<NewsSheetProps['news']['data']>
  readonly onFollow: () => void
}

function Notices({ first, onFollow }: NoticesProps) {
  const text = useMessages(noticesTexts)
  const refusal = useRefusalText()
  const [older, setOlder] = useState<readonly ShownNotice[]>([])
  const [cursor, setCursor] = useState(first.cursor)
  const more = useChange(noticesCalls.listNotices)
  if (first.notices.length === 0) return <EmptyState title={text('empty.title')} note={text('empty.note')} />
  const readMore = () =>
    more.run(cursor === undefined ? {} : { cursor }, (page) => {
      setOlder((known) => [...known, ...page.notices])
      setCursor(page.cursor)
    })
  return (
    <>
      <ul className={styles.list}>
        {[...first.notices, ...older]
          .filter(({ kind }) => isNoticeKind(kind))
          .map((notice) => (
            <li key={notice.noticeId}>
              <NoticeRow notice={notice} onFollow={onFollow} />
            </li>
          ))}
      </ul>
      {cursor !== undefined && (
        <div className={styles.more}>
          {more.error && <p role="alert">{refusal(more.error.refusal)}</p>}
          <Button isWide isPending={more.isPending} onClick={readMore}>
            {text(more.error ? 'again' : 'more')}
          </Button>
        </div>
      )}
    </>
  )
}
