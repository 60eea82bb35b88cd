import { useStore } from '#kit/ui/store.ts'
import { closeRunDoor, runDoor } from '../run-door.ts'
import { usePaused } from '../use-paused.ts'
import { RaceChoice } from './RaceChoice.tsx'
import { WatchRun } from './WatchRun.tsx'

/** Over a game's page: a run being watched, or the choice of a rival. */
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
