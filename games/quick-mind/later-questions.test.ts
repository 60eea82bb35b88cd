import { expect, test } from 'vitest'
import { openMicro, type MicroRules } from '#kit/game/micro/rules.ts'
import { rules as beads, type BeadState } from './verbs/bead-string.ts'
import { gapOf, rules as clocks, type GapState } from './verbs/clock-gap.ts'
import { payment, rules as coins, type CoinState } from './verbs/exact-coins.ts'
import { turnsLike, type GearState } from './verbs/gear-way.ts'
import { mirrorOf, rules as wings, type WingState } from './verbs/half-wing.ts'
import { islandsOf, rules as charts, type IslandState } from './verbs/island-count.ts'
import { rules as ropes, type RopeState } from './verbs/longer-rope.ts'
import { askedFor, rules as guests, type GuestState } from './verbs/nth-guest.ts'
import type { Quiz } from './verbs/quiz.ts'
import { rules as lines, type LinesState } from './verbs/tangled-lines.ts'
import { rules as crab, seenBy, type SeesState } from './verbs/who-sees.ts'

/** Answers every question correctly and shows each once. */
function questions<State extends Quiz>(rules: MicroRules<State>, seen: (state: State) => void) {
  const sim = openMicro(rules as unknown as MicroRules, 6)
  const state = sim.state as State
  let round = 0
  for (let tick = 0; tick < 16_000 && round < 30; tick++) {
    const wishes = rules.hints!(state)
    if (state.round !== round && wishes.length > 1) {
      round = state.round
      seen(state)
    }
    sim.apply(tick % 2 === 0 ? wishes.at(-1)! : 0)
  }
  expect(round).toBe(30)
}

test('two clocks differ by one of four numbers of minutes, within twelve hours', () => {
  questions<GapState>(clocks, (state) => {
    expect(new Set(state.answers).size).toBe(4)
    expect(state.answers).toContain(gapOf(state))
    expect([state.from >= 0, state.to < 720, gapOf(state) > 0]).toEqual([true, true, true])
  })
})

test('only one wing of four is the mirror of the other', () => {
  expect(mirrorOf([1, 0, 2, 0, 0, 0, 3, 0, 0])).toEqual([2, 0, 1, 0, 0, 0, 0, 0, 3])
  questions<WingState>(wings, ({ wing, answers }) => {
    const right = String(mirrorOf(wing))
    expect(answers.filter((answer) => String(answer) === right).length).toBe(1)
    expect(new Set(answers.map(String)).size).toBe(4)
  })
})

test('every price can be paid to the last coin', () => {
  questions<CoinState>(coins, (state) => expect(payment(state)).toBeDefined())
})

test('paying too much costs a lantern, the exact price does not', () => {
  const ends = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const sim = openMicro(coins as unknown as MicroRules, seed)
    const state = sim.state as CoinState
    for (let coin = 8; coin > 0 && state.verdict === 0; coin--) {
      sim.apply(coin)
      sim.apply(0)
    }
    expect(state.lamps).toBe(state.score > 0 ? 3 : 2)
    return state.lamps
  })
  expect(ends).toContain(2)
})

test('every level of the tangle holds each line once', () => {
  questions<LinesState>(lines, (state) => {
    for (const level of state.levels) expect(new Set(level).size).toBe(state.lines)
  })
})

test('gears and crossed belts reverse the direction, plain belts keep it', () => {
  const chain = { joints: ['teeth', 'belt', 'crossed', 'teeth'], clockwise: true } as unknown as GearState
  expect([0, 1, 2, 3, 4].map((wheel) => turnsLike(chain, wheel))).toEqual([true, false, false, true, false])
})

test('one of four different beads ends the string', () => {
  questions<BeadState>(beads, ({ beads: string, answers }) => {
    expect(new Set(answers).size).toBe(4)
    expect(answers).toContain(string.at(-1))
  })
})

test('from the far side left and right are exchanged, from the left the far end lies on the left hand', () => {
  const beach = { rows: [2, 0, 1], finds: [4, 5, 3] } as unknown as SeesState
  const order = (watch: SeesState['watch']) => seenBy({ ...beach, watch })
  expect([order(0), order(1), order(2), order(3)]).toEqual([
    [4, 5, 3],
    [5, 3, 4],
    [3, 5, 4],
    [4, 3, 5],
  ])
  questions<SeesState>(crab, ({ answers }) => expect(new Set(answers.map(String)).size).toBe(4))
})

test('the requested animal went through the gate and is among the answers', () => {
  questions<GuestState>(guests, (state) => {
    expect(state.answers).toContain(askedFor(state))
    expect(state.answers.every((one) => state.guests.includes(one))).toBe(true)
  })
})

test('corners do not join islands, sides do', () => {
  const chart = (text: string, wide: number) => ({
    wide,
    high: text.length / wide,
    land: [...text].map((letter) => letter === '#'),
  })
  expect(islandsOf(chart('#..#', 2))).toBe(2)
  expect(islandsOf(chart('##.#', 2))).toBe(1)
  expect(islandsOf(chart('#.##.##..', 3))).toBe(2)
  questions<IslandState>(charts, (state) => {
    expect(new Set(state.answers).size).toBe(4)
    expect(state.answers).toContain(islandsOf(state))
  })
})

test('ropes differ in length, go from cell to cell and never meet themselves', () => {
  questions<RopeState>(ropes, ({ ropes: both, side }) => {
    expect(both[0]!.length).not.toBe(both[1]!.length)
    for (const rope of both) {
      expect(new Set(rope).size).toBe(rope.length)
      for (const [index, cell] of rope.slice(1).entries()) {
        const [dx, dy] = [
          (cell % side) - (rope[index]! % side),
          Math.floor(cell / side) - Math.floor(rope[index]! / side),
        ]
        expect(Math.abs(dx) + Math.abs(dy)).toBe(1)
      }
    }
  })
})
