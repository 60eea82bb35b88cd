import { describe, expect, test } from 'vitest'
import { definitions } from './definitions.ts'
import { afterTurn, firstState, isSolved, longer, solvedColors, turnColors } from './rules.ts'
import { bodyOf } from './shapes.ts'

describe.for(definitions)('the body of $slug', ({ shape }) => {
  const body = bodyOf(shape)

  test('each turn only moves stickers, and its inverse undoes it', () => {
    const marks = body.stickers.map((_, index) => String.fromCharCode(48 + index)).join('')
    for (const turn of body.turns) {
      const moved = turnColors(marks, turn)
      expect([...moved].toSorted().join('')).toBe([...marks].toSorted().join(''))
      expect(moved).not.toBe(marks)
      expect(turnColors(moved, body.turns[turn.back]!)).toBe(marks)
    }
  })

  test('every turn that shows anything leaves the solved body unsolved or as it was', () => {
    expect(isSolved(body, solvedColors(body))).toBe(true)
    expect(body.turns.some((turn) => !isSolved(body, turnColors(solvedColors(body), turn)))).toBe(true)
  })

  test('the way back that a state keeps leads to the solved body', () => {
    let state = firstState(shape, 20)
    for (const turn of [0, 1, 0, 0, 0, 2, 2, 2]) state = afterTurn(state, turn % body.turns.length)
    for (const turn of state.way.toReversed()) state = afterTurn(state, body.turns[turn]!.back)
    expect(state.colors).toBe(solvedColors(body))
    expect(state.way).toEqual([])
  })
})

test('bodies have as many stickers and turns as they should', () => {
  const sizes = Object.fromEntries(
    definitions.map(({ shape }) => {
      const { stickers, turns } = bodyOf(shape)
      return [shape, [stickers.length, turns.length]]
    }),
  )
  expect(sizes).toEqual({
    pebble: [24, 12],
    tide: [54, 18],
    raft: [30, 6],
    tower: [32, 10],
    decks: [42, 10],
    pyramid: [36, 16],
    slanted: [30, 16],
    edges: [24, 16],
    diamond: [32, 16],
    jewel: [72, 12],
    rings: [30, 4],
    pearls: [30, 6],
    flowers: [19, 14],
    plates: [25, 8],
    crystal: [72, 16],
    hinges: [48, 12],
    brick: [52, 9],
    kites: [24, 14],
    prism: [20, 7],
    chain: [44, 6],
  })
})

test('a third of a circle twice is a third back', () => {
  const body = bodyOf('pyramid')
  const { back } = body.turns[0]!
  expect(longer(body, [5, 0], 0)).toEqual([5, back])
  expect(longer(body, [5, 0], back)).toEqual([5])
})
