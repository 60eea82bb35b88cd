import { useEffect, useState } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { callApi } from '#kit/web/api.ts'
import type { ResultOf } from '#kit/contract/call.ts'
import { listenLive } from '#kit/web/live-kinds.ts'
import { useExpire } from '#kit/web/use-call.ts'
import { badgesCalls } from '../calls.ts'
import type { NamedBadge } from '../calls.ts'
import { BADGES_LIVE } from '../model.ts'
import { BadgeArt } from './BadgeArt.tsx'
import { badgeNamed, motifNameOf, useBadgeWords } from './badge-words.ts'
import { QuestLine } from './QuestLine.tsx'
import { badgesTexts } from './texts.ts'
import styles from './next-badge.module.css'

type News = ResultOf<typeof badgesCalls.takeBadgeNews>

interface NextBadgeProps {
  readonly game: { readonly gameId: number }
  /** Changes once the score of the run is proved, to read again. */
  readonly sent?: unknown
}

/** At the end of a run: the badges it won, or the next one; a newcomer also sees the step of the first week. */
export function NextBadge({ game: { gameId }, sent }: NextBadgeProps) {
  const text = useMessages(badgesTexts)
  const words = useBadgeWords()
  const { won, next } = useNews(gameId, sent)
  const line = (one: NamedBadge, isWon: boolean) => {
    const badge = badgeNamed(one)
    if (!badge) return null
    const { name } = words(badge, one.family?.title ?? '')
    return (
      <Anchor key={one.badgeId} href="/badges" className={styles.line} data-won={isWon || undefined}>
        <BadgeArt motif={motifNameOf(badge)} grade={badge.grade} isLocked={!isWon} size={36} />
        <span>
          {isWon ? text('news', { name }) : text('next', { name, have: one.have, need: badge.need })}
        </span>
      </Anchor>
    )
  }
  return (
    <div className={styles.lines}>
      <div role="status">
        {won.slice(0, MOST_TOLD).map((one) => line(one, true))}
        {won.length === 0 && next && line(next, false)}
      </div>
      {won.length < MOST_TOLD && <QuestLine isSlim />}
    </div>
  )
}

/** The panel is small; the wall has the rest. */
const MOST_TOLD = 2

/** News are read when the run ends, when its score is proved, and when the server announces a badge. */
function useNews(gameId: number, sent: unknown): Pick<News, 'won' | 'next'> {
  const [news, setNews] = useState<Pick<News, 'won' | 'next'>>({ won: [], next: null })
  const expire = useExpire()
  useEffect(() => {
    let left = false
    const ask = () =>
      callApi(badgesCalls.takeBadgeNews, { gameId }).then((found) => {
        if (found.won.length > 0) expire(badgesCalls.listBadges, badgesCalls.readQuest)
        // The server returns news once, so a late answer must be merged in.
        setNews((old) => ({ won: [...old.won, ...found.won], next: left ? old.next : found.next }))
      }, ignoreFailure('the badge is on the wall all the same'))
    void ask()
    const stop = listenLive(BADGES_LIVE, () => void ask())
    return () => {
      left = true
      stop()
    }
  }, [gameId, sent, expire])
  return news
}
