import { SETTINGS_KEY, type SavedRecord, type SavedSettings } from '../model.ts'
import { canonical } from '../rules/canonical.ts'
import { recordIn } from '../rules/document.ts'
import { baseOf, markOf } from '../rules/marks.ts'
import type { SyncWorld } from './sync.ts'

/** The state of one key in this browser. */
export type Local =
  | { readonly record: SavedRecord; readonly mark: string }
  | { readonly settings: SavedSettings; readonly mark: string }

export function localOf(world: Pick<SyncWorld, 'settings' | 'storage'>, key: string): Local | undefined {
  if (key === SETTINGS_KEY) {
    const settings = world.settings.read()
    return Object.keys(settings).length === 0 ? undefined : { settings, mark: markOf(canonical(settings)) }
  }
  const record = recordIn(world.storage.read(key))
  return record && { record, mark: markOf(canonical(record)) }
}

/** What a later merge must know of a common state. */
export const agreedOn = (local: Local) =>
  'record' in local ? { base: baseOf(local.record) } : { settings: local.settings }
