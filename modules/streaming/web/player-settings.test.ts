import { expect, test } from 'vitest'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { openPlayerSettings, readPlayerSettings } from './player-settings.ts'

test('the player’s settings are there the next time', () => {
  const storage = memoryStorage()
  openPlayerSettings(storage).set({ padSize: 'large', isLeftHanded: true, volume: 40 })
  expect(openPlayerSettings(storage).read()).toEqual({
    volume: 40,
    padSize: 'large',
    padOpacity: 65,
    isLeftHanded: true,
  })
})

test.for(['', 'null', '{', '[]', '{"padSize":"giant","padOpacity":2,"volume":"loud"}'])(
  'invalid data (%s) give the defaults',
  (text) => {
    const storage = memoryStorage()
    storage.write('cloud-player', text)
    expect(readPlayerSettings(storage)).toEqual(readPlayerSettings(memoryStorage()))
  },
)
