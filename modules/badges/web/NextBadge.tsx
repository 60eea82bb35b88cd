import { useEffect, useState } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { forgive } from '#kit/result/forgive.ts'
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
  /** Another once the score of the run is proved. */
  readonly sent?: unknown
}

/** Under the end of a run: the badges that it has won, or the next one; a newcomer sees the step of the first week too. */
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

/** The panel is small: more of them are on the wall. */
const MOST_TOLD = 2

/** The news are asked for when the run ends, when its score is proved, and whenever the server tells of a badge. */
function useNews(gameId: number, sent: unknown): Pick<News, 'won' | 'next'> {
  const [news, setNews] = useState<Pick<News, 'won' | 'next'>>({ won: [], next: null })
  const expire = useExpire()
  useEffect(() => {
    let left = false
    const ask = () =>
      callApi(badgesCalls.takeBadgeNews, { gameId }).then((found) => {
        if (found.won.length > 0) expire(badgesCalls.listBadges, badgesCalls.readQuest)
        // What was told is told once: an answer that comes late is not lost.
        setNews((old) => ({ won: [...old.won, ...found.won], next: left ? old.next : found.next }))
      }, forgive('the badge is on the wall all the same'))
    void ask()
    const stop = listenLive(BADGES_LIVE, () => void ask())
    return () => {
      left = true
      stop()
    }
  }, [gameId, sent, expire])
  return news
}
