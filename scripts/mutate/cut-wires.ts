import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutLine, type Place } from './sample.ts'

const ROOT = join(import.meta.dirname, '../..')

export interface Cut extends Place {
  readonly code: string
  readonly isNoticed: boolean
}

/** Removes one line of a page, runs the related tests and the journeys, and restores the line. */
export function cutWire({ file, line }: Place, journeys: readonly string[]): Cut {
  const path = join(ROOT, file)
  const whole = readFileSync(path, 'utf8')
  const restore = () => writeFileSync(path, whole)
  const stop = () => {
    restore()
    process.exit(130)
  }
  // Ctrl+C ends the tests and this process, so the line must be restored first.
  process.once('SIGINT', stop)
  try {
    writeFileSync(path, withoutLine(whole, line))
    const isNoticed = !passes(['related', file, '--run', '--passWithNoTests']) || !passJourneys(journeys)
    return { file, line, code: whole.split('\n')[line - 1]!.trim(), isNoticed }
  } finally {
    restore()
    process.off('SIGINT', stop)
  }
}

/** Whether these journeys pass with the present sources; includes a build, which takes minutes. */
export function passJourneys(journeys: readonly string[]): boolean {
  if (journeys.length === 0) return true
  const build = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs')], { cwd: ROOT, stdio: 'ignore' })
  return build.status === 0 && passes(['run', '--config', 'e2e/vitest.config.ts', ...journeys])
}

const passes = (args: readonly string[]): boolean =>
  spawnSync(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: ROOT,
    stdio: 'ignore',
  }).status === 0
