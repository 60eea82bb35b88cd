import type { NumbersTable } from '../model.ts'

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
 * Where a column of people tells no number: the counts of few, and where there is one of them the next larger one, or it
 * could be told from the sum of the column, which another table has.
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

/**
 * The same table without what leads to few people: such counts are not told, nor anything else of their row that could be
 * theirs, such as shares and minutes.
 */
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

/** A table as a file for programs (RFC 4180). */
export function csvOf(table: NumbersTable): string {
  const { columns, rows } = withoutFew(table)
  return [columns.map(({ name }) => name), ...rows].map((row) => `${row.map(written).join(',')}\r\n`).join('')
}
