import { expect, test } from 'vitest'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { playThrow, type RiptideMany } from './riptide-many.ts'
import { BANK, GOAL, THROW } from './riptide-rules.ts'
import { scoringMasks } from './riptide-score.ts'
import { sealed } from './sealed.ts'

const [game] = sealed.definitions
const rulesFor = (seats: number) => sealed.rulesOf(game!, seats)

/** Every position of a match in which whoever can brings their points in. */
function* matchOf(seats: number, seed: number) {
  const rules = rulesFor(seats)
  const random = seededRandom(seed)
  let state = rules.deal(random)
  for (;;) {
    yield state
    if (rules.ending(state)) return
    const moves = rules.moves(state)
    const banks = moves.filter((move) => move >= BANK)
    state = rules.play(state, pickOne(random() < 0.5 && banks.length > 0 ? banks : moves, random), random)
  }
}

test.for([2, 3, 4])('%i people throw in turn until one of them is there', (seats) => {
  for (let seed = 0; seed < 5; seed++) {
    const states = [...matchOf(seats, seed)]
    const last = states.at(-1)!
    const ending = rulesFor(seats).ending(last)!
    expect(last.scores[ending.winner!]).toBeGreaterThanOrEqual(GOAL)
    expect(last.scores.filter((score) => score >= GOAL)).toHaveLength(1)
    expect(ending.points).toEqual(last.scores)
    expect(new Set(states.map(({ speaker }) => speaker)).size).toBe(seats)
    for (const [at, state] of states.entries()) {
      const next = states[at + 1]
      if (next && next.speaker !== state.speaker) expect(next.speaker).toBe((state.speaker + 1) % seats)
      for (const seat of [0, 1, 2, 3].slice(0, seats)) {
        const seen = rulesFor(seats).seenBy(state, { seat, isOver: false })
        expect(seen.scores[0]).toBe(state.scores[seat])
        expect(seen.speaker === 0).toBe(rulesFor(seats).turn(state) === seat)
        expect(rulesFor(seats).moves(seen)).toEqual(rulesFor(seats).moves(state))
      }
    }
  }
})

test('a throw in which nothing counts is lost with all that was at stake', () => {
  const state: RiptideMany = { ...rulesFor(3).deal(seededRandom(0)), dice: [1, 2, 3, 4, 6, 6], pot: 700 }
  const lost = Array.from({ length: 600 }, (_, seed) => playThrow(state, 1, seededRandom(seed))).find(
    ({ speaker }) => speaker === 1,
  )!
  expect(lost).toMatchObject({ scores: [0, 0, 0], pot: 0, dice: [], aside: [] })
  expect(scoringMasks(lost.lost)).toEqual([])
})

test('whoever leaves takes their points along, and is passed over from then on', () => {
  const rules = rulesFor(4)
  const random = seededRandom(3)
  const dealt = rules.deal(random)
  const state: RiptideMany = { ...dealt, scores: [500, 900, 0, 300], dice: [1, 1, 2, 3, 4, 6], pot: 200 }
  const waits = rules.leave!(state, 1, random)
  expect(waits).toMatchObject({ scores: [500, 0, 0, 300], speaker: 0, dice: state.dice, pot: 200 })
  expect(rules.play(waits, 1 + BANK, random)).toMatchObject({ scores: [800, 0, 0, 300], speaker: 2 })
  const turns = rules.leave!(waits, 0, random)
  expect(turns).toMatchObject({ speaker: 2, dice: [], pot: 0 })
  expect(rules.moves(turns)).toEqual([THROW])
})
