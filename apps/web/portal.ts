import { connectSound } from '#kit/sound/portal-sound.ts'
import { soundPlayer, unlockOnGesture, type SoundPlayer } from '#kit/sound/player.ts'
import { browserStorage, type TextStorage } from '#kit/storage/text-storage.ts'
import { sceneOf } from './page-music.ts'

/** What both browser entries share. */
export interface Portal {
  readonly storage: TextStorage
  readonly sound: SoundPlayer
}

let portal: Portal | undefined

export function openPortal(): Portal {
  if (portal) return portal
  const storage = browserStorage()
  const sound = soundPlayer({ storage, scene: sceneOf(location.pathname) })
  connectSound(sound)
  unlockOnGesture(sound, document)
  portal = { storage, sound }
  return portal
}
