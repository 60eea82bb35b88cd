import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#kit/db/open-database.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { openTestDatabase } from '#kit/testing/test-database.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { chatCalls } from '#modules/chat/calls.ts'
import { openConsoleRig, type ConsoleRig } from './console-rig.ts'
import { addressOf, deviceAt, startServer, type RunningServer } from './crash-rig.ts'

const { folder, remove } = makeDataFolder('words-everywhere')
let database: Database
let servers: readonly RunningServer[] = []
let rig: ConsoleRig
beforeAll(async () => {
  database = await openTestDatabase()
  const url = await addressOf(database)
  servers = await Promise.all([startServer(folder, url), startServer(folder, url)])
  rig = openConsoleRig({ database, db: database.db, now: systemClock })
}, LIMITS.test)
afterAll(async () => {
  await rig.close()
  await Promise.all(servers.map((server) => server.stop()))
  await database.close()
  remove()
})

let players = 0
/** Somebody new each time: nobody has to wait between two messages or two names. */
const somebody = ({ url }: RunningServer) => deviceAt(() => url, `player ${players++}`)

/** What becomes of a text in the chat, and of a name, on one server. */
async function answersOf(server: RunningServer) {
  const writer = somebody(server)
  await writer.call(accountCalls.setNickname, { nickname: `Writer ${players}` })
  const said = await writer.call(
    chatCalls.sendMessage,
    { channel: 'world', text: 'what a blorpfest' },
    { opId: randomUUID() },
  )
  const named = await somebody(server).call(accountCalls.setNickname, { nickname: `Blorpy ${players}` })
  return [said.error?.name ?? 'said', named.error?.name ?? 'named']
}

const everywhere = (...answers: readonly string[]) =>
  vi.waitFor(async () => expect(await Promise.all(servers.map(answersOf))).toEqual([answers, answers]), {
    timeout: LIMITS.event,
    interval: 100,
  })

test(
  'a word that an operator changes in the console applies in all processes, without a restart',
  { timeout: LIMITS.test },
  async () => {
    const olga = await rig.operator('olga', 'owner')
    await everywhere('said', 'named')
    expect((await olga.change('words set', { LANGUAGE: 'all', WORD: 'blorp*', KIND: 'add' })).ok).toBe(true)
    await everywhere('ChatTextRejected', 'NicknameRejected')
    expect((await olga.change('words set', { LANGUAGE: 'all', WORD: 'blorpfest', KIND: 'allow' })).ok).toBe(
      true,
    )
    await everywhere('said', 'NicknameRejected')
    expect((await olga.change('words remove', { LANGUAGE: 'all', WORD: 'blorp*' })).ok).toBe(true)
    await everywhere('said', 'named')
  },
)
