import { useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { sayDuration } from '#kit/i18n/durations.ts'
import { relativeTime } from '#kit/i18n/relative-time.ts'
import { useMessages, useNumber, useSpeech } from '#kit/i18n/use-messages.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { seconds } from '#kit/time/time.ts'
import { Button } from '#kit/ui/Button.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { cardsCalls, type CardEvent } from '../calls.ts'
import { useCardName } from './card-name.ts'
import { CARD_KINDS } from '../model.ts'
import { FirstCard } from './FirstCard.tsx'
import { GameName } from './GameName.tsx'
import { cardsTexts, uiTexts } from './texts.ts'
import styles from './backpack.module.css'

/** The event log with its four columns (spec 2.39). */
export function EventsPart() {
  const text = useMessages(cardsTexts)
  const uiText = useMessages(uiTexts)
  const refusal = useRefusalText()
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined])
  const { data, error } = useRead(cardsCalls.listCardEvents, {})
  if (!data) return error ? <EmptyState title={refusal(error.refusal)} /> : <Loading />
  if (data.events.length === 0)
    return <EmptyState title={uiText('noData')} note={text('log.none')} action={<FirstCard />} />
  return (
    <div className={styles.scroll}>
      <table className={styles.events}>
        <caption data-unseen>{text('part.events')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('log.time')}</th>
            <th scope="col">{text('log.event')}</th>
            <th scope="col">{text('log.id')}</th>
            <th scope="col">{text('log.target')}</th>
          </tr>
        </thead>
        {cursors.map((cursor, index) => (
          <EventPage
            key={cursor ?? ''}
            cursor={cursor}
            onMore={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
          />
        ))}
      </table>
    </div>
  )
}

interface EventPageProps {
  readonly cursor: string | undefined
  readonly onMore: ((cursor: string) => void) | undefined
}

function EventPage({ cursor, onMore }: EventPageProps) {
  const text = useMessages(cardsTexts)
  const refusal = useRefusalText()
  const { data, error } = useRead(cardsCalls.listCardEvents, cursor === undefined ? {} : { cursor })
  const next = data?.hasMore ? data.cursor : undefined
  return (
    <tbody>
      {data?.events.map((event) => (
        <EventRow key={event.eventId} event={event} />
      ))}
      {(error || !data || (onMore && next)) && (
        <tr>
          <td colSpan={4}>
            {error && <p role="alert">{refusal(error.refusal)}</p>}
            {!data && !error && <Loading />}
            {onMore && next && <Button onClick={() => onMore(next)}>{text('log.more')}</Button>}
          </td>
        </tr>
      )}
    </tbody>
  )
}

function EventRow({ event }: { readonly event: CardEvent }) {
  const text = useMessages(cardsTexts)
  const nameOf = useCardName()
  const { language, say } = useSpeech()
  const kind = CARD_KINDS.find(({ number }) => number === event.number)
  return (
    <tr>
      <td>{relativeTime(event.happenedAt, serverNow(), language, say)}</td>
      <td>{text(`event.${event.kind}`)}</td>
      <td>
        {kind && (
          <>
            <bdi dir="ltr">{kind.number}</bdi> {nameOf(kind.kind)}
          </>
        )}
      </td>
      <td>
        <Target event={event} />
      </td>
    </tr>
  )
}

/** The other party: a game, a duration or a player's number. */
function Target({ event: { kind, target } }: { readonly event: CardEvent }) {
  const { say } = useSpeech()
  const number = useNumber()
  if (target === null || target === 0) return <>–</>
  if (kind === 'useOn' || kind === 'useOff') return <GameName gameId={target} />
  if (kind === 'time') return <>{sayDuration(seconds(target), say)}</>
  if (kind === 'boxesOut' || kind === 'boxesIn') return <>{number(target)}</>
  return <bdi dir="ltr">{`#${target}`}</bdi>
}
