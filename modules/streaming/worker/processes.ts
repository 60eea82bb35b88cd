import { readFileSync } from 'node:fs'

/** A process of the system, told apart from a later one with the same number. */
export interface ProcessMark {
  readonly pid: number
  /** Ticks since the machine was started. */
  readonly startedAt: string
}

export function markOf(pid: number): ProcessMark | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name, in brackets, and may hold anything.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
    const isZombie = fields[0] === 'Z'
    return isZombie ? undefined : { pid, startedAt: fields[19]! }
  } catch {
    return undefined
  }
}

export const isRunning = ({ pid, startedAt }: ProcessMark) => markOf(pid)?.startedAt === startedAt

/** Ends a process and all that it started within its group, at once. */
export function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    // It has ended already, or its pid belongs to another process by now.
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['ESRCH', 'EPERM'].includes(code)) throw error
  }
}
