import type { Tx } from '#kit/db/db.ts'
import { dayOf, type Instant } from '#kit/time/time.ts'
import { SAVE_FORMAT, slugOf, type BestRule, type SaveDocument, type SavedRecord } from '../model.ts'
import { documentIn, documentText } from '../rules/document.ts'
import { joinRecords, joinSettings } from '../rules/join.ts'
import { lighterOf } from '../rules/lighter.ts'
import { LARGEST_UNPACKED, LONGEST_PACKED, MOST_JOINED } from '../rules/limits.ts'
import { hasRoom } from '../rules/storing.ts'
import { pack, packedMark, unpackWithin } from './packing.ts'
import {
  allSaves,
  holdSaves,
  joinedUpTo,
  lastVersion,
  noteJoined,
  storeSaves,
  type WholeSave,
} from './save-store.ts'

export interface SaveJourney {
  readonly from: number
  readonly to: number
  readonly now: Instant
}

/**
 * Merges a visitor's saves into the member's, by the devices' rule, and each change once: what the member erases or spends afterwards
 * stays so. The visitor keeps their own, since the browser may be theirs again after signing out.
 */
export async function joinSavesOf(
  tx: Tx,
  { from, to, now }: SaveJourney,
  bestOf: (slug: string) => BestRule,
): Promise<void> {
  await holdSaves(tx, from, to)
  const before = await joinedUpTo(tx, to, from)
  const visitors = (await allSaves(tx, from)).filter((save) => save.version > before)
  if (visitors.length === 0) return
  const members = await allSaves(tx, to)
  const known = new Map(members.map((save) => [save.key, save]))
  const sizes = new Map(members.map(({ key, size }) => [key, size]))
  const joining: Joining = { bestOf, today: dayOf(now), room: MOST_JOINED }
  let version = lastVersion(members)
  let reached = before
  for (const save of visitors) {
    // What does not fit is merged at a later sign-in, with everything after it.
    if (joining.room < 2 * LARGEST_UNPACKED) break
    const joined = joinedOf(known.get(save.key), save, joining)
    if (joined && !hasRoom(sizes.values(), sizes.get(save.key) ?? 0, joined.size)) break
    reached = save.version
    if (!joined) continue
    sizes.set(save.key, joined.size)
    const by = { accountId: to, device: save.device, now }
    const sent = known.get(save.key)?.sent ?? []
    await storeSaves(tx, by, [{ ...joined, key: save.key, version: ++version, sent }])
  }
  if (reached > before) await noteJoined(tx, { memberId: to, visitorId: from, version: reached })
}

interface Joining {
  readonly bestOf: (slug: string) => BestRule
  readonly today: string
  /** Bytes that may still be unpacked. */
  room: number
}

type Content = Pick<WholeSave, 'format' | 'packed' | 'size' | 'mark'>

/** The member's merged save; undefined where nothing changes. */
function joinedOf(
  members: WholeSave | undefined,
  visitors: WholeSave,
  joining: Joining,
): Content | undefined {
  const { packed, format, size, mark } = visitors
  if (!packed) return undefined
  if (!members?.packed) return { packed, format, size, mark }
  if (mark === members.mark) return undefined
  const slug = slugOf(visitors.key)
  const [remote, local] = [members.packed, packed].map((one) => readPacked(one, slug !== undefined, joining))
  // A later build's format cannot be merged: the member's save stays.
  if (remote?.format !== SAVE_FORMAT || local?.format !== SAVE_FORMAT) return undefined
  const whole =
    slug === undefined
      ? packWithin({ settings: joinSettings(undefined, remote.settings ?? {}, local.settings ?? {}) })
      : packLighter(
          joinRecords({
            // The member's own run stays on the board; the visitor's waits next to it.
            local: remote.record!,
            remote: local.record!,
            best: joining.bestOf(slug),
            today: joining.today,
            from: { device: visitors.device, at: visitors.savedAt },
          }),
        )
  if (!whole) return undefined
  const joinedMark = packedMark(whole)
  if (joinedMark === members.mark) return undefined
  return { packed: whole, format: SAVE_FORMAT, size: whole.length, mark: joinedMark }
}

/** Two long runs do not fit beside each other: as on a device, proofs are left out before anything that was played. */
function packLighter(record: SavedRecord): Buffer | undefined {
  for (const lighter of lighterOf(record)) {
    const whole = packWithin({ record: lighter })
    if (whole) return whole
  }
  return undefined
}

function packWithin(document: Omit<SaveDocument, 'format'>): Buffer | undefined {
  const whole = pack(documentText(document))
  return whole.toString('base64url').length <= LONGEST_PACKED ? whole : undefined
}

function readPacked(packed: Buffer, isGame: boolean, joining: Joining): SaveDocument | undefined {
  const whole = unpackWithin(packed, joining.room)
  if (whole.state !== 'whole') return undefined
  joining.room -= whole.bytes
  return documentIn(whole.text, isGame)
}
