import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutLine, type Place } from './sample.ts'

const ROOT = join(import.meta.dirname, '../..')

export interface Cut extends Place {
  readonly code: string
  readonly isNoticed: boolean
}

/** Takes one line out of the page, runs the tests that import the file and the journeys, and puts the line back. */
export function cutWire({ file, line }: Place, journeys: readonly string[]): Cut {
  const path = join(ROOT, file)
  const whole = readFileSync(path, 'utf8')
  const restore = () => writeFileSync(path, whole)
  const stop = () => {
    restore()
    process.exit(130)
  }
  // Ctrl+C ends the tests; then the line has to come back before this ends.
  process.once('SIGINT', stop)
  try {
    writeFileSync(path, withoutLine(whole, line))
    const isNoticed = !passes(['related', file, '--run', '--passWithNoTests']) || failsJourney(journeys)
    return { file, line, code: whole.split('\n')[line - 1]!.trim(), isNoticed }
  } finally {
    restore()
    process.off('SIGINT', stop)
  }
}

/** A build for each cut: minutes. */
function failsJourney(journeys: readonly string[]): boolean {
  if (journeys.length === 0) return false
  const build = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs')], { cwd: ROOT, stdio: 'ignore' })
  return build.status !== 0 || !passes(['run', '--config', 'e2e/vitest.config.ts', ...journeys])
}

const passes = (args: readonly string[]): boolean =>
  spawnSync(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: ROOT,
    stdio: 'ignore',
  }).status === 0
