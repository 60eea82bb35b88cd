import { browserStorage, memoryStorage, type TextStorage } from '#kit/storage/text-storage.ts'
import { createStore, type Store } from '#kit/ui/store.ts'
import type { PadSize } from './pad/pad-geometry.ts'

/** How a player likes cloud games to sound and the pad to lie; kept on the device. */
export interface PlayerSettings {
  /** Hundredths. */
  readonly volume: number
  readonly padSize: PadSize
  /** Hundredths; never so few that the pad cannot be seen. */
  readonly padOpacity: number
  readonly isLeftHanded: boolean
}

export const LEAST_OPACITY = 25
const KEY = 'cloud-player'
const SIZES: readonly string[] = ['small', 'normal', 'large'] satisfies readonly PadSize[]
const usual: PlayerSettings = { volume: 100, padSize: 'normal', padOpacity: 65, isLeftHanded: false }

const between = (low: number, value: unknown, usually: number) =>
  typeof value === 'number' && value >= low && value <= 100 ? value : usually

/** What was kept, and the usual where nothing sensible was. */
export function readPlayerSettings(storage: TextStorage): PlayerSettings {
  const kept = parsed(storage.read(KEY))
  return {
    volume: between(0, kept['volume'], usual.volume),
    padSize: SIZES.includes(String(kept['padSize'])) ? (kept['padSize'] as PadSize) : usual.padSize,
    padOpacity: between(LEAST_OPACITY, kept['padOpacity'], usual.padOpacity),
    isLeftHanded: kept['isLeftHanded'] === true,
  }
}

function parsed(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(text ?? '{}') as Record<string, unknown> | null) ?? {}
  } catch {
    return {}
  }
}

/** The settings as a store; every change is kept. */
export interface PlayerSettingsStore extends Store<PlayerSettings> {
  readonly set: (part: Partial<PlayerSettings>) => void
}

/** A page rendered on the server has default settings. */
export const ownStorage = () => (typeof document === 'undefined' ? memoryStorage() : browserStorage())

export function openPlayerSettings(storage: TextStorage = ownStorage()): PlayerSettingsStore {
  const store = createStore(readPlayerSettings(storage))
  return {
    ...store,
    set(part) {
      store.change((all) => ({ ...all, ...part }))
      storage.write(KEY, JSON.stringify(store.read()))
    },
  }
}
