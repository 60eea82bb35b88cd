import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import { after, days, type Instant } from '#kit/time/time.ts'
import type { accountCalls, AccountStatus } from '../calls.ts'
import { avatarOf } from '../rules/avatar.ts'
import { isDeviceId, spelledAlike } from '../rules/device.ts'
import { changeNickname, CHANGE_EVERY } from '../rules/nickname.ts'
import { lockAccount, rename, type Account } from './account-store.ts'
import { makeHandCode, signInByHand } from './hand-over.ts'
import { deleteSession, listPlaces, type SessionRecord } from './session-store.ts'
import { recordOf, type Sessions } from './sessions.ts'
import { signInDevice, type SignInServices } from './sign-in.ts'

const NEW_FOR = days(1)

/** A silence in every chat: when it ends, or never. */
export interface Silence {
  readonly endsAt: Instant | null
}

export interface AccountServices extends SignInServices {
  /** What keeps an account from writing in any chat. */
  silenceOf(db: Db, accountId: number, now: Instant): Promise<Silence | null>
}

export function accountHandlers(
  sessions: Sessions,
  services: AccountServices,
): HandlersOf<typeof accountCalls> {
  // The check costs more than the rest of the call; a session that keeps its device need not repeat it.
  const lastDeviceIds = new WeakMap<SessionRecord, string>()
  // As old as the session's record at most: who asks again and again is not read again each time.
  const silences = new WeakMap<SessionRecord, Silence | null>()

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
      const { account, token, expiresAt, isNew, canRecover } = outcome.value
      // An eleventh session may have ended the first.
      sessions.forget(account.id)
      return ok({
        session: { token, expiresAt },
        account: statusOf(
          account,
          await services.silenceOf(context.db, account.id, context.now),
          context.now,
        ),
        isNew,
        ...(canRecover ? { canRecover } : {}),
        serverTime: context.now,
      })
    },

    async makeHandCode({ use = 'link' }, context) {
      return makeHandCode(use, context, services.limiter)
    },

    async signInByHand(params, context) {
      if (!isDeviceId(params.deviceId)) return refuse('InvalidDevice')
      const outcome = await signInByHand(params, context, services)
      if (!outcome.ok) return outcome
      const { account, token, expiresAt } = outcome.value
      sessions.forget(account.id)
      return ok({
        session: { token, expiresAt },
        account: statusOf(
          account,
          await services.silenceOf(context.db, account.id, context.now),
          context.now,
        ),
        isNew: false,
        serverTime: context.now,
      })
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
      return ok(statusOf({ ...record, id: record.accountId, kind: record.access }, silence, now))
    },

    async signOut(_params, { caller, db }) {
      await deleteSession(db, caller.accountId, caller.sessionId)
      sessions.forget(caller.accountId)
      return ok({ ok: true })
    },

    async setNickname({ nickname }, { caller, db, now }) {
      const outcome = await inTransaction(db, async (tx) => {
        const account = await lockAccount(tx, caller.accountId)
        const change = changeNickname(account, nickname, now)
        if (change.ok) await rename(tx, account.id, change.value.nickname, change.value.changedAt)
        return change
      })
      if (!outcome.ok) return outcome
      sessions.forget(caller.accountId)
      const { nickname: kept, changedAt } = outcome.value
      return ok({ userId: caller.accountId, nickname: kept, nextChangeAt: after(changedAt, CHANGE_EVERY) })
    },

    async listSessions(_params, { caller, db, now }) {
      return ok({ places: await listPlaces(db, caller, now), hasMore: false })
    },

    async endSession({ sessionId }, { caller, db }) {
      await deleteSession(db, caller.accountId, sessionId)
      sessions.forget(caller.accountId)
      return ok({ ok: true })
    },
  }
}

type Shown = Pick<Account, 'id' | 'kind' | 'nickname' | 'nicknameChangedAt' | 'createdAt'>

function statusOf(
  { id, kind, nickname, nicknameChangedAt, createdAt }: Shown,
  silence: Silence | null,
  now: Instant,
): AccountStatus {
  return {
    userId: id,
    nickname,
    avatar: avatarOf(id),
    isVisitor: kind === 'visitor',
    isNew: now < after(createdAt, NEW_FOR),
    isNicknameFree: nicknameChangedAt === null,
    chat: { isOff: silence !== null, endsAt: silence?.endsAt ?? null },
  }
}
