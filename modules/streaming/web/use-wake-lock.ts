import { useEffect } from 'react'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'

/** Keeps the screen on while a player uses a gamepad or only watches. */
export function useWakeLock(isOn: boolean) {
  useEffect(() => {
    if (!isOn || !navigator.wakeLock) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const take = async () => {
      if (document.hidden) return
      lock = await navigator.wakeLock.request('screen').catch(ignoreFailure('the screen may go dark'))
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
