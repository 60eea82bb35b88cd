import { portalSound } from '#kit/sound/portal-sound.ts'

const TICK_MS = 8

/** A finger feels that a button took it, where the device can and the player wants it. */
export function tick() {
  if (portalSound()?.settings().vibration !== false) navigator.vibrate?.(TICK_MS)
}
