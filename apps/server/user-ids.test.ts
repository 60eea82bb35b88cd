import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import type { Call } from '#kit/contract/call.ts'
import { callsByModule } from './calls.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

/** The parameter that identifies a user by a number alone; friend calls accept typed text, too. */
function namedBy({ params }: Call): string | undefined {
  const { properties = {} } = params as {
    readonly properties?: Readonly<Record<string, { readonly type?: string }>>
  }
  return ['userId', 'friendId'].find((name) => properties[name]?.type === 'integer')
}
const naming = Object.values(callsByModule)
  .flatMap((calls) => Object.values(calls))
  .filter((call) => namedBy(call))

/** The other parameters of calls that identify a user. */
const OTHERS: Readonly<Record<string, object>> = {
  'me/badge/of': {},
  'game/score/replay': { gameId: 1752, level: 1, period: 'day' },
  'game/score/rival': { gameId: 1752, level: 1, period: 'day' },
  'game/duel/add': { gameId: 1752, begins: 'me' },
  'game/duel/rating': {},
  'game/daily/dare': { gameId: 1752 },
  'game/daily/undare': {},
  'game/share/dare': { key: '0'.repeat(26) },
  'game/share/undare': { key: '0'.repeat(26) },
}

test('calls that name a user are known here', () => {
  expect(naming.map(({ wire }) => wire).toSorted()).toEqual(Object.keys(OTHERS).toSorted())
})

test.for([1e300, 2 ** 63, 10_000_000_000, 0, -1])(
  'the number %d, which no account can have, is refused without a lookup',
  async (userId) => {
    const device = portal.device('asker')
    await device.signIn()
    for (const call of naming) {
      const params = { ...OTHERS[call.wire], [namedBy(call)!]: userId }
      const { error } = await device.call(call, params, { opId: randomUUID() })
      expect(error?.name, call.wire).toBe('InvalidParams')
    }
  },
)
