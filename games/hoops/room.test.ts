import { expect, test } from 'vitest'
import { bodyEasing } from '#kit/game/rooms/body-easing.ts'
import { openDuelRoom } from '#kit/game/rooms/duel-room.ts'
import { sharedDuel, type DuelState } from '#kit/game/rooms/duel.ts'
import { openPrediction } from '#kit/game/rooms/prediction.ts'
import { sharedFromBytes } from '#kit/game/rooms/shared.ts'
import { FromPage, numberIn, SeatChange } from '#kit/game/rooms/wire.ts'
import { pickIndex, seededRandom } from '#kit/random/random.ts'
import { LENGTH } from './court.ts'
import { definitions } from './definitions.ts'
import { startRoomMatch, type Match } from './match.ts'
import { ALPHABET, IDLE, padHold, REST } from './pad.ts'
import { roomRules, stickOfHold } from './room-rules.ts'
import { eventSeen, matchSeen, turnedHold } from './room-seen.ts'

/** Each seat belongs to another person. */
let people = 0

const FRAME = 1000 / 60
const stateOf = (room: ReturnType<typeof openDuelRoom<Match>>) =>
  sharedFromBytes<DuelState<Match>>(room.whole().subarray(1)).state
const right = padHold({ ...REST, move: 1 })

test.for([1, 2] as const)('a page of a room %i against %i never differs from it', (team) => {
  const room = openDuelRoom(roomRules(team), 4)
  const page = openPrediction<DuelState<Match>>({
    game: sharedDuel(roomRules(team)),
    easing: bodyEasing({ bodiesOf: () => [], farthest: 1, copy: (state) => state }),
    atOnce: new Set(),
    send(message) {
      // A client whose state had diverged would ask for a full copy.
      if (message[0] !== FromPage.stick) return expect.fail('nothing was lost')
      expect(room.hold(page.seat!, numberIn(message)!, message[5]!)).toBe(true)
    },
  })
  page.restart(room.whole().subarray(1), 0)
  page.seat = room.sit(++people)
  const random = seededRandom(3)
  let held = 0
  for (let frame = 1; frame < 900; frame++) {
    if (frame % 3 === 0) page.confirm(room.advance(3), frame * FRAME)
    if (frame % 20 === 0) held = pickIndex(ALPHABET, random)
    page.frame(held, frame * FRAME)
  }
  expect(page.shown!.clock).toBeGreaterThanOrEqual(room.clock)
  expect(stateOf(room).match.tick).toBeGreaterThan(600)
})

test('a stick of nothing holds nothing, and each hold has a stick', () => {
  expect(stickOfHold(IDLE)).toBe(0)
  const sticks = Array.from({ length: ALPHABET }, (_, hold) => stickOfHold(hold))
  expect(new Set(sticks).size).toBe(ALPHABET)
  expect(Math.max(...sticks)).toBeLessThan(SeatChange.person)
})

test('who holds right runs right, from both sides of the court as each sees it', () => {
  for (const seat of [0, 1]) {
    const room = openDuelRoom(roomRules(1), 8)
    room.sit(++people)
    room.sit(++people)
    room.advance(3)
    const seen = () => matchSeen(stateOf(room).match, seat).players[0]!
    const before = seen().x
    room.hold(seat, room.clock, stickOfHold(seat === 1 ? turnedHold(right) : right))
    room.advance(12)
    expect(seen().side).toBe(0)
    expect(seen().x).toBeGreaterThan(before + 10)
  }
})

test('computers play a match to its end, and whoever goes away loses it', () => {
  const room = openDuelRoom(roomRules(1), 2)
  for (let count = 0; count < 6000 && stateOf(room).match.phase !== 'over'; count += 1) room.advance(12)
  expect(stateOf(room).match.phase).toBe('over')
  const other = openDuelRoom(roomRules(1), 2)
  const [anna] = [other.sit(++people)!, other.sit(++people)!]
  other.advance(3)
  other.advance(60)
  other.rise(anna)
  other.advance(3)
  expect(stateOf(other)).toMatchObject({ left: 0, wins: [0, 1], match: { phase: 'over', winner: 1 } })
})

test.for([ALPHABET, SeatChange.person, -1, 0.5])('the stick %f is refused', (stick) => {
  const room = openDuelRoom(roomRules(1), 1)
  expect(room.hold(room.sit(++people)!, 1, stick)).toBe(false)
})

test('only stars that everybody has play in a room, each once', () => {
  const stars = startRoomMatch(definitions[0]!, 2, seededRandom(6)).players.map(({ who }) => who)
  expect(stars.toSorted()).toEqual([0, 1, 2, 3])
})

test('each seat sees its own player first, its mate third, and the court turned on the far side', () => {
  const match = startRoomMatch(definitions[0]!, 2, seededRandom(6))
  match.goals = [4, 9]
  match.ball.owner = 2
  match.winner = 1
  const seen = matchSeen(match, 3)
  expect(seen.players.map(({ side }) => side)).toEqual([0, 1, 0, 1])
  expect(seen.players[0]).toMatchObject({
    who: match.players[3]!.who,
    x: LENGTH - match.players[3]!.x,
    seat: 0,
  })
  expect(seen.players[2]!.who).toBe(match.players[1]!.who)
  expect(seen).toMatchObject({ goals: [9, 4], winner: 0, ball: { owner: 1 } })
  expect(matchSeen(seen, 3)).toMatchObject({ goals: [4, 9], ball: { owner: 2 } })
  expect(eventSeen({ kind: 'scored', x: 2, amount: 3 }, 3)).toEqual({ kind: 'conceded', x: 1, amount: 3 })
  expect(eventSeen({ kind: 'steal', x: 100, amount: 0 }, 1)).toEqual({
    kind: 'steal',
    x: LENGTH - 100,
    amount: 1,
  })
})
