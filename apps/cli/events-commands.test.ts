import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorTerminal, type OperatorTerminal } from '#apps/testing/operator-terminal.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { after, days, hours, type Instant } from '#kit/time/time.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { FIRST_ODDS } from '#modules/cards/server/index.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { eventsCalls } from '#modules/events/calls.ts'
import { planFrom } from '#modules/events/testing/event-samples.ts'

let portal: TestPortal
let terminal: OperatorTerminal
const data = makeDataFolder('events')
beforeAll(async () => {
  portal = await openTestPortal()
  terminal = operatorTerminal(portal)
})
afterAll(async () => {
  await portal.close()
  data.remove()
})

const stamp = (moment: Instant) => new Date(moment).toISOString().replace(/\.\d+Z$/, 'Z')
function fileOf(more: object = {}) {
  // JSON has no undefined values.
  const { words, startsAt, endsAt, ...plan } = planFrom(after(portal.now(), hours(1)))
  const file = join(data.folder, 'event.json')
  const times = { startsAt: stamp(startsAt), endsAt: stamp(endsAt) }
  writeFileSync(file, JSON.stringify({ ...plan, ...times, texts: words, ...more }))
  return file
}
const running = async () =>
  (await portal.device('reader').call(eventsCalls.listEvents, {})).result!.events.map(({ slug }) => slug)

test('a season added from a file begins by itself, and is over at once when its operator ends it', async () => {
  expect(await terminal.run('events', 'list')).toMatchObject({ text: 'No events.', code: 0 })
  const { text } = await terminal.change('events', 'add', fileOf())
  expect(text).toMatch(/^Reefs en runs from /)
  expect((await terminal.run('events', 'list')).text).toMatch(/reefs\s+season\s+Reefs en.*before/)
  expect(await running()).toEqual([])
  portal.wait(hours(2))
  expect(await running()).toEqual(['reefs'])
  expect(await terminal.run('events', 'remove', 'reefs', '--yes')).toMatchObject({ code: 1 })
  expect((await terminal.change('events', 'end', 'reefs')).text).toBe('Reefs en is over.')
  expect(await running()).toEqual([])
  expect(await terminal.run('events', 'end', 'reefs', '--yes')).toMatchObject({
    code: 0,
    text: 'It is over.',
  })
  const audit = (await terminal.run('audit', 'list')).text
  expect(audit).toContain('event reefs')
})

test('of two operators who add overlapping seasons at the same moment, one succeeds and the other is told why', async () => {
  const [one, other] = ['one-reef', 'other-reef'].map((slug) => {
    const file = join(data.folder, `${slug}.json`)
    copyFileSync(fileOf({ slug }), file)
    return file
  })
  const both = await Promise.all([one!, other!].map((file) => terminal.run('events', 'add', file, '--yes')))
  expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1])
  const { text } = both.find(({ code }) => code === 1)!
  expect(text).toMatch(/it runs at the time of the season (one|other)-reef/)
  for (const slug of ['one-reef', 'other-reef']) await terminal.run('events', 'remove', slug, '--yes')
})

test('an event that has not begun can be removed; its name stays taken', async () => {
  await terminal.change('events', 'add', fileOf({ slug: 'second' }))
  expect(await terminal.run('events', 'end', 'second', '--yes')).toMatchObject({ code: 1 })
  expect((await terminal.change('events', 'remove', 'second')).text).toBe('Reefs en is removed.')
  portal.wait(hours(2))
  expect(await running()).toEqual([])
  const again = await terminal.run('events', 'add', fileOf({ slug: 'second' }), '--yes')
  expect(again).toMatchObject({ code: 1, text: expect.stringContaining('the name second is taken') })
  expect(await terminal.run('events', 'remove', 'nothing', '--yes')).toMatchObject({ code: 1 })
})

test.for<[name: string, more: object, why: string]>([
  ['names a game that is not there', { games: ['nowhere'] }, 'there is no game nowhere'],
  ['counts scores that are not proved', { ranked: ['pool'] }, 'scores of pool are not proved'],
  ['names regular odds', { oddsVersion: 1 }, 'odds 1 were not published for a season'],
  ['leads to a hub that is not there', { hub: 'moon' }, 'there is no hub moon'],
])('an event that %s is refused', async ([, more, why]) => {
  const { code, text } = await terminal.run('events', 'add', fileOf({ slug: 'wrong', ...more }), '--yes')
  expect([code, text]).toEqual([1, expect.stringContaining(why)])
})

test.for<[name: string, more: object]>([
  ['has an unknown field', { prize: 'gold' }],
  ['has an unknown picture', { art: 'unicorns' }],
  ['has a moment that is none', { startsAt: '2026-99-01T00:00:00Z' }],
  ['has a name that is no address', { slug: 'A b' }],
])('a file that %s is refused as it is read', async ([, more]) => {
  expect(await terminal.run('events', 'add', fileOf(more), '--yes')).toMatchObject({ code: 2 })
})

test('a season’s odds apply while it runs, and boxes record their version', async () => {
  const { weights, sAtLatest, ssAtLatest } = FIRST_ODDS
  const normal = { ...weights.normal, normal: weights.normal.normal - 1000, s: weights.normal.s + 1000 }
  const odds = join(data.folder, 'odds.json')
  writeFileSync(odds, JSON.stringify({ weights: { ...weights, normal }, sAtLatest, ssAtLatest }))
  expect((await terminal.change('odds', 'publish', odds, '--season')).text).toBe(
    'Version 2 is in force in the seasons that name it.',
  )
  await terminal.change('events', 'add', fileOf({ slug: 'third', oddsVersion: 2 }))
  const inForce = async () => {
    await portal.api.operatorPoll.look()
    return (await portal.device('reader').call(cardsCalls.readOdds, {})).result!.version
  }
  expect(await inForce()).toBe(1)
  portal.wait(hours(2))
  expect(await inForce()).toBe(2)
  portal.wait(days(7))
  expect(await inForce()).toBe(1)
})

test('a planned event is changed by its file; an edit of an older version is refused', async () => {
  await terminal.change('events', 'add', fileOf({ slug: 'fourth', kind: 'contest' }))
  const show = () =>
    terminal.facts<{ version: number; newest: { texts: Record<string, object> } }>('events', 'show', 'fourth')
  const { version, newest } = await show()
  const change = (content: object, ...more: string[]) => {
    const file = join(data.folder, 'changed.json')
    writeFileSync(file, JSON.stringify(content))
    return terminal.run('events', 'change', 'fourth', file, ...more, '--yes')
  }
  expect(await change(newest, '--on', String(version))).toMatchObject({ code: 0, text: 'That is how it is.' })
  const wide = { ...newest, games: ['2048', 'pool'] }
  expect((await change(wide, '--on', String(version))).code).toBe(0)
  expect(await show()).toMatchObject({ version: version + 1, newest: { games: ['2048', 'pool'] } })
  const late = await change(newest, '--on', String(version))
  expect(late).toMatchObject({ code: 1, text: expect.stringContaining('somebody has changed it meanwhile') })

  portal.wait(hours(2))
  const words = { title: 'Reefs at night', lead: 'Lead', about: ['About'] }
  expect(await change({ ...wide, games: ['2048'] })).toMatchObject({
    code: 1,
    text: expect.stringContaining('only its texts and its picture can change'),
  })
  expect((await change({ ...wide, texts: { ...newest.texts, en: words } })).code).toBe(0)
  const shown = (await portal.device('reader').call(eventsCalls.listEvents, {})).result!.events
  expect(shown.find(({ slug }) => slug === 'fourth')).toMatchObject({ title: 'Reefs at night' })
  expect(await terminal.run('events', 'show', 'nothing')).toMatchObject({ code: 1 })
})
