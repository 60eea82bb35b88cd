import type { Db } from '#kit/db/db.ts'
import type { Database } from '#kit/db/open-database.ts'
import type { Authenticate } from '#kit/server/dispatcher.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import type { Instant } from '#kit/time/time.ts'
import type { accountCalls } from '../calls.ts'
import { findFaces, type Face } from './account-store.ts'
import { forgetOldHandOverCodes } from './hand-over-store.ts'
import { accountHandlers, type AccountServices } from './handlers.ts'
import { forgetOldTraces } from './session-store.ts'
import { openSessions } from './sessions.ts'
import { welcomeWith, type Welcome } from './welcome.ts'

export { findFaces } from './account-store.ts'
export { SIGN_IN_RATES, type SignInRates } from './sign-in.ts'

/** How accounts look to others, by number; deleted ones are missing. */
export type FacesOf = (db: Db, accountIds: readonly number[]) => Promise<ReadonlyMap<number, Face>>

export interface Accounts {
  readonly handlers: HandlersOf<typeof accountCalls>
  readonly authenticate: Authenticate
  readonly facesOf: FacesOf
  /** The sign-in answer for a provider, after the commit. */
  readonly welcome: Welcome
  /** Drops the account's cached sessions: call it after another module's change is committed. */
  forget(accountId: number): void
  /** Drops all cached sessions, because the operator may have ended some. */
  forgetAll(): void
  /** Hourly: deletes expired rows and old network addresses. */
  tidy(now: Instant): Promise<void>
}

export function openAccounts(database: Database, services: AccountServices): Accounts {
  const known = openSessions(database)
  const sessions = {
    ...known,
    forget(accountId: number) {
      known.forget(accountId)
      services.sessionsChanged(accountId)
    },
  }
  return {
    handlers: accountHandlers(sessions, services),
    authenticate: sessions.authenticate,
    facesOf: findFaces,
    welcome: welcomeWith(sessions, services),
    forget: sessions.forget,
    forgetAll: sessions.forgetAll,
    async tidy(now) {
      await forgetOldTraces(database.db, now)
      await forgetOldHandOverCodes(database.db, now)
    },
  }
}
export {
  accountsAfter,
  areShown,
  createdAt,
  createdAtOf,
  deviceMasksOf,
  findDevice,
  neighboursOf,
  networksOf,
  placesOf,
  visitorsNear,
} from './device-store.ts'
export { noteInstalledStart } from './hand-over.ts'
export { hasStartedInstalled } from './hand-over-store.ts'
export { findLiveSessions } from './session-store.ts'
export {
  deletedOf,
  endOtherPlaces,
  endSessions,
  findAccounts,
  FOR_GOOD,
  lockKnownAccount,
  renameByOperator,
  sessionsOf,
  setBan,
  signInsOf,
  type FoundAccount,
} from './operator.ts'
export {
  allGuarded,
  guardName,
  listAlike,
  listGuardedNames,
  openGuardedNames,
  releaseName,
  type GuardedName,
} from './guarded-names.ts'
export { skeletonOf } from '../rules/skeleton.ts'
export {
  countBanAppeals,
  banAppealsOf,
  decideBanAppeal,
  isSameBan,
  listBanAppeals,
  lockBanAppeal,
  monthsOfBanAppeals,
  type BanAppeal,
} from './ban-appeals.ts'
export { appealState, appealWith, isSameOperator } from '../rules/appeal.ts'
export { mayEnter } from '../rules/ban.ts'
export { checkNickname } from '../rules/nickname.ts'
export { SYSTEM_ACCOUNT_ID } from './account-store.ts'
export { ageBandOf, dropOwnName, forgetAge, lockAge, readAge, storeAge, type StoredAge } from './age-store.ts'
export {
  listDue,
  listIdle,
  lockLeaving,
  readLeaving,
  setLeaving,
  signOutEverywhere,
  stopLeaving,
  type Leaving,
} from './leaving-store.ts'
export { accountPersonalData } from './personal-data.ts'
export { createAccount, holdPresent, lockAccount, lockAccountAlone, type Account } from './account-store.ts'
export {
  deleteLink,
  findLinkedAccount,
  insertIdentity,
  listLinksOf,
  lockIdentity,
  makeMember,
  noteFormerDevice,
} from './identity-store.ts'
export { deleteSession, deleteSessionsBy, findExpiry } from './session-store.ts'
export { isDeviceId, spelledAlike } from '../rules/device.ts'
export { recordOf } from './sessions.ts'
export { newAccountWait, openAccountSession, type SignInServices } from './sign-in.ts'
