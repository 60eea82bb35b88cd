import type { Random } from '#kit/random/random.ts'
import type { SimEvent } from '../contract.ts'
import type { SharedGame } from './shared.ts'
import { SeatChange, TICKS_A_SECOND } from './wire.ts'

export type DuelSide = 0 | 1

/** Ticks for which a result is shown before the next match. */
export const REST_TICKS = 6 * TICKS_A_SECOND

/** Rules of a match between two sides with remote players. */
export interface DuelRules<Match> {
  readonly seats: number
  sideOf(seat: number): DuelSide
  /** Seats in the order in which people take them: the second person is a rival of the first. */
  readonly order: readonly number[]
  /** Sticks are integers below this; `SeatChange` starts above it. */
  readonly sticks: number
  start(random: Random): Match
  /** One tick with the stick of each seat. */
  step(match: Match, sticks: readonly number[], random: Random): readonly SimEvent[]
  /** A computer's next stick for this seat, and for how many ticks. */
  think(match: Match, seat: number, random: Random): { readonly stick: number; readonly ticks: number }
  winner(match: Match): DuelSide | -1 | null
  /** Ends the match with this side as winner. */
  award(match: Match, side: DuelSide): void
}

export interface DuelSeat {
  isPerson: boolean
  stick: number
}

/** Successive matches of a room; plain data. */
export interface DuelState<Match> {
  readonly players: readonly DuelSeat[]
  readonly match: Match
  /** Wins of each side since the people last changed. */
  readonly wins: [number, number]
  /** The side whose last person left during this match; -1 for none. */
  left: DuelSide | -1
}

const peopleOf = <Match>(rules: DuelRules<Match>, { players }: DuelState<Match>, side: DuelSide): number =>
  players.filter(({ isPerson }, seat) => isPerson && rules.sideOf(seat) === side).length

/**
 * A computer takes the seat of a person who leaves; the last person of a side loses the match to the people of the
 * other.
 */
function go<Match>(rules: DuelRules<Match>, state: DuelState<Match>, seat: number) {
  const side = rules.sideOf(seat)
  const other = side === 0 ? 1 : 0
  if (rules.winner(state.match) !== null || peopleOf(rules, state, side) > 0) return
  if (peopleOf(rules, state, other) === 0) return
  state.left = side
  rules.award(state.match, other)
  state.wins[other]++
}

/** Plays matches of these rules in a room. */
export const sharedDuel = <Match>(rules: DuelRules<Match>): SharedGame<DuelState<Match>> => ({
  change(state, { seat, what }) {
    const player = state.players[seat]
    if (!player) return
    if (what < SeatChange.person) {
      player.stick = what
      return
    }
    const wasPerson = player.isPerson
    player.isPerson = what === SeatChange.person
    player.stick = 0
    if (wasPerson && !player.isPerson) go(rules, state, seat)
  },
  step(shared) {
    const { state, luck } = shared
    shared.clock++
    if (rules.winner(state.match) !== null) return []
    const events = rules.step(
      state.match,
      state.players.map(({ stick }) => stick),
      luck,
    )
    const winner = rules.winner(state.match)
    if (winner === 0 || winner === 1) state.wins[winner]++
    return events
  },
})
