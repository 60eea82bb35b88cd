import { spawnSync } from 'node:child_process'
import { candidatesIn, type Candidate } from '#modules/cloud/server/index.ts'
import { table } from './tables.ts'

const LARGEST_INDEX = 1 << 29

/** Packages of this machine's index besides profiled games; undefined without an index. */
export function readIndex(packages: readonly string[]): Candidate[] | undefined {
  const { stdout, error } = spawnSync('apt-cache', ['dumpavail'], {
    encoding: 'utf8',
    maxBuffer: LARGEST_INDEX,
  })
  return error ? undefined : candidatesIn(stdout, new Set(packages))
}

export function shownIndex(candidates: readonly Candidate[]): string {
  const likely = candidates.filter(({ verdict }) => verdict !== 'no')
  const rows = likely.map(({ package: name, version, kilobytes, verdict, why, summary }) => [
    name,
    version,
    `${(kilobytes / 1024).toFixed(1)} MB`,
    verdict,
    why,
    summary.slice(0, 60),
  ])
  const count = (verdict: Candidate['verdict']) => candidates.filter((one) => one.verdict === verdict).length
  return `${table(['package', 'version', 'size', 'verdict', 'why', 'what it is'], rows)}

${candidates.length} packages of games without a profile: ${count('try')} to try, ${count('needs a graphics card')} for a graphics card, ${count('no')} left out (--json lists them too).
Write a profile (modules/cloud/profiles), try it with "portal cloud probe", then import it.`
}
