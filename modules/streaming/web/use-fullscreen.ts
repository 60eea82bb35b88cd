import { useEffect, useState, type RefObject } from 'react'

/** The screen stays as it is held, where the browser can keep it so. */
const lockLandscape = () =>
  (screen.orientation as { lock?: (way: string) => Promise<void> } | undefined)?.lock?.('landscape')

/** Fills the screen with an element; where the browser has no full screen (iPhones), the page alone. */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])
  const toggle = async () => {
    setFull(!isFull)
    try {
      if (isFull) await (document.fullscreenElement && document.exitFullscreen())
      else {
        await element.current?.requestFullscreen?.({ navigationUI: 'hide' })
        if (matchMedia('(pointer: coarse)').matches) await lockLandscape()
      }
    } catch {
      // Refused by the browser: the stage still fills the page.
    }
  }
  return { isFull, toggle: () => void toggle() }
}

/** The screen of a device does not go dark while somebody plays with a gamepad or only watches. */
export function useWakeLock(isOn: boolean) {
  useEffect(() => {
    if (!isOn || !navigator.wakeLock) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const take = async () => {
      if (document.hidden) return
      lock = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) await lock?.release()
    }
    void take()
    document.addEventListener('visibilitychange', take)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [isOn])
}
