import { describe, expect, test } from 'vitest'
import type { Prediction } from '#kit/game/rooms/prediction.ts'
import { hashOfShared, sharedFromBytes } from '#kit/game/rooms/shared.ts'
import { FromPage, FromRoom, stickMessage, numberIn, readTicks, SeatChange } from '#kit/game/rooms/wire.ts'
import { seededRandom, pickOne } from '#kit/random/random.ts'
import { allRules } from '../all-rules.ts'
import type { Arena } from '../definitions.ts'
import type { Runner } from '../kinds/runners.ts'
import { EMPTY, type Round } from '../round.ts'
import { STICKS, stickOf } from '../stick.ts'
import { predictArena } from './prediction.ts'
import { openRoom, SEATS, type Room } from './room.ts'

const arenas = Object.keys(allRules) as Arena[]
const FRAME = 1000 / 60
const stateOf = (room: Room) => sharedFromBytes<Round>(room.whole().subarray(1))
const seatedIn = (room: Room) => stateOf(room).state.players.filter(({ wait }) => wait !== EMPTY).length

/** A page and a room with a delay of some frames each way. */
function pageOf(room: Room, arena: Arena, delay: number) {
  const toRoom: { readonly at: number; readonly message: Uint8Array }[] = []
  const toPage: { readonly at: number; readonly message: Uint8Array }[] = []
  let frame = 0
  const page: Prediction<Round> = predictArena(allRules[arena], (message) => {
    toRoom.push({ at: frame + delay, message })
  })
  const late: number[] = []
  page.restart(room.whole().subarray(1), 0)
  for (let count = 0; count < 20; count++) page.travelled(delay * 2 * FRAME)
  return {
    page,
    late,
    frame(stick: number) {
      frame++
      while (toRoom[0] && toRoom[0].at <= frame) {
        const { message } = toRoom.shift()!
        if (message[0] === FromPage.whole) throw new Error('The page has lost the room')
        const tick = numberIn(message)!
        if (tick < room.clock) late.push(tick)
        room.hold(page.seat!, tick, message[5]!)
      }
      if (frame % 3 === 0) toPage.push({ at: frame + delay, message: room.advance(3) })
      while (toPage[0] && toPage[0].at <= frame) {
        const { message } = toPage.shift()!
        if (message[0] === FromRoom.whole) page.restart(message.subarray(1), frame * FRAME)
        else page.confirm(message, frame * FRAME)
      }
      page.frame(stick, frame * FRAME)
    },
  }
}

describe.for(arenas)('%s', (arena) => {
  test('what a page predicts comes true, and every stick arrives in time', () => {
    const room = openRoom(allRules[arena], 7)
    const { page, frame, late } = pageOf(room, arena, 5)
    const random = seededRandom(1)
    page.seat = room.sit()
    let stick = 0
    for (let count = 0; count < 900; count++) {
      if (count % 20 === 0) stick = pickOne(STICKS, random)
      frame(stick)
    }
    // The first second measures how far ahead to play.
    expect(late.filter((tick) => tick > 60)).toEqual([])
    expect(page.shown!.clock).toBeGreaterThanOrEqual(room.clock)
    expect(page.shown!.clock - room.clock).toBeLessThan(20)
  })

  test('a page that received every tick has exactly the state of the room', () => {
    const room = openRoom(allRules[arena], 3)
    const page = predictArena(allRules[arena], () => expect.fail('nothing was lost'))
    page.restart(room.whole().subarray(1), 0)
    const seat = room.sit()!
    for (let count = 0; count < 300; count++) {
      room.hold(seat, room.clock + 2, STICKS[(count * 7) % STICKS.length]!)
      page.confirm(room.advance(3), count * 50)
    }
    page.frame(0, 0)
    expect(page.shown!.clock).toBeGreaterThanOrEqual(room.clock)
    const other = predictArena(allRules[arena], () => undefined)
    other.restart(room.whole().subarray(1), 0)
    expect(hashOfShared(stateOf(room))).toBe(hashOfShared(other.shown!))
  })

  test('computers fill empty seats, give them up to people and come back', () => {
    const room = openRoom(allRules[arena], 5)
    const { company } = allRules[arena]
    expect(seatedIn(room)).toBe(company)
    const seats = Array.from({ length: SEATS }, () => room.sit()!)
    room.advance(3)
    expect(new Set(seats).size).toBe(SEATS)
    expect(room.sit()).toBeUndefined()
    expect(stateOf(room).state.players.filter(({ isPerson }) => isPerson)).toHaveLength(SEATS)
    for (const seat of seats) {
      room.rise(seat)
      room.advance(3)
    }
    expect(room.people).toBe(0)
    expect(seatedIn(room)).toBe(company)
  })

  test('the next round follows one that has ended, with the same people', () => {
    const room = openRoom(allRules[arena], 9)
    const seat = room.sit()!
    let whole: Uint8Array | undefined
    for (let count = 0; count < 4000 && !whole; count++) {
      const message = room.advance(3)
      if (message[0] === FromRoom.whole) whole = message
    }
    const { state } = sharedFromBytes<Round>(whole!.subarray(1))
    expect(state.tick).toBe(0)
    expect(state.players[seat]!.isPerson).toBe(true)
  })
})

test('a rival who turned does not jump on the screen, but glides to the new place', () => {
  const room = openRoom(allRules.ducks, 4)
  const { page, frame } = pageOf(room, 'ducks', 6)
  const [right, left] = [stickOf(1, false), stickOf(17, false)]
  const rival = room.sit()!
  page.seat = room.sit()
  const of = (state: Round) => state.players[rival] as Runner
  let [moved, jumped] = [0, 0]
  /** Smallest distance of display and truth, by turn. */
  const nearest: number[] = []
  let before: { readonly seen: Runner; readonly known: Runner } | undefined
  for (let count = 0; count < 400; count++) {
    if (count % 60 === 0) room.hold(rival, room.clock + 1, count % 120 === 0 ? right : left)
    frame(0)
    const now = { seen: of(page.picture!), known: of(page.shown!.state) }
    if (before && count > 60 && now.known.alive && before.known.alive) {
      moved = Math.max(moved, far(before.seen, now.seen))
      jumped = Math.max(jumped, far(before.known, now.known))
      const turn = Math.floor(count / 60)
      nearest[turn] = Math.min(nearest[turn] ?? Infinity, far(now.seen, now.known))
    }
    before = now
  }
  expect(jumped).toBeGreaterThan(15)
  expect(moved).toBeLessThan(jumped * 0.6)
  expect(Math.max(...Object.values(nearest))).toBeLessThan(1)
})

const far = (one: Runner, other: Runner) => Math.hypot(one.x - other.x, one.y - other.y)

test('what a player holds is shown in the next frame, and sent once', () => {
  const sent: Uint8Array[] = []
  const room = openRoom(allRules.pools, 1)
  const page = predictArena(allRules.pools, (message) => sent.push(message))
  page.seat = room.sit()!
  page.confirm(room.advance(3), 0)
  page.restart(room.whole().subarray(1), 0)
  page.frame(0, FRAME)
  const right = stickOf(1, false)
  const before = page.shown!.state.players[page.seat]!
  const { clock } = page.shown!
  const { stick } = before
  page.frame(right, 2 * FRAME)
  expect(stick).not.toBe(right)
  expect(page.shown!.state.players[page.seat]!.stick).toBe(right)
  page.frame(right, 3 * FRAME)
  expect(sent).toEqual([stickMessage(clock, right)])
})

test.for([
  { tick: 0, stick: 66, why: 'no stick there is' },
  { tick: 0, stick: SeatChange.nobody, why: 'no stick at all' },
  { tick: 0, stick: 1.5, why: 'half a stick' },
  { tick: 61, stick: 2, why: 'more than a second ahead' },
])('a stick $stick for tick $tick is refused: $why', ({ tick, stick }) => {
  const room = openRoom(allRules.eels, 1)
  expect(room.hold(room.sit()!, tick, stick)).toBe(false)
})

test('a tick accepts one stick per player, and only from players with a seat', () => {
  const room = openRoom(allRules.eels, 1)
  const seat = room.sit()!
  expect(room.hold(seat, 5, 2)).toBe(true)
  expect(room.hold(seat, 5, 4)).toBe(false)
  expect(room.hold(seat, 4, 4)).toBe(false)
  room.rise(seat)
  expect(room.hold(seat, 6, 2)).toBe(false)
})

test('while a person is away a computer plays on, and the seat is kept', () => {
  const room = openRoom(allRules.eels, 2)
  const seat = room.sit()!
  room.away(seat, true)
  const sticks = Array.from({ length: 60 }, () => readTicks(room.advance(3)).changes)
    .flat()
    .filter((change) => change.seat === seat && change.what < SeatChange.person)
  expect(sticks.length).toBeGreaterThan(3)
  expect(room.people).toBe(1)
  expect(stateOf(room).state.players[seat]!.isPerson).toBe(true)
})

test('a page that missed ticks asks for the whole round', () => {
  const sent: Uint8Array[] = []
  const room = openRoom(allRules.rafts, 2)
  const page = predictArena(allRules.rafts, (message) => sent.push(message))
  page.restart(room.whole().subarray(1), 0)
  room.advance(3)
  page.confirm(room.advance(3), 50)
  expect(sent).toEqual([new Uint8Array([FromPage.whole])])
})
