import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readProfiles } from '#apps/server/cloud-profiles.ts'
import { openCloudRig, type CloudRig } from '#apps/testing/cloud-rig.ts'
import { operatorTerminal, type OperatorTerminal } from '#apps/testing/operator-terminal.ts'
import {
  cloudGameOf,
  listDrafts,
  putDraft,
  storedCloudGames,
  triedVersions,
  type Candidate,
  type CloudDraft,
} from '#modules/cloud/server/index.ts'

import type { DraftOutcome } from './cloud-draft-run.ts'
import { keepOutcome, tryAll } from './cloud-drafts.ts'

let rig: CloudRig
let terminal: OperatorTerminal
const folder = mkdtempSync(join(tmpdir(), 'islet-review-'))
beforeAll(async () => {
  rig = await openCloudRig({ cloudGames: storedCloudGames })
  terminal = operatorTerminal(rig)
})
afterAll(async () => {
  await rig.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await rig.db.deleteFrom('cloud_draft').execute()
  await rig.db.deleteFrom('cloud_game').execute()
})

const profile = {
  ...readProfiles()[0]!,
  gameKey: 'reef',
  packages: ['reef'],
  age: 12 as const,
  author: 'Ann',
}
const good: CloudDraft = {
  package: 'reef',
  gameKey: 'reef',
  version: '1.0-1',
  state: 'untested',
  isStarted: true,
  why: '',
  bytes: 1_000_000,
  seen: null,
  profile,
  words: { names: { en: 'Reef', de: 'Riff' }, summaries: { en: 'A game of the sea' } },
  icon: null,
  picture: Buffer.from('RIFF'),
}
const put = (change: Partial<CloudDraft> = {}) => putDraft(rig.db, { ...good, ...change }, rig.now())

test('a draft is hidden until it is approved, and then shows age, licence and author', async () => {
  await put()
  expect(await cloudGameOf(rig.db, 'reef')).toBeUndefined()
  expect((await terminal.run('cloud', 'review')).text).toMatch(/^reef \(reef 1\.0-1\), untested/)
  await terminal.change('cloud', 'approve', 'reef')
  expect(await cloudGameOf(rig.db, 'reef')).toMatchObject({
    isOpen: true,
    names: { de: 'Riff' },
    age: 12,
    author: 'Ann',
    licence: profile.licence,
    cover: expect.stringMatching(/^\/cloud\/art\/reef\/.*\.webp$/),
  })
  expect((await terminal.run('cloud', 'review')).text).toBe('Nothing waits for a decision.')
  expect((await terminal.run('cloud', 'approve', 'reef', '--yes')).text).toBe('It was approved already.')
  await terminal.change('cloud', 'approve', 'reef', '--age', '16')
  expect(await cloudGameOf(rig.db, 'reef')).toMatchObject({ age: 16 })
})

test('a refused draft stays hidden with its reason, and a refusal closes a game that was approved', async () => {
  await put()
  await terminal.change('cloud', 'approve', 'reef')
  await terminal.change('cloud', 'refuse', 'reef', 'its pictures are not free')
  expect(await cloudGameOf(rig.db, 'reef')).toMatchObject({ isOpen: false })
  expect((await listDrafts(rig.db))[0]).toMatchObject({ state: 'refused', why: 'its pictures are not free' })
})

const failed: DraftOutcome = {
  package: 'reef',
  version: '1.1-1',
  gameKey: 'reef',
  bytes: 0,
  isStarted: false,
  why: 'it needs 45 MB more',
  isGone: false,
  seen: undefined,
  profile: undefined,
  picture: undefined,
  lastWords: '',
}

test('an automatic trial of a newer version does not change a draft that an operator approved', async () => {
  await put()
  await terminal.change('cloud', 'approve', 'reef')
  const before = await listDrafts(rig.db)
  const now = () => rig.now()
  await keepOutcome(rig.db, { now }, folder, failed)
  expect(await listDrafts(rig.db)).toEqual(before)
  expect(await cloudGameOf(rig.db, 'reef')).toMatchObject({ isOpen: true })
  // A failed trial removes its files: nobody can play it, but the approval is kept.
  await keepOutcome(rig.db, { now }, folder, { ...failed, why: 'its screen is blank', isGone: true })
  expect(await cloudGameOf(rig.db, 'reef')).toMatchObject({ isOpen: false })
  expect(await listDrafts(rig.db)).toMatchObject([{ profile, picture: good.picture, version: '1.0-1' }])
})

test('a failed trial is due again, and after three failures in a row the remaining trials are skipped', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const candidates = names.map((name) => ({ package: name }) as Candidate)
  const [tried, kept] = [[] as string[], [] as string[]]
  const said = await tryAll(candidates, {
    attempt(candidate) {
      tried.push(candidate.package)
      const isGood = ['a', 'd'].includes(candidate.package)
      return isGood
        ? Promise.resolve({ ...failed, package: candidate.package })
        : Promise.reject(new Error('Temporary failure resolving deb.example'))
    },
    keep: async (outcome) => void kept.push(outcome.package),
    isOver: () => false,
    onGame: () => undefined,
  })
  expect(tried).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  expect(kept).toEqual(['a', 'd'])
  expect(said).toContain('g: Temporary failure resolving deb.example\nStopped after 3 in a row.')
})

test('pictures and profiles of drafts are written to a folder for the operator', async () => {
  await put()
  const { text } = await terminal.run('cloud', 'review', '--save', folder)
  expect(text).toContain(join(folder, 'reef.webp'))
  expect(existsSync(join(folder, 'reef.json'))).toBe(true)
})

test('a game key of another package is not reused, and a draft that failed its trial cannot be approved', async () => {
  await put()
  await terminal.change('cloud', 'approve', 'reef')
  await put({ package: 'other-reef', gameKey: 'reef-two', profile: { ...profile, gameKey: 'reef' } })
  expect((await terminal.run('cloud', 'approve', 'reef-two', '--yes')).code).toBe(1)
  await put({
    package: 'broken',
    gameKey: 'broken',
    state: 'refused',
    why: 'it shows no window',
    profile: null,
  })
  expect((await terminal.run('cloud', 'approve', 'broken', '--yes')).code).toBe(1)
  expect(await triedVersions(rig.db)).toEqual(
    new Map([
      ['broken', '1.0-1'],
      ['other-reef', '1.0-1'],
      ['reef', '1.0-1'],
    ]),
  )
})

test.for([
  [['cloud', 'approve', 'nothing', '--yes'], 1],
  [['cloud', 'refuse', 'nothing', 'why', '--yes'], 1],
  [['cloud', 'refuse', 'nothing'], 2],
  [['cloud', 'approve', 'reef', '--age', '13', '--yes'], 2],
  [['cloud', 'import', '--all', '--most', 'many', '--yes'], 1],
] as const)('%j ends with %i', async ([line, code]) => {
  await put()
  expect((await terminal.run(...line)).code).toBe(code)
})
