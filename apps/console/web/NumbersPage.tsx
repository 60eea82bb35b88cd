import { lazy, Suspense, useMemo, useState } from 'react'
import { cellText } from '#modules/numbers/rules/cell-text.ts'
import { csvOf } from '#modules/numbers/rules/csv.ts'
import type { NumbersTable } from '#modules/numbers/model.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { AlertsAbout } from './Alerts.tsx'
import type { CommandInput } from './api.ts'
import type { FactsTable } from './facts-table.ts'
import { asTable, drawable, drawingOf, REPORTS, type NumbersReport } from './numbers-reports.ts'
import { Input, Labelled, Loading, RefusalNote } from './Parts.tsx'
import { SortedTable } from './ResultTable.tsx'
import { useSay, type TextKey } from './texts.ts'
import { useReadCommand } from './use-read.ts'
import consoleStyles from './console.module.css'
import styles from './numbers.module.css'

const NUMBERS_ALERTS = ['IsletDaysNotCounted']

const Chart = lazy(() => import('./Chart.tsx'))

/** Visits, plays and retention: the same figures as `portal stats`, as a chart and a table. */
export function NumbersPage({ report: key }: { readonly report: string }) {
  const say = useSay()
  const report = REPORTS.find((one) => one.key === key) ?? REPORTS[0]!
  return (
    <>
      <AlertsAbout names={NUMBERS_ALERTS} />
      <nav className={styles.tabs} aria-label={say('numbers.reports')}>
        {REPORTS.map((one) => (
          <a key={one.key} href={`#/numbers/${one.key}`} aria-current={one === report ? 'page' : undefined}>
            {say(`numbers.${one.key}` as TextKey)}
          </a>
        ))}
      </nav>
      <Report key={report.key} report={report} />
    </>
  )
}

/** How many terms and games are read. */
const MOST_ROWS = '100'

function commandOf(
  report: NumbersReport,
  by: string,
  { from, to }: { from: string; to: string },
): CommandInput {
  if (report.key === 'searches')
    return { command: 'stats searches', options: { days: '30', least: '1', limit: MOST_ROWS } }
  return {
    command: `stats ${report.key}`,
    options: {
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
      ...(report.by.length > 1 ? { by } : {}),
      ...(report.key === 'games' ? { limit: MOST_ROWS } : {}),
    },
  }
}

function Report({ report }: { readonly report: NumbersReport }) {
  const say = useSay()
  const [by, setBy] = useState(report.by[0]!)
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const { facts, refusal } = useReadCommand<unknown>(commandOf(report, by, { from, to }))
  const name = say(`numbers.${report.key}` as TextKey)
  return (
    <section className={consoleStyles.panel} aria-label={name}>
      <h2>{name}</h2>
      <p className={consoleStyles.quiet}>{say(`numbers.${report.key}Note` as TextKey)}</p>
      {report.key !== 'searches' && (
        <div className={consoleStyles.row}>
          <Labelled label={say('numbers.from')}>
            <Input type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
          </Labelled>
          <Labelled label={say('numbers.to')}>
            <Input type="date" value={to} onChange={(event) => setTo(event.target.value)} />
          </Labelled>
          {report.by.length > 1 && (
            <Labelled label={say('numbers.by')}>
              <select
                className={consoleStyles.input}
                value={by}
                onChange={(event) => setBy(event.target.value)}
              >
                {report.by.map((one) => (
                  <option key={one} value={one}>
                    {say(`col.${one}` as TextKey)}
                  </option>
                ))}
              </select>
            </Labelled>
          )}
        </div>
      )}
      <RefusalNote refusal={refusal} />
      {facts === undefined && !refusal && <Loading />}
      {facts !== undefined && <Figures report={report} table={asTable(facts)} name={name} />}
    </section>
  )
}

/** The table for display: heads in the operator's language, cells as on a terminal. */
const shownOf = ({ columns, rows }: NumbersTable): FactsTable => ({
  heads: columns.map(({ name }) => name),
  rows,
})

function Figures({
  report,
  table,
  name,
}: {
  readonly report: NumbersReport
  readonly table: NumbersTable
  readonly name: string
}) {
  const say = useSay()
  const [chosen, setChosen] = useState<readonly string[]>(report.drawn)
  const said = JSON.stringify(table)
  const drawing = useMemo(
    () => drawingOf(JSON.parse(said) as NumbersTable, chosen, report.areSteps),
    [said, chosen, report.areSteps],
  )
  if (table.rows.length === 0) return <EmptyState title={say('numbers.none')} note={say('numbers.noneYet')} />
  const labelled = report.areSteps
    ? { ...drawing, labels: drawing.labels.map((label) => say(`col.${label}` as TextKey)) }
    : drawing
  return (
    <>
      {!report.areSteps && (
        <Drawn isMany={drawing.isTime} names={drawable(table)} chosen={chosen} onChoose={setChosen} />
      )}
      <Suspense fallback={<Loading />}>
        <Chart drawing={labelled} name={name} />
      </Suspense>
      <SortedTable
        name={`stats ${report.key}`}
        table={shownOf(table)}
        headOf={(head) => say(`col.${head}` as TextKey)}
        show={(head, value) =>
          cellText(value as string | number | null, table.columns.find((one) => one.name === head)!.cells)
        }
        toFile={() => csvOf(table)}
      />
    </>
  )
}

/** Chooses the columns of the chart: several lines, or one row of bars. */
function Drawn({
  isMany,
  names,
  chosen,
  onChoose,
}: {
  readonly isMany: boolean
  readonly names: readonly string[]
  readonly chosen: readonly string[]
  readonly onChoose: (chosen: readonly string[]) => void
}) {
  const say = useSay()
  const choose = (name: string, isOn: boolean) => {
    if (!isMany) return onChoose([name])
    return onChoose(isOn ? [...chosen, name] : chosen.filter((one) => one !== name))
  }
  const first = names.find((name) => chosen.includes(name))
  return (
    <fieldset>
      <legend>{say('numbers.drawn')}</legend>
      <div className={consoleStyles.row}>
        {names
          .filter((name) => name !== 'last')
          .map((name) => (
            <label key={name} className={consoleStyles.check}>
              <input
                type={isMany ? 'checkbox' : 'radio'}
                name="drawn"
                checked={isMany ? chosen.includes(name) : name === first}
                onChange={(event) => choose(name, event.target.checked)}
              />
              <span>{say(`col.${name}` as TextKey)}</span>
            </label>
          ))}
      </div>
    </fieldset>
  )
}
