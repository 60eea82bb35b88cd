import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorTerminal, type OperatorTerminal } from '#apps/testing/operator-terminal.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { hours } from '#kit/time/time.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { hubsCalls } from '#modules/hubs/calls.ts'

let portal: TestPortal
let terminal: OperatorTerminal
const data = makeDataFolder('collections')
beforeAll(async () => {
  portal = await openTestPortal()
  terminal = operatorTerminal(portal)
})
afterAll(async () => {
  await portal.close()
  data.remove()
})

const ann = () => portal.device('Ann')
const look = () => portal.api.operatorPoll.look()
async function set(subject: string, content: object, ...more: string[]) {
  const file = join(data.folder, 'edit.json')
  writeFileSync(file, JSON.stringify(content))
  const done = await terminal.run('edits', 'set', subject, file, ...more, '--yes')
  await look()
  return done
}

test('an editor creates a collection with a page, a link beside the themes and a row on home from a given moment, and undoes it', async () => {
  const read = () => ann().call(hubsCalls.readHub, { slug: 'quokka-picks' })
  const links = async () => (await ann().call(hubsCalls.listHubs, {})).result!.hubs
  const rows = async () => (await ann().call(catalogCalls.listRails, { isWhole: true })).result!.rails
  const slugs = (await ann().call(catalogCalls.listGames, {}))
    .result!.games.slice(0, 5)
    .map(({ slug }) => slug)
    .toReversed()
  const words = Object.fromEntries(
    LANGUAGES.map((one) => [one, { title: `Quokkas ${one}`, lead: `Lead ${one}` }]),
  )
  const content = { games: slugs, words, home: true }
  expect((await set('collection:quokka-picks', content, '--at', '1h')).code).toBe(0)
  expect((await read()).error).toMatchObject({ msg: 'GameNotFound' })
  portal.wait(hours(1))
  await look()
  const { result } = await read()
  expect(result).toMatchObject({ title: 'Quokkas en', lead: 'Lead en', total: 5 })
  expect(result!.games.map(({ slug }) => slug)).toEqual(slugs)
  expect(result!.questions.length).toBeGreaterThan(0)
  expect(await links()).toContainEqual({ slug: 'quokka-picks', title: 'Quokkas en' })
  const row = (await rows()).find(({ path }) => path === '/hub/quokka-picks')!
  expect([row.title, row.games.map(({ slug }) => slug)]).toEqual(['Quokkas en', slugs])
  const open = { kind: row.kind, passed: [], slug: slugs[0]! }
  expect((await ann().call(catalogCalls.openFromRail, open)).result).toEqual({ ok: true })
  // The first load of home has no games of it.
  const first = (await ann().call(catalogCalls.listRails, {})).result!.rails
  expect(first.filter(({ games }) => games.length > 0).map(({ path }) => path)).not.toContain(
    '/hub/quokka-picks',
  )
  await set('collection:quokka-picks', { ...content, home: false })
  expect((await rows()).map(({ path }) => path)).not.toContain('/hub/quokka-picks')
  await terminal.change('edits', 'undo', 'collection:quokka-picks')
  await look()
  expect((await rows()).map(({ path }) => path)).toContain('/hub/quokka-picks')
  await terminal.change('edits', 'clear', 'collection:quokka-picks')
  await look()
  expect((await read()).error).toMatchObject({ msg: 'GameNotFound' })
  expect((await links()).map(({ slug }) => slug)).not.toContain('quokka-picks')
})
