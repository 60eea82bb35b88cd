import { expect, test } from 'vitest'
import { definitions, LEVELS } from './definitions.ts'
import { mazeOf, nameOf, stepsFrom } from './maze.ts'
import { first, stepped, turnRules, wayFrom } from './rules.ts'

const rulesOf = (id: string) => definitions.find((definition) => definition.id === id)!.rules

test.for(definitions)('every cell of $slug can be reached, and none is a trap', ({ rules }) => {
  for (const level of [1, 15, LEVELS]) {
    const maze = mazeOf(rules, level)
    const reached = stepsFrom(maze.links, maze.start)
    expect(reached.every((steps) => steps !== Infinity)).toBe(true)
    for (const cell of maze.links.keys()) expect(stepsFrom(maze.links, cell)[maze.goal]).not.toBe(Infinity)
  }
})

test('a lock is shut until its key is found', () => {
  const rules = rulesOf('locks')
  const maze = mazeOf(rules, 1)
  const [name] = [...maze.locks.keys()]
  const state = { ...first(rules, 1), at: Number(name!.split(' ')[0]) }
  const beyond = Number(name!.split(' ')[1])
  const { legal } = turnRules(state)
  expect(legal(state)).not.toContain(beyond)
  expect(legal({ ...state, held: [0] })).toContain(beyond)
})

test('a current lets a canoe pass one way only', () => {
  const { currents, links } = mazeOf(rulesOf('currents'), 10)
  expect(currents.length).toBeGreaterThan(3)
  for (const [from, to] of currents) {
    expect(links[from]).toContain(to)
    expect(links[to]).not.toContain(from)
  }
})

test('a step back takes the line back', () => {
  const start = first(rulesOf('canals'), 3)
  const there = stepped(start, wayFrom(start)![0]!)
  expect(there.trail).toHaveLength(2)
  expect(stepped(there, start.at).trail).toEqual([start.at])
})

test('the two ends of a canal give one name', () => {
  expect(nameOf(7, 3)).toBe(nameOf(3, 7))
})
