import { dice } from '#kit/random/dice.ts'
import type { TextStorage } from '#kit/storage/text-storage.ts'

/** Kind of the stored device id (spec 3.4). */
export type DeviceKind = 'Ios' | 'Android' | 'PC'

export interface StoredDevice {
  readonly id: string
  readonly kind: DeviceKind
}

const STORAGE_KEY = 'device-id'
/** A stored id of any other length is invalid and replaced (spec 5.1). */
const DEVICE_ID_LENGTH = 36

export function deviceKind(userAgent: string): DeviceKind {
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'Ios'
  return /android/i.test(userAgent) ? 'Android' : 'PC'
}

/** Reads the stored device id; it is valid only if complete and of this platform (spec 5.1). */
export function keptDevice(storage: TextStorage, kind: DeviceKind): StoredDevice | undefined {
  const text = storage.read(STORAGE_KEY)
  if (!text) return undefined
  try {
    const kept = JSON.parse(text) as Partial<StoredDevice>
    return kept.kind === kind && kept.id?.length === DEVICE_ID_LENGTH ? { id: kept.id, kind } : undefined
  } catch {
    return undefined
  }
}

/** A random upper-case UUID (spec 9.12). */
export function newDeviceId(): string {
  // randomUUID exists only on secure origins; a portal tried over plain http on a local network has none.
  const uuid = globalThis.crypto?.randomUUID?.() ?? fromBytes(randomBytes())
  return uuid.toUpperCase()
}

const randomBytes = () =>
  globalThis.crypto?.getRandomValues(new Uint8Array(16)) ??
  Uint8Array.from({ length: 16 }, () => dice() * 256)

function fromBytes(bytes: Uint8Array): string {
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** This browser's device id: the stored one, else a recovered one, else a new one. */
export async function openDevice(
  storage: TextStorage,
  userAgent: string,
  recover: () => Promise<string | undefined>,
): Promise<StoredDevice> {
  const kind = deviceKind(userAgent)
  const kept = keptDevice(storage, kind)
  if (kept) return kept
  // Only a lost id is recovered: one of another platform is replaced.
  const recovered = storage.read(STORAGE_KEY) ? undefined : await recover()
  const device = { id: recovered?.length === DEVICE_ID_LENGTH ? recovered : newDeviceId(), kind }
  storage.write(STORAGE_KEY, JSON.stringify(device))
  return device
}
