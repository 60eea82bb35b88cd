import { ok } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import { toWholeSeconds } from '#kit/time/time.ts'
import { countedKinds, lockPayable, markPaid, noteEvents } from '#modules/cards/server/index.ts'
import type { playtimeCalls } from '../../calls.ts'
import type { Grant } from '../../model.ts'
import { capOf, claim, kindsFor, mayClaim, paidBefore, TIME_RULES, totalOf } from '../../rules/claims.ts'
import { grantTime, lastClaims, listLive, lockClaims } from '../grant-store.ts'
import type { PlaytimeServices } from '../services.ts'

export const listGrants: Handler<typeof playtimeCalls.listGrants> = async (_params, { caller, db, now }) => {
  const grants = await listLive(db, caller.accountId, now)
  return ok({ grants, totalSeconds: totalOf(grants) })
}

export function claimTimeWith({ caps = {} }: PlaytimeServices): Handler<typeof playtimeCalls.claimTime> {
  return async ({ source: wanted }, { caller: { accountId }, db, keys, now }) => {
    const claimed = mayClaim(wanted)
    if (!claimed.ok) return claimed
    const source = claimed.value
    const rule = TIME_RULES[source]
    await lockClaims(db, accountId)
    // The cards are locked: none can be traded, or pay for something else, meanwhile.
    const cards = rule.isSet
      ? []
      : await lockPayable(db, accountId, {
          level: rule.level,
          paidBefore: paidBefore(rule, now),
          most: capOf(source, caps),
        })
    const kinds = kindsFor(source, await countedKinds(db, accountId))
    const lastClaimAt = (await lastClaims(db, accountId)).get(source)
    const outcome = claim(source, { cards: cards.length, kinds }, { lastClaimAt, now })
    if (!outcome.ok) return outcome
    const { worth, endsAt, nextAt } = outcome.value
    const seconds = toWholeSeconds(worth)
    const spendable = { seconds, secondsLeft: seconds, startedAt: now, endsAt }
    const grant: Grant = { grantId: keys.id(now), source, ...spendable }
    await markPaid(db, cards, now)
    await grantTime(db, accountId, grant)
    await noteEvents(db, now, [{ accountId, kind: 'time', target: seconds }])
    return ok({ grant, nextAt, totalSeconds: totalOf(await listLive(db, accountId, now)) })
  }
}
