// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import { ok, refuse } from '#kit/result/result.ts'
import { instant } from '#kit/time/time.ts'
import { showAccount } from '#modules/account/web/index.ts'
import { playtimeCalls } from '#modules/playtime/calls.ts'
import { sharingCalls } from '#modules/sharing/calls.ts'
import { FirstReads } from './FirstReads.tsx'

let made: string[]
let isBusy: boolean

const box = {
  invitation: 'KEY',
  opened: 0,
  waiting: 0,
  state: 'none' as const,
  takenToday: 0,
  mostADay: 3,
}
const answers = [
  answering(playtimeCalls.checkTime, () => {
    made.push('check')
    if (isBusy) return refuse('TooFast')
    return ok({ newcomerSeconds: 600, isNewcomerPaid: true, totalSeconds: 600, claims: [] })
  }),
  answering(playtimeCalls.listGrants, () => {
    made.push('grants')
    return ok({ totalSeconds: 600, grants: [] })
  }),
  answering(sharingCalls.readShareBox, () => {
    made.push('box')
    return ok(box as never)
  }),
]
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))

beforeEach(() => {
  made = []
  isBusy = false
})
afterEach(cleanup)

const status = {
  userId: 12345678,
  nickname: '',
  avatar: 1,
  isVisitor: true,
  isNew: true,
  mayRenameNow: true,
  chat: { isOff: false, endsAt: instant('2026-01-01T00:00Z') },
}

test('[4.4] the first successful status brings the time check, then the time that remains, and the share box', async () => {
  const { rerender } = renderOnPage(<FirstReads />, { answers })
  await settle()
  expect(made).toEqual([])
  act(() => showAccount(status as never))
  await settle()
  await settle()
  expect(made.toSorted()).toEqual(['box', 'check', 'grants'])
  expect(made.indexOf('check')).toBeLessThan(made.indexOf('grants'))
  act(() => showAccount({ ...status, nickname: 'Ann' } as never))
  rerender(<FirstReads />)
  await settle()
  expect(made).toHaveLength(3)
})

test('[4.4] a check that fails holds nothing up', async () => {
  isBusy = true
  renderOnPage(<FirstReads />, { answers })
  act(() => showAccount(status as never))
  await settle()
  await settle()
  expect(made.toSorted()).toEqual(['box', 'check', 'grants'])
})
