import { fromBytes, toBytes, type Plain } from './plain-bytes.ts'
import { hash32, seededRandom, type SeededRandom } from '#kit/random/random.ts'
import type { SimEvent } from '../contract.ts'
import type { Change } from './wire.ts'

/** What a seat of a room holds now. */
export interface Holder {
  stick: number
}

/** What all seats of a room share: plain data. */
export interface SeatedState {
  readonly players: readonly Holder[]
}

/** A round as server and pages step it alike: the same changes lead to the same state, to the last bit. */
export interface Shared<State> {
  /** Ticks since the room was opened; goes on between rounds. */
  clock: number
  readonly state: State
  readonly luck: SeededRandom
}

/** How a game is played in a room, as server and pages must agree on it. */
export interface SharedGame<State extends SeatedState> {
  /** Writes a change into the state, before the tick that it belongs to. */
  change(state: State, change: Omit<Change, 'after'>): void
  /** One tick, with what every seat holds; events are told as the seat `self` lives them. */
  step(shared: Shared<State>, self: number): readonly SimEvent[]
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

export const copyShared = <State>({ clock, state, luck }: Shared<State>): Shared<State> => ({
  clock,
  state: copied(state as unknown as Plain) as unknown as State,
  luck: seededRandom(luck.state()),
})

/** What a computer player has in mind is known to the server alone. */
const withoutPlans = (name: string, value: unknown) => (name === 'plan' ? undefined : value)

/** Tells whether two have the same round; never 0. */
export const hashOfShared = ({ state, luck }: Shared<unknown>): number =>
  hash32(`${luck.state()} ${JSON.stringify(state, withoutPlans)}`) || 1

export const sharedToBytes = ({ clock, state, luck }: Shared<unknown>): Uint8Array =>
  toBytes([clock, luck.state() | 0, state as Plain])

export function sharedFromBytes<State>(bytes: Uint8Array): Shared<State> {
  const [clock, luck, state] = fromBytes(bytes) as unknown as [number, number, State]
  return { clock, luck: seededRandom(luck), state }
}
