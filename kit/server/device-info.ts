import type { Head } from '#kit/contract/envelope.ts'
import { pickLanguage, type Language } from '#kit/i18n/languages.ts'

/** The six fields stored of a device's own description; its location and the rest are dropped. */
export interface DeviceInfo {
  readonly language: Language
  readonly platform: 'web_mobile' | 'web_pc'
  readonly osFamily: 'android' | 'ios' | 'windows' | 'macos' | 'linux' | 'other'
  readonly widthClass: 'small' | 'medium' | 'large'
  readonly version: string
  /** UTC offset in seconds. */
  readonly utcOffset: number
}

const SYSTEMS = [
  [/android/i, 'android'],
  [/iphone|ipad|ipod|\bios\b|cpu os/i, 'ios'],
  [/windows/i, 'windows'],
  [/mac/i, 'macos'],
  [/linux|x11|cros/i, 'linux'],
] as const
const MEDIUM_FROM = 640
const LARGE_FROM = 1024
const LONGEST_VERSION = 40
const FARTHEST_OFFSET = 14 * 3600

/** Reads a head with arbitrary content: an unknown value never fails a call (docs/contract.md 1). */
export function readDeviceInfo(head: Partial<Record<keyof Head, unknown>>): DeviceInfo {
  const width = wholeNumber(head.width)
  const offset = wholeNumber(head.utcOffset)
  return {
    language: pickLanguage(text(head.language), []),
    platform: head.platform === 'web_pc' ? 'web_pc' : 'web_mobile',
    osFamily: SYSTEMS.find(([pattern]) => pattern.test(text(head.devOS)))?.[1] ?? 'other',
    widthClass: width >= LARGE_FROM ? 'large' : width >= MEDIUM_FROM ? 'medium' : 'small',
    version: text(head.version)
      .replace(/[^\w.+-]/g, '')
      .slice(0, LONGEST_VERSION),
    utcOffset: Math.abs(offset) <= FARTHEST_OFFSET ? offset : 0,
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const wholeNumber = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) : 0
