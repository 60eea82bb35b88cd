/** How an input came: by the socket, the reliable channel, or the unreliable one. */
export type Transport = 'socket' | 'input' | 'moves'

/**
 * Decides whether an input counts now. On the track each comes twice, because a retransmitted key is half a second late; the
 * unreliable copy counts only when all before it have arrived, and the later copy never.
 */
export function openTurns() {
  let last = 0
  return (turn: number | undefined, transport: Transport): boolean => {
    if (turn === undefined) return true
    // The reliable channel is ordered: a gap in it is final.
    if (transport === 'moves' ? turn !== last + 1 : turn <= last) return false
    last = turn
    return true
  }
}
