import { useEffect, useState, type RefObject } from 'react'

/** Fills the screen with an element; where the browser has no full screen (iPhones), the page alone. */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])
  const toggle = () => {
    setFull(!isFull)
    const change = isFull
      ? document.fullscreenElement && document.exitFullscreen()
      : element.current?.requestFullscreen?.({ navigationUI: 'hide' })
    // Refused by the browser: the stage still fills the page.
    if (change) change.catch(() => undefined)
  }
  return { isFull, toggle }
}
