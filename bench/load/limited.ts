import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = '/sys/fs/cgroup'
/** Microseconds of the CPU quota's period; a quota must be at least a thousand. */
const PERIOD = 10_000

/** A CPU quota for processes, independent of other load. */
export interface Share {
  add(pid: number): void
  /** Limits the processes to this many cores. */
  limit(cores: number): void
  remove(): void
}

/** A share without a limit at first; undefined if this machine does not allow limits. */
export function openShare(name: string): Share | undefined {
  const isFirst = existsSync(join(ROOT, 'cpu'))
  const folder = join(ROOT, isFirst ? 'cpu' : '', name)
  const write = (file: string, value: string) => writeFileSync(join(folder, file), value)
  try {
    mkdirSync(folder, { recursive: true })
    if (!isFirst && !readFileSync(join(ROOT, 'cgroup.subtree_control'), 'utf8').includes('cpu'))
      writeFileSync(join(ROOT, 'cgroup.subtree_control'), '+cpu')
    if (isFirst) write('cpu.cfs_period_us', String(PERIOD))
    // The quota should decide, not other processes on the machine.
    if (isFirst) write('cpu.shares', '100000')
    else write('cpu.weight', '10000')
  } catch {
    return undefined
  }
  return {
    add: (pid) => write('cgroup.procs', String(pid)),
    limit(cores) {
      const quota = String(Math.round(cores * PERIOD))
      if (isFirst) write('cpu.cfs_quota_us', quota)
      else write('cpu.max', `${quota} ${PERIOD}`)
    },
    remove: () => rmdirSync(folder),
  }
}
