import type { Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { tooFast } from '#kit/limits/too-fast.ts'
import { ok, refuse, type Result } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import { type Duration, type Instant } from '#kit/time/time.ts'
import type { centreCalls } from '../../calls.ts'
import { isSilent, playedSince, playUnderWay } from '../../rules/play.ts'
import { addToDay, addToPlay, beginPlay, changePlayer, endSilent, lockPlay } from '../play-store.ts'
import type { CentreServices } from '../services.ts'

type Calls = typeof centreCalls

export function openGameWith(services: CentreServices): Handler<Calls['openGame']> {
  return async ({ gameId }, { caller: { accountId }, db, now, device: { language } }) => {
    if (!services.cardOf(gameId, language)) return refuse('GameNotFound')
    const calm = await isCalm(services, 'open', accountId)
    if (!calm.ok) return calm
    await addToDay(db, { accountId, gameId }, { now })
    return ok({ ok: true })
  }
}

export function startPlayWith(services: CentreServices): Handler<Calls['startPlay']> {
  return async ({ gameId }, { caller: { accountId }, db, keys, now, device: { language } }) => {
    if (!services.cardOf(gameId, language)) return refuse('GameNotFound')
    const calm = await isCalm(services, 'play', accountId)
    if (!calm.ok) return calm
    return inTransaction(db, async (tx) => {
      let playId = keys.id(now)
      const begin = () => beginPlay(tx, { playId, accountId, gameId, now })
      let play = await begin()
      if (isSilent(play, now)) {
        await endSilent(tx, play.playId)
        playId = keys.id(now)
        play = await begin()
      }
      // A play running on another page continues, it is no new one.
      const plays = play.playId === playId ? 1 : 0
      await addToDay(tx, { accountId, gameId }, { plays, now })
      await changePlayer(tx, { accountId, gameId }, { playedAt: now })
      return ok({ playId: play.playId })
    })
  }
}

export const reportPlay: Handler<Calls['reportPlay']> = async (
  { playId, hasEnded },
  { caller: { accountId }, db, now },
) =>
  inTransaction(db, async (tx) => {
    const reported = playUnderWay(await lockPlay(tx, accountId, playId), now)
    if (!reported.ok) return reported
    const { gameId, played } = reported.value
    await addToPlay(tx, playId, { played, now })
    await countPlayed(tx, { accountId, gameId }, { played, hasEnded, now })
    return ok({ playId })
  })

export const stopPlay: Handler<Calls['stopPlay']> = async (
  { playId, loadTime, hasEnded },
  { caller: { accountId }, db, now },
) =>
  inTransaction(db, async (tx) => {
    const play = await lockPlay(tx, accountId, playId)
    if (!play) return refuse('NotFound')
    if (play.isOver) return ok({ ok: true })
    const played = playedSince(play, now)
    if (!played.ok) {
      await endSilent(tx, playId)
      return ok({ ok: true })
    }
    await addToPlay(tx, playId, { played: played.value, now, ending: { loadTime } })
    await countPlayed(tx, { accountId, gameId: play.gameId }, { played: played.value, hasEnded, now })
    return ok({ ok: true })
  })

async function isCalm(
  { limiter, rate }: CentreServices,
  what: 'play' | 'open',
  accountId: number,
): Promise<Result<true, 'TooFast'>> {
  const wait = await limiter.take(what, String(accountId), rate)
  return wait > 0 ? tooFast(wait) : ok(true)
}

interface Pair {
  readonly accountId: number
  readonly gameId: number
}

interface Played {
  readonly played: Duration
  readonly hasEnded: boolean | undefined
  readonly now: Instant
}

/** Always locks the day before the player, so that concurrent transactions wait instead of deadlocking. */
async function countPlayed(tx: Tx, pair: Pair, { hasEnded = false, ...play }: Played) {
  await addToDay(tx, pair, { ...play, hasEnded })
  await changePlayer(tx, pair, { played: play.played, playedAt: play.now })
}
