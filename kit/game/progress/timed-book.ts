import type { GameContext, Run } from '../contract.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { openFigureBook, runName, wasHelped, type FigureNames } from './figure-book.ts'
import { clockText, playClock } from './play-clock.ts'

type Context = Pick<GameContext, 'host' | 'memory' | 'remembered'>

interface Wishes extends FigureNames {
  run(): Run<unknown>
  /** The seconds have changed: show the counters anew. */
  counted(): void
}

/** The time of the run under way, and the figures of all that were played to their end. */
export interface TimedBook {
  /** A board stands, untouched in this visit: one that was kept goes on, a fresh one begins at zero. */
  laid(isKept: boolean): void
  touched(): void
  /** The run has ended; `mark` is how far it came. */
  ended(mark: string): void
  paused(): void
  gone(): void
  /** The time for the counters; nothing where the player hides it by the option `time`. */
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
      // The same deal from its beginning has the name of the run before it.
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
        // A board that is cleared is a won one: where runs can be lost, the game says so.
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

/** The board on the table first, the others in their order. */
export const tableFirst = <Board extends { readonly id: string }>(
  boards: readonly Board[],
  level: number,
): readonly Board[] =>
  boards.toSorted((one, other) => Number(other.id === String(level)) - Number(one.id === String(level)))

const STARS = ['', '★', '★★', '★★★']
export const starsText = (stars: string): string => STARS[Number(stars)] ?? ''
