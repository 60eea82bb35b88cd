import { sharesOf, type Taken } from './crowd.ts'

/** A waiting player, in order of arrival. */
export interface Waiting {
  readonly ticketId: string
  readonly gameKey: string
  /** Hundredths of a core. */
  readonly weight: number
}

/** A worker that accepts new plays. */
export interface Seats {
  readonly workerId: string
  readonly bootId: string
  readonly capacity: number
  readonly used: number
  readonly gameKeys: ReadonlySet<string>
}

export interface Turn {
  readonly ticketId: string
  readonly workerId: string
  readonly bootId: string
}

/** Somebody in the queue, and the crowd of newcomers that they belong to. */
export interface Queued extends Waiting {
  readonly crowd: string | null
}

const NOTHING_TAKEN: Taken = { held: [], lastCrowd: null }

/**
 * Who gets a turn now, first come first served. A game too heavy for the free capacity keeps its place and blocks those behind it, or
 * lighter games would starve it; one that no worker here can run blocks nobody. A crowd
 * with more than its share gets what everybody else leaves.
 */
export function giveTurns(
  queue: readonly Queued[],
  workers: readonly Seats[],
  taken = NOTHING_TAKEN,
): readonly Turn[] {
  const free = new Map(workers.map(({ workerId, capacity, used }) => [workerId, capacity - used]))
  const ableTo = ({ gameKey, weight }: Queued) =>
    workers.filter((worker) => worker.gameKeys.has(gameKey) && worker.capacity >= weight)
  const shares = sharesOf(
    workers.reduce((sum, { capacity }) => sum + capacity, 0),
    taken,
  )
  const [turns, behind]: [Turn[], Queued[]] = [[], []]
  const isSeated = (one: Queued) => {
    const seat = tightest(ableTo(one), free, one.weight)
    if (!seat) return false
    free.set(seat.workerId, free.get(seat.workerId)! - one.weight)
    shares.give(one)
    turns.push({ ticketId: one.ticketId, workerId: seat.workerId, bootId: seat.bootId })
    return true
  }
  for (const one of queue) {
    if (ableTo(one).length === 0) continue
    if (shares.isOver(one)) behind.push(one)
    else if (!isSeated(one)) return turns
  }
  for (const one of behind) if (!isSeated(one)) break
  return turns
}

/** The fullest worker that still fits: the others stay free for heavy games and can be removed. */
function tightest(able: readonly Seats[], free: ReadonlyMap<string, number>, weight: number) {
  return able
    .filter(({ workerId }) => free.get(workerId)! >= weight)
    .toSorted((one, other) => free.get(one.workerId)! - free.get(other.workerId)!)[0]
}
