import type { Finding } from '#apps/cli/invariants.ts'
import type { Heard } from './chat-listener.ts'

/** One attempt of a request. */
export interface Try {
  readonly at: number
  readonly isGood: boolean
}

export interface Struck {
  readonly name: string
  readonly at: number
  readonly until: number
}

export interface FaultRow {
  readonly name: string
  readonly tries: number
  readonly errors: number
  /** Seconds from the fault to the last error. */
  readonly recovered: number
  readonly cut: number
  /** The longest time that a socket was disconnected, in seconds. */
  readonly away: number
}

const seconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10

/** The cost of each fault; the first row is the quiet time before them. */
export function faultRows(tries: readonly Try[], heard: Heard, struck: readonly Struck[]): FaultRow[] {
  const first = struck[0]?.at ?? Number.POSITIVE_INFINITY
  return [{ name: 'before the first fault', at: 0, until: first }, ...struck].map(({ name, at, until }) => {
    const within = tries.filter((one) => one.at >= at && one.at < until)
    const errors = within.filter(({ isGood }) => !isGood)
    const cuts = heard.cuts.filter((cut) => cut.at >= at && cut.at < until)
    return {
      name,
      tries: within.length,
      errors: errors.length,
      recovered: seconds(Math.max(0, ...errors.map((one) => one.at - at))),
      cut: cuts.length,
      away: seconds(Math.max(0, ...cuts.map(({ away }) => away))),
    }
  })
}

export function faultTable(rows: readonly FaultRow[]): string {
  const lines = rows.map(
    ({ name, tries, errors, recovered, cut, away }) =>
      `| ${[name, tries, errors, recovered, cut, away].join(' | ')} |`,
  )
  return [
    '| what | requests | errors | last error after, s | sockets cut | longest away, s |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n')
}

/** Why the run failed, one line each; empty if it passed. */
export function failures(rows: readonly FaultRow[], findings: readonly Finding[], every: number): string[] {
  const broken = findings.filter((one) => one.broken > 0)
  const [quiet] = rows
  // A client that is still disconnected at the next fault has not recovered.
  const late = rows.slice(1).filter(({ recovered }) => recovered > seconds(every) * 0.9)
  return [
    ...broken.map(({ id, promise, examples }) => `${id} is broken: ${promise} (${examples.join(', ')})`),
    ...(quiet && quiet.errors > 0 ? [`${quiet.errors} errors before the first fault`] : []),
    ...late.map(({ name, recovered }) => `${name}: still errors after ${recovered} s`),
  ]
}
