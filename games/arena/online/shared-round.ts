import type { SimEvent } from '#kit/game/contract.ts'
import type { Shared, SharedGame } from '#kit/game/rooms/shared.ts'
import { SeatChange, type Change } from '#kit/game/rooms/wire.ts'
import { EMPTY, SHELTER_TICKS, type ArenaRules, type Round } from '../round.ts'

/** A round of an arena in a room. */
export type SharedRound = Shared<Round>

/** Applies a change to the round before its tick. */
export function applyChange(rules: ArenaRules, state: Round, { seat, what }: Omit<Change, 'after'>) {
  const player = state.players[seat]
  if (!player) return
  if (what < SeatChange.person) {
    player.stick = what
    return
  }
  player.isPerson = what === SeatChange.person
  player.stick = 0
  if (what === SeatChange.nobody) rules.vacate(state, seat)
  if (what !== SeatChange.person) return
  player.knockouts = 0
  player.peak = 0
  // The rules place a player in a formerly empty seat; one of a computer continues where it is, protected.
  if (player.wait === EMPTY) player.wait = 0
  else if (player.alive) player.wait = SHELTER_TICKS
}

/** One tick with every player's input. */
export function stepRound(rules: ArenaRules, round: SharedRound, self: number): SimEvent[] {
  const { state, luck } = round
  round.clock++
  if (state.ended) return []
  return rules.step(
    state,
    state.players.map(({ stick }) => stick),
    luck,
    self,
  )
}

/** Adapts an arena's rules to rooms. */
export const sharedArena = (rules: ArenaRules): SharedGame<Round> => ({
  change: (state, change) => applyChange(rules, state, change),
  step: (round, self) => stepRound(rules, round, self),
})
