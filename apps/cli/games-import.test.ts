import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { dumpOf, operatorTerminal } from '#apps/testing/operator-terminal.ts'
import { openOperatorRig } from '#apps/testing/operator-rig.ts'
import { testPng } from '#apps/testing/test-png.ts'
import { findImportedCover } from '#modules/catalog/server/index.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { openUploads } from '#modules/hosted/server/index.ts'
import { faultOfAddress } from './import-manifest.ts'

const { portal, terminal, folder, close } = await openOperatorRig({ publicUrl: 'https://islet.example' })
writeFileSync(join(folder, 'cover.png'), testPng(300, 240))
afterAll(close)

const harbour = {
  slug: 'harbour-lights',
  name: { en: 'Harbour Lights', de: 'Hafenlichter' },
  pitch: 'Light the harbour before the boats come in',
  controls: ['Press the arrow keys to steer', 'Press space to light a lamp'],
  genre: 'arcade',
  tags: ['skill'],
  players: 1,
  orientation: 'landscape',
  cover: 'cover.png',
  url: 'https://games.example/harbour/',
  maker: 'Lamp Works',
  licence: 'MIT',
}

function manifest(...games: readonly unknown[]): string {
  const file = join(folder, 'manifest.json')
  writeFileSync(file, JSON.stringify({ games }))
  return file
}

const importing = (...games: readonly unknown[]) =>
  terminal.run('games', 'import', manifest(...games), '--yes')
const bring = (...games: readonly unknown[]) => terminal.change('games', 'import', manifest(...games))
const look = () => portal.api.operatorPoll.look()
const reader = () => portal.device('a reader')
const read = async (slug: string) => (await reader().call(catalogCalls.readGame, { slug })).result

beforeEach(async () => {
  for (const slug of ['harbour-lights', 'tide-turn']) await terminal.run('games', 'remove', slug, '--yes')
  await look()
})

describe('a game of others', () => {
  test('is listed in the catalogue, names its origin and keeps no scores', async () => {
    await bring(harbour)
    await look()
    expect(await read('harbour-lights')).toMatchObject({
      title: 'Harbour Lights',
      genre: 'arcade',
      orientation: 'landscape',
      isRanked: false,
      instructions: harbour.controls,
      hosted: { address: harbour.url, maker: 'Lamp Works', licence: 'MIT' },
    })
    const found = (await reader().call(catalogCalls.searchGames, { keyword: 'harbour' })).result!.games
    expect(found.map(({ slug }) => slug)).toEqual(['harbour-lights'])
    const arcade = (await reader().call(catalogCalls.listGames, { tag: 'arcade' })).result!.games
    expect(arcade.map(({ slug }) => slug)).toEqual(['harbour-lights'])
    const german = portal.device('eine Leserin')
    german.head = { ...german.head, language: 'de' }
    expect((await german.call(catalogCalls.readGame, { slug: 'harbour-lights' })).result?.title).toBe(
      'Hafenlichter',
    )
    expect(portal.api.catalogue.hostOf(harbour.slug)).toBe('https://games.example')
    // A restarted server reads it too.
    await portal.restart()
    expect((await read('harbour-lights'))?.slug).toBe('harbour-lights')
  })

  test('has a cover that the portal has re-encoded', async () => {
    await bring(harbour)
    await look()
    const [, file = ''] = /^\/imported\/covers\/(.*)$/.exec((await read('harbour-lights'))!.cover) ?? []
    const cover = (await findImportedCover(portal.db, file))!
    expect(cover.toString('latin1', 0, 4) + cover.toString('latin1', 8, 12)).toBe('RIFFWEBP')
    expect(await findImportedCover(portal.db, '../../etc/passwd')).toBeUndefined()
    expect(await findImportedCover(portal.db, file.replace('.webp', '.svg'))).toBeUndefined()
  })

  test('keeps its id when it is imported again, and the id is never reused', async () => {
    await bring(harbour)
    await look()
    const { gameId } = (await read('harbour-lights'))!
    expect(gameId).toBeGreaterThanOrEqual(100_000)
    expect((await importing(harbour)).text).toBe('All of them are there as they are.')
    await bring({ ...harbour, url: 'https://other.example/' })
    await look()
    expect(await read('harbour-lights')).toMatchObject({
      gameId,
      hosted: { address: 'https://other.example/' },
    })
    expect(portal.api.catalogue.hostOf(harbour.slug)).toBe('https://other.example')
    await terminal.change('games', 'remove', String(gameId))
    await bring(harbour)
    await look()
    expect((await read('harbour-lights'))!.gameId).toBeGreaterThan(gameId)
  })

  test('is hidden and removed by the operator, and may be imported again; a game of the build is not removed', async () => {
    await bring(harbour, { ...harbour, slug: 'tide-turn', name: 'Tide Turn', url: 'https://tide.example/' })
    await terminal.change('games', 'hide', 'tide-turn')
    await look()
    expect(await read('tide-turn')).toBeNull()
    expect(portal.api.catalogue.hostOf(harbour.slug)).toBe('https://games.example')
    expect((await terminal.run('games', 'list', '--imported')).text).toContain('0 games and 2 of others')
    await terminal.change('games', 'remove', 'tide-turn')
    await bring({ ...harbour, slug: 'tide-turn', name: 'Tide Turn' })
    await look()
    expect((await read('tide-turn'))?.title).toBe('Tide Turn')
    expect(await terminal.run('games', 'remove', '2048', '--yes')).toMatchObject({ code: 1 })
  })
})

describe('an import of a game of others', () => {
  test('of the same name as a game of the build leaves the latter in place', async () => {
    await bring(harbour)
    await portal.db.updateTable('catalog_imported_game').set({ slug: 'pool' }).execute()
    await terminal.change('games', 'hide', 'freecell')
    await terminal.change('games', 'show', 'freecell')
    await look()
    expect((await read('pool'))?.gameId).toBe(1750)
    await portal.db.deleteFrom('catalog_imported_game').execute()
  })

  test('is previewed by a dry run, which writes nothing', async () => {
    const before = await dumpOf(portal.db)
    const { text } = await terminal.run('games', 'import', manifest(harbour), '--dry-run')
    expect(text).toContain('1 new, 0 changed, from games.example.')
    expect(text).toContain('harbour-lights: – → Harbour Lights by Lamp Works (MIT)')
    expect(text).toContain('! Their hosts learn who plays')
    expect(await dumpOf(portal.db)).toEqual(before)
  })
})

describe('a refused manifest imports nothing', () => {
  test.for([
    ['the slug of a game of ours', { slug: 'sudoku' }, 'belongs to a game of the portal'],
    ['a reserved slug', { slug: 'polytrack' }, 'belongs to a game of the portal'],
    ['a slug in capitals', { slug: 'Harbour' }, '/games/1/slug'],
    ['an unknown genre', { genre: 'casino' }, '/games/1/genre'],
    ['no players', { players: 0 }, '/games/1/players'],
    ['words that turn the line around', { name: 'Harbour\u202e' }, '/games/1/name'],
    ['words of two lines', { pitch: 'one\ntwo' }, '/games/1/pitch'],
    ['words without English', { name: { de: 'Hafen' } }, '/games/1/name'],
    ['a name of a megabyte', { name: 'x'.repeat(1_000_000) }, '/games/1/name'],
    ['more than is asked for', { script: 'https://evil.example' }, '/games/1'],
    ['a picture outside of the folder', { cover: '../cover.png' }, 'beside the manifest'],
    ['a picture by its whole path', { cover: '/etc/hostname' }, 'beside the manifest'],
    ['a picture that is missing', { cover: 'none.png' }, 'cannot be read'],
    ['a drawing with scripts', { cover: 'drawing.svg' }, 'no PNG, JPEG or WebP'],
    ['a drawing that is called a picture', { cover: 'drawing.png' }, 'no PNG, JPEG or WebP'],
    ['half a picture', { cover: 'half.png' }, 'cannot be read as a picture'],
    ['a picture of 900 million pixels', { cover: 'bomb.png' }, 'cannot be read as a picture'],
    ['a tiny picture', { cover: 'tiny.png' }, 'smaller than 200'],
    ['the same slug twice', { slug: 'harbour-lights' }, 'stands twice'],
  ] as const)('%s', async ([, fault, why]) => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    writeFileSync(join(folder, 'drawing.svg'), drawing)
    writeFileSync(join(folder, 'drawing.png'), drawing)
    writeFileSync(join(folder, 'half.png'), testPng(300, 240).subarray(0, 60))
    writeFileSync(join(folder, 'tiny.png'), testPng(40, 40))
    const bomb = testPng(300, 240)
    bomb.writeUInt32BE(30_000, 16)
    bomb.writeUInt32BE(30_000, 20)
    writeFileSync(join(folder, 'bomb.png'), bomb)
    const { text, code } = await importing(harbour, { ...harbour, slug: 'tide-turn', ...fault })
    expect(code).toBe(1)
    expect(text).toContain(why)
    await look()
    expect(await read('harbour-lights')).toBeNull()
  })

  test('a file that is not a manifest', async () => {
    const file = join(folder, 'broken.json')
    writeFileSync(file, '{')
    expect(await terminal.run('games', 'import', file, '--yes')).toMatchObject({ code: 1 })
    expect(await terminal.run('games', 'import', join(folder, 'nowhere.json'), '--yes')).toMatchObject({
      code: 1,
    })
    mkdirSync(join(folder, 'inner'), { recursive: true })
    expect(await terminal.run('games', 'import', join(folder, 'inner'), '--yes')).toMatchObject({ code: 1 })
    expect((await importing()).text).toContain('/games')
  })

  test.for([
    ['http://games.example/', 'https://'],
    ['javascript:alert(1)', 'https://'],
    ['data:text/html,x', 'https://'],
    ['//games.example/', 'no address'],
    ['https://user:word@games.example/', 'password'],
    // Cookies are sent to every port of a host.
    ['https://islet.example:8443/game/', 'own host'],
    ['https://ISLET.example/game/', 'own host'],
    ['https://*.example/', 'no host'],
    [`https://games.example;script-src/`, 'no '],
  ] as const)('refuses the address %s', ([address, why]) => {
    expect(faultOfAddress(address, 'https://islet.example')).toContain(why)
  })

  test.for([
    'https://games.example/a?b=c',
    'https://play.islet.example/',
    'http://localhost:8000/',
    'http://127.0.0.1:8000/',
  ])('accepts the address %s', (address) =>
    expect(faultOfAddress(address, 'https://islet.example')).toBeUndefined(),
  )
})

test('an import that fails after confirmation leaves no files behind', async () => {
  const dataFolder = join(folder, 'data')
  const own = operatorTerminal(portal, { publicUrl: 'https://islet.example', dataFolder })
  mkdirSync(join(folder, 'hop'), { recursive: true })
  writeFileSync(join(folder, 'hop', 'index.html'), '<!doctype html><title>Hop</title>')
  const { url: _url, ...uploaded } = { ...harbour, files: 'hop' }
  const file = manifest(uploaded)
  const elsewhere = join(folder, 'elsewhere.json')
  writeFileSync(elsewhere, JSON.stringify({ games: [harbour] }))
  const stored = () => openUploads(join(dataFolder, 'hosted')).versions('harbour-lights')
  const importFiles = (meanwhile?: () => Promise<unknown>) =>
    own.ask(
      async (question) => {
        await meanwhile?.()
        return /Type (\d+)/.exec(question)![1]!
      },
      'games',
      'import',
      file,
    )
  // Another operator is quicker.
  const refused = await importFiles(() => terminal.change('games', 'import', elsewhere))
  expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('it has changed meanwhile') })
  expect(await stored()).toEqual([])
  expect(await importFiles()).toMatchObject({ code: 0 })
  expect(await stored()).toHaveLength(1)
})
