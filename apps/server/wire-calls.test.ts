import { expect, test } from 'vitest'
import type { Call } from '#kit/contract/call.ts'
import { callsByModule } from './calls.ts'

/** Section 7 of the specification, as written. */
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

/** What a client must send, by its wire names. */
function neededBy({ params }: Call): string[] {
  const { required = [], 'x-wire-names': names = {} } = params as Fields
  return required.map((name) => names[name] ?? name).toSorted()
}

test('[7.1] every call of the specification is served under its path, and needs what it says and nothing else', () => {
  const calls = Object.values(callsByModule).flatMap((module) => Object.values(module))
  const written = WRITTEN.trim()
    .split('\n')
    .map((line) => line.split(' '))
  expect(written).toHaveLength(43)
  const served = written.map(([path]) => {
    const call = calls.find(({ wire }) => wire === path)
    return [path, ...(call ? neededBy(call) : ['is not served'])]
  })
  expect(served).toEqual(written.map(([path, ...params]) => [path, ...params.toSorted()]))
})
