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
  const nameOf = usePlayerName()
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
  const { players, own, title } = data
  const isListed = players.some(({ player }) => player.userId === ownId)
  return (
    <>
      <h3>{title}</h3>
      {players.length === 0 && <p>{text('ratings.none')}</p>}
      <ol className={styles.best}>
        {players.map(({ player, rating, isProvisional, games }, place) => (
          <li key={player.userId} data-own={player.userId === ownId || undefined}>
            <span>{number(place + 1)}</span>
            <span>
              <bdi>{nameOf(player)}</bdi> <small>{text('ratings.games', { games })}</small>
            </span>
            <Rating rating={rating} isProvisional={isProvisional} />
          </li>
        ))}
        {own && !isListed && (
          <li data-own>
            <span />
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
