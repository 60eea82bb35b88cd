import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { seconds } from '#kit/time/time.ts'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { ArrowLeftIcon } from '#kit/ui/icons/stage.tsx'
import { IconLink } from '#kit/ui/IconButton.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { TopBar } from '#kit/ui/TopBar.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { studioCalls, type StudioGame } from '../calls.ts'
import { CoverPart } from './CoverPart.tsx'
import { TraitsPart } from './TraitsPart.tsx'
import { UploadPart } from './UploadPart.tsx'
import { Versions } from './Versions.tsx'
import { WordsPart } from './WordsPart.tsx'
import { studioTexts } from './texts.ts'
import styles from './studio.module.css'

/** While a version is checked its end is looked for. */
const LOOK_EVERY = seconds(3)

/** All that a developer does with one game. */
export function GamePage({ gameKey }: { readonly gameKey: string }) {
  const text = useMessages(studioTexts)
  const refusal = useRefusalText()
  const { data: game, error } = useRead(studioCalls.readOwnGame, { gameKey }, { onOpen: true })
  const isChecked = game?.versions.some(({ state }) => state === 'checking') ?? false
  useRead(studioCalls.readOwnGame, { gameKey }, { every: isChecked ? LOOK_EVERY : undefined })
  if (error && !game)
    return (
      <EmptyState
        title={refusal(error.refusal)}
        action={<ButtonLink href="/studio">{text('back')}</ButtonLink>}
      />
    )
  if (!game) return <Loading />
  return (
    <>
      <TopBar
        start={<IconLink href="/studio" label={text('back')} icon={<ArrowLeftIcon />} />}
        title={game.title}
        note={game.downFor === null ? undefined : text('down')}
      />
      <div className={styles.parts}>
        <div>
          <UploadPart gameKey={gameKey} />
          <Versions game={game} />
          <CoverPart game={game} />
          <WordsPart game={game} />
        </div>
        <div>
          <TraitsPart key={game.traits === null ? 'none' : 'some'} game={game} />
          <Figures game={game} />
          <Comments game={game} />
        </div>
      </div>
    </>
  )
}

function Figures({ game: { figures } }: { readonly game: StudioGame }) {
  const text = useMessages(studioTexts)
  const number = useNumber()
  const told = {
    players: figures.players,
    returned: figures.returned,
    plays: figures.plays,
    minutes: Math.round(figures.playedSec / 60),
    reports: figures.reports,
  }
  return (
    <section className={styles.card} aria-labelledby="figures">
      <h2 id="figures">{text('figures', { days: figures.days })}</h2>
      <dl className={styles.figures}>
        {(Object.keys(told) as (keyof typeof told)[]).map((name) => (
          <div key={name}>
            <dt className={styles.label}>{text(`figures.${name}`)}</dt>
            <dd>{number(told[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Comments({ game: { comments } }: { readonly game: StudioGame }) {
  const text = useMessages(studioTexts)
  if (comments.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby="comments">
      <h2 id="comments">{text('comments')}</h2>
      <ul className={styles.list}>
        {comments.map(({ verdict, number, text: said, saidAt }) => (
          <li key={saidAt}>
            <strong>
              {text(`comments.${verdict as 'approved' | 'refused' | 'down' | 'up'}`, { number })}
            </strong>
            {said && <p dir="auto">{said}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
