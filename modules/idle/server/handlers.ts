import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { HandlersOf, SignedInContext } from '#kit/server/handler.ts'
import type { Live } from '#kit/server/live.ts'
import { before, seconds, toWholeSeconds, type Instant } from '#kit/time/time.ts'
import { countBoxes, giveBox, noteEvents } from '#modules/cards/server/index.ts'
import { notify } from '#modules/notices/server/index.ts'
import type { idleCalls, Reward } from '../calls.ts'
import { asOf, canRescue, endOf, rescue, takeOwn, type IdleReward } from '../rules/reward.ts'
import { nextStealAt, steal } from '../rules/steal.ts'
import { accrued, isOver, nextRipeAt, RARE_AFTER, STEP, STRETCH_CAP, stretchEnd } from '../rules/stretch.ts'
import {
  beginStretch,
  countRescues,
  countThefts,
  findReward,
  listRewards,
  lockReward,
  lockSides,
  lockStretch,
  noteTheft,
  noteVisit,
  settle,
  storeReward,
  type StoredStretch,
} from './idle-store.ts'

/** The browser reports so often while the page is seen (spec 4.14, 9.11). */
export const REPORT_EVERY = seconds(60)

export interface IdleServices {
  /** Since when two players are friends; nothing when they are not. */
  friendsSince(db: Db, one: number, other: number): Promise<Instant | undefined>
  /** When an account was made. */
  createdAt(db: Db, accountId: number): Promise<Instant>
  /** Those of these accounts that share a device or a network with one. */
  neighboursOf(db: Db, accountId: number, others: readonly number[]): Promise<ReadonlySet<number>>
  /** The key of a player's invitation. */
  invitationOf(db: Db, accountId: number, now: Instant): Promise<string>
  readonly live: Live
  /** The operator may switch stealing off. */
  isStealingOn(): boolean
}

export function idleHandlers(services: IdleServices): HandlersOf<typeof idleCalls> {
  return {
    async startOnline(_params, { caller: { accountId }, db, keys, now }) {
      return inTransaction(db, async (tx) => {
        let stretch = await lockStretch(tx, accountId)
        if (stretch) await settle(tx, [stretch], keys, now)
        if (!stretch || isOver(stretch, now))
          stretch = await beginStretch(tx, { code: keys.token(), accountId, startedAt: now, seenAt: now })
        else await noteVisit(tx, stretch.code, now)
        const seen = { ...stretch, seenAt: now }
        return ok({
          stretchCode: seen.code,
          startedAt: seen.startedAt,
          ...progressOf(seen, now),
          reportEverySeconds: toWholeSeconds(REPORT_EVERY),
        })
      })
    },

    async reportOnline({ stretchCode }, { caller: { accountId }, db, keys, now }) {
      return inTransaction(db, async (tx) => {
        const stretch = await lockStretch(tx, accountId)
        if (stretch) await settle(tx, [stretch], keys, now)
        if (stretch?.code !== stretchCode || isOver(stretch, now)) return refuse('OnlineCodeUnknown')
        await noteVisit(tx, stretch.code, now)
        const rewards = await listRewards(tx, accountId, now)
        return ok({
          ...progressOf({ ...stretch, seenAt: now }, now),
          ripeCount: rewards.filter((reward) => asOf(reward, now).state === 'ripe').length,
        })
      })
    },

    async listRewards(_params, { caller: { accountId }, db, keys, now }) {
      const { stretch, rewards } = await inTransaction(db, async (tx) => {
        const open = await lockStretch(tx, accountId)
        if (open) await settle(tx, [open], keys, now)
        const running = open && !isOver(open, now) ? open : undefined
        return { stretch: running, rewards: await listRewards(tx, accountId, now) }
      })
      const shown = rewards.map((reward) => shownReward(reward, now))
      return ok({
        rewards: shown,
        stretch: stretch
          ? {
              startedAt: stretch.startedAt,
              capSeconds: toWholeSeconds(STRETCH_CAP),
              rareSeconds: toWholeSeconds(RARE_AFTER),
              ...progressOf(stretch, now),
            }
          : null,
        lockedReward: shown.find(({ state }) => state === 'locked') ?? null,
      })
    },

    async takeReward({ rewardId }, context) {
      const { caller, db, keys, now } = context
      const own = await inTransaction(db, async (tx) => {
        const reward = await lockReward(tx, rewardId, caller.accountId)
        if (!reward) return undefined
        const outcome = takeOwn(reward, now)
        // Who has taken it and asks again, because the answer was lost, hears the same answer.
        const isRepeat = !outcome.ok && outcome.refusal === 'RewardAlreadyTaken'
        if (!outcome.ok && !isRepeat) return outcome
        if (!isRepeat) {
          await storeReward(tx, { ...reward, state: 'taken', takenAt: now })
          const { accountId } = caller
          const box = { boxId: keys.id(now), accountId, kind: reward.box, gotAt: now }
          await giveBox(tx, { ...box, source: 'idle', sourceId: rewardId, event: { kind: 'pull' } })
        }
        const boxes = await countBoxes(tx, caller.accountId)
        return ok({ rewardId, box: reward.box, from: 'own', boxes, nextStealAt: null })
      })
      if (own) return own
      const known = await findReward(db, rewardId)
      if (!known) return refuse('NotFound')
      return services.isStealingOn() ? takeFromFriend(known, context) : refuse('Closed', { part: 'steal' })
    },

    async rescueReward({ rewardId }, { caller: { accountId }, db, now }) {
      return inTransaction(db, async (tx) => {
        await lockSides(tx, accountId)
        const reward = await lockReward(tx, rewardId)
        if (reward?.ownerId !== accountId) return refuse('NotFound')
        const outcome = rescue(reward, await countRescues(tx, accountId, now), now)
        if (!outcome.ok) return outcome
        await storeReward(tx, outcome.value)
        const invitation = await services.invitationOf(tx, accountId, now)
        return ok({ reward: shownReward(outcome.value, now), invitation })
      })
    },
  }

  async function takeFromFriend(known: IdleReward, { caller, db, keys, now, afterwards }: SignedInContext) {
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
        afterwards(() => tellOfTheft(thiefId, victimId))
      }
      const boxes = await countBoxes(tx, thiefId)
      const at = isRepeat ? (thefts.lastFromFriendAt ?? now) : now
      return ok({ rewardId, box: reward.box, from: 'friend', boxes, nextStealAt: nextStealAt(at) })
    })
  }

  function tellOfTheft(thiefId: number, victimId: number) {
    services.live.toAccounts([victimId], { kind: 'rewards', body: {} })
    services.live.toAccounts([thiefId, victimId], { kind: 'friends', body: {} })
  }
}

const progressOf = (stretch: StoredStretch, now: Instant) => ({
  seconds: Math.floor(accrued(stretch, now) / 1000),
  visitBy: stretchEnd(stretch),
  nextRipeAt: nextRipeAt(stretch, now),
})

function shownReward(stored: IdleReward, now: Instant): Reward {
  const reward = asOf(stored, now)
  return {
    rewardId: reward.rewardId,
    box: reward.box,
    state: reward.state,
    startedAt: before(reward.ripeAt, reward.box === 'rare' ? RARE_AFTER : STEP),
    ripeAt: reward.ripeAt,
    endsAt: endOf(reward),
    takenAt: reward.state === 'taken' || reward.state === 'stolen' ? reward.takenAt : null,
    takenBy: reward.state === 'stolen' ? reward.takenBy : null,
    canRescue: canRescue(reward, now),
  }
}
