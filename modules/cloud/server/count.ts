import type { Tx } from '#kit/db/db.ts'
import { milliseconds, type Duration, type Instant } from '#kit/time/time.ts'
import { secondsLeft, spendTime } from '#modules/playtime/server/index.ts'
import type { SessionBeat } from '#modules/streaming/model.ts'
import { BEGINS_AFTER, elapsed, tipAfter, toCharge } from '../rules/clock.ts'
import { stateAfter } from '../rules/play.ts'
import type { Effects } from './effects.ts'
import { endPlay } from './end-play.ts'
import { storePlay, type StoredPlay } from './play-store.ts'

/** From here on the play costs time. */
export async function begun(tx: Tx, play: StoredPlay, now: Instant): Promise<StoredPlay> {
  const leftSeconds = await secondsLeft(tx, play.accountId, now)
  return { ...play, state: 'running', begunAt: now, countedAt: now, awaySince: null, leftSeconds }
}

/** Applies a worker's report on a live play locked by the caller, and ends the play when the player's time is used up. */
export async function hearSession(
  tx: Tx,
  effects: Effects,
  play: StoredPlay,
  { state: session, playedMs, pacing = play.pacing }: Omit<SessionBeat, 'playId'>,
  now: Instant,
): Promise<void> {
  const says = milliseconds(playedMs)
  const heard = { ...play, heardAt: now, isWatched: session === 'playing', pacing }
  const counted =
    play.begunAt === null ? await perhapsBegun(tx, heard, says, now) : await counts(tx, heard, says, now)
  const state = stateAfter(counted.begunAt !== null, session)
  const awaySince = state === 'away' ? (counted.awaySince ?? now) : null
  const next = { ...counted, state, awaySince }
  if (next.begunAt !== null && next.leftSeconds === 0)
    return void (await endPlay(tx, effects, next, { reason: 'time', now, isFreed: false }))
  await storePlay(tx, next)
  if (next.state !== play.state) effects.tell(play.accountId, 'cloud')
  if (next.tipSeconds > 0 && next.tipSeconds !== play.tipSeconds) {
    effects.order(play.workerId, { kind: 'timeLeft', playId: play.playId, seconds: next.leftSeconds })
    effects.tell(play.accountId, 'cloud')
  }
}

async function perhapsBegun(tx: Tx, play: StoredPlay, says: Duration, now: Instant): Promise<StoredPlay> {
  const baseline = { ...play, reported: says }
  return says >= BEGINS_AFTER && play.isWatched ? begun(tx, baseline, now) : baseline
}

/** Counts the time since the last report and charges whole seconds. */
export async function counts(tx: Tx, play: StoredPlay, says: Duration, now: Instant): Promise<StoredPlay> {
  const { begunAt, countedAt, played: before, reported } = play
  if (begunAt === null || countedAt === null) return play
  const more = elapsed({ begunAt, countedAt, played: before, reported }, says, now)
  const played = milliseconds(before + more)
  const { spent, totalSeconds } = await spendTime(
    tx,
    play.accountId,
    toCharge(played, play.chargedSeconds),
    now,
  )
  return {
    ...play,
    played,
    // Only what was counted: the rest may be true, and is counted once our clock allows.
    reported: milliseconds(reported + more),
    countedAt: now,
    chargedSeconds: play.chargedSeconds + spent,
    leftSeconds: totalSeconds,
    tipSeconds: tipAfter(play.tipSeconds, play.leftSeconds, totalSeconds),
  }
}
