import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { scoreText } from '#kit/game/score-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Button, ButtonLink } from '#kit/ui/Button.tsx'
import { RankingIcon } from '#kit/ui/icons/lists.tsx'
import { PlayIcon } from '#kit/ui/icons/shell.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useChange, useRead } from '#kit/web/use-call.ts'
import { usePlayerName } from '#modules/account/web/index.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { scoresCalls } from '#modules/scores/calls.ts'
import { sharedRunLink } from '#modules/scores/model.ts'
import type { Friend } from '../calls.ts'
import { friendsTexts } from './texts.ts'
import styles from './friends.module.css'

interface DealDaresProps {
  readonly player: Friend['player']
  readonly onLeave: () => void
}

/** The player's runs that a friend can be dared at, and the dares between the two. */
export function DealDares({ player, onLeave }: DealDaresProps) {
  const text = useMessages(friendsTexts)
  const refusal = useRefusalText()
  const number = useNumber()
  const name = usePlayerName()(player)
  const { data } = useRead(scoresCalls.listDares, {})
  const between =
    data?.dares.filter((dare) => dare.player.userId === player.userId && dare.state !== 'over') ?? []
  const runs = data?.runs.filter(({ key }) => !between.some((dare) => dare.key === key)) ?? []
  const slugs = [...new Set([...between, ...runs].map(({ slug }) => slug))]
  const games = useRead(catalogCalls.listGames, { slugs }, { enabled: slugs.length > 0 })
  const send = useChange(scoresCalls.dareToDeal, { stale: [scoresCalls.listDares] })
  if (!games.data) return null
  const titles = new Map(games.data.games.map(({ slug, title }) => [slug, title]))
  const titleOf = (slug: string) => `\u2068${titles.get(slug) ?? slug}\u2069`
  const open = between.filter(({ isMine, answer }) => !isMine && answer === null)
  const told = between.filter((dare) => !open.includes(dare))
  return (
    <>
      {open.map(({ key, slug, score, unit }) => (
        <ButtonLink
          key={key}
          look="act"
          isWide
          icon={<PlayIcon />}
          href={sharedRunLink(slug, key)}
          onClick={onLeave}
        >
          {text('deal.play', { game: titleOf(slug), score: scoreText(unit, score, number) })}
        </ButtonLink>
      ))}
      {runs.map(({ key, slug, score, unit }) => (
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
      {told.length > 0 && (
        <section aria-label={text('deal.title')} className={styles.dares}>
          <h3>{text('deal.title')}</h3>
          <ul>
            {told.map(({ key, slug, score, unit, answer, isMine }) => {
              const [theirs, yours] = isMine ? [answer, score] : [score, answer]
              const [other, own] = [theirs ?? 0, yours ?? 0].map((value) => scoreText(unit, value, number))
              return (
                <li key={key}>
                  {answer === null
                    ? text('deal.waits', { game: titleOf(slug), name, score: own! })
                    : text('deal.both', { game: titleOf(slug), name, theirs: other!, yours: own! })}
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </>
  )
}
