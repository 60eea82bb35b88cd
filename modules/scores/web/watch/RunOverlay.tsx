import { useEffect } from 'react'
import type { Play } from '#kit/game/play.ts'
import { useStore } from '#kit/ui/store.ts'
import { closeRunDoor, runDoor } from '../run-door.ts'
import { RaceChoice } from './RaceChoice.tsx'
import { WatchRun } from './WatchRun.tsx'

/** The player's own game waits while a run is watched, and goes on if it was going. */
function usePaused(play: Play | undefined, isOpen: boolean) {
  useEffect(() => {
    if (!isOpen || play?.state().phase !== 'playing') return
    play.pause()
    return play.resume
  }, [play, isOpen])
}

/** Over the page of a game: a run that is watched, or the choice whom to race. */
export default function RunOverlay() {
  const { isOpen, wish } = useStore(runDoor)
  usePaused(wish?.play, isOpen)
  if (!wish) return null
  const { run } = wish
  return run ? (
    <WatchRun wish={wish} run={run} isOpen={isOpen} onClose={closeRunDoor} />
  ) : (
    <RaceChoice wish={wish} isOpen={isOpen} onClose={closeRunDoor} />
  )
}
