import { readdirSync, readFileSync } from 'node:fs'
import { isRunning } from '../host/process-tree.ts'

/** Finds processes by a mark in their command line or environment, and remembers them: while a program is replaced, neither is readable. */
export function openMarked(mark: string) {
  const known = new Set<number>()
  /** Those that run now, without this process itself. */
  const running = (): number[] => {
    for (const name of readdirSync('/proc')) {
      const pid = Number(name)
      if (pid > 0 && pid !== process.pid && isMarked(pid, mark)) known.add(pid)
    }
    return [...known].filter(isRunning)
  }
  const kill = () => {
    for (const pid of running()) killNow(pid)
  }
  return { running, kill, nameOf: (pid: number) => read(`/proc/${pid}/comm`).trim() }
}

function killNow(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // It ended with another one.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

const isMarked = (pid: number, mark: string) =>
  ['cmdline', 'environ'].some((file) => read(`/proc/${pid}/${file}`).includes(mark))

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    // It ended meanwhile.
    return ''
  }
}
