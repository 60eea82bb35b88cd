// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { trackFor, trackName, type Scene } from '#kit/sound/rules.ts'
import type { Navigation, View } from '#kit/web/navigation.ts'
import { followMusic, sceneOf } from './page-music.ts'

let isPhone: boolean
beforeEach(() => {
  isPhone = false
  Object.assign(globalThis, { matchMedia: () => ({ matches: isPhone }) })
})

const trackAt = (scene: Scene) => trackName(trackFor(scene, { music: true, unlocked: true }))

test.for([
  ['2.1', '/', 'main'],
  ['2.5', '/cloud', 'cloud'],
  ['2.6] [4.25', '/coconut', 'coconut'],
  ['2.6] [4.25', '/coconut/', 'coconut'],
  ['2.4] [4.26', '/cgame', ''],
  ['1.4] [4.26', '/g/castle-cannon-duel', ''],
  ['4.26', '/games', 'main'],
] as const)('[%s] on a desktop %s has the track "%s"', ([, path, track]) => {
  expect(trackAt(sceneOf(path))).toBe(track)
})

test('[4.26] a phone keeps the main music until the game has its tune', () => {
  isPhone = true
  expect(trackAt(sceneOf('/g/2048'))).toBe('main')
})

test('[4.26] the music changes with the path, not with a query on it', () => {
  const scenes: Scene[] = []
  let path = '/'
  let turn: () => void = () => undefined
  const navigation = {
    view: () => ({ path }) as View,
    subscribe: (listener: () => void) => {
      turn = listener
      return () => undefined
    },
  } as Navigation
  followMusic(navigation, { setScene: (scene) => void scenes.push(scene) })
  for (path of ['/g/2048', '/g/2048', '/games']) turn()
  expect(scenes.map(trackAt)).toEqual(['', 'main'])
})
