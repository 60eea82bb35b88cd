import { setImmediate as breathe } from 'node:timers/promises'
import type { Db, Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { limitConcurrency } from '#kit/limits/limit-concurrency.ts'
import { ok, refuse } from '#kit/result/result.ts'
import { regionOf } from '#kit/server/client-address.ts'
import { slugOf } from '../model.ts'
import { canonical } from '../rules/canonical.ts'
import { documentIn } from '../rules/document.ts'
import { LONGEST_PACKED, MOST_UNPACKED } from '../rules/limits.ts'
import { markOf } from '../rules/marks.ts'
import { shapeOf } from '../rules/shape.ts'
import { hasRoom, judgeSave, sentBy, withSent } from '../rules/storing.ts'
import { packedMark, unpackAside } from './packing.ts'
import {
  headsOf,
  holdSaves,
  lastVersion,
  savesUnder,
  storeSaves,
  type SavedNow,
  type WholeSave,
} from './save-store.ts'

/** A save as a device sends it. */
export interface SentText {
  readonly key: string
  readonly base: number
  readonly packed: string
}

interface ReadSave {
  readonly key: string
  readonly base: number
  readonly packed: Buffer
  readonly format: number
  readonly size: number
  readonly mark: string
  /** Digest of its content, computed by the device. */
  readonly content: string
}

/** The sender and their session. */
interface Sender extends SavedNow {
  readonly session: string
  readonly network: string
}

/** The batches of one network are read one after another, so that those of others get in between. */
const inTurn = limitConcurrency(1)

/** The result for a save. */
interface Answered {
  readonly key: string
  readonly fate: 'stored' | 'stale' | 'newer'
  readonly version: number
  readonly current: WholeSave | null
}

/** Stores a batch in one transaction: a save that cannot be stored at all refuses all of it and names the key. */
export async function sendSaves(db: Db, by: Sender, saves: readonly SentText[]) {
  const read = await inTurn(regionOf(by.network), () => readAll(saves))
  if (!read.ok) return read
  return inTransaction(db, (tx) => storeBatch(tx, by, read.value))
}

async function readAll(saves: readonly SentText[]) {
  // With a repeated key the last one is the device's current state.
  const latest = [...new Map(saves.map((save) => [save.key, save])).values()]
  const read: ReadSave[] = []
  let room = MOST_UNPACKED
  for (const { key, base, packed: text } of latest) {
    if (text.length > LONGEST_PACKED) return refuse('SaveTooLarge', { key })
    const packed = Buffer.from(text, 'base64url')
    // Each save is parsed in a turn of its own, so that other work gets in between.
    await breathe()
    const whole = await unpackAside(packed, room)
    if (whole.state === 'tooLarge') return refuse('SaveTooLarge', { key })
    if (whole.state === 'damaged') return refuse('SaveUnreadable', { key })
    room -= whole.bytes
    const shape = shapeOf(whole.text)
    if (shape === 'tooWide') return refuse('SaveTooLarge', { key })
    if (shape === 'tooDeep') return refuse('SaveUnreadable', { key })
    const document = documentIn(whole.text, slugOf(key) !== undefined)
    if (!document) return refuse('SaveUnreadable', { key })
    const content = markOf(canonical(document.settings ?? document.record ?? whole.text))
    const facts = { format: document.format, size: packed.length, mark: packedMark(packed), content }
    read.push({ key, base, packed, ...facts })
  }
  return ok(read)
}

async function storeBatch(tx: Tx, by: Sender, saves: readonly ReadSave[]) {
  await holdSaves(tx, by.accountId)
  const heads = await headsOf(tx, by.accountId)
  const known = new Map(heads.map((head) => [head.key, head]))
  const sizes = new Map(heads.map(({ key, size }) => [key, size]))
  let version = lastVersion(heads)
  const stored: Omit<WholeSave, 'device' | 'savedAt'>[] = []
  const answers: Omit<Answered, 'current'>[] = []
  for (const { base, content, ...save } of saves) {
    const head = known.get(save.key)
    const before = head?.sent ?? []
    const verdict = judgeSave(head, { ...save, base }, { isOwn: sentBy(before, by.session) === content })
    const sent = withSent(before, { session: by.session, content })
    if (verdict !== 'store') {
      const fate = verdict === 'same' ? 'stored' : verdict
      answers.push({ key: save.key, fate, version: head?.version ?? 0 })
      continue
    }
    const sizeBefore = sizes.get(save.key) ?? 0
    if (!hasRoom(sizes.values(), sizeBefore, save.size)) return refuse('SavesFull', { key: save.key })
    sizes.set(save.key, save.size)
    version++
    stored.push({ ...save, version, sent })
    answers.push({ key: save.key, fate: 'stored', version })
  }
  await storeSaves(tx, by, stored)
  const stale = answers.filter(({ fate }) => fate === 'stale').map(({ key }) => key)
  const current = await savesUnder(tx, by.accountId, stale)
  return ok(answers.map((answer): Answered => ({ ...answer, current: current.get(answer.key) ?? null })))
}
