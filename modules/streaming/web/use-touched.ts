import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

const COARSE = '(pointer: coarse)'
const still = () => () => undefined
const useCoarse = () =>
  useSyncExternalStore(
    still,
    () => matchMedia(COARSE).matches,
    () => false,
  )

/** Whether fingers play: on a device made for them, and on any that was touched last. */
export function useTouched(root: RefObject<HTMLElement | null>): boolean {
  const isCoarse = useCoarse()
  const [wasTouched, setTouched] = useState<boolean>()
  useEffect(() => {
    const element = root.current
    if (!element) return
    const follow = ({ pointerType }: PointerEvent) => setTouched(pointerType === 'touch')
    element.addEventListener('pointerdown', follow, true)
    return () => element.removeEventListener('pointerdown', follow, true)
  }, [root])
  return wasTouched ?? isCoarse
}
