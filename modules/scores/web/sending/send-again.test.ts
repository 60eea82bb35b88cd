import { expect, test, vi } from 'vitest'
import { seconds, type Duration } from '#kit/time/time.ts'
import { CallError } from '#kit/web/api.ts'
import { sendAgain, WAITS } from './send-again.ts'

function line(...answers: readonly (Error | number)[]) {
  const waits: Duration[] = []
  const lost = vi.fn<() => void>()
  const left = [...answers]
  const send = async () => {
    const next = left.length > 1 ? left.shift()! : left[0]!
    if (next instanceof Error) throw next
    return next
  }
  const sent = sendAgain(send, lost, async (length) => void waits.push(length))
  return { sent, waits, lost }
}

test('a score is resent until it arrives', async () => {
  const { sent, waits, lost } = line(new CallError('Unreachable'), new CallError('TimedOut'), 7)
  expect(await sent).toBe(7)
  expect(lost).toHaveBeenCalledTimes(2)
  expect(waits).toEqual([seconds(2), seconds(5)])
})

test('a busy server is retried after the time that it asks for', async () => {
  const { sent, waits, lost } = line(new CallError('TooFast', { data: { retrySec: 40 } }), 7)
  expect(await sent).toBe(7)
  expect(lost).not.toHaveBeenCalled()
  expect(waits).toEqual([seconds(40)])
})

test('a refused score is not resent', async () => {
  const { sent, waits } = line(new CallError('RunUnknown'), 7)
  await expect(sent).rejects.toThrow('RunUnknown')
  expect(waits).toEqual([])
})

test('after half an hour the player is told that the score was not sent', async () => {
  const { sent, waits } = line(new CallError('Unreachable'))
  await expect(sent).rejects.toThrow('Unreachable')
  expect(waits).toEqual(WAITS)
})
