import type { SimEvent } from '#kit/game/contract.ts'
import { LENGTH, otherSide, type Side } from './court.ts'
import type { Match, Player } from './match.ts'
import { padHold, padOf } from './pad.ts'

const turnedWay = (way: 1 | -1): 1 | -1 => (way === 1 ? -1 : 1)

/** A hold of the second side mirrored into the room's court. */
export function turnedHold(hold: number): number {
  const pad = padOf(hold)
  return padHold({ ...pad, move: pad.move === 0 ? 0 : turnedWay(pad.move) })
}

function playerSeen(player: Player, index: number, isTurned: boolean): Player {
  const seat = index === 0 ? 0 : -1
  if (!isTurned) return { ...player, seat }
  const { x, vx, face, side } = player
  return { ...player, seat, x: LENGTH - x, vx: -vx, face: turnedWay(face), side: otherSide(side) }
}

const turnedSide = (side: Side | -1 | null) => (side === 0 || side === 1 ? otherSide(side) : side)

/**
 * Turns a room's match so that the own player comes first and attacks the right basket. Seats of one side
 * differ in the second bit, sides in the first.
 */
export function matchSeen(match: Match, seat = 0): Match {
  const isTurned = seat % 2 === 1
  const at = (index: number) => (index < 0 ? index : index ^ seat)
  const { players, ball, goals, tallies, last, scorer, winner } = match
  const seen: Match = {
    ...match,
    players: players.map((_, index) => playerSeen(players[at(index)]!, index, isTurned)),
    ball: {
      ...ball,
      owner: at(ball.owner),
      to: at(ball.to),
      shot: ball.shot && { ...ball.shot, by: at(ball.shot.by) },
    },
  }
  if (!isTurned) return seen
  const shot = seen.ball.shot && { ...seen.ball.shot, side: otherSide(seen.ball.shot.side) }
  return {
    ...seen,
    ball: { ...seen.ball, x: LENGTH - ball.x, vx: -ball.vx, shot },
    goals: [goals[1], goals[0]],
    tallies: [tallies[1], tallies[0]],
    last: otherSide(last),
    scorer: otherSide(scorer),
    winner: turnedSide(winner) as Match['winner'],
  }
}

/** Events whose amount is a side; `SWAPPED` has those whose kind names one. */
const NAMING = new Set([
  'catch',
  'rebound',
  'block',
  'ankle',
  'steal',
  'charge',
  'pass',
  'restart',
  'turnover',
])
const SWAPPED: Readonly<Record<string, string>> = {
  scored: 'conceded',
  conceded: 'scored',
  win: 'lose',
  lose: 'win',
}

export function eventSeen(event: SimEvent, seat: number): SimEvent {
  const { kind, x, amount } = event
  const isTurned = seat % 2 === 1
  // Scoring events carry the thrower, not a place.
  if (kind === 'scored' || kind === 'conceded') {
    const by = x === undefined || x < 0 ? x : x ^ seat
    return { ...event, kind: isTurned ? SWAPPED[kind]! : kind, ...(by === undefined ? {} : { x: by }) }
  }
  if (!isTurned) return event
  return {
    ...event,
    kind: SWAPPED[kind] ?? kind,
    ...(x === undefined ? {} : { x: LENGTH - x }),
    ...(NAMING.has(kind) ? { amount: amount === 0 ? 1 : 0 } : {}),
  }
}
