import type { GameContext, Run } from '#kit/game/contract.ts'
import type { DeskFollower } from '#kit/game/pencil/desk-game.ts'
import { openFigureBook, runName, wasHelped, type FigureBook } from '#kit/game/progress/figure-book.ts'
import { clockText, playClock, type PlayClock } from '#kit/game/progress/play-clock.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import type { SudokuDefinition } from './definitions.ts'
import { countersOf, levelName, optionsOf } from './portal-texts.ts'
import type { Input, State } from './rules.ts'

type Context = GameContext<SudokuDefinition, Input>

/** The run under way with its time, and the figures of all that were played. */
export interface Sitting extends DeskFollower {
  run: Run<Input>
  /** The time for the counters; nothing where the player hides it. */
  shownTime(): string | undefined
  /** The player has shown or hidden it. */
  showTime(): void
}

export const stateOf = ({ sim }: Run<Input>) => (sim as TurnSim<State, Input>).state

const KEEP_EVERY = 5000
const STARS = ['', '★', '★★', '★★★']

export function openSitting(context: Context, run: Run<Input>): Sitting {
  const { host } = context
  const count = () => host.hud(countersOf(context, stateOf(sitting.run), sitting.shownTime()))
  const clock = playClock({ tick: () => isTimed(context) && count() })
  const book = openFigureBook(context, {
    isWon: false,
    hasPoints: false,
    boards: () => boardsOf(context, sitting.run.level),
    mark: (stars) => STARS[Number(stars)] ?? '',
  })
  const keep = () => book.keepClock(runName(sitting.run), clock.passed())
  const sitting: Sitting = {
    run,
    shownTime: () => (isTimed(context) ? clockText(clock.passed()) : undefined),
    showTime() {
      count()
      host.options(optionsOf(context, sitting.run.level, stateOf(sitting.run).isBlind ?? false))
    },
    laid() {
      clock.set(book.playedOf(runName(sitting.run)))
      book.show()
    },
    touched() {
      clock.go()
      if (clock.passed() - book.playedOf(runName(sitting.run)) >= KEEP_EVERY) keep()
    },
    ended: (stars) => writeDown({ book, clock, run: sitting.run }, stars),
    paused() {
      clock.hold()
      if (sitting.run.sim.status === 'playing' && clock.passed() > 0) keep()
    },
    gone: clock.hold,
  }
  return sitting
}

/** The player sees the time unless they hide it. */
const isTimed = ({ remembered }: Context) => remembered('time') !== 'off'

const boardsOf = (context: Context, level: number) =>
  context.definition.sudokus
    .map((_, index) => ({ id: String(index + 1), name: levelName(context, index + 1) }))
    .toSorted((one, other) => Number(other.id === String(level)) - Number(one.id === String(level)))

interface Ended {
  readonly book: FigureBook
  readonly clock: PlayClock
  readonly run: Run<Input>
}

function writeDown({ book, clock, run }: Ended, stars: number) {
  clock.hold()
  book.ended({
    id: runName(run),
    board: String(run.level),
    score: run.sim.score,
    mark: String(stars),
    millis: clock.passed(),
    at: systemClock(),
    isWon: true,
    isHelped: wasHelped(run),
  })
}
