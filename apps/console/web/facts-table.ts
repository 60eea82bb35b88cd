import { isFields } from '#kit/result/fields.ts'
import { inWords } from '#kit/time/in-words.ts'
import type { Duration } from '#kit/time/time.ts'

/** A command's facts as a table: heads, and rows of values. */
export interface FactsTable {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly unknown[])[]
}

/** A list of objects as a table; undefined for anything else, which is shown as text. */
export function tableOf(facts: unknown): FactsTable | undefined {
  if (!Array.isArray(facts) || facts.length === 0 || !facts.every(isFields)) return undefined
  const heads = [...new Set(facts.flatMap((row) => Object.keys(row)))]
  return { heads, rows: facts.map((row) => heads.map((head) => row[head])) }
}

/** The readable name of a field: `succeededAt` becomes `succeeded at`. */
export const headInWords = (head: string) =>
  head.replace(/(\p{Ll})(\p{Lu})/gu, (_, last: string, first: string) => `${last} ${first.toLowerCase()}`)

const EARLIEST_MOMENT = Date.UTC(2000, 0)
const IS_MOMENT = /(?:At|Until|^at|^now)$/

/** Fields with durations in milliseconds. */
const IS_LENGTH = /^(?:every|took)$/

/** A value as a cell shows it; moments as dates that people and spreadsheets can read. */
export function shownCell(head: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' && IS_MOMENT.test(head) && value > EARLIEST_MOMENT)
    return new Date(value).toISOString().slice(0, 19).replace('T', ' ')
  if (typeof value === 'number' && IS_LENGTH.test(head)) return inWords(value as Duration)
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string)
}

/** Sorts rows by a column: numbers by value, everything else in natural order. */
export function sortedBy(
  { heads, rows }: FactsTable,
  column: number,
  isDown: boolean,
): readonly (readonly unknown[])[] {
  const collator = new Intl.Collator(undefined, { numeric: true })
  const head = heads[column] ?? ''
  const sorted = rows.toSorted((one, other) => {
    const [first, second] = [one[column], other[column]]
    return typeof first === 'number' && typeof second === 'number'
      ? first - second
      : collator.compare(shownCell(head, first), shownCell(head, second))
  })
  return isDown ? sorted.toReversed() : sorted
}
