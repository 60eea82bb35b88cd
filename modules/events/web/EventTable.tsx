import { useState } from 'react'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { UsersThreeIcon } from '#kit/ui/icons/shell.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { FailedRead } from '#kit/web/FailedRead.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { usePlayerName } from '#modules/account/web/index.ts'
import { catalogTexts } from '#modules/catalog/web/index.ts'
import { eventsCalls, type EventPlace } from '../calls.ts'
import { PLACES_THAT_COUNT } from '../rules/standings.ts'
import type { RankRule } from '../model.ts'
import styles from './event.module.css'
import { eventsTexts } from './texts.ts'

interface EventTableProps {
  readonly slug: string
  readonly rankRule: RankRule
  readonly isOver: boolean
  /** A game that counts. */
  readonly first: string | undefined
}

/** The table of an event, with the reader's own entry below when it is further back. */
export function EventTable({ slug, rankRule, isOver, first }: EventTableProps) {
  const text = useMessages(eventsTexts)
  const catalog = useMessages(catalogTexts)
  const { data, error } = useRead(eventsCalls.listStandings, { slug }, { onOpen: true })
  const [areFriends, setAreFriends] = useState(false)
  const hasFriends = data !== undefined && data.friends.length > 0
  return (
    <section className={styles.panel} aria-labelledby="table">
      <header className={styles.head}>
        <h2 id="table">{text(data?.isFinal ? 'table.final' : 'table')}</h2>
        {hasFriends && (
          <IconButton
            label={text('table.friends')}
            icon={<UsersThreeIcon />}
            aria-pressed={areFriends}
            onClick={() => setAreFriends(!areFriends)}
          />
        )}
      </header>
      <p className={styles.note}>{text(`rule.${rankRule}`, { first: PLACES_THAT_COUNT })}</p>
      {error && !data && (
        <FailedRead
          title={text('table.failed')}
          retry={text('retry')}
          refusal={error.refusal}
          call={eventsCalls.listStandings}
        />
      )}
      {!data && !error && <Loading />}
      {data?.places.length === 0 && (
        <EmptyState
          title={text(isOver ? 'table.empty' : 'table.none')}
          action={
            isOver || first === undefined ? (
              <ButtonLink href="/games">{catalog('home.all')}</ButtonLink>
            ) : (
              <ButtonLink href={`/g/${first}`}>{catalog('home.play')}</ButtonLink>
            )
          }
        />
      )}
      {data && data.places.length > 0 && (
        <Places places={areFriends && hasFriends ? data.friends : data.places} mine={data.mine} />
      )}
      {data && data.places.length > 0 && !data.mine && !isOver && (
        <p className={styles.note}>{text('table.join')}</p>
      )}
    </section>
  )
}

interface PlacesProps {
  readonly places: readonly EventPlace[]
  readonly mine: EventPlace | null
}

function Places({ places, mine }: PlacesProps) {
  const isListed = places.some(({ userId }) => userId === mine?.userId)
  return (
    <ol className={styles.places}>
      {[...places, ...(mine && !isListed ? [mine] : [])].map((line) => (
        <Line key={line.userId} line={line} isMine={line.userId === mine?.userId} />
      ))}
    </ol>
  )
}

function Line({ line, isMine }: { readonly line: EventPlace; readonly isMine: boolean }) {
  const text = useMessages(eventsTexts)
  const number = useNumber()
  const name = usePlayerName()(line)
  return (
    <li className={styles.place} aria-current={isMine || undefined}>
      <span className={styles.rank}>{number(line.place)}</span>
      <Avatar face={line.avatar} size={32} />
      <span className={styles.who}>
        <bdi>{name}</bdi>
        {isMine && <span className={styles.you}>{text('you')}</span>}
      </span>
      <strong>{text('points', { count: line.points })}</strong>
    </li>
  )
}
