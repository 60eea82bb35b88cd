import type { Tx } from '#kit/db/db.ts'
import { dayOf, type Instant } from '#kit/time/time.ts'
import { SAVE_FORMAT, slugOf, type BestRule, type SaveDocument } from '../model.ts'
import { documentIn, documentText } from '../rules/document.ts'
import { joinRecords, joinSettings } from '../rules/join.ts'
import { LONGEST_PACKED } from '../rules/limits.ts'
import { hasRoom } from '../rules/storing.ts'
import { pack, packedMark, unpack } from './packing.ts'
import { allSaves, holdSaves, lastVersion, storeSaves, type WholeSave } from './save-store.ts'

export interface SaveJourney {
  readonly from: number
  readonly to: number
  readonly now: Instant
}

/**
 * Joins the saves of a visitor to those of the member whom they turn out to be, by the rule of the devices. The visitor
 * keeps their own: the browser may be theirs again after signing out.
 */
export async function joinSavesOf(
  tx: Tx,
  { from, to, now }: SaveJourney,
  bestOf: (slug: string) => BestRule,
): Promise<void> {
  await holdSaves(tx, from, to)
  const visitors = await allSaves(tx, from)
  const members = await allSaves(tx, to)
  const known = new Map(members.map((save) => [save.key, save]))
  const sizes = new Map(members.map(({ key, size }) => [key, size]))
  let version = lastVersion(members)
  for (const save of visitors) {
    const joined = joinedOf(known.get(save.key), save, { bestOf, today: dayOf(now) })
    if (!joined || !hasRoom(sizes.values(), sizes.get(save.key) ?? 0, joined.size)) continue
    sizes.set(save.key, joined.size)
    const by = { accountId: to, device: save.device, now }
    await storeSaves(tx, by, [{ ...joined, key: save.key, version: ++version }])
  }
}

type Content = Pick<WholeSave, 'format' | 'packed' | 'size' | 'mark'>

/** What the member has afterwards; nothing where it is what they have now. */
function joinedOf(
  members: WholeSave | undefined,
  visitors: WholeSave,
  { bestOf, today }: { readonly bestOf: (slug: string) => BestRule; readonly today: string },
): Content | undefined {
  const { packed, format, size, mark } = visitors
  if (!packed) return undefined
  if (!members?.packed) return { packed, format, size, mark }
  const slug = slugOf(visitors.key)
  const [remote, local] = [members.packed, packed].map((one) => readPacked(one, slug !== undefined))
  // What a later build has written is not ours to join: the member's stays.
  if (remote?.format !== SAVE_FORMAT || local?.format !== SAVE_FORMAT) return undefined
  const document: Omit<SaveDocument, 'format'> =
    slug === undefined
      ? { settings: joinSettings(undefined, remote.settings ?? {}, local.settings ?? {}) }
      : {
          record: joinRecords({
            // The member's own run is the one on the board; the visitor's waits beside it.
            local: remote.record!,
            remote: local.record!,
            best: bestOf(slug),
            today,
            from: { device: visitors.device, at: visitors.savedAt },
          }),
        }
  const whole = pack(documentText(document))
  if (whole.toString('base64url').length > LONGEST_PACKED) return undefined
  return { packed: whole, format: SAVE_FORMAT, size: whole.length, mark: packedMark(whole) }
}

function readPacked(packed: Buffer, isGame: boolean): SaveDocument | undefined {
  const text = unpack(packed)
  return text === undefined ? undefined : documentIn(text, isGame)
}
