import type { TextStorage } from '#kit/storage/text-storage.ts'

const STORAGE_KEY = 'box-openings'
const MOST_KEPT = 20

/** An opening made in this browser, with the hash shown before it. */
export interface KeptOpening {
  readonly openingId: string
  readonly seedHash: string
}

const isKept = (value: unknown): value is KeptOpening =>
  typeof (value as KeptOpening | null)?.openingId === 'string' &&
  typeof (value as KeptOpening).seedHash === 'string'

/** Latest first. */
export function keptOpenings(storage: TextStorage): readonly KeptOpening[] {
  try {
    const kept: unknown = JSON.parse(storage.read(STORAGE_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

/** Stores the hash with its opening, so that players need not trust the server. */
export function keepOpening(storage: TextStorage, opening: KeptOpening) {
  const others = keptOpenings(storage).filter(({ openingId }) => openingId !== opening.openingId)
  storage.write(STORAGE_KEY, JSON.stringify([opening, ...others].slice(0, MOST_KEPT)))
}
