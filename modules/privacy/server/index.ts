import type { Db } from '#kit/db/db.ts'
import type { Mask } from '#kit/server/masking.ts'
import type { Instant } from '#kit/time/time.ts'
import { findFile } from './export-store.ts'
import { opensFile } from './file-address.ts'

export { GRACE } from '../rules/leaving.ts'
export { askErasure, eraseDue, eraseIfDue, findIdle, keepAccount, type LeavingParts } from './erase.ts'
export { forgetOldExports } from './export-store.ts'
export { makeExports } from './exports.ts'
export { FILE_PATH } from './file-address.ts'
export { openGuidance, type Guidance } from './guidance.ts'
export { privacyHandlers, type PrivacyServices } from './handlers.ts'
export { privacyPersonalData } from './personal-data.ts'

/** The export with this key; undefined when the key is wrong, or it has expired. */
export async function openFile(
  db: Db,
  mask: Mask,
  { exportId, key, now }: { readonly exportId: string; readonly key: string; readonly now: Instant },
): Promise<string | undefined> {
  return opensFile(mask, exportId, key) ? findFile(db, exportId, now) : undefined
}
