import { readFileSync } from 'node:fs'
import { treeOf } from '#modules/streaming/host/process-tree.ts'

const TICKS_PER_SECOND = 100

/** Times of a process in /proc: its own, and those of what it had started and is over. */
const OWN = [11, 12]
const ENDED = [13, 14]

/** One that is over by now has handed its time on to who started it. */
function ticksOf(pid: number, places: readonly number[]): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return places.reduce((sum, place) => sum + Number(fields[place]), 0)
  } catch {
    return 0
  }
}

/** Seconds of processor that a process has used. */
export const processorSeconds = (pid: number): number => ticksOf(pid, OWN) / TICKS_PER_SECOND

/** Seconds of processor that a process and all that it has started have used. */
export const treeSeconds = (pid: number): number =>
  treeOf(pid).reduce((sum, one) => sum + ticksOf(one, [...OWN, ...ENDED]), 0) / TICKS_PER_SECOND
