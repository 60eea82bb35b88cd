import { afterAll, beforeAll, expect, test } from 'vitest'
import { PERSONAL_DATA } from '#apps/server/personal-data.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { makeFullAccount, NICKNAME, REPORT, SAYING, type FullAccount } from '#apps/testing/full-account.ts'
import { after, days, hours, minutes, seconds } from '#kit/time/time.ts'
import { privacyCalls } from '../calls.ts'

const { askExport, eraseAccount, readPrivacy } = privacyCalls

let portal: TestPortal
let life: FullAccount
let file: Record<string, unknown>
beforeAll(async () => {
  portal = await openTestPortal()
  life = await makeFullAccount(portal)
  file = (await fetchFile(await made(life.zeno))).json()
})
afterAll(() => portal.close())

/** As the form of the page does. */
const fetchFile = ({ url, key }: { readonly url: string | null; readonly key: string | null }) =>
  portal.app.inject({
    method: 'POST',
    url: url ?? '/',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: key === null ? '' : new URLSearchParams({ key }).toString(),
  })

/** Asks for a file and gives it once it is ready. */
async function made(device: TestDevice) {
  await device.call(askExport, {})
  await portal.api.makeFiles()
  return (await device.call(readPrivacy, {})).result!.export
}

async function fresh(name: string) {
  const device = portal.device(name)
  await device.signIn()
  return device
}

test('an export has a part of every module', () => {
  for (const { module } of PERSONAL_DATA) expect(Object.keys(file), module).toContain(module)
  expect(file['number']).toBe(life.zeno.userId())
})

test('the export lists messages, actions and goods with plain names and dates', () => {
  expect(file).toMatchObject({
    account: { nickname: NICKNAME, ageBand: 'adult', kind: 'visitor' },
    chat: { messages: [{ text: SAYING, topic: 'world' }], reports: [{ text: REPORT }] },
    friends: { friends: [{ player: life.friend.userId() }] },
    scores: { scores: [{ score: 77 }] },
    cloud: { saves: [{ game: 'supertux', bytes: 2 }], plays: [{ game: 'supertux' }] },
    centre: { games: [{ opinion: 'likes' }] },
  })
  expect(JSON.stringify(file)).toMatch(/"createdAt":"\d{4}-\d\d-\d\dT/)
})

test('the export lists every move of a card, to the player and away from them', async () => {
  const id = life.zeno.userId()
  const all = await portal.db
    .selectFrom('card_move')
    .select(['card_id', 'from_id', 'to_id', 'reason'])
    .where((row) => row.or([row('from_id', '=', id), row('to_id', '=', id)]))
    .execute()
  expect(all.map(({ from_id }) => from_id)).toContain(id)
  const { moves } = file['cards'] as { moves: readonly Readonly<Record<string, unknown>>[] }
  const shown = moves.map((move) => [move['id'], move['from'], move['to'], move['reason']].join(' '))
  expect(shown.toSorted()).toEqual(
    all.map((move) => [move.card_id, move.from_id, move.to_id, move.reason].join(' ')).toSorted(),
  )
})

test('the export contains no secrets, and of other players only their ids', async () => {
  const text = JSON.stringify(file)
  const { zeno, listing } = life
  const keys = [...zeno.cookies.values()]
  for (const secret of [
    zeno.deviceId,
    zeno.token!,
    ...keys,
    listing.password,
    'zeno-device-secret',
    'secret-hash',
  ])
    expect(text).not.toContain(secret)
  const masks = await portal.db
    .selectFrom('account_device')
    .select('device_mask')
    .where('account_id', '=', zeno.userId())
    .execute()
  for (const { device_mask: mask } of masks) expect(text).not.toContain(mask)
  expect(text).not.toContain('I am the walrus')
  expect(text).not.toContain('"Friend"')
})

test('an export is pending, then ready for a day, then deleted', async () => {
  const device = await fresh('patient')
  const asked = (await device.call(askExport, {})).result!.export
  expect(asked).toMatchObject({ state: 'pending', url: null, key: null })
  await portal.api.makeFiles()
  const ready = (await device.call(readPrivacy, {})).result!.export
  expect(ready).toMatchObject({ state: 'ready', endsAt: after(portal.now(), hours(24)) })
  const answer = await fetchFile(ready)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="islet-[\d-]+\.json"$/) as string,
    'cache-control': 'no-store',
  })
  portal.wait(hours(24))
  expect((await fetchFile(ready)).statusCode).toBe(404)
  expect((await device.call(readPrivacy, {})).result!.export).toMatchObject({ state: 'none', url: null })
  await portal.api.tidy()
  const kept = await portal.db.selectFrom('privacy_export').select('id').execute()
  expect(kept).toEqual([])
})

test('an export can be requested once a day', async () => {
  const device = await fresh('eager')
  await made(device)
  const again = await device.call(askExport, {})
  expect(again.error).toMatchObject({ name: 'TooFast', data: { retrySec: 86_400 } })
  portal.wait(days(1))
  await device.signIn()
  expect((await device.call(askExport, {})).result!.export.state).toBe('pending')
})

test('an invented key, another export’s key, or an address without a key gets nothing', async () => {
  const [mine, theirs] = [await made(await fresh('owner')), await made(await fresh('other owner'))]
  const { url, key } = mine
  for (const wrong of [null, '', theirs.key!, `${key}x`, 'a&key=b'])
    expect((await fetchFile({ url, key: wrong })).statusCode, `${wrong}`).toBe(404)
  expect(url).not.toContain(key)
  expect((await portal.app.inject(`${url}?key=${key}`)).statusCode).toBe(404)
  expect((await fetchFile({ url, key: 'x'.repeat(2000) })).statusCode).toBe(413)
})

test('an export of a crashed server is made by another within a minute', async () => {
  const device = await fresh('unlucky')
  await portal.db
    .insertInto('privacy_export')
    .values({
      id: 'DIED',
      account_id: device.userId(),
      state: 'pending',
      asked_at: new Date(portal.now()) as never,
      // What the killed server left: it had begun.
      held_until: new Date(after(portal.now(), seconds(20))) as never,
      tries: 1,
    })
    .execute()
  await portal.restart()
  await portal.api.makeFiles()
  const state = async () => (await device.call(readPrivacy, {})).result!.export.state
  expect(await state()).toBe('pending')
  portal.wait(minutes(1))
  await portal.api.makeFiles()
  expect(await state()).toBe('ready')
})

test('an export that cannot be made is abandoned after three attempts, and may be requested again at once', async () => {
  const device = await fresh('broken')
  // Reading it fails.
  await portal.db
    .insertInto('push_subscription')
    .values({
      endpoint: 'not an address',
      account_id: device.userId(),
      p256dh: '',
      auth: '',
      language: 'en',
      made_at: new Date(portal.now()) as never,
    })
    .execute()
  expect((await made(device)).state).toBe('failed')
  const { tries } = await portal.db
    .selectFrom('privacy_export')
    .select('tries')
    .where('account_id', '=', device.userId())
    .executeTakeFirstOrThrow()
  expect(tries).toBe(3)
  await portal.db.deleteFrom('push_subscription').where('account_id', '=', device.userId()).execute()
  portal.wait(seconds(1))
  expect((await made(device)).state).toBe('ready')
})

test('requesting erasure does not delete an export early', async () => {
  const device = await fresh('leaver')
  const own = await made(device)
  await device.call(eraseAccount, {})
  expect((await fetchFile(own)).statusCode).toBe(200)
})
