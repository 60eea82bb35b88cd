import { useId } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { scoreText } from '#kit/game/score-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Button, ButtonLink } from '#kit/ui/Button.tsx'
import { RankingIcon } from '#kit/ui/icons/lists.tsx'
import { PlayIcon } from '#kit/ui/icons/shell.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useChange } from '#kit/web/use-call.ts'
import { usePlayerName } from '#modules/account/web/index.ts'
import { scoresCalls } from '#modules/scores/calls.ts'
import type { Friend } from '../calls.ts'
import { friendsTexts } from './texts.ts'
import { useDares, useWithdraw, type ToldDare } from './use-dares.ts'
import styles from './friends.module.css'

interface DealDaresProps {
  readonly player: Friend['player']
  readonly onLeave: () => void
}

/** The player's runs that can be used for a dare, and the dares between the two. */
export function DealDares({ player, onLeave }: DealDaresProps) {
  const text = useMessages(friendsTexts)
  const refusal = useRefusalText()
  const number = useNumber()
  const name = usePlayerName()(player)
  const { dares, runs, titleOf } = useDares()
  const send = useChange(scoresCalls.dareToDeal, { stale: [scoresCalls.listDares] })
  const between = dares.filter((dare) => dare.player.userId === player.userId)
  const open = between.filter(({ isMine, state, own }) => !isMine && state === 'open' && own === '')
  const told = between.filter(({ isMine, state }) => state === 'answered' || isMine)
  return (
    <>
      {open.map(({ id, game, theirs, href }) => (
        <ButtonLink key={id} look="act" isWide icon={<PlayIcon />} href={href} onClick={onLeave}>
          {text('deal.play', { game, score: theirs })}
        </ButtonLink>
      ))}
      {runs
        .filter(({ key }) => !between.some((dare) => dare.key === key))
        .map(({ key, slug, score, unit }) => (
          <Button
            key={key}
            isWide
            icon={<RankingIcon />}
            isPending={send.isPending && send.params?.key === key}
            onClick={() =>
              send.run({ userId: player.userId, key }, () =>
                toast(text('dared', { name }), { kind: 'success' }),
              )
            }
          >
            {text('deal.do', { game: titleOf(slug), score: scoreText(unit, score, number) })}
          </Button>
        ))}
      {send.error && (
        <p role="alert" className={styles.error}>
          {refusal(send.error.refusal)}
        </p>
      )}
      {told.length > 0 && <Told dares={told} name={name} />}
    </>
  )
}

const TOLD = { open: 'deal.waits', answered: 'deal.both', over: 'deal.over' } as const

/** State of the dares between two players; an unanswered one can be withdrawn. */
function Told({ dares, name }: { readonly dares: readonly ToldDare[]; readonly name: string }) {
  const text = useMessages(friendsTexts)
  const refusal = useRefusalText()
  const id = useId()
  const { withdraw, isPending, error } = useWithdraw()
  return (
    <section aria-label={text('deal.title')} className={styles.dares}>
      <h3>{text('deal.title')}</h3>
      {error && (
        <p role="alert" className={styles.error}>
          {refusal(error.refusal)}
        </p>
      )}
      <ul>
        {dares.map((dare) => {
          const { state, isMine, game, own, theirs } = dare
          return (
            <li key={dare.id} className={styles.dare} data-state={state}>
              <p id={`${id}${dare.id}`}>
                {text(TOLD[state], { game, name, score: own, theirs, yours: own })}
              </p>
              {isMine && state === 'open' && (
                <Button
                  size="small"
                  isPending={isPending(dare)}
                  aria-describedby={`${id}${dare.id}`}
                  onClick={() => withdraw(dare)}
                >
                  {text('withdraw')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
