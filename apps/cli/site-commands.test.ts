import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { operatorTerminal } from '#apps/testing/operator-terminal.ts'
import { openOperatorRig } from '#apps/testing/operator-rig.ts'
import { days } from '#kit/time/time.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { FIRST_ODDS } from '#modules/cards/server/index.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { sharingCalls } from '#modules/sharing/calls.ts'
import { checkInvariants } from './invariants.ts'

const { portal, terminal, folder, close } = await openOperatorRig()
afterAll(close)

const look = () => portal.api.operatorPoll.look()
const reader = () => portal.device('a reader')

describe('games', () => {
  const slugs = async () =>
    (await reader().call(catalogCalls.listGames, {})).result!.games.map(({ slug }) => slug)

  test('are hidden from lists, search and their pages, and shown again', async () => {
    await terminal.change('games', 'hide', 'SUDOKU', '--reason', 'broken')
    await look()
    expect(await slugs()).toEqual(['2048', 'klondike-solitaire', 'pool', 'freecell'])
    expect((await reader().call(catalogCalls.readGame, { slug: 'sudoku' })).error?.name).toBe('GameNotFound')
    expect((await reader().call(catalogCalls.searchGames, { keyword: 'sudoku' })).result).toMatchObject({
      isFound: false,
    })
    expect(portal.api.catalogue.canonicalSlug('sudoku')).toBeUndefined()
    expect((await terminal.run('games', 'list', '--hidden')).text).toMatch(/1748 +sudoku .*hidden/)
    expect((await terminal.run('games', 'hide', '1748', '--yes')).text).toBe('It is hidden already.')
    // A restarted server reads it too.
    await portal.restart()
    expect(await slugs()).not.toContain('sudoku')
    await terminal.change('games', 'show', '1748')
    await look()
    expect(await slugs()).toContain('sudoku')
  })

  test('are listed by tag, and neither the last nor an unknown one can be hidden', async () => {
    expect((await terminal.run('games', 'list', '--tag', 'cards')).text).toContain('2 games')
    for (const slug of ['2048', 'sudoku', 'pool', 'freecell']) await terminal.change('games', 'hide', slug)
    expect(await terminal.run('games', 'hide', 'klondike-solitaire', '--yes')).toMatchObject({ code: 1 })
    for (const slug of ['2048', 'sudoku', 'pool', 'freecell']) await terminal.change('games', 'show', slug)
    expect(await terminal.run('games', 'hide', 'nowhere')).toMatchObject({ code: 1 })
    expect(await operatorTerminal(portal, { catalogue: () => undefined }).run('games', 'list')).toMatchObject(
      {
        code: 1,
      },
    )
  })
})

describe('pages of the operator', () => {
  const read = async (key: string) => reader().call(sharingCalls.readSharedPage, { key })

  test('show plain text by a key of the operator’s choice, until they end', async () => {
    const line = [
      'pages',
      'set',
      'summer',
      '--title',
      'Summer <tide>',
      '--text',
      'Twenty new games',
      '--until',
      '30d',
    ]
    expect((await terminal.run(...line, '--dry-run')).text).toContain(
      '/shtml/summer\n  ┌ Summer <tide>\n  │ Twenty new games',
    )
    expect((await read('summer')).error?.name).toBe('SharedPageGone')
    await terminal.change(...line)
    expect((await read('summer')).result).toMatchObject({
      kind: 'page',
      title: 'Summer <tide>',
      text: 'Twenty new games',
      sharer: null,
      endsAt: portal.now() + days(30),
    })
    expect((await terminal.run(...line, '--yes')).text).toBe('That is how it is.')
    await terminal.change('pages', 'set', 'summer', '--title', 'Autumn', '--text', 'Ten')
    expect((await read('summer')).result).toMatchObject({ title: 'Autumn', endsAt: null })
    expect((await terminal.run('pages', 'list')).text).toMatch(/summer +Autumn/)
    await terminal.change('pages', 'remove', 'summer')
    expect((await read('summer')).error?.name).toBe('SharedPageGone')
    expect(await terminal.run('pages', 'show', 'summer')).toMatchObject({ code: 1 })
  })

  test('never take the key of a player', async () => {
    const ann = portal.device('Ann')
    await ann.signIn()
    await portal.db
      .insertInto('share_invite')
      .values({ key: 'MINE', account_id: ann.userId(), created_at: new Date(portal.now()) as never })
      .execute()
    const line = ['pages', 'set', 'MINE', '--title', 'a', '--text', 'b', '--yes']
    expect(await terminal.run(...line)).toMatchObject({
      code: 1,
      text: expect.stringContaining('belongs to a player'),
    })
    expect(await terminal.run('pages', 'remove', 'MINE', '--yes')).toMatchObject({ code: 1 })
    const invites = await portal.db.selectFrom('share_invite').select('key').execute()
    expect(invites).toEqual([{ key: 'MINE' }])
  })

  test.for([
    [['a/b', '--title', 'a', '--text', 'b'], 'KEY has'],
    [['x'.repeat(25), '--title', 'a', '--text', 'b'], 'KEY has'],
    [['-a', '--title', 'a', '--text', 'b'], 'there is no option'],
    [['a', '--text', 'b'], '--title is missing'],
    [['a', '--title', 'a'], '--text is missing'],
    [['a', '--title', 'a'.repeat(81), '--text', 'b'], 'at most 80'],
    [['a', '--title', 'a', '--text', 'b'.repeat(301)], 'at most 300'],
    [['a', '--title', 'a\u202eb', '--text', 'b'], 'cannot be seen'],
    [['a', '--title', 'a', '--text', 'b\nc'], 'cannot be seen'],
  ] as const)('refuse %j', async ([line, why]) => {
    expect(await terminal.run('pages', 'set', ...line)).toMatchObject({
      code: 2,
      text: expect.stringContaining(why),
    })
  })
})

describe('odds', () => {
  const file = (odds: unknown) => {
    const path = join(folder, 'odds.json')
    writeFileSync(path, typeof odds === 'string' ? odds : JSON.stringify(odds))
    return path
  }
  const { weights, sAtLatest, ssAtLatest } = FIRST_ODDS
  const generous = {
    weights: { ...weights, normal: { ...weights.normal, normal: 675_900, s: 140_000 } },
    sAtLatest: 40,
    ssAtLatest,
  }

  test('that come with the portal are in force', async () => {
    const { text } = await terminal.run('odds', 'show')
    expect(text).toContain('Version 1, in force since 2026-01-01: an S within 50 boxes, an SS within 300')
    expect(text).toMatch(/normal +s +40000 +4\.0000 % +4\.4\d+ %/)
    expect(await terminal.run('odds', 'show', '2')).toMatchObject({ code: 1 })
  })

  test('are published from a file, warned about, and drawn by and checked with from then on', async () => {
    const user = portal.device('Ben')
    await user.signIn()
    await terminal.change('cards', 'give', String(user.userId()), 'normal', 'a test', '--count', '20')
    const open = async (count: number) =>
      (await user.call(cardsCalls.openBoxes, { count }, { opId: randomUUID() })).result!.opening
    const old = await open(10)
    const { text } = await terminal.run('odds', 'publish', file(generous), '--dry-run')
    expect(text).toMatch(/! A normal box holds \d+ % more S cards than before\./)
    expect(text).toContain('! Play time comes from cards')
    expect(text).toContain('guarantees: 50 300 → 40 300')
    await terminal.change('odds', 'publish', file(generous))
    await look()
    const recent = await open(10)
    expect([old.oddsVersion, recent.oddsVersion]).toEqual([1, 2])
    const { result } = await reader().call(cardsCalls.readOdds, {})
    expect(result).toMatchObject({
      version: 2,
      since: '2026-01-10T12:00:00.000Z',
      pity: { sAtLatest: 40, ssAtLatest: 300 },
    })
    // Earlier draws are still verified with the odds of their time.
    const first = (await reader().call(cardsCalls.readOdds, { version: 1 })).result!
    expect(first.boxes[0]!.rates.map(({ base }) => base)).toEqual([775_900, 180_000, 40_000, 4_000, 100])
    expect((await reader().call(cardsCalls.readOdds, { version: 3 })).error?.name).toBe('NotFound')
    // Progress towards a guarantee carries over.
    const last = old.draws.at(-1)!
    const wasHigh = last.level === 'ss' || last.level === 'sss'
    expect(recent.draws[0]!.ssMisses).toBe(wasHigh ? 0 : last.ssMisses + 1)
    expect((await terminal.run('odds', 'publish', file(generous), '--yes')).text).toBe('Those are in force.')
    expect((await terminal.run('odds', 'list')).text).toMatch(/^2 +2026-01-10T12:00:00.000Z/m)
    expect((await checkInvariants(portal.db)).filter(({ broken }) => broken > 0)).toEqual([])
  })

  test('once published can be neither edited nor deleted, not even in the database', async () => {
    await expect(portal.db.updateTable('card_odds').set({ s_at_latest: 50 }).execute()).rejects.toThrow(
      'neither edited',
    )
    await expect(portal.db.deleteFrom('card_odds').execute()).rejects.toThrow('neither edited')
  })

  test.for([
    [{ weights, sAtLatest: 51, ssAtLatest }, 1, 'promised within'],
    [
      { weights: { ...weights, normal: { ...weights.normal, s: 1 } }, sAtLatest: 40, ssAtLatest },
      1,
      'add up to 960001',
    ],
    [{ weights: { normal: weights.normal }, sAtLatest, ssAtLatest }, 2, 'weights'],
    [{ weights, sAtLatest, ssAtLatest, price: 5 }, 2, '/price is not known'],
    [{ weights: { ...weights, gold: weights.rare }, sAtLatest, ssAtLatest }, 2, 'weights'],
    [{ weights, sAtLatest: '50', ssAtLatest }, 2, 'sAtLatest'],
    ['{', 2, 'is not JSON'],
  ] as const)('of %j are refused with %i', async ([odds, code, why]) => {
    expect(await terminal.run('odds', 'publish', file(odds), '--yes')).toMatchObject({
      code,
      text: expect.stringContaining(why),
    })
  })

  test('from a missing file are refused', async () => {
    expect(await terminal.run('odds', 'publish', join(folder, 'none.json'))).toMatchObject({ code: 2 })
  })
})
