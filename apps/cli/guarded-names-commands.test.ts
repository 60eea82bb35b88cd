import { afterAll, beforeAll, expect, test } from 'vitest'
import { openConsoleRig } from '#apps/testing/console-rig.ts'
import { operatorTerminal, type OperatorTerminal } from '#apps/testing/operator-terminal.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { days } from '#kit/time/time.ts'
import { accountCalls } from '#modules/account/calls.ts'

let portal: TestPortal
let terminal: OperatorTerminal
beforeAll(async () => {
  portal = await openTestPortal()
  terminal = operatorTerminal(portal)
})
afterAll(() => portal.close())

async function call(device: string, nickname: string) {
  portal.wait(days(1))
  const { error } = await portal.device(device).call(accountCalls.setNickname, { nickname })
  return error?.name ?? 'ok'
}
const look = () => portal.api.operatorPoll.look()
const ageOf = async (device: string) => {
  await portal.device(device).signIn()
  await portal.db
    .updateTable('account')
    .set({ age_band: 'adult', age_asked_on: '2026-01-10' })
    .where('id', '=', portal.device(device).userId())
    .execute()
}

test('a guarded name and its look-alikes are refused to others; players who have one are listed; its owner keeps it', async () => {
  await ageOf('Famous')
  await ageOf('Copy')
  await ageOf('Early')
  expect(await call('Famous', 'Calm Turtle')).toBe('ok')
  expect(await call('Early', 'Calm_Turt1e')).toBe('ok')
  const famous = String(portal.device('Famous').userId())
  await terminal.change('names', 'guard', 'Calm Turtle', '--user', famous)
  await look()
  for (const name of ['Calm Turtle', 'CaIm TurtIe', 'Cаlm Turtle', 'x_Calm Turtle_x'])
    expect([name, await call('Copy', name)]).toEqual([name, 'NicknameRejected'])
  expect(await call('Copy', 'Calm Tortoise')).toBe('ok')
  expect(await call('Famous', 'CALM Turtle')).toBe('ok')
  expect(await terminal.facts('names', 'alike')).toMatchObject([
    { accountId: portal.device('Early').userId(), like: 'Calm Turtle' },
  ])
  await terminal.change('names', 'release', 'Calm Turtle')
  await look()
  expect(await call('Copy', 'CaIm TurtIe')).toBe('ok')
})

test('the nickname of an operator is guarded while they are one', async () => {
  await ageOf('Player of Olga')
  await ageOf('Copy')
  expect(await call('Player of Olga', 'Lagoon Keeper')).toBe('ok')
  const rig = openConsoleRig(portal)
  const olga = await rig.operator('Olga', 'owner', portal.device('Player of Olga').userId())
  await rig.operator('Otto', 'owner')
  await terminal.change('names', 'guard', 'Somebody Else')
  await look()
  expect(await call('Copy', 'Lag00n Keeper')).toBe('NicknameRejected')
  expect(await call('Player of Olga', 'Lagoon Keeper!')).toBe('ok')
  await terminal.change('console', 'close', olga.name)
  await look()
  expect(await call('Copy', 'Lag00n Keeper')).toBe('ok')
  await rig.close()
})

test('look-alike names are guarded once, and an invalid name is refused', async () => {
  await terminal.change('names', 'guard', 'Tall Palm')
  expect(await terminal.run('names', 'guard', 'TaII Palm', '--yes')).toMatchObject({ code: 1 })
  expect(await terminal.run('names', 'guard', 'a\u202eb', '--yes')).toMatchObject({ code: 2 })
  expect(await terminal.run('names', 'guard', 'Tall Palm', '--user', '99999999', '--yes')).toMatchObject({
    code: 1,
  })
})
