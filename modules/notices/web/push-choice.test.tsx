// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answering, renderOnPage, settle } from '#apps/testing/page-around.tsx'
import { ok, refuse } from '#kit/result/result.ts'
import { noticesCalls } from '../calls.ts'
import { PushChoice } from './PushChoice.tsx'

const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc'

let isOffered: boolean
let answersTo: 'granted' | 'denied'
let asked: number
let isSubscribed: boolean
let isRefused: boolean
let told: string[]

const subscription = {
  endpoint: ENDPOINT,
  toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
  unsubscribe: async () => {
    isSubscribed = false
    return true
  },
}
const registration = {
  pushManager: {
    getSubscription: async () => (isSubscribed ? subscription : null),
    subscribe: async () => {
      isSubscribed = true
      return subscription
    },
  },
}
const answers = [
  answering(noticesCalls.readPush, () => ok({ isOffered, publicKey: isOffered ? 'AAAA' : '' })),
  answering(noticesCalls.startPush, ({ endpoint }) => {
    if (isRefused) return refuse('Closed')
    told.push(`on ${endpoint}`)
    return ok({ ok: true })
  }),
  answering(noticesCalls.stopPush, ({ endpoint }) => {
    told.push(`off ${endpoint}`)
    return ok({ ok: true })
  }),
]

/** A browser that can be told things, as far as the switch looks. */
function teachPush() {
  const Notification = {
    permission: 'default',
    requestPermission: async () => {
      asked++
      return (Notification.permission = answersTo)
    },
  }
  Object.assign(globalThis, { PushManager: Object, Notification })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      register: async () => registration,
      getRegistration: async () => registration,
    },
  })
}

beforeEach(() => {
  isOffered = true
  answersTo = 'granted'
  asked = 0
  isSubscribed = false
  isRefused = false
  told = []
  teachPush()
})
afterEach(cleanup)

/** The toasts of the page have a place for alerts too. */
const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('')
async function show() {
  renderOnPage(<PushChoice />, { answers })
  await settle()
}
async function press() {
  fireEvent.click(screen.getByRole('switch'))
  await settle()
}
const isOn = () => (screen.getByRole('switch') as HTMLInputElement).checked

test('is missing when the operator has no push keys', async () => {
  isOffered = false
  await show()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('is missing when the browser has no support', async () => {
  Reflect.deleteProperty(globalThis, 'PushManager')
  await show()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('asks for permission only after the tap, with an explanation', async () => {
  await show()
  expect(asked).toBe(0)
  expect(screen.getByText(/We tell you when a box is ready/)).toBeDefined()
  await press()
  expect(asked).toBe(1)
  expect(isOn()).toBe(true)
  expect(told).toEqual([`on ${ENDPOINT}`])
  await press()
  expect(isOn()).toBe(false)
  expect(told).toEqual([`on ${ENDPOINT}`, `off ${ENDPOINT}`])
  expect(isSubscribed).toBe(false)
})

test('says when the browser blocks messages', async () => {
  answersTo = 'denied'
  await show()
  await press()
  expect(isOn()).toBe(false)
  expect(alerts()).toContain('blocks messages')
})

test('turns off again when the server refuses', async () => {
  isRefused = true
  await show()
  await press()
  expect(isOn()).toBe(false)
  expect(isSubscribed).toBe(false)
  expect(alerts()).toContain('did not work')
})
