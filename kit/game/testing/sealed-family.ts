import { describe, expect, test } from 'vitest'
import type { GameDefinition } from '#kit/game/contract.ts'
import { seatedFrom, type SealedSet } from '#kit/game/duel/sealed.ts'
import { pickOne, seededRandom, shuffled } from '#kit/random/random.ts'

/** The hidden part of every table. */
interface Hidden {
  readonly hands: readonly (readonly number[])[]
  readonly stock: readonly number[]
  /** The face-up card of the stock. */
  readonly upcard?: number
  readonly phase: string
  readonly totals: readonly number[]
}

interface SealedFamily<Definition extends GameDefinition, State extends Hidden> {
  readonly sealed: SealedSet<Definition, State>
  /** The moves that a page offers from what its player knows. */
  legal(definition: Definition, seen: State): readonly number[]
  isHidden(card: number): boolean
  /** How many play; two if absent. */
  readonly seats?: number
  /** Chooses a move that ends a match eventually; random if absent. */
  choose?(definition: Definition, state: State): number
}

/** The same table with other hidden cards: swaps the other hands and the stock where the seat cannot see them. */
function otherwise<State extends Hidden>(state: State, seat: number, seed: number): State {
  const { hands, stock, upcard } = state
  const covered = stock.filter((card) => card !== upcard)
  const others = hands.filter((_, index) => index !== seat)
  const rest = shuffled([...others.flat(), ...covered], seededRandom(seed))
  return {
    ...state,
    hands: hands.map((hand, index) => (index === seat ? hand : rest.splice(0, hand.length))),
    stock: stock.map((card) => (card === upcard ? card : rest.pop()!)),
  }
}

/** Tests for each game of a family with hidden hands that every player learns what they need and nothing else. */
export function testSealedFamily<Definition extends GameDefinition, State extends Hidden>({
  sealed,
  legal,
  isHidden,
  seats = 2,
  choose,
}: SealedFamily<Definition, State>): void {
  const SEATS = Array.from({ length: seats }, (_, seat) => seat)
  describe.each([...sealed.definitions])(`$slug of ${seats} with hidden hands`, (definition) => {
    const rules = sealed.rulesOf(definition, seats)

    /** Every position of a random match. */
    function* matchOf(seed: number) {
      const random = seededRandom(seed)
      let state = rules.deal(random)
      for (;;) {
        yield state
        if (rules.ending(state)) return
        const move = choose?.(definition, state) ?? pickOne(rules.moves(state), random)
        state = rules.play(state, move, random)
      }
    }

    test('shows a seat nothing that depends on hidden information, in any position', () => {
      let looked = 0
      for (const state of matchOf(5)) {
        if (state.phase !== 'play') continue
        for (const seat of SEATS) {
          const eye = { seat, isOver: false }
          expect(rules.seenBy(otherwise(state, seat, looked), eye)).toEqual(rules.seenBy(state, eye))
          looked++
        }
        const watched = rules.seenBy(state, { seat: undefined, isOver: false })
        const told = [...watched.hands.flat(), ...watched.stock.filter((card) => card !== state.upcard)]
        expect(told.filter((card) => !isHidden(card))).toEqual([])
      }
      expect(looked).toBeGreaterThan(60)
    })

    test('shows each seat its own hand first, the size of the other, and its legal moves', () => {
      let offered = 0
      for (const state of matchOf(6)) {
        if (state.phase !== 'play') continue
        for (const seat of SEATS) {
          const seen = rules.seenBy(state, { seat, isOver: false })
          expect(seen.hands[0]).toEqual(state.hands[seat])
          expect(seen.hands.map(({ length }) => length)).toEqual(
            seatedFrom(state.hands, seat).map(({ length }) => length),
          )
          for (const hand of seen.hands.slice(1)) expect(hand.every(isHidden)).toBe(true)
          expect(seen.stock).toHaveLength(state.stock.length)
          if (rules.turn(state) !== seat) continue
          expect(legal(definition, seen)).toEqual(rules.moves(state))
          offered++
        }
      }
      expect(offered).toBeGreaterThan(30)
    })

    test('ends with everything revealed', () => {
      const last = [...matchOf(7)].at(-1)!
      expect(rules.ending(last)!.winner).toBe(last.totals.indexOf(Math.max(...last.totals)))
      expect(rules.seenBy(last, { seat: undefined, isOver: true })).toEqual(last)
      expect(rules.seenBy(last, { seat: 1, isOver: true }).hands).toEqual(seatedFrom(last.hands, 1))
    })
  })
}
