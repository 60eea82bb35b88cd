import { expect, test } from 'vitest'
import { trackFor, trackName, type Scene } from './rules.ts'

const tune = { seed: 7, genre: 'puzzle' } as const

test.for<{ row: string; scene: Scene; track: string }>([
  { row: '4.24', scene: { page: 'portal' }, track: 'main' },
  { row: '4.25', scene: { page: 'coconut' }, track: 'coconut' },
  { row: '2.5', scene: { page: 'cloud' }, track: 'cloud' },
  { row: '4.26', scene: { page: 'cloudGame' }, track: '' },
  { row: '4.26', scene: { page: 'game', mobile: false }, track: '' },
  { row: '4.26', scene: { page: 'game', mobile: true }, track: 'main' },
  { row: '4.26', scene: { page: 'game', mobile: false, tune }, track: 'game:puzzle:7' },
  { row: '4.26', scene: { page: 'game', mobile: true, tune }, track: 'game:puzzle:7' },
])('[$row] on $scene the track "$track" plays, and no other', ({ scene, track }) => {
  expect(trackName(trackFor(scene, { music: true, unlocked: true }))).toBe(track)
})

test.for<Scene>([
  { page: 'portal' },
  { page: 'coconut' },
  { page: 'cloud' },
  { page: 'cloudGame' },
  { page: 'game', mobile: true, tune },
])('[4.24] on %s nothing plays when music is off, or before the first gesture', (scene) => {
  expect(trackFor(scene, { music: false, unlocked: true })).toBeUndefined()
  expect(trackFor(scene, { music: true, unlocked: false })).toBeUndefined()
})
