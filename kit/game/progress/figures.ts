import { isFields, type Fields } from '#kit/result/fields.ts'
import { isCount, MOST_COINS, parsed } from './progress.ts'

/** A player's statistics in one game, by board, mode or grade. They come from the player's browser and prove nothing. */
export interface Figures {
  readonly kind: 'figures'
  readonly boards: Readonly<Record<string, BoardFigures>>
  /** The run counted last: if it is undone and ends again, it counts once. */
  readonly last: string
  /** Playing time of the current run. */
  readonly clock?: RunClock
}

export interface RunClock {
  readonly run: string
  readonly millis: number
}

export interface BoardFigures {
  readonly played: number
  readonly won: number
  /** Current and longest winning streak. */
  readonly row: number
  readonly bestRow: number
  /** Total points of all runs. */
  readonly points: number
  /** Won runs with a known time, their total and their shortest time. */
  readonly timed: number
  readonly millis: number
  readonly fastest: number
  /** How often a run reached each mark: a tile, a number of stars. */
  readonly marks: Readonly<Record<string, number>>
  /** The best runs without undo, hint or retry, best first. */
  readonly clean: readonly CleanRun[]
}

export interface CleanRun {
  readonly score: number
  readonly mark: string
  /** Duration; 0 if it was not measured. */
  readonly millis: number
  /** When it ended, in milliseconds since 1970. */
  readonly at: number
}

/** A run that has just ended. */
export interface EndedRun extends CleanRun {
  readonly id: string
  readonly board: string
  readonly isWon: boolean
  /** Undo, hints or a known deal. */
  readonly isHelped: boolean
}

/** Number of best runs stored. */
export const MOST_CLEAN = 10
/** A longer time means that the page was left open. */
const LONGEST = 24 * 3_600_000
const MOST_BOARDS = 64
const MOST_MARKS = 40
const MOST_LETTERS = 24
/** The largest value that `Date` accepts. */
const LAST_MOMENT = 8.64e15

export const NO_FIGURES: Figures = { kind: 'figures', boards: {}, last: '' }
export const NO_RUNS: BoardFigures = {
  played: 0,
  won: 0,
  row: 0,
  bestRow: 0,
  points: 0,
  timed: 0,
  millis: 0,
  fastest: 0,
  marks: {},
  clean: [],
}

/** The statistics after a run. */
export function counted(figures: Figures, run: EndedRun): Figures {
  if (figures.last === run.id) return figures
  const before = figures.boards[run.board] ?? NO_RUNS
  const { clock: _over, ...rest } = figures
  return { ...rest, last: run.id, boards: { ...figures.boards, [run.board]: withRun(before, run) } }
}

function withRun(before: BoardFigures, run: EndedRun): BoardFigures {
  const { score, mark, isWon, isHelped, at } = run
  const millis = Math.min(LONGEST, run.millis)
  const row = isWon ? before.row + 1 : 0
  const isTimed = isWon && millis > 0
  const isFastest = isTimed && !isHelped && (before.fastest === 0 || millis < before.fastest)
  return {
    played: before.played + 1,
    won: before.won + (isWon ? 1 : 0),
    row,
    bestRow: Math.max(before.bestRow, row),
    points: Math.min(MOST_COINS, before.points + score),
    timed: before.timed + (isTimed ? 1 : 0),
    millis: Math.min(MOST_COINS, before.millis + (isTimed ? millis : 0)),
    fastest: isFastest ? millis : before.fastest,
    marks: mark ? { ...before.marks, [mark]: (before.marks[mark] ?? 0) + 1 } : before.marks,
    clean: isHelped ? before.clean : bestRuns([...before.clean, { score, mark, millis, at }]),
  }
}

/** A run without a time counts as the slowest. */
const timeOf = ({ millis }: CleanRun) => millis || LONGEST

/** The best runs first, without duplicates; ties go to the faster, then the earlier. */
export function bestRuns(runs: readonly CleanRun[]): readonly CleanRun[] {
  const known = new Set<string>()
  return runs
    .toSorted((one, other) => other.score - one.score || timeOf(one) - timeOf(other) || one.at - other.at)
    .filter(({ score, at }) => {
      const key = `${score} ${at}`
      return !known.has(key) && known.add(key)
    })
    .slice(0, MOST_CLEAN)
}

/** Reads stored statistics; each damaged part is reset, the others stay. */
export function readFigures(memory: string | undefined): Figures {
  const kept = parsed(memory)
  if (kept?.['kind'] !== 'figures') return NO_FIGURES
  const boards = entriesOf(kept['boards']).flatMap(([id, board]) =>
    isFields(board) && id.length <= MOST_LETTERS ? [[id, boardOf(board)] as const] : [],
  )
  const clock = kept['clock']
  return {
    kind: 'figures',
    boards: Object.fromEntries(boards.slice(0, MOST_BOARDS)),
    last: typeof kept['last'] === 'string' ? kept['last'] : '',
    ...(isFields(clock) && typeof clock['run'] === 'string' && isCount(clock['millis'])
      ? { clock: { run: clock['run'], millis: clock['millis'] } }
      : {}),
  }
}

export const writeFigures = (figures: Figures): string => JSON.stringify(figures)

const entriesOf = (value: unknown) => (isFields(value) ? Object.entries(value) : [])

function boardOf(kept: Fields): BoardFigures {
  const count = (key: keyof BoardFigures) => (isCount(kept[key]) ? kept[key] : 0)
  const played = count('played')
  const won = Math.min(played, count('won'))
  const marks = entriesOf(kept['marks']).filter(
    ([mark, often]) => mark.length <= MOST_LETTERS && isCount(often),
  )
  const clean = Array.isArray(kept['clean']) ? kept['clean'].filter(isClean) : []
  return {
    played,
    won,
    row: count('row'),
    bestRow: count('bestRow'),
    points: count('points'),
    timed: Math.min(won, count('timed')),
    millis: count('millis'),
    fastest: count('fastest'),
    marks: Object.fromEntries(marks.slice(0, MOST_MARKS)) as Record<string, number>,
    clean: bestRuns(clean.map(({ score, mark, millis, at }) => ({ score, mark, millis, at }))),
  }
}

const isClean = (value: unknown): value is CleanRun =>
  isFields(value) &&
  isCount(value['score']) &&
  isCount(value['millis']) &&
  typeof value['mark'] === 'string' &&
  value['mark'].length <= MOST_LETTERS &&
  typeof value['at'] === 'number' &&
  value['at'] >= 0 &&
  value['at'] <= LAST_MOMENT
