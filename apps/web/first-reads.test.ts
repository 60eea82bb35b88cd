import { beforeEach, expect, test } from 'vitest'
import { systemClock } from '#kit/time/system-clock.ts'
import { connectApi } from '#kit/web/api.ts'
import { openReadCache, readKey } from '#kit/web/read-cache.ts'
import { playtimeCalls } from '#modules/playtime/calls.ts'
import { sharingCalls } from '#modules/sharing/calls.ts'
import { readFirst } from './first-reads.ts'

const { checkTime, listGrants } = playtimeCalls
const { readShareBox } = sharingCalls

let made: string[]
let isBusy: boolean
beforeEach(() => {
  made = []
  isBusy = false
  connectApi(async (wire) => {
    made.push(wire)
    if (isBusy && wire === checkTime.wire) return { id: 1, result: null, error: { code: 100003, msg: '' } }
    return { id: 1, result: { timeTotal: 600, list: [], pulls: [], num: 2, need: 1 }, error: null }
  })
})

test('[4.4] the time check is read first, then the remaining time, and the share box in parallel', async () => {
  const reads = openReadCache(systemClock)
  await readFirst(reads)
  expect(made.toSorted()).toEqual([checkTime, listGrants, readShareBox].map(({ wire }) => wire).toSorted())
  expect(made.indexOf(checkTime.wire)).toBeLessThan(made.indexOf(listGrants.wire))
  expect(reads.state(readKey(listGrants, {})).data).toMatchObject({ totalSeconds: 600 })
  expect(reads.state(readKey(readShareBox, {})).data).toMatchObject({ opened: 2 })
})

test('[4.4] a failed check delays nothing', async () => {
  isBusy = true
  await readFirst(openReadCache(systemClock))
  expect(made).toHaveLength(3)
})

test('[4.4] a page does not repeat its reads', async () => {
  const reads = openReadCache(systemClock)
  reads.put(readKey(checkTime, {}), {})
  await readFirst(reads)
  expect(made).not.toContain(checkTime.wire)
})
