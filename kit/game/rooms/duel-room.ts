import { hash32, seededRandom, type SeededRandom } from '#kit/random/random.ts'
import { REST_TICKS, sharedDuel, type DuelRules, type DuelSide, type DuelState } from './duel.ts'
import { heldAt, holdFrom, newPerson, type Person } from './people.ts'
import { hashOfShared, sharedToBytes, type Shared, type SharedGame } from './shared.ts'
import { FromRoom, SeatChange, TICKS_A_SECOND, ticksMessage, withKind, type Change } from './wire.ts'

const HASH_EVERY = 2 * TICKS_A_SECOND
/** If a player leaves before this, the match counts for nobody. */
export const COUNTS_FROM = 10 * TICKS_A_SECOND

/** A match that two people played from its beginning. */
export interface EndedMatch {
  /** Account ids by side. */
  readonly players: readonly [number, number]
  /** Undefined for a draw. */
  readonly winner: DuelSide | undefined
}

interface Meeting {
  readonly players: readonly [number, number]
  readonly since: number
}

interface Seated extends Person {
  readonly who: number
}

interface OpenDuel<Match> {
  readonly rules: DuelRules<Match>
  readonly game: SharedGame<DuelState<Match>>
  readonly persons: Map<number, Seated>
  /** Randomness of the computers, which no page can predict. */
  readonly heads: SeededRandom
  /** Ticks until a computer decides again, by seat. */
  readonly waits: number[]
  pending: { seat: number; what: number }[]
  /** A second person has come: their first match starts anew. */
  isDue: boolean
  /** A person has left: the next match starts with a clean score. */
  hasChanged: boolean
  restsFor: number
  /** The two people of this match; `undefined` if computers started it. */
  meeting: Meeting | undefined
  ended: EndedMatch | undefined
  shared: Shared<DuelState<Match>>
}

/**
 * A room in which two sides play match after match, independent of clocks and sockets. Computers fill empty seats; a
 * single person plays against them until somebody joins.
 */
export function openDuelRoom<Match>(rules: DuelRules<Match>, seed: number) {
  const persons = new Map<number, Seated>()
  const room: OpenDuel<Match> = {
    rules,
    game: sharedDuel(rules),
    persons,
    heads: seededRandom(hash32(`heads:${seed}`)),
    waits: Array.from({ length: rules.seats }, () => 0),
    pending: [],
    isDue: false,
    hasChanged: false,
    restsFor: 0,
    meeting: undefined,
    ended: undefined,
    shared: first(rules, seed),
  }
  return {
    seats: rules.seats,
    get people() {
      return persons.size
    },
    get clock() {
      return room.shared.clock
    },
    sit: (who: number) => sit(room, who),
    rise: (seat: number) => rise(room, seat),
    away(seat: number, isAway: boolean) {
      const person = persons.get(seat)
      if (person) Object.assign(person, { isAway, coming: [] })
    },
    hold: (seat: number, tick: number, stick: number) =>
      holdFrom(persons.get(seat), { tick, stick }, { clock: room.shared.clock, sticks: rules.sticks }),
    advance: (count: number) => advance(room, count),
    whole: () => whole(room),
    ended() {
      const { ended } = room
      room.ended = undefined
      return ended
    },
  }
}

function first<Match>(rules: DuelRules<Match>, seed: number): Shared<DuelState<Match>> {
  const luck = seededRandom(hash32(`room:${seed}`))
  const players = Array.from({ length: rules.seats }, () => ({ isPerson: false, stick: 0 }))
  return { clock: 0, luck, state: { players, match: rules.start(luck), wins: [0, 0], left: -1 } }
}

function sit<Match>(room: OpenDuel<Match>, who: number): number | undefined {
  const seat = room.rules.order.find((one) => !room.persons.has(one))
  if (seat === undefined) return undefined
  room.persons.set(seat, { ...newPerson(), who })
  room.pending.push({ seat, what: SeatChange.person })
  // A second person starts a new match instead of joining one against computers; a finished one stays on screen, then
  // the score restarts.
  if (room.persons.size === 2) {
    if (room.rules.winner(room.shared.state.match) === null) room.isDue = true
    else room.hasChanged = true
  }
  return seat
}

function rise<Match>(room: OpenDuel<Match>, seat: number) {
  const { persons, pending } = room
  if (!persons.delete(seat)) return
  // A person who is alone again continues the match.
  if (persons.size < 2) room.isDue = false
  const came = pending.findLastIndex((change) => change.seat === seat && change.what === SeatChange.person)
  // A person who joined and left between two ticks was never in the room.
  if (came >= 0) return void pending.splice(came, 1)
  room.hasChanged = true
  pending.push({ seat, what: SeatChange.computer })
}

/** Starts the next match with the people in the room. */
function deal<Match>(room: OpenDuel<Match>) {
  const { rules, persons, hasChanged } = room
  const { clock, luck, state } = room.shared
  const isNew = hasChanged || room.isDue
  // The new match already includes whoever joined or left in the meantime.
  Object.assign(room, { pending: [], isDue: false, hasChanged: false, restsFor: 0 })
  room.waits.fill(0)
  const players = state.players.map((_, seat) => ({ isPerson: persons.has(seat), stick: 0 }))
  const wins: [number, number] = isNew ? [0, 0] : state.wins
  room.shared = { clock, luck, state: { players, match: rules.start(luck), wins, left: -1 } }
  room.meeting = meetingIn(room)
}

/** One against one, both of them people. */
function meetingIn<Match>({ rules, persons, shared }: OpenDuel<Match>): Meeting | undefined {
  if (rules.seats !== 2) return undefined
  const [first, second] = rules.sideOf(0) === 0 ? [0, 1] : [1, 0]
  const [one, other] = [persons.get(first!), persons.get(second!)]
  return one && other && { players: [one.who, other.who], since: shared.clock }
}

/** Stores the result of a match between two people. */
function noteEnd<Match>(room: OpenDuel<Match>) {
  const { meeting, rules, shared } = room
  const { match, left } = shared.state
  const winner = rules.winner(match)
  if (!meeting || winner === null) return
  room.meeting = undefined
  if (left !== -1 && shared.clock - meeting.since < COUNTS_FROM) return
  room.ended = { players: meeting.players, winner: winner === -1 ? undefined : winner }
}

function heldBy<Match>({ rules, persons, heads, waits, shared }: OpenDuel<Match>, seat: number): number {
  const { stick } = shared.state.players[seat]!
  const person = persons.get(seat)
  if (person && !person.isAway) return heldAt(person, shared.clock, stick)
  if (waits[seat]!-- > 0) return stick
  const thought = rules.think(shared.state.match, seat, heads)
  waits[seat] = thought.ticks
  return thought.stick
}

/** The changes of one tick, applied to the state while they are collected. */
function changesNow<Match>(room: OpenDuel<Match>, after: number): Change[] {
  const { game, rules, shared } = room
  const changes: Change[] = room.pending.map((change) => ({ after, ...change }))
  room.pending = []
  for (const change of changes) game.change(shared.state, change)
  if (rules.winner(shared.state.match) !== null) return changes
  for (const [seat, { stick }] of shared.state.players.entries()) {
    const what = heldBy(room, seat)
    if (what === stick) continue
    const change = { after, seat, what }
    game.change(shared.state, change)
    changes.push(change)
  }
  return changes
}

const whole = <Match>({ shared }: OpenDuel<Match>) => withKind(FromRoom.whole, sharedToBytes(shared))

function advance<Match>(room: OpenDuel<Match>, count: number): Uint8Array {
  const from = room.shared.clock
  const changes: Change[] = []
  for (let after = 0; after < count; after++) {
    changes.push(...changesNow(room, after))
    room.game.step(room.shared, -1)
  }
  noteEnd(room)
  if (room.rules.winner(room.shared.state.match) !== null) room.restsFor += count
  if (room.isDue || room.restsFor >= REST_TICKS) {
    deal(room)
    return whole(room)
  }
  const isHashed = Math.floor(from / HASH_EVERY) !== Math.floor(room.shared.clock / HASH_EVERY)
  return ticksMessage({
    from,
    count,
    people: room.persons.size,
    hash: isHashed ? hashOfShared(room.shared) : 0,
    changes,
  })
}
