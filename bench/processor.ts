import { readFileSync } from 'node:fs'
import { treeOf } from '#modules/streaming/host/process-tree.ts'

const TICKS_PER_SECOND = 100

/** Fields of /proc/PID/stat: the process's own times, and those of its ended children. */
const OWN = [11, 12]
const ENDED = [13, 14]

/** CPU ticks of a process; 0 if it has ended, because its time then counts for its parent. */
function ticksOf(pid: number, places: readonly number[]): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return places.reduce((sum, place) => sum + Number(fields[place]), 0)
  } catch {
    return 0
  }
}

/** CPU seconds that a process has used. */
export const processorSeconds = (pid: number): number => ticksOf(pid, OWN) / TICKS_PER_SECOND

/** CPU seconds that a process and all its descendants have used. */
export const treeSeconds = (pid: number): number =>
  treeOf(pid).reduce((sum, one) => sum + ticksOf(one, [...OWN, ...ENDED]), 0) / TICKS_PER_SECOND
