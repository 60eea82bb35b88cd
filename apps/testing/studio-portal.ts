import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect } from 'vitest'
import { openLoginPortal, type LoginPortal } from './login-portal.ts'
import { operatorTerminal, type OperatorTerminal } from './operator-terminal.ts'
import type { TestDevice } from './test-device.ts'
import { testPng } from './test-png.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { zipOf, type ZipEntry } from '#kit/testing/zip.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { studioCalls } from '#modules/studio/calls.ts'
import { UPLOAD_QUOTA } from '#modules/studio/server/index.ts'

export const data = makeDataFolder('studio')
/** The portal of the file that tests, and its operator. */
export let portal: LoginPortal
export let terminal: OperatorTerminal

/** Opens a portal whose developers can upload; no browser looks at what they send. */
export function useStudioPortal(): void {
  beforeAll(async () => {
    portal = await openLoginPortal({
      dataFolder: data.folder,
      gamesUrl: 'https://*.games.example',
      inspect: async () => ({ missing: 'browser' }),
    })
    terminal = operatorTerminal(portal, { dataFolder: data.folder, gamesUrl: 'https://*.games.example' })
  })
  afterAll(async () => {
    await portal.close()
    data.remove()
  })
}

export let people = 0
/** A member who makes games. */
export async function developer(maker = `Maker ${people + 1}`): Promise<TestDevice> {
  const device = portal.device(`developer ${++people}`)
  device.address = `10.0.${people}.1`
  await device.signIn()
  await portal.signIn(device, { who: `developer-${people}` })
  const joined = await device.call(studioCalls.becomeDeveloper, { maker, agrees: true })
  expect(joined.error).toBeNull()
  return device
}
export const begin = (device: TestDevice, title: string) =>
  device.call(studioCalls.createGame, { title }, { opId: randomUUID() })
export const gameOf = async (device: TestDevice, title: string) =>
  (await begin(device, title)).result!.gameKey
const sha = (file: Buffer) => createHash('sha256').update(file).digest('hex')
export const GAME: readonly ZipEntry[] = [{ path: 'index.html', content: '<!doctype html><p>hop' }]

export const start = (
  device: TestDevice,
  gameKey: string,
  file: Buffer,
  more: { what?: 'cover'; sha256?: string } = {},
) =>
  device.call(studioCalls.beginUpload, {
    gameKey,
    what: 'archive',
    bytes: file.length,
    sha256: sha(file),
    ...more,
  })

interface Begun {
  readonly uploadKey: string
  readonly ticket: string
}
export const put = ({ uploadKey, ticket }: Begun, at: number, part: Buffer) =>
  portal.app.inject({
    method: 'PUT',
    url: `/api/studio-part/${uploadKey}/${at}`,
    headers: { 'content-type': 'application/octet-stream', 'x-upload-ticket': ticket },
    payload: part,
  })

/** The job that looks at what has come. */
export async function check() {
  await portal.api.jobs.wish('check-versions')
  await portal.api.jobs.runDue()
}

export async function upload(
  device: TestDevice,
  gameKey: string,
  file: Buffer,
  more: { what?: 'cover'; sha256?: string } = {},
) {
  const begun = (await start(device, gameKey, file, more)).result!
  for (let at = 0; at < file.length; at += UPLOAD_QUOTA.part)
    expect((await put(begun, at, file.subarray(at, at + UPLOAD_QUOTA.part))).statusCode).toBe(200)
  const { error } = await device.call(studioCalls.finishUpload, { uploadKey: begun.uploadKey })
  await check()
  return { versionKey: begun.uploadKey, error }
}
export const read = async (device: TestDevice, gameKey: string) =>
  (await device.call(studioCalls.readOwnGame, { gameKey })).result!
export const NO_AGES = {
  violence: 'no',
  fear: 'no',
  language: 'no',
  nudity: 'no',
  drugs: 'no',
  gambling: 'no',
  chat: 'no',
  purchases: 'no',
} as const
export const TRAITS = {
  genre: 'arcade',
  players: 1,
  orientation: 'any',
  licence: 'my own work',
  ages: NO_AGES,
} as const

/** A game with all that a reviewer asks for, and a version of it. */
export async function wholeGame(device: TestDevice, title: string, entries = GAME) {
  const gameKey = await gameOf(device, title)
  const words = { title, pitch: 'Hop from lamp to lamp', how: ['Tap to hop'] }
  expect((await device.call(studioCalls.saveWords, { gameKey, language: 'en', ...words })).error).toBeNull()
  expect((await device.call(studioCalls.saveTraits, { gameKey, ...TRAITS })).error).toBeNull()
  expect((await upload(device, gameKey, testPng(400, 300), { what: 'cover' })).error).toBeNull()
  const { versionKey } = await upload(device, gameKey, zipOf(entries))
  return { gameKey, versionKey }
}
export const ask = (device: TestDevice, versionKey: string) =>
  device.call(studioCalls.askReview, { versionKey })
/** Looks at a version and approves what was seen. */
export async function approve(versionKey: string) {
  const { seen } = await terminal.facts<{ seen: string }>('reviews', 'show', versionKey)
  await terminal.change('reviews', 'approve', versionKey, seen)
}
export const publish = (device: TestDevice, versionKey: string, share: number) =>
  device.call(studioCalls.publishVersion, { versionKey, share })
export async function approved(device: TestDevice, title: string) {
  const game = await wholeGame(device, title)
  expect((await ask(device, game.versionKey)).error).toBeNull()
  await approve(game.versionKey)
  return game
}
export const shownGame = async (slug: string) => {
  await portal.api.operatorPoll.look()
  return (await portal.device('player').call(catalogCalls.readGame, { slug })).result
}
