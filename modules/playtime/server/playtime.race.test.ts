import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveCard } from '#apps/testing/give-card.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { playtimeCalls } from '../calls.ts'

const { checkTime, claimTime, listGrants } = playtimeCalls

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const ten = Array.from({ length: 10 }, (_, index) => index)

test.for([1, 2, 3])('of ten simultaneous claims of one source one is paid (round %d)', async (round) => {
  const device = portal.device(`claimer ${round}`)
  for (let count = 0; count < 3; count++) await giveCard(portal, device, 33 + count)
  const answers = await Promise.all(
    ten.map(() => device.call(claimTime, { source: 's' }, { opId: randomUUID() })),
  )
  expect(answers.filter(({ result }) => result)).toHaveLength(1)
  expect(answers.filter(({ error }) => error?.name === 'TimeTooSoon')).toHaveLength(9)
  expect((await device.call(listGrants, {})).result).toMatchObject({ totalSeconds: 180 })
})

test('of ten simultaneous claims of one set one is paid', async () => {
  const device = portal.device('collector of a set')
  for (let kind = 33; kind <= 42; kind++) await giveCard(portal, device, kind)
  const answers = await Promise.all(
    ten.map(() => device.call(claimTime, { source: 'sSet' }, { opId: randomUUID() })),
  )
  expect(answers.filter(({ result }) => result)).toHaveLength(1)
  expect(answers.filter(({ error }) => error?.name === 'TimeTooSoon')).toHaveLength(9)
})

test.for([1, 2, 3])('a newcomer who comes in ten tabs at once is paid once (round %d)', async (round) => {
  const device = portal.device(`newcomer ${round}`)
  await device.signIn()
  const answers = await Promise.all(ten.map(() => device.call(checkTime, {})))
  expect(answers.filter(({ result }) => result?.newcomerSeconds === 600)).toHaveLength(1)
  expect(answers.filter(({ error }) => error)).toEqual([])
  expect((await device.call(listGrants, {})).result).toMatchObject({ totalSeconds: 600 })
})
