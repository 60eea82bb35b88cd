// Known weaknesses of what runs in production. A registry that answers no such questions is no reason to fail.
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { root } from './setup.mjs'

const WORST = ['high', 'critical']
/** A registry that has not answered by then is taken for unreachable. */
const PATIENCE = 20_000

/** Which packages have a weakness of the worst kinds, by the words of `npm audit --json`; nothing when it has not looked. */
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

/** One line about the packages that we ship or run on; runs beside other work, and never throws. */
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
