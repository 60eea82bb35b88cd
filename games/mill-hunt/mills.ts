import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { type Board, boardNamed } from './boards.ts'
import type { MillDefinition } from './definition.ts'
import {
  countOf,
  endingOf,
  type OldGame,
  type OldPosition,
  type Outcome,
  pathOf,
  spotsOf,
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

interface Game {
  readonly men: MillDefinition['men']
  readonly flies: MillDefinition['flies']
  readonly early: MillDefinition['early']
  readonly goal: MillDefinition['goal']
  readonly barred: MillDefinition['barred']
  readonly near: Board['near']
  readonly mills: Board['runs']
  readonly through: readonly Board['runs'][]
}

/** Fill a line of three: it takes a rival piece, or wins at once where no more than three are played with. */
export function millGame({ board: name, men, flies, early, goal, barred }: MillDefinition): OldGame {
  const { points, runs, near } = boardNamed(name)
  const mills = runs.filter((run) => run.length === MILL)
  const through = points.map((_, spot) => mills.filter((mill) => mill.includes(spot)))

  const game: Game = {
    men,
    flies,
    early,
    goal,
    barred,
    near,
    mills,
    through,
  }

  return {
    rules: {
      usualLength: goal === 'row' ? 24 : 70,
      start: () => ({ cells: points.map(() => 0), turn: 0, outcome: -1, quiet: 0, hands: [men, men] }),
      turn: ({ turn }) => turn,
      moves: (position) => movesOf(game, position),
      play: (position, path) => play(game, position, path),
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
      worth: (position, seat) => side(game, position, seat) - side(game, position, otherSeat(seat)),
      order: (position) =>
        movesOf(game, position).sort((one, other) => spotCount(position, other) - spotCount(position, one)),
    },
  }
}

function inMill(game: Game, cells: readonly number[], spot: number) {
  return game.through[spot]!.some((mill) => mill.every((one) => cells[one] === cells[spot]))
}

function takeable(game: Game, cells: readonly number[], seat: Seat): number[] {
  const rivals = cells.flatMap((piece, spot) => (piece === 2 - seat ? [spot] : []))
  const loose = rivals.filter((spot) => !inMill(game, cells, spot))
  return loose.length > 0 ? loose : rivals
}

function maysFly(game: Game, { cells, hands }: OldPosition, seat: Seat) {
  return game.flies && hands[seat] === 0 && countOf(cells, seat + 1) <= MILL
}

/** Places and steps, before anything is taken. */
function stepsOf(game: Game, position: OldPosition): number[][] {
  const { cells, turn, hands } = position
  const isFirst = hands[0] === game.men
  const empty = cells.flatMap((piece, spot) =>
    piece === 0 && !(isFirst && spot === game.barred) ? [spot] : [],
  )
  const steps = hands[turn] > 0 ? empty.map((spot) => [spot]) : []
  if (hands[turn] > 0 && !game.early) return steps
  const anywhere = maysFly(game, position, turn)
  for (const [from, piece] of cells.entries())
    if (piece === turn + 1)
      for (const to of anywhere ? empty : game.near[from]!) if (cells[to] === 0) steps.push([from, to])
  return steps
}

function movesOf(game: Game, position: OldPosition): string[] {
  const { cells, turn } = position
  return stepsOf(game, position).flatMap((step) => {
    const next = moved(cells, step, turn)
    if (game.goal === 'row' || !inMill(game, next, step.at(-1)!)) return [pathOf(step)]
    const prey = takeable(game, next, turn)
    return prey.length > 0 ? prey.map((spot) => pathOf([...step, spot])) : [pathOf(step)]
  })
}

function canMove(game: Game, position: OldPosition, seat: Seat): boolean {
  const { cells, hands } = position
  if (hands[seat] > 0 || maysFly(game, position, seat)) return true
  return cells.some((piece, spot) => piece === seat + 1 && game.near[spot]!.some((to) => cells[to] === 0))
}

function play(game: Game, position: OldPosition, path: string): OldPosition {
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
    (game.goal === 'row' && inMill(game, next, step.at(-1)!)) ||
    countOf(next, rival + 1) + left[rival] < MILL ||
    !canMove(game, after, rival)
  const outcome: Outcome = wins ? turn : after.quiet >= QUIET_MOVES[game.goal] ? 2 : -1
  return { ...after, outcome }
}

function side(game: Game, { cells, hands }: OldPosition, seat: Seat): number {
  let value = MAN * hands[seat]
  for (const [spot, piece] of cells.entries())
    if (piece === seat + 1) {
      value += MAN + game.through[spot]!.length
      for (const to of game.near[spot]!) if (cells[to] === 0) value += 3
    }
  for (const mill of game.mills) {
    let [own, rival] = [0, 0]
    for (const spot of mill)
      if (cells[spot] === seat + 1) own++
      else if (cells[spot] !== 0) rival++
    if (rival === 0) value += own === MILL ? 14 : own === 2 ? 12 : 0
  }
  return value
}

function spotCount({ cells }: OldPosition, path: string): number {
  const spots = spotsOf(path)
  return spots.length - stepLength(cells, spots)
}
