import { useEffect, useState } from 'react'
import type { Play, PlayState } from '#kit/game/play.ts'
import { forgive } from '#kit/result/forgive.ts'
import { callApi } from '#kit/web/api.ts'
import { useExpire } from '#kit/web/use-call.ts'
import { scoresCalls } from '../calls.ts'
import { sendAgain } from './send-again.ts'

interface Ended {
  readonly gameId: number
  readonly isRanked: boolean
  readonly scoreUnit: string
}

/** The place of the week, 0 for none; or that the score waits for a connection. */
export type SentScore = { readonly rank: number; readonly players: number } | 'waits'

/**
 * Sends the score of a run that has ended, with its proof, and gives its place of the week; without a connection it says so
 * and is sent again until there is one. A score that is refused is the player's own all the same: nothing is said.
 */
export function useSendScore(
  { gameId, isRanked, scoreUnit }: Ended,
  play: Play | undefined,
  { result, daily, isRacing, isAssisted }: PlayState,
): SentScore | undefined {
  const [sent, setSent] = useState<{ readonly of: object; readonly how: SentScore }>()
  const expire = useExpire()
  useEffect(() => {
    const { version } = play ?? {}
    // Of a race that was lost there is no time.
    const isTimed = scoreUnit !== 'points' && result?.status !== 'won'
    const counts = result && result.score > 0 && !isTimed && !result.isUnmarked && !isAssisted
    // A race is on somebody else's seed.
    if (!isRanked || !play || !version || !counts || isRacing) return
    const [replay, runId] = [play.replay(), play.runId()]
    if (!replay || runId === undefined) return
    import('#kit/game/replay-text.ts')
      .then(async ({ packReplay, LONGEST_REPLAY_TEXT }) => {
        const packed = await packReplay(replay)
        if (packed.length > LONGEST_REPLAY_TEXT) return
        const score = { gameId, runId, score: result.score, version, replay: packed }
        // Goes on when the player has left the game, as long as the page lives.
        const { weekRank, weekPlayers } = await sendAgain(
          () => callApi(scoresCalls.sendScore, daily ? { ...score, day: play.day } : score),
          () => setSent({ of: result, how: 'waits' }),
        )
        setSent({ of: result, how: { rank: weekRank, players: weekPlayers } })
        expire(scoresCalls.listScores)
      })
      .catch((error: unknown) => {
        setSent(undefined)
        forgive('the score is the player’s own alone')(error)
      })
  }, [result, play, daily, isRacing, isAssisted, gameId, isRanked, scoreUnit, expire])
  return sent && sent.of === result ? sent.how : undefined
}
