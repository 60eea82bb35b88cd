import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { after, before, between, days, hours, type Instant } from '#kit/time/time.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { FIRST_ODDS, giveBox, publishOdds } from '#modules/cards/server/index.ts'
import { listActions } from '#modules/operator/server/index.ts'
import { eventsCalls } from '../calls.ts'
import type { EventPlan } from '../model.ts'
import { planOf } from '../rules/written.ts'
import { changeEvent, insertEvent, listEvents, plantSeasons } from './index.ts'
import { SEASON_FILES } from './plans.ts'

const [LANTERNS, TIDES] = SEASON_FILES.map((written) => planOf(written)!) as [EventPlan, EventPlan]

let portal: TestPortal
let boxes = 0
beforeEach(async () => {
  portal = await openTestPortal()
  goTo(before(LANTERNS.startsAt, hours(1)))
})
afterEach(() => portal.close())

const goTo = (moment: Instant) => portal.wait(between(portal.now(), moment))
const plant = () => plantSeasons(portal.db, portal.now())
const oddsOfEvents = async () => (await listEvents(portal.db)).map(({ oddsVersion }) => oddsVersion)

/** The version that a box opened now records. */
async function opened() {
  await portal.api.operatorPoll.look()
  const device = portal.device('collector')
  await device.signIn()
  await inTransaction(portal.db, (tx) =>
    giveBox(tx, {
      boxId: `box ${++boxes}`,
      accountId: device.userId(),
      kind: 'normal',
      source: 'gift',
      sourceId: `gift ${boxes}`,
      gotAt: portal.now(),
    }),
  )
  const { result } = await device.call(cardsCalls.openBoxes, { box: 'normal' }, { opId: randomUUID() })
  return result!.opening.oddsVersion
}

test('each shipped season publishes odds of its own, which boxes keep to in its time alone', async () => {
  await plant()
  expect(await oddsOfEvents()).toEqual([2, 3])
  expect(await opened()).toBe(1)
  portal.wait(hours(2))
  expect(await opened()).toBe(2)
  const { result } = await portal.device('collector').call(eventsCalls.readEvent, { slug: LANTERNS.slug })
  expect(result).toMatchObject({ oddsVersion: 2 })
  goTo(TIDES.startsAt)
  expect(await opened()).toBe(3)
  goTo(after(TIDES.endsAt, days(1)))
  expect(await opened()).toBe(1)
})

test('planting again publishes nothing more, and the audit log has each version', async () => {
  await plant()
  await plant()
  expect(await oddsOfEvents()).toEqual([2, 3])
  const acts = await listActions(portal.db, { command: 'events plant', size: 9 })
  expect(acts.map(({ subject, after: is }) => [subject, is])).toEqual([
    [`event ${TIDES.slug}`, { oddsVersion: 3 }],
    [`event ${LANTERNS.slug}`, { oddsVersion: 2 }],
  ])
})

test('a stored season gets its odds until it begins; one that has begun or that an operator has changed keeps its own', async () => {
  await insertEvent(portal.db, LANTERNS)
  await insertEvent(portal.db, TIDES)
  await inTransaction(portal.db, (tx) => changeEvent(tx, TIDES))
  portal.wait(hours(2))
  await plant()
  expect(await oddsOfEvents()).toEqual([undefined, undefined])
  goTo(before(LANTERNS.startsAt, hours(1)))
  await plant()
  expect(await oddsOfEvents()).toEqual([2, undefined])
})

test('where an operator’s odds leave no room for better ones, a season keeps to those', async () => {
  const { weights } = FIRST_ODDS
  const normal = { ...weights.normal, normal: 0, rare: 955_900 }
  await inTransaction(portal.db, (tx) =>
    publishOdds(tx, { ...FIRST_ODDS, version: 2, weights: { ...weights, normal } }, portal.now()),
  )
  await plant()
  expect(await oddsOfEvents()).toEqual([undefined, undefined])
})
