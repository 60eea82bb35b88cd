import { useEffect } from 'react'

/** Tells the styles how much of the page's lower edge a phone's keyboard covers (`--keyboard`). */
export function useKeyboardInset(isOn: boolean) {
  useEffect(() => {
    const viewport = globalThis.visualViewport
    if (!isOn || !viewport) return
    const { style } = document.documentElement
    const measure = () => {
      // A zoomed page also has a small viewport, but no keyboard.
      const covered = viewport.scale === 1 ? innerHeight - viewport.height - viewport.offsetTop : 0
      style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
    }
    measure()
    for (const event of ['resize', 'scroll']) viewport.addEventListener(event, measure)
    return () => {
      for (const event of ['resize', 'scroll']) viewport.removeEventListener(event, measure)
      style.removeProperty('--keyboard')
    }
  }, [isOn])
}
