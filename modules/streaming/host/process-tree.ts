import { readFileSync } from 'node:fs'

const PAGE_BYTES = 4096

export function childrenOf(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`)?.trim()
  return children ? children.split(' ').map(Number) : []
}

/** A process and its descendants; those that end meanwhile are left out. */
export function treeOf(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(treeOf)]
}

/** Memory of these processes; shared memory counts for each, erring on the safe side. */
export function memoryOf(pids: readonly number[]): number {
  const pages = pids.map((pid) => Number(read(`/proc/${pid}/statm`)?.split(' ')[1] ?? 0))
  return pages.reduce((sum, count) => sum + count, 0) * PAGE_BYTES
}

/** A zombie has released everything and does not count. */
export function isRunning(pid: number): boolean {
  const stat = read(`/proc/${pid}/stat`)
  return stat !== undefined && !/^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2))
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
