/** How a browser's word came: by the socket, by the channel that loses nothing, or by the one that waits for nothing. */
export type Way = 'socket' | 'input' | 'moves'

/**
 * Says whether an input counts now. On the track each comes twice, for a key that has to be sent again by the sure way is half a
 * second late; the copy by the quick way counts only when all before it are there, and the later of the two never.
 */
export function openTurns() {
  let last = 0
  return (turn: number | undefined, way: Way): boolean => {
    if (turn === undefined) return true
    // The reliable channel is ordered: where it leaves a gap, there is nothing to wait for.
    if (way === 'moves' ? turn !== last + 1 : turn <= last) return false
    last = turn
    return true
  }
}
