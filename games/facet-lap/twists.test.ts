import { expect, test } from 'vitest'
import { coverSvg } from '#kit/game/cover.ts'
import { control, PEDAL } from './controls.ts'
import { cover } from './cover.ts'
import { definitions } from './definitions.ts'
import { createLap, family } from './family.ts'
import { authorLap } from './medals.ts'
import { SEEDED, trackOf } from './tracks.ts'
import { PANES, powerOf } from './twists.ts'

const named = (id: string) => definitions.find((one) => one.id === id)!
const gas = control(0, PEDAL.gas)
const open = (id: string, level = 1) => createLap(named(id), 3, level)
const kindsOf = (events: readonly { readonly kind: string }[]) => events.map(({ kind }) => kind)

test.for(definitions)('the author arrives on the first, the last and a dealt track of $id', (definition) => {
  for (const level of [SEEDED, 1, definition.levels]) {
    const course = trackOf(level, 3, definition.mirrored)
    expect(authorLap(course, definition).milliseconds).toBeLessThan(240_000)
  }
})

test.for(definitions)('the line that proves a level of $id wins it', (definition) => {
  const sim = createLap(definition, 3, 2)
  for (const input of family.prove!(definition, 3, 2)!) sim.apply(input)
  expect(sim.status).toBe('won')
})

test('a mirrored track is as long and turns the other way', () => {
  const [plain, mirrored] = [trackOf(2, 1), trackOf(2, 1, true)]
  expect(mirrored.count).toBe(plain.count)
  const bend = plain.curve.findIndex((curve) => curve !== 0)
  expect(mirrored.curve[bend]).toBe(-plain.curve[bend]!)
})

test('a slide under brakes gathers sparks, letting go turns them into a push', () => {
  const { lap, course } = open('spark-lap')
  const sim = createLap(named('spark-lap'), 3, 1, JSON.stringify({ ...lap, charge: 0.9 }))
  expect(kindsOf(sim.apply(gas))).toContain('spark')
  expect(sim.lap.pushTicks).toBeGreaterThan(30)
  expect(powerOf(sim.lap, sim.terms).push).toBeGreaterThan(0)
  expect(course.count).toBeGreaterThan(0)
})

test('a rough ride breaks a pane and costs a second and a half', () => {
  const sim = open('glass-freight')
  let ticks = 0
  while (sim.lap.panes === PANES && ticks++ < 900) sim.apply(gas)
  expect(sim.lap.panes).toBe(PANES - 1)
  expect(sim.lap.penalty).toBe(1500)
})

test('worn tyres hold less', () => {
  const { lap, terms } = open('tyre-keeper')
  const fresh = powerOf(lap, terms).grip
  lap.wear = 1
  expect(powerOf(lap, terms).grip).toBeLessThan(fresh * 0.7)
})

test('three laps are driven on one set of tyres', () => {
  const sim = open('tyre-keeper')
  sim.lap.gone = sim.course.count - 1
  for (let tick = 0; tick < 10; tick++) sim.apply(gas)
  expect(sim.status).toBe('playing')
})

test('the hunt is won when the last car is caught, and lost after three laps', () => {
  const sim = open('sunset-hunt')
  for (const prey of sim.lap.prey) prey.way = 0
  sim.lap.gone = 5
  expect(kindsOf(sim.apply(gas)).filter((kind) => kind === 'caught')).toHaveLength(3)
  expect(sim.status).toBe('won')
  const late = open('sunset-hunt')
  late.lap.gone = late.course.count * 3
  for (const prey of late.lap.prey) prey.way = late.course.count * 4
  expect(kindsOf(late.apply(gas))).toContain('escaped')
  expect(late.status).toBe('lost')
})

test('each game has a cover of its own', () => {
  const covers = definitions.map(cover)
  for (const drawing of covers) {
    expect(drawing.length).toBeLessThan(6144)
    expect(coverSvg(drawing)).toMatch(/^<svg.*<\/svg>$/)
  }
  expect(new Set(covers.map((one) => one.replaceAll(/[a-z]+-[a-z]+/g, ''))).size).toBe(definitions.length)
})
