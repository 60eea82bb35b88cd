import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { definitions } from './definitions.ts'
import { endOf, pointsNow, sumOfEnds } from './ends.ts'
import { dominoGame } from './rules.ts'
import { COMMON, DRAW, layMove, NONE, PASS, type DominoState, type Laid, type Twist } from './state.ts'
import { imagined } from './think.ts'
import { has, setOf } from './tiles.ts'
import { legalTurns, playTurn } from './turns.ts'

const twistOf = (slug: string) => definitions.find((definition) => definition.slug === slug)!.twist!
const arm = (...laid: readonly (readonly [tile: number, outer: number])[]): Laid[] =>
  laid.map(([tile, outer]) => ({ tile, outer }))

/** A table on the player's turn; arms are left, right, up, down. */
function tableOf(twist: Twist, changes: Partial<DominoState>): DominoState {
  const dealt = dominoGame(twist, { worlds: 0, slips: 0 }).start(5)
  return { ...dealt, speaker: 0, arms: [[], [], [], [], []], ...changes }
}

test('a set to the double six has 28 tiles, to the double nine 55', () => {
  expect([setOf(6).length, setOf(9).length]).toEqual([28, 55])
})

test('the highest double opens, and the seat after its holder goes on', () => {
  const state = dominoGame(twistOf('draw-dominoes'), { worlds: 0, slips: 0 }).start(5)
  expect(state.root % 11).toBe(0)
  expect(state.hands.map((hand) => hand.length).toSorted()).toEqual([6, 7])
  expect(state.hands[state.speaker]!.length).toBe(7)
})

test('a tile fits where a half equals an end; a player without one draws until one fits', () => {
  const twist = twistOf('draw-dominoes')
  const state = tableOf(twist, { root: 66, hands: [[26, 34], [11]], arms: [arm([46, 4]), [], [], [], []] })
  expect(legalTurns(twist, state)).toEqual([layMove(26, 1, 2), layMove(34, 0, 3)])
  const poor = tableOf(twist, { root: 66, hands: [[12], [11]], stock: [36, 13, 14] })
  const drawn = playTurn(twist, playTurn(twist, poor, DRAW), DRAW)
  expect([legalTurns(twist, poor), drawn.speaker, drawn.hands[0]]).toEqual([[DRAW], 0, [12, 14, 13]])
  expect(legalTurns(twist, { ...poor, stock: [] })).toEqual([PASS])
})

test('the player who goes out gets the pips of the others; a blocked hand pays the difference', () => {
  const twist = twistOf('block-dominoes')
  const out = tableOf(twist, { root: 66, hands: [[56], [12], [34]] })
  expect(playTurn(twist, out, layMove(56, 0, 5)).gains).toEqual([10, 0, 0])
  const blocked = tableOf(twist, { root: 66, hands: [[1], [12], [34]], passes: 2 })
  expect(playTurn(twist, blocked, PASS)).toMatchObject({ phase: 'sheet', gains: [9, 0, 0] })
})

test('at all fives the ends are added up, and the double opens two more arms when both sides are used', () => {
  const twist = twistOf('all-fives')
  const line = tableOf(twist, { root: 55, hands: [[5, 50], [11]], arms: [[], arm([25, 2]), [], [], []] })
  expect([sumOfEnds(line), legalTurns(twist, line).length]).toEqual([12, 2])
  const both = { ...line, arms: [arm([5, 0]), arm([35, 3]), [], [], []] }
  expect([sumOfEnds(both), pointsNow(twist, both)]).toEqual([3, 0])
  expect(legalTurns(twist, { ...both, hands: [[45], [11]] })).toEqual([layMove(45, 2, 4), layMove(45, 3, 4)])
  const paid = { ...line, arms: [arm([45, 4]), arm([15, 1]), [], [], []] }
  expect(pointsNow(twist, paid)).toBe(5)
})

test('a train opens when its owner cannot play, and a double must be covered at once', () => {
  const twist = twistOf('mexican-train')
  const hands = [[99, 49], [12], [13], [14]]
  const state = tableOf(twist, { root: 88, hands, stock: [], arms: [[], arm([89, 9]), [], [], []] })
  const stuck = playTurn(twist, state, PASS)
  expect([stuck.open[0], stuck.speaker]).toEqual([true, 1])
  const open = { ...state, open: [false, true, false, false] }
  expect(legalTurns(twist, open)).toEqual([layMove(99, 1, 9), layMove(49, 1, 4)])
  const owed = playTurn(twist, open, layMove(99, 1, 9))
  expect([owed.speaker, owed.owed, legalTurns(twist, owed)]).toEqual([0, 1, [layMove(49, 1, 4)]])
  const common = { ...state, hands: [[38, 12], [12], [13], [14]] }
  expect(legalTurns(twist, common)).toEqual([layMove(38, 0, 3), layMove(38, COMMON, 3)])
  expect(playTurn(twist, common, layMove(38, 0, 3)).owed).toBe(NONE)
})

test('the cross must stand before an arm grows longer', () => {
  const twist = twistOf('cross-dominoes')
  const arms = [arm([26, 2]), arm([36, 3]), arm([46, 4]), [], []]
  const state = tableOf(twist, { root: 66, hands: [[22, 16], [11], [12]], arms })
  expect(legalTurns(twist, state)).toEqual([layMove(16, 3, 1)])
})

test('matadors fit everywhere, other tiles where the sum is seven', () => {
  const twist = twistOf('matador-dominoes')
  const arms = [arm([60, 0]), [], [], [], []]
  const state = tableOf(twist, { root: 66, hands: [[25, 13, 12], [11]], arms })
  expect(legalTurns(twist, state)).toEqual([
    layMove(25, 0, 2),
    layMove(25, 0, 5),
    layMove(25, 1, 2),
    layMove(25, 1, 5),
    layMove(13, 1, 3),
    layMove(12, 1, 2),
  ])
})

test('at bergen equal ends pay two, three with a double; one tile is drawn, two stay', () => {
  const twist = twistOf('bergen-dominoes')
  const hands = [[34, 12], [11], [12]]
  const state = tableOf(twist, { root: 55, hands, arms: [arm([35, 3]), arm([45, 4]), [], [], []] })
  expect(playTurn(twist, state, layMove(34, 0, 4)).gains).toEqual([2, 0, 0])
  const double = {
    ...state,
    hands: [[33, 12], [11], [12]],
    arms: [arm([35, 3]), arm([45, 4], [34, 3]), [], [], []],
  }
  expect(playTurn(twist, double, layMove(33, 0, 3)).gains).toEqual([3, 0, 0])
  const poor = tableOf(twist, { root: 66, hands: [[12], [11], [12]], stock: [1, 2, 3] })
  expect(legalTurns(twist, playTurn(twist, poor, DRAW))).toEqual([PASS])
  expect(legalTurns(twist, { ...poor, stock: [1, 2] })).toEqual([PASS])
})

test('partners win together', () => {
  const twist = twistOf('partner-dominoes')
  const state = tableOf(twist, { root: 66, hands: [[56], [12], [78], [34]] })
  expect(playTurn(twist, state, layMove(56, 0, 5)).gains).toEqual([10, 0, 10, 0])
})

test('a rival imagines only what it cannot see, and believes a pass', () => {
  const twist = twistOf('block-dominoes')
  const state = tableOf(twist, {
    root: 66,
    hands: [
      [1, 2, 3],
      [66, 56],
      [11, 12],
    ],
    stock: [22],
  })
  const passed = playTurn(twist, state, PASS)
  expect(endOf(passed, 0)).toBe(6)
  const dreamt = imagined(passed, 1, seededRandom(3))
  expect(dreamt.hands[1]).toEqual(state.hands[1])
  expect([...dreamt.hands.flat(), ...dreamt.stock].toSorted()).toEqual([...state.hands.flat(), 22].toSorted())
  expect(dreamt.hands[0]!.some((tile) => has(tile, 6))).toBe(false)
})
