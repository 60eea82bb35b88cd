import { useSyncExternalStore } from 'react'
import { portalSound } from './portal-sound.ts'
import type { SoundSettings } from './settings.ts'

const ALL_ON: SoundSettings = { music: true, sound: true, vibration: true }

/** The visitor's settings for sound and vibration; the server renders everything as on. */
export const useSoundSettings = (): SoundSettings =>
  useSyncExternalStore(
    (listener) => portalSound()?.subscribe(listener) ?? (() => undefined),
    () => portalSound()?.settings() ?? ALL_ON,
    () => ALL_ON,
  )
