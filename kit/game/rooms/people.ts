import { TICKS_A_SECOND } from './wire.ts'

interface Held {
  readonly tick: number
  readonly stick: number
}

/** The person in a seat of a room, and their coming sticks. */
export interface Person {
  /** Disconnected, but may return: a computer plays meanwhile. */
  isAway: boolean
  last: number
  coming: Held[]
}

/** How far a page may be ahead of the room. */
const MOST_AHEAD = TICKS_A_SECOND

export const newPerson = (): Person => ({ isAway: false, last: -1, coming: [] })

/** Sets a person's stick from a tick on. False for an invalid message, which changes nothing. */
export function holdFrom(
  person: Person | undefined,
  { tick, stick }: Held,
  { clock, sticks }: { readonly clock: number; readonly sticks: number },
): boolean {
  const isKnown = Number.isInteger(stick) && stick >= 0 && stick < sticks
  if (!person || !isKnown || tick <= person.last || tick > clock + MOST_AHEAD) return false
  person.last = tick
  person.coming.push({ tick, stick })
  return true
}

/** A person's stick in this tick; `stick` is the previous one. */
export function heldAt({ coming }: Person, clock: number, stick: number): number {
  let held = stick
  while (coming[0] && coming[0].tick <= clock) held = coming.shift()!.stick
  return held
}
