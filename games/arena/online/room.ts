import { FromRoom, SeatChange, ticksMessage, withKind, type Change } from '#kit/game/rooms/wire.ts'
import { hash32, seededRandom } from '#kit/random/random.ts'
import { EMPTY, TICKS_A_SECOND, thinkEvery, type ArenaRules } from '../round.ts'
import { STICKS } from '../stick.ts'
import { applyChange, hashOfRound, roundToBytes, stepRound, type SharedRound } from './shared-round.ts'

/** A room of many people, which a server steps. It knows no clock and no socket. */
export interface Room {
  readonly people: number
  readonly clock: number
  /** Takes a seat, of a computer while there is one; nothing when people sit in all of them. */
  sit(): number | undefined
  /** The player has left: a computer goes on, or nobody. */
  rise(seat: number): void
  /** Whether a computer plays for a person who may come back. */
  away(seat: number, isAway: boolean): void
  /** What a person holds from a tick on. False for what no page of ours sends: it changes nothing. */
  hold(seat: number, tick: number, stick: number): boolean
  /** Plays some ticks; gives what tells the pages of them. */
  advance(count: number): Uint8Array
  /** The whole round, for whoever comes. */
  whole(): Uint8Array
}

interface Held {
  readonly tick: number
  readonly stick: number
}

interface Person {
  isAway: boolean
  last: number
  coming: Held[]
}

export const SEATS = 20
const LEVEL = 2
/** A page plays at most so far ahead of the room. */
const MOST_AHEAD = TICKS_A_SECOND
const PAUSE_TICKS = 5 * TICKS_A_SECOND
const HASH_EVERY = 2 * TICKS_A_SECOND

export function openRoom(rules: ArenaRules, seed: number): Room {
  const heads = seededRandom(hash32(`heads:${seed}`))
  const luck = seededRandom(hash32(`room:${seed}`))
  const persons = new Map<number, Person>()
  let pending: { seat: number; what: number }[] = []
  let restsFor = 0
  let round: SharedRound = deal(0)

  function deal(clock: number): SharedRound {
    const dealt = { clock, luck, state: rules.start(LEVEL, luck, SEATS) }
    const { players } = dealt.state
    for (const [seat, player] of players.entries()) player.isPerson = persons.has(seat)
    const computers = Math.max(0, rules.company - persons.size)
    const bare = [...players.keys()].filter((seat) => !persons.has(seat)).slice(computers)
    for (const seat of bare) rules.vacate(dealt.state, seat)
    return dealt
  }

  /** The smallest computer makes room; beyond good company an empty seat does. */
  function freeSeat(): number | undefined {
    const { state } = round
    const free = [...state.players.keys()].filter((seat) => !persons.has(seat))
    const computers = free.filter((seat) => state.players[seat]!.wait !== EMPTY)
    const bySize = computers.toSorted((one, other) => rules.sizeOf(state, one) - rules.sizeOf(state, other))
    return bySize[0] ?? free[0]
  }

  function think(seat: number): number {
    const { state } = round
    const { alive, skill, stick } = state.players[seat]!
    const isDue = alive && (state.tick + seat * 3) % thinkEvery(skill) === 0
    return isDue ? rules.think(state, seat, heads, skill) : stick
  }

  function heldBy(seat: number): number {
    const person = persons.get(seat)
    if (!person || person.isAway) return think(seat)
    let { stick } = round.state.players[seat]!
    while (person.coming[0] && person.coming[0].tick <= round.clock) stick = person.coming.shift()!.stick
    return stick
  }

  /** The changes of one tick, written into the round as they are found. */
  function changesNow(after: number): Change[] {
    const changes: Change[] = pending.map((change) => ({ after, ...change }))
    pending = []
    for (const change of changes) applyChange(rules, round.state, change)
    if (round.state.ended) return changes
    for (const [seat, { wait, stick }] of round.state.players.entries()) {
      const what = wait === EMPTY ? stick : heldBy(seat)
      if (what === stick) continue
      const change = { after, seat, what }
      applyChange(rules, round.state, change)
      changes.push(change)
    }
    return changes
  }

  const whole = () => withKind(FromRoom.whole, roundToBytes(round))

  return {
    get people() {
      return persons.size
    },
    get clock() {
      return round.clock
    },
    sit() {
      const seat = freeSeat()
      if (seat === undefined) return undefined
      persons.set(seat, { isAway: false, last: -1, coming: [] })
      pending.push({ seat, what: SeatChange.person })
      return seat
    },
    rise(seat) {
      if (!persons.delete(seat)) return
      const seated = round.state.players.filter(({ wait }) => wait !== EMPTY).length
      pending.push({ seat, what: seated > rules.company ? SeatChange.nobody : SeatChange.computer })
    },
    away(seat, isAway) {
      const person = persons.get(seat)
      if (person) Object.assign(person, { isAway, coming: [] })
    },
    hold(seat, tick, stick) {
      const person = persons.get(seat)
      const isKnown = Number.isInteger(stick) && stick >= 0 && stick < STICKS.length
      if (!person || !isKnown || tick <= person.last || tick > round.clock + MOST_AHEAD) return false
      person.last = tick
      person.coming.push({ tick, stick })
      return true
    },
    advance(count) {
      const from = round.clock
      const changes: Change[] = []
      for (let after = 0; after < count; after++) {
        changes.push(...changesNow(after))
        stepRound(rules, round, EMPTY)
      }
      if (round.state.ended) restsFor += count
      if (restsFor >= PAUSE_TICKS) {
        restsFor = 0
        // Who came or left in the meantime is in the new round already.
        pending = []
        round = deal(round.clock)
        return whole()
      }
      const isDue = Math.floor(from / HASH_EVERY) !== Math.floor(round.clock / HASH_EVERY)
      return ticksMessage({
        from,
        count,
        people: persons.size,
        hash: isDue ? hashOfRound(round) : 0,
        changes,
      })
    },
    whole,
  }
}
