import type { TextStorage } from '#kit/storage/text-storage.ts'

/** The visitor's settings for sound and vibration; everything is on by default. */
export interface SoundSettings {
  readonly music: boolean
  readonly sound: boolean
  readonly vibration: boolean
}

/** Storage keys of the settings; '1' means on (spec 4.24). */
export const SETTING_KEYS = {
  music: 'bgm-status',
  sound: 'sound-status',
  vibration: 'vib-status',
} as const satisfies Record<keyof SoundSettings, string>

const NAMES = Object.keys(SETTING_KEYS) as (keyof SoundSettings)[]

export function readSettings(storage: TextStorage): SoundSettings {
  const isOn = (name: keyof SoundSettings) => (storage.read(SETTING_KEYS[name]) ?? '1') === '1'
  return { music: isOn('music'), sound: isOn('sound'), vibration: isOn('vibration') }
}

export function writeSettings(storage: TextStorage, settings: SoundSettings) {
  for (const name of NAMES) storage.write(SETTING_KEYS[name], settings[name] ? '1' : '0')
}
