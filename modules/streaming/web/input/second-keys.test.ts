import { expect, test } from 'vitest'
import { secondKey } from './second-keys.ts'

const pad = {
  stick: { up: 'KeyW', down: 'KeyS', left: 'KeyA', right: 'KeyD' },
  buttons: [{ place: 'a', presses: 'KeyF', action: 'fire' } as const],
}

test.for([
  ['ArrowLeft', 'KeyA'],
  ['Space', 'KeyF'],
  ['KeyW', 'KeyW'],
  ['ControlLeft', undefined],
  ['KeyQ', undefined],
])('%s is %s for the second player', ([pressed, sent]) => {
  expect(secondKey(pressed!, pad)).toBe(sent)
})
