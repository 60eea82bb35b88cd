/** What a call costs, in milliseconds. */
export interface CallCost {
  /** Processor of the process that serves it, as it takes at the share of a core that the process has. */
  readonly service: number
  /** All else that a call waits for: the database, the proxy, the network. */
  readonly elsewhere: number
}

/**
 * Mean milliseconds of a call at a process that is busy for such a share of its time: calls share its processor, as Node
 * gives each a little at a time, and arrive at random (M/G/1, processor sharing).
 */
export const meanOf = ({ service, elsewhere }: CallCost, busy: number): number =>
  elsewhere + service / (1 - busy)

/** The busiest that a process may be so that a mean call takes no longer than so many milliseconds. */
export const busiestFor = ({ service, elsewhere }: CallCost, mean: number): number =>
  Math.max(0, 1 - service / (mean - elsewhere))

/** What drives the size of a portal, by player who is there. */
export interface Drivers {
  readonly callsPerMinute: number
  readonly pagesPerMinute: number
  /** Milliseconds of processor. */
  readonly callMs: number
  readonly pageMs: number
  readonly databaseMsPerCall: number
  /** Of the process that holds the sockets. */
  readonly messagesPerMinute: number
  readonly messageMs: number
  readonly kilobytesPerSocket: number
}

export interface Size {
  readonly players: number
  readonly callsPerSecond: number
  /** Cores that are needed when each is busy for `busy` of its time. */
  readonly api: number
  readonly web: number
  readonly gateway: number
  readonly database: number
  /** Gigabytes that the sockets hold. */
  readonly socketMemory: number
}

export function sizeFor(players: number, drivers: Drivers, busy: number): Size {
  const { callsPerMinute, pagesPerMinute, messagesPerMinute } = drivers
  const cores = (perMinute: number, milliseconds: number) =>
    (players * perMinute * milliseconds) / 60_000 / busy
  return {
    players,
    callsPerSecond: (players * callsPerMinute) / 60,
    api: cores(callsPerMinute, drivers.callMs),
    web: cores(pagesPerMinute, drivers.pageMs),
    gateway: cores(messagesPerMinute, drivers.messageMs),
    database: cores(callsPerMinute, drivers.databaseMsPerCall),
    socketMemory: (players * drivers.kilobytesPerSocket) / 1e6,
  }
}
