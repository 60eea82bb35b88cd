import type { Db, Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { NO_WAIT, type Rate } from '#kit/limits/limiter.ts'
import { postgresLimiter } from '#kit/limits/postgres-limiter.ts'
import { tooFast } from '#kit/limits/too-fast.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import type { Mask } from '#kit/server/masking.ts'
import { hours, type Instant } from '#kit/time/time.ts'
import { countBoxes, giveBox, noteEvents } from '#modules/cards/server/index.ts'
import type { installCalls } from '../calls.ts'
import { HOME_GIFT_BOXES, homeGiftState, takeHomeGift } from '../rules/gift.ts'
import { giftKeys, isGiftTaken, markGiftTaken } from './gift-store.ts'

/** Players per network who get the gift in a day (docs/contract.md 9). */
export const HOME_GIFT_RATE: Rate = { burst: 3, refillEvery: hours(8) }

export interface InstallServices {
  readonly mask: Mask
  readonly rate: Rate
  deviceMasksOf(db: Db, accountId: number): Promise<readonly string[]>
  /** Whether the account's installed app was started with a code of its manifest. */
  hasStartedInstalled(db: Db, accountId: number): Promise<boolean>
  /** Uses up the code with which the installed app was started, if it is the account's. */
  noteInstalledStart(tx: Tx, start: { accountId: number; handCode: string; now: Instant }): Promise<void>
}

export function installHandlers(services: InstallServices): HandlersOf<typeof installCalls> {
  async function standing(db: Db, accountId: number) {
    const keys = giftKeys(accountId, await services.deviceMasksOf(db, accountId))
    const isTaken = await isGiftTaken(db, keys)
    return { keys, isTaken, hasStarted: await services.hasStartedInstalled(db, accountId) }
  }

  return {
    async readHomeGift(_params, { caller, db }) {
      return ok({ state: homeGiftState(await standing(db, caller.accountId)), count: HOME_GIFT_BOXES })
    },

    async takeHomeGift({ display, handCode }, { caller: { accountId }, db, keys: ids, now, address }) {
      return inTransaction(db, async (tx) => {
        if (handCode) await services.noteInstalledStart(tx, { accountId, handCode, now })
        const { keys, ...gift } = await standing(tx, accountId)
        const outcome = takeHomeGift(gift, display)
        if (!outcome.ok) return outcome
        // Counted in the database: neither a restart nor another process gives a second round.
        const network = services.mask('gift network', address.network)
        const wait = address.isLocal
          ? NO_WAIT
          : await postgresLimiter(tx, () => now).take('home-gift', network, services.rate)
        if (wait > 0) return tooFast(wait)
        if (!(await markGiftTaken(tx, keys, now))) return refuse('HomeGiftTaken')
        for (let place = 1; place <= outcome.value; place++) {
          const box = { boxId: ids.id(now), accountId, kind: 'normal', gotAt: now } as const
          await giveBox(tx, { ...box, source: 'home', sourceId: `${accountId}:${place}` })
        }
        await noteEvents(tx, now, [{ accountId, kind: 'home' }])
        return ok({ box: 'normal', count: outcome.value, boxes: await countBoxes(tx, accountId) })
      })
    },
  }
}
