import { describe, expect, test } from 'vitest'
import { isFaceDown } from '#kit/game/cards/face-down.ts'
import { testSealedFamily } from '#kit/game/testing/sealed-family.ts'
import { testToldCards } from '#kit/game/testing/told-cards.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { rulesOf } from './games.ts'
import { legalMoves } from './rules.ts'
import { sealed } from './sealed.ts'
import { cardIn, DRAW, type ShedState } from './state.ts'

const cards = (list: readonly number[]) => list

for (const seats of [2, 4])
  testSealedFamily({
    sealed,
    legal: ({ kind }, seen) => legalMoves(rulesOf(kind), seen),
    isHidden: isFaceDown,
    seats,
    choose({ kind }, state) {
      const rules = rulesOf(kind)
      return state.phase === 'play' ? rules.quick(state) : legalMoves(rules, state)[0]!
    },
  })

testToldCards({
  sealed,
  isHidden: isFaceDown,
  seats: 3,
  fields: {
    hands: (hands) => hands.flat(),
    stock: cards,
    waste: cards,
    table: cards,
    won: (won) => won.flat(),
    film: (moves) => moves.flatMap((move) => cardIn(move) ?? []),
    speaker: 'no cards',
    phase: 'no cards',
    round: 'no cards',
    totals: 'no cards',
    gains: 'no cards',
    luck: 'no cards',
    suit: 'no cards',
    count: 'no cards',
    way: 'no cards',
    lead: 'no cards',
    marks: 'no cards',
    resting: 'no cards',
  },
})

const cardsOf = ({ hands, stock, waste }: ShedState) => [...hands.flat(), ...stock, ...waste].toSorted()

describe.each([...sealed.definitions])('$slug of four', (definition) => {
  const rules = sealed.rulesOf(definition, 4)

  test('goes on without whoever leaves, on turn or not, with every card still in play', () => {
    for (let seed = 0; seed < 8; seed++) {
      const random = seededRandom(seed)
      let state = rules.deal(random)
      const whole = cardsOf(state)
      const left: number[] = []
      for (let count = 0; count < 900 && !rules.ending(state); count++) {
        if (count === 9 + 3 * seed || count === 40 + seed) {
          const leaver = seed % 2 === 0 ? rules.turn(state) : (rules.turn(state) + 1) % 4
          if (!left.includes(leaver)) {
            left.push(leaver)
            state = rules.leave!(state, leaver, random)
            expect(state.hands[leaver]).toEqual([])
            expect(state.totals[leaver]).toBe(0)
          }
        }
        expect(left).not.toContain(rules.turn(state))
        if (state.phase === 'play') expect(cardsOf(state)).toEqual(whole)
        for (const seat of left) expect(state.hands[seat]).toEqual([])
        const moves = rules.moves(state)
        expect(moves.length).toBeGreaterThan(0)
        state = rules.play(state, count % 3 === 0 ? moves[0]! : pickOne(moves, random), random)
      }
      const ending = rules.ending(state)
      if (ending) expect(left).not.toContain(ending.winner)
    }
  })
})

test('an exhausted stock is filled by the chance of the moment, not by a number that could be tried', () => {
  const rules = sealed.rulesOf(sealed.definitions[0]!, 3)
  const dealt = rules.deal(seededRandom(4))
  const empty: ShedState = { ...dealt, stock: [], waste: [...dealt.stock, ...dealt.waste], count: 0 }
  const held = empty.hands[empty.speaker]!.length
  const drawnBy = (seed: number) => {
    const after = rules.play(empty, DRAW, seededRandom(seed))
    expect(after.hands[empty.speaker]).toHaveLength(held + 1)
    expect(after.waste).toEqual(empty.waste.slice(-1))
    expect(after.luck).toBe(0)
    return after.hands[empty.speaker]!.at(-1)
  }
  expect(new Set(Array.from({ length: 40 }, (_, seed) => drawnBy(seed))).size).toBeGreaterThan(15)
})
