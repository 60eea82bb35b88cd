import { useEffect, useState, type RefObject } from 'react'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'

/** Keeps the orientation, where the browser can. */
const lockLandscape = () =>
  (screen.orientation as { lock?: (way: string) => Promise<void> } | undefined)?.lock?.('landscape')

/** Shows an element in full screen; without the API (iPhones) the page alone. */
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
      ignoreFailure('the stage fills the page only')(error)
    }
  }
  return { isFull, toggle: () => void toggle() }
}
