import { expect, test } from 'vitest'
import { compose } from './compose.ts'
import type { Mood } from './rules.ts'
import { COCONUT_THEME, MAIN_THEME } from './themes.ts'
import type { Tune } from './tune.ts'

const MOODS: readonly Mood[] = ['calm', 'bright', 'fast']
const seeds = Array.from({ length: 200 }, (_, index) => index + 1)
const melody = ({ parts }: Tune) => parts[0]!.notes.map(({ at, pitch }) => `${at}:${pitch}`).join()
const written = (tune: Tune) => JSON.stringify(tune)

test('[1.4] the same seed is always the same tune', () => {
  for (const mood of MOODS) expect(written(compose(371, mood))).toBe(written(compose(371, mood)))
})

test.for(MOODS)('[1.4] 200 games have 200 different tunes when they are %s', (mood) => {
  expect(new Set(seeds.map((seed) => written(compose(seed, mood)))).size).toBe(200)
})

test('[1.4] tunes differ in tempo, key, instrument and melody, not only in one of them', () => {
  const tunes = seeds.map((seed) => compose(seed, MOODS[seed % 3] ?? 'calm'))
  const kinds = (part: (tune: Tune) => string | number) => new Set(tunes.map(part)).size
  expect(kinds(({ beatsPerMinute }) => beatsPerMinute)).toBeGreaterThan(40)
  expect(kinds(({ parts }) => parts.map(({ voice }) => voice).join())).toBeGreaterThan(40)
  expect(kinds(({ parts }) => parts[0]!.notes.map(({ at }) => at).join())).toBeGreaterThan(180)
  expect(kinds(({ parts }) => parts[2]!.notes.map(({ pitch }) => pitch % 12).join())).toBeGreaterThan(150)
})

test('puzzles are slower than sports, and sports slower than races', () => {
  const tempos = MOODS.map((mood) => seeds.map((seed) => compose(seed, mood).beatsPerMinute))
  expect(Math.max(...tempos[0]!)).toBeLessThan(Math.min(...tempos[1]!))
  expect(Math.max(...tempos[1]!)).toBeLessThan(Math.min(...tempos[2]!))
})

test('every tune keeps to its loop, its order and the range of its instruments', () => {
  const tunes = [
    MAIN_THEME,
    COCONUT_THEME,
    ...seeds.flatMap((seed) => MOODS.map((mood) => compose(seed, mood))),
  ]
  const faults = tunes.flatMap(({ beats, parts }) =>
    parts.flatMap(({ notes }) =>
      notes.filter(({ at, pitch, strength }, index) => {
        const inOrder = at >= (notes[index - 1]?.at ?? 0) && at < beats
        return !inOrder || pitch < 33 || pitch > 98 || strength <= 0 || strength > 1
      }),
    ),
  )
  expect(faults).toEqual([])
  expect(tunes.every(({ parts }) => parts.every(({ notes }) => notes.length > 0))).toBe(true)
})

test('a loop lasts at least twenty seconds, so that it does not nag', () => {
  for (const mood of MOODS)
    for (const seed of seeds) {
      const { beats, beatsPerMinute } = compose(seed, mood)
      expect((beats / beatsPerMinute) * 60).toBeGreaterThan(20)
    }
})

test('the coconut track is the main melody by day: faster, and without the surf', () => {
  expect(melody(COCONUT_THEME)).toBe(melody(MAIN_THEME))
  expect(MAIN_THEME.beatsPerMinute).toBe(76)
  expect(COCONUT_THEME.beatsPerMinute).toBeGreaterThan(MAIN_THEME.beatsPerMinute)
})
