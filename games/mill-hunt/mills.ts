import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { boardNamed } from './boards.ts'
import type { MillDefinition } from './definition.ts'
import {
  countOf,
  endingOf,
  pathOf,
  spotsOf,
  type OldGame,
  type OldPosition,
  type Outcome,
} from './position.ts'

const MILL = 3
/** Moves without a mill after which nobody wins; with three pieces each, a row is found sooner or never. */
const QUIET_MOVES = { take: 60, row: 40 } as const
const MAN = 100

/** The board after a step. */
function moved(cells: readonly number[], step: readonly number[], seat: Seat): number[] {
  const next = [...cells]
  if (step.length > 1) next[step[0]!] = 0
  next[step.at(-1)!] = seat + 1
  return next
}

/** How many of the spots belong to the step itself. */
const stepLength = (cells: readonly number[], spots: readonly number[]) => (cells[spots[0]!] === 0 ? 1 : 2)

/** Fill a line of three: it takes a rival piece, or wins at once where no more than three are played with. */
export function millGame({ board: name, men, flies, early, goal, barred }: MillDefinition): OldGame {
  const { points, runs, near } = boardNamed(name)
  const mills = runs.filter((run) => run.length === MILL)
  const through = points.map((_, spot) => mills.filter((mill) => mill.includes(spot)))

  const inMill = (cells: readonly number[], spot: number) =>
    through[spot]!.some((mill) => mill.every((one) => cells[one] === cells[spot]))

  function takeable(cells: readonly number[], seat: Seat): number[] {
    const rivals = cells.flatMap((piece, spot) => (piece === 2 - seat ? [spot] : []))
    const loose = rivals.filter((spot) => !inMill(cells, spot))
    return loose.length > 0 ? loose : rivals
  }

  const maysFly = ({ cells, hands }: OldPosition, seat: Seat) =>
    flies && hands[seat] === 0 && countOf(cells, seat + 1) <= MILL

  /** Places and steps, before anything is taken. */
  function stepsOf(position: OldPosition): number[][] {
    const { cells, turn, hands } = position
    const isFirst = hands[0] === men
    const empty = cells.flatMap((piece, spot) => (piece === 0 && !(isFirst && spot === barred) ? [spot] : []))
    const steps = hands[turn] > 0 ? empty.map((spot) => [spot]) : []
    if (hands[turn] > 0 && !early) return steps
    const anywhere = maysFly(position, turn)
    for (const [from, piece] of cells.entries())
      if (piece === turn + 1)
        for (const to of anywhere ? empty : near[from]!) if (cells[to] === 0) steps.push([from, to])
    return steps
  }

  function movesOf(position: OldPosition): string[] {
    const { cells, turn } = position
    return stepsOf(position).flatMap((step) => {
      const next = moved(cells, step, turn)
      if (goal === 'row' || !inMill(next, step.at(-1)!)) return [pathOf(step)]
      const prey = takeable(next, turn)
      return prey.length > 0 ? prey.map((spot) => pathOf([...step, spot])) : [pathOf(step)]
    })
  }

  function canMove(position: OldPosition, seat: Seat): boolean {
    const { cells, hands } = position
    if (hands[seat] > 0 || maysFly(position, seat)) return true
    return cells.some((piece, spot) => piece === seat + 1 && near[spot]!.some((to) => cells[to] === 0))
  }

  function play(position: OldPosition, path: string): OldPosition {
    const { cells, turn, hands, quiet } = position
    const spots = spotsOf(path)
    const length = stepLength(cells, spots)
    const step = spots.slice(0, length)
    const taken = spots[length]
    const next = moved(cells, step, turn)
    if (taken !== undefined) next[taken] = 0
    const left: [number, number] = [...hands]
    if (length === 1) left[turn]--
    const rival = otherSeat(turn)
    const after: OldPosition = {
      cells: next,
      turn: rival,
      outcome: -1,
      quiet: length === 1 || taken !== undefined ? 0 : quiet + 1,
      hands: left,
    }
    const wins =
      (goal === 'row' && inMill(next, step.at(-1)!)) ||
      countOf(next, rival + 1) + left[rival] < MILL ||
      !canMove(after, rival)
    const outcome: Outcome = wins ? turn : after.quiet >= QUIET_MOVES[goal] ? 2 : -1
    return { ...after, outcome }
  }

  function side({ cells, hands }: OldPosition, seat: Seat): number {
    let value = MAN * hands[seat]
    for (const [spot, piece] of cells.entries())
      if (piece === seat + 1) {
        value += MAN + through[spot]!.length
        for (const to of near[spot]!) if (cells[to] === 0) value += 3
      }
    for (const mill of mills) {
      let [own, rival] = [0, 0]
      for (const spot of mill)
        if (cells[spot] === seat + 1) own++
        else if (cells[spot] !== 0) rival++
      if (rival === 0) value += own === MILL ? 14 : own === 2 ? 12 : 0
    }
    return value
  }

  return {
    rules: {
      usualLength: goal === 'row' ? 24 : 70,
      start: () => ({ cells: points.map(() => 0), turn: 0, outcome: -1, quiet: 0, hands: [men, men] }),
      turn: ({ turn }) => turn,
      moves: movesOf,
      play,
      ending: endingOf,
      events(before, path) {
        const spots = spotsOf(path)
        const length = stepLength(before.cells, spots)
        const to = { x: spots[length - 1]! }
        return [
          { kind: length === 1 ? 'place' : 'step', ...to },
          ...(spots.length > length ? [{ kind: 'mill', ...to }] : []),
        ]
      },
    },
    judge: {
      worth: (position, seat) => side(position, seat) - side(position, otherSeat(seat)),
      order: (position) =>
        movesOf(position).sort((one, other) => spotCount(position, other) - spotCount(position, one)),
    },
  }

  function spotCount({ cells }: OldPosition, path: string): number {
    const spots = spotsOf(path)
    return spots.length - stepLength(cells, spots)
  }
}
