import { fromBytes, toBytes, type Plain } from './plain-bytes.ts'
import { hash32, seededRandom, type SeededRandom } from '#kit/random/random.ts'
import type { SimEvent } from '../contract.ts'
import type { Change } from './wire.ts'

/** The current input of a seat. */
export interface Holder {
  stick: number
}

/** State that all seats of a room share: plain data. */
export interface SeatedState {
  readonly players: readonly Holder[]
}

/** A round that server and pages step identically: the same changes lead to the same state, bit for bit. */
export interface Shared<State> {
  /** Ticks since the room was opened; continues across rounds. */
  clock: number
  readonly state: State
  readonly luck: SeededRandom
}

/** How a game runs in a room, identical on server and pages. */
export interface SharedGame<State extends SeatedState> {
  /** Applies a change to the state, before the tick that it belongs to. */
  change(state: State, change: Omit<Change, 'after'>): void
  /** One tick with the input of every seat; events are from the view of the seat `self`. */
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

/** Only the server knows the plans of computer players. */
const withoutPlans = (name: string, value: unknown) => (name === 'plan' ? undefined : value)

/** A hash by which server and page compare their rounds; never 0. */
export const hashOfShared = ({ state, luck }: Shared<unknown>): number =>
  hash32(`${luck.state()} ${JSON.stringify(state, withoutPlans)}`) || 1

export const sharedToBytes = ({ clock, state, luck }: Shared<unknown>): Uint8Array =>
  toBytes([clock, luck.state() | 0, state as Plain])

export function sharedFromBytes<State>(bytes: Uint8Array): Shared<State> {
  const [clock, luck, state] = fromBytes(bytes) as unknown as [number, number, State]
  return { clock, luck: seededRandom(luck), state }
}
