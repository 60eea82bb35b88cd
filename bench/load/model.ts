/** Where a call is worked on: a process with a core of its own, or all that share the other cores. */
export interface Station {
  /** Milliseconds of processor that a call takes there. */
  readonly work: number
  /** The share of its processor time that the station uses. */
  readonly busy: number
}

const BUSIEST = 0.99

/**
 * Mean milliseconds of a call that goes through stations one after the other: calls arrive at random and share the
 * processor of a station, as Node and the operating system give each a little at a time (an open network of M/G/1 queues
 * with processor sharing). `apart` is what a call waits for besides: the network, and the disk.
 */
export const meanOf = (stations: readonly Station[], apart: number): number =>
  stations.reduce((sum, { work, busy }) => sum + work / (1 - Math.min(busy, BUSIEST)), apart)

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
