import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { dumpOf } from '#apps/testing/operator-terminal.ts'
import { openOperatorRig } from '#apps/testing/operator-rig.ts'
import { testPng } from '#apps/testing/test-png.ts'
import { fetchPublicBy, isPublicAddress, type FetchPublic } from '#kit/server/public-fetch.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'

const { portal, terminal, folder, close } = await openOperatorRig({
  publicUrl: 'https://islet.example',
  fetchPublic: (...wish) => host(...wish),
})
const file = join(folder, 'feed.json')
afterAll(close)

const item = (title: string, more: object = {}) => ({
  title,
  description: 'A game of a feed.',
  category: 'puzzle',
  orientation: 'all',
  image: `https://img.publisher.example/${encodeURIComponent(title)}.png`,
  url: `https://play.publisher.example/${encodeURIComponent(title)}/embed`,
  ...more,
})
/** The answers of the publisher's host. */
let host: FetchPublic
/** Publishes a feed; one of its pictures is missing. */
function publish(...items: readonly object[]) {
  writeFileSync(file, JSON.stringify({ items }))
  const asked: string[] = []
  host = async (address) => {
    asked.push(address)
    return address.includes('Broken')
      ? { status: 404, bytes: Buffer.from('none') }
      : { status: 200, bytes: testPng(300, 240) }
  }
  return asked
}
const run = (...more: readonly string[]) =>
  terminal.run('games', 'feed', 'gamepix', file, 'contract of today', ...more)
const reader = () => portal.device('a reader')
const isShown = async (slug: string) => {
  await portal.api.operatorPoll.look()
  return (await reader().call(catalogCalls.readGame, { slug })).error === null
}

test('games are imported hidden, once, and shown one by one', async () => {
  publish(
    item('Moss Walk'),
    item('Mosѕ Walk', { url: 'https://play.publisher.example/other' }),
    item(portal.api.catalogue.games[0]!.words['en']!.title),
    item('Broken Cover'),
  )
  const before = await dumpOf(portal.db)
  const tried = await run('--dry-run')
  expect(tried.text).toContain('moss-walk')
  expect(await dumpOf(portal.db)).toEqual(before)
  const done = await run('--yes')
  expect(done.text).toContain('1 new and hidden, 3 left out')
  for (const why of ['looks like a game that is there', 'Broken Cover: its picture cannot be read'])
    expect(done.text).toContain(why)
  expect(await isShown('moss-walk')).toBe(false)
  await terminal.change('games', 'show', 'moss-walk')
  expect(await isShown('moss-walk')).toBe(true)
  expect((await run('--yes')).text).toContain('Moss Walk is there already')
  expect(await isShown('moss-walk')).toBe(true)
})

test('a feed of GameMonetize is imported hidden, without games that another feed has brought', async () => {
  publish(item('Sand Castle'))
  await run('--yes')
  publish()
  const monetized = (title: string) => ({
    title,
    description: 'A game of another feed.',
    instructions: 'Tap to play',
    url: `https://html5.other.example/${encodeURIComponent(title)}/`,
    category: 'Puzzle',
    tags: 'Sea',
    thumb: `https://img.other.example/${encodeURIComponent(title)}/512x384.jpg`,
    width: '800',
    height: '600',
  })
  writeFileSync(file, JSON.stringify([monetized('Sand Castle'), monetized('Shell Song')]))
  const done = await terminal.run('games', 'feed', 'gamemonetize', file, 'contract of today', '--yes')
  expect(done.text).toContain('1 new and hidden, 1 left out: shell-song')
  expect(done.text).toContain('Sand Castle looks like a game that is there')
  expect(await isShown('shell-song')).toBe(false)
})

test('a picture whose host name leads into the network of the operator is not requested, and its game is left out', async () => {
  publish(item('Inner Picture'))
  host = fetchPublicBy({
    resolve: async () => [{ address: '169.254.169.254', family: 4 }],
    mayReach: isPublicAddress,
    request: () => expect.fail('it was asked'),
  })
  const said = await run('--yes')
  expect(said.text).toContain('Inner Picture: its picture cannot be read')
})

test('the limit applies to games at once, and pictures of the others are not fetched', async () => {
  const asked = publish(
    ...Array.from({ length: 30 }, (_, n) => item(`Reed Number ${String.fromCharCode(97 + n)}${n}`)),
  )
  expect((await run('--dry-run', '--limit', '2')).text).toContain('2 new')
  expect(asked).toHaveLength(2)
})

test('each run imports the next games, and requests only their pictures', async () => {
  const named = ['Brook', 'Heath', 'Marsh', 'Broken', 'Cliff'].map((name) => item(`${name} Rover`))
  publish(...named)
  expect((await run('--yes', '--limit', '2')).text).toContain('brook-rover, heath-rover')
  const asked = publish(...named)
  const { text } = await run('--yes', '--limit', '2')
  expect(text).toContain('2 new and hidden, 3 left out: marsh-rover, cliff-rover')
  expect(asked.some((address) => address.includes('Brook'))).toBe(false)
})

test('a host without pictures is requested twenty times, not once for each entry', async () => {
  const asked = publish(
    ...Array.from({ length: 60 }, (_, n) => item(`Broken ${String.fromCharCode(97 + (n % 26))}${n} Isle`)),
  )
  expect((await run('--dry-run', '--limit', '200')).text).toContain('20 left out')
  expect(asked).toHaveLength(20)
})

test.for([
  ['another format', ['kongregate', file, 'contract'], 'is none of'],
  ['a long licence', ['gamepix', file, 'c'.repeat(201)], 'a licence is one line'],
  ['a file that is not there', ['gamepix', join(folder, 'none.json'), 'contract'], 'cannot be read'],
  ['another feed', ['gamedistribution', file, 'contract'], 'is no feed of gamedistribution'],
  ['too many', ['gamepix', file, 'contract', '--limit', '201'], '--limit'],
] as const)('%s is refused', async ([, words, why]) => {
  publish(item('Fern Walk'))
  const said = await terminal.run('games', 'feed', ...words, '--yes')
  expect([said.code, said.text]).toEqual([1, expect.stringContaining(why) as unknown])
})
