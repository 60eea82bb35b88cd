import type { GameContext, Run } from '../contract.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { openFigureBook, runName, wasHelped, type FigureNames } from './figure-book.ts'
import { clockText, playClock } from './play-clock.ts'

type Context = Pick<GameContext, 'host' | 'memory' | 'remembered'>

interface Wishes extends FigureNames {
  run(): Run<unknown>
  /** The time changed: redraw the counters. */
  counted(): void
}

/** The time of the current run, and the statistics of finished ones. */
export interface TimedBook {
  /** A board is shown, untouched in this visit: the time of a stored one continues, that of a new one starts at zero. */
  laid(isKept: boolean): void
  touched(): void
  /** The run ended; `mark` is how far it came. */
  ended(mark: string): void
  paused(): void
  gone(): void
  /** The time for the counters; undefined if the player hides it with the option `time`. */
  shownTime(): string | undefined
}

const KEEP_EVERY = 5000

export function openTimedBook(context: Context, { run, counted, ...names }: Wishes): TimedBook {
  const isTimed = () => context.remembered('time') !== 'off'
  const clock = playClock({ tick: () => isTimed() && counted() })
  const book = openFigureBook(context, names)
  const keep = () => book.keepClock(runName(run()), clock.passed())
  return {
    shownTime: () => (isTimed() ? clockText(clock.passed()) : undefined),
    laid(isKept) {
      const before = book.playedOf(runName(run()))
      clock.set(isKept ? before : 0)
      // A restart of the same deal has the id of the run before it.
      if (!isKept && before > 0) keep()
      book.show()
    },
    touched() {
      clock.go()
      if (clock.passed() - book.playedOf(runName(run())) >= KEEP_EVERY) keep()
    },
    ended(mark) {
      clock.hold()
      const { level, sim } = run()
      book.ended({
        id: runName(run()),
        board: String(level),
        score: sim.score,
        mark,
        millis: clock.passed(),
        at: systemClock(),
        // A cleared board counts as won; if runs can be lost, the game says so.
        isWon: sim.status === 'won',
        isHelped: wasHelped(run()),
      })
    },
    paused() {
      clock.hold()
      if (run().sim.status === 'playing' && clock.passed() > 0) keep()
    },
    gone: clock.hold,
  }
}

/** The current board first, the others in their order. */
export const tableFirst = <Board extends { readonly id: string }>(
  boards: readonly Board[],
  level: number,
): readonly Board[] =>
  boards.toSorted((one, other) => Number(other.id === String(level)) - Number(one.id === String(level)))

const STARS = ['', '★', '★★', '★★★']
export const starsText = (stars: string): string => STARS[Number(stars)] ?? ''
