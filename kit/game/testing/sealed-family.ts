import { describe, expect, test } from 'vitest'
import type { GameDefinition } from '#kit/game/contract.ts'
import type { Seat } from '#kit/game/duel/rules.ts'
import type { SealedSet } from '#kit/game/duel/sealed.ts'
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
  /** Chooses a move that ends a match eventually; random if absent. */
  choose?(definition: Definition, state: State): number
}

const SEATS: readonly Seat[] = [0, 1]

/** The same table with other hidden cards: swaps the other hand and the stock where the seat cannot see them. */
function otherwise<State extends Hidden>(state: State, seat: Seat, seed: number): State {
  const other = 1 - seat
  const { hands, stock, upcard } = state
  const held = hands[other]!.length
  const covered = stock.filter((card) => card !== upcard)
  const unseen = shuffled([...hands[other]!, ...covered], seededRandom(seed))
  const rest = unseen.slice(held)
  return {
    ...state,
    hands: hands.with(other, unseen.slice(0, held)),
    stock: stock.map((card) => (card === upcard ? card : rest.pop()!)),
  }
}

/** Tests for each game of a family with hidden hands that every player learns what they need and nothing else. */
export function testSealedFamily<Definition extends GameDefinition, State extends Hidden>({
  sealed,
  legal,
  isHidden,
  choose,
}: SealedFamily<Definition, State>): void {
  describe.each([...sealed.definitions])('$slug with hidden hands', (definition) => {
    const rules = sealed.rulesOf(definition)

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
          expect(seen.hands[1]).toHaveLength(state.hands[1 - seat]!.length)
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
      expect(rules.ending(last)!.winner).toBe(last.totals[0]! > last.totals[1]! ? 0 : 1)
      expect(rules.seenBy(last, { seat: undefined, isOver: true })).toEqual(last)
      expect(rules.seenBy(last, { seat: 1, isOver: true }).hands).toEqual(last.hands.toReversed())
    })
  })
}
