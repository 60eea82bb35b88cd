import type { Invariant } from '#kit/server/invariant.ts'
import { cardsInvariants } from '#modules/cards/server/index.ts'
import { cloudInvariants } from '#modules/cloud/server/index.ts'
import { eventsInvariants } from '#modules/events/server/index.ts'
import { friendsInvariants } from '#modules/friends/server/index.ts'
import { idleInvariants } from '#modules/idle/server/index.ts'
import { loginInvariants } from '#modules/login/server/index.ts'
import { marketInvariants } from '#modules/market/server/index.ts'
import { playtimeInvariants } from '#modules/playtime/server/index.ts'

/** What must always hold, by module. */
export const INVARIANTS: readonly Invariant[] = [
  ...cardsInvariants,
  ...marketInvariants,
  ...idleInvariants,
  ...playtimeInvariants,
  ...friendsInvariants,
  ...cloudInvariants,
  ...loginInvariants,
  ...eventsInvariants,
]
