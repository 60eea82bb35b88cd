import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorTerminal } from '#apps/testing/operator-terminal.ts'
import { testCatalogue } from '#apps/testing/test-catalogue.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { timestamp } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { after, days } from '#kit/time/time.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { listsCalls } from '../calls.ts'
import { MOST_LISTS } from '../rules/lists.ts'
import { listsPersonalData } from './personal-data.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const [first, second, third] = testCatalogue.games.map(({ gameId }) => gameId) as [number, number, number]
let strangers = 0
const player = async () => {
  const device = portal.device(`list maker ${++strangers}`)
  await device.signIn()
  return device
}
const create = (device: TestDevice, name: string, gameId?: number) =>
  device.call(listsCalls.createList, gameId === undefined ? { name } : { name, gameId }, {
    opId: randomUUID(),
  })
const keyOf = async (device: TestDevice, name = 'Evening', gameId?: number) =>
  (await create(device, name, gameId)).result!.listKey
const read = (device: TestDevice, listKey: string) => device.call(listsCalls.readList, { listKey })
const gamesIn = async (device: TestDevice, listKey: string) =>
  (await read(device, listKey)).result!.games.map(({ gameId }) => gameId)
const own = async (device: TestDevice, gameId?: number) =>
  (await device.call(listsCalls.listOwnLists, gameId === undefined ? {} : { gameId })).result!.lists

test('a list is created with a game, gets more, is reordered, and loses games', async () => {
  const ann = await player()
  const listKey = await keyOf(ann, '  Rainy   evening ', first)
  for (const gameId of [second, third, second])
    expect((await ann.call(listsCalls.addToList, { listKey, gameId })).error).toBeNull()
  expect(await gamesIn(ann, listKey)).toEqual([first, second, third])
  await ann.call(listsCalls.orderList, { listKey, gameIds: [third, first] })
  expect(await gamesIn(ann, listKey)).toEqual([third, first, second])
  await ann.call(listsCalls.takeFromList, { listKey, gameId: first })
  expect(await gamesIn(ann, listKey)).toEqual([third, second])
  expect(await own(ann, second)).toMatchObject([{ name: 'Rainy evening', count: 2, hasGame: true }])
  expect(await own(ann, first)).toMatchObject([{ hasGame: false }])
})

test('anybody with the link can read a list, but not change it', async () => {
  const [ann, ben] = [await player(), await player()]
  const listKey = await keyOf(ann, 'For Ben', first)
  expect((await read(ben, listKey)).result).toMatchObject({ name: 'For Ben', isOwn: false, isShown: true })
  expect((await read(ann, listKey)).result).toMatchObject({ isOwn: true })
  for (const answer of [
    await ben.call(listsCalls.addToList, { listKey, gameId: second }),
    await ben.call(listsCalls.takeFromList, { listKey, gameId: first }),
    await ben.call(listsCalls.orderList, { listKey, gameIds: [first] }),
    await ben.call(listsCalls.renameList, { listKey, name: 'Mine' }),
  ])
    expect(answer.error?.name).toBe('GameListUnknown')
  await ben.call(listsCalls.deleteList, { listKey })
  expect(await gamesIn(ann, listKey)).toEqual([first])
  await ann.call(listsCalls.deleteList, { listKey })
  expect((await read(ben, listKey)).error?.name).toBe('GameListUnknown')
  expect((await ann.call(listsCalls.deleteList, { listKey })).error).toBeNull()
})

test('names of lists are filtered like nicknames', async () => {
  const ann = await player()
  expect((await create(ann, '   ')).error?.name).toBe('GameListNameInvalid')
  expect((await create(ann, 'sh1t games')).error?.name).toBe('GameListNameRejected')
  const listKey = await keyOf(ann)
  expect((await ann.call(listsCalls.renameList, { listKey, name: 'fuck' })).error?.name).toBe(
    'GameListNameRejected',
  )
  expect((await ann.call(listsCalls.renameList, { listKey, name: 'Later' })).error).toBeNull()
  expect((await read(ann, listKey)).result?.name).toBe('Later')
})

test('a repeated call with one opId creates one list, and twenty lists are the maximum', async () => {
  const ann = await player()
  const opId = randomUUID()
  const twice = [1, 2].map(() => ann.call(listsCalls.createList, { name: 'Once' }, { opId }))
  await Promise.all(twice)
  expect(await own(ann)).toHaveLength(1)
  await Promise.all(Array.from({ length: MOST_LISTS + 3 }, (_, place) => create(ann, `List ${place}`)))
  expect(await own(ann)).toHaveLength(MOST_LISTS)
  expect((await create(ann, 'One more')).error?.name).toBe('GameListsMany')
})

test('a missing game is in no list', async () => {
  const ann = await player()
  expect((await create(ann, 'Nothing', 99_999)).error?.name).toBe('GameNotFound')
  const listKey = await keyOf(ann)
  const answer = await ann.call(listsCalls.addToList, { listKey, gameId: 99_999 })
  expect(answer.error?.name).toBe('GameNotFound')
})

test('lists of a guided player are private', async () => {
  const [child, ben] = [await player(), await player()]
  child.yearOfBirth = 2020
  const listKey = await keyOf(child, 'My games', first)
  expect((await read(child, listKey)).result).toMatchObject({ isOwn: true, isShown: false })
  expect((await read(ben, listKey)).result).toEqual({
    listKey,
    name: '',
    isOwn: false,
    isShown: false,
    maker: '',
    games: [],
  })
})

test('a list is hidden while its maker is banned, and once they are known to be guided', async () => {
  const [ann, ben] = [await player(), await player()]
  const { db } = portal
  const listKey = await keyOf(ann, 'Evening', first)
  const setAccount = (fields: object) =>
    db.updateTable('account').set(fields).where('id', '=', ann.userId()).execute()
  await setAccount({ banned_until: timestamp(after(portal.now(), days(1))) })
  expect((await read(ben, listKey)).error?.name).toBe('GameListUnknown')
  portal.wait(days(1))
  expect((await read(ben, listKey)).result?.name).toBe('Evening')
  await setAccount({ age_band: 'under13', age_asked_on: '2026-01-10' })
  expect((await read(ben, listKey)).result).toMatchObject({ isShown: false, name: '', maker: '', games: [] })
})

test('an operator removes a list permanently, and the log has no text of its maker', async () => {
  const [ann, ben] = [await player(), await player()]
  const terminal = operatorTerminal(portal)
  const listKey = await keyOf(ann, 'Awful words', first)
  expect((await terminal.run('lists', 'remove', listKey)).code).not.toBe(0)
  expect((await read(ben, listKey)).error).toBeNull()
  await terminal.change('lists', 'remove', listKey)
  for (const device of [ann, ben]) expect((await read(device, listKey)).error?.name).toBe('GameListUnknown')
  expect(await terminal.run('lists', 'remove', listKey, '--yes')).toMatchObject({ code: 1 })
  const actions = await portal.db
    .selectFrom('operator_action')
    .selectAll()
    .where('command', '=', 'lists remove')
    .execute()
  expect(actions).toHaveLength(1)
  expect(JSON.stringify(actions)).toContain(String(ann.userId()))
  expect(JSON.stringify(actions)).not.toContain('Awful')
})

test('a blocked player cannot see the lists of the other', async () => {
  const [ann, ben] = [await player(), await player()]
  const listKey = await keyOf(ann)
  await ann.call(friendsCalls.blockPlayer, { userId: ben.userId() })
  expect((await read(ben, listKey)).error?.name).toBe('GameListUnknown')
})

test('lists are in the export, and deleted with the account', async () => {
  const ann = await player()
  const listKey = await keyOf(ann, 'Evening', first)
  const { db } = portal
  expect(await listsPersonalData.collect(db, ann.userId())).toMatchObject({
    lists: [{ name: 'Evening', games: [first], isShownByLink: true }],
  })
  const erasure = { accountId: ann.userId(), systemId: 0, now: portal.now() }
  await inTransaction(db, (tx) => listsPersonalData.erase(tx, erasure))
  expect((await read(ann, listKey)).error?.name).toBe('GameListUnknown')
})
