import type { SavedRun } from '../model.ts'
import { runMark } from './marks.ts'

/** What came of joining the runs of a game. */
export interface JoinedRun {
  readonly run: SavedRun | undefined
  /** The other side's, where both went on differently. */
  readonly parted?: SavedRun
}

const isFresh = ({ inputs }: SavedRun) => inputs?.length === 0

/** Whether a run is what became of another one. */
function continues(later: SavedRun, earlier: SavedRun): boolean {
  if (later.seed !== earlier.seed || later.level !== earlier.level || later.version !== earlier.version)
    return false
  const [long, short] = [later.inputs, earlier.inputs]
  if (!long || !short || short.length > long.length) return false
  return JSON.stringify(long.slice(0, short.length)) === JSON.stringify(short)
}

/**
 * Joins the kept runs of a game. What changed on one side alone is taken from there, and of one run the later state. Two that
 * went different ways are both kept: here the game goes on with the local one.
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
  // One side ended its run, the other went on: what can be gone on with stays.
  if (!local || !remote) return { run: local ?? remote }
  // A game that was opened and left has a board, and nothing on it is anybody's work.
  if (isFresh(local)) return { run: remote }
  if (isFresh(remote)) return { run: local }
  if (continues(local, remote)) return { run: local }
  if (continues(remote, local)) return { run: remote }
  return { run: local, parted: remote }
}

/** A run under other rules is none that this build could go on with: whatever it begins instead replaces nothing. */
export const parkedBy = (
  next: SavedRun | undefined,
  before: SavedRun | undefined,
): { readonly parted?: SavedRun } =>
  next && before && next.version !== before.version && next.seed !== before.seed ? { parted: before } : {}
