import webPush from 'web-push'
import { expect, test } from 'vitest'
import { readPushKeys } from './push-config.ts'

const { publicKey, privateKey } = webPush.generateVAPIDKeys()
const whole = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: 'mailto:operator@islet.example',
}

test('without keys push messages are not offered, with all three they are', () => {
  expect(readPushKeys({})).toBeUndefined()
  expect(readPushKeys(whole)).toEqual({ publicKey, privateKey, subject: 'mailto:operator@islet.example' })
})

test.for([
  { VAPID_PUBLIC_KEY: publicKey },
  { ...whole, VAPID_SUBJECT: '' },
  { ...whole, VAPID_SUBJECT: 'somebody' },
  { ...whole, VAPID_PUBLIC_KEY: 'short' },
  { ...whole, VAPID_PRIVATE_KEY: publicKey },
])('invalid settings are refused at the start', (settings) => {
  expect(() => readPushKeys(settings)).toThrow(/VAPID/)
})
