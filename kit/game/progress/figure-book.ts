import type { GameContext, Run } from '../contract.ts'
import { isAssisted } from '../run.ts'
import { counted, NO_RUNS, readFigures, writeFigures, type EndedRun, type Figures } from './figures.ts'
import type { ShownFigures } from './shown.ts'

type Context = Pick<GameContext, 'host' | 'memory'>

/** Names of what a game counts. */
export interface FigureNames {
  /** Boards, modes or grades in their order, the current one first. */
  boards(): readonly { readonly id: string; readonly name: string }[]
  /** Name of a mark, such as a tile or stars. If absent, the game has none. */
  mark?(mark: string): string
  /** Whether a run can be won; endless games cannot. */
  readonly isWon: boolean
  /** Points compare runs; if false, only times are shown. */
  readonly hasPoints: boolean
}

/** The statistics of one game, stored by the page and shown in its menu. */
export interface FigureBook {
  show(): void
  ended(run: EndedRun): void
  /** Playing time of a run before this visit. */
  playedOf(run: string): number
  keepClock(run: string, millis: number): void
}

/** Id of a run, so that it is counted once; a replay of the same deal has another one. */
export const runName = ({ seed, level, aids }: Pick<Run<unknown>, 'seed' | 'level' | 'aids'>) =>
  `${seed}:${level}:${aids?.retries ?? 0}`

export const wasHelped = ({ aids }: Pick<Run<unknown>, 'aids'>) => isAssisted(aids)

export function openFigureBook({ host, memory }: Context, names: FigureNames): FigureBook {
  let figures = readFigures(memory)
  function keep(next: Figures) {
    if (next === figures) return
    figures = next
    host.remember(writeFigures(figures))
  }
  const show = () =>
    host.progress?.({ coins: 0, missions: [], goods: [], medals: [], figures: shownFigures(figures, names) })
  return {
    show,
    ended(run) {
      keep(counted(figures, run))
      show()
    },
    playedOf: (run) => (figures.clock?.run === run ? figures.clock.millis : 0),
    keepClock(run, millis) {
      if (figures.clock?.run !== run || figures.clock.millis !== millis)
        keep({ ...figures, clock: { run, millis } })
    },
  }
}

/** What the page shows: the current board always, the others once played. */
export function shownFigures({ boards }: Figures, names: FigureNames): readonly ShownFigures[] {
  const { isWon, hasPoints } = names
  return names.boards().flatMap(({ id, name }, index) => {
    const board = boards[id] ?? NO_RUNS
    if (index > 0 && board.played === 0) return []
    const marks = Object.entries(board.marks)
      .filter(([, count]) => count > 0)
      .toSorted(([one], [other]) => Number(other) - Number(one))
      .map(([mark, count]) => ({ name: names.mark?.(mark) ?? mark, count }))
    const { played, won, row, bestRow, timed, millis, fastest, points, clean } = board
    return {
      name,
      played,
      ...(isWon ? { won, row, bestRow } : {}),
      ...(hasPoints && played > 0 ? { average: Math.round(points / played) } : {}),
      ...(timed > 0 ? { usual: Math.round(millis / timed) } : {}),
      ...(fastest > 0 ? { fastest } : {}),
      marks: names.mark ? marks : [],
      runs: clean.map((run) => ({
        score: run.score,
        at: run.at,
        ...(run.millis > 0 ? { millis: run.millis } : {}),
        ...(names.mark && run.mark ? { mark: names.mark(run.mark) } : {}),
      })),
    }
  })
}
