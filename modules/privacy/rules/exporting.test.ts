import { describe, expect, test } from 'vitest'
import { after, instant, milliseconds, type Duration } from '#kit/time/time.ts'
import { askExport, EXPORT_EVERY, nextExportAt, type StoredExport } from './exporting.ts'

const askedAt = instant('2026-06-15T12:00Z')
const justBefore = (length: Duration) => after(after(askedAt, length), milliseconds(-1))

describe('requesting an export', () => {
  test('makes one for a player without one', () => {
    expect(askExport(undefined, askedAt)).toEqual({ ok: true, value: 'new' })
  })

  test('twice makes no second one while the first is in progress', () => {
    const pending: StoredExport = { state: 'pending', exportId: 'E', askedAt }
    expect(askExport(pending, after(askedAt, EXPORT_EVERY))).toEqual({ ok: true, value: 'known' })
  })

  test('is possible once a day', () => {
    const ready: StoredExport = { state: 'ready', exportId: 'E', askedAt, readyAt: askedAt }
    expect(askExport(ready, justBefore(EXPORT_EVERY))).toMatchObject({
      refusal: 'TooFast',
      data: { retrySec: 1 },
    })
    expect(askExport(ready, after(askedAt, EXPORT_EVERY))).toEqual({ ok: true, value: 'new' })
    expect(nextExportAt(ready, justBefore(EXPORT_EVERY))).toBe(after(askedAt, EXPORT_EVERY))
    expect(nextExportAt(ready, after(askedAt, EXPORT_EVERY))).toBeNull()
  })

  test('is possible again at once after a failure', () => {
    const failed: StoredExport = { state: 'failed', exportId: 'E', askedAt }
    expect(askExport(failed, askedAt)).toEqual({ ok: true, value: 'new' })
  })
})
