import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'islet-test-'

/** A folder for the data of this test run alone; those of runs that were killed are swept away. */
export function makeRunFolder(): string {
  for (const name of readdirSync(tmpdir())) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    if (owner && !isAlive(Number(owner))) rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
  return mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
