import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RoomListener } from '../contract.ts'
import { openDuelRoom } from './duel-room.ts'
import { openDuelSession } from './duel-session.ts'
import type { DuelRules } from './duel.ts'
import { elsewhereMessage, FromPage, seatMessage } from './wire.ts'

interface Counted {
  ticks: number
  winner: 0 | 1 | null
}

/** A match without any events. */
const rules: DuelRules<Counted> = {
  seats: 2,
  sideOf: (seat) => (seat === 0 ? 0 : 1),
  order: [0, 1],
  sticks: 2,
  start: () => ({ ticks: 0, winner: null }),
  step(match) {
    match.ticks++
    return []
  },
  think: () => ({ stick: 0, ticks: 60 }),
  winner: ({ winner }) => winner,
  award(match, side) {
    match.winner = side
  },
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const sent: number[] = []
  const seats: (number | undefined)[] = []
  const ears: { room?: RoomListener } = {}
  const session = openDuelSession<Counted>({
    rules,
    easing: { corrected: () => undefined, frame: (state) => state, clear: () => undefined },
    atOnce: new Set(),
    join(listener) {
      ears.room = listener
      return { send: (message) => void sent.push(message[0]!), close: () => undefined }
    },
    now: () => 0,
    dealt: () => undefined,
    seated: (seat) => void seats.push(seat),
    lost: () => undefined,
  })
  const hear = (message: Uint8Array) => ears.room!.heard(message)
  return { session, hear, seats, sits: () => sent.filter((kind) => kind === FromPage.sit).length }
}

const KEY = new Uint8Array(16)

test('a player who is redirected to another process requests a seat there, without a move', () => {
  const { session, hear, seats, sits } = open()
  hear(openDuelRoom(rules, 1).whole())
  expect(sits()).toBe(1)
  hear(seatMessage(1, KEY, 'here'))
  expect(session.seat).toBe(1)
  hear(elsewhereMessage('far'))
  expect(session.seat).toBeUndefined()
  hear(openDuelRoom(rules, 2).whole())
  expect(sits()).toBe(2)
  hear(seatMessage(0, KEY, 'far'))
  expect(session.seat).toBe(0)
  // The page is not told that a computer took the seat.
  expect(seats).toEqual([1, 0])
  session.close()
})
