import { describe, expect, test } from 'vitest'
import { after, days } from '#kit/time/time.ts'
import { no, openSessionWorld } from './testing/session-world.ts'

const SIGN_IN = 'acc/signin/device/id'
const STATUS = 'acc/signin/status'
const GAME_LIST = 'yyx/game/list'

describe('several tabs', () => {
  test('two tabs sign in once: the waiting tab takes over the session of the other', async () => {
    const world = openSessionWorld()
    let turn: Promise<unknown> = Promise.resolve()
    world.alone = (act) => {
      const mine = turn.then(act)
      turn = mine
      return mine
    }
    const [one, two] = [world.openTab(), world.openTab()]
    await Promise.all([one.ready(), two.ready()])
    expect(world.wires()).toEqual([SIGN_IN])
    expect(one.token()).toBe('t1')
    expect(two.token()).toBe('t1')
  })

  test('a call with an outdated token is repeated with the token of the other tab', async () => {
    const world = openSessionWorld()
    world.keep('old', after(world.now(), days(1)))
    const tab = world.openTab()
    world.instead = ({ token }) => {
      if (token !== 'old') return undefined
      world.live.add('other')
      world.keep('other', after(world.now(), days(1)))
      return no('NoPermission')
    }
    expect(await tab.transport(GAME_LIST, {}, { opId: 'one' })).toMatchObject({ result: { ok: true } })
    expect(world.wires()).toEqual([GAME_LIST, GAME_LIST])
    expect(tab.token()).toBe('other')
  })

  test('a late check of an ended token does not end the new session', async () => {
    const world = openSessionWorld()
    world.keep('visitor', after(world.now(), days(1)))
    const tab = world.openTab()
    world.instead = ({ wire, token }) => {
      if (wire !== STATUS || token !== 'visitor') return undefined
      world.live.add('member')
      world.keep('member', after(world.now(), days(1)))
      return no('NoPermission')
    }
    await tab.ready()
    expect(tab.token()).toBe('member')
    expect(world.wires()).toEqual([STATUS])
  })
})
