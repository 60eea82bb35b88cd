import { lockNamed } from '#kit/db/named-locks.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { ok } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import type { Mask } from '#kit/server/masking.ts'
import type { Instant } from '#kit/time/time.ts'
import { dropOwnName, lockAge, readAge, readLeaving, storeAge } from '#modules/account/server/index.ts'
import type { ExportView, privacyCalls } from '../calls.ts'
import type { ConsentAge } from '../model.ts'
import { answerAge, isGuided, mayAnswerAt, standingOf } from '../rules/age.ts'
import { askExport, fileEndsAt, nextExportAt, type StoredExport } from '../rules/exporting.ts'
import { drawNames, isOffered } from '../rules/names.ts'
import { askErasure, keepAccount } from './erase.ts'
import { insertExport, lastExport } from './export-store.ts'
import { fileAddress, fileKey } from './file-address.ts'

const NAMES_OFFERED = 6

export interface PrivacyServices {
  readonly mask: Mask
  readonly consentAge: ConsentAge
  /** Starts making waiting exports. */
  wakeExports(): void
  /** Drops the account's cached sessions. */
  forgetSessions(accountId: number): void
}

export function privacyHandlers(services: PrivacyServices): HandlersOf<typeof privacyCalls> {
  const { mask, consentAge, forgetSessions } = services
  const shown = (last: StoredExport | undefined, now: Instant): ExportView => {
    const mayAskAt = nextExportAt(last, now)
    const without = { url: null, key: null, endsAt: null, mayAskAt }
    if (!last) return { state: 'none', ...without }
    if (last.state !== 'ready') return { state: last.state, ...without }
    const endsAt = fileEndsAt(last.readyAt)
    if (now >= endsAt) return { state: 'none', ...without }
    const { exportId } = last
    return { state: 'ready', url: fileAddress(exportId), key: fileKey(mask, exportId), endsAt, mayAskAt }
  }

  return {
    async readPrivacy(_params, { caller: { accountId }, db, now }) {
      const age = await readAge(db, accountId)
      const leaving = await readLeaving(db, accountId)
      return ok({
        age: {
          band: age?.band ?? null,
          isGuided: age !== undefined && isGuided(age.band, consentAge),
          mayAnswerAt: age ? mayAnswerAt(age) : null,
        },
        export: shown(await lastExport(db, accountId), now),
        erasesAt: leaving?.erasesAt ?? null,
      })
    },

    async askExport(_params, { caller: { accountId }, db, keys, now }) {
      const outcome = await inTransaction(db, async (tx) => {
        await lockNamed(tx, `export ${accountId}`)
        const asked = askExport(await lastExport(tx, accountId), now)
        if (asked.ok && asked.value === 'new')
          await insertExport(tx, { exportId: keys.id(now), accountId, askedAt: now })
        return asked
      })
      if (!outcome.ok) return outcome
      services.wakeExports()
      return ok({ export: shown(await lastExport(db, accountId), now) })
    },

    async eraseAccount(_params, { caller: { accountId }, db, now }) {
      const erasesAt = await askErasure(db, accountId, now)
      forgetSessions(accountId)
      return ok({ erasesAt })
    },

    async keepAccount(_params, { caller: { accountId }, db }) {
      await keepAccount(db, accountId)
      forgetSessions(accountId)
      return ok({ ok: true })
    },

    async answerAge({ year }, { caller: { accountId }, db, device, random, now }) {
      const outcome = await inTransaction(db, async (tx) => {
        const answer = answerAge(await lockAge(tx, accountId), year, now)
        if (!answer.ok) return answer
        await storeAge(tx, accountId, answer.value, now)
        // A name the player typed before the age question.
        if (isGuided(answer.value, consentAge))
          await dropOwnName(tx, accountId, { isOffered, offered: drawNames(device.language, 1, random)[0]! })
        return answer
      })
      if (!outcome.ok) return outcome
      forgetSessions(accountId)
      return ok({ standing: standingOf(outcome.value, consentAge) })
    },

    async offerNames(_params, { device, random }) {
      return ok({ names: [...drawNames(device.language, NAMES_OFFERED, random)] })
    },
  }
}
