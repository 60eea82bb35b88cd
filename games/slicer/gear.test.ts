import { expect, test } from 'vitest'
import { playAgain } from '#kit/game/run.ts'
import { readProgress } from '#kit/game/progress/progress.ts'
import { definitions } from './definitions.ts'
import { createDuel, isDuel, isPair, pairInput } from './duel.ts'
import { createOrchard, family } from './family.ts'
import { BLADES, gearInput, gearOf, isGearInput, ORCHARDS, type Gear } from './gear.ts'
import { orchardPlan } from './orchard-plan.ts'
import { bladeInput, isBlade, LIFTED, paceOf } from './rules.ts'
import type { Flying } from './orchard.ts'

const definition = definitions[0]!
const [CLASSIC, ZEN, DUEL] = [1, 2, 4]

/** A run with gear over an empty field. */
function runWith(gear: Gear, level = CLASSIC) {
  const sim = createOrchard(definition, 3, level)
  sim.apply(gearInput(gear))
  Object.assign(sim.orchard, { throws: [], nextWave: 1e9, flying: [] })
  return sim
}

const fruitAt = (x: number, y: number, id = 900): Flying => ({
  id,
  kind: 'apple',
  x,
  y,
  vx: 0,
  vy: -3,
  turn: 0,
  spin: 0,
})

/** One stroke from left to right at a height. */
function stroke(sim: ReturnType<typeof runWith>, y: number) {
  for (const x of [300, 400, 500, 600, 700]) sim.apply(bladeInput(x, y, definition))
  sim.apply(LIFTED)
}

test('each gear has an input of its own, and no place of the blade is one', () => {
  const all = [undefined, ...BLADES].flatMap((blade) =>
    [undefined, ...ORCHARDS].map((orchard) => ({ blade, orchard })),
  )
  const inputs = all.map(gearInput)
  expect(new Set(inputs).size).toBe(all.length)
  for (const [at, input] of inputs.entries()) {
    expect(gearOf(input)).toEqual(all[at])
    expect([isGearInput(input), isBlade(input, definition)]).toEqual([true, true])
  }
  for (const wrong of [LIFTED, 0, -1.5, -1000, Math.min(...inputs) - 1, NaN])
    expect(isGearInput(wrong)).toBe(false)
})

test('gear that comes later than the first tick changes nothing', () => {
  const sim = createOrchard(definition, 3, CLASSIC)
  sim.apply(LIFTED)
  sim.apply(gearInput({ blade: 'ember' }))
  expect([sim.orchard.gear, sim.isHelped]).toEqual([undefined, false])
})

test('a run with gear is not ranked, one without it is', () => {
  expect(runWith({ blade: 'gold' }).isHelped).toBe(true)
  expect(runWith({ orchard: 'harvest' }).isHelped).toBe(true)
  expect(runWith({}).isHelped).toBe(false)
})

test('ember reaches farther than a plain blade', () => {
  const cuts = (gear: Gear) => {
    const sim = runWith(gear)
    sim.orchard.flying = [fruitAt(500, 400)]
    stroke(sim, 400 + 92)
    return sim.orchard.tally.cuts
  }
  expect([cuts({}), cuts({ blade: 'ember' })]).toEqual([0, 1])
})

test('the eighth cut with gold pays more, the twelfth with frost slows the time', () => {
  const after = (gear: Gear, cuts: number) => {
    const sim = runWith(gear, ZEN)
    Object.assign(sim.orchard.tally, { cuts })
    sim.orchard.flying = [fruitAt(500, 400)]
    stroke(sim, 430)
    return sim.orchard
  }
  expect(after({ blade: 'gold' }, 7).score - after({}, 7).score).toBe(3)
  expect(after({ blade: 'gold' }, 6).score).toBe(after({}, 6).score)
  expect(after({ blade: 'frost' }, 11).freeze).toBeGreaterThan(0)
  expect(after({ blade: 'frost' }, 10).freeze).toBe(0)
})

test('with echo a combo waits for a cut that a plain one has given up', () => {
  const combos = (gear: Gear) => {
    const sim = runWith(gear, ZEN)
    for (let cut = 0; cut < 3; cut++) {
      sim.orchard.flying = [fruitAt(500, 400, 900 + cut)]
      stroke(sim, 430)
      for (let tick = 0; tick < 14; tick++) sim.apply(LIFTED)
    }
    for (let tick = 0; tick < 60; tick++) sim.apply(LIFTED)
    return sim.orchard.tally.combos
  }
  expect([combos({}), combos({ blade: 'echo' })]).toEqual([0, 1])
})

test('the orchards: slower, one fruit more, more light', () => {
  const terrace = runWith({ orchard: 'terrace' })
  const plain = runWith({})
  expect(paceOf(terrace.mode, terrace.orchard)).toBeLessThan(paceOf(plain.mode, plain.orchard))
  const thrown = (gear: Gear) => {
    const sim = createOrchard(definition, 5, ZEN)
    sim.apply(gearInput(gear))
    for (let tick = 0; tick < 400; tick++) sim.apply(LIFTED)
    return sim.orchard.lastId
  }
  expect(thrown({ orchard: 'harvest' })).toBeGreaterThan(thrown({}))
  expect(runWith({ orchard: 'lantern' }).orchard.lives).toBe(plain.orchard.lives + 1)
  expect(runWith({ orchard: 'lantern' }, ZEN).orchard.clock).toBeLessThan(0)
  expect(runWith({ orchard: 'lantern' }, ZEN).progress).toBe(0)
})

const duelOf = (seed: number) => {
  const sim = createOrchard(definition, seed, DUEL)
  if (!isDuel(sim)) throw new Error('level 4 is the duel')
  return sim
}

test('both halves of a duel get the same fruit, and each hand cuts its own', () => {
  const sim = duelOf(8)
  let cut = false
  for (let tick = 0; tick < 600; tick++) {
    const target = sim.orchards[0].flying.find(({ kind, y }) => kind !== 'stone' && y < 700)
    const x = target ? target.x + (tick % 2 === 0 ? -60 : 60) : 500
    sim.apply(pairInput(target ? bladeInput(x, target.y, definition) : LIFTED, LIFTED))
    cut ||= sim.last[0].some(({ kind }) => kind === 'halves')
    expect(sim.last[1].some(({ kind }) => kind === 'halves')).toBe(false)
    expect(sim.orchards[0].lastId).toBe(sim.orchards[1].lastId)
  }
  expect(cut).toBe(true)
  expect(sim.orchards[0].score).toBeGreaterThan(sim.orchards[1].score)
  expect([sim.score, sim.isHelped]).toEqual([sim.orchards[0].score, true])
})

test('a duel ends for both at once, and continues unchanged after a reload', () => {
  const inputs = Array.from({ length: 3700 }, (_, tick) =>
    pairInput(
      bladeInput(100 + ((tick * 61) % 800), 300, definition),
      bladeInput(500, (tick * 47) % 800, definition),
    ),
  )
  const whole = duelOf(2)
  let reloaded = duelOf(2)
  let ended = 0
  for (const [tick, input] of inputs.entries()) {
    if (whole.status === 'over') break
    whole.apply(input)
    if (tick % 500 === 99) {
      const again = createOrchard(definition, 2, DUEL, reloaded.save())
      if (isDuel(again)) reloaded = again
    }
    reloaded.apply(input)
    ended = tick
  }
  expect(whole.status).toBe('over')
  expect(reloaded.hash()).toBe(whole.hash())
  const replay = { seed: 2, level: DUEL, inputs: inputs.slice(0, ended + 1) }
  expect(playAgain(family, definition, replay).hash()).toBe(whole.hash())
})

test.for([-1, 1.5, '3', null, Infinity, 2 ** 60, pairInput(LIFTED, 999_999)])(
  'is no pair of blades: %s',
  (input) => expect(isPair(input, definition)).toBe(false),
)

test('a forged purse cannot name anything but gear', () => {
  const forged = readProgress(JSON.stringify({ kind: 'progress', owned: ['god'], worn: { blade: 'god' } }))
  expect(orchardPlan.goods.some(({ id }) => forged.owned.includes(id))).toBe(false)
  expect(orchardPlan.missions.every(({ goal, adds = false }) => adds === goal.endsWith('Ever'))).toBe(true)
  expect(
    createDuel(definition, definition.modes[3]!, 1, { saved: undefined, inputs: [LIFTED] }).legal(),
  ).toHaveLength(1)
})
