import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEngine } from './engine.ts'

interface Ramp {
  readonly to: number
  readonly seconds: number
}

/** An audio context without ears: it counts what is started and notes every straight ramp. */
function deafContext() {
  const started: string[] = []
  const ramps: Ramp[] = []
  const context = { currentTime: 1, sampleRate: 8000 }
  const parameter = () => ({
    value: 0,
    setValueAtTime() {},
    setTargetAtTime() {},
    cancelScheduledValues() {},
    exponentialRampToValueAtTime() {},
    linearRampToValueAtTime(this: { value: number }, to: number, at: number) {
      this.value = to
      ramps.push({ to, seconds: Math.round((at - context.currentTime) * 1000) / 1000 })
    },
  })
  const node = (kind: string) => () => ({
    gain: parameter(),
    frequency: parameter(),
    Q: parameter(),
    pan: parameter(),
    delayTime: parameter(),
    playbackRate: parameter(),
    threshold: parameter(),
    knee: parameter(),
    ratio: parameter(),
    attack: parameter(),
    release: parameter(),
    connect: <Node>(next: Node) => next,
    disconnect() {},
    start: () => started.push(kind),
    stop() {},
  })
  const fake = Object.assign(context, {
    destination: {},
    createGain: node('gain'),
    createStereoPanner: node('pan'),
    createDelay: node('delay'),
    createBiquadFilter: node('filter'),
    createDynamicsCompressor: node('compressor'),
    createOscillator: node('tone'),
    createBufferSource: node('noise'),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  })
  return { context, started, ramps, engine: openEngine(fake as unknown as AudioContext) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an engine that has just opened is silent', () => {
  const { started } = deafContext()
  vi.advanceTimersByTime(2000)
  expect(started).toEqual([])
})

test('[4.25] the coconut track fades in while the main track fades out, in 600 ms', () => {
  const { engine, ramps, context } = deafContext()
  engine.setTrack({ kind: 'main' })
  context.currentTime += 2
  vi.advanceTimersByTime(200)
  const fades = () => ramps.filter(({ seconds }) => seconds === 0.6).map(({ to }) => to)
  expect(fades()).toEqual([1])
  engine.setTrack({ kind: 'coconut' })
  expect(fades()).toEqual([1, 0, 1])
})

test('[4.26] a paused track hands over no more notes', () => {
  const { engine, started, context } = deafContext()
  engine.setTrack({ kind: 'main' })
  engine.setTrack(undefined)
  const count = started.length
  context.currentTime += 30
  vi.advanceTimersByTime(5000)
  expect(started).toHaveLength(count)
})

test('music goes on by itself, bar after bar and round after round', () => {
  const { engine, started, context } = deafContext()
  engine.setTrack({ kind: 'game', seed: 5, mood: 'fast' })
  for (let seconds = 0; seconds < 60; seconds++) {
    const count = started.length
    context.currentTime += 4
    vi.advanceTimersByTime(200)
    expect(started.length).toBeGreaterThan(count)
  }
})

test('the track that already plays is not started again', () => {
  const { engine, started } = deafContext()
  engine.setTrack({ kind: 'main' })
  const count = started.length
  engine.setTrack({ kind: 'main' })
  expect(started).toHaveLength(count)
})

test('a sheet lowers the music by 8 dB and gives it back', () => {
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

test('the same sound twice in one moment is heard once', () => {
  const { engine, started, context } = deafContext()
  engine.play('toast', 0)
  engine.play('toast', 0)
  expect(started).toHaveLength(1)
  context.currentTime += 0.1
  engine.play('toast', 5)
  expect(started).toHaveLength(2)
})
