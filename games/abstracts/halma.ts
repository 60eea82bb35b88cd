import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { gridField, starField, type Field } from './fields.ts'
import {
  endingOf,
  leaderOf,
  likeliest,
  opening,
  pathOf,
  spotsOf,
  type AbstractGame,
  type AbstractPosition,
  type Outcome,
} from './position.ts'

/** Moves of both after which the nearer side wins. */
const LONGEST = 220
const CANDIDATES = 18
/** Most rival pieces left in a filled camp: nobody can be kept out for ever. */
const STAY_AT_HOME = 2

interface Camps {
  readonly field: Field
  readonly homes: readonly [readonly number[], readonly number[]]
}

function squareCamps(): Camps {
  const field = gridField(8, 8, true)
  const near = (spot: number) => (spot % 8) + Math.floor(spot / 8) <= 3
  const second = field.points.flatMap((_, spot) => (near(spot) ? [spot] : []))
  return { field, homes: [second.map((spot) => 63 - spot), second] }
}

function starCamps(): Camps {
  const field = starField()
  const second = [0, 1, 2, 3, 4, 5]
  return { field, homes: [second.map((spot) => field.points.length - 1 - spot), second] }
}

/** The board, its camps, and how far each spot is from the goals. */
interface Ground {
  readonly homes: Camps['homes']
  readonly rays: Field['rays']
  readonly near: Field['near']
  readonly far: readonly (readonly number[])[]
}

/** Step, or leap over pieces of either side as often as you can; who first fills the camp across wins. */
export function halmaGame(board: 'square' | 'star'): AbstractGame {
  const { field, homes } = board === 'square' ? squareCamps() : starCamps()
  const { points, rays, near } = field

  const ground: Ground = {
    homes,
    rays,
    near,
    get far() {
      return far
    },
  }
  const tips = [goalOf(ground, 0)[0]!, goalOf(ground, 1)[0]!] as const
  /** Steps from a spot to the tip of a seat's goal. */
  const far: readonly (readonly number[])[] = tips.map((tip) => {
    const steps = new Map([[tip, 0]])
    for (const [spot, count] of steps)
      for (const to of near[spot]!) if (!steps.has(to)) steps.set(to, count + 1)
    return points.map((_, spot) => steps.get(spot) ?? 0)
  })

  return {
    rules: {
      usualLength: 80,
      start: () =>
        opening(points.map((_, spot) => (homes[0].includes(spot) ? 1 : homes[1].includes(spot) ? 2 : 0))),
      turn: ({ turn }) => turn,
      moves: (position) => movesOf(ground, position),
      play: (position, path) => play(ground, position, path),
      ending: endingOf,
      events: (before, path) => events(ground, before, path),
      points: ({ cells }) => [inGoal(ground, cells, 0), inGoal(ground, cells, 1)],
    },
    judge: {
      worth: ({ cells }, seat) => wayLeft(ground, cells, otherSeat(seat)) - wayLeft(ground, cells, seat),
      order: (position) => order(ground, position),
    },
  }
}

const goalOf = ({ homes }: Ground, seat: Seat) => homes[otherSeat(seat)]

function leaps({ rays }: Ground, cells: readonly number[], from: number): number[] {
  const found = new Set([from])
  for (const spot of found)
    for (const [over, to] of rays[spot]!)
      if (over !== undefined && to !== undefined && over !== from && cells[over] !== 0 && cells[to] === 0)
        found.add(to)
  found.delete(from)
  return [...found]
}

const movesOf = (ground: Ground, { cells, turn }: AbstractPosition): string[] =>
  cells.flatMap((piece, from) => {
    if (piece !== turn + 1) return []
    const steps = ground.near[from]!.filter((to) => cells[to] === 0)
    return [...new Set([...steps, ...leaps(ground, cells, from)])].map((to) => pathOf([from, to]))
  })

const inGoal = (ground: Ground, cells: readonly number[], seat: Seat) =>
  goalOf(ground, seat).filter((spot) => cells[spot] === seat + 1).length

function wayLeft(ground: Ground, cells: readonly number[], seat: Seat): number {
  let sum = 0
  for (const [spot, piece] of cells.entries())
    if (piece === seat + 1) {
      const steps = ground.far[seat]![spot]!
      // Stragglers weigh more than those who are ahead.
      sum += 10 * steps + steps * steps
    }
  return sum
}

function play(ground: Ground, { cells, turn, quiet }: AbstractPosition, path: string): AbstractPosition {
  const [from, to] = spotsOf(path) as [number, number]
  const next = [...cells]
  next[to] = next[from]!
  next[from] = 0
  const goal = goalOf(ground, turn)
  const filled =
    goal.every((spot) => next[spot] !== 0) && inGoal(ground, next, turn) >= goal.length - STAY_AT_HOME
  let outcome: Outcome = filled ? turn : -1
  const after = { cells: next, turn: otherSeat(turn), quiet: quiet + 1, trail: [] } as const
  if (outcome === -1 && after.quiet >= LONGEST)
    outcome = leaderOf(-wayLeft(ground, next, 0), -wayLeft(ground, next, 1))
  const steps = next.some(
    (piece, spot) => piece === 2 - turn && ground.near[spot]!.some((one) => next[one] === 0),
  )
  if (outcome === -1 && !steps && movesOf(ground, { ...after, outcome }).length === 0) outcome = turn
  return { ...after, outcome }
}

function events(ground: Ground, { turn }: AbstractPosition, path: string) {
  const [from, to] = spotsOf(path) as [number, number]
  const isHome = goalOf(ground, turn).includes(to) && !goalOf(ground, turn).includes(from)
  return [
    { kind: ground.near[from]!.includes(to) ? 'step' : 'leap', x: to },
    ...(isHome ? [{ kind: 'home', x: to }] : []),
  ]
}

function order(ground: Ground, position: AbstractPosition) {
  const way = ground.far[position.turn]!
  return likeliest(
    movesOf(ground, position),
    ([from, to]) => 12 * (way[from!]! - way[to!]!) + way[from!]!,
    CANDIDATES,
  )
}

/** The spots a leaping piece touches on its shortest way; just the two ends for a step. */
export function leapWay(
  board: 'square' | 'star',
  cells: readonly number[],
  from: number,
  to: number,
): readonly number[] {
  const { rays, near } = (board === 'square' ? squareCamps() : starCamps()).field
  if (near[from]!.includes(to)) return [from]
  const before = new Map<number, number>([[from, -1]])
  for (const spot of before.keys())
    for (const [over, next] of rays[spot]!)
      if (over !== undefined && next !== undefined && over !== from && cells[over] !== 0 && cells[next] === 0)
        if (!before.has(next)) before.set(next, spot)
  const way: number[] = []
  for (let spot = before.get(to) ?? from; spot !== -1; spot = before.get(spot)!) way.unshift(spot)
  return way
}
