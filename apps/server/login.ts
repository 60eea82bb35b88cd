import type { Database } from '#kit/db/open-database.ts'
import type { Limiter } from '#kit/limits/limiter.ts'
import type { Keys } from '#kit/server/keys.ts'
import type { Mask } from '#kit/server/masking.ts'
import type { Clock } from '#kit/time/time.ts'
import type { Accounts, SignInServices } from '#modules/account/server/index.ts'
import { carryBadges } from '#modules/badges/server/index.ts'
import { countGoods, moveGoods } from '#modules/cards/server/index.ts'
import {
  loginHandlers,
  openOauth,
  openProvider,
  type ProviderSettings,
  type VisitorGoods,
} from '#modules/login/server/index.ts'
import { expireListings } from '#modules/market/server/index.ts'
import type { Rates } from './rates.ts'

export interface LoginParts {
  readonly accounts: Accounts
  readonly database: Database
  readonly clock: Clock
  readonly keys: Keys
  readonly mask: Mask
  readonly newDevice: SignInServices['newDevice']
  readonly limiter: Limiter
  readonly rates: Rates
  readonly providers: readonly ProviderSettings[]
  readonly isOpen: () => boolean
}

/** Cards, boxes and badges; what has run out on the market is back in the backpack before it is counted. */
const goods: VisitorGoods = {
  async count(tx, accountId, now) {
    await expireListings(tx, now, accountId)
    return countGoods(tx, accountId)
  },
  async move(tx, journey) {
    await expireListings(tx, journey.now, journey.from)
    await carryBadges(tx, journey)
    return moveGoods(tx, journey)
  },
}

/** Signing in with a provider: the calls, and the way there and back. */
export function openLogin({ accounts, database: { db }, providers, rates, isOpen, ...parts }: LoginParts) {
  const opened = providers.map((settings) => openProvider(settings, parts.clock))
  return {
    handlers: loginHandlers({
      ...parts,
      rates,
      accounts,
      goods,
      providers: opened.map(({ shown }) => shown),
      isOpen,
    }),
    oauth: openOauth({ ...parts, db, startRate: rates.oauthStart, providers: opened, isOpen }),
  }
}
