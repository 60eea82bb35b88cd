import { setTimeout as pause } from 'node:timers/promises'
import type { Fleet } from './fleet.ts'

export interface Fault {
  readonly name: string
  readonly strike: (fleet: Fleet) => void | Promise<void>
}

const kill =
  (name: string, stayAway?: number): Fault['strike'] =>
  ({ nodes }) =>
    nodes.get(name)!.kill(stayAway)
const BUS_AWAY = 5000
const DATABASE_AWAY = 3000

/** Restarts the processes of each role one after the other; roles in parallel. */
async function rollOut({ nodes }: Fleet, roles: readonly string[]): Promise<void> {
  await Promise.all(
    roles.map(async (role) => {
      for (const [name, node] of nodes) if (name.startsWith(role)) await node.restart()
    }),
  )
}

/** The faults that may happen in a year, in order. */
export const FAULTS: readonly Fault[] = [
  { name: 'a web process is killed', strike: kill('web1') },
  { name: 'an api process is killed', strike: kill('api1') },
  { name: 'a gateway is killed', strike: kill('gateway1') },
  { name: 'a jobs process is killed', strike: kill('jobs1') },
  { name: 'a worker is killed', strike: kill('worker1') },
  { name: 'Redis is killed and away for 5 s', strike: kill('redis', BUS_AWAY) },
  { name: 'PostgreSQL is killed and away for 3 s', strike: kill('postgres', DATABASE_AWAY) },
  {
    name: 'two of three api processes are killed at once',
    strike(fleet) {
      kill('api2')(fleet)
      kill('api3')(fleet)
    },
  },
  {
    name: 'a new version is rolled out (api, web, gateway)',
    strike: (fleet) => rollOut(fleet, ['api', 'web', 'gateway']),
  },
]

/** Injects the faults at equal intervals; records when each began and ended. */
export async function strikeAll(
  fleet: Fleet,
  { every, say }: { readonly every: number; readonly say: (text: string) => void },
): Promise<{ readonly name: string; readonly at: number; readonly until: number }[]> {
  const struck: { name: string; at: number; until: number }[] = []
  await pause(every)
  for (const { name, strike } of FAULTS) {
    const at = performance.now()
    say(name)
    await strike(fleet)
    await pause(Math.max(0, at + every - performance.now()))
    // The fleet recovers before the next fault.
    for (const node of fleet.nodes.values()) await node.ready()
    struck.push({ name, at, until: performance.now() })
  }
  return struck
}
