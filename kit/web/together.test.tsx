// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { Type } from 'typebox'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineCall } from '#kit/contract/call.ts'
import type { Answer } from '#kit/contract/envelope.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { renderUi } from '#kit/ui/testing/render-ui.tsx'
import { connectApi } from './api.ts'
import { openReadCache, ReadCacheContext } from './read-cache.ts'
import { Together } from './Together.tsx'
import { useRead } from './use-call.ts'

const part = (wire: string) =>
  defineCall({
    wire,
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({}),
    result: Type.Object({ says: Type.String() }),
  })
const first = part('part/first')
const second = part('part/second')

let answers: Map<string, (answer: Answer) => void>
beforeEach(() => {
  vi.useFakeTimers()
  answers = new Map()
  connectApi((wire) => new Promise((done) => answers.set(wire, done)))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Part({ call }: { readonly call: typeof first }) {
  const { data, error } = useRead(call, {})
  return <p>{data?.says ?? error?.refusal}</p>
}

const show = () =>
  renderUi(
    <ReadCacheContext value={openReadCache(systemClock)}>
      <Together>
        <Part call={first} />
        <Part call={second} />
      </Together>
    </ReadCacheContext>,
  )
const isWaiting = () => document.querySelector('[data-waiting="true"]') !== null
const answer = (wire: string, says: string) =>
  act(async () => answers.get(wire)!({ id: 1, result: { says }, error: null }))

test('parts appear together with the last one, and a failed part is not awaited', async () => {
  show()
  expect(isWaiting()).toBe(true)
  await answer(first.wire, 'here')
  expect(isWaiting()).toBe(true)
  expect(screen.getByText('here')).toBeTruthy()
  await act(async () =>
    answers.get(second.wire)!({ id: 1, result: null, error: { code: 101009, msg: 'NicknameRejected' } }),
  )
  expect(isWaiting()).toBe(false)
})

test('a missing part is awaited only for a short time', async () => {
  show()
  await answer(first.wire, 'here')
  await act(async () => vi.advanceTimersByTime(5000))
  expect(isWaiting()).toBe(false)
})
