import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageNotice } from '#apps/server/page-notice.ts'
import { operatorTerminal, type OperatorTerminal } from '#apps/testing/operator-terminal.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { hours, minutes } from '#kit/time/time.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { chatCalls } from '#modules/chat/calls.ts'
import { hubsCalls } from '#modules/hubs/calls.ts'
import { partOfHundred } from '#modules/operator/rules/flags.ts'

let portal: TestPortal
let terminal: OperatorTerminal
const data = makeDataFolder('edits')
beforeAll(async () => {
  portal = await openTestPortal()
  terminal = operatorTerminal(portal)
})
afterAll(async () => {
  await portal.close()
  data.remove()
})

let files = 0
function file(content: unknown): string {
  const path = join(data.folder, `edit-${files++}.json`)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
const look = () => portal.api.operatorPoll.look()
async function set(subject: string, content: unknown, ...more: string[]) {
  const done = await terminal.run('edits', 'set', subject, file(content), ...more, '--yes')
  await look()
  return done
}
async function undo(subject: string) {
  const done = await terminal.run('edits', 'undo', subject, '--yes')
  await look()
  return done
}
/** Games in every catalogue of the tests. */
const QUADS = ['2048', 'pool', 'sudoku', 'freecell']
const ann = () => portal.device('Ann')
const wall = async () => (await ann().call(catalogCalls.listGames, {})).result!
const hero = async () => (await wall()).featured.slug
const readTitle = async (slug: string) => (await ann().call(catalogCalls.readGame, { slug })).result!.title

describe('editors', () => {
  test('choose the hero on running servers, and undo it', async () => {
    const before = await hero()
    const other = (await wall()).games.find(({ slug }) => slug !== before)!.slug
    expect((await set('hero', { game: other })).code).toBe(0)
    expect(await hero()).toBe(other)
    await undo('hero')
    expect(await hero()).toBe(before)
    await undo('hero')
    expect(await hero()).toBe(other)
    await terminal.change('edits', 'clear', 'hero')
    await look()
    expect(await hero()).toBe(before)
  })

  test('pin games to the front of the wall', async () => {
    const slugs = (await wall()).games.map(({ slug }) => slug)
    await set('order', { first: [slugs[3], slugs[1]] })
    const now = (await wall()).games.map(({ slug }) => slug)
    expect(now).toEqual([slugs[3], slugs[1], ...slugs.filter((_slug, place) => place !== 3 && place !== 1)])
    await undo('order')
    expect((await wall()).games.map(({ slug }) => slug)).toEqual(slugs)
  })

  test('rename a game in one language or in all, and search finds the new name', async () => {
    const { slug } = (await wall()).games[0]!
    const before = await readTitle(slug)
    await set(`game:${slug}`, { words: { en: { title: 'Quokka Parade' }, de: { title: 'Quokkazug' } } })
    expect(await readTitle(slug)).toBe('Quokka Parade')
    expect((await wall()).games.find((one) => one.slug === slug)!.title).toBe('Quokka Parade')
    const found = (await ann().call(catalogCalls.searchGames, { keyword: 'quokka parade' })).result!
    expect(found.games[0]!.slug).toBe(slug)
    const { facts } = {
      facts: (await terminal.facts('edits', 'show', `game:${slug}`)) as {
        base: { words: { en: { title: string } } }
      },
    }
    expect(facts.base.words.en.title).toBe(before)
    await undo(`game:${slug}`)
    expect(await readTitle(slug)).toBe(before)
  })

  test('reorder, exclude and rename within a collection', async () => {
    const [slug] = portal.api.hubs.slugs()
    const read = async () => (await ann().call(hubsCalls.readHub, { slug: slug! })).result!
    const before = await read()
    const [first, second] = before.games.map((game) => game.slug)
    await set(`collection:${slug}`, {
      first: [second],
      without: [first],
      words: { en: { title: 'For quokkas' } },
    })
    const after = await read()
    expect([after.title, after.total, after.games[0]!.slug]).toEqual([
      'For quokkas',
      before.total - 1,
      second,
    ])
    expect(after.games.map((game) => game.slug)).not.toContain(first)
    await undo(`collection:${slug}`)
    expect(await read()).toEqual(before)
  })

  test('schedule a version that is shown at its time, unless it is undone', async () => {
    const before = await hero()
    const others = (await wall()).games.map(({ slug }) => slug).filter((slug) => slug !== before)
    await set('hero', { game: others[0] }, '--at', '2h')
    expect(await hero()).toBe(before)
    // An edit that applies now does not cancel the planned one.
    await set('hero', { game: others[1] })
    expect(await hero()).toBe(others[1])
    portal.wait(hours(2))
    await look()
    expect(await hero()).toBe(others[0])
    await set('hero', { game: before }, '--at', '1h')
    expect((await undo('hero')).text).toContain('does not come')
    // An edit made after the planned one was cancelled stays when its moment comes.
    await set('hero', { game: others[2] })
    portal.wait(hours(1))
    await look()
    expect(await hero()).toBe(others[2])
    await terminal.change('edits', 'clear', 'hero')
    await look()
  })

  test('see what is scheduled, cancel it, and schedule a return to the content of the build', async () => {
    const before = await hero()
    const others = (await wall()).games.map(({ slug }) => slug).filter((slug) => slug !== before)
    await set('hero', { game: others[0] }, '--at', '2h')
    const { version } = (await terminal.facts('edits', 'show', 'hero')) as { version: number }
    const now = await set('hero', { game: others[1] })
    expect(now.text).toContain(`version ${version} is planned for`)
    const cancelled = await terminal.run('edits', 'cancel', 'hero', String(version), '--yes')
    expect([cancelled.code, cancelled.text]).toEqual([0, expect.stringContaining('does not come')])
    expect((await terminal.run('edits', 'cancel', 'hero', String(version), '--yes')).text).toContain(
      'already',
    )
    for (const begun of [version + 1, version + 100])
      expect((await terminal.run('edits', 'cancel', 'hero', String(begun), '--yes')).code).toBe(1)
    expect((await terminal.run('edits', 'show', 'hero')).text).toContain('cancelled')
    await terminal.run('edits', 'clear', 'hero', '--at', '3h', '--yes')
    await look()
    portal.wait(hours(2))
    await look()
    expect(await hero()).toBe(others[1])
    portal.wait(hours(1))
    await look()
    expect(await hero()).not.toBe(others[1])
  })

  test('are refused when they edited an outdated version', async () => {
    const slugs = (await wall()).games.map(({ slug }) => slug)
    const { version } = (await terminal.facts('edits', 'show', 'order')) as { version: number }
    expect((await set('order', { first: [slugs[2]] }, '--on', String(version))).code).toBe(0)
    const late = await set('order', { first: [slugs[4]] }, '--on', String(version))
    expect([late.code, late.text]).toEqual([1, expect.stringContaining('has edited it meanwhile')])
    expect((await wall()).games[0]!.slug).toBe(slugs[2])
    const both = await Promise.all(
      [0, 1].map((place) =>
        terminal.run(
          'edits',
          'set',
          'order',
          file({ first: [slugs[place]] }),
          '--on',
          String(version + 1),
          '--yes',
        ),
      ),
    )
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1])
    await terminal.change('edits', 'clear', 'order')
    await look()
  })

  test.for([
    ['hero', { game: 'no-such-game' }, 'there is no game'],
    ['hero', { game: '../etc' }, '/game'],
    ['hero:x', { game: '2048' }, 'alone'],
    ['game', { words: {} }, 'name it'],
    ['game:no-such-game', { words: {} }, 'there is no game'],
    ['collection:nowhere', { first: [], without: [] }, 'required properties games'],
    ['collection:No-Where', { first: [], without: [] }, 'is no address'],
    ['collection:nowhere', { games: QUADS, words: {}, home: true }, 'texts are missing in'],
    ['collection:nowhere', { games: [...QUADS, 'no-such-game'], words: {}, home: true }, 'there is no game'],
    ['order', { first: ['2048', '2048'] }, '/first'],
    ['weather', {}, 'nothing is called'],
    ['order', '{"first":', 'is not JSON'],
    ['announcement', { words: { en: 'Hello' } }, 'says nothing in'],
  ] as const)('are refused: %s %j', async ([subject, content, why]) => {
    const { code, text } = await terminal.run('edits', 'set', subject, file(content), '--yes')
    expect([code, text]).toEqual([2, expect.stringContaining(why)])
  })

  test('are refused texts with bidirectional controls, too long texts, and unknown languages', async () => {
    const { slug } = (await wall()).games[0]!
    for (const words of [
      { en: { title: 'a\u202eb' } },
      { en: { title: 'x'.repeat(61) } },
      { xx: { title: 'x' } },
      { en: { title: 'a\u0007' } },
    ]) {
      const { code } = await terminal.run('edits', 'set', `game:${slug}`, file({ words }), '--yes')
      expect([words, code]).toEqual([words, 2])
    }
  })
})

describe('above every page', () => {
  const notice = () => pageNotice(portal.api.operatorPoll, portal.now)
  const everywhere = (text: string) => ({
    words: Object.fromEntries(LANGUAGES.map((one) => [one, `${text} ${one}`])),
  })

  test('an announcement is shown in each language until its end', async () => {
    expect([notice().text('de'), notice().edition()]).toEqual([undefined, ''])
    const endsAt = new Date(portal.now() + hours(1)).toISOString().replace(/\.\d+/, '')
    await set('announcement', { ...everywhere('Hello'), endsAt })
    expect([notice().text('de'), notice().text('ar')]).toEqual(['Hello de', 'Hello ar'])
    portal.wait(hours(1))
    expect(notice().text('de')).toBeUndefined()
    await terminal.change('edits', 'clear', 'announcement')
  })

  test('maintenance is announced, counted down, and begins at its moment by itself', async () => {
    const said = () => ann().call(chatCalls.sendMessage, { channel: 'world', text: 'hello' })
    await terminal.change('flags', 'set', 'maintenance', 'on', '--at', '90m', '--text', 'Back soon')
    await look()
    expect(notice().text('en')).toMatch(/^Islet will be looked after from Jan 1\d/)
    expect((await said()).error).not.toMatchObject({ name: 'Closed' })
    portal.wait(minutes(31))
    expect(notice().text('en')).toContain('in 59 minutes')
    const edition = notice().edition()
    portal.wait(minutes(1))
    expect(notice().edition()).not.toBe(edition)
    expect(notice().text('ru')).toContain('58 минут.')
    portal.wait(minutes(58))
    expect(notice().text('en')).toBe('Back soon')
    expect((await said()).error).toMatchObject({ name: 'Closed' })
    await terminal.change('flags', 'set', 'maintenance', 'off')
    await look()
    expect((await said()).error).not.toMatchObject({ name: 'Closed' })
  })
})

describe('a part that is open to some accounts', () => {
  const tried = async (name: string) =>
    (await portal.device(name).call(chatCalls.sendMessage, { channel: 'world', text: 'hello' })).error?.name
  const closed = async (name: string) => (await tried(name)) === 'Closed'

  test('stays open to the same accounts', async () => {
    await ann().signIn()
    const place = partOfHundred('chat', ann().userId())
    const at = async (percent: number) => {
      await terminal.change('flags', 'set', 'chat', 'on', '--percent', String(percent))
      await look()
      return closed('Ann')
    }
    if (place > 0) expect(await at(place)).toBe(true)
    if (place < 99) expect(await at(place + 1)).toBe(false)
    await terminal.run('flags', 'set', 'chat', 'on', '--yes')
    await look()
  })

  test('may be open to members only', async () => {
    await terminal.change('flags', 'set', 'chat', 'on', '--audience', 'members')
    await look()
    expect(await closed('Ann')).toBe(true)
    await terminal.change('flags', 'set', 'chat', 'on')
    await look()
    expect(await closed('Ann')).toBe(false)
  })

  test.for([
    ['chat', 'on', '--percent', '0'],
    ['chat', 'on', '--percent', '101'],
    ['chat', 'off', '--percent', '10'],
    ['oauth', 'on', '--percent', '10'],
    ['maintenance', 'on', '--audience', 'members'],
    ['chat', 'on', '--at', '30m'],
    ['chat', 'on', '--audience', 'nobody'],
  ])('%s %s %s %s is refused', async (line) => {
    expect((await terminal.run('flags', 'set', ...line, '--yes')).code).toBe(2)
  })
})
