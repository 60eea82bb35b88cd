import type { NumbersTable } from '../model.ts'

/** Counts of fewer people than this are hidden in exported files. */
export const FEWEST_PEOPLE = 5
const FEW = `<${FEWEST_PEOPLE}`

type Cell = string | number | null

/** Text that a spreadsheet would take for a formula is escaped (OWASP, CSV injection). */
const FORMULA = /^[\s\uFEFF]*[=+\-@|%]|^[\t\r\n]/

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",;\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const isFew = (cell: Cell) => typeof cell === 'number' && cell > 0 && cell < FEWEST_PEOPLE

/**
 * Rows whose count of people is hidden: small counts, and if there is only one the next larger one, which otherwise could be computed
 * from the column's sum in another table.
 */
function hiddenRows(cells: readonly Cell[]): ReadonlySet<number> {
  const hidden = new Set([...cells.keys()].filter((index) => isFew(cells[index]!)))
  if (hidden.size !== 1) return hidden
  const others = [...cells.entries()].filter(
    (entry): entry is [number, number] =>
      !hidden.has(entry[0]) && typeof entry[1] === 'number' && entry[1] > 0,
  )
  const [next] = others.toSorted(([, one], [, other]) => one - other)
  return next ? hidden.add(next[0]) : hidden
}

/** The table without small counts of people, and without other values of those rows derived from them, such as shares and minutes. */
export function withoutFew({ columns, rows }: NumbersTable): NumbersTable {
  const hidden = new Map(
    columns.flatMap(({ cells }, index) =>
      cells === 'people' ? [[index, hiddenRows(rows.map((row) => row[index]!))] as const] : [],
    ),
  )
  return {
    columns,
    rows: rows.map((row, rowIndex) => {
      const hides = [...hidden.values()].some((those) => those.has(rowIndex))
      return row.map((cell, index) => {
        if (isFew(cell) && hidden.has(index)) return FEW
        if (hidden.get(index)?.has(rowIndex)) return null
        return hides && !hidden.has(index) && columns[index]!.cells !== 'text' ? null : cell
      })
    }),
  }
}

/** A table as CSV (RFC 4180). */
export function csvOf(table: NumbersTable): string {
  const { columns, rows } = withoutFew(table)
  return [columns.map(({ name }) => name), ...rows].map((row) => `${row.map(written).join(',')}\r\n`).join('')
}
