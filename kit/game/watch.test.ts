import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countFamily, countUp, countView } from './testing/count-up.ts'
import { openWatch } from './watch.ts'

/** Level 4 has the goal 6. */
const replay = { seed: 7, level: 4, inputs: [1, 2, 1, 2] }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(realtime: boolean) {
  const { view, seen } = countView(realtime)
  const presses: number[] = []
  const sounds: string[] = []
  const canvas = { dataset: {} } as unknown as HTMLCanvasElement
  const watch = openWatch({
    canvas,
    view,
    definition: countUp,
    replay,
    language: 'en',
    text: (key) => key,
    reducedMotion: false,
    sound: (name) => void sounds.push(name),
    press: (attempt) => void presses.push(attempt),
  })
  return { watch, seen, presses, sounds, canvas }
}

const asPlayed = () => {
  const sim = countFamily().create(countUp, replay.seed, replay.level)
  for (const input of replay.inputs) sim.apply(input as 1 | 2)
  return sim.hash()
}

describe('a run of turns that is watched', () => {
  test('goes move by move to the end that it had', () => {
    const { watch, seen } = open(false)
    vi.advanceTimersByTime(900)
    expect(watch.state()).toMatchObject({ at: 1, length: 4, score: 1, phase: 'playing' })
    vi.advanceTimersByTime(10_000)
    expect(watch.state()).toMatchObject({ at: 4, score: 6, status: 'won', phase: 'ended' })
    expect(seen.run.sim.hash()).toBe(asPlayed())
  })

  test('takes no move of whoever looks on', () => {
    const { watch, seen } = open(false)
    expect(seen.run.apply(2)).toEqual([])
    expect(seen.run.undo()).toBe(false)
    expect(watch.state()).toMatchObject({ at: 0, score: 0 })
    vi.advanceTimersByTime(10_000)
    expect(seen.run.sim.hash()).toBe(asPlayed())
  })

  test('goes four times as fast, stands still while it is paused, and goes on', () => {
    const { watch } = open(false)
    watch.setSpeed(4)
    vi.advanceTimersByTime(450)
    expect(watch.state().at).toBe(2)
    watch.pause()
    vi.advanceTimersByTime(10_000)
    expect(watch.state()).toMatchObject({ at: 2, phase: 'paused' })
    watch.resume()
    vi.advanceTimersByTime(225)
    expect(watch.state().at).toBe(3)
  })

  test.for([
    [0, 0],
    [1, 1],
    [3, 4],
    [99, 6],
    [-5, 0],
  ])('stands after %i moves at %i points, wherever it was', ([at, points]) => {
    const { watch } = open(false)
    watch.seek(2)
    watch.pause()
    watch.seek(at!)
    expect(watch.state().score).toBe(points)
  })

  test('goes on from the middle after it had ended', () => {
    const { watch } = open(false)
    vi.advanceTimersByTime(10_000)
    watch.seek(1)
    expect(watch.state()).toMatchObject({ at: 1, phase: 'playing' })
    vi.advanceTimersByTime(10_000)
    expect(watch.state()).toMatchObject({ at: 4, phase: 'ended' })
  })

  test('shows the board after each move', () => {
    const { seen } = open(false)
    vi.advanceTimersByTime(1800)
    expect(seen.asked.filter((one) => one === 'undone')).toHaveLength(2)
  })
})

describe('a run in real time that is watched', () => {
  test('is begun by presses until time passes', () => {
    const { seen, presses } = open(true)
    vi.advanceTimersByTime(400)
    expect(presses).toEqual([0, 1])
    seen.run.apply(2)
    vi.advanceTimersByTime(5000)
    expect(presses).toEqual([0, 1])
  })

  test('takes the recorded input of the tick, whatever the view has read from keys and fingers', () => {
    const { watch, seen } = open(true)
    for (let tick = 0; tick < 9; tick++) seen.run.apply(2)
    expect(seen.run.sim.hash()).toBe(asPlayed())
    expect(watch.state()).toMatchObject({ at: 4, score: 6, status: 'won' })
    seen.context.host.over()
    vi.advanceTimersByTime(0)
    expect(watch.state().phase).toBe('ended')
  })

  test('ends even where the view does not say so', () => {
    const { watch, seen } = open(true)
    for (let tick = 0; tick < 4; tick++) seen.run.apply(1)
    vi.advanceTimersByTime(5000)
    expect(watch.state().phase).toBe('ended')
  })

  test('is wound forward fast and silently, and stops where it shall', () => {
    const { watch, seen, canvas, sounds } = open(true)
    watch.setSpeed(2)
    expect(canvas.dataset['pace']).toBe('2')
    watch.seek(2)
    expect(Number(canvas.dataset['pace'])).toBeGreaterThan(4)
    seen.context.host.sound('tap')
    for (let tick = 0; tick < 5; tick++) seen.run.apply(1)
    expect(watch.state()).toMatchObject({ at: 2, score: 3 })
    expect(canvas.dataset['pace']).toBe('2')
    vi.advanceTimersByTime(1)
    seen.run.apply(1)
    seen.context.host.sound('score')
    expect(watch.state().score).toBe(3)
    expect(seen.run.sim.score).toBe(4)
    expect(sounds).toEqual(['score'])
  })

  test('begins anew when it is wound back', () => {
    const { watch, seen, presses } = open(true)
    for (let tick = 0; tick < 3; tick++) seen.run.apply(1)
    watch.seek(0)
    expect(watch.state()).toMatchObject({ at: 0, score: 0 })
    vi.advanceTimersByTime(200)
    expect(presses).toHaveLength(1)
  })

  test('keeps nothing and counts nothing: all that the view tells stays here', () => {
    const { watch, seen, sounds } = open(true)
    const { host } = seen.context
    host.remember('garage')
    host.happy(1)
    host.toast('best!')
    host.announce('won')
    host.playing(true)
    expect(sounds).toEqual([])
    expect(watch.state().at).toBe(0)
    expect(seen.context.memory).toBeUndefined()
  })

  test('leaves nothing behind', () => {
    const { watch, seen } = open(true)
    watch.destroy()
    expect(vi.getTimerCount()).toBe(0)
    expect(seen.asked).toContain('destroy')
  })
})
