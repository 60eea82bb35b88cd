import { expect, test } from 'vitest'
import { readPushKeys } from '#apps/server/push-config.ts'
import { newPushKeys } from './push-keys.ts'

test('printed push keys are valid, and differ each time', () => {
  const settings = Object.fromEntries(
    newPushKeys()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const),
  )
  expect(readPushKeys(settings)).toMatchObject({ subject: 'mailto:you@example.com' })
  expect(newPushKeys()).not.toBe(newPushKeys())
})
