import { expect, test } from 'vitest'
import type { PlayState } from '#kit/game/play-model.ts'
import { tensionOf, tensionOfRun, type RunFacts } from './tension.ts'

const calm: RunFacts = {
  phase: 'playing',
  playedSeconds: 20,
  score: 0,
  best: undefined,
  lives: undefined,
  secondsLeft: undefined,
}

test.for<[string, Partial<RunFacts>, number]>([
  ['a run that has begun is calm', {}, 0],
  ['it is calm until half a minute', { playedSeconds: 30 }, 0],
  ['it grows with its length', { playedSeconds: 105 }, 0.25],
  ['it has grown after three minutes', { playedSeconds: 180 }, 0.5],
  ['it never grows further by itself', { playedSeconds: 9000 }, 0.5],
  ['three quarters of the best are far from it', { score: 75, best: 100 }, 0],
  ['the best draws near', { score: 100, best: 100 }, 0.5],
  ['a long run near its best is as tense as can be', { playedSeconds: 200, score: 120, best: 100 }, 1],
  ['the last life', { lives: 1 }, 1],
  ['two lives', { lives: 2 }, 0],
  ['the last seconds', { secondsLeft: 15 }, 1],
  ['sixteen seconds', { secondsLeft: 16 }, 0],
  ['one life from the start', { lives: 1, playedSeconds: 5 }, 0],
  ['a pause is calm', { phase: 'paused', lives: 1, playedSeconds: 200 }, 0],
  ['an end is calm', { phase: 'ended', lives: 1, playedSeconds: 200 }, 0],
])('%s', ([, facts, tension]) => {
  expect(tensionOf({ ...calm, ...facts })).toBeCloseTo(tension)
})

const run = (part: Partial<PlayState>) =>
  ({ phase: 'playing', score: 0, hud: [], ...part }) as unknown as PlayState
const counter = (id: string, value: string) => [{ id, label: id, value }]

test('it counts the seconds played, not those of a pause, and starts again with a new run', () => {
  let state = run({ score: 10 })
  const tension = tensionOfRun({ state: () => state })
  for (let now = 0; now <= 100; now += 5) tension(now)
  state = run({ score: 10, phase: 'paused' })
  expect(tension(105)).toBe(0)
  state = run({ score: 10 })
  tension(1000)
  expect(tension(1005)).toBeLessThan(1)
  expect(tension(1005)).toBeGreaterThan(0.2)
  state = run({ score: 0 })
  expect(tension(1010)).toBe(0)
})

test.for([
  ['lives', '1'],
  ['hearts', '1'],
  ['time', '9'],
  ['time', '0:12'],
  ['time', '٩'],
  ['time', '१२'],
] as const)('the counter %s at %s raises the tension', ([id, value]) => {
  const tension = tensionOfRun({ state: () => run({ hud: counter(id, value) }) })
  tension(0)
  expect(tension(10)).toBe(1)
})

test.for([
  ['lives', '3'],
  ['time', '1:12'],
  ['time', '–'],
  ['goal', '1'],
] as const)('the counter %s at %s does not raise the tension', ([id, value]) => {
  const tension = tensionOfRun({ state: () => run({ hud: counter(id, value) }) })
  tension(0)
  expect(tension(10)).toBe(0)
})
