import { useEffect } from 'react'
import type { Play, PlayState } from '#kit/game/play.ts'
import { useStore } from '#kit/ui/store.ts'
import type { GamePage } from '#modules/catalog/calls.ts'
import { endLine } from '#modules/catalog/web/open-game.ts'
import { AmongRivals, EndPanel, NextGame, ShareEnd } from '#modules/catalog/web/run/index.ts'
import { reportEnd } from '#modules/centre/web/report-end.ts'
import { dailiesCalls } from '#modules/dailies/calls.ts'
import type { Rival } from '#modules/scores/calls.ts'
import { openRunOverlay } from '#modules/scores/web/run-trigger.ts'
import { SentLine } from '#modules/scores/web/sending/SentLine.tsx'
import { useSendScore } from '#modules/scores/web/sending/use-send-score.ts'
import { WatchOwn } from '#modules/scores/web/WatchOwn.tsx'
import { DareEnd } from './DareEnd.tsx'

/** Reads that a finished challenge outdates, also when Today is the next page. */
const OF_TODAY = [dailiesCalls.readOwnDays, dailiesCalls.listDayScores, dailiesCalls.listDares]

export interface EndedProps {
  readonly game: GamePage
  readonly play: Play | undefined
  readonly state: PlayState
  /** Shares the end of a run. */
  readonly onShare?: ((play: Play, state: PlayState) => Promise<void>) | undefined
}

/** The end of a run. Mounted while the run is played, so that it appears without delay. */
export function Ended({ play, state, ...props }: EndedProps) {
  return play && state.phase === 'ended' ? <End {...props} play={play} state={state} /> : null
}

/** Sends the score while the panel is shown. */
function End({ game, play, state, onShare }: EndedProps & { readonly play: Play }) {
  const sent = useSendScore(game, play, state, state.daily ? OF_TODAY : [])
  const drawLine = useStore(endLine)
  const { result } = state
  useEffect(() => void reportEnd(game.gameId), [game.gameId, result])
  const race = (rival: Rival) => {
    const { score, period, userId } = rival
    const run = { score, player: rival, from: { period, userId } }
    openRunOverlay({ game, level: state.level, play, run })
  }
  const place = (
    <>
      {sent && <SentLine sent={sent} />}
      {drawLine?.(game, sent?.state)}
      {game.isRanked && onShare && <DareEnd game={game} play={play} state={state} />}
      {game.isRanked && <AmongRivals game={game} play={play} state={state} onRace={race} />}
    </>
  )
  return (
    <EndPanel play={play} state={state} unit={game.scoreUnit} place={place}>
      {game.isRanked && <WatchOwn game={game} play={play} state={state} />}
      {onShare && <ShareEnd onShare={() => onShare(play, state)} />}
      <NextGame game={game} />
    </EndPanel>
  )
}
