import { Client, type ClientConfig, type PoolConfig } from 'pg'

/** A statement as the database carried it out. */
export interface Reading {
  readonly text: string
  /** Pages of 8 kB that it looked at, in memory or not. */
  readonly buffers: number
  readonly ms: number
  /** Tables that it read whole, and how many rows of them. */
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

/** The database tells the client the plan of each statement when it is done, those within triggers and checks of keys too. */
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

/** What the server does for itself at its own times. */
const ASIDE =
  /^(begin|commit|rollback|start transaction|explain)|"?outbox"?|presence|operator_(action|process)/i

export interface Watch {
  /** Settings of connections that are watched. */
  readonly config: Pick<PoolConfig, 'Client' | 'options'>
  /** What the work asked of the database. */
  during<T>(label: string, work: () => Promise<T>): Promise<T>
  /** Readings of each turn of what has the label, since the last time they were taken. */
  take(): ReadonlyMap<string, readonly (readonly Reading[])[]>
}

/** Hears of every statement on connections with its settings, one piece of work after the other. */
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
