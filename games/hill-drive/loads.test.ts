import { expect, test } from 'vitest'
import { openMicro, type Base, type MicroRules } from '#kit/game/micro/rules.ts'
import { BRAKE, GAS } from './drive.ts'
import { EVERY, REACH, rules as gelatoCart, stopAt, TOWER, type GelatoState } from './runs/gelato-cart.ts'
import { ground, rules as hayTrain, type HayState } from './runs/hay-train.ts'
import { isIcy, rules as pantomimeHorse, shadeOf, STRETCH, type HorseState } from './runs/pantomime-horse.ts'
import { LEFT, RIGHT, rules as pumpTrolley, type TrolleyState } from './runs/pump-trolley.ts'
import { rules as sailWagon, windAt, type SailState } from './runs/sail-wagon.ts'
import { footOf, rules as winchClimber, type WinchState } from './runs/winch-climber.ts'

/** Plays from a given state with one input, or with a function of the state. */
function play<State extends Base>(
  rules: MicroRules<State>,
  change: Partial<State>,
  { ticks, hand }: { ticks: number; hand: (state: State) => number },
) {
  const sim = openMicro(rules as unknown as MicroRules, 3)
  const state = sim.state as State
  Object.assign(state, change)
  const told: string[] = []
  for (let tick = 0; tick < ticks; tick++) told.push(...sim.apply(hand(state)).map(({ kind }) => kind))
  return { state, told }
}

test('a gelato cart that stands still before a guest serves a scoop, and one that rushes by does not', () => {
  const x = stopAt(1) - REACH + 12
  const still = play<GelatoState>(gelatoCart, { x }, { ticks: 40, hand: () => 0 })
  expect(still.state).toMatchObject({ scoops: TOWER - 1, stop: 2 })
  const rushing = play<GelatoState>(gelatoCart, { x: EVERY - 200, vx: 6 }, { ticks: 90, hand: () => GAS })
  expect(rushing.told).toContain('miss')
  expect(rushing.state.score).toBe(0)
})

test('a leaning tower loses its top scoop', () => {
  const { state, told } = play<GelatoState>(
    gelatoCart,
    { lean: 0.99, swing: 0.1 },
    { ticks: 3, hand: () => 0 },
  )
  expect(told).toContain('drop')
  expect(state.scoops).toBe(TOWER - 1)
})

test('pumping the end that goes down drives the trolley, holding one side does not', () => {
  const inTime = ({ x }: TrolleyState) => (Math.cos(x / 40) > 0 ? RIGHT : LEFT)
  const pumped = play<TrolleyState>(pumpTrolley, {}, { ticks: 300, hand: inTime })
  const held = play<TrolleyState>(pumpTrolley, {}, { ticks: 300, hand: () => RIGHT })
  expect(pumped.state.x).toBeGreaterThan(600)
  expect(held.state.x).toBeLessThan(100)
})

test.for([
  { speed: 8, isCracked: true },
  { speed: 2.5, isCracked: false },
])('a trestle under a trolley of pace $speed cracks: $isCracked', ({ speed, isCracked }) => {
  const { state } = play<TrolleyState>(
    pumpTrolley,
    { x: 896, speed, express: 0 },
    { ticks: 4, hand: () => 0 },
  )
  expect(state.isCracked).toBe(isCracked)
})

test('an open sail carries the wagon where the wind pushes, a furled one stays', () => {
  const open = play<SailState>(sailWagon, {}, { ticks: 120, hand: () => GAS })
  const furled = play<SailState>(sailWagon, {}, { ticks: 120, hand: () => 0 })
  expect(windAt(open.state, 0)).toBeGreaterThan(0)
  expect(open.state.x).toBeGreaterThan(150)
  expect(furled.state.x).toBeLessThan(20)
})

test('no wall can be climbed by driving, and the rope lifts the car over it', () => {
  const hand = (state: WinchState) => (footOf(state, state.wall).x - state.x > 40 ? GAS : BRAKE)
  const roped = play<WinchState>(winchClimber, {}, { ticks: 400, hand })
  const driven = play<WinchState>(winchClimber, {}, { ticks: 160, hand: () => GAS })
  expect(roped.state.wall).toBeGreaterThan(0)
  expect(driven.state.wall).toBe(0)
})

test('a jerk tears the hooks of a hay train, soft gas does not', () => {
  const rough = play<HayState>(hayTrain, { speed: 5 }, { ticks: 5, hand: () => GAS })
  const soft = play<HayState>(hayTrain, {}, { ticks: 60, hand: ({ tick }) => (tick % 3 === 0 ? GAS : 0) })
  expect(rough.told).toContain('tear')
  expect(rough.state.wagons).toHaveLength(0)
  expect(soft.state.wagons).toHaveLength(2)
})

test('a slow train takes another wagon at the farm', () => {
  const wagons = [1, 2].map((place) => ({ x: 899 - place * 74, speed: 3, bales: 1, isAloft: false }))
  const { state } = play<HayState>(hayTrain, { x: 899, speed: 3, wagons }, { ticks: 2, hand: () => 0 })
  expect(state.wagons.map(({ bales }) => bales)).toEqual([3, 3, 3])
})

const lit = { lamp: 'looking', wait: 30 } as const
test.for([
  { name: 'long and still', change: { rear: 0, front: 80 }, input: 0, lamps: 3 },
  { name: 'bunched up', change: { rear: 40, front: 80 }, input: 0, lamps: 2 },
  { name: 'walking', change: { rear: 0, front: 80 }, input: STRETCH, lamps: 2 },
  {
    name: 'walking under a tree',
    change: { rear: shadeOf(1).x - 20, front: shadeOf(1).x + 20 },
    input: STRETCH,
    lamps: 3,
  },
])('a pantomime horse in the light, $name, keeps $lamps lanterns', ({ change, input, lamps }) => {
  const { state } = play<HorseState>(pantomimeHorse, { ...change, ...lit }, { ticks: 5, hand: () => input })
  expect(state.lamps).toBe(lamps)
})

test('on ice the hind feet slip back while the front steps', () => {
  const { state: fresh } = play<HorseState>(pantomimeHorse, {}, { ticks: 0, hand: () => 0 })
  let rear = 430
  while (!isIcy(fresh, rear)) rear++
  const { state } = play<HorseState>(
    pantomimeHorse,
    { rear, front: rear + 30 },
    { ticks: 1, hand: () => STRETCH },
  )
  expect(state.rear).toBeLessThan(rear)
})

test.for([
  { speed: 7, bales: 2 },
  { speed: 3, bales: 3 },
])('over a sharp crest at a pace of $speed a wagon keeps $bales bales', ({ speed, bales }) => {
  const { state: fresh } = play<HayState>(hayTrain, {}, { ticks: 0, hand: () => 0 })
  const bend = (x: number) => ground(fresh, x + 8) + ground(fresh, x - 8) - 2 * ground(fresh, x)
  const crest = Array.from({ length: 1500 }, (_, step) => 2000 + step).toSorted(
    (one, other) => bend(other) - bend(one),
  )[0]!
  const wagons = [{ x: crest - 2 * speed, speed, bales: 3, isAloft: false }]
  const start = { x: crest - 2 * speed + 74, speed, wagons, farm: 9, rain: 0 }
  const { state } = play<HayState>(hayTrain, start, { ticks: 4, hand: () => 0 })
  expect(state.wagons[0]?.bales).toBe(bales)
})
