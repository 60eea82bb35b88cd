import type { Cells, NumbersTable } from '../model.ts'

/** Fewer people than this are not counted out in a file that leaves the portal. */
export const FEWEST_PEOPLE = 5
const FEW = `<${FEWEST_PEOPLE}`

type Cell = string | number | null

/** What a program for tables would take for a formula is a text, and stays one (OWASP, CSV injection). */
const FORMULA = /^[\s\uFEFF]*[=+\-@|%]|^[\t\r\n]/

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",;\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const isFew = (cell: Cell) => typeof cell === 'number' && cell > 0 && cell < FEWEST_PEOPLE

/**
 * The same table without what leads to few people: such counts are not told, nor the shares beside them, and of a row about
 * few people nothing is.
 */
export function withoutFew({ columns, rows }: NumbersTable): NumbersTable {
  const isOf = (kinds: readonly Cells[], index: number) => kinds.includes(columns[index]!.cells)
  const base = columns.findIndex(({ cells }) => cells === 'people')
  if (base < 0) return { columns, rows }
  return {
    columns,
    rows: rows.map((row) => {
      const isAboutFew = isFew(row[base]!)
      const hasFew = row.some((cell, index) => isOf(['people'], index) && isFew(cell))
      return row.map((cell, index) => {
        if (isOf(['people'], index)) return isFew(cell) ? FEW : cell
        if (isOf(['text'], index)) return cell
        return isAboutFew || (hasFew && isOf(['share'], index)) ? null : cell
      })
    }),
  }
}

/** A table as a file for programs (RFC 4180). */
export function csvOf(table: NumbersTable): string {
  const { columns, rows } = withoutFew(table)
  return [columns.map(({ name }) => name), ...rows].map((row) => `${row.map(written).join(',')}\r\n`).join('')
}
