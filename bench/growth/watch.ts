import { Client, type ClientConfig, type PoolConfig } from 'pg'

/** A statement as the database executed it. */
export interface Reading {
  readonly text: string
  /** Pages of 8 kB that it read, from memory or disk. */
  readonly buffers: number
  readonly ms: number
  /** Rows read by sequential scans, by table. */
  readonly whole: Readonly<Record<string, number>>
}

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Shared Hit Blocks'?: number
  readonly 'Shared Read Blocks'?: number
  readonly Plans?: readonly Plan[]
}

/** Makes the database send the plan of each statement to the client, including those in triggers and foreign key checks. */
const TELLS_PLANS = Object.entries({
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_parameter_max_length': '0',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
})
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')

/** Statements that the server runs on its own schedule. */
const ASIDE =
  /^(begin|commit|rollback|start transaction|explain)|"?outbox"?|presence|operator_(action|process)/i

export interface Watch {
  /** Settings for connections to watch. */
  readonly config: Pick<PoolConfig, 'Client' | 'options'>
  /** Records the statements of some work under a label. */
  during<T>(label: string, work: () => Promise<T>): Promise<T>
  /** The readings of each run by label, since the last call of `take`. */
  take(): ReadonlyMap<string, readonly (readonly Reading[])[]>
}

/** Observes every statement on connections with its settings, for one piece of work at a time. */
export function openWatch(): Watch {
  let turns = new Map<string, Reading[][]>()
  let current: Reading[] | undefined
  const hear = (message: string) => {
    const reading = readingOf(message)
    if (reading && !ASIDE.test(reading.text)) current?.push(reading)
  }
  class WatchedClient extends Client {
    constructor(config?: ClientConfig) {
      super(config)
      this.on('notice', ({ message }) => hear(message ?? ''))
    }
  }
  return {
    config: { Client: WatchedClient as never, options: TELLS_PLANS },
    async during(label, work) {
      const outer = current
      const own: Reading[] = []
      current = own
      try {
        return await work()
      } finally {
        current = outer
        turns.set(label, [...(turns.get(label) ?? []), own])
      }
    },
    take() {
      const taken = turns
      turns = new Map()
      return taken
    },
  }
}

function readingOf(message: string): Reading | undefined {
  const found = /^duration: ([\d.]+) ms\s+plan:\s*(\{[\s\S]*\})$/.exec(message)
  if (!found) return undefined
  const { 'Query Text': text, Plan: plan } = JSON.parse(found[2]!) as { 'Query Text': string; Plan: Plan }
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    buffers: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
    ms: Number(found[1]),
    whole: wholeReads(plan),
  }
}

function wholeReads(plan: Plan): Record<string, number> {
  const rows: Record<string, number> = {}
  const table = plan['Relation Name']
  if (plan['Node Type'] === 'Seq Scan' && table)
    rows[table] = (plan['Actual Rows'] ?? 0) + (plan['Rows Removed by Filter'] ?? 0)
  for (const part of plan.Plans ?? [])
    for (const [name, count] of Object.entries(wholeReads(part))) rows[name] = (rows[name] ?? 0) + count
  return rows
}
