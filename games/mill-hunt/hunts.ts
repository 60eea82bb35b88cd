import { otherSeat } from '#kit/game/duel/rules.ts'
import { type Board, boardNamed } from './boards.ts'
import type { HuntDefinition } from './definition.ts'
import {
  countOf,
  endingOf,
  type OldGame,
  type OldPosition,
  type Outcome,
  pathOf,
  spotsOf,
} from './position.ts'

const HUNTER = 1
const PREY = 2
const LONGEST_CHAIN = 6
/** Moves without a catch or a step forward after which the hunt is called off. */
const QUIET_MOVES = 50
const FAR = 30

interface Hunt {
  readonly definition: HuntDefinition
  readonly hunters: HuntDefinition['hunters']
  readonly hand: HuntDefinition['hand']
  readonly forward: HuntDefinition['forward']
  readonly catches: HuntDefinition['catches']
  readonly chain: HuntDefinition['chain']
  readonly goal: HuntDefinition['goal']
  readonly stall: HuntDefinition['stall']
  readonly calledOff: HuntDefinition['calledOff']
  readonly points: Board['points']
  readonly near: Board['near']
  readonly jumps: Board['jumps']
  readonly steps: readonly (readonly number[])[]
}

/** Few against many: hunters shut the prey in, the prey jumps over hunters or slips past them. */
export function huntGame(definition: HuntDefinition): OldGame {
  const { board: name, hunters, prey, hand, forward, catches, chain, goal, stall, calledOff } = definition
  const { points, near, jumps } = boardNamed(name)
  /** Steps from every point to every other on the empty board. */
  const steps = points.map((_, from) => {
    const far = new Map([[from, 0]])
    for (const [spot, count] of far) for (const to of near[spot]!) if (!far.has(to)) far.set(to, count + 1)
    return points.map((_to, spot) => far.get(spot)!)
  })

  const hunt: Hunt = {
    definition,
    hunters,
    hand,
    forward,
    catches,
    chain,
    goal,
    stall,
    calledOff,
    points,
    near,
    jumps,
    steps,
  }

  return {
    rules: {
      usualLength: 60,
      start: () => ({
        cells: points.map((_, spot) => (hunters.includes(spot) ? HUNTER : prey.includes(spot) ? PREY : 0)),
        turn: 0,
        outcome: -1,
        quiet: 0,
        hands: [hand, 0],
      }),
      turn: ({ turn }) => turn,
      moves: (position) => movesOf(hunt, position),
      play: (position, path) => play(hunt, position, path),
      ending: endingOf,
      events: (before, path) => [
        {
          kind: isCatch(hunt, path, before)
            ? 'catch'
            : before.turn === 1
              ? 'flee'
              : path.includes('.')
                ? 'close-in'
                : 'place',
          x: spotsOf(path).at(-1)!,
        },
      ],
      ...(catches > 0
        ? { points: (position: OldPosition) => [0, lostHunters(hunt, position)] as const }
        : {}),
    },
    judge: {
      worth: (position, seat) => (seat === 0 ? 1 : -1) * huntersWorth(hunt, position),
      order(position) {
        const moves = movesOf(hunt, position)
        if (position.turn === 0) return moves
        const caught = moves.filter((path) => isCatch(hunt, path, position))
        return caught.length === 0
          ? moves
          : [
              ...caught.sort((one, other) => other.length - one.length),
              ...moves.filter((path) => !isCatch(hunt, path, position)),
            ]
      },
      unquiet: (position) =>
        position.turn === 1 &&
        catches > 0 &&
        position.cells.some(
          (piece, spot) =>
            piece === PREY &&
            jumps[spot]!.some(({ over, to }) => position.cells[over] === HUNTER && position.cells[to] === 0),
        ),
    },
  }
}

function heightOf(hunt: Hunt, spot: number) {
  return hunt.points[spot]!.y
}

function mayGo(hunt: Hunt, from: number, to: number) {
  return !hunt.forward || heightOf(hunt, to) <= heightOf(hunt, from) + 0.01
}

function chains(hunt: Hunt, cells: readonly number[], path: readonly number[], found: string[]) {
  const from = path.at(-1)!
  for (const { over, to } of hunt.jumps[from]!) {
    if (cells[over] !== HUNTER || cells[to] !== 0) continue
    const longer = [...path, to]
    found.push(pathOf(longer))
    if (!hunt.chain || longer.length > LONGEST_CHAIN) continue
    const next = [...cells]
    next[from] = next[over] = 0
    next[to] = PREY
    chains(hunt, next, longer, found)
  }
}

function movesOf(hunt: Hunt, { cells, turn, hands }: OldPosition): string[] {
  const found: string[] = []
  for (const [spot, piece] of cells.entries()) {
    if (turn === 0 && hands[0] > 0) {
      if (piece === 0) found.push(pathOf([spot]))
      continue
    }
    if (piece !== turn + 1) continue
    if (turn === 1 && hunt.catches > 0) chains(hunt, cells, [spot], found)
    for (const to of hunt.near[spot]!)
      if (cells[to] === 0 && (turn === 1 || mayGo(hunt, spot, to))) found.push(pathOf([spot, to]))
  }
  return found
}

function canMove(hunt: Hunt, { cells, turn, hands }: OldPosition): boolean {
  if (turn === 0 && hands[0] > 0) return true
  return cells.some(
    (piece, spot) =>
      piece === turn + 1 &&
      (hunt.near[spot]!.some((to) => cells[to] === 0 && (turn === 1 || mayGo(hunt, spot, to))) ||
        (turn === 1 &&
          hunt.catches > 0 &&
          hunt.jumps[spot]!.some(({ over, to }) => cells[over] === HUNTER && cells[to] === 0))),
  )
}

function lowest(hunt: Hunt, cells: readonly number[]) {
  let height = 0
  for (const [spot, piece] of cells.entries())
    if (piece === HUNTER) height = Math.max(height, heightOf(hunt, spot))
  return height
}

function isPast(hunt: Hunt, cells: readonly number[]) {
  const line = lowest(hunt, cells) - 0.01
  return cells.some((piece, spot) => piece === PREY && heightOf(hunt, spot) >= line)
}

function lostHunters(hunt: Hunt, { cells, hands }: OldPosition) {
  return hunt.hunters.length + hunt.hand - hands[0] - countOf(cells, HUNTER)
}

function outcomeOf(hunt: Hunt, position: OldPosition): Outcome {
  const { cells, turn, quiet } = position
  if (hunt.catches > 0 && lostHunters(hunt, position) >= hunt.catches) return 1
  if (hunt.goal === 'past' && isPast(hunt, cells)) return 1
  if (hunt.goal === 'fort' && hunt.definition.fort.every((spot) => cells[spot] === HUNTER)) return 0
  if (!canMove(hunt, position)) return otherSeat(turn)
  if (hunt.stall > 0 && quiet >= hunt.stall) return 1
  return quiet >= QUIET_MOVES ? hunt.calledOff : -1
}

function play(hunt: Hunt, { cells, turn, hands, quiet }: OldPosition, path: string): OldPosition {
  const spots = spotsOf(path)
  const next = [...cells]
  const to = spots.at(-1)!
  let lively = spots.length === 1
  if (spots.length > 1) next[spots[0]!] = 0
  for (let index = 1; index < spots.length; index++) {
    const jump = hunt.near[spots[index - 1]!]!.includes(spots[index]!)
      ? undefined
      : hunt.jumps[spots[index - 1]!]!.find((one) => one.to === spots[index])
    if (jump) {
      next[jump.over] = 0
      lively = true
    } else if (turn === 0 && heightOf(hunt, to) < heightOf(hunt, spots[0]!) - 0.01 && hunt.forward)
      lively = true
  }
  next[to] = turn + 1
  const left: readonly [number, number] = spots.length === 1 ? [hands[0] - 1, 0] : hands
  // A stall is counted in the hunters' moves only.
  const counts = hunt.stall === 0 || turn === 0
  const after: OldPosition = {
    cells: next,
    turn: otherSeat(turn),
    outcome: -1,
    quiet: lively ? 0 : counts ? quiet + 1 : quiet,
    hands: left,
  }
  return { ...after, outcome: outcomeOf(hunt, after) }
}

/** Empty points the prey can walk to, and steps to the nearest one that is past the hunters. */
function freedom(hunt: Hunt, cells: readonly number[]): { readonly reach: number; readonly past: number } {
  const line = lowest(hunt, cells) - 0.01
  const steps = new Map<number, number>()
  for (const [spot, piece] of cells.entries()) if (piece === PREY) steps.set(spot, 0)
  let past = FAR
  for (const [spot, far] of steps) {
    if (heightOf(hunt, spot) >= line) past = Math.min(past, far)
    for (const to of hunt.near[spot]!) if (cells[to] === 0 && !steps.has(to)) steps.set(to, far + 1)
  }
  return { reach: steps.size, past }
}

function huntersWorth(hunt: Hunt, position: OldPosition): number {
  const { cells } = position
  const { reach, past } = freedom(hunt, cells)
  let value = (hunt.goal === 'trap' ? -6 : -3) * reach - (hunt.goal === 'past' ? 4 * (FAR - past) : 0)
  if (hunt.catches > 0) value -= 120 * lostHunters(hunt, position)
  const hunted = cells.flatMap((piece, spot) => (piece === PREY ? [spot] : []))
  for (const [spot, piece] of cells.entries()) {
    if (piece === PREY) {
      const open = hunt.near[spot]!.filter((to) => cells[to] === 0).length
      const bites =
        hunt.catches > 0
          ? hunt.jumps[spot]!.filter(({ over, to }) => cells[over] === HUNTER && cells[to] === 0).length
          : 0
      value -= 5 * open + 25 * bites + (open + bites === 0 ? -60 : 0)
    } else if (piece === HUNTER && hunt.forward) value -= heightOf(hunt, spot)
    else if (piece === HUNTER) value -= 2 * Math.min(...hunted.map((other) => hunt.steps[spot]![other]!))
  }
  if (hunt.goal === 'fort') for (const spot of hunt.definition.fort) if (cells[spot] === HUNTER) value += 14
  return value
}

function isCatch(hunt: Hunt, path: string, { cells, turn }: OldPosition) {
  if (turn === 0) return false
  const [from, to] = spotsOf(path)
  return to !== undefined && cells[from!] === PREY && !hunt.near[from!]!.includes(to)
}
