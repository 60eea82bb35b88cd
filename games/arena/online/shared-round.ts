import { hash32, seededRandom, type SeededRandom } from '#kit/random/random.ts'
import { fromBytes, toBytes, type Plain } from '#kit/game/rooms/plain-bytes.ts'
import { SeatChange, type Change } from '#kit/game/rooms/wire.ts'
import type { SimEvent } from '#kit/game/contract.ts'
import { EMPTY, SHELTER_TICKS, type ArenaRules, type Round } from '../round.ts'

/** A round as server and pages step it alike: the same changes lead to the same state, to the last bit. */
export interface SharedRound {
  /** Ticks since the room was opened; goes on between rounds. */
  clock: number
  readonly state: Round
  readonly luck: SeededRandom
}

/** Writes a change into the round, before the tick that it belongs to. */
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
  // A seat that was empty is put on the map by the rules; one of a computer goes on where it is, sheltered.
  if (player.wait === EMPTY) player.wait = 0
  else if (player.alive) player.wait = SHELTER_TICKS
}

/** One tick, with what every player holds. */
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

const copied = (value: Plain): Plain => {
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value)) {
    const copy: Record<string, Plain> = {}
    for (const key in value) copy[key] = copied((value as Record<string, Plain>)[key]!)
    return copy
  }
  const list = value as readonly Plain[]
  return typeof list[0] === 'number' ? list.slice() : list.map(copied)
}

export const copyRound = ({ clock, state, luck }: SharedRound): SharedRound => ({
  clock,
  state: copied(state as unknown as Plain) as unknown as Round,
  luck: seededRandom(luck.state()),
})

/** What a computer player has in mind is known to the server alone. */
const withoutPlans = (name: string, value: unknown) => (name === 'plan' ? undefined : value)

/** Tells whether two have the same round; never 0. */
export const hashOfRound = ({ state, luck }: SharedRound): number =>
  hash32(`${luck.state()} ${JSON.stringify(state, withoutPlans)}`) || 1

export const roundToBytes = ({ clock, state, luck }: SharedRound): Uint8Array =>
  toBytes([clock, luck.state() | 0, state as unknown as Plain])

export function roundFromBytes(bytes: Uint8Array): SharedRound {
  const [clock, luck, state] = fromBytes(bytes) as unknown as [number, number, Round]
  return { clock, luck: seededRandom(luck), state }
}
