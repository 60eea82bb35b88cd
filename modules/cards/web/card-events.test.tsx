// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { answering, renderOnPage, settle } from '#apps/testing/page-around.tsx'
import { ok } from '#kit/result/result.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { before, minutes } from '#kit/time/time.ts'
import { cardsCalls, type CardEvent } from '../calls.ts'
import { EventsPart } from './index.ts'

const event: CardEvent = {
  eventId: 1,
  happenedAt: before(systemClock(), minutes(5)),
  kind: 'swapIn',
  number: 'S-01',
  level: 's',
  cardId: 'card-33',
  target: 87654321,
}

async function show(events: readonly CardEvent[]) {
  const answers = [answering(cardsCalls.listCardEvents, () => ok({ events: [...events], hasMore: false }))]
  renderOnPage(<EventsPart />, { answers })
  await settle()
}

afterEach(cleanup)

describe('[2.39] the event log', () => {
  test('has the columns time, event, ID and target', async () => {
    await show([event])
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(headers).toEqual(['Time', 'Event', 'ID', 'Target'])
    const [, row] = screen.getAllByRole('row')
    expect(row!.textContent).toMatch(/\d+ minutes ago/)
    expect(row!.textContent).toContain('Received in a swap')
    expect(row!.textContent).toContain('S-01')
    expect(row!.textContent).toContain('#87654321')
  })

  test('[8.8] says No Data while nothing has happened', async () => {
    await show([])
    expect(screen.getByRole('heading', { name: 'No Data' })).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
  })
})
