import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import type { TaflDefinition } from './definition.ts'
import {
  countOf,
  endingOf,
  pathOf,
  spotsOf,
  type OldGame,
  type OldPosition,
  type Outcome,
} from './position.ts'

const ATTACKER = 1
const KING = 3
const WAYS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const
const QUIET_MOVES = 60
const CANDIDATES = 26
const FAR = 9

/** A king breaks out through the ring; pieces between two rivals are taken. */
export function taflGame({ setup, escape, hold }: TaflDefinition): OldGame {
  const side = setup.length
  const size = side * side
  const throne = (size - 1) / 2
  const corners = [0, side - 1, size - side, size - 1]
  const closed = escape === 'corner' ? [...corners, throne] : [throne]
  const start = [...setup.join('')].map((sign) => ({ a: 1, d: 2, K: 3 })[sign] ?? 0)
  const [attackers, defenders] = [countOf(start, ATTACKER), countOf(start, 2)]
  const seatOf = (piece: number): Seat | undefined => (piece === 0 ? undefined : piece === ATTACKER ? 0 : 1)

  /** The spots beyond a spot, outwards, in each of the four ways. */
  const rays = Array.from({ length: size }, (_, spot) =>
    WAYS.map(([dx, dy]) => {
      const ray: number[] = []
      for (
        let x = (spot % side) + dx, y = Math.floor(spot / side) + dy;
        x >= 0 && y >= 0 && x < side && y < side;
        x += dx, y += dy
      )
        ray.push(y * side + x)
      return ray
    }),
  )
  const isEdge = (spot: number) =>
    spot < side || spot >= size - side || spot % side === 0 || spot % side === side - 1
  const escapes = (spot: number) => (escape === 'corner' ? corners.includes(spot) : isEdge(spot))

  function reach(cells: readonly number[], spot: number): number[] {
    const isKing = cells[spot] === KING
    const found: number[] = []
    for (const ray of rays[spot]!)
      for (const to of ray) {
        if (cells[to] !== 0) break
        if (!closed.includes(to)) found.push(to)
        else if (isKing) found.push(to)
      }
    return found
  }

  const movesOf = ({ cells, turn }: OldPosition): string[] =>
    cells.flatMap((piece, spot) =>
      seatOf(piece) === turn ? reach(cells, spot).map((to) => pathOf([spot, to])) : [],
    )

  const canMove = (cells: readonly number[], seat: Seat) =>
    cells.some((piece, spot) => seatOf(piece) === seat && reach(cells, spot).length > 0)

  /** Whether a spot presses on pieces of the other seat: a rival, or an empty corner or throne. */
  const presses = (cells: readonly number[], spot: number | undefined, by: Seat) =>
    spot !== undefined && (seatOf(cells[spot]!) === by || (cells[spot] === 0 && closed.includes(spot)))

  function isKingHeld(cells: readonly number[], king: number): boolean {
    const beside = rays[king]!.map((ray) => ray[0])
    const held = beside.map((spot) => presses(cells, spot, 0))
    if (hold === 'four' || king === throne || beside.includes(throne)) return held.every(Boolean)
    return (held[0]! && held[1]!) || (held[2]! && held[3]!)
  }

  function play({ cells, turn, quiet }: OldPosition, path: string): OldPosition {
    const [from, to] = spotsOf(path) as [number, number]
    const next = [...cells]
    next[to] = next[from]!
    next[from] = 0
    let taken = false
    let kingFalls = false
    for (const ray of rays[to]!) {
      const [spot, beyond] = ray
      if (spot === undefined || seatOf(next[spot]!) !== otherSeat(turn)) continue
      if (next[spot] === KING) {
        if (turn === 0 && isKingHeld(next, spot)) kingFalls = true
      } else if (presses(next, beyond, turn)) {
        next[spot] = 0
        taken = true
      }
    }
    const rival = otherSeat(turn)
    const calm = taken ? 0 : quiet + 1
    const wins = kingFalls || (next[to] === KING && escapes(to)) || !canMove(next, rival)
    const outcome: Outcome = wins ? turn : calm >= QUIET_MOVES ? 2 : -1
    return { cells: next, turn: rival, outcome, quiet: calm, hands: [0, 0] }
  }

  /** King's moves to an exit, by a short search over straight ways. */
  function kingsWay(cells: readonly number[], king: number): number {
    let edge = [king]
    const seen = new Set(edge)
    for (let steps = 1; steps < FAR; steps++) {
      const next: number[] = []
      for (const spot of edge)
        for (const ray of rays[spot]!)
          for (const to of ray) {
            if (cells[to] !== 0) break
            if (escapes(to)) return steps
            if (seen.has(to)) continue
            seen.add(to)
            next.push(to)
          }
      if (next.length === 0) break
      edge = next
    }
    return FAR
  }

  function worth({ cells, turn }: OldPosition, seat: Seat): number {
    const king = cells.indexOf(KING)
    const way = kingsWay(cells, king)
    let value = 60 * (countOf(cells, 2) - defenders) - 45 * (countOf(cells, ATTACKER) - attackers)
    value += way === 1 ? (turn === 1 ? 900 : 160) : way < FAR ? 80 - 16 * way : -60
    for (const ray of rays[king]!) {
      const [beside] = ray
      if (beside !== undefined && cells[beside] === ATTACKER) value -= 30
    }
    for (const corner of corners)
      for (const ray of rays[corner]!) {
        // A guard diagonal to a corner closes both lines to it.
        const spot = ray[1]
        if (spot !== undefined && cells[spot] === ATTACKER && escape === 'corner') value -= 6
      }
    return seat === 1 ? value : -value
  }

  function urgency({ cells, turn }: OldPosition, path: string, king: number): number {
    const [from, to] = spotsOf(path) as [number, number]
    if (cells[from] === KING) return escapes(to) ? 999 : 40
    let value = 0
    for (const ray of rays[to]!) {
      const [spot, beyond] = ray
      if (spot === undefined || spot === from) continue
      if (seatOf(cells[spot]!) === otherSeat(turn)) {
        value += 4
        if (cells[spot] !== KING && beyond !== from && presses(cells, beyond, turn)) value += 90
        if (cells[spot] === KING) value += 20
      }
    }
    const far =
      Math.abs((to % side) - (king % side)) + Math.abs(Math.floor(to / side) - Math.floor(king / side))
    if (to % side === king % side || Math.floor(to / side) === Math.floor(king / side)) value += 6
    return value + 6 - Math.min(6, far)
  }

  return {
    rules: {
      usualLength: 80,
      start: () => ({ cells: start, turn: 0, outcome: -1, quiet: 0, hands: [0, 0] }),
      turn: ({ turn }) => turn,
      moves: movesOf,
      play,
      ending: endingOf,
      events(before, path, after) {
        const spots = spotsOf(path)
        const to = { x: spots[1]! }
        const lost =
          before.cells.filter((piece) => piece > 0).length - after.cells.filter((piece) => piece > 0).length
        return [
          { kind: before.cells[spots[0]!] === KING ? 'king' : before.turn === 0 ? 'attack' : 'guard', ...to },
          ...(lost > 0 ? [{ kind: 'take', ...to, amount: lost }] : []),
        ]
      },
      points: ({ cells }) => [defenders - countOf(cells, 2), attackers - countOf(cells, ATTACKER)],
    },
    judge: {
      worth,
      order(position) {
        const king = position.cells.indexOf(KING)
        return movesOf(position)
          .map((path) => ({ path, urge: urgency(position, path, king) }))
          .sort((one, other) => other.urge - one.urge)
          .slice(0, CANDIDATES)
          .map(({ path }) => path)
      },
    },
  }
}
