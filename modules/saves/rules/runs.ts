import type { SavedRun } from '../model.ts'
import { runMark } from './marks.ts'

/** The result of merging the runs of a game. */
export interface JoinedRun {
  readonly run: SavedRun | undefined
  /** The other side's, where both diverged. */
  readonly parted?: SavedRun
}

const isFresh = ({ inputs }: SavedRun) => inputs?.length === 0

/** Whether a run is a later state of another one. */
function continues(later: SavedRun, earlier: SavedRun): boolean {
  if (later.seed !== earlier.seed || later.level !== earlier.level || later.version !== earlier.version)
    return false
  const [long, short] = [later.inputs, earlier.inputs]
  if (!long || !short || short.length > long.length) return false
  return JSON.stringify(long.slice(0, short.length)) === JSON.stringify(short)
}

/**
 * Merges the stored runs of a game. A change on one side alone wins, and of one run the later state. Two diverged runs are both kept:
 * this device continues with its own.
 */
export function joinRuns(
  base: string | undefined,
  local: SavedRun | undefined,
  remote: SavedRun | undefined,
): JoinedRun {
  const [here, there] = [local && runMark(local), remote && runMark(remote)]
  if (here === there) return { run: local ?? remote }
  if (here === base) return { run: remote }
  if (there === base) return { run: local, ...parkedBy(local, remote) }
  // One side ended its run, the other continued: keep the one that can be continued.
  if (!local || !remote) return { run: local ?? remote }
  // A game opened and left untouched has a board without any progress.
  if (isFresh(local)) return { run: remote }
  if (isFresh(remote)) return { run: local }
  if (continues(local, remote)) return { run: local }
  if (continues(remote, local)) return { run: remote }
  return { run: local, parted: remote }
}

/** This build cannot continue a run under other rules, so what it starts instead must not replace it. */
export const parkedBy = (
  next: SavedRun | undefined,
  before: SavedRun | undefined,
): { readonly parted?: SavedRun } =>
  next && before && next.version !== before.version && next.seed !== before.seed ? { parted: before } : {}
