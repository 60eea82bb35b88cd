import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConsoleRig, type ConsoleRig } from '#apps/testing/console-rig.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { minutes } from '#kit/time/time.ts'
import { listActions } from '#modules/operator/server/index.ts'
import { openStaff } from '#modules/staff/server/index.ts'
import { openOwnFiles } from './own-files.ts'

let portal: TestPortal
let rig: ConsoleRig
let olga: Awaited<ReturnType<ConsoleRig['operator']>>
let eve: typeof olga
beforeAll(async () => {
  portal = await openTestPortal()
  rig = openConsoleRig(portal)
  olga = await rig.operator('Olga', 'owner')
  eve = await rig.operator('Eve', 'owner')
})
afterAll(async () => {
  await rig.close()
  await portal.close()
})

const latest = async () => (await listActions(portal.db, { size: 1 }))[0]!
const backup = { command: 'backup create', words: { FILE: 'islet.gz' }, options: {}, files: [] }

describe('an open session without a passkey', () => {
  test.for([
    ['/api/passkey/another', {}, 'another'],
    ['/api/codes/new', {}, 'codes'],
    ['/api/keys/revoke', { key: 'code-1' }, 'revoke code-1'],
    ['/api/work', backup, 'work backup create'],
  ] as const)('does not give access to %s', async ([path, body, purpose]) => {
    expect(await olga.post(path, body)).toMatchObject({ status: 403, why: 'fresh' })
    expect(await latest()).toMatchObject({
      operator: 'Olga',
      after: { refused: expect.any(String), purpose },
    })
    // Refused: another operator's passkey, one used for another purpose, a forged answer, and one that was used.
    const foreign = await eve.proof(purpose)
    expect(await olga.post(path, { ...body, proof: foreign })).toMatchObject({ why: 'passkey' })
    const other = await olga.proof('something else')
    expect(await olga.post(path, { ...body, proof: other })).toMatchObject({ why: 'passkey' })
    const proof = await olga.proof(purpose)
    const forged = {
      ...proof,
      answer: { ...proof.answer, response: { ...proof.answer.response, signature: 'AAAA' } },
    }
    expect(await olga.post(path, { ...body, proof: forged })).toMatchObject({ why: 'passkey' })
    expect(await olga.post(path, { ...body, proof })).toMatchObject({ why: 'passkey' })
    portal.wait(minutes(2))
  })
})

describe('an open session without a passkey changes nobody’s access:', () => {
  beforeAll(async () => {
    await rig.operator('Pat', 'editor')
  })

  test.for([
    ['console invite', {}, { name: 'Mallory', role: 'owner' }],
    ['console role', { NAME: 'Pat', ROLE: 'owner' }, {}],
    ['console close', { NAME: 'Pat' }, {}],
    ['console end-sessions', { NAME: 'Pat' }, {}],
  ] as const)('%s', async ([command, words, options]) => {
    const before = await openStaff(portal.db)
    const { token, purpose } = await olga.try(command, words, options)
    expect([typeof token, purpose]).toEqual(['string', `confirm ${command}`])
    expect(await olga.confirm(token!)).toMatchObject({ status: 403, why: 'fresh' })
    expect(await latest()).toMatchObject({
      operator: 'Olga',
      after: { refused: 'no passkey was shown', purpose },
    })
    for (const proof of [await eve.proof(purpose!), await olga.proof('confirm console other')])
      expect(await olga.post('/api/confirm', { token, proof })).toMatchObject({ why: 'passkey' })
    expect(await openStaff(portal.db)).toEqual(before)
    portal.wait(minutes(2))
  })

  test('nor as the second operator', async () => {
    await rig.operator('Quin', 'editor')
    const planned = await olga.try('console close', { NAME: 'Quin' })
    expect(await olga.confirm(planned.token!, planned.purpose)).toMatchObject({ kind: 'waiting' })
    const { confirmationId } = (await eve.get('/api/waiting')).list![0]!
    const bare = { confirmationId, verdict: 'confirm' }
    expect(await eve.post('/api/waiting/decide', bare)).toMatchObject({ status: 403, why: 'fresh' })
    expect(await eve.second(confirmationId)).toMatchObject({ kind: 'done' })
    portal.wait(minutes(2))
  })
})

describe('after a confirmation with a passkey', () => {
  test('a second passkey is added, and its answer does not also sign in', async () => {
    const proof = await olga.proof('another')
    expect(await rig.ask(undefined, '/api/sign-in', proof)).toMatchObject({ why: 'passkey' })
    const fresh = await olga.proof('another')
    expect(await olga.post('/api/passkey/another', { proof: fresh })).toMatchObject({
      invitation: expect.any(String),
    })
  })

  test('one recovery code is revoked by its number, and no other', async () => {
    const { codes = [] } = await olga.post('/api/codes/new', { proof: await olga.proof('codes') })
    expect(codes).toHaveLength(10)
    const revoked = { key: 'code-3', proof: await olga.proof('revoke code-3') }
    expect(await olga.post('/api/keys/revoke', revoked)).toMatchObject({ ok: true })
    expect(await olga.get('/api/me')).toMatchObject({ codes: [1, 2, 4, 5, 6, 7, 8, 9, 10] })
    expect(await rig.ask(undefined, '/api/recover', { code: codes[2] })).toMatchObject({ why: 'code' })
    expect(await rig.ask(undefined, '/api/recover', { code: codes[3] })).toMatchObject({ ok: true })
    portal.wait(minutes(2))
  })

  test('one passkey is revoked, other sessions end, and the last passkey stays', async () => {
    const ida = await rig.operator('Ida', 'editor')
    await ida.proof('nothing')
    await ida.passkey()
    const { passkeys = [] } = await ida.get('/api/me')
    const [own, second] = passkeys.map(({ handle }) => handle)
    const revoke = async (key: string) =>
      ida.post('/api/keys/revoke', { key, proof: await ida.proof(`revoke ${key}`) })
    expect(await revoke(second!)).toMatchObject({ ok: true })
    expect(await revoke(own!)).toMatchObject({ why: 'lastKey' })
    expect(await revoke('nothing')).toMatchObject({ why: 'unknown' })
    // An owner may revoke the last passkey, which signs its operator out.
    expect(await olga.change('console revoke', { NAME: 'Ida', KEY: own })).toMatchObject({ kind: 'done' })
    expect(await ida.get('/api/me')).toMatchObject({ status: 401 })
    portal.wait(minutes(2))
  })

  test('a backup is created in a private folder and downloaded once', async () => {
    const proof = await olga.proof('work backup create')
    const { runId } = await olga.post('/api/work', { ...backup, proof })
    const asked = () => olga.post('/api/work/ask', { runId })
    await expect.poll(async () => (await asked()).files?.length, { timeout: 60_000 }).toBe(1)
    const own = join(rig.dataFolder, 'console', String(process.pid))
    expect(statSync(own).mode & 0o077).toBe(0)
    const headers = {
      cookie: `islet-console-8081=${olga.key}`,
      host: 'localhost:8081',
      'user-agent': 'a browser of tests',
    }
    const fetch = () => rig.app.inject({ url: `/api/work/file?runId=${runId}&place=0`, headers })
    const [first, second] = [await fetch(), await fetch()]
    expect([first.statusCode, second.statusCode]).toEqual([200, 404])
    expect(first.rawPayload.length).toBeGreaterThan(1000)
    const files = () =>
      readdirSync(own, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    await expect.poll(() => files().length).toBe(0)
  })
})

test('files of an operator are deleted after their time, when the console stops, and when it starts after a crash', () => {
  let now = portal.now()
  const folder = join(rig.dataFolder, 'other-console')
  const killed = join(folder, '999999999')
  mkdirSync(killed, { recursive: true })
  writeFileSync(join(killed, 'islet.gz'), 'secret')
  const files = openOwnFiles(folder, () => now)
  expect(existsSync(killed)).toBe(false)
  const command = { args: [{ name: 'FILE', says: '', file: 'written' }] } as never
  const one = files.folderFor(command, { ...backup, files: [] })
  files.closeLater(one)
  now = (portal.now() + minutes(15)) as typeof now
  const two = files.folderFor(command, { ...backup, files: [] })
  expect([existsSync(one.path!), existsSync(two.path!)]).toEqual([false, true])
  files.close()
  expect(existsSync(two.path!)).toBe(false)
})

describe('access to the console', () => {
  test('without a session no request body is read', async () => {
    const headers = {
      host: 'localhost:8081',
      origin: 'http://localhost:8081',
      'x-console': '1',
      'content-type': 'application/json',
    }
    for (const url of ['/api/try', '/api/work', '/api/read', '/api/confirm']) {
      const answer = await rig.app.inject({ method: 'POST', url, headers, payload: '{"never' })
      expect([url, answer.statusCode]).toEqual([url, 401])
    }
  })

  test('refused attempts are not counted, and the counters survive a flood of addresses', async () => {
    const own = openConsoleRig(portal)
    const tries = async (count: number, address: string) => {
      const answers = []
      for (let n = 0; n < count; n++)
        answers.push((await own.ask(undefined, '/api/recover', { code: 'AAAA' }, { address })).why)
      return answers
    }
    expect(await tries(25, '203.0.113.9')).toEqual([...Array(20).fill('code'), ...Array(5).fill('tooFast')])
    portal.wait(minutes(0.5))
    for (let n = 0; n < 1100; n++)
      await own.ask(undefined, '/api/recover', { code: 'AAAA' }, { address: `10.${n >> 8}.${n & 255}.1` })
    expect(await tries(1, '203.0.113.9')).toEqual(['tooFast'])
    portal.wait(minutes(0.5))
    expect(await tries(1, '203.0.113.9')).toEqual(['code'])
    await own.close()
  })

  test('X-Forwarded-For is trusted only from its own proxies', async () => {
    const forwarded = { headers: { 'x-forwarded-for': '198.51.100.1' } }
    expect(await olga.get('/api/me', forwarded)).toMatchObject({ ok: true })
    const behind = openConsoleRig(portal, { trustedProxies: 1 })
    expect(await behind.ask(eve.key, '/api/me', undefined, forwarded)).toMatchObject({ why: 'moved' })
    await behind.close()
  })
})
