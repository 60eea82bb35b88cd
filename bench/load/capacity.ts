import { availableParallelism } from 'node:os'
import { Client } from 'pg'
import { median, type Figure } from '../figure.ts'
import { treeSeconds } from '../processor.ts'
import { quantile, type Done } from './crowd.ts'
import { meanOf, type Station } from './model.ts'
import { startNodes, type Nodes, type NodesPlan } from './nodes.ts'

/** Cores per process: a fraction, so that other load on the machine does not limit the three that are compared with one. */
const CORES = 0.25
const CLIENTS = 48
const ROUNDS = 3
const WARM_MS = 20_000
const ROUND_MS = 5000
const STEP_MS = 10_000
/** Load levels at which calls are timed, as shares of one process's capacity. */
const STEPS = [0.2, 0.4, 0.6, 0.7, 0.85]
const OF_INTEREST = 0.7
const WANTED_GROWTH = 2.4
const WANTED_P99_MS = 200

export interface CapacityPlan extends NodesPlan {
  /** URL of the database in which the benches create theirs. */
  readonly maintenanceUrl: string
}

export async function capacity({ maintenanceUrl, ...plan }: CapacityPlan): Promise<readonly Figure[]> {
  const client = new Client(maintenanceUrl)
  await client.connect()
  await client.query('create database fleet')
  await client.end()
  const nodes = await startNodes(plan)
  if (!nodes) {
    console.error('islet: this machine lets nobody limit processes; several of them were not compared')
    return []
  }
  try {
    const whole = await timeOne(nodes)
    nodes.limit(CORES)
    return [...whole, await compare(nodes)]
  } finally {
    await nodes.stop()
  }
}

/** One process at full speed, and then at shares of that. */
async function timeOne({ driver, all, alone, pids }: Nodes): Promise<readonly Figure[]> {
  await driver.closed(CLIENTS, WARM_MS)
  driver.moveTo(alone)
  const most = await watched(pids, () => driver.closed(CLIENTS, STEP_MS))
  const callsPerAct = most.done.milliseconds.length / most.done.acts
  const steps: Step[] = []
  for (const share of STEPS) {
    const rate = (share * most.done.rate) / callsPerAct
    steps.push({ share, ...(await watched(pids, () => driver.open(rate, STEP_MS))) })
  }
  driver.moveTo(all)
  const ms = (part: keyof Costs) => `${round(most.costs[part])} ms`
  return [
    {
      name: 'one api process, as fast as it goes',
      value: Math.round(most.done.rate),
      unit: 'calls/s',
      against: `its core: a call costs ${ms('api')} of processor there, ${ms('database')} in PostgreSQL, ${ms('proxy')} in HAProxy, ${ms('redis')} in Redis`,
      ratio: round(most.busy),
    },
    ...waits(steps),
  ]
}

const PARTS = ['api', 'database', 'proxy', 'redis', 'players'] as const

/** CPU milliseconds per call; `players` is this bench. */
type Costs = Readonly<Record<(typeof PARTS)[number], number>>

interface Watched {
  readonly done: Done
  readonly costs: Costs
  /** The share of time for which the first process was busy. */
  readonly busy: number
  /** Where its calls were processed: in the first process, and in everything else on the remaining cores. */
  readonly stations: readonly Station[]
}

interface Step extends Watched {
  readonly share: number
}

async function watched(pids: Nodes['pids'], work: () => Promise<Done>): Promise<Watched> {
  const spent = () => {
    const own = process.cpuUsage()
    return {
      api: sum(pids.api),
      database: sum(pids.database),
      proxy: sum(pids.proxy),
      redis: sum(pids.redis),
      players: (own.user + own.system) / 1e6,
    }
  }
  const [before, start] = [spent(), performance.now()]
  const done = await work()
  const [after, seconds] = [spent(), (performance.now() - start) / 1000]
  const perCall = (part: keyof Costs) => ((after[part] - before[part]) * 1000) / done.milliseconds.length
  const costs = Object.fromEntries(PARTS.map((part) => [part, perCall(part)])) as Costs
  const callsPerMs = done.milliseconds.length / seconds / 1000
  const busy = costs.api * callsPerMs
  const others = costs.database + costs.proxy + costs.redis + costs.players
  const rest = { work: others, busy: (others * callsPerMs) / (availableParallelism() - busy) }
  return { done, costs, busy, stations: [{ work: costs.api, busy }, rest] }
}

const sum = (pids: readonly number[]) => pids.reduce((total, pid) => total + treeSeconds(pid), 0)

const round = (value: number, digits = 2) => Number(value.toFixed(digits))

/** Three processes with a fraction of a core each, compared with one. */
async function compare({ driver, all, alone }: Nodes): Promise<Figure> {
  const [one, three]: [number[], number[]] = [[], []]
  await driver.closed(CLIENTS, ROUND_MS)
  for (let place = 0; place < ROUNDS; place++) {
    driver.moveTo(alone)
    one.push((await driver.closed(CLIENTS, ROUND_MS)).rate)
    driver.moveTo(all)
    three.push((await driver.closed(CLIENTS, ROUND_MS)).rate)
  }
  return {
    name: `three processes of ${CORES} of a core each`,
    value: Math.round(median(three)),
    unit: 'calls/s',
    against: `one of them: ${Math.round(median(one))}/s; want ${WANTED_GROWTH}`,
    ratio: round(median(three) / median(one)),
  }
}

const meanOfAll = (values: readonly number[]) => values.reduce((all, value) => all + value, 0) / values.length

/** Measured times of calls beside those of the model, which gets its fixed wait from the first step only. */
function waits(steps: readonly Step[]): Figure[] {
  const [first, ...rest] = steps.map((step) => ({ ...step, mean: meanOfAll(step.done.milliseconds) }))
  const apart = Math.max(0, first!.mean - meanOf(first!.stations, 0))
  return rest.flatMap(({ share, done, mean, stations }) => {
    const name = `${Math.round(share * 100)} % of that`
    const modelled = meanOf(stations, apart)
    const [api, others] = stations.map(
      ({ work, busy }) => `${round(work)} ms busy ${Math.round(busy * 100)} %`,
    )
    const [p50, p99] = [quantile(done.milliseconds, 0.5), quantile(done.milliseconds, 0.99)]
    const figures: Figure[] = [
      {
        name: `${name}: mean`,
        value: round(mean, 1),
        unit: 'ms',
        against:
          `the model: ${round(modelled, 1)} ms, ${round(apart, 1)} of it apart; ${Math.round(done.rate)} calls/s; ` +
          `api ${api}, all else ${others}; ${done.failed} failed`,
        ratio: round(mean / modelled),
      },
    ]
    if (share !== OF_INTEREST) return figures
    return [
      ...figures,
      {
        name: `${name}: p99`,
        value: round(p99, 1),
        unit: 'ms',
        against: `want ${WANTED_P99_MS} ms; median ${round(p50, 1)} ms`,
        ratio: round(p99 / WANTED_P99_MS),
      },
    ]
  })
}
