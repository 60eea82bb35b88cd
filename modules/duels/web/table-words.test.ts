import { expect, test } from 'vitest'
import { after, hours, instant } from '#kit/time/time.ts'
import type { ShownDuel } from '../calls.ts'
import {
  isForMore,
  mayAskAgain,
  nameIn,
  playersOf,
  reasonOf,
  rivalsIn,
  standingOf,
  type Wording,
} from './duel-words.ts'

const now = instant('2026-03-01T12:00Z')
const wording: Wording = {
  text: (key, values) => (values ? `${key} ${Object.values(values).join(' ')}` : key),
  say: (key) => key,
  nameOf: ({ nickname }) => nickname,
  now,
}
const player = (nickname: string) => ({ userId: 1, nickname, avatar: 1 })
const [ann, ben, cleo] = ['Ann', 'Ben', 'Cleo'].map(player)

/** A table of three as Ben sees it. */
const table = {
  status: 'running',
  players: [ann, ben, cleo],
  first: ann,
  second: ben,
  seat: 1,
  turn: 2,
  winner: null,
  endedBy: null,
  places: [],
  gone: [],
  clock: null,
  dueAt: null,
  drawBy: null,
  rematchBy: null,
  rematchAsked: [],
  rematchCode: null,
  openingLeft: null,
  rivalAway: null,
  isRated: false,
} as unknown as ShownDuel
const waiting = { ...table, status: 'waiting', turn: null, players: [ann, ben, null, null] } as ShownDuel
const over = { ...table, status: 'ended', turn: null } as ShownDuel
const said = (duel: ShownDuel) => [standingOf(duel, wording), reasonOf(duel, wording)]

test.for<[string, ShownDuel, string, string]>([
  ['a guest who waits', waiting, 'state.seats 2 4', 'why.hostBegins Ann'],
  ['the host of some', { ...waiting, seat: 0 }, 'state.seats 2 4', 'why.mayBegin'],
  [
    'the host alone',
    { ...waiting, seat: 0, players: [ann!, null, null] },
    'state.seats 1 3',
    'why.waitingMore',
  ],
  ['one who watches', { ...waiting, seat: null }, 'state.seats 2 4', ''],
  ['one who has left', { ...table, gone: [1] }, 'state.theirs Cleo', 'why.youAreOut'],
  [
    'one at a clock, where the player to move is away',
    { ...table, clock: '3+2', rivalAway: 20_000 } as ShownDuel,
    'state.theirs Cleo',
    'why.away Cleo',
  ],
  [
    'the second of three',
    { ...over, endedBy: 'board', winner: 0, places: [1, 2, 3] },
    'state.wins Ann',
    'why.place 2 3',
  ],
  ['the winner', { ...over, endedBy: 'board', winner: 1, places: [2, 1, 3] }, 'state.won', ''],
  [
    'the last one left',
    { ...over, endedBy: 'resigned', winner: 1, places: [3, 1, 2] },
    'state.won',
    'why.lastLeft',
  ],
  [
    'one whom others ask to play again',
    { ...over, endedBy: 'board', winner: 1, places: [2, 1, 3], rematchAsked: [0, 2] },
    'state.won',
    'why.againWishedMore 2',
  ],
  [
    'one who has asked',
    { ...over, endedBy: 'board', winner: 1, places: [2, 1, 3], rematchAsked: [1] },
    'state.won',
    'why.againAsked',
  ],
  ['one whose game was never played', { ...over, endedBy: 'aborted' }, 'state.aborted', 'why.aborted'],
])('%s reads how the table stands', ([, duel, standing, reason]) => {
  expect(said(duel)).toEqual([standing, reason])
})

test('the list names those who have come, and says once that there is nobody yet', () => {
  expect(rivalsIn(table, wording)).toEqual(['Ann', 'Cleo'])
  expect(rivalsIn(waiting, wording)).toEqual(['Ann'])
  expect(rivalsIn({ ...waiting, seat: 0, players: [ann!, null, null, null] }, wording)).toEqual(['freeSeat'])
  expect(rivalsIn({ ...waiting, seat: 0, players: [ann!, null] }, wording)).toEqual(['freeSeat'])
})

test('a rematch is asked for once, and again when the only one who had not asked is erased', () => {
  const asked = (rematchAsked: number[], players = table.players) =>
    mayAskAgain({ ...over, players, rematchAsked } as ShownDuel)
  expect([asked([]), asked([0]), asked([1]), asked([0, 1])]).toEqual([true, true, false, false])
  expect(asked([0, 1], [ann!, ben!, null])).toBe(true)
  expect(asked([], [null, ben!, null])).toBe(false)
  expect(mayAskAgain({ ...over, seat: null })).toBe(false)
})

test('by days the time to move is said', () => {
  expect(reasonOf({ ...table, dueAt: after(now, hours(5)) }, wording)).toMatch(/^why\.due /)
})

test('a server of an earlier release names two', () => {
  const known = { ...table, players: undefined } as unknown as ShownDuel
  expect(playersOf(known)).toEqual([ann, ben])
  expect([isForMore(known), nameIn(known, 1, wording)]).toEqual([false, 'Ben'])
})
