import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMMANDS } from '#apps/cli/commands.ts'
import { openConsoleRig, type ConsoleRig } from '#apps/testing/console-rig.ts'
import { operatorTerminal, type OperatorTerminal } from '#apps/testing/operator-terminal.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { minutes } from '#kit/time/time.ts'
import { listActions } from '#modules/operator/server/index.ts'

let portal: TestPortal
let rig: ConsoleRig
let terminal: OperatorTerminal
let olga: Awaited<ReturnType<ConsoleRig['operator']>>
let mo: typeof olga
let user: string
beforeAll(async () => {
  portal = await openTestPortal()
  rig = openConsoleRig(portal)
  terminal = operatorTerminal(portal, { consoleUrl: 'http://localhost:8081' })
  await portal.device('Ann').signIn()
  await portal.device('Moderator').signIn()
  await portal.device('Owner').signIn()
  user = String(portal.device('Ann').userId())
  olga = await rig.operator('Olga', 'owner', portal.device('Owner').userId())
  mo = await rig.operator('Mo', 'moderator', portal.device('Moderator').userId())
})
afterAll(async () => {
  await rig.close()
  await portal.close()
})

const latest = async () => (await listActions(portal.db, { size: 1 }))[0]!
const mute = { USER: '', WHY: 'insult' }

test('the console offers exactly the commands of the command line', async () => {
  const { areas = [] } = await olga.get('/api/me')
  const names = areas.flatMap(({ commands }) => commands.map(({ name }) => name))
  expect(names.toSorted()).toEqual(COMMANDS.map(({ name }) => name).toSorted())
})

describe('a change', () => {
  test('is previewed, made when confirmed, and audited with the operator’s name', async () => {
    const tried = await mo.try('chat mute', { ...mute, USER: user }, { until: '7d' })
    expect(tried).toMatchObject({ kind: 'planned', second: 'none', subject: `user ${user}` })
    expect(tried.differences!.join()).toContain('muted: – →')
    expect((await terminal.run('users', 'show', user)).text).not.toContain('muted')
    expect(await mo.confirm(tried.token!)).toMatchObject({ kind: 'done' })
    expect(await latest()).toMatchObject({
      operator: 'Mo',
      host: 'console',
      command: 'chat mute',
      line: `portal chat mute ${user} insult --until=7d`,
      subject: `user ${user}`,
    })
    await mo.change('chat unmute', { USER: user })
  })

  test('is refused if its line is invalid, with the message of the command line', async () => {
    expect(await mo.try('chat mute', { USER: 'ann', WHY: 'spam' })).toMatchObject({
      why: 'invalid',
      text: expect.stringContaining('no number of a user'),
    })
    expect(await mo.try('chat mute', { USER: user, WHY: 'spam' }, { yes: '' })).toMatchObject({ ok: false })
    expect(await mo.try('chat mute', { USER: user, WHY: 'spam' }, { 'until=7d': 'x' })).toMatchObject({
      why: 'invalid',
      text: expect.stringContaining('there is no --until=7d'),
    })
    expect(await mo.try('chat dance')).toMatchObject({ status: 404, why: 'unknown' })
  })

  test('that another operator made meanwhile is not repeated', async () => {
    const tried = await mo.try('users ban', { USER: user, REASON: 'sells codes' }, { until: '7d' })
    await terminal.change('users', 'ban', user, 'first', '--until', '1d')
    expect(await mo.confirm(tried.token!)).toMatchObject({ text: expect.stringContaining('meanwhile') })
    expect(await latest()).toMatchObject({
      operator: 'Mo',
      command: 'users ban',
      after: { refused: expect.stringContaining('meanwhile') },
    })
    await terminal.change('users', 'unban', user)
  })
})

describe('bad input is refused and audited:', () => {
  test('a role that is too low', async () => {
    const support = await rig.operator('Sue', 'support')
    expect(await support.try('chat mute', { ...mute, USER: user })).toMatchObject({
      status: 403,
      why: 'role',
    })
    expect(await latest()).toMatchObject({
      operator: 'Sue',
      command: 'chat mute',
      after: { refused: expect.any(String) },
    })
    expect(await support.read('audit list')).toMatchObject({ why: 'role' })
    const analyst = await rig.operator('Al', 'analyst')
    const { areas = [] } = await analyst.get('/api/me')
    expect(areas.flatMap(({ commands }) => commands.map(({ name }) => name))).not.toContain('users find')
  })

  test('a role that was lowered between plan and confirmation', async () => {
    const eve = await rig.operator('Eve', 'moderator')
    const tried = await eve.try('chat mute', { ...mute, USER: user })
    await olga.change('console role', { NAME: 'Eve', ROLE: 'analyst' })
    expect(await eve.confirm(tried.token!)).toMatchObject({ why: 'role' })
  })

  test('a confirmation that was used, of another operator, or too old', async () => {
    const tried = await mo.try('chat slow', { ROOM: 'world', SECONDS: '10' })
    expect(await olga.confirm(tried.token!)).toMatchObject({ why: 'stale' })
    expect(await latest()).toMatchObject({ operator: 'Olga', after: { refused: expect.any(String) } })
    expect(await mo.confirm(tried.token!)).toMatchObject({ kind: 'done' })
    expect(await mo.confirm(tried.token!)).toMatchObject({ why: 'stale' })
    expect(await latest()).toMatchObject({ operator: 'Mo', command: 'console confirm' })
    const late = await mo.try('chat slow', { ROOM: 'world', SECONDS: '0' })
    portal.wait(minutes(10))
    expect(await mo.confirm(late.token!)).toMatchObject({ why: 'stale' })
  })

  test('the second of two simultaneous confirmations', async () => {
    const tried = await mo.try('chat slow', { ROOM: 'world', SECONDS: '20' })
    const both = await Promise.all([mo.confirm(tried.token!), mo.confirm(tried.token!)])
    expect(both.map(({ kind, why }) => kind ?? why).toSorted()).toEqual(['done', 'stale'])
  })

  test('a request of another site', async () => {
    const wishes = [
      { origin: 'https://evil.example' },
      { origin: undefined },
      { 'x-console': undefined },
      { 'content-type': 'text/plain' },
      { host: 'evil.example' },
    ]
    for (const headers of wishes)
      expect(await mo.post('/api/try', {}, { headers })).toMatchObject({ status: 403, why: 'foreign' })
    expect(await latest()).toMatchObject({
      operator: 'Mo',
      command: 'console request',
      after: { refused: 'it came from another site' },
    })
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect(await mo.get('/api/me', { headers })).toMatchObject({ why: 'foreign' })
  })

  test('a page of another site that sends requests endlessly does not fill the audit', async () => {
    const ina = await rig.operator('Ina', 'moderator')
    const count = async () =>
      (await listActions(portal.db, { size: 100 })).filter(
        ({ operator, command }) => operator === 'Ina' && command === 'console request',
      ).length
    const ask = () => ina.post('/api/try', {}, { headers: { origin: 'https://games.islet.example' } })
    await Promise.all([ask(), ask(), ask(), ask(), ask()])
    expect(await count()).toBe(1)
    portal.wait(minutes(1))
    await ask()
    expect(await count()).toBe(2)
    // A session that has ended belongs to no operator.
    await ina.post('/api/sign-out', {})
    portal.wait(minutes(1))
    await ask()
    expect(await count()).toBe(2)
  })

  test('a moderator against themselves, an owner, or an operator', async () => {
    const own = String(portal.device('Moderator').userId())
    expect(await mo.try('users unban', { USER: own })).toMatchObject({ kind: 'same' })
    expect(await mo.try('chat mute', { ...mute, USER: own })).toMatchObject({ status: 403, why: 'yourself' })
    expect(await latest()).toMatchObject({ operator: 'Mo', subject: `user ${own}` })
    const owner = String(portal.device('Owner').userId())
    expect(await mo.try('chat mute', { ...mute, USER: owner })).toMatchObject({ status: 403, why: 'owner' })
    expect(await olga.try('console role', { NAME: 'Olga', ROLE: 'editor' })).toMatchObject({ ok: false })
  })

  test('a stolen session from another network is refused, from another browser it ends for both', async () => {
    const ida = await rig.operator('Ida', 'moderator')
    expect(await ida.get('/api/me', { address: '203.0.113.7' })).toMatchObject({
      status: 401,
      why: 'moved',
    })
    expect(await latest()).toMatchObject({ operator: 'Ida', after: { from: '203.0.113.0/24' } })
    expect(await ida.get('/api/me')).toMatchObject({ ok: true })
    const ivo = await rig.operator('Ivo', 'moderator')
    const headers = { 'user-agent': 'another' }
    expect(await ivo.get('/api/me', { headers })).toMatchObject({ why: 'elsewhere' })
    expect(await ivo.get('/api/me')).toMatchObject({ status: 401, why: 'signedOut' })
  })

  test('two editors at once: the second one overwrites nothing', async () => {
    const eva = await rig.operator('Eva', 'editor')
    const data = makeDataFolder('two-editors')
    const file = join(data.folder, 'hero.json')
    writeFileSync(file, JSON.stringify({ game: '2048' }))
    await terminal.change('edits', 'set', 'hero', file)
    data.remove()
    expect(await eva.try('edits clear', { SUBJECT: 'hero' }, { on: '0' })).toMatchObject({ why: 'conflict' })
    expect(await latest()).toMatchObject({ operator: 'Eva', command: 'edits clear', subject: 'operator Eva' })
  })

  test('a request without a session or with an unknown one, on every path', async () => {
    for (const path of ['/api/try', '/api/confirm', '/api/read', '/api/work', '/api/waiting/decide']) {
      const body = {
        command: 'users find',
        words: {},
        options: {},
        files: [],
        token: 'x'.repeat(43),
        confirmationId: 'x',
        verdict: 'confirm',
      }
      expect(await rig.ask(undefined, path, body)).toMatchObject({ status: 401, why: 'signedOut' })
      expect(await rig.ask('y'.repeat(43), path, body)).toMatchObject({ status: 401 })
    }
  })
})

describe('a destructive change', () => {
  test('is made by one operator if they are the only one allowed, and says so', async () => {
    const tried = await olga.try('odds publish', { FILE: 'odds.json' })
    expect(tried).toMatchObject({ ok: false, text: expect.stringContaining('cannot be read') })
    const alone = await olga.try('lists remove', { KEY: '01KAM8V7Q2N4Y9WZ3B5C6D7E8F' })
    expect(alone).toMatchObject({ ok: false })
  })

  test('waits for a second operator, who must be another person', async () => {
    const [una, udo] = [await rig.operator('Una', 'support'), await rig.operator('Udo', 'support')]
    const planned = await una.try('users erase', { USER: user, REASON: 'asked by letter' })
    expect(planned).toMatchObject({ kind: 'planned', second: 'needed' })
    expect(await una.confirm(planned.token!)).toMatchObject({ kind: 'waiting' })
    expect((await terminal.run('users', 'keep', user, '--dry-run')).text).toContain(
      'Nobody wants to erase it',
    )
    const { list = [] } = await udo.get('/api/waiting')
    const [{ confirmationId } = { confirmationId: '' }] = list
    expect(list).toMatchObject([{ by: 'Una', isMine: false }])
    const counts = await Promise.all([una, udo, mo].map((one) => one.get('/api/waiting/count')))
    expect(counts).toMatchObject([{ count: 0 }, { count: 1 }, { count: 0 }])
    const decide = { confirmationId, verdict: 'confirm' }
    expect(await una.post('/api/waiting/decide', decide)).toMatchObject({ status: 403, why: 'second' })
    expect(await mo.post('/api/waiting/decide', decide)).toMatchObject({ status: 403, why: 'role' })
    // An operator created after the plan cannot be the second.
    portal.wait(minutes(1))
    const fresh = await rig.operator('Fresh', 'support')
    expect(await fresh.post('/api/waiting/decide', decide)).toMatchObject({ status: 403, why: 'second' })
    expect(await udo.post('/api/waiting/look', { confirmationId })).toMatchObject({ kind: 'planned' })
    expect(await udo.post('/api/waiting/decide', decide)).toMatchObject({ kind: 'done' })
    expect(await latest()).toMatchObject({
      operator: 'Una',
      command: 'users erase',
      reason: 'asked by letter; confirmed by Udo',
    })
    expect(await udo.post('/api/waiting/decide', decide)).toMatchObject({ why: 'stale' })
    expect(await udo.get('/api/waiting/count')).toMatchObject({ count: 0 })
  })
})

describe('access to the console', () => {
  test('is offered by a link that is shown once and stored nowhere', async () => {
    const { text } = await terminal.run('console', 'invite', '--name', 'Nia', '--role', 'editor', '--yes')
    const key = /#invite=([\w-]{43})/.exec(text)![1]!
    expect(await rig.ask(undefined, '/api/invitation', { invitation: key })).toMatchObject({
      name: 'Nia',
      role: 'editor',
    })
    expect(JSON.stringify(await listActions(portal.db, { size: 500 }))).not.toContain(key)
    portal.wait(minutes(10))
    expect(await rig.ask(undefined, '/api/invitation', { invitation: key })).toMatchObject({
      why: 'invitation',
    })
  })

  test('is not taken from the last owner', async () => {
    const { text, code } = await terminal.run('console', 'close', 'Olga', '--yes')
    expect([code, text]).toEqual([1, expect.stringContaining('nobody else is an owner')])
    expect((await terminal.run('console', 'operators')).text).toContain('Olga')
  })

  test('is not given for a wrong recovery code', async () => {
    expect(await rig.ask(undefined, '/api/recover', { code: 'AAAA-AAAA-AAAA-AAAA' })).toMatchObject({
      why: 'code',
    })
  })
})
