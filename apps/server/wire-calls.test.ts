import { expect, test } from 'vitest'
import type { Call } from '#kit/contract/call.ts'
import { callsByModule } from './calls.ts'

/** Section 7 of the specification, verbatim. */
const WRITTEN = `
me/set/nickname nickName
shtml/info shtmlKey
yyx/user/status
yyx/game/list
yyx/game/start yyxKey yliKey
yyx/game/stop
yyx/game/join
yyx/queue/status
yyx/queue/join yyxKey yliKey
yyx/queue/cancel
yyx/line/list yyxKey
yyx/time/check
yyx/time/list
yyx/game/active ygrId
yyx/game/cloud/acc
yyx/game/init ygrId cId
acc/signin/device/id visitId
acc/signin/status visitId
acc/signin/oauth/code oauthCode originStr
acc/signout
coc/operate/list
coc/bags/list
coc/bags/index
coc/online/reward/list
coc/online/pull olwId
coc/blindbox/open
coc/sell/list
coc/sell/exchange
coc/exchange/search sellCode
coc/exchange/extract sellCode sellPass
coc/use/list
coc/use/game/off cocrId
coc/bags/share cocrId
coc/sell/all/list
coc/exchange/available cmkId
coc/exchange/sell cmkId cocrId
coc/sell/share cmkId
coc/share/box
coc/share/num inviteKey
coc/share/pull
coc/online/start
coc/online/report onlineCode
coc/share/back inviteKey visitId langClient osClient`

interface Fields {
  readonly required?: readonly string[]
  readonly 'x-wire-names'?: Readonly<Record<string, string>>
}

/** Required parameters, by their wire names. */
function neededBy({ params }: Call): string[] {
  const { required = [], 'x-wire-names': names = {} } = params as Fields
  return required.map((name) => names[name] ?? name).toSorted()
}

const calls = Object.values(callsByModule).flatMap((module) => Object.values(module))
const written = WRITTEN.trim()
  .split('\n')
  .map((line) => line.split(' '))

test('[7.1] the specification has 43 calls, and no call shares its path with another', () => {
  expect(written).toHaveLength(43)
  expect(new Set(calls.map(({ wire }) => wire)).size).toBe(calls.length)
})

/** The rows of section 7 start at 7.3 in the order of the table. */
const table = written.map(([path = '', ...params], index) => ({ row: `7.${index + 3}`, path, params }))

test.for(table)('[$row] $path needs $params and nothing else', ({ path, params }) => {
  const call = calls.find(({ wire }) => wire === path)
  expect(call && neededBy(call)).toEqual(params.toSorted())
})

/** All wire names of a schema, at any depth. */
function namesOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {}, 'x-wire-names': names = {} } = schema as Fields & { properties?: object }
  return [
    ...Object.keys(properties).map((name) => names[name] ?? name),
    ...Object.values(schema).flatMap(namesOf),
  ]
}

/** Section 3: identifiers in payloads. */
const IDENTIFIERS =
  'yyxKey yliKey ygrId cId cocrId cmkId olwId sellCode sellPass inviteKey shtmlKey nickName visitId oauthCode originStr onlineCode langClient osClient'.split(
    ' ',
  )

test.for(IDENTIFIERS)('[207] payloads name it %s', (name) => {
  const used = new Set(calls.flatMap(({ params, result }) => [...namesOf(params), ...namesOf(result)]))
  expect(used).toContain(name)
})
