import type { ShownFigures, ShownRun } from '#kit/game/progress/shown.ts'
import { scoreText } from '#kit/game/score-text.ts'
import { formatDate } from '#kit/i18n/dates.ts'
import { numberLocale } from '#kit/i18n/numbers.ts'
import { useLanguage, useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import type { Instant } from '#kit/time/time.ts'
import { runTexts } from '../texts.ts'
import styles from './figures.module.css'

/** Statistics of a game: one section per board, the current one open. */
export function FiguresPart({ figures }: { readonly figures: readonly ShownFigures[] }) {
  const say = useMessages(runTexts)
  return (
    <section>
      <h3>{say('figures')}</h3>
      {figures.map((one, index) => (
        <details key={one.name} className={styles.board} open={index === 0}>
          <summary>{one.name}</summary>
          {one.played === 0 ? <p className={styles.note}>{say('figuresNone')}</p> : <Board board={one} />}
        </details>
      ))}
    </section>
  )
}

function Board({ board }: { readonly board: ShownFigures }) {
  const say = useMessages(runTexts)
  const { marks, runs } = board
  return (
    <>
      <Numbers board={board} />
      {marks.length > 0 && <Marks marks={marks} />}
      <h4>{say('cleanRuns')}</h4>
      {runs.length === 0 ? (
        <p className={styles.note}>{say('cleanNone')}</p>
      ) : (
        <ol className={styles.runs}>
          {runs.map((run) => (
            <RunRow key={`${run.score} ${run.at}`} run={run} />
          ))}
        </ol>
      )}
    </>
  )
}

function Numbers({ board }: { readonly board: ShownFigures }) {
  const say = useMessages(runTexts)
  const language = useLanguage()
  const number = useNumber()
  const time = (millis: number) => scoreText('milliseconds', millis, number)
  const percent = (share: number) =>
    new Intl.NumberFormat(numberLocale(language), { style: 'percent' }).format(share)
  const { played, won, row, bestRow, average, usual, fastest } = board
  const rows: (readonly [string, number | undefined, (value: number) => string])[] = [
    [say('played'), played, number],
    [say('won'), won, number],
    [say('wonShare'), won === undefined ? undefined : won / played, percent],
    [say('wonRow'), row, number],
    [say('wonBestRow'), bestRow, number],
    [say('average'), average, number],
    [say('usualTime'), usual, time],
    [say('fastest'), fastest, time],
  ]
  return (
    <dl className={styles.numbers}>
      {rows.map(([label, value, written]) =>
        value === undefined ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{written(value)}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

function Marks({ marks }: Pick<ShownFigures, 'marks'>) {
  const say = useMessages(runTexts)
  const number = useNumber()
  const most = Math.max(...marks.map(({ count }) => count))
  return (
    <>
      <h4>{say('marks')}</h4>
      <dl className={styles.marks}>
        {marks.map(({ name, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <i style={{ inlineSize: `${(100 * count) / most}%` }} />
              {number(count)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function RunRow({ run: { score, mark, millis, at } }: { readonly run: ShownRun }) {
  const language = useLanguage()
  const number = useNumber()
  return (
    <li>
      <b>{number(score)}</b>
      {mark !== undefined && <span>{mark}</span>}
      {millis !== undefined && <span>{scoreText('milliseconds', millis, number)}</span>}
      <time dateTime={new Date(at).toISOString()}>{formatDate(at as Instant, systemClock(), language)}</time>
    </li>
  )
}
