import { sizeFor, type Drivers } from './model.ts'

/** Measured with `npm run bench -- load sockets`, rounded up. */
export const DRIVERS: Drivers = {
  callsPerMinute: 14,
  pagesPerMinute: 1.5,
  callMs: 0.85,
  pageMs: 0.3,
  databaseMsPerCall: 0.65,
  messagesPerMinute: 30,
  messageMs: 0.003,
  kilobytesPerSocket: 27,
}

/** Cores are half busy, so that calls wait little and a third of the processes may fail. */
export const BUSY = 0.5

const PLAYERS = [1000, 10_000, 30_000, 100_000]

function cores(value: number): string {
  if (value < 0.1) return '< 0.1'
  return value < 0.95 ? value.toFixed(1) : String(Math.ceil(value))
}

/** The table of docs/operating.md: resources by number of online players. */
export function sizeTable(): string {
  const rows = PLAYERS.map((players) => {
    const size = sizeFor(players, DRIVERS, BUSY)
    const parts = [size.api, size.web, size.gateway, size.database].map(cores)
    return `| ${players.toLocaleString('en')} | ${Math.round(size.callsPerSecond).toLocaleString('en')} | ${parts.join(' | ')} | ${size.socketMemory.toFixed(1)} GB |`
  })
  return [
    '| players at a time | calls a second | `api`, cores | `web`, cores | `gateway`, cores | PostgreSQL, cores | memory of sockets |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
