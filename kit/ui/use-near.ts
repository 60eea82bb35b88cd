import { useEffect, useState, type RefObject } from 'react'

/** About a third of a phone's screen: native lazy loading looks two screens ahead, a dozen requests on a first view. */
const MARGIN = '240px'

/** On the server nothing is near; a browser without IntersectionObserver shows everything. */
const canWatch = typeof document === 'undefined' || 'IntersectionObserver' in globalThis
let observer: IntersectionObserver | undefined
const waiting = new WeakMap<Element, () => void>()

function watch(element: Element, come: () => void) {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.()
    },
    { rootMargin: MARGIN },
  )
  waiting.set(element, come)
  observer.observe(element)
}

/** Whether an element has come near the screen; once near, it stays so. */
export function useNear(element: RefObject<Element | null>, isNearFromStart: boolean): boolean {
  const [isNear, setNear] = useState(isNearFromStart || !canWatch)
  useEffect(() => {
    const watched = element.current
    if (isNear || !watched) return
    watch(watched, () => setNear(true))
    return () => {
      observer?.unobserve(watched)
    }
  }, [element, isNear])
  return isNear
}
