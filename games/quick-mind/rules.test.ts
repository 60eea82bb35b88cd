import { expect, test } from 'vitest'
import { openMicro } from '#kit/game/micro/rules.ts'
import { countOf, rules as glance, type GlanceState } from './verbs/glance-count.ts'
import { rules as stones, type StonesState } from './verbs/lit-stones.ts'
import { isHanded, mirrored, rules as rafts, type RaftState } from './verbs/mirror-rafts.ts'
import { rules as ninth, type NinthState } from './verbs/ninth-picture.ts'
import { beforeOf, rules as ago, type AgoState } from './verbs/shells-ago.ts'
import { rules as sums, type SumsState } from './verbs/true-sums.ts'
import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Quiz } from './verbs/quiz.ts'

/** Answers every question correctly and shows each once. */
function questions<State extends Quiz>(rules: MicroRules<State>, seed: number, seen: (state: State) => void) {
  const sim = openMicro(rules as unknown as MicroRules, seed)
  const state = sim.state as State
  let round = 0
  for (let tick = 0; tick < 6000 && round < 40; tick++) {
    const wishes = rules.hints!(state)
    if (state.round !== round && wishes.length > 1) {
      round = state.round
      seen(state)
    }
    sim.apply(tick % 2 === 0 ? wishes.at(-1)! : 0)
  }
  expect(round).toBeGreaterThan(12)
}

/** Evaluates from left to right: in every generated sum, times and divided come first. */
function valueOf(text: string): number {
  const parts = text.match(/\d+|[-+*:]/g)!
  let value = Number(parts[0])
  for (let index = 1; index < parts.length; index += 2) {
    const by = Number(parts[index + 1])
    const sign = parts[index]
    value = sign === '+' ? value + by : sign === '-' ? value - by : sign === '*' ? value * by : value / by
  }
  return value
}

test.for([1, 2, 3])('the statement on the slate is as true as the game says (seed %i)', (seed) => {
  questions<SumsState>(sums, seed, ({ says, isTrue }) => {
    const [left = '', right = ''] = says.split(/[=<>]/)
    const [one, other] = [valueOf(left), Number(right)]
    const holds = says.includes('=') ? one === other : says.includes('<') ? one < other : one > other
    expect([says, holds]).toEqual([says, isTrue])
  })
})

test('the number of animals is among the answers, and no two lie on each other', () => {
  questions<GlanceState>(glance, 4, (state) => {
    expect(state.answers).toContain(countOf(state))
    const { animals } = state
    for (const [index, { x, y }] of animals.entries())
      for (const other of animals.slice(index + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(28)
  })
})

test('shells are compared only when there is one so many places ago', () => {
  questions<AgoState>(ago, 5, (state) => expect(beforeOf(state)).toBeDefined())
})

test('every raft differs from its mirror image however it is turned', () => {
  questions<RaftState>(rafts, 6, ({ cells }) => expect(isHanded(cells)).toBe(true))
  expect(
    isHanded([
      [0, 0],
      [1, 0],
    ]),
  ).toBe(false)
  expect(
    mirrored([
      [0, 0],
      [1, 0],
      [1, 1],
    ]),
  ).toEqual([
    [1, 0],
    [0, 0],
    [0, 1],
  ])
})

test('a way over the stones goes from neighbour to neighbour and never crosses itself', () => {
  questions<StonesState>(stones, 7, ({ way, side }) => {
    expect(new Set(way).size).toBe(way.length)
    for (const [index, stone] of way.slice(1).entries()) {
      const last = way[index]!
      const far =
        Math.abs((stone % side) - (last % side)) +
        Math.abs(Math.floor(stone / side) - Math.floor(last / side))
      expect(far).toBe(1)
    }
  })
})

test('the ninth picture is among six different answers, and rows and columns keep their rules', () => {
  questions<NinthState>(ninth, 8, ({ pictures, answers }) => {
    expect(new Set(answers.map(String)).size).toBe(6)
    expect(answers.map(String)).toContain(String(pictures[8]))
    for (const trait of [0, 1, 2, 3] as const) {
      const rows = [0, 3, 6].map((first) => [0, 1, 2].map((step) => pictures[first + step]![trait]))
      const kinds = rows.map((row) => new Set(row).size)
      expect(new Set(kinds).size).toBe(1)
      expect(kinds[0]).not.toBe(2)
    }
  })
})
