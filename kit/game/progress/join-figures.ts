import { bestRuns, NO_RUNS, readFigures, type BoardFigures, type Figures } from './figures.ts'
import { MOST_COINS } from './progress.ts'

type Kept = Readonly<Record<string, unknown>>

/** Whether stored data is statistics. */
export const isFigures = (memory: unknown): memory is Kept =>
  typeof memory === 'object' && memory !== null && (memory as Figures).kind === 'figures'

/** Merges the statistics of two devices: counts the runs of both once and keeps the best of both. */
export function joinFigures(before: Kept | undefined, mine: Kept, theirs: Kept): Figures {
  const [local, remote] = [cleaned(mine), cleaned(theirs)]
  const base = before && cleaned(before)
  const ids = [...new Set([...Object.keys(local.boards), ...Object.keys(remote.boards)])]
  const boards = ids.map((id) => {
    const [one, other] = [local.boards[id] ?? NO_RUNS, remote.boards[id] ?? NO_RUNS]
    return [id, joinBoard(base && (base.boards[id] ?? NO_RUNS), one, other)] as const
  })
  const clock = local.clock ?? remote.clock
  return {
    kind: 'figures',
    boards: Object.fromEntries(boards),
    last: local.last || remote.last,
    ...(clock ? { clock } : {}),
  }
}

const cleaned = (memory: Kept): Figures => readFigures(JSON.stringify(memory))

function joinBoard(base: BoardFigures | undefined, one: BoardFigures, other: BoardFigures): BoardFigures {
  const sum = (key: 'played' | 'won' | 'points' | 'timed' | 'millis') =>
    both(base?.[key], one[key], other[key])
  const marks = [...new Set([...Object.keys(one.marks), ...Object.keys(other.marks)])].map(
    (mark) =>
      [mark, both(base && (base.marks[mark] ?? 0), one.marks[mark] ?? 0, other.marks[mark] ?? 0)] as const,
  )
  const fastest = [one.fastest, other.fastest].filter((millis) => millis > 0)
  return {
    played: sum('played'),
    won: sum('won'),
    // The streak of the device with more runs continues.
    row: (one.played >= other.played ? one : other).row,
    bestRow: Math.max(one.bestRow, other.bestRow),
    points: sum('points'),
    timed: sum('timed'),
    millis: sum('millis'),
    fastest: fastest.length > 0 ? Math.min(...fastest) : 0,
    marks: Object.fromEntries(marks),
    clean: bestRuns([...one.clean, ...other.clean]),
  }
}

/** Without a common base, the larger count is used. */
function both(base: number | undefined, local: number, remote: number): number {
  const joined = base === undefined ? Math.max(local, remote) : local + remote - base
  return Math.min(MOST_COINS, Math.max(0, joined))
}
