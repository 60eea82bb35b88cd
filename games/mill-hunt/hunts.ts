import { otherSeat } from '#kit/game/duel/rules.ts'
import { boardNamed } from './boards.ts'
import type { HuntDefinition } from './definition.ts'
import {
  countOf,
  endingOf,
  pathOf,
  spotsOf,
  type OldGame,
  type OldPosition,
  type Outcome,
} from './position.ts'

const HUNTER = 1
const PREY = 2
const LONGEST_CHAIN = 6
/** Moves without a catch or a step forward after which the hunt is called off. */
const QUIET_MOVES = 50
const FAR = 30

/** Few against many: hunters shut the prey in, the prey jumps over hunters or slips past them. */
export function huntGame(definition: HuntDefinition): OldGame {
  const { board: name, hunters, prey, hand, forward, catches, chain, goal, stall, calledOff } = definition
  const { points, near, jumps } = boardNamed(name)
  const heightOf = (spot: number) => points[spot]!.y
  const mayGo = (from: number, to: number) => !forward || heightOf(to) <= heightOf(from) + 0.01

  function chains(cells: readonly number[], path: readonly number[], found: string[]) {
    const from = path.at(-1)!
    for (const { over, to } of jumps[from]!) {
      if (cells[over] !== HUNTER || cells[to] !== 0) continue
      const longer = [...path, to]
      found.push(pathOf(longer))
      if (!chain || longer.length > LONGEST_CHAIN) continue
      const next = [...cells]
      next[from] = next[over] = 0
      next[to] = PREY
      chains(next, longer, found)
    }
  }

  function movesOf({ cells, turn, hands }: OldPosition): string[] {
    const found: string[] = []
    for (const [spot, piece] of cells.entries()) {
      if (turn === 0 && hands[0] > 0) {
        if (piece === 0) found.push(pathOf([spot]))
        continue
      }
      if (piece !== turn + 1) continue
      if (turn === 1 && catches > 0) chains(cells, [spot], found)
      for (const to of near[spot]!)
        if (cells[to] === 0 && (turn === 1 || mayGo(spot, to))) found.push(pathOf([spot, to]))
    }
    return found
  }

  function canMove({ cells, turn, hands }: OldPosition): boolean {
    if (turn === 0 && hands[0] > 0) return true
    return cells.some(
      (piece, spot) =>
        piece === turn + 1 &&
        (near[spot]!.some((to) => cells[to] === 0 && (turn === 1 || mayGo(spot, to))) ||
          (turn === 1 &&
            catches > 0 &&
            jumps[spot]!.some(({ over, to }) => cells[over] === HUNTER && cells[to] === 0))),
    )
  }

  /** Steps from every point to every other on the empty board. */
  const steps = points.map((_, from) => {
    const far = new Map([[from, 0]])
    for (const [spot, count] of far) for (const to of near[spot]!) if (!far.has(to)) far.set(to, count + 1)
    return points.map((_to, spot) => far.get(spot)!)
  })

  const lowest = (cells: readonly number[]) => {
    let height = 0
    for (const [spot, piece] of cells.entries())
      if (piece === HUNTER) height = Math.max(height, heightOf(spot))
    return height
  }

  const isPast = (cells: readonly number[]) => {
    const line = lowest(cells) - 0.01
    return cells.some((piece, spot) => piece === PREY && heightOf(spot) >= line)
  }

  const lostHunters = ({ cells, hands }: OldPosition) =>
    hunters.length + hand - hands[0] - countOf(cells, HUNTER)

  function outcomeOf(position: OldPosition): Outcome {
    const { cells, turn, quiet } = position
    if (catches > 0 && lostHunters(position) >= catches) return 1
    if (goal === 'past' && isPast(cells)) return 1
    if (goal === 'fort' && definition.fort.every((spot) => cells[spot] === HUNTER)) return 0
    if (!canMove(position)) return otherSeat(turn)
    if (stall > 0 && quiet >= stall) return 1
    return quiet >= QUIET_MOVES ? calledOff : -1
  }

  function play({ cells, turn, hands, quiet }: OldPosition, path: string): OldPosition {
    const spots = spotsOf(path)
    const next = [...cells]
    const to = spots.at(-1)!
    let lively = spots.length === 1
    if (spots.length > 1) next[spots[0]!] = 0
    for (let index = 1; index < spots.length; index++) {
      const jump = near[spots[index - 1]!]!.includes(spots[index]!)
        ? undefined
        : jumps[spots[index - 1]!]!.find((one) => one.to === spots[index])
      if (jump) {
        next[jump.over] = 0
        lively = true
      } else if (turn === 0 && heightOf(to) < heightOf(spots[0]!) - 0.01 && forward) lively = true
    }
    next[to] = turn + 1
    const left: readonly [number, number] = spots.length === 1 ? [hands[0] - 1, 0] : hands
    // A stall is counted in the hunters' moves only.
    const counts = stall === 0 || turn === 0
    const after: OldPosition = {
      cells: next,
      turn: otherSeat(turn),
      outcome: -1,
      quiet: lively ? 0 : counts ? quiet + 1 : quiet,
      hands: left,
    }
    return { ...after, outcome: outcomeOf(after) }
  }

  /** Empty points the prey can walk to, and steps to the nearest one that is past the hunters. */
  function freedom(cells: readonly number[]): { readonly reach: number; readonly past: number } {
    const line = lowest(cells) - 0.01
    const steps = new Map<number, number>()
    for (const [spot, piece] of cells.entries()) if (piece === PREY) steps.set(spot, 0)
    let past = FAR
    for (const [spot, far] of steps) {
      if (heightOf(spot) >= line) past = Math.min(past, far)
      for (const to of near[spot]!) if (cells[to] === 0 && !steps.has(to)) steps.set(to, far + 1)
    }
    return { reach: steps.size, past }
  }

  function huntersWorth(position: OldPosition): number {
    const { cells } = position
    const { reach, past } = freedom(cells)
    let value = (goal === 'trap' ? -6 : -3) * reach - (goal === 'past' ? 4 * (FAR - past) : 0)
    if (catches > 0) value -= 120 * lostHunters(position)
    const hunted = cells.flatMap((piece, spot) => (piece === PREY ? [spot] : []))
    for (const [spot, piece] of cells.entries()) {
      if (piece === PREY) {
        const open = near[spot]!.filter((to) => cells[to] === 0).length
        const bites =
          catches > 0
            ? jumps[spot]!.filter(({ over, to }) => cells[over] === HUNTER && cells[to] === 0).length
            : 0
        value -= 5 * open + 25 * bites + (open + bites === 0 ? -60 : 0)
      } else if (piece === HUNTER && forward) value -= heightOf(spot)
      else if (piece === HUNTER) value -= 2 * Math.min(...hunted.map((other) => steps[spot]![other]!))
    }
    if (goal === 'fort') for (const spot of definition.fort) if (cells[spot] === HUNTER) value += 14
    return value
  }

  const isCatch = (path: string, { cells, turn }: OldPosition) => {
    if (turn === 0) return false
    const [from, to] = spotsOf(path)
    return to !== undefined && cells[from!] === PREY && !near[from!]!.includes(to)
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
      moves: movesOf,
      play,
      ending: endingOf,
      events: (before, path) => [
        {
          kind: isCatch(path, before)
            ? 'catch'
            : before.turn === 1
              ? 'flee'
              : path.includes('.')
                ? 'close-in'
                : 'place',
          x: spotsOf(path).at(-1)!,
        },
      ],
      ...(catches > 0 ? { points: (position: OldPosition) => [0, lostHunters(position)] as const } : {}),
    },
    judge: {
      worth: (position, seat) => (seat === 0 ? 1 : -1) * huntersWorth(position),
      order(position) {
        const moves = movesOf(position)
        if (position.turn === 0) return moves
        const caught = moves.filter((path) => isCatch(path, position))
        return caught.length === 0
          ? moves
          : [
              ...caught.sort((one, other) => other.length - one.length),
              ...moves.filter((path) => !isCatch(path, position)),
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
