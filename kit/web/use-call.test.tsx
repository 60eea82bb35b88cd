// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Type } from 'typebox'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReactNode } from 'react'
import { defineCall } from '#kit/contract/call.ts'
import type { Answer } from '#kit/contract/envelope.ts'
import { after, instant, seconds, type Duration, type Instant } from '#kit/time/time.ts'
import { connectApi } from './api.ts'
import { BACK, liveKinds } from './live-kinds.ts'
import { openReadCache, ReadCacheContext } from './read-cache.ts'
import { SHORT_LOOK_AWAY, useChange, useExpire, useRead, type ReadOptions } from './use-call.ts'

const readName = defineCall({
  wire: 'name/read',
  access: 'visitor',
  repeat: 'read',
  params: Type.Object({ userId: Type.Integer() }),
  result: Type.Object({ name: Type.String() }),
})
const setName = defineCall({
  wire: 'name/set',
  access: 'visitor',
  repeat: 'safe',
  params: Type.Object({ name: Type.String() }),
  result: Type.Object({ name: Type.String() }),
  refusals: ['NicknameRejected'],
})

let name = 'Ann'
let requests: string[] = []
let now: Instant
const result = (value: Record<string, unknown>): Answer => ({ id: 1, result: value, error: null })

beforeEach(() => {
  name = 'Ann'
  requests = []
  now = instant('2026-01-10T12:00Z')
  connectApi(async (wire, params) => {
    requests.push(wire)
    if (wire === readName.wire) return result({ name })
    const wish = (params as { name: string }).name
    if (wish === 'admin') return { id: 1, result: null, error: { code: 101009, msg: 'NicknameRejected' } }
    name = wish
    return result({ name })
  })
})
afterEach(() => {
  cleanup()
  setHidden(false)
  vi.useRealTimers()
})

const setHidden = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

function Name(options: ReadOptions) {
  const { data, isLoading, error } = useRead(readName, { userId: 1 }, options)
  return <p>{error ? error.refusal : (data?.name ?? (isLoading ? 'loading' : 'nothing'))}</p>
}

function Rename({ to, done }: { readonly to: string; readonly done?: (name: string) => void }) {
  const change = useChange(setName, { stale: [readName] })
  return (
    <>
      <button type="button" onClick={() => change.run({ name: to }, (saved) => done?.(saved.name))}>
        rename
      </button>
      <button type="button" onClick={change.reset}>
        forget
      </button>
      <output>
        {change.isPending ? `saving ${change.params?.name}` : (change.error?.refusal ?? 'still')}
      </output>
    </>
  )
}

async function show(ui: ReactNode) {
  const reads = openReadCache(() => now)
  const around = (children: ReactNode) => <ReadCacheContext value={reads}>{children}</ReadCacheContext>
  const { rerender } = render(around(ui))
  await act(async () => undefined)
  return {
    async change(next: ReactNode) {
      rerender(around(next))
      await act(async () => undefined)
    },
  }
}
const pass = (length: Duration) =>
  act(async () => {
    now = after(now, length)
    await vi.advanceTimersByTimeAsync(length)
  })
const press = async (label: string) => {
  fireEvent.click(screen.getByText(label))
  await act(async () => undefined)
}

test('several parts of a page share one read', async () => {
  await show(
    <>
      <Name />
      <Name />
    </>,
  )
  expect(screen.getAllByText('Ann')).toHaveLength(2)
  expect(requests).toEqual(['name/read'])
})

test('a read that waits for its params is not made', async () => {
  await show(<Name enabled={false} />)
  expect(screen.getByText('nothing')).toBeDefined()
  expect(requests).toEqual([])
})

test('a failed read has the reason', async () => {
  connectApi(async () => ({ id: 1, result: null, error: { code: 100003, msg: 'TooFast' } }))
  await show(<Name />)
  expect(screen.getByText('TooFast')).toBeDefined()
})

test('a change repeats the shown reads that it has expired', async () => {
  let saved = ''
  await show(
    <>
      <Name />
      <Rename to="Bea" done={(value) => (saved = value)} />
    </>,
  )
  await press('rename')
  expect(saved).toBe('Bea')
  expect(screen.getByText('Bea')).toBeDefined()
  expect(requests).toEqual(['name/read', 'name/set', 'name/read'])
})

test('a change reports its state', async () => {
  await show(<Rename to="Bea" />)
  fireEvent.click(screen.getByText('rename'))
  expect(screen.getByRole('status').textContent).toBe('saving Bea')
  await act(async () => undefined)
  expect(screen.getByRole('status').textContent).toBe('still')
})

test('a refused change shows its reason until dismissed, and expires nothing', async () => {
  await show(<Rename to="admin" />)
  await press('rename')
  expect(screen.getByRole('status').textContent).toBe('NicknameRejected')
  expect(requests).toEqual(['name/set'])
  await press('forget')
  expect(screen.getByRole('status').textContent).toBe('still')
})

test.for(['name', BACK])('a live message of kind %s repeats the read', async (kind) => {
  await show(<Name live="name" />)
  name = 'Bea'
  await act(async () => liveKinds.tell(kind, {}))
  expect(screen.getByText('Bea')).toBeDefined()
  await act(async () => liveKinds.tell('another', {}))
  expect(requests).toHaveLength(2)
  cleanup()
  await act(async () => liveKinds.tell(kind, {}))
  expect(requests).toHaveLength(2)
})

test('a live message during a read causes another read', async () => {
  let answer: ((value: Answer) => void) | undefined
  connectApi(async () => {
    requests.push('asked')
    if (requests.length > 1) return result({ name: 'Bea' })
    return new Promise<Answer>((resolve) => (answer = resolve))
  })
  await show(<Name live="name" />)
  await act(async () => liveKinds.tell('name', {}))
  expect(requests).toHaveLength(1)
  await act(async () => answer!(result({ name: 'Ann' })))
  expect(screen.getByText('Bea')).toBeDefined()
  expect(requests).toHaveLength(2)
})

test('a read is repeated periodically while the page is visible, once for all components that show it', async () => {
  vi.useFakeTimers()
  await show(
    <>
      <Name every={seconds(10)} />
      <Name every={seconds(10)} />
    </>,
  )
  await pass(seconds(9))
  expect(requests).toHaveLength(1)
  await pass(seconds(1))
  expect(requests).toHaveLength(2)
  setHidden(true)
  await pass(seconds(60))
  expect(requests).toHaveLength(2)
  setHidden(false)
  await pass(seconds(10))
  expect(requests).toHaveLength(3)
  cleanup()
  await pass(seconds(60))
  expect(requests).toHaveLength(3)
})

test('a read that waits for its params is not triggered by a timer, focus or opening', async () => {
  vi.useFakeTimers()
  await show(<Name enabled={false} every={seconds(10)} onFocus onOpen />)
  await pass(seconds(60))
  await act(async () => setHidden(false))
  expect(requests).toEqual([])
})

test.for([
  [9, 1],
  [10, 2],
] as const)(
  'a read with a period of 10 s is repeated on opening after %i s: %i reads',
  async ([age, times]) => {
    const { change } = await show(<Name />)
    await change(null)
    now = after(now, seconds(age))
    await change(<Name every={seconds(10)} />)
    expect(requests).toHaveLength(times)
  },
)

test('a read is repeated when the page is shown again, if requested', async () => {
  await show(<Name onFocus />)
  await act(async () => setHidden(true))
  expect(requests).toHaveLength(1)
  await act(async () => setHidden(false))
  expect(requests).toHaveLength(2)
})

test.for<[string, number, ReadOptions]>([
  ['others change all the time', 2, { onOpen: true }],
  ['a live message announces', 2, { live: 'name' }],
  ['must not change while it is shown', 1, { onOpen: true, live: 'name', onFocus: false }],
  ['nobody else changes', 1, {}],
])(
  'what %s is read %i times in all when the page is seen again, and once after a short look away',
  async ([, times, options]) => {
    await show(<Name {...options} />)
    now = after(now, (SHORT_LOOK_AWAY - 1) as Duration)
    await act(async () => setHidden(false))
    expect(requests).toHaveLength(1)
    now = after(now, 1 as Duration)
    await act(async () => setHidden(false))
    expect(requests).toHaveLength(times)
  },
)

test.for([
  [29, 1],
  [30, 2],
] as const)(
  'a read that may be 30 s old and is %i s old is made %i times when the page is shown again',
  async ([age, times]) => {
    await show(<Name onFocus={seconds(30)} />)
    now = after(now, seconds(age))
    await act(async () => setHidden(false))
    expect(requests).toHaveLength(times)
  },
)

test('a read is made once when it opens, and again each time it opens', async () => {
  const { change } = await show(<Name onOpen />)
  expect(requests).toHaveLength(1)
  await change(null)
  await change(<Name onOpen />)
  expect(requests).toHaveLength(2)
})

test('a component expires reads after its change', async () => {
  function Again() {
    const expire = useExpire()
    return (
      <button type="button" onClick={() => expire(readName)}>
        again
      </button>
    )
  }
  await show(
    <>
      <Name />
      <Again />
    </>,
  )
  name = 'Bea'
  await press('again')
  expect(screen.getByText('Bea')).toBeDefined()
})
