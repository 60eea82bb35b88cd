import type { GameContext, Run } from '#kit/game/contract.ts'
import type { PencilFollower } from '#kit/game/pencil/pencil-game.ts'
import { openTimedBook, starsText, tableFirst, type TimedBook } from '#kit/game/progress/timed-book.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import type { SudokuDefinition } from './definitions.ts'
import { countersOf, levelName, optionsOf } from './portal-texts.ts'
import type { Input, State } from './rules.ts'

type Context = GameContext<SudokuDefinition, Input>

/** The current run with its time, and the statistics of all runs. */
export interface Sitting extends PencilFollower {
  run: Run<Input>
  readonly shownTime: TimedBook['shownTime']
  /** Called when the player shows or hides the time. */
  showTime(): void
}

export const stateOf = ({ sim }: Run<Input>) => (sim as TurnSim<State, Input>).state

export function openSitting(context: Context, run: Run<Input>): Sitting {
  const { host } = context
  const count = () => host.hud(countersOf(context, stateOf(sitting.run), book.shownTime()))
  const book = openTimedBook(context, {
    run: () => sitting.run,
    counted: count,
    isWon: false,
    hasPoints: false,
    boards: () => boardsOf(context, sitting.run.level),
    mark: starsText,
  })
  const sitting: Sitting = {
    ...book,
    run,
    ended: (stars) => book.ended(String(stars)),
    showTime() {
      count()
      host.options(optionsOf(context, sitting.run.level, stateOf(sitting.run).isBlind ?? false))
    },
  }
  return sitting
}

const boardsOf = (context: Context, level: number) =>
  tableFirst(
    context.definition.sudokus.map((_, index) => ({
      id: String(index + 1),
      name: levelName(context, index + 1),
    })),
    level,
  )
