import { expect, test } from 'vitest'
import { carAtStart, drive, type Car, type Power } from './car.ts'
import { control, PEDAL } from './controls.ts'
import { definitions } from './definitions.ts'
import { createLap } from './family.ts'
import { buildLapCourse, LOOP_RADIUS } from './lap-course.ts'
import { authorLap } from './medals.ts'
import { startLap, stepLap } from './rules.ts'
import { ALL_TRACKS, PLAIN_TRACKS, trackOf } from './tracks.ts'

const terms = definitions[0]!
const power: Power = { topSpeed: terms.topSpeed, grip: 1, push: 0 }
const gas = control(0, PEDAL.gas)
const course = buildLapCourse('S90b R90/46 S60 O S40 R90/40 S60 R90/46 S100 R90/44', {
  width: 12,
  banking: 9,
  height: 8,
})
const loop = course.loops[0]!

/** A car at the foot of the loop at this speed (metres per second). */
function before(speed: number): Car {
  const node = loop.node - 1
  const [dx, dz] = [course.dx[node]!, course.dz[node]!]
  return {
    ...carAtStart(course),
    x: course.x[node]!,
    y: course.y[node]!,
    z: course.z[node]!,
    vx: dx * speed,
    vz: dz * speed,
    heading: Math.atan2(dx, dz),
    node,
  }
}

function ride(speed: number, input = gas) {
  const car = before(speed)
  const seen = { news: new Set<string>(), top: 0, gone: 0 }
  for (let tick = 0; tick < 240; tick++) {
    const news = drive(car, course, input, power)
    for (const kind of news) seen.news.add(kind)
    seen.top = Math.max(seen.top, car.y - course.y[loop.node]!)
    seen.gone += car.gone
    if (news.includes('loop') || news.includes('fall')) break
  }
  return { car, ...seen }
}

test('a fast car goes round over its own head and comes down one lane to the right', () => {
  const { car, news, top, gone } = ride(40)
  expect([...news]).toContain('loop')
  expect(top).toBeGreaterThan(LOOP_RADIUS * 1.95)
  expect(car.node).toBe(loop.node + 1)
  expect(gone).toBe(2)
  const aside = (node: number) => course.shift[node]!
  expect([aside(loop.node), aside(loop.node + 1)]).toEqual([-4, 4])
})

test('a car that is too slow drops off, one that is slower still rolls back down, and neither gets past', () => {
  const slow = ride(18)
  expect([...slow.news]).toContain('fall')
  expect(slow.car.node).toBe(loop.node)
  const slower = ride(14, control(0, PEDAL.coast))
  expect([...slower.news]).not.toContain('fall')
  expect(slower.car.node).toBeLessThan(loop.node)
  expect(slower.top).toBeLessThan(LOOP_RADIUS)
})

test('who drops off a loop goes on at the last gate, 40 ticks later', () => {
  const lap = startLap(course, terms)
  Object.assign(lap.car, before(18))
  const heard: string[] = []
  for (let tick = 0; tick < 200 && !heard.includes('back'); tick++)
    heard.push(...stepLap(lap, course, gas, terms).map(({ kind }) => kind))
  expect(heard.filter((kind) => kind === 'fall' || kind === 'back')).toEqual(['fall', 'back'])
  expect(lap.car.node).toBe(0)
  expect(lap.car.loop).toBe(0)
})

test('a lap is saved in the middle of a loop and goes on the same', () => {
  const level = PLAIN_TRACKS + 1
  const { inputs } = authorLap(trackOf(level, 1), terms)
  const whole = createLap(terms, 1, level)
  let parts = createLap(terms, 1, level)
  let saves = 0
  for (const input of inputs) {
    whole.apply(input)
    parts.apply(input)
    if (parts.lap.car.loop === 0) continue
    parts = createLap(terms, 1, level, parts.save())
    saves++
  }
  expect(saves).toBeGreaterThan(30)
  expect(parts.hash()).toBe(whole.hash())
  expect(parts.status).toBe('won')
})

test('at least five tracks have loops, and the author rides each of them', () => {
  const levels = Array.from({ length: ALL_TRACKS - PLAIN_TRACKS }, (_, index) => PLAIN_TRACKS + 1 + index)
  expect(levels.length).toBeGreaterThanOrEqual(5)
  for (const level of levels) {
    const track = trackOf(level, 1)
    const lap = startLap(track, terms)
    const kinds: string[] = []
    for (const input of authorLap(track, terms).inputs)
      kinds.push(...stepLap(lap, track, input, terms).map(({ kind }) => kind))
    expect(lap.status, `track ${level}`).toBe('won')
    expect(kinds.filter((kind) => kind === 'loop')).toHaveLength(track.loops.length)
    expect(track.loops.length).toBeGreaterThan(0)
    expect(kinds).not.toContain('fall')
  }
})
