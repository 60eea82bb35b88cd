import { useState } from 'react'
import { csvOf } from '#modules/staff/rules/csv.ts'
import { headInWords, shownCell, sortedBy, tableOf, type FactsTable } from './facts-table.ts'
import { Act } from './Parts.tsx'
import { useSay } from './texts.ts'
import styles from './console.module.css'

/** The table shows at most this many rows; the CSV file has all. */
const MOST_ROWS = 500

const fileOf = ({ heads, rows }: FactsTable) =>
  csvOf(
    heads,
    rows.map((row) => row.map((value, column) => shownCell(heads[column]!, value))),
  )

function save(name: string, content: string) {
  // The byte order mark makes spreadsheets read it as UTF-8.
  const file = new Blob(['\ufeff', content], { type: 'text/csv;charset=utf-8' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${name.replaceAll(' ', '-')}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The result of a command: a table that can be sorted and saved as CSV, or its text. */
export function ResultTable({
  name,
  facts,
  text,
}: {
  readonly name: string
  readonly facts: unknown
  readonly text: string
}) {
  const say = useSay()
  const table = tableOf(facts)
  if (!table)
    return (
      <pre className={styles.pre} lang="en" dir="ltr" tabIndex={0}>
        {text || say('empty')}
      </pre>
    )
  return <SortedTable name={name} table={table} />
}

/** A table that can be sorted by any column and saved as a file. */
export function SortedTable({
  name,
  table,
  headOf,
  show = shownCell,
  toFile,
}: {
  readonly name: string
  readonly table: FactsTable
  /** The head of a column in the operator's language; without it, the command's English name. */
  readonly headOf?: (head: string) => string
  readonly show?: (head: string, value: unknown) => string
  /** The content of the file, if it differs from what is shown. */
  readonly toFile?: () => string
}) {
  const say = useSay()
  const [order, setOrder] = useState<{ readonly column: number; readonly isDown: boolean }>()
  const rows = order ? sortedBy(table, order.column, order.isDown) : table.rows
  const sort = (column: number) =>
    setOrder((now) => ({ column, isDown: now?.column === column && !now.isDown }))
  const sortOf = (column: number) => {
    if (order?.column !== column) return 'none'
    return order.isDown ? 'descending' : 'ascending'
  }
  return (
    <div className={styles.list}>
      <div className={styles.row}>
        <span className={styles.quiet}>{say('rows', { count: rows.length })}</span>
        <Act onClick={() => save(name, toFile ? toFile() : fileOf({ heads: table.heads, rows }))}>
          {say('csv')}
        </Act>
      </div>
      <div
        className={styles.scroll}
        tabIndex={0}
        role="region"
        aria-label={name}
        {...(headOf ? {} : { lang: 'en', dir: 'ltr' })}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              {table.heads.map((head, column) => (
                <th key={head} scope="col" aria-sort={sortOf(column)}>
                  <button type="button" onClick={() => sort(column)}>
                    {(headOf ?? headInWords)(head)}
                    <span aria-hidden>{{ none: '', ascending: ' ↑', descending: ' ↓' }[sortOf(column)]}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MOST_ROWS).map((row, place) => (
              <tr key={place}>
                {row.map((value, column) => (
                  <td key={table.heads[column]}>
                    <bdi>{show(table.heads[column]!, value)}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
