import { describe, expect, test, vi } from 'vitest'
import { coach, fingerTouched } from './coach.ts'
import { ease, effects } from './effects.ts'
import { penThatWrites } from './testing/written-pen.ts'

const FRAME = 1 / 60

describe('a motion', () => {
  test('runs from its start to its end and then calls back', () => {
    const fx = effects(false)
    const seen: number[] = []
    let done = 0
    fx.tween(0.05, (k) => seen.push(k), { ease: ease.linear, done: () => void done++ })
    expect(fx.busy()).toBe(true)
    for (let frame = 0; frame < 5; frame++) fx.step(0.0125)
    expect(seen.map((k) => k.toFixed(2))).toEqual(['0.25', '0.50', '0.75', '1.00'])
    expect(done).toBe(1)
    expect(fx.busy()).toBe(false)
  })

  test('waits for its delay', () => {
    const fx = effects(false)
    const seen: number[] = []
    fx.tween(1, (k) => seen.push(k), { delay: 0.5, ease: ease.linear })
    fx.step(0.25)
    expect(seen).toEqual([])
    fx.step(0.5)
    expect(seen).toEqual([0.25])
  })

  test('ends at once with reduced motion, whatever its delay', () => {
    const fx = effects(true)
    const seen: number[] = []
    fx.tween(5, (k) => seen.push(k), { delay: 3 })
    fx.step(FRAME)
    expect(seen).toEqual([1])
    expect(fx.busy()).toBe(false)
  })

  test('may start the next one when it ends', () => {
    const fx = effects(false)
    let second = 0
    fx.tween(FRAME / 2, () => undefined, { done: () => fx.tween(1, (k) => (second = k)) })
    fx.step(FRAME)
    expect(fx.busy()).toBe(true)
    fx.step(0.5)
    expect(second).toBeGreaterThan(0)
  })

  test('that clears the stage at its end stops all others', () => {
    const fx = effects(false)
    let moved = 0
    fx.tween(9, () => undefined)
    fx.tween(FRAME / 2, () => undefined, { done: fx.clear })
    fx.tween(9, () => void moved++)
    fx.step(FRAME)
    expect(fx.busy()).toBe(false)
    expect(moved).toBe(0)
  })
})

test.for(Object.entries(ease))('the easing "%s" starts at 0 and ends at 1', ([, pace]) => {
  expect(pace(0)).toBeCloseTo(0, 9)
  expect(pace(1)).toBeCloseTo(1, 9)
})

describe('sparks', () => {
  test('fly and disappear', () => {
    const fx = effects(false)
    fx.burst({ x: 10, y: 10 }, { count: 5, life: 0.5 })
    const { pen, drawn } = penThatWrites()
    fx.draw(pen)
    expect(drawn('fillRect')).toHaveLength(5)
    for (let frame = 0; frame < 31; frame++) fx.step(FRAME)
    expect(fx.busy()).toBe(false)
  })

  test('are few with reduced motion, and never more than 260', () => {
    const few = effects(true)
    few.burst({ x: 0, y: 0 }, { count: 50 })
    const many = effects(false)
    for (let round = 0; round < 10; round++) many.burst({ x: 0, y: 0 }, { count: 100 })
    const [a, b] = [penThatWrites(), penThatWrites()]
    few.draw(a.pen)
    many.draw(b.pen)
    expect(a.drawn('fillRect')).toHaveLength(3)
    expect(b.drawn('fillRect')).toHaveLength(260)
  })
})

test('a rising text moves up and disappears after 0.9 s', () => {
  const fx = effects(false)
  fx.rise('+40', { x: 50, y: 100 })
  fx.step(0.5)
  const { pen, drawn } = penThatWrites()
  fx.draw(pen)
  expect(drawn('fillText')).toEqual([['+40', 50, 78]])
  fx.step(0.39)
  expect(fx.busy()).toBe(true)
  fx.step(0.02)
  expect(fx.busy()).toBe(false)
})

test.for([
  [10, 56],
  [200, 200],
  [395, 344],
] as const)('a text that rises at %i of 400 px is completely visible', ([x, middle]) => {
  const fx = effects(false)
  fx.rise('against you', { x, y: 100 })
  const { pen, drawn } = penThatWrites()
  pen.measureText = () => ({ width: 100 }) as TextMetrics
  fx.draw(pen, 400)
  expect(drawn('fillText')).toEqual([['against you', middle, 100]])
})

test('a screen shake fades out, and does not happen with reduced motion', () => {
  const fx = effects(false)
  fx.quake(10)
  expect(Math.abs(fx.shake().x)).toBeLessThanOrEqual(5)
  for (let frame = 0; frame < 40; frame++) fx.step(FRAME)
  expect(fx.busy()).toBe(false)
  expect(fx.shake().x).toBeCloseTo(0, 9)
  const still = effects(true)
  still.quake(10)
  expect(still.shake().x).toBeCloseTo(0, 9)
})

describe('the ghost finger', () => {
  const line = () => [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ]
  const placesOf = (seconds: number, path = line) => {
    const { pen, drawn } = penThatWrites()
    coach(path, true).draw(pen, seconds)
    return drawn('arc').map(([x]) => x as number)
  }

  test('glides along its path again and again', () => {
    const [start, middle, end] = [0.1, 0.81, 1.5].map((seconds) => placesOf(seconds)[0]!)
    expect(start).toBe(0)
    expect(middle).toBeCloseTo(50, 5)
    expect(end).toBe(100)
    expect(placesOf(0.81 + 1.8)[0]).toBeCloseTo(50, 5)
  })

  test('taps on one point, and shows nothing without one', () => {
    expect(placesOf(0.8, () => [{ x: 7, y: 7 }])).toEqual([7])
    expect(placesOf(0.8, () => [])).toEqual([])
  })

  test('is next to its target', () => {
    const { pen, drawn } = penThatWrites()
    coach(() => [{ x: 50, y: 50 }], true).draw(pen, 0.8)
    const width = 24
    for (const [x, y] of [...drawn('moveTo'), ...drawn('lineTo')] as [number, number][])
      expect(Math.hypot(x - 50, y - 50) - width / 2).toBeGreaterThan(15)
    expect(drawn('fill')).toEqual([])
  })

  test('disappears with the first touch of its stage, a lesson does not', () => {
    const { pen } = penThatWrites()
    const [finger, lesson] = [coach(line, true), coach(line, true, { isLesson: true })]
    for (const one of [finger, lesson]) one.draw(pen, 1)
    fingerTouched(penThatWrites().pen)
    expect([finger.showing, lesson.showing]).toEqual([true, true])
    fingerTouched(pen)
    expect([finger.showing, lesson.showing]).toEqual([false, true])
  })

  test.for([
    [{}, 'lineTo', 0],
    [{ hasArrows: true }, 'roundRect', 2],
    [{ hasSpace: true }, 'roundRect', 2],
  ] as const)('is a mouse on a desktop, or the key that does the same', async ([look, drawnBy, caps]) => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const { pen, drawn } = penThatWrites()
    const finger = coach(line, true, look)
    vi.unstubAllGlobals()
    finger.draw(pen, 0.8)
    expect(drawn('arc')).toEqual([])
    await vi.dynamicImportSettled()
    finger.draw(pen, 0.8)
    expect(drawn(drawnBy).length).toBeGreaterThan(0)
    expect(drawn('roundRect')).toHaveLength(caps)
  })

  test('disappears once the player has understood, is not shown to players who know, and asks for no move unseen', () => {
    const { pen, drawn } = penThatWrites()
    let asked = 0
    const path = () => {
      asked++
      return line()
    }
    const finger = coach(path, true)
    finger.draw(pen, 0)
    expect(asked).toBe(0)
    finger.draw(pen, 1)
    expect(asked).toBe(1)
    const arcs = drawn('arc').length
    finger.dismiss()
    finger.draw(pen, 1)
    expect(finger.showing).toBe(false)
    coach(path, false).draw(pen, 1)
    expect([asked, drawn('arc').length]).toEqual([1, arcs])
  })
})
