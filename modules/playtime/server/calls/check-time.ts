import type { Db } from '#kit/db/db.ts'
import { ok } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import { toWholeSeconds, type Instant } from '#kit/time/time.ts'
import { countedKinds, payableCards } from '#modules/cards/server/index.ts'
import type { playtimeCalls } from '../../calls.ts'
import type { Grant, TimeCaps, TimeSource } from '../../model.ts'
import {
  capOf,
  CARD_TIME_SOURCES,
  claimNow,
  countedCards,
  kindsFor,
  paidBefore,
  TIME_RULES,
  totalOf,
  type CardTimeSource,
} from '../../rules/claims.ts'
import type { TimeClaim } from '../../shapes.ts'
import { hasNewcomerTime, lastClaims, listLive } from '../grant-store.ts'
import { payNewcomer } from '../newcomer.ts'
import type { PlaytimeServices } from '../services.ts'

export function checkTimeWith(services: PlaytimeServices): Handler<typeof playtimeCalls.checkTime> {
  const { caps = {} } = services
  return async (_params, context) => {
    const { caller, db, now } = context
    const { accountId } = caller
    const newcomerSeconds = await payNewcomer(services, context)
    const [grants, lasts, kinds] = await Promise.all([
      listLive(db, accountId, now),
      lastClaims(db, accountId),
      countedKinds(db, accountId),
    ])
    const has = { grants, lasts, kinds, caps }
    const claims = await Promise.all(
      CARD_TIME_SOURCES.map((source) => shownClaim(source, { accountId, db, now }, has)),
    )
    return ok({
      newcomerSeconds,
      isNewcomerPaid: newcomerSeconds > 0 || (await hasNewcomerTime(db, [`account:${accountId}`])),
      claims,
      totalSeconds: totalOf(grants),
    })
  }
}

interface Viewer {
  readonly accountId: number
  readonly db: Db
  readonly now: Instant
}

interface Holdings {
  readonly grants: readonly Grant[]
  readonly lasts: ReadonlyMap<TimeSource, Instant>
  readonly kinds: readonly number[]
  readonly caps: TimeCaps
}

async function shownClaim(
  source: CardTimeSource,
  { accountId, db, now }: Viewer,
  { grants, lasts, kinds: held, caps }: Holdings,
): Promise<TimeClaim> {
  const rule = TIME_RULES[source]
  const cards = rule.isSet ? 0 : await payableCards(db, accountId, rule.level, paidBefore(rule, now))
  const kinds = kindsFor(source, held)
  const payable = { cards: countedCards(source, cards, caps), kinds }
  const { worth, state, nextAt } = claimNow(source, payable, { lastClaimAt: lasts.get(source), now })
  return {
    source,
    count: rule.isSet ? kinds : cards,
    mostCounted: capOf(source, caps) ?? null,
    seconds: toWholeSeconds(worth),
    isComplete: rule.isSet && worth > 0,
    state,
    nextAt,
    replacesSeconds: grants.find((grant) => grant.source === source)?.secondsLeft ?? 0,
  }
}
