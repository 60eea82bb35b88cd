import { useEffect, useState } from 'react'
import type { Play, PlayState } from '#kit/game/play.ts'
import { callApi } from '#kit/web/api.ts'
import { useExpire } from '#kit/web/use-call.ts'
import { scoresCalls } from '../calls.ts'

interface Ended {
  readonly gameId: number
  readonly isRanked: boolean
  readonly scoreUnit: string
}

/**
 * Sends the score of a run that has ended, with its proof, and gives its place of the week. A score that cannot be
 * ranked is the player's own all the same: nothing is said.
 */
export function useSendScore(
  { gameId, isRanked, scoreUnit }: Ended,
  play: Play | undefined,
  { result, daily }: PlayState,
): number | undefined {
  const [placed, setPlaced] = useState<{ readonly of: object; readonly rank: number }>()
  const expire = useExpire()
  useEffect(() => {
    const { version } = play ?? {}
    // Of a race that was lost there is no time.
    const counts = result && result.score > 0 && (scoreUnit === 'points' || result.status === 'won')
    if (!isRanked || !play || !version || !counts) return
    const [replay, runId] = [play.replay(), play.runId()]
    if (!replay || runId === undefined) return
    import('#kit/game/replay-text.ts')
      .then(async ({ packReplay, LONGEST_REPLAY_TEXT }) => {
        const packed = await packReplay(replay)
        if (packed.length > LONGEST_REPLAY_TEXT) return
        const sent = { gameId, runId, score: result.score, version, replay: packed }
        const { weekRank } = await callApi(scoresCalls.sendScore, daily ? { ...sent, day: play.day } : sent)
        setPlaced({ of: result, rank: weekRank })
        expire(scoresCalls.listScores)
      })
      .catch(() => undefined)
  }, [result, play, daily, gameId, isRanked, scoreUnit, expire])
  return placed && placed.of === result ? placed.rank : undefined
}
