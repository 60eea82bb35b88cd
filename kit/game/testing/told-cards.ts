import { expect, test } from 'vitest'
import type { GameDefinition } from '#kit/game/contract.ts'
import type { SealedSet } from '#kit/game/duel/sealed.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'

interface Table {
  readonly hands: readonly (readonly number[])[]
  readonly stock: readonly number[]
  readonly phase: string
}

/** How to read the cards of each field of a position; a new field does not compile without it. */
type Fields<State> = {
  readonly [Key in keyof State]-?: 'no cards' | ((value: State[Key]) => readonly number[])
}

interface Told<Definition extends GameDefinition, State extends Table> {
  readonly sealed: SealedSet<Definition, State>
  readonly fields: Fields<State>
  isHidden(card: number): boolean
  /** How many play; two if absent. */
  readonly seats?: number
  /** Cards of hands and stock that were revealed to both. */
  open?(state: State): readonly number[]
}

const SEEDS = 12
const MOST_MOVES = 400

/** Checks every field that each side is told, over random matches: none reveals a card that the side must not know. */
export function testToldCards<Definition extends GameDefinition, State extends Table>({
  sealed,
  fields,
  isHidden,
  seats = 2,
  open = () => [],
}: Told<Definition, State>): void {
  const eyes = [...Array.from({ length: seats }, (_, seat) => seat), undefined]
  const keys = Object.keys(fields) as (keyof State)[]
  const toldBy = (seen: State) =>
    keys.flatMap((key) => {
      const read = fields[key]
      return read === 'no cards' ? [] : read(seen[key])
    })

  test.each([...sealed.definitions])(`$slug of ${seats} names no hidden card in any field`, (definition) => {
    const rules = sealed.rulesOf(definition, seats)
    const leaks: (readonly number[])[] = []
    let [looked, named] = [0, 0]
    for (let seed = 0; seed < SEEDS; seed++) {
      const random = seededRandom(seed)
      let state = rules.deal(random)
      for (let count = 0; count < MOST_MOVES && !rules.ending(state); count++) {
        for (const seat of eyes) {
          const hands = state.phase === 'play' ? state.hands.filter((_hand, index) => index !== seat) : []
          const unknown = new Set([...hands.flat(), ...state.stock])
          for (const card of open(state)) unknown.delete(card)
          const told = toldBy(rules.seenBy(state, { seat, isOver: false })).filter((card) => !isHidden(card))
          if (told.some((card) => unknown.has(card))) leaks.push(told.filter((card) => unknown.has(card)))
          looked += unknown.size
          named += told.length
        }
        state = rules.play(state, pickOne(rules.moves(state), random), random)
      }
    }
    expect(leaks.slice(0, 3)).toEqual([])
    expect(Object.keys(rules.deal(seededRandom(0))).toSorted()).toEqual(keys.toSorted())
    expect(looked).toBeGreaterThan(1000)
    expect(named).toBeGreaterThan(1000)
  })
}
