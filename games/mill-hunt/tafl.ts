import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import type { TaflDefinition } from './definition.ts'
import {
  countOf,
  endingOf,
  type OldGame,
  type OldPosition,
  type Outcome,
  pathOf,
  spotsOf,
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

interface Hall {
  readonly escape: TaflDefinition['escape']
  readonly hold: TaflDefinition['hold']
  readonly side: number
  readonly size: number
  readonly throne: number
  readonly corners: readonly number[]
  readonly closed: readonly number[]
  readonly attackers: number
  readonly defenders: number
  readonly rays: readonly (readonly (readonly number[])[])[]
}

/** A king breaks out through the ring; pieces between two rivals are taken. */
export function taflGame({ setup, escape, hold }: TaflDefinition): OldGame {
  const side = setup.length
  const size = side * side
  const throne = (size - 1) / 2
  const corners = [0, side - 1, size - side, size - 1]
  const closed = escape === 'corner' ? [...corners, throne] : [throne]
  const start = [...setup.join('')].map((sign) => ({ a: 1, d: 2, K: 3 })[sign] ?? 0)
  const [attackers, defenders] = [countOf(start, ATTACKER), countOf(start, 2)]
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

  const hall: Hall = {
    escape,
    hold,
    side,
    size,
    throne,
    corners,
    closed,
    attackers,
    defenders,
    rays,
  }

  return {
    rules: {
      usualLength: 80,
      start: () => ({ cells: start, turn: 0, outcome: -1, quiet: 0, hands: [0, 0] }),
      turn: ({ turn }) => turn,
      moves: (position) => movesOf(hall, position),
      play: (position, path) => play(hall, position, path),
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
      worth: (position, seat) => worth(hall, position, seat),
      order(position) {
        const king = position.cells.indexOf(KING)
        return movesOf(hall, position)
          .map((path) => ({ path, urge: urgency(hall, position, path, king) }))
          .sort((one, other) => other.urge - one.urge)
          .slice(0, CANDIDATES)
          .map(({ path }) => path)
      },
    },
  }
}

function seatOf(piece: number): Seat | undefined {
  return piece === 0 ? undefined : piece === ATTACKER ? 0 : 1
}

function isEdge(hall: Hall, spot: number) {
  return (
    spot < hall.side ||
    spot >= hall.size - hall.side ||
    spot % hall.side === 0 ||
    spot % hall.side === hall.side - 1
  )
}

function escapes(hall: Hall, spot: number) {
  return hall.escape === 'corner' ? hall.corners.includes(spot) : isEdge(hall, spot)
}

function reach(hall: Hall, cells: readonly number[], spot: number): number[] {
  const isKing = cells[spot] === KING
  const found: number[] = []
  for (const ray of hall.rays[spot]!)
    for (const to of ray) {
      if (cells[to] !== 0) break
      if (!hall.closed.includes(to)) found.push(to)
      else if (isKing) found.push(to)
    }
  return found
}

function movesOf(hall: Hall, { cells, turn }: OldPosition): string[] {
  return cells.flatMap((piece, spot) =>
    seatOf(piece) === turn ? reach(hall, cells, spot).map((to) => pathOf([spot, to])) : [],
  )
}

function canMove(hall: Hall, cells: readonly number[], seat: Seat) {
  return cells.some((piece, spot) => seatOf(piece) === seat && reach(hall, cells, spot).length > 0)
}

/** Whether a spot presses on pieces of the other seat: a rival, or an empty corner or throne. */
function presses(hall: Hall, cells: readonly number[], spot: number | undefined, by: Seat) {
  return (
    spot !== undefined && (seatOf(cells[spot]!) === by || (cells[spot] === 0 && hall.closed.includes(spot)))
  )
}

function isKingHeld(hall: Hall, cells: readonly number[], king: number): boolean {
  const beside = hall.rays[king]!.map((ray) => ray[0])
  const held = beside.map((spot) => presses(hall, cells, spot, 0))
  if (hall.hold === 'four' || king === hall.throne || beside.includes(hall.throne)) return held.every(Boolean)
  return (held[0]! && held[1]!) || (held[2]! && held[3]!)
}

function play(hall: Hall, { cells, turn, quiet }: OldPosition, path: string): OldPosition {
  const [from, to] = spotsOf(path) as [number, number]
  const next = [...cells]
  next[to] = next[from]!
  next[from] = 0
  let taken = false
  let kingFalls = false
  for (const ray of hall.rays[to]!) {
    const [spot, beyond] = ray
    if (spot === undefined || seatOf(next[spot]!) !== otherSeat(turn)) continue
    if (next[spot] === KING) {
      if (turn === 0 && isKingHeld(hall, next, spot)) kingFalls = true
    } else if (presses(hall, next, beyond, turn)) {
      next[spot] = 0
      taken = true
    }
  }
  const rival = otherSeat(turn)
  const calm = taken ? 0 : quiet + 1
  const wins = kingFalls || (next[to] === KING && escapes(hall, to)) || !canMove(hall, next, rival)
  const outcome: Outcome = wins ? turn : calm >= QUIET_MOVES ? 2 : -1
  return { cells: next, turn: rival, outcome, quiet: calm, hands: [0, 0] }
}

/** King's moves to an exit, by a short search over straight ways. */
function kingsWay(hall: Hall, cells: readonly number[], king: number): number {
  let edge = [king]
  const seen = new Set(edge)
  for (let steps = 1; steps < FAR; steps++) {
    const next: number[] = []
    for (const spot of edge)
      for (const ray of hall.rays[spot]!)
        for (const to of ray) {
          if (cells[to] !== 0) break
          if (escapes(hall, to)) return steps
          if (seen.has(to)) continue
          seen.add(to)
          next.push(to)
        }
    if (next.length === 0) break
    edge = next
  }
  return FAR
}

function worth(hall: Hall, { cells, turn }: OldPosition, seat: Seat): number {
  const king = cells.indexOf(KING)
  const way = kingsWay(hall, cells, king)
  let value = 60 * (countOf(cells, 2) - hall.defenders) - 45 * (countOf(cells, ATTACKER) - hall.attackers)
  value += way === 1 ? (turn === 1 ? 900 : 160) : way < FAR ? 80 - 16 * way : -60
  for (const ray of hall.rays[king]!) {
    const [beside] = ray
    if (beside !== undefined && cells[beside] === ATTACKER) value -= 30
  }
  for (const corner of hall.corners)
    for (const ray of hall.rays[corner]!) {
      // A guard diagonal to a corner closes both lines to it.
      const spot = ray[1]
      if (spot !== undefined && cells[spot] === ATTACKER && hall.escape === 'corner') value -= 6
    }
  return seat === 1 ? value : -value
}

function urgency(hall: Hall, { cells, turn }: OldPosition, path: string, king: number): number {
  const [from, to] = spotsOf(path) as [number, number]
  if (cells[from] === KING) return escapes(hall, to) ? 999 : 40
  let value = 0
  for (const ray of hall.rays[to]!) {
    const [spot, beyond] = ray
    if (spot === undefined || spot === from) continue
    if (seatOf(cells[spot]!) === otherSeat(turn)) {
      value += 4
      if (cells[spot] !== KING && beyond !== from && presses(hall, cells, beyond, turn)) value += 90
      if (cells[spot] === KING) value += 20
    }
  }
  const far =
    Math.abs((to % hall.side) - (king % hall.side)) +
    Math.abs(Math.floor(to / hall.side) - Math.floor(king / hall.side))
  if (to % hall.side === king % hall.side || Math.floor(to / hall.side) === Math.floor(king / hall.side))
    value += 6
  return value + 6 - Math.min(6, far)
}
