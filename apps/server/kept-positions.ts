import { createHash } from 'node:crypto'
import type { Move } from '#modules/duels/model.ts'

/** From so many moves on a match is long: the slowest rules need 5 ms a move, a fifth of a second for so many. */
const LONG_FROM = 40
/** The last position, and the one before it for a transaction that runs again. */
const KEPT_OF_A_MATCH = 2

/** How many matches are kept; the short ones have a room of their own, so that they push out no long one. */
export interface Room {
  readonly short: number
  readonly long: number
}

/** The two positions of a match of chess take 6 kB after 80 moves and 26 kB after 390: all of them together 20 to 60 MB. */
const ROOM: Room = { short: 2_000, long: 2_000 }

interface Kept {
  readonly count: number
  /** What the moves up to here were: long matches would take more memory by their moves than by their positions. */
  readonly mark: string
  readonly position: unknown
}

const markOf = (moves: readonly Move[], count: number) =>
  createHash('sha256')
    .update(JSON.stringify(moves.slice(0, count)))
    .digest('base64')

/** Positions of matches under way, so that a move is played from the last one that is known, and not from the first. */
export function keepPositions(room: Room = ROOM) {
  const [short, long] = [new Map<string, readonly Kept[]>(), new Map<string, readonly Kept[]>()]
  const keptOf = (match: string) => long.get(match) ?? short.get(match) ?? []

  return {
    /** The latest position that is known of a match with these moves. */
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
