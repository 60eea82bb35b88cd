import { useSyncExternalStore } from 'react'
import { wantsLessMotion } from './motion.ts'

interface Connection {
  readonly saveData?: boolean
}

const savesData = () =>
  (navigator as Navigator & { readonly connection?: Connection }).connection?.saveData === true

function watchVisibility(onChange: () => void) {
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  document.addEventListener('visibilitychange', onChange)
  motion.addEventListener('change', onChange)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
    motion.removeEventListener('change', onChange)
  }
}

/** Whether scenes may move: not while hidden, under data saver or under reduced motion, nor on the server. */
export const useAmbientMotion = () =>
  useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === 'visible' && !wantsLessMotion() && !savesData(),
    () => false,
  )
