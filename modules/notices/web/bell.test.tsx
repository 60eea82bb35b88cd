// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { answering, type Answering, renderOnPage, settle } from '#apps/testing/page-around.tsx'
import { ok, refuse } from '#kit/result/result.ts'
import { instant } from '#kit/time/time.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { liveKinds } from '#kit/web/live-kinds.ts'
import { SHORT_LOOK_AWAY } from '#kit/web/use-call.ts'
import { noticesCalls, type ShownNotice } from '../calls.ts'
import Bell from './Bell.tsx'

const noticeOf = (noticeId: string, change: Partial<ShownNotice> = {}): ShownNotice => ({
  noticeId,
  kind: 'boxReady',
  from: null,
  subject: null,
  at: instant('2026-11-20T05:00Z'),
  isSeen: false,
  ...change,
})

let notices: ShownNotice[]
const marked: string[] = []
const listed = answering(noticesCalls.listNotices, ({ cursor }) =>
  cursor === undefined
    ? ok({
        notices,
        hasMore: notices.length > 1,
        ...(notices.length > 1 ? { cursor: notices.at(-1)!.noticeId } : {}),
        unseenCount: notices.filter(({ isSeen }) => !isSeen).length,
      })
    : ok({ notices: [noticeOf('A1', { kind: 'stolen', isSeen: true })], hasMore: false, unseenCount: 0 }),
)
const seen = answering(noticesCalls.markSeen, ({ upTo }) => {
  marked.push(upTo)
  return ok({ unseenCount: 0 })
})

beforeEach(() => {
  teachDialogs()
  notices = []
  marked.length = 0
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

// The sheet comes with the first press; here it need not be waited for.
beforeAll(() => import('./NewsSheet.tsx'))
async function show(answers: Answering[] = [listed, seen]) {
  renderOnPage(<Bell />, { answers })
  await settle()
}
async function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}

describe('the bell', () => {
  test('says when there are no notices', async () => {
    await show()
    await press('News')
    expect(within(screen.getByRole('dialog')).getByText('All quiet')).toBeDefined()
    expect(marked).toEqual([])
  })

  test('counts unseen notices; opening it marks them as seen', async () => {
    const from = { userId: 12345678, nickname: 'Lumi', avatar: 3 }
    notices = [
      noticeOf('B3', { kind: 'swapDone', from, subject: 'S-07' }),
      noticeOf('B2', { kind: 'friendRequest', from: { ...from, nickname: '' } }),
    ]
    await show()
    await press('News, new: 2')
    const rows = within(screen.getByRole('dialog')).getAllByRole('link')
    expect(rows[0]!.textContent).toContain('Lumi took your card S-07 from the market.')
    expect(rows[0]!.getAttribute('href')).toBe('/coconut?part=events')
    expect(rows[1]!.textContent).toContain('Islander 5678 wants to be your friend.')
    expect(rows[1]!.getAttribute('href')).toBe('/friends')
    expect(marked).toEqual(['B3'])
    expect(screen.getByRole('button', { name: 'News' })).toBeDefined()
  })

  test('of a newer portal shows the kinds that this page knows, and marks others as seen', async () => {
    notices = [noticeOf('B5', { kind: 99 as never }), noticeOf('B4', { kind: 'stolen' })]
    await show()
    await press('News, new: 2')
    expect(within(screen.getByRole('dialog')).getAllByRole('listitem')).toHaveLength(1)
    expect(marked).toEqual(['B5'])
  })

  test('reads again when a socket hints at news', async () => {
    await show()
    notices = [noticeOf('B4')]
    liveKinds.tell('notices', {})
    await settle()
    expect(screen.getByRole('button', { name: 'News, new: 1' })).toBeDefined()
  })

  test('shows older ones on request', async () => {
    notices = [noticeOf('B3'), noticeOf('B2', { isSeen: true })]
    await show()
    await press('News, new: 1')
    await press('Show more')
    expect(screen.getByText('Somebody took a box from you.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  test('announces new notices politely, and reads again when the page is shown again', async () => {
    vi.useFakeTimers()
    await show()
    expect(screen.getAllByRole('status')[0]!.textContent).toBe('')
    notices = [noticeOf('B4')]
    await settle(SHORT_LOOK_AWAY)
    fireEvent(document, new Event('visibilitychange'))
    await settle()
    expect(screen.getAllByRole('status')[0]!.textContent).toBe('There is news under the bell')
    expect(screen.getByRole('button', { name: 'News, new: 1' })).toBeDefined()
  })

  test('shows why it cannot be read', async () => {
    await show([answering(noticesCalls.listNotices, () => refuse('ServerError')), seen])
    await press('News')
    expect(screen.getAllByRole('alert')[0]!.textContent).not.toBe('')
  })
})
