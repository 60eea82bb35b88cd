/** Where calls are processed: a process with a core of its own, or everything that shares the other cores. */
export interface Station {
  /** CPU milliseconds per call. */
  readonly work: number
  /** The used share of the station's CPU time. */
  readonly busy: number
}

const BUSIEST = 0.99

/**
 * Mean milliseconds of a call that passes through the stations one after the other: an open network of M/G/1 queues with
 * processor sharing, since calls arrive at random and Node and the operating system divide a processor between them. `apart`
 * is the wait for anything else, such as network and disk.
 */
export const meanOf = (stations: readonly Station[], apart: number): number =>
  stations.reduce((sum, { work, busy }) => sum + work / (1 - Math.min(busy, BUSIEST)), apart)

/** The inputs of the size estimate, per online player. */
export interface Drivers {
  readonly callsPerMinute: number
  readonly pagesPerMinute: number
  /** CPU milliseconds. */
  readonly callMs: number
  readonly pageMs: number
  readonly databaseMsPerCall: number
  /** Messages through the process that holds the sockets. */
  readonly messagesPerMinute: number
  readonly messageMs: number
  readonly kilobytesPerSocket: number
}

export interface Size {
  readonly players: number
  readonly callsPerSecond: number
  /** Cores needed if each is busy for a share `busy` of the time. */
  readonly api: number
  readonly web: number
  readonly gateway: number
  readonly database: number
  /** Gigabytes of memory for the sockets. */
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
