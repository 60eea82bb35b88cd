import { hash32 } from '#kit/random/random.ts'
import type { OtherState, SavedRecord, SavedRun } from '../model.ts'

/** A short text is its own mark. */
const LONGEST_PLAIN = 1000

/** A digest of a text, so that equality can be checked without keeping the text. */
export const markOf = (text: string): string =>
  `${text.length}-${hash32(text).toString(36)}-${hash32(`${text.length}:${text}`).toString(36)}`

export const runMark = ({ seed, level, save, version = '' }: SavedRun): string =>
  markOf(`${seed} ${level} ${version} ${save}`)

/** A short memory is its own mark: coins and items can be compared one by one. */
export const memoryMark = (memory: string): string =>
  memory.length <= LONGEST_PLAIN ? `=${memory}` : markOf(memory)

export const otherMark = ({ run, memory }: OtherState): string =>
  `${run ? runMark(run) : ''}/${memory === undefined ? '' : markOf(memory)}`

/** The last common state, as far as a later merge needs it. */
export interface Base {
  readonly plays: number
  readonly level: number
  readonly options: Readonly<Record<string, string>>
  readonly run?: string
  readonly memory?: string
  readonly others: readonly string[]
}

export const baseOf = ({ plays, level, options, run, memory, others = [] }: SavedRecord): Base => ({
  plays,
  level,
  options,
  ...(run ? { run: runMark(run) } : {}),
  ...(memory === undefined ? {} : { memory: memoryMark(memory) }),
  others: others.map(otherMark),
})
