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

describe('watching a turn-based run', () => {
  test('replays move by move to its recorded end', () => {
    const { watch, seen } = open(false)
    vi.advanceTimersByTime(900)
    expect(watch.state()).toMatchObject({ at: 1, length: 4, score: 1, phase: 'playing' })
    vi.advanceTimersByTime(10_000)
    expect(watch.state()).toMatchObject({ at: 4, score: 6, status: 'won', phase: 'ended' })
    expect(seen.run.sim.hash()).toBe(asPlayed())
  })

  test('accepts no moves from the viewer', () => {
    const { watch, seen } = open(false)
    expect(seen.run.apply(2)).toEqual([])
    expect(seen.run.undo()).toBe(false)
    expect(watch.state()).toMatchObject({ at: 0, score: 0 })
    vi.advanceTimersByTime(10_000)
    expect(seen.run.sim.hash()).toBe(asPlayed())
  })

  test('plays four times as fast, stops while paused, and continues', () => {
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
  ])('jumps to move %i with %i points from anywhere', ([at, points]) => {
    const { watch } = open(false)
    watch.seek(2)
    watch.pause()
    watch.seek(at!)
    expect(watch.state().score).toBe(points)
  })

  test('continues from the middle after it had ended', () => {
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

describe('watching a real-time run', () => {
  test('begins with presses until time passes', () => {
    const { seen, presses } = open(true)
    vi.advanceTimersByTime(400)
    expect(presses).toEqual([0, 1])
    seen.run.apply(2)
    vi.advanceTimersByTime(5000)
    expect(presses).toEqual([0, 1])
  })

  test('uses the recorded input of the tick, whatever the view has read from keys and pointers', () => {
    const { watch, seen } = open(true)
    for (let tick = 0; tick < 9; tick++) seen.run.apply(2)
    expect(seen.run.sim.hash()).toBe(asPlayed())
    expect(watch.state()).toMatchObject({ at: 4, score: 6, status: 'won' })
    seen.context.host.over()
    vi.advanceTimersByTime(0)
    expect(watch.state().phase).toBe('ended')
  })

  test('ends even if the view does not report it', () => {
    const { watch, seen } = open(true)
    for (let tick = 0; tick < 4; tick++) seen.run.apply(1)
    vi.advanceTimersByTime(5000)
    expect(watch.state().phase).toBe('ended')
  })

  test('seeks forward fast and silently, and stops at the right place', () => {
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

  test('starts again when seeking backward', () => {
    const { watch, seen, presses } = open(true)
    for (let tick = 0; tick < 3; tick++) seen.run.apply(1)
    watch.seek(0)
    expect(watch.state()).toMatchObject({ at: 0, score: 0 })
    vi.advanceTimersByTime(200)
    expect(presses).toHaveLength(1)
  })

  test('stores and counts nothing: all reports of the view are discarded', () => {
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
