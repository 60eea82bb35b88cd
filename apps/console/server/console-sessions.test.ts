import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openConsoleRig, type ConsoleRig, type ConsoleWish } from '#apps/testing/console-rig.ts'
import { operatorTerminal } from '#apps/testing/operator-terminal.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { hours } from '#kit/time/time.ts'
import { listActions } from '#modules/operator/server/index.ts'

let portal: TestPortal
let rig: ConsoleRig
let ida: Awaited<ReturnType<ConsoleRig['operator']>>
beforeAll(async () => {
  portal = await openTestPortal()
  rig = openConsoleRig(portal)
  ida = await rig.operator('Ida', 'moderator')
})
afterAll(async () => {
  await rig.close()
  await portal.close()
})

/** A browser that applies the cookies of answers in the order in which they arrive. */
function browser() {
  const jar = new Map<string, string>()
  return {
    /** Sends a request now; its cookies arrive when the test calls `arrive`. */
    async ask(console: ConsoleRig, path: string, body?: object, wish: ConsoleWish = {}) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await console.ask(undefined, path, body, { ...wish, headers: { cookie } })
      const given = [answer.headers['set-cookie'] ?? []].flat()
      const arrive = () => {
        for (const one of given) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(one)!
          if (/Max-Age=0/.test(one)) jar.delete(name!)
          else jar.set(name!, value!)
        }
        return answer
      }
      return { answer, arrive }
    },
    async signIn(console: ConsoleRig) {
      const passkey = await ida.passkey(console.url)
      const { ceremony, options } = (await this.ask(console, '/api/sign-in/ask', {})).answer
      const answer = passkey.answer(options!.challenge)
      return (await this.ask(console, '/api/sign-in', { ceremony, answer })).arrive()
    },
    isIn: async (console: ConsoleRig) => (await own.ask(console, '/api/me')).answer.ok,
  }
}
let own = browser()

test('the answer to a request from before the sign-in that arrives after it does not end the session', async () => {
  own = browser()
  const nobody = await own.ask(rig, '/api/me')
  expect(nobody.answer.why).toBe('signedOut')
  await own.signIn(rig)
  nobody.arrive()
  expect(await own.isIn(rig)).toBe(true)
  // A shift later, the other tab still uses the expired session.
  portal.wait(hours(9))
  const late = await own.ask(rig, '/api/me')
  expect(late.answer.why).toBe('signedOut')
  await own.signIn(rig)
  late.arrive()
  expect(await own.isIn(rig)).toBe(true)
})

test('two consoles on different ports of one machine keep separate sessions', async () => {
  own = browser()
  const other = openConsoleRig(portal, { url: 'http://localhost:9081' })
  await own.signIn(rig)
  expect(await own.isIn(other)).toBe(false)
  await own.signIn(other)
  expect([await own.isIn(rig), await own.isIn(other)]).toEqual([true, true])
  ;(await own.ask(other, '/api/sign-out', {})).arrive()
  expect([await own.isIn(rig), await own.isIn(other)]).toEqual([true, false])
  await other.close()
})

test('a browser that reaches this machine by IPv4 and IPv6 counts as one network', async () => {
  const ivo = await rig.operator('Ivo', 'moderator')
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.0.0.1'])
    expect([address, (await ivo.get('/api/me', { address })).ok]).toEqual([address, true])
  expect(await ivo.get('/api/me', { address: '::2' })).toMatchObject({ why: 'moved' })
})

test('an operator with IPv4 and IPv6 confirms each once with the passkey, and continues in one session', async () => {
  const six = '2001:db8:1:200::7'
  const ina = await rig.operator('Ina', 'moderator')
  const passkey = await ina.passkey()
  const confirm = async (address: string, shown = passkey) => {
    const { ceremony, options } = await ina.post('/api/sign-in/ask', {}, { address })
    return ina.post('/api/moved', { ceremony, answer: shown.answer(options!.challenge) }, { address })
  }
  const stateAt = async (address: string) => {
    const { ok, why } = await ina.get('/api/me', { address })
    return ok ? 'in' : why
  }
  expect([await stateAt(six), await stateAt('127.0.0.1')]).toEqual(['moved', 'in'])
  // Somebody who has stolen the cookie has no passkey of its operator.
  expect(await confirm(six, await ida.passkey())).toMatchObject({ why: 'passkey' })
  expect(await stateAt(six)).toBe('moved')
  const [refused] = await listActions(portal.db, { size: 1 })
  expect(refused).toMatchObject({
    operator: 'Ida',
    subject: 'operator Ina',
    command: 'console session',
    after: { refused: 'the passkey of another operator was shown for the session' },
  })
  expect(await confirm(six)).toMatchObject({ ok: true })
  expect([await stateAt(six), await stateAt('2001:db8:1:2ff::9'), await stateAt('127.0.0.1')]).toEqual([
    'in',
    'in',
    'in',
  ])
  // A third network replaces the one of its address family.
  expect(await confirm('2001:db8:9::1')).toMatchObject({ ok: true })
  expect([await stateAt(six), await stateAt('2001:db8:9::1'), await stateAt('127.0.0.1')]).toEqual([
    'moved',
    'in',
    'in',
  ])
})

test('a browser that returns to a network of the session, or confirms twice, stays signed in', async () => {
  const six = '2001:db8:2:200::7'
  const ike = await rig.operator('Ike', 'moderator')
  const passkey = await ike.passkey()
  const begin = async () => {
    const { ceremony, options } = await ike.post('/api/sign-in/ask')
    return { ceremony, answer: passkey.answer(options!.challenge) }
  }
  expect(await ike.get('/api/me', { address: six })).toMatchObject({ why: 'moved' })
  // The browser is back on IPv4, so the new network was not confirmed.
  expect(await ike.post('/api/moved', await begin())).toMatchObject({ ok: true })
  expect(await ike.get('/api/me', { address: six })).toMatchObject({ why: 'moved' })
  // Both tabs ask for a confirmation.
  for (let tab = 0; tab < 2; tab++)
    expect(await ike.post('/api/moved', await begin(), { address: six })).toMatchObject({ ok: true })
  expect(await ike.get('/api/me', { address: six })).toMatchObject({ ok: true })
  expect((await ike.post('/api/sign-out')).ok).toBe(true)
  expect(await ike.post('/api/moved', await begin())).toMatchObject({ why: 'signedOut' })
})

test('a session that is used from another network is audited once a minute', async () => {
  const ira = await rig.operator('Ira', 'moderator')
  for (let count = 0; count < 3; count++) await ira.get('/api/me', { address: '203.0.113.7' })
  const actions = await listActions(portal.db, { size: 50 })
  expect(actions.filter(({ operator }) => operator === 'Ira')).toHaveLength(1)
})

test('a sign-in that could not be stored keeps the previous session', async () => {
  own = browser()
  await own.signIn(rig)
  await sql`alter table staff_session add constraint no_more check (false) not valid`.execute(portal.db)
  expect((await own.signIn(rig)).status).toBe(500)
  await sql`alter table staff_session drop constraint no_more`.execute(portal.db)
  expect(await own.isIn(rig)).toBe(true)
})

test('an operator sees where they are signed in and ends one of their sessions, nobody else’s', async () => {
  const [here, there] = [browser(), browser()]
  await here.signIn(rig)
  await there.signIn(rig)
  const sessionsOf = async (one: typeof here) => {
    const { sessions } = (await one.ask(rig, '/api/me')).answer as unknown as {
      readonly sessions: readonly { sessionId: string; address: string; isThis: boolean }[]
    }
    return sessions
  }
  const thisOf = async (one: typeof here) => (await sessionsOf(one)).filter(({ isThis }) => isThis)
  const [[mine], [other]] = [await thisOf(here), await thisOf(there)]
  expect(mine).toMatchObject({ address: '127.0.0.1' })
  const { sessionId } = other!
  expect((await sessionsOf(here)).map((one) => one.sessionId)).toEqual(
    expect.arrayContaining([mine!.sessionId, sessionId]),
  )
  const listed = () =>
    operatorTerminal(portal).facts<{ sessionId: string; name: string }[]>('console', 'sessions')
  expect(await listed()).toContainEqual(expect.objectContaining({ sessionId, name: 'Ida' }))
  const pat = await rig.operator('Pat', 'owner')
  expect(await pat.post('/api/sessions/end', { sessionId })).toMatchObject({ why: 'unknown' })
  expect((await there.ask(rig, '/api/me')).answer.ok).toBe(true)
  expect((await here.ask(rig, '/api/sessions/end', { sessionId })).answer.ok).toBe(true)
  expect((await there.ask(rig, '/api/me')).answer).toMatchObject({ status: 401, why: 'signedOut' })
  expect((await listed()).map((one) => one.sessionId)).not.toContain(sessionId)
  expect((await here.ask(rig, '/api/me')).answer.ok).toBe(true)
})
