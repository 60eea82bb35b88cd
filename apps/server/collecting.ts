import type { Db } from '#kit/db/db.ts'
import type { Limiter } from '#kit/limits/limiter.ts'
import type { Keys } from '#kit/server/keys.ts'
import { maskWith } from '#kit/server/masking.ts'
import { sealWith } from '#kit/server/sealing.ts'
import type { Instant } from '#kit/time/time.ts'
import {
  createdAt,
  deviceMasksOf,
  findDevice,
  networksOf,
  type Accounts,
} from '#modules/account/server/index.ts'
import type { CardLevel } from '#modules/cards/model.ts'
import { cardsHandlers, forgetOldEvents } from '#modules/cards/server/index.ts'
import { idleHandlers, tidyIdle, unlockReward } from '#modules/idle/server/index.ts'
import { expireListings, forgetWrongGuesses, marketHandlers } from '#modules/market/server/index.ts'
import { playtimeHandlers } from '#modules/playtime/server/index.ts'
import { invitationOf, sharingHandlers } from '#modules/sharing/server/index.ts'
import type { Rates } from './api-server.ts'

export interface CollectingParts {
  readonly accounts: Accounts
  readonly keys: Keys
  readonly pepper: string
  readonly limiter: Limiter
  readonly rates: Rates
  /** The card level that a game asks for; nothing when there is no such game. */
  neededLevel(gameId: number): CardLevel | undefined
}

/** Nobody has friends as long as no module keeps friendships. */
const friendsSince = async () => undefined

/** The collecting game: its modules know each other only through what is handed to them here. */
export function openCollecting({ accounts, keys, pepper, limiter, rates, neededLevel }: CollectingParts) {
  const mask = maskWith(pepper)
  const { facesOf } = accounts
  return {
    cards: cardsHandlers({ neededLevel }),
    idle: idleHandlers({
      friendsSince,
      createdAt,
      invitationOf: (db, accountId, now) => invitationOf(db, accountId, { key: keys.id(now), now }),
    }),
    market: marketHandlers({
      facesOf,
      mask,
      seal: sealWith(pepper),
      limiter,
      searchRate: rates.listingSearch,
      friendsSince,
    }),
    playtime: playtimeHandlers({ limiter, newcomerRate: rates.newcomer, createdAt, deviceMasksOf }),
    sharing: sharingHandlers({
      facesOf,
      mask,
      limiter,
      openRate: rates.invite,
      visitorOf: findDevice,
      networksOf,
      unlockReward,
    }),
  }
}

/** Writes down what is over by its time, and forgets what is old. */
export async function tidyCollecting(db: Db, keys: Keys, now: Instant): Promise<void> {
  await expireListings(db, now)
  await tidyIdle(db, keys, now)
  await forgetOldEvents(db, now)
  await forgetWrongGuesses(db, now)
}
