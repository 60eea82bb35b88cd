import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Handler, SignedInContext } from '#kit/server/handler.ts'
import type { Live } from '#kit/server/live.ts'
import { countBoxes, giveBox, noteEvents } from '#modules/cards/server/index.ts'
import { notify } from '#modules/notices/server/index.ts'
import type { idleCalls } from '../../calls.ts'
import { takeOwn, type IdleReward } from '../../rules/reward.ts'
import { nextStealAt, steal } from '../../rules/steal.ts'
import { countThefts, findReward, lockReward, lockSides, noteTheft, storeReward } from '../idle-store.ts'
import type { IdleServices } from '../services.ts'

/** Takes one's own reward, or that of a friend. */
export function takeRewardWith(services: IdleServices): Handler<typeof idleCalls.takeReward> {
  return async ({ rewardId }, context) => {
    const own = await takeFromOwn(rewardId, context)
    if (own) return own
    const known = await findReward(context.db, rewardId)
    if (!known) return refuse('NotFound')
    return services.isStealingOn(context.caller)
      ? takeFromFriend(services, known, context)
      : refuse('Closed', { part: 'steal' })
  }
}

/** Undefined when the caller has no such reward. */
const takeFromOwn = (rewardId: string, { caller: { accountId }, db, keys, now }: SignedInContext) =>
  inTransaction(db, async (tx) => {
    const reward = await lockReward(tx, rewardId, accountId)
    if (!reward) return undefined
    const outcome = takeOwn(reward, now)
    // A retry after a lost answer gets the same answer.
    const isRepeat = !outcome.ok && outcome.refusal === 'RewardAlreadyTaken'
    if (!outcome.ok && !isRepeat) return outcome
    if (!isRepeat) {
      await storeReward(tx, { ...reward, state: 'taken', takenAt: now })
      const box = { boxId: keys.id(now), accountId, kind: reward.box, gotAt: now }
      await giveBox(tx, { ...box, source: 'idle', sourceId: rewardId, event: { kind: 'pull' } })
    }
    const boxes = await countBoxes(tx, accountId)
    return ok({ rewardId, box: reward.box, from: 'own', boxes, nextStealAt: null })
  })

async function takeFromFriend(
  services: IdleServices,
  known: IdleReward,
  { caller, db, keys, now, afterwards }: SignedInContext,
) {
  const [thiefId, victimId] = [caller.accountId, known.ownerId]
  const { rewardId } = known
  return inTransaction(db, async (tx) => {
    await lockSides(tx, thiefId, victimId)
    const reward = await lockReward(tx, rewardId)
    if (!reward) return refuse('NotFound')
    const thefts = await countThefts(tx, thiefId, victimId, now)
    const isRepeat = reward.state === 'stolen' && reward.takenBy === thiefId
    if (!isRepeat) {
      const thief = {
        ...thefts,
        friendsSince: await services.friendsSince(tx, thiefId, victimId),
        createdAt: await services.createdAt(tx, thiefId),
        isNeighbour: (await services.neighboursOf(tx, thiefId, [victimId])).has(victimId),
      }
      const victim = { ...thefts, createdAt: await services.createdAt(tx, victimId) }
      const outcome = steal(reward, thief, victim, now)
      if (!outcome.ok) return outcome
      await storeReward(tx, { ...reward, state: 'stolen', takenAt: now, takenBy: thiefId })
      await noteTheft(tx, { rewardId, thiefId, victimId, now })
      const box = { boxId: keys.id(now), accountId: thiefId, kind: reward.box, gotAt: now }
      const event = { kind: 'prank', target: victimId } as const
      await giveBox(tx, { ...box, source: 'steal', sourceId: rewardId, event })
      await noteEvents(tx, now, [{ accountId: victimId, kind: 'pranked', target: thiefId }])
      await notify(tx, now, [{ accountId: victimId, kind: 'stolen', fromId: thiefId, subject: rewardId }])
      afterwards(() => tellOfTheft(services.live, thiefId, victimId))
    }
    const boxes = await countBoxes(tx, thiefId)
    const at = isRepeat ? (thefts.lastFromFriendAt ?? now) : now
    return ok({ rewardId, box: reward.box, from: 'friend', boxes, nextStealAt: nextStealAt(at) })
  })
}

function tellOfTheft(live: Live, thiefId: number, victimId: number) {
  live.toAccounts([victimId], { kind: 'rewards', body: {} })
  live.toAccounts([thiefId, victimId], { kind: 'friends', body: {} })
}
