import { expect, test } from 'vitest'
import { FRAME_ALLOWS, sandboxOf } from './frame.ts'

test('a game on another host keeps the storage of its own origin', () => {
  expect(sandboxOf('https://games.example/a/', 'islet.example').split(' ')).toContain('allow-same-origin')
})

test.for(['https://islet.example/a/', 'https://islet.example:8443/a/', 'https://ISLET.example/a/'])(
  'a game from %s, the portal’s own host, has no origin',
  (address) => expect(sandboxOf(address, 'islet.example').split(' ')).not.toContain('allow-same-origin'),
)

test.for(['allow-top-navigation', 'allow-popups', 'allow-forms', 'allow-modals', 'allow-downloads'])(
  'no game gets the permission %s',
  (right) => expect(sandboxOf('https://games.example/', 'islet.example')).not.toContain(right),
)

test.for(['camera', 'microphone', 'geolocation', 'payment'])('no game may request %s', (feature) => {
  expect(FRAME_ALLOWS).not.toContain(feature)
})
