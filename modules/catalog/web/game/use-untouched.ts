import { useEffect, useState, type RefObject } from 'react'

/** Whether the player has neither touched the stage nor pressed a key; true on the server's page. */
export function useUntouched(stage: RefObject<HTMLElement | null>): boolean {
  const [isUntouched, setUntouched] = useState(true)
  useEffect(() => {
    const place = stage.current
    const touch = () => setUntouched(false)
    place?.addEventListener('pointerdown', touch, { once: true })
    addEventListener('keydown', touch, { once: true })
    return () => {
      place?.removeEventListener('pointerdown', touch)
      removeEventListener('keydown', touch)
    }
  }, [stage])
  return isUntouched
}
