import { SETTINGS_KEY, type SavedRecord, type SavedSettings } from '../model.ts'
import { canonical } from '../rules/canonical.ts'
import { recordIn } from '../rules/document.ts'
import { baseOf, markOf } from '../rules/marks.ts'
import type { SyncWorld } from './sync.ts'

/** The state of one key in this browser. */
export type Local =
  | { readonly record: SavedRecord; readonly mark: string }
  | { readonly settings: SavedSettings; readonly mark: string }

/** A record as a browser keeps it: `joined` names what was joined into it last, and stays in the browser. */
export type KeptRecord = SavedRecord & { readonly joined?: unknown }

export function plainOf(record: KeptRecord): SavedRecord {
  const { joined: _joined, ...plain } = record
  return plain
}

/** One write holds both: no tab can be killed between a record and the name of what it was joined to. */
export const recordText = (record: SavedRecord, joined: unknown): string =>
  JSON.stringify(joined === undefined ? record : { ...record, joined })

/** What was joined last into the record of a text. */
export const joinedIn = (text: string | undefined): unknown =>
  (recordIn(text) as KeptRecord | undefined)?.joined

export function localOf(world: Pick<SyncWorld, 'settings' | 'storage'>, key: string): Local | undefined {
  if (key === SETTINGS_KEY) {
    const settings = world.settings.read()
    return Object.keys(settings).length === 0 ? undefined : { settings, mark: markOf(canonical(settings)) }
  }
  const kept = recordIn(world.storage.read(key))
  if (!kept) return undefined
  const record = plainOf(kept)
  return { record, mark: markOf(canonical(record)) }
}

/** What a later merge must know of a common state. */
export const agreedOn = (local: Local) =>
  'record' in local ? { base: baseOf(local.record) } : { settings: local.settings }
