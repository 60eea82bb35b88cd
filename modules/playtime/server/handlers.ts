import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Limiter, Rate } from '#kit/limits/limiter.ts'
import { ok } from '#kit/result/result.ts'
import { refuse } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import { after, hours, toWholeSeconds, type Instant } from '#kit/time/time.ts'
import { countedKinds, lockPayable, markPaid, noteEvents, payableCards } from '#modules/cards/server/index.ts'
import { kindOf } from '#modules/cards/model.ts'
import type { playtimeCalls } from '../calls.ts'
import type { Grant, TimeCaps } from '../model.ts'
import {
  capOf,
  CARD_TIME_SOURCES,
  claim,
  NEWCOMER_LASTS,
  NEWCOMER_TIME,
  nextClaimAt,
  paidBefore,
  TIME_RULES,
  countedCards,
  worthOf,
  type CardTimeSource,
} from '../rules/claims.ts'
import type { TimeClaim } from '../shapes.ts'
import { grantTime, hasNewcomerTime, lastClaims, listLive, lockClaims, markNewcomer } from './grant-store.ts'

/** Newcomers of one network paid at once; the rest are paid when their account is a day old (docs/contract.md 9). */
export const NEWCOMER_RATE: Rate = { burst: 3, refillEvery: hours(8) }
const PATIENCE = hours(24)

export interface PlaytimeServices {
  readonly limiter: Limiter
  readonly newcomerRate: Rate
  /** How many cards of a level count at most; each one when nothing is said. */
  readonly caps?: TimeCaps | undefined
  createdAt(db: Db, accountId: number): Promise<Instant>
  /** What names the devices of an account without telling them. */
  deviceMasksOf(db: Db, accountId: number): Promise<readonly string[]>
}

export function playtimeHandlers(services: PlaytimeServices): HandlersOf<typeof playtimeCalls> {
  const { caps = {} } = services
  return {
    async checkTime(_params, { caller: { accountId }, db, keys, now, address }) {
      const newcomerSeconds = await welcome()
      const [grants, lasts, kinds] = await Promise.all([
        listLive(db, accountId, now),
        lastClaims(db, accountId),
        countedKinds(db, accountId),
      ])
      const claims = await Promise.all(
        CARD_TIME_SOURCES.map((source) => shownClaim(source, { grants, lasts, kinds })),
      )
      return ok({
        newcomerSeconds,
        isNewcomerPaid: newcomerSeconds > 0 || (await hasNewcomerTime(db, `account:${accountId}`)),
        claims,
        totalSeconds: totalOf(grants),
      })

      /** Pays the newcomer's time if it is due; gives the seconds. */
      async function welcome(): Promise<number> {
        if (await hasNewcomerTime(db, `account:${accountId}`)) return 0
        const age = now - (await services.createdAt(db, accountId))
        if (age < PATIENCE && !address.isLocal) {
          const wait = await services.limiter.take('newcomer', address.network, services.newcomerRate)
          if (wait > 0) return 0
        }
        return inTransaction(db, async (tx) => {
          await lockClaims(tx, accountId)
          const devices = await services.deviceMasksOf(tx, accountId)
          const isNew = await markNewcomer(
            tx,
            [`account:${accountId}`, ...devices.map((mask) => `device:${mask}`)],
            now,
          )
          if (!isNew) return 0
          const seconds = toWholeSeconds(NEWCOMER_TIME)
          const endsAt = after(now, NEWCOMER_LASTS)
          const grant = { grantId: keys.id(now), source: 'newcomer', seconds, secondsLeft: seconds } as const
          await grantTime(tx, accountId, { ...grant, startedAt: now, endsAt })
          return seconds
        })
      }

      async function shownClaim(
        source: CardTimeSource,
        has: {
          readonly grants: readonly Grant[]
          readonly lasts: Awaited<ReturnType<typeof lastClaims>>
          readonly kinds: readonly number[]
        },
      ): Promise<TimeClaim> {
        const rule = TIME_RULES[source]
        const cards = rule.isSet ? 0 : await payableCards(db, accountId, rule.level, paidBefore(rule, now))
        const kinds = has.kinds.filter((kind) => kindOf(kind).level === rule.level).length
        const lastAt = has.lasts.get(source)
        const nextAt = lastAt === undefined ? null : nextClaimAt(rule, lastAt)
        const isClaimed = nextAt !== null && now < nextAt
        const worth = worthOf(source, { cards: countedCards(source, cards, caps), kinds })
        return {
          source,
          count: rule.isSet ? kinds : cards,
          mostCounted: capOf(source, caps) ?? null,
          seconds: toWholeSeconds(worth),
          isComplete: rule.isSet && worth > 0,
          state: isClaimed ? 'claimed' : worth > 0 ? 'open' : 'none',
          nextAt: isClaimed ? nextAt : null,
          replacesSeconds: has.grants.find((grant) => grant.source === source)?.secondsLeft ?? 0,
        }
      }
    },

    async listGrants(_params, { caller, db, now }) {
      const grants = await listLive(db, caller.accountId, now)
      return ok({ grants, totalSeconds: totalOf(grants) })
    },

    async claimTime({ source }, { caller: { accountId }, db, keys, now }) {
      if (source === 'newcomer' || source === 'gift') return refuse('NoTimeToClaim')
      const rule = TIME_RULES[source]
      await lockClaims(db, accountId)
      // The cards are held: none of them may be traded, or pay for something else, meanwhile.
      const cards = rule.isSet
        ? []
        : await lockPayable(db, accountId, {
            level: rule.level,
            paidBefore: paidBefore(rule, now),
            most: capOf(source, caps),
          })
      const kinds = (await countedKinds(db, accountId)).filter(
        (kind) => kindOf(kind).level === rule.level,
      ).length
      const lastClaimAt = (await lastClaims(db, accountId)).get(source)
      const outcome = claim(source, { cards: cards.length, kinds }, { lastClaimAt, now })
      if (!outcome.ok) return outcome
      const { worth, endsAt, nextAt } = outcome.value
      const seconds = toWholeSeconds(worth)
      const grant: Grant = {
        grantId: keys.id(now),
        source,
        seconds,
        secondsLeft: seconds,
        startedAt: now,
        endsAt,
      }
      await markPaid(db, cards, now)
      await grantTime(db, accountId, grant)
      await noteEvents(db, now, [{ accountId, kind: 'time', target: seconds }])
      return ok({ grant, nextAt, totalSeconds: totalOf(await listLive(db, accountId, now)) })
    },
  }
}

const totalOf = (grants: readonly Grant[]) => grants.reduce((sum, { secondsLeft }) => sum + secondsLeft, 0)
