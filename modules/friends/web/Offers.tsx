import { useId } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { useChange, useRead } from '#kit/web/use-call.ts'
import { usePlayerName } from '#modules/account/web/index.ts'
import { kindOf } from '#modules/cards/model.ts'
import { duelsCalls } from '#modules/duels/calls.ts'
import { duelPath } from '#modules/duels/model.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { friendsTexts } from './texts.ts'
import { useDares, useWithdraw } from './use-dares.ts'
import styles from './friends.module.css'

/** The player's open offers: duels, dares and cards. Each can be withdrawn. */
export function Offers() {
  const text = useMessages(friendsTexts)
  const refusal = useRefusalText()
  const id = useId()
  const duels = useRead(duelsCalls.listDuels, {}, { onFocus: true })
  const cards = useRead(marketCalls.listMyListings, {}, { onFocus: true })
  const resign = useChange(duelsCalls.resignDuel, { stale: [duelsCalls.listDuels] })
  const takeBack = useChange(marketCalls.takeBack, { stale: [marketCalls.listMyListings] })
  const waiting = duels.data?.duels.filter(({ status }) => status === 'waiting') ?? []
  const listed = cards.data?.listings.filter(({ state }) => state === 'on') ?? []
  const dares = useDares().dares.filter(({ isMine, state }) => isMine && state === 'open')
  const { withdraw, isPending, error: refused } = useWithdraw()
  const nameOf = usePlayerName()
  const error = resign.error ?? takeBack.error ?? refused
  if (waiting.length + listed.length + dares.length === 0) return null
  return (
    <section className={styles.requests} aria-labelledby={id}>
      <h2 id={id}>{text('pending')}</h2>
      {error && (
        <p role="alert" className={styles.error}>
          {refusal(error.refusal)}
        </p>
      )}
      <ul className={styles.list}>
        {waiting.map(({ code, slug, title }) => (
          <li key={code} className={styles.offer}>
            <Anchor id={`${id}${code}`} href={duelPath(slug, code)}>
              {text('pending.duel', { game: title })}
            </Anchor>
            <Button
              isPending={resign.isPending && resign.params?.code === code}
              aria-describedby={`${id}${code}`}
              onClick={() => resign.run({ code })}
            >
              {text('withdraw')}
            </Button>
          </li>
        ))}
        {dares.map((dare) => (
          <li key={dare.id} className={styles.offer}>
            <Anchor id={`${id}${dare.id}`} href={dare.href}>
              {text('pending.dare', { name: nameOf(dare.player), game: dare.game })}
            </Anchor>
            <Button
              isPending={isPending(dare)}
              aria-describedby={`${id}${dare.id}`}
              onClick={() => withdraw(dare)}
            >
              {text('withdraw')}
            </Button>
          </li>
        ))}
        {listed.map(({ listingId, kind }) => (
          <li key={listingId} className={styles.offer}>
            <Anchor id={`${id}${listingId}`} href="/coconut?part=mine">
              {text('pending.card', { card: kindOf(kind).number })}
            </Anchor>
            <Button
              isPending={takeBack.isPending && takeBack.params?.listingId === listingId}
              aria-describedby={`${id}${listingId}`}
              onClick={() => takeBack.run({ listingId })}
            >
              {text('withdraw')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
