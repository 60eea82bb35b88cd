import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEngine } from './engine.ts'
import type { Rendered } from './music/messages.ts'
import type { Track } from './rules.ts'
import { SOUNDS } from './sounds.ts'

interface Ramp {
  readonly to: number
  readonly seconds: number
}
interface Started {
  readonly name: string
  readonly at: number
  readonly offset: number
}

const RATE = 1000
/** Four segments of four seconds; the end loops back to the third. */
const PLAN = { rate: RATE, cuts: [0, 4000, 8000, 12_000, 16_000], loopFrom: 2, overlap: 10 }

/** An audio context without output: it records started sources and linear ramps. */
function deafContext() {
  const started: Started[] = []
  const ramps: Ramp[] = []
  const aims: number[] = []
  const context = { currentTime: 1, sampleRate: RATE * 2 }
  let stopped = 0
  const parameter = () => ({
    value: 0,
    setValueAtTime() {},
    setTargetAtTime: (to: number) => aims.push(to),
    cancelScheduledValues() {},
    exponentialRampToValueAtTime() {},
    linearRampToValueAtTime(this: { value: number }, to: number, at: number) {
      this.value = to
      ramps.push({ to, seconds: Math.round((at - context.currentTime) * 1000) / 1000 })
    },
  })
  const node = (kind: string) => () => ({
    buffer: undefined as { name?: string } | undefined,
    gain: parameter(),
    frequency: parameter(),
    Q: parameter(),
    threshold: parameter(),
    knee: parameter(),
    ratio: parameter(),
    attack: parameter(),
    release: parameter(),
    connect: <Node>(next: Node) => next,
    disconnect() {},
    addEventListener() {},
    start(at: number, offset = 0) {
      started.push({ name: this.buffer?.name ?? kind, at: Math.round(at * 1000) / 1000, offset })
    },
    stop: () => void stopped++,
  })
  const fake = Object.assign(context, {
    destination: {},
    createGain: node('gain'),
    createBiquadFilter: node('filter'),
    createDynamicsCompressor: node('compressor'),
    createOscillator: node('tone'),
    createBufferSource: node('noise'),
    createBuffer: (_: number, length: number) => ({
      name: undefined as string | undefined,
      duration: length / RATE,
      getChannelData: () => new Float32Array(length),
      copyToChannel(this: { name: string | undefined }, samples: Float32Array) {
        this.name = `${samples[0]}`
      },
    }),
  })
  const asked: { track: Track; rate: number; hear: (rendered: Rendered) => void }[] = []
  let ended = 0
  const engine = openEngine(fake as unknown as AudioContext, {
    random: () => 0,
    renderer: (track, rate, hear) => {
      asked.push({ track, rate, hear })
      return () => void ended++
    },
  })
  const stretch = (index: number, of = asked.length - 1) => {
    const samples = new Float32Array(4010).fill(index)
    asked[of]!.hear({ kind: 'stretch', left: samples, right: samples })
  }
  const deliver = (tense?: Float32Array<ArrayBuffer>) => {
    asked.at(-1)!.hear({ kind: 'plan', plan: PLAN, tense })
    for (const index of [0, 1, 2, 3]) stretch(index)
  }
  const wait = (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 0.25) {
      context.currentTime += 0.25
      vi.advanceTimersByTime(250)
    }
  }
  return {
    context,
    started,
    ramps,
    aims,
    engine,
    asked,
    deliver,
    stretch,
    wait,
    ended: () => ended,
    stopped: () => stopped,
  }
}

const game = (seed: number): Track => ({ kind: 'game', seed, genre: 'arcade' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a new engine is silent and renders nothing', () => {
  const { started, asked, wait } = deafContext()
  wait(2)
  expect(started).toEqual([])
  expect(asked).toEqual([])
})

test('music is rendered at half the rate of the device, from which it never changes', () => {
  const { engine, asked, context } = deafContext()
  context.sampleRate = 48_000
  engine.setTrack({ kind: 'main' })
  expect(asked.map(({ rate }) => rate)).toEqual([24_000])
})

test('the first part plays while the rest is rendered, and parts join without a gap', () => {
  const { engine, asked, stretch, started, wait } = deafContext()
  engine.setTrack({ kind: 'main' })
  asked[0]!.hear({ kind: 'plan', plan: PLAN, tense: undefined })
  stretch(0)
  expect(started).toEqual([{ name: '0', at: 1.08, offset: 0 }])
  for (const index of [1, 2, 3]) stretch(index)
  wait(24)
  expect(started.map(({ name }) => name)).toEqual(['0', '1', '2', '3', '2', '3', '2'])
  expect(started.map(({ at }) => at)).toEqual([1.08, 5.08, 9.08, 13.08, 17.08, 21.08, 25.08])
})

test('a late rendering continues at the right place', () => {
  const { engine, asked, stretch, started, wait } = deafContext()
  engine.setTrack({ kind: 'main' })
  asked[0]!.hear({ kind: 'plan', plan: PLAN, tense: undefined })
  stretch(0)
  wait(10)
  stretch(1)
  wait(1)
  expect(started.map(({ name, at }) => [name, at])).toEqual([
    ['0', 1.08],
    ['1', 11.08],
  ])
})

test('[4.25] the coconut track fades in while the main track fades out, in 600 ms', () => {
  const { engine, ramps, wait, asked } = deafContext()
  engine.setTrack({ kind: 'main' })
  wait(2)
  const fades = () => ramps.filter(({ seconds }) => seconds === 0.6).map(({ to }) => to)
  expect(fades()).toEqual([1])
  engine.setTrack({ kind: 'coconut' })
  expect(fades()).toEqual([1, 0, 1])
  expect(asked.map(({ track }) => track.kind)).toEqual(['main', 'coconut'])
})

test('[4.26] a paused track schedules nothing more, and continues where it was', () => {
  const { engine, deliver, started, wait, stopped, asked } = deafContext()
  engine.setTrack({ kind: 'main' })
  deliver()
  wait(6)
  engine.setTrack(undefined)
  const count = started.length
  wait(30)
  expect(started).toHaveLength(count)
  expect(stopped()).toBeGreaterThan(0)
  engine.setTrack({ kind: 'main' })
  expect(started.at(-1)).toMatchObject({ name: '1' })
  expect(started.at(-1)!.offset).toBeCloseTo(1.92)
  expect(asked).toHaveLength(1)
})

test('only the last piece is cached, earlier ones free their memory', () => {
  const { engine, asked, ended, wait } = deafContext()
  engine.setTrack({ kind: 'main' })
  engine.setTrack(game(1))
  engine.setTrack({ kind: 'main' })
  wait(2)
  expect([asked.length, ended()]).toEqual([2, 0])
  engine.setTrack(game(2))
  engine.setTrack(game(3))
  wait(2)
  expect([asked.length, ended()]).toEqual([4, 2])
})

test('the tension layer follows the run of the game', () => {
  const { engine, deliver, started, aims, wait } = deafContext()
  let lives = '3'
  const state = () => ({ phase: 'playing', score: 0, hud: [{ id: 'lives', label: '', value: lives }] })
  engine.setTrack({ ...game(1), run: { state } } as unknown as Track)
  deliver(new Float32Array(4000).fill(9))
  wait(8)
  expect(started.map(({ name }) => name)).toContain('9')
  expect(aims.at(-1)).toBe(0)
  lives = '1'
  wait(1)
  expect(aims.at(-1)).toBe(1)
})

test('the track that already plays is not started again', () => {
  const { engine, asked } = deafContext()
  engine.setTrack({ kind: 'main' })
  engine.setTrack({ kind: 'main' })
  expect(asked).toHaveLength(1)
})

test('an open sheet lowers the music by 8 dB until it closes', () => {
  const { engine, ramps } = deafContext()
  engine.duck(true)
  engine.duck(false)
  expect(ramps.map(({ to }) => Math.round(20 * Math.log10(to)))).toEqual([-8, 0])
})

test('music that is switched off fades within 20 ms', () => {
  const { engine, ramps } = deafContext()
  engine.setTrack({ kind: 'main' })
  engine.silence()
  expect(ramps.at(-1)).toEqual({ to: 0, seconds: 0.02 })
})

test('the same sound twice at the same moment plays once', () => {
  const { engine, started, context } = deafContext()
  engine.play('toast', 0)
  engine.play('toast', 0)
  expect(started).toHaveLength(SOUNDS.toast[0]!.length)
  context.currentTime += 0.1
  engine.play('toast', 5)
  expect(started).toHaveLength(2 * SOUNDS.toast[0]!.length)
})
