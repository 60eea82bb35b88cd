import type { ErrorName } from '#kit/errors/catalogue.ts'
import type { Play } from '#kit/game/play.ts'
import { LONGEST_REPLAY_TEXT, packReplay } from '#kit/game/replay-text.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { between } from '#kit/time/time.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { scoresCalls } from '../../calls.ts'
import { possibleAt } from '../../rules/pace.ts'
import { heardAt } from '../deal-runs.ts'
import { isWorthAgain, sendAgain } from './send-again.ts'

/** State of an ended run's score. */
export type SentScore =
  /** The place of the week, 0 for none. */
  | { readonly state: 'placed'; readonly rank: number; readonly players: number }
  /** It is sent as soon as there is a connection. */
  | { readonly state: 'waits' }
  /** Unranked, so it was not sent. */
  | { readonly state: 'own'; readonly why: 'first' | 'undealt' | 'tooLong' }
  /** The server does not count it. */
  | { readonly state: 'refused'; readonly why: ErrorName }
  /** There was no answer for a long time. */
  | { readonly state: 'lost'; readonly again: () => void }

export interface SendableRun {
  readonly gameId: number
  readonly play: Pick<Play, 'replay' | 'runId' | 'version' | 'isRealtime' | 'day'>
  readonly score: number
  readonly daily: boolean
}

/** Sends a score with its proof until there is an answer; `waits` is called for every attempt without one. */
export async function sendScore(
  { gameId, play, score, daily }: SendableRun,
  { waits, again }: { readonly waits: () => void; readonly again: () => void },
): Promise<SentScore> {
  const [replay, runId, version, { day }] = [play.replay(), play.runId(), play.version, play]
  if (runId === undefined || !version) return { state: 'own', why: 'undealt' }
  if (!replay) return { state: 'own', why: 'tooLong' }
  try {
    const packed = await packReplay(replay)
    if (packed.length > LONGEST_REPLAY_TEXT) return { state: 'own', why: 'tooLong' }
    const sent = { gameId, runId, score, version, replay: packed, ...(daily ? { day } : {}) }
    await untilBelieved({ runId, inputs: replay.inputs.length, isRealtime: play.isRealtime })
    const { weekRank, weekPlayers } = await sendAgain(() => callApi(scoresCalls.sendScore, sent), waits)
    return { state: 'placed', rank: weekRank, players: weekPlayers }
  } catch (error) {
    if (error instanceof CallError && !isWorthAgain(error)) {
      // It began with a buffered seed, and the server was never told.
      const told = heardAt(runId)
      const isUnheard = told !== undefined && (await told) === undefined
      return error.refusal === 'RunUnknown' && isUnheard
        ? { state: 'own', why: 'undealt' }
        : { state: 'refused', why: error.refusal }
    }
    ignoreFailure('told to the player, who may send it again')(error)
    return { state: 'lost', again }
  }
}

interface PlayedRun {
  readonly runId: string
  readonly inputs: number
  readonly isRealtime: boolean
}

/** The server learns of the begin later than the player begins: a run sent at once would look too short. */
export async function untilBelieved({ runId, inputs, isRealtime }: PlayedRun): Promise<void> {
  const begun = await heardAt(runId)
  if (begun === undefined) return
  const wait = between(systemClock(), possibleAt(begun, inputs, isRealtime))
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
}
