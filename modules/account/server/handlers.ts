import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import { hashKey } from '#kit/server/masking.ts'
import { after, type Instant } from '#kit/time/time.ts'
import type { accountCalls } from '../calls.ts'
import { isDeviceId, spelledAlike } from '../rules/device.ts'
import { CHANGE_EVERY } from '../rules/nickname-change.ts'
import { changeNickname } from '../rules/nickname.ts'
import { lockAccount, rename } from './account-store.ts'
import { banHandlers, type BanServices } from './ban-appeals.ts'
import { statusOf, type Silence } from './account-status.ts'
import { revokePlace } from './device-access.ts'
import { makeHandCode, signInByHand } from './hand-over.ts'
import { deleteSession, listPlaces, type SessionRecord } from './session-store.ts'
import { recordOf, type Sessions } from './sessions.ts'
import { readKey, signInDevice, type SignInServices } from './sign-in.ts'
import { welcomeWith, type WelcomeServices } from './welcome.ts'

export interface AccountServices extends SignInServices, WelcomeServices, BanServices {
  /** Whether a name has no blocked word, no link and impersonates nobody. */
  readonly isDecentName: (name: string) => boolean
  /** Whether an account may have this name: it must not resemble an operator or a well-known player. */
  readonly isFreeName: (name: string, accountId: number) => boolean
  /** Tells other processes to recheck the account's sessions and close the sockets of ended ones. */
  readonly sessionsChanged: (accountId: number) => void
}

export function accountHandlers(
  sessions: Sessions,
  services: AccountServices,
): HandlersOf<typeof accountCalls> {
  // The check costs more than the rest of the call, so a session that keeps its device skips it.
  const lastDeviceIds = new WeakMap<SessionRecord, string>()
  // Cached with the session record, so repeated calls do not read the database.
  const silences = new WeakMap<SessionRecord, Silence | null>()
  const welcome = welcomeWith(sessions, services)

  async function silenceBehind(record: SessionRecord, { db, now }: { db: Db; now: Instant }) {
    const known = silences.get(record)
    if (known !== undefined) return known
    const silence = await services.silenceOf(db, record.accountId, now)
    silences.set(record, silence)
    return silence
  }

  return {
    async signInDevice({ deviceId }, context) {
      if (!isDeviceId(deviceId)) return refuse('InvalidDevice')
      const outcome = await signInDevice(deviceId, context, services)
      if (!outcome.ok) return outcome
      const answer = await welcome(outcome.value, context)
      return ok(outcome.value.canRecover ? { ...answer, canRecover: true } : answer)
    },

    ...banHandlers(services),

    makeHandCode: ({ use = 'link' }, context) => makeHandCode(use, context, services.limiter),

    async signInByHand(params, context) {
      if (!isDeviceId(params.deviceId)) return refuse('InvalidDevice')
      const outcome = await signInByHand(params, context, services)
      if (!outcome.ok) return outcome
      return ok(await welcome({ ...outcome.value, isNew: false }, context))
    },

    async readStatus({ deviceId }, { caller, db, now, log }) {
      const record = recordOf(caller)
      if (lastDeviceIds.get(record) !== deviceId) {
        lastDeviceIds.set(record, deviceId)
        if (services.mask('device', spelledAlike(deviceId)) !== record.deviceMask) {
          log.info({ accountId: caller.accountId }, 'A session is used with another device id')
        }
      }
      const silence = await silenceBehind(record, { db, now })
      const { guidance } = services
      const shown = { ...record, id: record.accountId, kind: record.access }
      return ok(statusOf(shown, { silence, guidance, now }))
    },

    async signOut(_params, { caller, db }) {
      await deleteSession(db, caller.accountId, caller.sessionId)
      sessions.forget(caller.accountId)
      return ok({ ok: true })
    },

    setNickname: setNicknameOf(sessions, services),

    listSessions: async (_params, { caller, db, now }) =>
      ok({ places: await listPlaces(db, caller, now), hasMore: false }),

    async endSession({ sessionId }, context) {
      const { caller, db } = context
      const { accountId } = caller
      const key = readKey(context)
      const own = { sessionId: caller.sessionId, keyHash: key && hashKey(key) }
      if (sessionId === caller.sessionId) await deleteSession(db, accountId, sessionId)
      else await inTransaction(db, (tx) => revokePlace(tx, { accountId, sessionId, own }))
      sessions.forget(caller.accountId)
      return ok({ ok: true })
    },
  }
}

const setNicknameOf =
  (sessions: Sessions, services: AccountServices): HandlersOf<typeof accountCalls>['setNickname'] =>
  async ({ nickname }, { caller, db, now }) => {
    const isOwn = !services.guidance.isOfferedName(nickname)
    if (isOwn && !(await services.guidance.knowsAge(db, caller))) return refuse('AgeNeeded')
    if (isOwn && (await services.guidance.isGuided(db, caller))) return refuse('AgeGuided')
    const outcome = await inTransaction(db, async (tx) => {
      const account = await lockAccount(tx, caller.accountId)
      const change = changeNickname(account, nickname, now)
      if (change.ok && isOwn && !services.isDecentName(change.value.nickname))
        return refuse('NicknameRejected')
      if (change.ok && !services.isFreeName(change.value.nickname, account.id))
        return refuse('NicknameRejected')
      if (change.ok) await rename(tx, account.id, change.value.nickname, change.value.changedAt)
      return change
    })
    if (!outcome.ok) return outcome
    sessions.forget(caller.accountId)
    const { nickname: kept, changedAt } = outcome.value
    return ok({ userId: caller.accountId, nickname: kept, nextChangeAt: after(changedAt, CHANGE_EVERY) })
  }
