import { describe, expect, test } from 'vitest'
import { testSealedFamily } from '#kit/game/testing/sealed-family.ts'
import { testToldCards } from '#kit/game/testing/told-cards.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { legalMoves } from './rules.ts'
import { sealed } from './sealed.ts'
import { isLay, layIn, layMove, PASS, type DominoState } from './state.ts'
import { NO_TILE, setOf } from './tiles.ts'

const isHidden = (tile: number) => tile === NO_TILE
const cards = (list: readonly number[]) => list

for (const seats of [2, 3, 4]) {
  testSealedFamily({ sealed, legal: ({ twist }, seen) => legalMoves(twist!, seen), isHidden, seats })
  testToldCards({
    sealed,
    isHidden,
    seats,
    fields: {
      hands: (hands) => hands.flat(),
      stock: cards,
      root: (tile) => [tile],
      arms: (arms) => arms.flat().map(({ tile }) => tile),
      film: (moves) => moves.filter(isLay).map((move) => layIn(move).tile),
      open: 'no cards',
      owed: 'no cards',
      hasDrawn: 'no cards',
      passes: 'no cards',
      lacks: 'no cards',
      speaker: 'no cards',
      phase: 'no cards',
      round: 'no cards',
      totals: 'no cards',
      gains: 'no cards',
      left: 'no cards',
      luck: 'no cards',
    },
  })
}

const sorted = (tiles: readonly number[]) => tiles.toSorted((one, other) => one - other)
const whole = sorted(setOf(6))
const tilesOf = ({ hands, stock, root, arms }: DominoState) =>
  sorted([...hands.flat(), ...stock, root, ...arms.flat().map(({ tile }) => tile)])

describe.each([...sealed.definitions])('$slug', (definition) => {
  test.for([
    [2, 7],
    [3, 5],
    [4, 5],
  ] as const)('for %i deals %i tiles to each, of which the highest double lies', ([seats, size]) => {
    const rules = sealed.rulesOf(definition, seats)
    const begin = new Set<number>()
    for (let seed = 0; seed < 40; seed++) {
      const state = rules.deal(seededRandom(seed))
      const holder = state.hands.findIndex(({ length }) => length < size)
      const lengths = Array.from({ length: seats }, (_, seat) => (seat === holder ? size - 1 : size))
      expect(state.hands.map(({ length }) => length)).toEqual(lengths)
      expect(state.stock).toHaveLength(whole.length - seats * size)
      expect(tilesOf(state)).toEqual(whole)
      expect(rules.turn(state)).toBe((holder + 1) % seats)
      begin.add(rules.turn(state))
    }
    expect(begin.size).toBe(seats)
  })

  test('goes on without whoever leaves, on turn or not, with every tile still in play', () => {
    const rules = sealed.rulesOf(definition, 4)
    for (let seed = 0; seed < 8; seed++) {
      const random = seededRandom(seed)
      let state = rules.deal(random)
      const left: number[] = []
      for (let count = 0; count < 4000 && !rules.ending(state); count++) {
        if (count === 3 + seed || count === 12 + seed) {
          const onTurn = rules.turn(state)
          const waits = [1, 2, 3].map((step) => (onTurn + step) % 4).find((one) => !left.includes(one))!
          left.push(seed % 2 === 0 ? onTurn : waits)
          state = rules.leave!(state, left.at(-1)!, random)
          expect(state).toMatchObject({ passes: 0, film: [] })
        }
        expect(left).not.toContain(rules.turn(state))
        expect(tilesOf(state)).toEqual(whole)
        for (const seat of left) {
          expect(state.hands[seat]).toEqual([])
          expect([state.totals[seat], state.gains[seat]]).toEqual([0, 0])
        }
        const moves = rules.moves(state)
        expect(moves.length).toBeGreaterThan(0)
        state = rules.play(state, pickOne(moves, random), random)
      }
      const { winner, points } = rules.ending(state)!
      expect(left).toHaveLength(2)
      expect(left).not.toContain(winner)
      expect(points).toEqual(state.totals)
    }
  })
})

describe('a table of four whose second seat was given up', () => {
  const rules = sealed.rulesOf(
    sealed.definitions.find(({ id }) => id === 'draw-dominoes')!,
    4,
  )
  const random = seededRandom(1)
  const table: DominoState = {
    ...rules.deal(random),
    root: 66,
    arms: [[], [], [], [], []],
    hands: [[56, 11], [], [12], [34]],
    stock: [],
    left: [false, true, false, false],
    speaker: 0,
    totals: [0, 0, 0, 0],
  }

  test('passes the turn over, and does not take the empty hand for one that is out', () => {
    const after = rules.play(table, layMove(56, 0, 5), random)
    expect(after).toMatchObject({ phase: 'play', speaker: 2 })
    const out = rules.play({ ...table, hands: [[56], [], [12], [34]] }, layMove(56, 0, 5), random)
    expect(out).toMatchObject({ phase: 'sheet', gains: [10, 0, 0, 0] })
  })

  test('is blocked when the three others have passed, and the lightest of their hands gets the difference', () => {
    const stuck = { ...table, hands: [[11], [], [12], [34]], passes: 1 }
    const twice = rules.play(stuck, PASS, random)
    expect(twice).toMatchObject({ phase: 'play', passes: 2, speaker: 2 })
    const blocked = rules.play(twice, PASS, random)
    expect(blocked).toMatchObject({ phase: 'sheet', gains: [8, 0, 0, 0] })
    // Seat 1 would lead the next hand.
    expect(rules.turn(blocked)).toBe(2)
    const next = rules.play(blocked, rules.moves(blocked)[0]!, random)
    expect(next.hands[1]).toEqual([])
    expect(tilesOf(next)).toEqual(whole)
  })

  test('lets whoever had passed draw from the hand of the next who leaves', () => {
    const passed = { ...table, hands: [[11], [], [12], [34, 46]], passes: 2, speaker: 3 }
    const gone = rules.leave!(passed, 3, random)
    expect(gone).toMatchObject({ passes: 0, speaker: 0, hasDrawn: false })
    expect(sorted(gone.stock)).toEqual([34, 46])
    expect(gone.left).toEqual([false, true, false, true])
  })
})
