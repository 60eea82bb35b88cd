import { useEffect, useEffectEvent, useState } from 'react'
import type { Call } from '#kit/contract/call.ts'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import type { Play, PlayState } from '#kit/game/play.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { toast } from '#kit/ui/toast.ts'
import { useExpire } from '#kit/web/use-call.ts'
import { scoresCalls } from '../../calls.ts'
import { sendScore, type SentScore } from './send-score.ts'
import { sendingTexts } from './texts.ts'

interface Ended {
  readonly gameId: number
  readonly isRanked: boolean
  readonly scoreUnit: string
}

type Result = NonNullable<PlayState['result']>

/** Whether the run sets a mark: of a race that was lost there is no time. */
const setsMark = ({ status, score, isUnmarked }: Result, scoreUnit: string): boolean =>
  score > 0 && !isUnmarked && (scoreUnit === 'points' || status === 'won')

/**
 * Sends the score of a run that has ended, with its proof, and tells how it stands. What becomes of a run that its player has
 * left by then is told in passing: nothing is lost without a word.
 */
export function useSendScore(
  { gameId, isRanked, scoreUnit }: Ended,
  play: Play,
  { result, daily, isRacing, isAssisted }: PlayState,
  /** What else a proved score changes. */
  stale: readonly Call[] = [],
): SentScore | undefined {
  const [sent, setSent] = useState<{ readonly of: object; readonly how: SentScore | undefined }>()
  const [attempt, setAttempt] = useState(0)
  const expire = useExpire()
  const text = useMessages(sendingTexts)
  const refusal = useRefusalText()
  const outdate = useEffectEvent(() => expire(scoresCalls.listScores, ...stale))
  const tellInPassing = useEffectEvent((how: SentScore) => {
    if (how.state === 'refused') toast(refusal(how.why), { kind: 'error' })
    if (how.state === 'lost') toast(text('lost'), { kind: 'error' })
    if (how.state === 'own') toast(text(how.why))
  })
  // A race is on somebody else's seed.
  const isOwn = isRanked && !isRacing && result !== undefined
  const counts = isOwn && setsMark(result, scoreUnit) && !isAssisted
  const isDealt = play.runId() !== undefined
  useEffect(() => {
    if (!counts || !isDealt) return undefined
    let isShown = true
    const show = (how: SentScore | undefined) => isShown && setSent({ of: result, how })
    const again = () => {
      show(undefined)
      setAttempt((before) => before + 1)
    }
    // Goes on when the player has left the game, as long as the page lives.
    void sendScore(
      { gameId, play, score: result.score, daily },
      { waits: () => show({ state: 'waits' }), again },
    ).then((how) => {
      if (how.state === 'placed') outdate()
      if (isShown) show(how)
      else tellInPassing(how)
    })
    return () => {
      isShown = false
    }
  }, [counts, isDealt, attempt, result, play, daily, gameId])
  // The server had dealt this browser nothing yet.
  if (isOwn && !isDealt && result.isFirst) return { state: 'own', why: 'first' }
  if (counts && !isDealt) return { state: 'own', why: 'undealt' }
  return sent && sent.of === result ? sent.how : undefined
}
