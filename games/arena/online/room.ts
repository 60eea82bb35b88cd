import { heldAt, holdFrom, newPerson, type Person } from '#kit/game/rooms/people.ts'
import { hashOfShared, sharedToBytes } from '#kit/game/rooms/shared.ts'
import { FromRoom, SeatChange, ticksMessage, withKind, type Change } from '#kit/game/rooms/wire.ts'
import { hash32, seededRandom, type SeededRandom } from '#kit/random/random.ts'
import { EMPTY, thinkEvery, TICKS_A_SECOND, type ArenaRules } from '../round.ts'
import { STICKS } from '../stick.ts'
import { applyChange, stepRound, type SharedRound } from './shared-round.ts'

/** A room of many people, stepped by a server. Free of clocks and sockets. */
export interface Room {
  readonly seats: number
  readonly people: number
  readonly clock: number
  /** Takes a computer's seat; `undefined` when people sit in all. */
  sit(): number | undefined
  /** The player has left: a computer may continue. */
  rise(seat: number): void
  /** Whether a computer plays for a person who may return. */
  away(seat: number, isAway: boolean): void
  /** A person's stick from a tick on. False for an invalid message, which changes nothing. */
  hold(seat: number, tick: number, stick: number): boolean
  /** Steps some ticks; returns the update for the pages. */
  advance(count: number): Uint8Array
  /** The whole round, for a new page. */
  whole(): Uint8Array
}

export const SEATS = 20
const LEVEL = 2
const PAUSE_TICKS = 5 * TICKS_A_SECOND
const HASH_EVERY = 2 * TICKS_A_SECOND

interface Deck {
  readonly rules: ArenaRules
  readonly luck: SeededRandom
  readonly persons: ReadonlyMap<number, Person>
}

function deal({ rules, luck, persons }: Deck, clock: number): SharedRound {
  const dealt = { clock, luck, state: rules.start(LEVEL, luck, SEATS) }
  const { players } = dealt.state
  for (const [seat, player] of players.entries()) player.isPerson = persons.has(seat)
  const computers = Math.max(0, rules.company - persons.size)
  const bare = [...players.keys()].filter((seat) => !persons.has(seat)).slice(computers)
  for (const seat of bare) rules.vacate(dealt.state, seat)
  return dealt
}

/** A room's round, its people, and pending changes of seats. */
interface OpenRoom extends Deck {
  readonly heads: SeededRandom
  readonly persons: Map<number, Person>
  pending: { seat: number; what: number }[]
  restsFor: number
  round: SharedRound
}

export function openRoom(rules: ArenaRules, seed: number): Room {
  const luck = seededRandom(hash32(`room:${seed}`))
  const persons = new Map<number, Person>()
  const room: OpenRoom = {
    rules,
    heads: seededRandom(hash32(`heads:${seed}`)),
    luck,
    persons,
    pending: [],
    restsFor: 0,
    round: deal({ rules, luck, persons }, 0),
  }
  return {
    seats: SEATS,
    get people() {
      return persons.size
    },
    get clock() {
      return room.round.clock
    },
    sit: () => sit(room),
    rise: (seat) => rise(room, seat),
    away(seat, isAway) {
      const person = persons.get(seat)
      if (person) Object.assign(person, { isAway, coming: [] })
    },
    hold: (seat, tick, stick) =>
      holdFrom(persons.get(seat), { tick, stick }, { clock: room.round.clock, sticks: STICKS.length }),
    advance: (count) => advance(room, count),
    whole: () => whole(room),
  }
}

/** The smallest computer gives up its seat; beyond the usual company an empty seat is used. */
function freeSeat(room: OpenRoom): number | undefined {
  const { state } = room.round
  const free = [...state.players.keys()].filter((seat) => !room.persons.has(seat))
  const computers = free.filter((seat) => state.players[seat]!.wait !== EMPTY)
  const bySize = computers.toSorted(
    (one, other) => room.rules.sizeOf(state, one) - room.rules.sizeOf(state, other),
  )
  return bySize[0] ?? free[0]
}

function think(room: OpenRoom, seat: number): number {
  const { state } = room.round
  const { alive, skill, stick } = state.players[seat]!
  const isDue = alive && (state.tick + seat * 3) % thinkEvery(skill) === 0
  return isDue ? room.rules.think(state, seat, room.heads, skill) : stick
}

function heldBy(room: OpenRoom, seat: number): number {
  const person = room.persons.get(seat)
  if (!person || person.isAway) return think(room, seat)
  return heldAt(person, room.round.clock, room.round.state.players[seat]!.stick)
}

/** Changes of one tick, applied to the round as they are collected. */
function changesNow(room: OpenRoom, after: number): Change[] {
  const changes: Change[] = room.pending.map((change) => ({ after, ...change }))
  room.pending = []
  for (const change of changes) applyChange(room.rules, room.round.state, change)
  if (room.round.state.ended) return changes
  for (const [seat, { wait, stick }] of room.round.state.players.entries()) {
    const what = wait === EMPTY ? stick : heldBy(room, seat)
    if (what === stick) continue
    const change = { after, seat, what }
    applyChange(room.rules, room.round.state, change)
    changes.push(change)
  }
  return changes
}

const whole = (room: OpenRoom) => withKind(FromRoom.whole, sharedToBytes(room.round))

function sit(room: OpenRoom) {
  const seat = freeSeat(room)
  if (seat === undefined) return undefined
  room.persons.set(seat, newPerson())
  room.pending.push({ seat, what: SeatChange.person })
  return seat
}

function rise(room: OpenRoom, seat: number) {
  if (!room.persons.delete(seat)) return
  const seated = room.round.state.players.filter(({ wait }) => wait !== EMPTY).length
  room.pending.push({ seat, what: seated > room.rules.company ? SeatChange.nobody : SeatChange.computer })
}

function advance(room: OpenRoom, count: number) {
  const from = room.round.clock
  const changes: Change[] = []
  for (let after = 0; after < count; after++) {
    changes.push(...changesNow(room, after))
    stepRound(room.rules, room.round, EMPTY)
  }
  if (room.round.state.ended) room.restsFor += count
  if (room.restsFor >= PAUSE_TICKS) {
    room.restsFor = 0
    // Seat changes since then are in the new round already.
    room.pending = []
    room.round = deal(room, room.round.clock)
    return whole(room)
  }
  const isDue = Math.floor(from / HASH_EVERY) !== Math.floor(room.round.clock / HASH_EVERY)
  return ticksMessage({
    from,
    count,
    people: room.persons.size,
    hash: isDue ? hashOfShared(room.round) : 0,
    changes,
  })
}
