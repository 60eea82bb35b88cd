import { useEffect, useRef, type RefObject } from 'react'
import { wantsLessMotion } from '#kit/ui/motion.ts'

/** A phone held at this slant, in degrees, shows the card straight. */
const HELD_AT = 45
/** Rotating the phone this far, in degrees, tilts the card fully. */
const FULL_TURN = 30

const within = (value: number) => Math.max(-1, Math.min(1, value))

/** Whether tilt may follow the phone: browsers that require permission ask for it only on a tap. */
async function mayFollowThePhone() {
  if (typeof DeviceOrientationEvent === 'undefined') return false
  if (!('requestPermission' in DeviceOrientationEvent)) return true
  const ask = DeviceOrientationEvent.requestPermission
  return (
    typeof ask === 'function' && (await ask.call(DeviceOrientationEvent).catch(() => 'denied')) === 'granted'
  )
}

/** Writes where the light falls, -1 to 1, into `--px` and `--py` of the element; never under reduced motion. */
export function useTilt(isTilting: boolean): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = card.current
    if (!element || !isTilting || wantsLessMotion()) return
    const listening = new AbortController()
    const { signal } = listening
    const lean = (x: number, y: number) => {
      element.style.setProperty('--px', within(x).toFixed(3))
      element.style.setProperty('--py', within(y).toFixed(3))
    }
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const box = element.getBoundingClientRect()
      lean(((clientX - box.left) / box.width) * 2 - 1, ((clientY - box.top) / box.height) * 2 - 1)
    }
    const followPhone = async () => {
      if (!(await mayFollowThePhone()) || signal.aborted) return
      const turn = ({ beta, gamma }: DeviceOrientationEvent) => {
        // A device without the sensor sends one event without angles.
        if (beta !== null && gamma !== null) lean(gamma / FULL_TURN, (beta - HELD_AT) / FULL_TURN)
      }
      globalThis.addEventListener('deviceorientation', turn, { signal })
    }
    element.addEventListener('pointermove', follow, { signal })
    element.addEventListener('pointerleave', () => lean(0, 0), { signal })
    element.addEventListener('click', () => void followPhone(), { signal, once: true })
    return () => {
      listening.abort()
      lean(0, 0)
    }
  }, [isTilting])
  return card
}
