import { expect, test } from 'vitest'
import { COUNTS_FROM, openDuelRoom } from '#kit/game/rooms/duel-room.ts'
import { REST_TICKS, sharedDuel, type DuelState } from '#kit/game/rooms/duel.ts'
import { bodyEasing } from '#kit/game/rooms/body-easing.ts'
import { openPrediction } from '#kit/game/rooms/prediction.ts'
import { sharedFromBytes } from '#kit/game/rooms/shared.ts'
import { FromPage, FromRoom, numberIn, readTicks, SeatChange } from '#kit/game/rooms/wire.ts'
import { seededRandom } from '#kit/random/random.ts'
import { nearestDirection } from './pitch.ts'
import type { Match } from './match.ts'
import { roomRules } from './room-rules.ts'
import { ALPHABET, stick } from './stick.ts'

/** Each seat belongs to another person. */
let people = 0

type Room = ReturnType<typeof openDuelRoom<Match>>
const FRAME = 1000 / 60
const right = stick(1 + nearestDirection(1, 0), false)
const open = (team: 1 | 2, seed = 5) => openDuelRoom(roomRules(team), seed)
const stateOf = (room: Room) => sharedFromBytes<DuelState<Match>>(room.whole().subarray(1))
const still = () => bodyEasing<DuelState<Match>>({ bodiesOf: () => [], farthest: 1, copy: (state) => state })
const pageOf = (team: 1 | 2, send: (message: Uint8Array) => void) =>
  openPrediction<DuelState<Match>>({
    game: sharedDuel(roomRules(team)),
    easing: still(),
    atOnce: new Set(['kick']),
    send,
  })
/** Plays until something holds. */
function until(room: Room, holds: (state: DuelState<Match>) => boolean, most = 3000) {
  for (let count = 0; count < most; count++) {
    const message = room.advance(3)
    if (holds(stateOf(room).state)) return message
  }
  return expect.fail('it never came')
}

test.for([1, 2] as const)(
  'a page of a room %i against %i has its very state, and sees its own stick at once',
  (team) => {
    const room = open(team)
    const late: number[] = []
    const page = pageOf(team, (message) => {
      // A client whose state had diverged would ask for a full copy.
      if (message[0] !== FromPage.stick) return expect.fail('nothing was lost')
      late.push(room.clock - numberIn(message)!)
      expect(room.hold(page.seat!, numberIn(message)!, message[5]!)).toBe(true)
    })
    page.restart(room.whole().subarray(1), 0)
    const random = seededRandom(2)
    page.seat = room.sit(++people)
    const messages: Uint8Array[] = []
    let held = 0
    for (let frame = 1; frame < 900; frame++) {
      if (frame % 3 === 0) messages.push(room.advance(3))
      // Each message takes three frames to arrive.
      if (messages.length > 1) page.confirm(messages.shift()!, frame * FRAME)
      if (frame % 25 === 0) held = Math.floor(random() * ALPHABET)
      page.frame(held, frame * FRAME)
      if (page.shown!.state.match.winner === null)
        expect(page.shown!.state.players[page.seat!]!.stick).toBe(held)
    }
    for (const message of messages) page.confirm(message, 900 * FRAME)
    page.frame(held, 900 * FRAME)
    expect(late.filter((tick) => tick > 0)).toEqual([])
    expect(page.shown!.clock).toBeGreaterThanOrEqual(room.clock)
  },
)

test('people are rivals first, then mates; a fifth looks on', () => {
  const rules = roomRules(2)
  const room = open(2)
  const seats = [0, 1, 2, 3].map(() => room.sit(++people)!)
  expect(seats.map((seat) => rules.sideOf(seat))).toEqual([0, 1, 0, 1])
  expect(new Set(seats).size).toBe(4)
  expect(room.sit(++people)).toBeUndefined()
})

test('computers play every empty seat, to the end of a match', () => {
  const room = open(2)
  until(room, ({ match }) => match.winner !== null)
  expect(Math.max(...stateOf(room).state.match.goals)).toBeGreaterThan(0)
})

test('a match begins anew when the second person comes, and not when the third does', () => {
  const room = open(2)
  room.sit(++people)
  until(room, ({ match }) => match.clock > 300)
  room.sit(++people)
  expect(room.advance(3)[0]).toBe(FromRoom.whole)
  expect(stateOf(room).state.match.clock).toBe(0)
  until(room, ({ match }) => match.clock > 300)
  room.sit(++people)
  expect(room.advance(3)[0]).toBe(FromRoom.ticks)
  expect(stateOf(room).state.match.clock).toBeGreaterThan(300)
})

test('somebody who comes and goes between two ticks does not begin the match of another anew', () => {
  const room = open(1)
  room.sit(++people)
  until(room, ({ match }) => match.clock > 300)
  for (let count = 0; count < 20; count++) {
    room.rise(room.sit(++people)!)
    expect(room.advance(3)[0]).toBe(FromRoom.ticks)
  }
  expect(stateOf(room).state.match.clock).toBeGreaterThan(350)
})

test('who comes back after leaving does not cut the result short', () => {
  const room = open(1)
  const [, ben] = [room.sit(++people)!, room.sit(++people)!]
  room.advance(3)
  until(room, ({ match }) => match.clock > 60)
  room.rise(ben)
  room.advance(3)
  expect(stateOf(room).state.match.winner).toBe(0)
  room.sit(++people)
  // The tick in which they left counts too.
  for (let count = 2; count < REST_TICKS / 3; count++) expect(room.advance(3)[0]).toBe(FromRoom.ticks)
  expect(room.advance(3)[0]).toBe(FromRoom.whole)
  expect(stateOf(room).state.match.winner).toBeNull()
})

test('matches won against computers count no more when somebody comes, during the result too', () => {
  const room = open(1)
  room.sit(++people)
  until(room, ({ match }) => match.winner === 0 || match.winner === 1, 40_000)
  expect(stateOf(room).state.wins).not.toEqual([0, 0])
  room.sit(++people)
  until(room, ({ match }) => match.winner === null)
  expect(stateOf(room).state.wins).toEqual([0, 0])
})

test('who goes away in the middle loses to the person who stays; a computer takes the seat in the next match', () => {
  const room = open(1)
  const [anna, ben] = [room.sit(++people)!, room.sit(++people)!]
  room.advance(3)
  until(room, ({ match }) => match.clock > 60)
  room.rise(anna)
  room.advance(3)
  const { state } = stateOf(room)
  expect(state).toMatchObject({ left: 0, wins: [0, 1] })
  expect(state.match.winner).toBe(1)
  for (let count = 0; count < REST_TICKS / 3; count++) room.advance(3)
  const next = stateOf(room).state
  expect(next.match.winner).toBeNull()
  // The next one is another person: match counts start at zero.
  expect(next).toMatchObject({ left: -1, wins: [0, 0] })
  expect(next.players.map(({ isPerson }) => isPerson)).toEqual([false, true])
  expect(room.hold(ben, room.clock + 1, right)).toBe(true)
  expect(room.hold(anna, room.clock + 1, right)).toBe(false)
})

test('a match of two people is told once when it is over, with who won', () => {
  const room = open(1)
  const [ann, ben] = [71, 72]
  room.sit(ann)
  until(room, ({ match }) => match.clock > 60)
  room.sit(ben)
  room.advance(3)
  expect(room.ended()).toBeUndefined()
  until(room, ({ match }) => match.winner !== null, 4000)
  const { winner } = stateOf(room).state.match
  expect(room.ended()).toEqual({ players: [ann, ben], winner: winner === -1 ? undefined : winner })
  expect(room.ended()).toBeUndefined()
})

test('what computers began, or somebody left at once, is no match of two people', () => {
  const alone = open(1)
  alone.sit(71)
  until(alone, ({ match }) => match.winner !== null, 4000)
  expect(alone.ended()).toBeUndefined()
  const pairs = open(2)
  for (let seat = 0; seat < 4; seat++) pairs.sit(80 + seat)
  until(pairs, ({ match }) => match.winner !== null, 4000)
  expect(pairs.ended()).toBeUndefined()
  const leftAfter = (ticks: number) => {
    const room = open(1)
    room.sit(71)
    const seat = room.sit(72)!
    room.advance(3)
    until(room, ({ match }) => match.clock >= ticks)
    room.rise(seat)
    room.advance(3)
    return room.ended()
  }
  expect(leftAfter(60)).toBeUndefined()
  expect(leftAfter(COUNTS_FROM)).toEqual({ players: [71, 72], winner: 0 })
})

test('in a pair the mate goes on with a computer', () => {
  const room = open(2)
  const seats = [room.sit(++people)!, room.sit(++people)!, room.sit(++people)!]
  room.advance(3)
  room.rise(seats[0]!)
  room.advance(3)
  expect(stateOf(room).state.match.winner).toBeNull()
  room.rise(seats[2]!)
  room.advance(3)
  expect(stateOf(room).state.match.winner).toBe(1)
})

test('who was cut off is driven by a computer meanwhile and loses nothing', () => {
  const room = open(1)
  const [anna] = [room.sit(++people)!, room.sit(++people)!]
  room.advance(3)
  until(room, ({ match }) => match.clock > 30)
  room.away(anna, true)
  const sticks = Array.from({ length: 40 }, () => readTicks(room.advance(3)).changes).flat()
  expect(sticks.filter(({ seat, what }) => seat === anna && what < SeatChange.person).length).toBeGreaterThan(
    2,
  )
  expect(stateOf(room).state.left).toBe(-1)
  room.away(anna, false)
  expect(room.hold(anna, room.clock + 1, right)).toBe(true)
})

test('the matches of the same people are counted, one after the other', () => {
  const room = open(1)
  room.sit(++people)
  room.sit(++people)
  room.advance(3)
  until(room, ({ match }) => match.winner !== null, 4000)
  const { wins, match } = stateOf(room).state
  for (let count = 0; count < REST_TICKS / 3; count++) room.advance(3)
  expect(stateOf(room).state.wins).toEqual(wins)
  expect(stateOf(room).state.match.winner).toBeNull()
  expect(wins).toEqual(match.winner === -1 ? [0, 0] : match.winner === 0 ? [1, 0] : [0, 1])
})

test.for([
  { what: 'no such stick', tick: 1, held: ALPHABET },
  { what: 'somebody else in the seat', tick: 1, held: SeatChange.person },
  { what: 'nobody in the seat', tick: 1, held: SeatChange.nobody },
  { what: 'half a stick', tick: 1, held: 2.5 },
  { what: 'less than nothing', tick: 1, held: -1 },
  { what: 'more than a second ahead', tick: 62, held: right },
])('a page that says $what is not heard', ({ tick, held }) => {
  const room = open(1)
  const seat = room.sit(++people)!
  expect(room.hold(seat, tick, held)).toBe(false)
  room.advance(3)
  expect(stateOf(room).state.players[seat]!.stick).toBe(0)
})

test('a tick takes one stick of each player, and none of the other seat', () => {
  const room = open(1)
  const seat = room.sit(++people)!
  expect(room.hold(seat, 3, right)).toBe(true)
  expect(room.hold(seat, 3, 0)).toBe(false)
  expect(room.hold(seat, 2, 0)).toBe(false)
  expect(room.hold(1 - seat, 3, right)).toBe(false)
})

test('a thousand sticks in one moment move a car no further than one', () => {
  const far = (floods: boolean) => {
    const room = open(1, 9)
    const [seat] = [room.sit(++people)!, room.sit(++people)!]
    room.advance(3)
    for (let tick = 0; tick < 120; tick++) {
      room.hold(seat, room.clock, right)
      if (floods) for (let more = 0; more < 10; more++) room.hold(seat, room.clock + more, right)
      room.advance(1)
    }
    return stateOf(room).state.match.cars[0]!.x
  }
  expect(far(true)).toBe(far(false))
})
