import { createHash } from 'node:crypto'
import type { Move } from '#modules/duels/model.ts'

/** A match is long from this many moves on: the slowest rules need 5 ms per move, so it takes a fifth of a second. */
const LONG_FROM = 40
/** The last position, and the one before it for a transaction that is retried. */
const KEPT_OF_A_MATCH = 2

/** Number of cached matches; short ones have a separate limit, so that they evict no long one. */
export interface Room {
  readonly short: number
  readonly long: number
}

/** The two positions of a chess match take 6 kB after 80 moves and 26 kB after 390: together 20 to 60 MB. */
const ROOM: Room = { short: 2_000, long: 2_000 }

interface Kept {
  readonly count: number
  /** Identifies the moves up to here: those of long matches would take more memory than their positions. */
  readonly mark: string
  readonly position: unknown
}

const markOf = (moves: readonly Move[], count: number) =>
  createHash('sha256')
    .update(JSON.stringify(moves.slice(0, count)))
    .digest('base64')

/** Caches positions of matches in progress, so that a move is played from the latest known one and not from the start. */
export function keepPositions(room: Room = ROOM) {
  const [short, long] = [new Map<string, readonly Kept[]>(), new Map<string, readonly Kept[]>()]
  const keptOf = (match: string) => long.get(match) ?? short.get(match) ?? []

  return {
    /** The latest known position of a match with these moves. */
    latest(match: string, moves: readonly Move[]): Kept | undefined {
      return keptOf(match)
        .filter(({ count, mark }) => count <= moves.length && mark === markOf(moves, count))
        .toSorted((one, other) => other.count - one.count)[0]
    },
    keep(match: string, moves: readonly Move[], position: unknown): void {
      const count = moves.length
      const fresh: Kept = { count, mark: markOf(moves, count), position }
      const before = keptOf(match).filter((one) => one.count !== count)
      short.delete(match)
      long.delete(match)
      const [shelf, most] = count < LONG_FROM ? [short, room.short] : [long, room.long]
      shelf.set(match, [fresh, ...before].slice(0, KEPT_OF_A_MATCH))
      const oldest = shelf.keys().next().value
      if (shelf.size > most && oldest !== undefined) shelf.delete(oldest)
    },
  }
}
