import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorTerminal } from '#apps/testing/operator-terminal.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { after, days, hours } from '#kit/time/time.ts'
import { eventsCalls } from '#modules/events/calls.ts'
import { writtenOf } from '#modules/events/server/index.ts'
import { planFrom } from '#modules/events/testing/event-samples.ts'
import { playRanked } from '#apps/testing/ranked-run.ts'

let portal: TestPortal
const data = makeDataFolder('third-season')
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(async () => {
  await portal.close()
  data.remove()
})

/** The turn of the job that every portal takes each minute. */
async function turn() {
  await portal.api.jobs.wish('run-events')
  await portal.api.jobs.runDue()
}

test('a third season needs an operator’s file alone: it begins, counts, ends, and its job settles it', async () => {
  const terminal = operatorTerminal(portal)
  const plan = planFrom(after(portal.now(), hours(1)))
  const file = join(data.folder, 'reefs.json')
  writeFileSync(file, JSON.stringify(writtenOf(plan)))
  await terminal.change('events', 'add', file)
  const device = portal.device('player')
  await device.signIn()
  const standings = async () => (await device.call(eventsCalls.listStandings, { slug: plan.slug })).result!
  const listed = async () => (await terminal.run('events', 'list')).text

  portal.wait(hours(2))
  await turn()
  expect(await listed()).toMatch(/reefs .* running/)
  await playRanked(portal, device, 7)
  expect(await standings()).toMatchObject({ isFinal: false, mine: { place: 1, points: 1000 } })

  portal.wait(days(7))
  expect(await standings()).toMatchObject({ isFinal: false })
  await turn()
  expect(await listed()).toMatch(/reefs .* settled/)
  const settled = await standings()
  expect(settled).toMatchObject({ isFinal: true, mine: { place: 1, points: 1000 } })
  expect(settled.places).toHaveLength(1)

  const places = () => portal.db.selectFrom('event_place').selectAll().execute()
  const stored = await places()
  await turn()
  expect(await places()).toEqual(stored)
})
