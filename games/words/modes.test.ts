import { expect, test } from 'vitest'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { LANGUAGE_ORDER } from './languages.ts'
import { cliff, wayOut, WORDS, type CliffState } from './modes/cliff.ts'
import { cross, type CrossState } from './modes/cross.ts'
import { guess, marksOf, type GuessState } from './modes/guess.ts'
import { CELLS, hunt, line, type HuntState } from './modes/hunt.ts'
import { pairs, type PairsState } from './modes/pairs.ts'
import { PLACES, swap, type SwapState } from './modes/swap.ts'
import { CASTLE, tide, type TideState } from './modes/tide.ts'
import { tilesFor, wheel, type WheelState } from './modes/wheel.ts'
import { ERASE, NEXT, seriesRules, SUBMIT, type Base, type Mode } from './series.ts'

const open = <State extends Base>(mode: Mode<State>, seed = 3): TurnSim<State, number> =>
  turnSim(seriesRules(mode, 'en'), seed)

const spelling = (word: string) => ({ picture: 0, word, letters: [...word], done: 0 })

const kindsOf = (sim: TurnSim<Base, number>, input: number) => sim.apply(input).map(({ kind }) => kind)

test('a wrong letter takes a tower and washes sand away; seven of them take the castle', () => {
  const sim = open<TideState>(tide)
  const wrong = sim.state.keys.flatMap((letter, key) => (sim.state.letters.includes(letter) ? [] : [key]))
  expect(kindsOf(sim, wrong[0]!)).toEqual(['miss'])
  expect(sim.state.lives).toBe(CASTLE - 1)
  expect(kindsOf(sim, wrong[0]!)).toEqual([])
  for (const key of wrong.slice(1, CASTLE)) sim.apply(key)
  expect(sim.status).toBe('lost')
})

test('a solved round waits for the next one, which rebuilds two towers', () => {
  const sim = open<TideState>(tide)
  const wrong = sim.state.keys.flatMap((letter, key) => (sim.state.letters.includes(letter) ? [] : [key]))
  for (const key of wrong.slice(0, 3)) sim.apply(key)
  while (sim.state.phase === 'playing') sim.apply(tide.best(sim.state)!)
  expect(sim.legal()).toEqual([NEXT])
  expect(kindsOf(sim, NEXT)).toEqual(['dealt'])
  expect(sim.state).toMatchObject({ round: 1, lives: CASTLE - 1, phase: 'playing' })
})

test.for([
  { from: 0, to: 3, cells: [0, 1, 2, 3] },
  { from: 14, to: 0, cells: [14, 7, 0] },
  { from: 2, to: 14, cells: [2, 8, 14] },
  { from: 0, to: 8, cells: [] },
  { from: 4, to: 4, cells: [] },
])('the line from $from to $to on a square of six', ({ from, to, cells }) => {
  expect(line(6, from, to)).toEqual(cells)
})

test('a hidden name counts from either end, once', () => {
  const sim = open<HuntState>(hunt)
  const { cells } = sim.state.targets[0]!
  const back = cells.at(-1)! * CELLS + cells[0]!
  expect(kindsOf(sim, back)[0]).toBe('word')
  const { points } = sim.state
  expect(points).toBe(10 * cells.length)
  expect(kindsOf(sim, back)).toEqual(['miss'])
  expect(sim.state.points).toBe(points - 3)
})

test('letters in their place stay, and the last swap must bring the end', () => {
  const sim = open<SwapState>(swap)
  const right = sim.state.board.findIndex((letter, place) => letter === sim.state.goal[place])
  if (right >= 0) expect(kindsOf(sim, right * PLACES + ((right + 1) % sim.state.board.length))).toEqual([])
  const first = sim.legal()
  for (let turn = 0; turn < 60 && sim.status === 'playing' && sim.state.phase === 'playing'; turn++) {
    const clumsy = sim.legal().find((input) => input !== swap.best(sim.state)) ?? sim.legal()[0]!
    sim.apply(clumsy)
  }
  expect(first.length).toBeGreaterThan(2)
  expect(['lost', 'solved']).toContain(sim.state.phase)
})

test('words of a crossword agree where they cross, and a wrong letter costs a heart', () => {
  const sim = open<CrossState>(cross, 8)
  const { entries, cells, keys } = sim.state
  for (const { word, cells: own } of entries)
    expect(own.map((cell) => cells[cell]!.letter).join('')).toBe(word.replace(/[\s-]/g, ''))
  expect(entries.flatMap((entry) => entry.cells).length).toBeGreaterThan(cells.length)
  const wrong = keys.findIndex((letter) => letter !== cells[0]!.letter)
  expect(kindsOf(sim, wrong)).toEqual(['miss'])
  expect(sim.state).toMatchObject({ lives: 5, filled: [] })
})

test('a picture and its name go together; two strangers close at the next tap', () => {
  const sim = open<PairsState>(pairs)
  const { cards } = sim.state
  const mate = cards.findIndex((card, place) => place > 0 && card.picture === cards[0]!.picture)
  const stranger = [1, 2, 3].find((place) => place !== mate)!
  sim.apply(0)
  expect(kindsOf(sim, stranger)).toEqual(['turn', 'miss'])
  expect(sim.state.open).toEqual([0, stranger])
  sim.apply(0)
  expect(sim.state.open).toEqual([0])
  expect(kindsOf(sim, mate)).toEqual(['turn', 'word'])
  expect(sim.state.gone.toSorted((one, other) => one - other)).toEqual([0, mate])
})

test.for([
  { secret: 'apple', tried: 'allow', marks: [2, 1, 0, 0, 0] },
  { secret: 'apple', tried: 'papal', marks: [1, 1, 2, 0, 1] },
  { secret: 'bee', tried: 'eee', marks: [0, 2, 2] },
  { secret: 'cat', tried: 'cat', marks: [2, 2, 2] },
])('$tried for $secret is answered by $marks', ({ secret, tried, marks }) => {
  const keys = [...new Set([...secret, ...tried])]
  const state = { letters: [...secret], keys }
  expect(
    marksOf(
      state,
      [...tried].map((letter) => keys.indexOf(letter)),
    ),
  ).toEqual(marks)
})

test('a guess is judged only when it is whole, and the sixth wrong one is the last', () => {
  const sim = open<GuessState>(guess)
  const wrong = sim.state.keys.findIndex((letter) => !sim.state.letters.includes(letter))
  sim.apply(wrong)
  expect(kindsOf(sim, SUBMIT)).toEqual([])
  expect(kindsOf(sim, ERASE)).toEqual(['erase'])
  for (let turn = 0; turn < 6; turn++) {
    for (const _ of sim.state.letters) sim.apply(wrong)
    sim.apply(SUBMIT)
  }
  expect(sim.status).toBe('lost')
})

test('a wheel has just the tiles its names need', () => {
  expect(tilesFor([[...'bee'], [...'bed']]).toSorted()).toEqual(['b', 'd', 'e', 'e'])
  const sim = open<WheelState>(wheel)
  sim.apply(0)
  sim.apply(1)
  const { targets } = sim.state
  if (targets.every(({ isFound }) => !isFound)) expect(kindsOf(sim, SUBMIT)).toEqual(['miss'])
  while (sim.state.phase === 'playing') sim.apply(wheel.best(sim.state)!)
  expect(sim.state.targets.every(({ isFound }) => isFound)).toBe(true)
})

test('a cliff that cannot be finished slides, costs a heart and can be finished again', () => {
  const base = open<CliffState>(cliff).state
  const state: CliffState = {
    ...base,
    lives: 3,
    columns: [
      ['a', 'b'],
      ['a', 'c', 'd'],
    ],
    words: [spelling('ab'), spelling('acd')],
  }
  expect(wayOut(state)).toBeDefined()
  // The first "a" of the left column belongs above "b": used for the other word it leads to a dead end.
  const dead: CliffState = {
    ...state,
    columns: [
      ['b', 'a'],
      ['a', 'd', 'c'],
    ],
  }
  expect(wayOut(dead)).toBeUndefined()
  const next = cliff.step(dead, 1 * WORDS + 1, () => 0.4)
  expect(next.events.map(({ kind }) => kind)).toEqual(['take', 'slide'])
  expect(next.state.lives).toBe(2)
  expect(wayOut(next.state)).toBeDefined()
})

test.for(LANGUAGE_ORDER)('every mode deals full rounds in %s', (language) => {
  for (let seed = 1; seed <= 2; seed++) {
    const crossword = turnSim(seriesRules(cross, language), seed).state
    expect(crossword.entries.length).toBe(3)
    expect(crossword.width).toBeLessThanOrEqual(8)
    expect(crossword.height).toBeLessThanOrEqual(8)
    const wheels = turnSim(seriesRules(wheel, language), seed).state
    expect(wheels.targets.length).toBe(2)
    expect(wheels.tiles.length).toBeLessThanOrEqual(9)
    expect(turnSim(seriesRules(hunt, language), seed).state.targets.length).toBeGreaterThanOrEqual(3)
    expect(turnSim(seriesRules(swap, language), seed).state.rows.length).toBe(2)
    expect(turnSim(seriesRules(cliff, language), seed).state.words.length).toBe(3)
  }
})
