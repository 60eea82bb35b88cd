import { expect, test } from 'vitest'
import { instant } from '#kit/time/time.ts'
import { moved, offerDraw, resign, type Duel } from './duel.ts'

const start = instant('2026-01-10T12:00Z')
const later = instant('2026-01-10T12:05Z')
const [ann, ben, eve] = [1, 2, 3]
const running: Duel = {
  seats: [ann, ben],
  moves: ['e2e4', 'e7e5'],
  movedAt: start,
  phase: { status: 'running', turn: 0 },
  rematch: { askedBy: undefined, code: undefined },
}

/** The duel after somebody's offer, which must be heard. */
function offered(duel: Duel, accountId: number, after = duel.moves.length): Duel {
  const answer = offerDraw(duel, { accountId, after }, later)
  if (!answer.ok) throw new Error(answer.refusal)
  return answer.value
}

test('an offer waits for the other player, and two offers make a draw', () => {
  const waits = offered(running, ben)
  expect(waits).toMatchObject({ drawBy: 1, phase: { status: 'running' } })
  expect(offered(waits, ben)).toBe(waits)
  const over = offered(waits, ann)
  expect(over.phase).toEqual({ status: 'ended', by: 'agreed', winner: undefined, endedAt: later })
  expect(over.drawBy).toBeUndefined()
  expect(offered(over, ann)).toBe(over)
})

test('the opponent’s move declines an offer; the offerer’s own move leaves it open', () => {
  const next = { turn: 1, ending: undefined } as const
  expect(moved(offered(running, ben), { move: 'd2d4', standing: next }, later).drawBy).toBeUndefined()
  expect(moved(offered(running, ann), { move: 'd2d4', standing: next }, later).drawBy).toBe(0)
})

test('a draw offer for an earlier position is ignored and accepts no other offer', () => {
  expect(offered(running, ann, 1)).toBe(running)
  const waits = offered(running, ben)
  expect(offered(waits, ann, 1)).toBe(waits)
})

test('spectators cannot offer draws, and a finished duel accepts none', () => {
  expect(offerDraw(running, { accountId: eve, after: 2 }, later)).toEqual({
    ok: false,
    refusal: 'DuelNotYours',
  })
  const given = resign(offered(running, ben), ann, later)
  if (!given.ok) throw new Error(given.refusal)
  expect(given.value.drawBy).toBeUndefined()
  expect(offerDraw(given.value, { accountId: ben, after: 2 }, later)).toEqual({
    ok: false,
    refusal: 'DuelOver',
  })
})
