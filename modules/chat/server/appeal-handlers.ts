import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import { appealState, appealWith } from '#modules/account/server/index.ts'
import type { chatCalls } from '../calls.ts'
import { readReport } from '../rules/text.ts'
import { findAppealOf, insertAppeal, readMuted } from './appeal-store.ts'
import { lockWriter } from './writer-store.ts'

/** Calls that a muted player can still make. */
export const appealHandlers: Pick<HandlersOf<typeof chatCalls>, 'readAppeal' | 'appealMute'> = {
  async readAppeal(_params, { caller: { accountId }, db, now }) {
    const mute = await readMuted(db, accountId)
    const appeal = mute && (await findAppealOf(db, accountId, mute.mutedAt))
    return ok({ state: appealState(mute, appeal, now), answer: appeal?.answer ?? '' })
  },

  async appealMute({ text }, { caller: { accountId }, db, now, keys }) {
    return inTransaction(db, async (tx) => {
      await lockWriter(tx, accountId)
      const mute = await readMuted(tx, accountId)
      const appeal = mute && (await findAppealOf(tx, accountId, mute.mutedAt))
      const words = readReport(text)
      const becomes = appealWith(words, appealState(mute, appeal, now), appeal)
      if (becomes === 'again') return ok({ ok: true })
      if (!mute || becomes === 'refused') return refuse('NotFound')
      const { mutedAt, mutedBy, reason } = mute
      const appealId = keys.id(now)
      await insertAppeal(tx, { appealId, accountId, mutedAt, mutedBy, reason, text: words }, now)
      return ok({ ok: true })
    })
  },
}
