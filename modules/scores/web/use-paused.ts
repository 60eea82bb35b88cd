import { useEffect } from 'react'
import type { Play } from '#kit/game/play.ts'

/** Pauses a game while something covers it, and resumes it if it was running. */
export function usePaused(play: Play | undefined, isCovered: boolean) {
  useEffect(() => {
    if (!isCovered || play?.state().phase !== 'playing') return
    play.pause()
    return play.resume
  }, [play, isCovered])
}
