import { expect, test } from 'vitest'
import type { SeatView } from '#kit/game/cards/picture.ts'
import type { Family, GameContext, GameDefinition } from '#kit/game/contract.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'

const EASY = 3
const TURNS = 30

export interface CardFamily<Definition extends GameDefinition> {
  readonly family: Family<Definition, number>
  cover(definition: Definition): string
  how(definition: Definition): readonly string[]
  readonly english: object
  /** The seats as a first deal shows them; none for a game for one. */
  seats(context: GameContext<Definition, number>): readonly SeatView[]
}

/** The tests of every card family with rivals. */
export function testCardFamily<Definition extends GameDefinition>({
  family,
  cover,
  how,
  english,
  seats,
}: CardFamily<Definition>): void {
  test.for(family.definitions)('$slug continues unchanged after a reload', (definition) => {
    const random = seededRandom(3)
    const whole = family.create(definition, 3, EASY)
    let reloaded = family.create(definition, 3, EASY)
    for (let turn = 0; turn < TURNS && whole.status === 'playing'; turn++) {
      const input = pickOne(whole.legal(), random)
      whole.apply(input)
      reloaded.apply(input)
      if (turn % 9 === 0) reloaded = family.create(definition, 3, EASY, reloaded.save())
    }
    expect(reloaded.hash()).toBe(whole.hash())
  })

  test.for(family.definitions)('the bot plays only legal moves of $slug', (definition) => {
    const random = seededRandom(5)
    const sim = family.create(definition, 5, EASY)
    for (let turn = 0; turn < 12 && sim.status === 'playing'; turn++) {
      const input = family.bot(sim, random, 1)!
      expect(sim.legal()).toContain(input)
      sim.apply(input)
    }
  })

  test.for(family.definitions)('$slug names its texts, and its cover is small', (definition) => {
    for (const key of [...how(definition), `title.${definition.id}`, `pitch.${definition.id}`])
      expect(english).toHaveProperty([key])
    expect(cover(definition).length).toBeLessThan(6 * 1024)
  })
  test.for(family.definitions)(
    'the player’s own sign in $slug is one text, and says whose it is',
    (definition) => {
      const asText = (key: string) => (key in english ? key : `no text ${key}`)
      const context = { definition, text: asText, number: (value: number) => String(value) } as GameContext<
        Definition,
        number
      >
      const [own, ...others] = seats(context).map(({ badge }) => badge)
      if (own === undefined) return
      expect(own).toMatch(/^own\./)
      for (const badge of others) expect(badge).not.toMatch(/^own\.|^no text/)
    },
  )
}
