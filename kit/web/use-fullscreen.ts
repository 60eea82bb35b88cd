import { useEffect, useState, type RefObject } from 'react'
import { forgive } from '#kit/result/forgive.ts'

/** The screen stays as it is held, where the browser can keep it so. */
const lockLandscape = () =>
  (screen.orientation as { lock?: (way: string) => Promise<void> } | undefined)?.lock?.('landscape')

/** Fills the screen with an element; where the browser has no full screen (iPhones), the page alone. */
export function useFullscreen(element: RefObject<HTMLElement | null>, { isWide = false } = {}) {
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
        if (isWide && matchMedia('(pointer: coarse)').matches) await lockLandscape()
      }
    } catch (error) {
      forgive('the stage fills the page only')(error)
    }
  }
  return { isFull, toggle: () => void toggle() }
}
