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

/** Whether the run's score counts: a lost race has no time. */
const setsMark = ({ status, score, isUnmarked }: Result, scoreUnit: string): boolean =>
  score > 0 && !isUnmarked && (scoreUnit === 'points' || status === 'won')

/**
 * Sends the score of an ended run with its proof, and reports its state. If the player has left the run by then, a toast reports it:
 * nothing is lost silently.
 */
export function useSendScore(
  { gameId, isRanked, scoreUnit }: Ended,
  play: Play,
  { result, daily, isRacing, isAssisted }: PlayState,
  /** Other reads that a proved score expires. */
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
  // A race uses somebody else's seed.
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
    // Continues after the player has left the game, while the page lives.
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
  // The server had not yet dealt this browser a seed.
  if (isOwn && !isDealt && result.isFirst) return { state: 'own', why: 'first' }
  if (counts && !isDealt) return { state: 'own', why: 'undealt' }
  return sent && sent.of === result ? sent.how : undefined
}
