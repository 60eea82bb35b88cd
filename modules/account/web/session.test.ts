import { describe, expect, test } from 'vitest'
import type { Answer } from '#kit/contract/envelope.ts'
import { settled } from '#kit/testing/settled.ts'
import { after, before, days, hours, seconds, toEpochSeconds } from '#kit/time/time.ts'
import { HttpError } from '#kit/web/http-client.ts'
import { LOGIN_POLL, LOGIN_WAIT } from './session.ts'
import { DEVICE_ID, no, openSessionWorld, type Sent } from './testing/session-world.ts'

const SIGN_IN = 'acc/signin/device/id'
const STATUS = 'acc/signin/status'
const SIGN_OUT = 'acc/signout'
const GAME_LIST = 'yyx/game/list'
const call = (wire = GAME_LIST) => [wire, {}, { opId: 'one' }] as const

/** An answer that the test releases. */
function heldBack() {
  let release: (answer: Answer | undefined) => void = () => undefined
  const answer = new Promise<Answer | undefined>((resolve) => (release = resolve))
  return { answer: answer as Promise<Answer>, release: () => release(undefined) }
}

describe('[4.2] a stored token', () => {
  test('[1.23] no token: the device signs in by itself', async () => {
    const world = openSessionWorld()
    const session = world.openTab()
    await session.ready()
    expect(world.sent).toEqual([{ wire: SIGN_IN, params: { visitId: DEVICE_ID }, token: undefined }])
    expect(session.token()).toBe('t1')
    expect(world.seen).toMatchObject([{ userId: 101 }])
  })

  test.for([
    ['a second ago', -1, SIGN_IN],
    ['this second', 0, STATUS],
    ['in a second', 1, STATUS],
  ] as const)('[9.11] a token that ends %s: %i s decides', async ([, left, wire]) => {
    const world = openSessionWorld()
    world.live.add('old')
    world.wait(999 as never)
    world.keep('old', ((toEpochSeconds(world.now()) + left) * 1000) as never)
    await world.openTab().ready()
    expect(world.wires()).toEqual([wire])
  })

  test('a valid token is checked and kept', async () => {
    const world = openSessionWorld()
    world.live.add('old')
    world.keep('old', after(world.now(), days(1)))
    const session = world.openTab()
    await session.ready()
    expect(world.sent).toEqual([{ wire: STATUS, params: { visitId: DEVICE_ID }, token: 'old' }])
    expect(session.token()).toBe('old')
    expect(world.seen).toMatchObject([{ userId: 7 }])
  })

  test.for(['NoPermission', 'NotSignedIn', 'ServerError'] as const)(
    '[4.7] a check that fails with %s means that the token is invalid: sign in again',
    async (refusal) => {
      const world = openSessionWorld()
      world.keep('old', after(world.now(), days(1)))
      world.instead = ({ wire }) => (wire === STATUS ? no(refusal) : undefined)
      const session = world.openTab()
      await session.ready()
      expect(world.wires()).toEqual([STATUS, SIGN_IN])
      expect(session.token()).toBe('t1')
    },
  )

  test.for(['{', 'null', '[]', '{"tokenInfo":7}'])('a damaged entry (%s) is ignored', async (text) => {
    const world = openSessionWorld()
    world.storage.write('user-info', text)
    await world.openTab().ready()
    expect(world.wires()).toEqual([SIGN_IN])
  })
})

test('[3.6] the token is stored under user-info with wire names and units', async () => {
  const world = openSessionWorld()
  await world.openTab().ready()
  expect(JSON.parse(world.storage.read('user-info')!)).toEqual({
    tokenInfo: { tokenStr: 't1', expireTime: toEpochSeconds(after(world.now(), days(30))) },
  })
})

describe('[4.2] the server’s clock counts, not that of the device', () => {
  test.for([
    ['slow', hours(2)],
    ['fast', hours(-2)],
  ] as const)('when the device is %s', async ([, serverAhead]) => {
    const world = openSessionWorld({ serverAhead })
    await world.openTab().ready()
    world.keep('t1', before(world.serverNow(), seconds(2)))
    await world.openTab().ready()
    world.keep('t2', after(world.serverNow(), seconds(2)))
    await world.openTab().ready()
    expect(world.wires().at(-1)).toBe(STATUS)
    expect(world.wires().slice(0, -1)).not.toContain(STATUS)
  })
})

describe('[4.3] [9.11] a request during a sign-in or a check', () => {
  test('waits for it, polling every 100 ms, and continues without another one', async () => {
    const world = openSessionWorld()
    const held = heldBack()
    world.instead = ({ wire }) => (wire === SIGN_IN ? held.answer : undefined)
    const session = world.openTab()
    const first = session.ready()
    const second = session.ready()
    while (world.pauses.length < 3) await settled()
    held.release()
    await Promise.all([first, second])
    expect(world.wires()).toEqual([SIGN_IN])
    expect(new Set(world.pauses)).toEqual(new Set([LOGIN_POLL]))
    expect(LOGIN_POLL).toBe(100)
  })

  test.for([
    ['a sign-in', undefined, SIGN_IN, '等待登录超时'],
    ['a check', 'old', STATUS, '等待登录检查超时'],
  ] as const)('waits for %s 5000 ms and then fails', async ([, token, wire, message]) => {
    const world = openSessionWorld()
    if (token) world.keep(token, after(world.now(), days(1)))
    const held = heldBack()
    world.instead = (sent) => (sent.wire === wire ? held.answer : undefined)
    const session = world.openTab()
    const first = session.ready()
    const start = world.now()
    await expect(session.ready()).rejects.toThrow(message)
    expect(world.now() - start).toBe(5000)
    expect(LOGIN_WAIT).toBe(5000)
    expect(world.pauses).toHaveLength(50)
    held.release()
    await first
  })

  test('signs in itself when the first one has failed', async () => {
    const world = openSessionWorld()
    const held = heldBack()
    let tries = 0
    world.instead = async ({ wire }) => {
      if (wire !== SIGN_IN || ++tries > 1) return undefined as never
      await held.answer
      throw new HttpError('network', 'Network Error')
    }
    const session = world.openTab()
    const first = session.ready().catch((error: unknown) => error)
    const second = session.ready()
    held.release()
    expect(await first).toBeInstanceOf(HttpError)
    await second
    expect(session.token()).toBe('t1')
  })
})

describe('[8.1] refusals of a call', () => {
  test.for([
    ['101005 NoLogin: sign in and repeat once', 'NotSignedIn'],
    ['100004 NoPermission: the token is cleared, the device is a visitor again', 'NoPermission'],
  ] as const)('%s', async ([, refusal]) => {
    const world = openSessionWorld()
    world.keep('old', after(world.now(), days(1)))
    world.instead = ({ token, wire }) => (token === 'old' && wire === GAME_LIST ? no(refusal) : undefined)
    const session = world.openTab()
    expect(await session.transport(...call())).toMatchObject({ result: { ok: true } })
    expect(world.sent).toMatchObject([
      { wire: GAME_LIST, token: 'old' },
      { wire: SIGN_IN, token: undefined },
      { wire: GAME_LIST, token: 't1' },
    ])
  })

  test.for(['NotSignedIn', 'NoPermission'] as const)(
    '%s on every call never causes an endless loop',
    async (refusal) => {
      const world = openSessionWorld()
      world.instead = ({ wire }) => (wire === SIGN_IN ? undefined : no(refusal))
      const session = world.openTab()
      expect(await session.transport(...call())).toMatchObject({ error: no(refusal).error })
      expect(world.wires()).toEqual([GAME_LIST, SIGN_IN, GAME_LIST])
      await expect(session.transport(...call())).rejects.toThrow('NotSignedIn')
      expect(world.wires().filter((wire) => wire === SIGN_IN)).toHaveLength(1)
      world.wait(seconds(5))
      await session.transport(...call())
      expect(world.wires().filter((wire) => wire === SIGN_IN)).toHaveLength(2)
    },
  )

  test('without a token a call that needs one signs in first, and others are sent at once', async () => {
    const world = openSessionWorld()
    const session = world.openTab()
    const needy = [GAME_LIST, {}, { opId: 'one', access: 'visitor' }] as const
    const answers = await Promise.all([session.transport(...needy), session.transport(...needy)])
    for (const answer of answers) expect(answer).toMatchObject({ result: { ok: true } })
    expect(world.wires()).toEqual([SIGN_IN, GAME_LIST, GAME_LIST])
    world.keep('old', before(world.now(), seconds(1)))
    await session.transport('open', {}, { opId: 'two', access: 'anyone' }).catch(() => undefined)
    expect(world.wires().slice(3, 4)).toEqual(['open'])
  })

  test('any other refusal is returned', async () => {
    const world = openSessionWorld()
    world.instead = () => no('TooFast')
    expect(await world.openTab().transport(...call())).toEqual(no('TooFast'))
    expect(world.wires()).toEqual([GAME_LIST])
  })

  test('the refusal of a sign-in is returned', async () => {
    const world = openSessionWorld()
    world.instead = ({ wire }) => (wire === SIGN_IN ? no('AccountBanned') : undefined)
    await expect(world.openTab().transport(...call())).rejects.toMatchObject({ refusal: 'AccountBanned' })
  })

  test('many calls with an invalid token sign in once', async () => {
    const world = openSessionWorld()
    world.keep('old', after(world.now(), days(1)))
    const session = world.openTab()
    const answers = await Promise.all([1, 2, 3, 4].map(() => session.transport(...call())))
    for (const answer of answers) expect(answer.result).toEqual({ ok: true })
    expect(world.wires().filter((wire) => wire === SIGN_IN)).toHaveLength(1)
  })

  test('a late answer to the invalid token does not discard the new one', async () => {
    const world = openSessionWorld()
    world.keep('old', after(world.now(), days(1)))
    const held = heldBack()
    world.instead = ({ wire, token }: Sent) => (wire === 'slow' && token === 'old' ? held.answer : undefined)
    const session = world.openTab()
    const slow = session.transport(...call('slow'))
    await session.transport(...call())
    held.release()
    expect(await slow).toMatchObject({ result: { ok: true } })
    expect(session.token()).toBe('t1')
    expect(world.wires().filter((wire) => wire === SIGN_IN)).toHaveLength(1)
  })
})

test('a sign-in that failed in the network may be retried at once', async () => {
  const world = openSessionWorld()
  let tries = 0
  world.instead = ({ wire }) => {
    if (wire === SIGN_IN && ++tries === 1) throw new HttpError('network', 'Network Error')
    return undefined
  }
  const session = world.openTab()
  await expect(session.ready()).rejects.toThrow('Network Error')
  await session.ready()
  expect(session.token()).toBe('t1')
})

describe('[4.5] signing out', () => {
  test('calls sign-out, clears token and account, and signs in again as a visitor', async () => {
    const world = openSessionWorld()
    const session = world.openTab()
    await session.ready()
    await session.signOut()
    expect(world.sent.slice(1)).toEqual([
      { wire: SIGN_OUT, params: {}, token: 't1' },
      { wire: SIGN_IN, params: { visitId: DEVICE_ID }, token: undefined },
    ])
    expect(world.live).toEqual(new Set(['t2']))
    expect(session.token()).toBe('t2')
    expect(world.seen.map(({ userId }) => userId)).toEqual([101, 102])
  })

  test('keeps the session when the server cannot be reached', async () => {
    const world = openSessionWorld()
    const session = world.openTab()
    await session.ready()
    world.instead = () => Promise.reject(new HttpError('network', 'Network Error'))
    await expect(session.signOut()).rejects.toThrow('Network Error')
    expect(session.token()).toBe('t1')
  })

  test('never reuses the ended token, even during a check', async () => {
    const world = openSessionWorld()
    const session = world.openTab()
    await session.ready()
    const held = heldBack()
    world.instead = ({ wire }) => (wire === STATUS ? held.answer : undefined)
    const check = session.ready()
    const leaving = session.signOut()
    while (world.pauses.length < 1) await settled()
    held.release()
    await Promise.all([check, leaving])
    expect(world.live.has(session.token()!)).toBe(true)
    expect(session.token()).not.toBe('t1')
  })
})
