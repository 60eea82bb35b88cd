import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Limiter, Rate } from '#kit/limits/limiter.ts'
import { tooFast } from '#kit/limits/too-fast.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Caller, HandlersOf } from '#kit/server/handler.ts'
import type { DeviceInfo } from '#kit/server/device-info.ts'
import { takeOfNetwork } from '#kit/server/network-limit.ts'
import { seconds, type Duration } from '#kit/time/time.ts'
import type { savesCalls, StoredSave } from '../calls.ts'
import { slugOf, type BestRule } from '../model.ts'
import { LONGEST_ANSWER, MOST_PACKED_BYTES } from '../rules/limits.ts'
import { NOTHING_STORED, sentBy } from '../rules/storing.ts'
import { sendSaves } from './send-saves.ts'
import { headsOf, holdSaves, lastVersion, savesBetween, storeSaves, type WholeSave } from './save-store.ts'

/** Batches from one account: a running game sends one every 20 seconds. */
export const SAVE_RATE: Rate = { burst: 30, refillEvery: seconds(2) }

/** A school's players share a network: it may send at once what three of them may, and from then on what ten of them may. */
const networkRate = ({ burst, refillEvery }: Rate): Rate => ({
  burst: burst * 3,
  refillEvery: (refillEvery / 10) as Duration,
})

/** A game as saves see it. */
export interface SavedGame {
  readonly best: BestRule
  titleIn(language: DeviceInfo['language']): string
}

export interface SaveServices {
  /** A removed game keeps its saves, but takes no new ones. */
  gameOf(slug: string): SavedGame | undefined
  readonly limiter: Limiter
  readonly rate: Rate
}

/** A browser whose session has ended sends again as whoever it then is: a visitor, or who signed in in another tab. */
const isOfAnother = (account: number | undefined, { accountId }: Caller) =>
  account !== undefined && account !== accountId

export function savesHandlers({ gameOf, limiter, rate }: SaveServices): HandlersOf<typeof savesCalls> {
  const bestOf = (key: string): BestRule => gameOf(slugOf(key) ?? '')?.best ?? 'highest'
  const shownTo =
    ({ sessionId }: Caller) =>
    ({ key, version, packed, savedAt, device, sent }: WholeSave): StoredSave => {
      return {
        key,
        version,
        packed: packed && packed.toString('base64url'),
        savedAt,
        device,
        best: bestOf(key),
        own: sentBy(sent, sessionId) ?? NOTHING_STORED,
      }
    }

  return {
    async readSaves({ since, account }, { caller, db }) {
      if (isOfAnother(account, caller)) return refuse('OperationMismatch')
      const changed = await changedSince(db, caller.accountId, since)
      return ok({ ...changed, saves: changed.saves.map(shownTo(caller)) })
    },

    async sendSaves({ saves, account }, { caller, db, device, address, now }) {
      if (isOfAnother(account, caller)) return refuse('OperationMismatch')
      const { accountId } = caller
      let wait = await limiter.take('save', String(accountId), rate)
      if (wait === 0) wait = await takeOfNetwork(limiter, 'save-network', address, networkRate(rate))
      if (wait > 0) return tooFast(wait)
      const unknown = saves.find(({ key }) => slugOf(key) !== undefined && !gameOf(slugOf(key)!))
      if (unknown) return refuse('GameNotFound', { key: unknown.key })
      const { network } = address
      const by = { accountId, session: caller.sessionId, device: device.osFamily, network, now }
      const sent = await sendSaves(db, by, saves)
      if (!sent.ok) return sent
      const shown = shownTo(caller)
      return ok({
        saves: sent.value.map(({ current, ...one }) => ({ ...one, current: current && shown(current) })),
      })
    },

    async listSaves(_params, { caller, db, device }) {
      const heads = (await headsOf(db, caller.accountId)).filter(({ size }) => size > 0)
      const saves = heads
        .toSorted((one, other) => other.savedAt - one.savedAt || other.version - one.version)
        .map(({ key, size, savedAt, device: from }) => ({
          key,
          title: gameOf(slugOf(key) ?? '')?.titleIn(device.language) ?? '',
          bytes: size,
          savedAt,
          device: from,
        }))
      return ok({
        saves,
        bytes: saves.reduce((sum, { bytes }) => sum + bytes, 0),
        mostBytes: MOST_PACKED_BYTES,
      })
    },

    async eraseSaves({ keys }, { caller, db, device, now }) {
      const { accountId } = caller
      return inTransaction(db, async (tx) => {
        await holdSaves(tx, accountId)
        const heads = await headsOf(tx, accountId)
        const going = heads.filter(({ key, size }) => size > 0 && (!keys || keys.includes(key)))
        let version = lastVersion(heads)
        const erased = going.map(({ key, format }) => ({
          key,
          format,
          version: ++version,
          packed: null,
          size: 0,
          mark: '',
          sent: [],
        }))
        await storeSaves(tx, { accountId, device: device.osFamily, now }, erased)
        return ok({ keys: going.map(({ key }) => key), version })
      })
    },
  }
}

/** The changes since a version that fit into one answer, at least one. Only those are read whole. */
async function changedSince(db: Db, accountId: number, since: number) {
  const heads = await headsOf(db, accountId, since)
  let letters = 0
  const fitting = heads.filter(({ size }, index) => {
    letters += Math.ceil((size * 4) / 3)
    return index === 0 || letters <= LONGEST_ANSWER
  })
  const last = fitting.at(-1)?.version ?? since
  // A change between the two reads has a later version, and comes with the next answer.
  const saves = last > since ? await savesBetween(db, accountId, { since, last }) : []
  return { saves, version: last, hasMore: fitting.length < heads.length }
}
