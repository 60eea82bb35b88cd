import { useState } from 'react'
import { ghostOf } from '#kit/game/ghost.ts'
import type { Play, PlayState } from '#kit/game/play.ts'
import { unpackReplay } from '#kit/game/replay-text.ts'
import { scoreText } from '#kit/game/score-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { StageBar } from '#kit/ui/StageBar.tsx'
import { callApi, CallError } from '#kit/web/api.ts'
import { useExpire, useRead } from '#kit/web/use-call.ts'
import { usePlayerName } from '#modules/account/web/index.ts'
import { scoresCalls } from '../../calls.ts'
import { tableRunIn, verdictOf } from '../../model.ts'
import type { RunGame } from '../run-trigger.ts'
import { DareLine } from './DareLine.tsx'
import { isShareKey } from './beat-link.ts'
import { followed, type RivalState } from './followed-ghost.ts'
import { RivalLine } from './RivalLine.tsx'
import { challengeTexts } from './texts.ts'

export interface ChallengeBarProps {
  readonly game: RunGame
  readonly play: Play | undefined
  readonly state: PlayState
  /** The run to beat in the address: the key of a shared one, or a table entry. */
  readonly shareKey: string
}

/** Why a challenge cannot be taken on. */
type Trouble = 'gone' | 'outdated' | 'failed'

function troubleOf(error: unknown): Trouble {
  if (!(error instanceof CallError)) return 'failed'
  if (error.refusal === 'ReplayOutdated') return 'outdated'
  return error.refusal === 'NotFound' ? 'gone' : 'failed'
}

/** Reads the run that an address names. */
function useTarget({ gameId }: RunGame, shareKey: string) {
  const isKey = isShareKey(shareKey)
  const line = tableRunIn(shareKey)
  const shared = useRead(scoresCalls.readSharedRun, { key: shareKey }, { enabled: isKey })
  const stored = useRead(
    scoresCalls.readRival,
    { gameId, level: line?.level ?? 0, period: 'ever', userId: line?.userId ?? 0 },
    { enabled: line !== undefined },
  )
  return line ? { ...stored, isNamed: true } : { ...shared, isNamed: isKey }
}

/** Over the stage of a game opened by a link to a run: the offer to race it, and the result. */
export function ChallengeBar({ game, play, state, shareKey }: ChallengeBarProps) {
  const text = useMessages(challengeTexts)
  const number = useNumber()
  const playerName = usePlayerName()
  const expire = useExpire()
  const read = useTarget(game, shareKey)
  const [isClosed, setClosed] = useState(false)
  const race = useRace(game, play, shareKey)
  if (isClosed) return null
  const close = () => setClosed(true)
  const run = read.data?.gameId === game.gameId ? read.data : undefined
  if (!run) {
    if (read.isNamed && !read.data && !read.error) return null
    const trouble = read.isNamed && read.error ? troubleOf(read.error) : 'gone'
    return (
      <Bar label={text('close')} onClose={close}>
        <p role="status">{text(trouble)}</p>
        {trouble === 'failed' && (
          <Button
            size="small"
            isPending={read.isLoading}
            onClick={() => expire(scoresCalls.readSharedRun, scoresCalls.readRival)}
          >
            {text('again')}
          </Button>
        )}
      </Bar>
    )
  }
  const name = `\u2068${run.sharer ? playerName(run.sharer) : text('somebody')}\u2069`
  const facts = { name, score: scoreText(game.scoreUnit, run.score, number) }
  if (race.hasBegun) {
    if (!state.isRacing) return null
    if (state.phase !== 'ended' || !state.result)
      return race.rival ? (
        <RivalLine unit={game.scoreUnit} name={name} rival={race.rival} own={state.score} />
      ) : null
    return (
      <Bar label={text('close')} onClose={close}>
        <p role="status">{text(verdictOf(run.best, state.result, run.score), facts)}</p>
        <DareLine play={play} state={state} shareKey={shareKey} />
      </Bar>
    )
  }
  return (
    <Bar label={text('close')} onClose={close}>
      <p>{text('offer', facts)}</p>
      <DareLine play={play} state={state} shareKey={shareKey} />
      {race.trouble && <p role="alert">{text(race.trouble)}</p>}
      <Button look="act" size="small" isPending={race.isPending || !play} onClick={race.begin}>
        {text('start')}
      </Button>
    </Bar>
  )
}

/** Fetches the run and begins the race against it. */
function useRace(game: RunGame, play: Play | undefined, key: string) {
  const [state, setState] = useState<{ readonly kind: 'idle' | 'pending' | 'begun' | Trouble }>({
    kind: 'idle',
  })
  const { kind } = state
  const [rival, setRival] = useState<RivalState>()
  const begin = () => {
    if (!play) return
    setState({ kind: 'pending' })
    raceWith(play, { game, key }, setRival).then(
      (outcome) => setState({ kind: outcome }),
      (error: unknown) => setState({ kind: troubleOf(error) }),
    )
  }
  return {
    rival,
    begin,
    isPending: kind === 'pending',
    hasBegun: kind === 'begun',
    trouble: kind === 'gone' || kind === 'outdated' || kind === 'failed' ? kind : undefined,
  }
}

async function raceWith(
  play: Play,
  { game: { gameId }, key }: { readonly game: RunGame; readonly key: string },
  tell: (rival: RivalState) => void,
): Promise<'begun' | Trouble> {
  const line = tableRunIn(key)
  const { version, replay: packed } = line
    ? await callApi(scoresCalls.readReplay, { gameId, period: 'ever', ...line })
    : await callApi(scoresCalls.readSharedReplay, { key })
  // A page older than the server has other rules.
  if (version !== play.version) return 'outdated'
  const replay = await unpackReplay(packed)
  if (!replay) return 'failed'
  play.race(followed(ghostOf(replay), replay.inputs.length, tell))
  play.canvas.focus({ preventScroll: true })
  return 'begun'
}

interface BarProps {
  readonly label: string
  readonly onClose: () => void
  readonly children: React.ReactNode
}

const Bar = ({ label, ...rest }: BarProps) => <StageBar name="challenge" closeLabel={label} {...rest} />
