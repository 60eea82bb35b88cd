import { ok, refuse } from '#kit/result/result.ts'
import { after } from '#kit/time/time.ts'
import { ageBandOf } from '#modules/account/server/index.ts'
import { isOfAge } from '../rules/age.ts'
import { SEAT_KEPT } from '../rules/times.ts'
import { holdAccount, type CloudParts, type Transactions } from './effects.ts'
import { nameIn } from './games.ts'
import type { QueueHandlers } from './handlers.ts'
import { findLivePlay, findPlay, hashOf } from './play-store.ts'
import { joinOf } from './views.ts'
import { addWatch, findWatch, findWatcher, putWatcher, removeWatcher, setLocked } from './watch-store.ts'

type WatchCalls = 'shareWatch' | 'lockWatch' | 'removeWatcher' | 'watchPlay'
type Handle<Name extends WatchCalls> = (parts: CloudParts, transactions: Transactions) => QueueHandlers[Name]

/** Watching a play by link: the player's clock pays, and the player decides who stays. */
export const watchHandlers = (
  parts: CloudParts,
  transactions: Transactions,
): Pick<QueueHandlers, WatchCalls> => ({
  shareWatch: shareWatch(parts, transactions),
  lockWatch: lockWatch(parts, transactions),
  removeWatcher: removeWatcherOf(parts, transactions),
  watchPlay: watchPlay(parts, transactions),
})

const shareWatch: Handle<'shareWatch'> =
  (_parts, transactions) =>
  async (_params, { caller: { accountId }, keys, now }) =>
    transactions.run(async (tx) => {
      await holdAccount(tx, accountId)
      const play = await findLivePlay(tx, accountId)
      if (!play) return refuse('PlayStateWrong')
      await addWatch(tx, play.playId, keys.token(), now)
      const { code, isLocked } = (await findWatch(tx, play))!
      return ok({ code, isLocked })
    })

const lockWatch: Handle<'lockWatch'> =
  (_parts, transactions) =>
  async ({ isLocked }, { caller: { accountId } }) =>
    transactions.run(async (tx) => {
      await holdAccount(tx, accountId)
      const play = await findLivePlay(tx, accountId)
      const watch = play && (await findWatch(tx, play))
      if (!watch) return refuse('PlayStateWrong')
      await setLocked(tx, watch.playId, isLocked)
      return ok({ code: watch.code, isLocked })
    })

const removeWatcherOf: Handle<'removeWatcher'> =
  (_parts, transactions) =>
  async ({ watcherId }, { caller: { accountId } }) =>
    transactions.run(async (tx, effects) => {
      await holdAccount(tx, accountId)
      const play = await findLivePlay(tx, accountId)
      const watcher = await findWatcher(tx, { watcherId })
      if (!play || watcher?.playId !== play.playId) return refuse('PlayStateWrong')
      await removeWatcher(tx, watcherId)
      // Removed watchers know the link and could return in another window.
      await setLocked(tx, play.playId, true)
      effects.order(play.workerId, { kind: 'unwatch', playId: play.playId, watcherId })
      return ok({})
    })

const watchPlay: Handle<'watchPlay'> =
  ({ games }, transactions) =>
  async ({ code }, { caller, device: { language }, keys, now }) =>
    transactions.run(async (tx, effects) => {
      const { accountId } = caller
      const watch = await findWatch(tx, { code })
      const play = watch && (await findPlay(tx, watch.playId))
      const game = play && play.state !== 'ended' ? await games.gameOf(tx, play.gameKey) : undefined
      // A player cannot watch their own play: it would count as another watcher.
      if (!watch || !game || play!.accountId === accountId) return refuse('WatchOver')
      const ofAge = isOfAge(game.age, await ageBandOf(tx, caller))
      if (!ofAge.ok) return ofAge
      const { playId } = watch
      const known = await findWatcher(tx, { playId, accountId })
      // Known watchers may return although the link is locked, unless they were removed.
      if (known ? known.isRemoved : watch.isLocked) return refuse('WatchOver')
      const token = keys.token()
      const until = after(now, SEAT_KEPT)
      const mine = { watcherId: keys.id(now), playId, accountId, tokenHash: hashOf(token), tokenUntil: until }
      const watcherId = await putWatcher(tx, mine)
      effects.order(play!.workerId, { kind: 'watch', playId, watcherId })
      const join = await joinOf(tx, play!, { game, token, until, totalSeconds: 0 })
      return ok({
        name: nameIn(game, language),
        icon: game.icon,
        url: join.url,
        token,
        tokenEndsAt: until,
        width: join.width,
        height: join.height,
        pointer: join.pointer,
        pad: join.pad,
        secondPad: game.profile.secondPad
          ? { ...game.profile.secondPad, buttons: [...game.profile.secondPad.buttons] }
          : null,
      })
    })
