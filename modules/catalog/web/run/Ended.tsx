import type { Play, PlayState } from '#kit/game/play.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { assetUrl } from '#kit/web/config.ts'
import { Placed, useSendScore, WatchOwn } from '#modules/scores/web/index.ts'
import type { GamePage } from '../../calls.ts'
import { AmongRivals } from './AmongRivals.tsx'
import { EndPanel } from './EndPanel.tsx'
import { ShareEnd } from './ShareEnd.tsx'
import { runTexts } from './texts.ts'
import styles from './run.module.css'

export interface EndedProps {
  readonly game: GamePage
  readonly play: Play | undefined
  readonly state: PlayState
  /** Shows the end of a run to others. */
  readonly onShare?: ((play: Play, state: PlayState) => Promise<void>) | undefined
}

/** The end of a run; it is on the page while one is played, so that it stands at once. */
export function Ended({ play, state, ...props }: EndedProps) {
  return play && state.phase === 'ended' ? <End {...props} play={play} state={state} /> : null
}

/** Its score is sent meanwhile. */
function End({ game, play, state, onShare }: EndedProps & { readonly play: Play }) {
  const sent = useSendScore(game, play, state)
  const place = (
    <>
      {sent && <Placed sent={sent} />}
      {game.isRanked && <AmongRivals game={game} play={play} state={state} />}
    </>
  )
  return (
    <EndPanel play={play} state={state} unit={game.scoreUnit} place={place}>
      <div className={styles.further}>
        {game.isRanked && <WatchOwn game={game} play={play} state={state} />}
        {onShare && <ShareEnd onShare={() => onShare(play, state)} />}
        <NextGame game={game} />
      </div>
    </EndPanel>
  )
}

/** The next game of the same kind. */
function NextGame({ game: { related } }: { readonly game: GamePage }) {
  const say = useMessages(runTexts)
  const next = related[0]
  if (!next) return null
  return (
    <Anchor href={`/g/${next.slug}`} className={styles.next}>
      <img src={assetUrl(next.cover)} alt="" width={40} height={40} loading="lazy" decoding="async" />
      <span>
        <small>{say('next')}</small>
        {next.title}
      </span>
    </Anchor>
  )
}
