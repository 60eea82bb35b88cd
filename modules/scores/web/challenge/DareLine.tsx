import { useEffect } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import type { Play, PlayState } from '#kit/game/play.ts'
import { packReplay } from '#kit/game/replay-text.ts'
import { scoreText } from '#kit/game/score-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { useChange, useRead } from '#kit/web/use-call.ts'
import { usePlayerName } from '#modules/account/web/index.ts'
import { scoresCalls, type DealDare } from '../../calls.ts'
import { isWorthAgain } from '../sending/send-again.ts'
import { untilBelieved } from '../sending/send-score.ts'
import { isShareKey } from './beat-link.ts'
import { challengeTexts } from './texts.ts'

interface DareLineProps {
  readonly play: Play | undefined
  readonly state: PlayState
  readonly shareKey: string
}

const MOST_LINES = 3

/** Dares with a link's deal: the player's task, or both results. */
export function DareLine({ play, state, shareKey }: DareLineProps) {
  const { data } = useRead(scoresCalls.listDares, {}, { enabled: isShareKey(shareKey) })
  const dares = data?.dares.filter(({ key, state: of }) => key === shareKey && of !== 'over') ?? []
  return dares
    .slice(0, MOST_LINES)
    .map((dare) => <OneDare key={dare.player.userId} dare={dare} play={play} state={state} />)
}

interface OneDareProps extends Omit<DareLineProps, 'shareKey'> {
  readonly dare: DealDare
}

function OneDare({ dare, play, state }: OneDareProps) {
  const text = useMessages(challengeTexts)
  const number = useNumber()
  const name = `\u2068${usePlayerName()(dare.player)}\u2069`
  const { answer, unit, score, isMine } = dare
  if (answer !== null) {
    const [theirs, yours] = isMine ? [answer, score] : [score, answer]
    const facts = { name, theirs: scoreText(unit, theirs, number), yours: scoreText(unit, yours, number) }
    return <p data-dare="settled">{text('dareBoth', facts)}</p>
  }
  if (isMine) return <p>{text('dareWaits', { name })}</p>
  const { result } = state
  const counts = result && result.score > 0 && (unit === 'points' || result.status === 'won')
  return play && state.phase === 'ended' && state.isRacing && counts ? (
    <Answer dare={dare} play={play} result={result} name={name} />
  ) : (
    <p>{text('dareCounts', { name })}</p>
  )
}

type Result = NonNullable<PlayState['result']>
/** Answers being sent, so that a re-render sends none twice. */
const sent = new WeakSet<Result>()

interface AnswerProps {
  readonly dare: DealDare
  readonly play: Play
  readonly result: Result
  readonly name: string
}

/** Sends the run that has just ended as the answer; can be retried until it arrives or is refused for good. */
function Answer({ dare: { key, gameId }, play, result, name }: AnswerProps) {
  const text = useMessages(challengeTexts)
  const refusal = useRefusalText()
  const { run, error, isPending } = useChange(scoresCalls.answerDare, { stale: [scoresCalls.listDares] })
  const [replay, runId, version] = [play.replay(), play.runId(), play.version]
  const isProved = replay !== undefined && runId !== undefined && version !== undefined
  const send = async () => {
    if (!isProved) return
    await untilBelieved({ runId, inputs: replay.inputs.length, isRealtime: play.isRealtime })
    run({ gameId, runId, key, score: result.score, version, replay: await packReplay(replay) })
  }
  useEffect(() => {
    if (sent.has(result)) return
    sent.add(result)
    void send()
  })
  if (isProved && !error) return null
  return (
    <>
      <p role="alert">{text('dareFailed', { name })}</p>
      {error && isWorthAgain(error) ? (
        <Button size="small" isPending={isPending} onClick={() => void send()}>
          {text('again')}
        </Button>
      ) : (
        <p>{refusal(error?.refusal ?? 'RunUnknown')}</p>
      )}
    </>
  )
}
