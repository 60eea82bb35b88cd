import { useEffect } from 'react'
import type { Play } from '#kit/game/play.ts'

/** A game waits while something lies over it, and goes on if it was going. */
export function usePaused(play: Play | undefined, isCovered: boolean) {
  useEffect(() => {
    if (!isCovered || play?.state().phase !== 'playing') return
    play.pause()
    return play.resume
  }, [play, isCovered])
}
