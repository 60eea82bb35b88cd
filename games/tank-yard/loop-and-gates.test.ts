import { expect, test } from 'vitest'
import { placeInput } from '#kit/game/micro/places.ts'
import { openMicro, type MicroRules } from '#kit/game/micro/rules.ts'
import { thing } from '#kit/game/things/things.ts'
import { GUN_Y, rules as gateBattery, type Battery } from './verbs/gate-battery.ts'
import { FALL, LARGEST, PATIENCE, rules as ponyLoop, SMALLEST, type Loops } from './verbs/pony-loop.ts'

function play<State>(rules: unknown, change: Partial<State>, inputs: readonly number[]) {
  const sim = openMicro(rules as MicroRules, 3)
  const state = sim.state as unknown as State
  Object.assign(sim.state, change)
  const told = inputs.flatMap((input) => sim.apply(input).map(({ kind }) => kind))
  return { state, told, score: sim.score }
}
const hold = (place: { x: number; y: number }, ticks: number) =>
  Array.from({ length: ticks }, () => placeInput(place))
const wait = (ticks: number) => Array.from({ length: ticks }, () => 0)
const MIDDLE = { x: 200, y: 200 }
const standing = (kind: string, x: number) => thing(kind, { x, y: 200 }, { r: 11 })

test('the loop grows while it is held, up to its largest', () => {
  const short = play<Loops>(ponyLoop, {}, hold(MIDDLE, 10))
  const long = play<Loops>(ponyLoop, {}, hold(MIDDLE, 200))
  expect(short.state.r).toBeGreaterThan(SMALLEST)
  expect(short.state.r).toBeLessThan(30)
  expect(long.state.r).toBe(LARGEST)
})

test.for([
  { herd: ['pony'], score: 1, lives: 4 },
  { herd: ['pony', 'pony', 'pony'], score: 6, lives: 4 },
  { herd: ['pony', 'pony', 'bull'], score: 0, lives: 3 },
])('a loop around $herd brings $score and leaves $lives hearts', ({ herd, score, lives }) => {
  const foes = herd.map((kind, index) => standing(kind, 190 + index * 10))
  const run = play<Loops>(ponyLoop, { foes, next: 999 }, [...hold(MIDDLE, 30), ...wait(FALL + 2)])
  expect([run.score, run.state.lives]).toEqual([score, lives])
})

test('five ponies that run off cost one heart', () => {
  const foes = Array.from({ length: PATIENCE }, () => thing('pony', { x: 439, y: 200 }, { vx: 2 }))
  const four = play<Loops>(ponyLoop, { foes: foes.slice(1), next: 999 }, wait(2))
  const five = play<Loops>(ponyLoop, { foes: foes.map((one) => ({ ...one, x: 439 })), next: 999 }, wait(2))
  expect([four.state.lives, five.state.lives]).toEqual([4, 3])
})

const gateAt = (kind: string) => [thing(kind, { x: 200, y: 262 }, { a: 1 })]
test.for([
  { kind: 'double', shots: 2 },
  { kind: 'triple', shots: 3 },
  { kind: 'thorns', shots: 0 },
])('one nut into a gate of $kind: $shots come out', ({ kind, shots }) => {
  const gun = { gates: gateAt(kind), next: 999 }
  const { state } = play<Battery>(gateBattery, gun, [...hold({ x: 200, y: GUN_Y }, 1), ...wait(30)])
  expect(state.shots).toHaveLength(shots)
})

test('without powder no shot is fired, and a pause restores it', () => {
  const empty = play<Battery>(
    gateBattery,
    { powder: 0, gates: [], next: 999 },
    hold({ x: 200, y: GUN_Y }, 40),
  )
  expect(empty.state.shots).toHaveLength(0)
  const rested = play<Battery>(gateBattery, { powder: 0, gates: [], next: 999 }, wait(20))
  expect(rested.state.powder).toBeGreaterThan(0.1)
})

test('a big shell takes many hits, and an enemy that reaches the beach costs a heart', () => {
  const giant = thing('giant', { x: 200, y: 120 }, { r: 34, hp: 2 })
  const gun = { gates: gateAt('double'), foes: [giant], next: 999 }
  expect(play<Battery>(gateBattery, gun, [...hold({ x: 200, y: GUN_Y }, 1), ...wait(60)]).score).toBe(8)
  const late = thing('crab', { x: 200, y: 330 }, { r: 11 })
  expect(play<Battery>(gateBattery, { foes: [late], next: 999 }, wait(1)).state.lives).toBe(3)
})
