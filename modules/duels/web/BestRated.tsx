import type { ResultOf } from '#kit/contract/call.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Loading } from '#kit/ui/Loading.tsx'
import { FailedRead } from '#kit/web/FailedRead.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { useAccount, usePlayerName } from '#modules/account/web/index.ts'
import { duelsCalls } from '../calls.ts'
import { Rating } from './Rating.tsx'
import { duelsTexts } from './texts.ts'
import styles from './live.module.css'

/** The best players of a family of games, and the player's own line. */
export function BestRated({ gameId }: { readonly gameId: number }) {
  const text = useMessages(duelsTexts)
  const number = useNumber()
  const { status } = useAccount()
  const ownId = status?.userId
  const { data, error } = useRead(duelsCalls.listBestRated, { gameId }, { onOpen: true })
  if (!data && error)
    return (
      <FailedRead
        title={text('ratings.failed')}
        retry={text('retry')}
        refusal={error.refusal}
        call={duelsCalls.listBestRated}
      />
    )
  if (!data) return <Loading />
  const { players, friends, own, title } = data
  const isListed = players.some(({ player }) => player.userId === ownId)
  return (
    <>
      <h3>{title}</h3>
      {friends.length > 0 && (
        <>
          <h4 id="rated-friends">{text('ratings.friends')}</h4>
          <ol className={styles.best} aria-labelledby="rated-friends">
            {friends.map((line, place) => (
              <Line key={line.player.userId} line={line} place={place} ownId={ownId} />
            ))}
          </ol>
          <h4>{text('ratings.open')}</h4>
        </>
      )}
      {players.length === 0 && <p>{text('ratings.none')}</p>}
      <ol className={styles.best}>
        {players.map((line, place) => (
          <Line key={line.player.userId} line={line} place={place} ownId={ownId} />
        ))}
        {own && !isListed && (
          <li data-own>
            <span>{typeof own.place === 'number' && number(own.place)}</span>
            <span>
              {text('ratings.you')} <small>{text('ratings.games', { games: own.games })}</small>
            </span>
            <Rating rating={own.rating} isProvisional={own.isProvisional} />
          </li>
        )}
      </ol>
    </>
  )
}

interface LineProps {
  readonly line: ResultOf<typeof duelsCalls.listBestRated>['players'][number]
  readonly place: number
  readonly ownId: number | undefined
}

function Line({ line: { player, rating, isProvisional, games }, place, ownId }: LineProps) {
  const text = useMessages(duelsTexts)
  const number = useNumber()
  const nameOf = usePlayerName()
  return (
    <li data-own={player.userId === ownId || undefined}>
      <span>{number(place + 1)}</span>
      <span>
        <bdi>{nameOf(player)}</bdi> <small>{text('ratings.games', { games })}</small>
      </span>
      <Rating rating={rating} isProvisional={isProvisional} />
    </li>
  )
}
