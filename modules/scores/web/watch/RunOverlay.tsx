import { useStore } from '#kit/ui/store.ts'
import { closeRunOverlay, runTrigger } from '../run-trigger.ts'
import { usePaused } from '../use-paused.ts'
import { RaceChoice } from './RaceChoice.tsx'
import { WatchRun } from './WatchRun.tsx'

/** Over a game's page: a run being watched, or the choice of a rival. */
export default function RunOverlay() {
  const { isOpen, wish } = useStore(runTrigger)
  usePaused(wish?.play, isOpen)
  if (!wish) return null
  const { run } = wish
  return run ? (
    <WatchRun wish={wish} run={run} isOpen={isOpen} onClose={closeRunOverlay} />
  ) : (
    <RaceChoice wish={wish} isOpen={isOpen} onClose={closeRunOverlay} />
  )
}
