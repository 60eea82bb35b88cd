import type { Database } from '#kit/db/open-database.ts'
import type { Limiter } from '#kit/limits/limiter.ts'
import type { Keys } from '#kit/server/keys.ts'
import type { Mask } from '#kit/server/masking.ts'
import type { Clock } from '#kit/time/time.ts'
import type { Accounts, SignInServices } from '#modules/account/server/index.ts'
import { carryBadges } from '#modules/badges/server/index.ts'
import { countGoods, moveGoods } from '#modules/cards/server/index.ts'
import { carryLessOf } from '#modules/catalog/server/index.ts'
import type { Dailies } from '#modules/dailies/server/index.ts'
import { carryDuels } from '#modules/duels/server/index.ts'
import {
  loginHandlers,
  openOauth,
  openProvider,
  type ProviderSettings,
  type VisitorGoods,
} from '#modules/login/server/index.ts'
import { carryWishes, expireListings } from '#modules/market/server/index.ts'
import { carryGameBadges } from '#modules/hosted/server/index.ts'
import { carryDares } from '#modules/scores/server/index.ts'
import { carryGameReports } from '#modules/studio/server/index.ts'
import { carryVisits } from '#modules/numbers/server/index.ts'
import { joinSavesOf } from '#modules/saves/server/index.ts'
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
  /** Whether high or low scores of a game are better. */
  readonly bestOf: (slug: string) => 'highest' | 'lowest'
  readonly dailies: Pick<Dailies, 'carry'>
}

/** What an account owns; expired listings are returned to the backpack before counting. */
const goodsOf = ({ bestOf, dailies }: Pick<LoginParts, 'bestOf' | 'dailies'>): VisitorGoods => ({
  async count(tx, accountId, now) {
    await expireListings(tx, now, accountId)
    return countGoods(tx, accountId)
  },
  async move(tx, journey) {
    await expireListings(tx, journey.now, journey.from)
    return moveGoods(tx, journey)
  },
  async join(tx, journey) {
    await joinSavesOf(tx, journey, bestOf)
    await dailies.carry(tx, journey)
    await carryWishes(tx, journey)
    await carryBadges(tx, journey)
    await carryVisits(tx, journey)
    await carryLessOf(tx, journey)
    await carryGameReports(tx, journey)
    await carryGameBadges(tx, journey)
    await carryDuels(tx, journey)
    await carryDares(tx, journey)
  },
})

/** Sign-in with a provider: the calls, and the redirects. */
export function openLogin(given: LoginParts) {
  const { accounts, database, providers, rates, isOpen, bestOf, dailies, ...parts } = given
  const { db } = database
  const opened = providers.map((settings) => openProvider(settings, parts.clock))
  return {
    handlers: loginHandlers({
      ...parts,
      rates,
      accounts,
      goods: goodsOf({ bestOf, dailies }),
      providers: opened.map(({ shown }) => shown),
      isOpen,
    }),
    oauth: openOauth({ ...parts, db, startRate: rates.oauthStart, providers: opened, isOpen }),
  }
}
