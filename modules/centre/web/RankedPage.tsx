import { useState } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { useExpire, useRead } from '#kit/web/use-call.ts'
import type { GameCard } from '#modules/catalog/calls.ts'
import { centreCalls } from '../calls.ts'
import { COMPUTED_EVERY } from './centre-lists.ts'
import { Failed } from './Failed.tsx'
import { GamesInOrder, RankedRows, RowsWaiting } from './RankedRows.tsx'
import { centreTexts } from './texts.ts'
import styles from './centre.module.css'

const CALLS = { week: centreCalls.listWeek, rank: centreCalls.listRanking } as const
const HOW = { week: 'how.week', rank: 'how.rank' } as const
const NONE = { week: 'noWeek', rank: 'noVotes' } as const
const WAITING = 8

interface RankedPageProps {
  readonly list: keyof typeof CALLS
  readonly games: readonly GameCard[]
}

/** A whole list with places, and how it is computed. */
export function RankedPage({ list, games }: RankedPageProps) {
  const text = useMessages(centreTexts)
  return (
    <section aria-labelledby="ranked" className={styles.list}>
      <h2 id="ranked">{text(`list.${list}`)}</h2>
      <p className={styles.quiet}>{text(HOW[list])}</p>
      <Part key={list} list={list} games={games} cursor={undefined} />
    </section>
  )
}

/** One part of the list; the next loads on demand. */
function Part({ list, games, cursor }: RankedPageProps & { readonly cursor: string | undefined }) {
  const text = useMessages(centreTexts)
  const [wantsMore, setWantsMore] = useState(false)
  const expire = useExpire()
  const { data, error, isLoading } = useRead(CALLS[list], cursor ? { cursor } : {}, { every: COMPUTED_EVERY })
  if (error && !data && !isLoading)
    return <Failed refusal={error.refusal} onRetry={() => expire(CALLS[list])} />
  if (!data) return <RowsWaiting count={WAITING} />
  if (data.games.length === 0) return <GamesInOrder games={games.slice(0, WAITING)} note={text(NONE[list])} />
  return (
    <>
      <RankedRows list={list} games={data.games} />
      {data.cursor && !wantsMore && <Button onClick={() => setWantsMore(true)}>{text('more')}</Button>}
      {data.cursor && wantsMore && <Part list={list} games={games} cursor={data.cursor} />}
    </>
  )
}
