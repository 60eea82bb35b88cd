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

/**
 * Who gets a turn now, first come first served. A game too heavy for the free capacity keeps its place and blocks those behind it, or
 * lighter games would starve it; one that no worker here can run blocks nobody.
 */
export function giveTurns(queue: readonly Waiting[], workers: readonly Seats[]): readonly Turn[] {
  const free = new Map(workers.map(({ workerId, capacity, used }) => [workerId, capacity - used]))
  const turns: Turn[] = []
  for (const { ticketId, gameKey, weight } of queue) {
    const able = workers.filter((worker) => worker.gameKeys.has(gameKey) && worker.capacity >= weight)
    if (able.length === 0) continue
    const seat = tightest(able, free, weight)
    if (!seat) break
    free.set(seat.workerId, free.get(seat.workerId)! - weight)
    turns.push({ ticketId, workerId: seat.workerId, bootId: seat.bootId })
  }
  return turns
}

/** The fullest worker that still fits: the others stay free for heavy games and can be removed. */
function tightest(able: readonly Seats[], free: ReadonlyMap<string, number>, weight: number) {
  return able
    .filter(({ workerId }) => free.get(workerId)! >= weight)
    .toSorted((one, other) => free.get(one.workerId)! - free.get(other.workerId)!)[0]
}
