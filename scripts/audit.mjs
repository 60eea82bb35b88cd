// Reports known vulnerabilities of production packages. A registry without audit support is not a failure.
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { root } from './setup.mjs'

const WORST = ['high', 'critical']
/** Timeout in milliseconds, after which the registry counts as unreachable. */
const PATIENCE = 20_000

/** Packages with high or critical vulnerabilities, from the output of `npm audit --json`; undefined if the audit failed. */
export function weakPackages(answer) {
  let report
  try {
    report = JSON.parse(answer)
  } catch {
    return undefined
  }
  if (!report.vulnerabilities || report.error) return undefined
  return Object.values(report.vulnerabilities)
    .filter(({ severity }) => WORST.includes(severity))
    .map(({ name, severity, range }) => `${name} ${range} (${severity})`)
}

/** Prints one line about the packages that we ship or run on. Runs beside other work and never throws. */
export async function auditDependencies(patience = PATIENCE) {
  const command = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000']
  const audit = spawn('npm', command, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], timeout: patience })
  const failed = new Promise((resolve) => audit.once('error', () => resolve('')))
  const weak = weakPackages(await Promise.race([text(audit.stdout), failed]))
  if (weak === undefined)
    return 'dependencies were not audited: the registry has no list of weaknesses, or is away'
  if (weak.length > 0) return `WEAK DEPENDENCIES, to be updated: ${weak.join(', ')}`
  return 'no known weaknesses in dependencies'
}
