// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Type } from 'typebox'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ReactNode } from 'react'
import { defineCall } from '#kit/contract/call.ts'
import type { Answer } from '#kit/contract/envelope.ts'
import { instant } from '#kit/time/time.ts'
import { connectApi } from './api.ts'
import { openReadCache, ReadCacheContext } from './read-cache.ts'
import { useChange, useRead } from './use-call.ts'

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
const result = (value: Record<string, unknown>): Answer => ({ id: 1, result: value, error: null })

beforeEach(() => {
  name = 'Ann'
  requests = []
  connectApi(async (wire, params) => {
    requests.push(wire)
    if (wire === readName.wire) return result({ name })
    const wish = (params as { name: string }).name
    if (wish === 'admin') return { id: 1, result: null, error: { code: 101009, msg: 'NicknameRejected' } }
    name = wish
    return result({ name })
  })
})
afterEach(cleanup)

function Name({ isEnabled = true }: { readonly isEnabled?: boolean }) {
  const { data, isLoading, error } = useRead(readName, { userId: 1 }, { enabled: isEnabled })
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
  const reads = openReadCache(() => instant('2026-01-10T12:00Z'))
  render(<ReadCacheContext value={reads}>{ui}</ReadCacheContext>)
  await act(async () => undefined)
}
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
  await show(<Name isEnabled={false} />)
  expect(screen.getByText('nothing')).toBeDefined()
  expect(requests).toEqual([])
})

test('a read that fails says why', async () => {
  connectApi(async () => ({ id: 1, result: null, error: { code: 100003, msg: 'TooFast' } }))
  await show(<Name />)
  expect(screen.getByText('TooFast')).toBeDefined()
})

test('a change makes the reads anew that it has made old, wherever they are shown', async () => {
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

test('a change tells what it is doing', async () => {
  await show(<Rename to="Bea" />)
  fireEvent.click(screen.getByText('rename'))
  expect(screen.getByRole('status').textContent).toBe('saving Bea')
  await act(async () => undefined)
  expect(screen.getByRole('status').textContent).toBe('still')
})

test('a change that is refused says why until it is forgotten, and makes nothing old', async () => {
  await show(<Rename to="admin" />)
  await press('rename')
  expect(screen.getByRole('status').textContent).toBe('NicknameRejected')
  expect(requests).toEqual(['name/set'])
  await press('forget')
  expect(screen.getByRole('status').textContent).toBe('still')
})
