import { expect, test } from 'vitest'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { LANGUAGE_ORDER, type Language } from './languages.ts'
import { braid, canEnd, type BraidState } from './modes/braid.ts'
import { cipher, CODE_KEYS, isWordKnown, type CipherState } from './modes/cipher.ts'
import { halves, type HalvesState } from './modes/halves.ts'
import { fillings, latin, LETTERS, type LatinState } from './modes/latin.ts'
import { lock, NEXT_LETTER, shortestWay, type LockState } from './modes/lock.ts'
import { maze, type MazeState } from './modes/maze.ts'
import { LANES, rain, type RainState } from './modes/rain.ts'
import { CHOICE, shells, type ShellsState } from './modes/shells.ts'
import { sharedLetters, sieve, type SieveState } from './modes/sieve.ts'
import { slips, slipsLeft, type SlipsState } from './modes/slips.ts'
import { besides, snakes, type SnakesState } from './modes/snakes.ts'
import { COLUMN, squares, stacks, wayOn, type StacksState } from './modes/stacks.ts'
import { bestOf, ERASE, NEXT, seriesRules, SUBMIT, type Base, type Mode } from './series.ts'

const open = <State extends Base>(mode: Mode<State>, language: Language = 'en', seed = 3) =>
  turnSim<State, number>(seriesRules(mode, language), seed)

const kindsOf = (sim: TurnSim<Base, number>, input: number) => sim.apply(input).map(({ kind }) => kind)

/** The first state of every round of a perfect run. */
function rounds<State extends Base>(mode: Mode<State>, language: Language, seed: number): readonly State[] {
  const sim = open(mode, language, seed)
  const states = [sim.state]
  while (sim.status === 'playing') {
    const input = bestOf(mode, sim.state)!
    sim.apply(input)
    if (input === NEXT) states.push(sim.state)
  }
  return states
}

test.for(LANGUAGE_ORDER)('in %s names wind over every square of the board, each once', (language) => {
  for (const state of rounds<SnakesState>(snakes, language, 2)) {
    const cells = state.targets.flatMap((target) => target.cells)
    expect(cells.toSorted((one, other) => one - other)).toEqual([...state.grid.keys()])
    for (const { cells: own, letters } of state.targets) {
      expect(own.map((cell) => state.grid[cell])).toEqual(letters)
      for (const [step, cell] of own.slice(1).entries()) expect(besides(state, own[step]!)).toContain(cell)
    }
  }
})

test('a winding name may be taken back letter by letter, and a wrong one costs a heart', () => {
  const sim = open<SnakesState>(snakes)
  sim.apply(0)
  const next = besides(sim.state, 0)[0]!
  expect(kindsOf(sim, next)).toEqual(['join'])
  expect(kindsOf(sim, ERASE)).toEqual(['erase'])
  sim.apply(next)
  expect(kindsOf(sim, SUBMIT)).toEqual(['miss'])
  expect(sim.state).toMatchObject({ lives: 4, path: [] })
})

test('what lies above a name falls when it goes, and names come together', () => {
  expect(wayOn([['a', 'x'], ['b'], ['c', 'y', 'z']], [['a', 'b', 'c'], ['x'], ['z', 'y']])).toEqual([
    0, 10, 20,
  ])
  const state = {
    ...open<StacksState>(stacks).state,
    columns: [['d', 's'], ['o'], ['g', 'n', 'u']],
    targets: [
      { picture: 0, word: 'dog', letters: [...'dog'], isFound: false },
      { picture: 1, word: 'un', letters: [...'un'], isFound: false },
      { picture: 2, word: 's', letters: ['s'], isFound: false },
    ],
  }
  const { state: next, events } = stacks.step(state, 2 * COLUMN, () => 0.5)
  expect(events.map(({ kind }) => kind)).toEqual(['word'])
  expect(next.columns).toEqual([['s'], [], ['n', 'u']])
  expect(squares(2 * COLUMN, 2 * COLUMN + 1)).toEqual([21, 20])
  expect(wayOn([['c'], ['x', 'a'], ['t']], [['c', 'a', 't']])).toBeUndefined()
})

test('a lock counts the turns of the best order of its names', () => {
  const target = (word: string) => ({ picture: 0, word, letters: [...word], isFound: false })
  const state: LockState = {
    ...open<LockState>(lock).state,
    rings: [
      ['a', 'b', 'c', 'd'],
      ['o', 'i', 'u', 'y'],
    ],
    at: [0, 0],
    targets: [target('co'), target('bo')],
    lives: 3,
  }
  expect(shortestWay(state)).toMatchObject({ turns: 2, first: { word: 'bo' } })
  const { state: next, events } = lock.step(state, NEXT_LETTER, () => 0)
  expect(events.map(({ kind }) => kind)).toEqual(['turn', 'word'])
  expect(next).toMatchObject({ at: [1, 0], lives: 2 })
})

test('a basket moves by a lane, a wrong letter costs a heart, and what was missed is sent again', () => {
  const sim = open<RainState>(rain)
  for (let step = 0; step < 400 && sim.status === 'playing'; step++) {
    const { at, rows } = sim.state
    // Dodging everything is always possible.
    const dry = sim.legal().find((lane) => rows[0]!.lanes[lane] === '')
    expect(dry).toBeDefined()
    expect(Math.abs(dry! - at)).toBeLessThanOrEqual(1)
    sim.apply(dry!)
  }
  expect(sim.state).toMatchObject({ lives: 5, done: 0 })
  while (sim.state.phase === 'playing') sim.apply(rain.best(sim.state)!)
  expect(sim.state).toMatchObject({ phase: 'solved', lives: 5 })
  expect(sim.state.rows[0]!.lanes.length).toBe(LANES)
})

test.for(LANGUAGE_ORDER)('in %s a maze spells its name from the gate to the flag', (language) => {
  for (const { way, grid, letters, trail, goal } of rounds<MazeState>(maze, language, 4)) {
    expect(way.length % letters.length).toBe(0)
    expect(way.map((cell) => grid[cell])).toEqual(way.map((_, step) => letters[step % letters.length]))
    expect([trail[0], goal]).toEqual([way[0], way.at(-1)])
  }
})

test('in a maze going back is free, and the path continues from there', () => {
  const sim = open<MazeState>(maze)
  sim.apply(maze.best(sim.state)!)
  sim.apply(maze.best(sim.state)!)
  expect(kindsOf(sim, sim.state.trail[1]!)).toEqual(['erase'])
  expect(sim.state).toMatchObject({ lives: 5 })
  expect(maze.best(sim.state)).toBe(sim.state.way[2])
})

test.for(LANGUAGE_ORDER)(
  'in %s a golden row holds the names, and the letters seen leave one way only',
  (language) => {
    for (const { size, block, grid, golden, letters, names, open: seen } of rounds<LatinState>(
      latin,
      language,
      5,
    )) {
      expect(grid.slice(golden * size, (golden + 1) * size).map((letter) => letters[letter])).toEqual(letters)
      expect(names.reduce((sum, { length }) => sum + length, 0)).toBe(size)
      expect(seen.some((cell) => Math.floor(cell / size) === golden)).toBe(false)
      const given = grid.map((letter, cell) =>
        seen.includes(cell) || Math.floor(cell / size) === golden ? letter : -1,
      )
      expect(fillings({ size, block }, given)).toEqual({ count: 1, found: grid })
      for (let line = 0; line < size; line++) {
        const row = grid.slice(line * size, (line + 1) * size)
        const column = grid.filter((_, cell) => cell % size === line)
        const tall = size / block
        const blocked = grid.filter(
          (_, cell) => Math.floor((cell % size) / block) + Math.floor(cell / size / tall) * tall === line,
        )
        for (const group of [row, column, blocked]) expect(new Set(group).size).toBe(size)
      }
    }
  },
)

test('a letter that is wrong in a golden row costs a heart, the last right one tells the name', () => {
  const sim = open<LatinState>(latin)
  const cell = Math.floor(latin.best(sim.state)! / LETTERS)
  const wrong = (sim.state.grid[cell]! + 1) % sim.state.size
  expect(kindsOf(sim, cell * LETTERS + wrong)).toEqual(['miss'])
  const kinds = sim.state.letters.flatMap(() => kindsOf(sim, latin.best(sim.state)!))
  expect(kinds).toEqual(['hit', 'hit', 'hit', 'hit', 'word'])
})

test('the same number is the same letter in all names, and a picture is hidden only where it can be read', () => {
  for (const { words, code } of rounds<CipherState>(cipher, 'en', 6))
    for (const [index, word] of words.entries()) {
      expect(word.code.map((number) => code[number]).join('')).toBe(word.word.replace(' ', ''))
      if (!word.isHidden) continue
      const others = words.filter((_, other) => other !== index).flatMap((other) => other.code)
      expect(word.code.filter((number) => others.includes(number)).length).toBeGreaterThan(
        word.code.length / 2,
      )
    }
  const sim = open<CipherState>(cipher)
  const [first] = sim.state.words
  for (const number of new Set(first!.code))
    sim.apply(number * CODE_KEYS + sim.state.keys.indexOf(sim.state.code[number]!))
  expect(isWordKnown(sim.state, first!)).toBe(true)
})

test('pieces join in order only; the one picked up may be laid down again', () => {
  const sim = open<HalvesState>(halves)
  const [target] = sim.state.targets
  const [start, end] = target!.parts.map((part) => sim.state.pieces.findIndex(({ text }) => text === part))
  sim.apply(end!)
  expect(kindsOf(sim, end!)).toEqual(['erase'])
  sim.apply(end!)
  expect(kindsOf(sim, start!)).toEqual(['miss'])
  sim.apply(start!)
  expect(kindsOf(sim, end!)).toEqual(['join', 'word'])
  expect(sim.state.pieces.filter(({ isGone }) => isGone).length).toBe(2)
})

test.for(LANGUAGE_ORDER)(
  'in %s the letter of the sieve is in some names and plainly not in the others',
  (language) => {
    expect(sharedLetters(language).size).toBeGreaterThan(10)
    for (const { letter, cards } of rounds<SieveState>(sieve, language, 7)) {
      const having = cards.filter(({ has }) => has)
      expect(having.length).toBeGreaterThanOrEqual(2)
      expect(having.length).toBeLessThan(cards.length)
      for (const { word, has } of cards) expect(word.includes(letter)).toBe(has)
      expect(new Set(cards.map(({ picture }) => picture)).size).toBe(cards.length)
    }
  },
)

test('a scribe slips once a name at most, and some names of later rounds are right', () => {
  const all = rounds<SlipsState>(slips, 'en', 8)
  for (const { rows } of all)
    for (const { letters, written, slip } of rows)
      expect(written.flatMap((letter, place) => (letter === letters[place] ? [] : [place]))).toEqual(
        slip < 0 ? [] : [slip],
      )
  expect(all.at(-1)!.rows.some(({ slip }) => slip < 0)).toBe(true)
  const sim = open<SlipsState>(slips)
  const { slip, letters } = sim.state.rows[0]!
  expect(kindsOf(sim, (slip + 1) % letters.length)).toEqual(['miss'])
  const before = slipsLeft(sim.state)
  expect(kindsOf(sim, slip)).toEqual(['right', 'word'])
  expect(slipsLeft(sim.state)).toBe(before - 1)
})

test('a braided letter that fits two names goes only where the rest can still end', () => {
  const strand = (word: string) => ({ picture: 0, word, letters: [...word], done: 0 })
  const state: BraidState = {
    ...open<BraidState>(braid).state,
    line: [...'cacart'],
    words: [strand('car'), strand('cat')],
  }
  expect(canEnd(state)).toBe(true)
  expect(canEnd({ ...state, line: [...'cactra'] })).toBe(false)
  const { state: next, events } = braid.step({ ...state, line: [...'catcar'] }, 0, () => 0)
  expect(events.map(({ kind }) => kind)).toEqual(['miss'])
  expect(next.line.length).toBe(6)
})

test('a lifted shell costs a coin, kept coins are points, and a wrong name is struck out', () => {
  const sim = open<ShellsState>(shells)
  const { coins, choices, picture } = sim.state
  expect(kindsOf(sim, 0)).toEqual(['turn'])
  expect(sim.state.coins).toBe(coins - 1)
  expect(kindsOf(sim, 0)).toEqual([])
  const wrong = choices.findIndex((one) => one.picture !== picture) + CHOICE
  expect(kindsOf(sim, wrong)).toEqual(['miss'])
  expect(sim.legal()).not.toContain(wrong)
  sim.apply(shells.best(sim.state)!)
  expect(sim.state).toMatchObject({ phase: 'solved', points: 20 + 5 * (coins - 1), lives: 2 })
})

test('names of two signs break into single ones', () => {
  for (const { pieces, targets } of rounds<HalvesState>(halves, 'zh', 9))
    expect(pieces.map(({ text }) => text).toSorted()).toEqual(
      targets.flatMap(({ parts }) => parts).toSorted(),
    )
})
