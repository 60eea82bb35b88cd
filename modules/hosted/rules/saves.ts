import { SDK_LIMITS } from '#kit/sdk/protocol.ts'

/** The saves of an external game, by the keys it uses. */
export type HostedSaves = Readonly<Record<string, string>>

const encoder = new TextEncoder()

/** Parses saves from a game's record (`GameRecord.memory`); anything invalid counts as none. */
export function savesIn(memory: string | undefined): HostedSaves {
  try {
    const value: unknown = JSON.parse(memory ?? '{}')
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
    return Object.fromEntries(
      Object.entries(value).filter(([, text]) => typeof text === 'string'),
    ) as HostedSaves
  } catch {
    return {}
  }
}

/** The saves with one entry set, or removed with null; undefined when they would be too large. */
export function withSave(saves: HostedSaves, key: string, value: string | null): HostedSaves | undefined {
  const others = Object.entries(saves).filter(([name]) => name !== key)
  const next = Object.fromEntries(value === null ? others : [...others, [key, value]])
  return value === null || bytesOf(next) <= SDK_LIMITS.saveBytes ? next : undefined
}

export const memoryOf = (saves: HostedSaves): string => JSON.stringify(saves)

function bytesOf(saves: HostedSaves): number {
  let bytes = 0
  for (const [key, text] of Object.entries(saves))
    bytes += encoder.encode(key).length + encoder.encode(text).length
  return bytes
}
