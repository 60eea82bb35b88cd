// Known weaknesses of what runs in production. A registry that answers no such questions is no reason to fail.
import { spawnSync } from 'node:child_process'
import { fail, root, say } from './setup.mjs'

const WORST = ['high', 'critical']

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

/** Fails when a package that we ship or run on is known to be weak. */
export function auditDependencies() {
  const command = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000']
  const { stdout } = spawnSync('npm', command, { cwd: root, encoding: 'utf8' })
  const weak = weakPackages(stdout ?? '')
  if (weak === undefined)
    say('the registry has no list of weaknesses, or is away: dependencies were not audited')
  else if (weak.length > 0) fail(`known weaknesses in dependencies: ${weak.join(', ')}`)
  else say('no known weaknesses in dependencies')
}
