import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CRAZY_EIGHTS, duelCatalogue, TIC_TAC_TOE } from '#apps/testing/duel-games.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { duelsCalls } from '../calls.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ catalogue: duelCatalogue })
})
afterAll(() => portal.close())

let strangers = 0
async function players(count: number): Promise<TestDevice[]> {
  const devices = Array.from({ length: count }, () => portal.device(`hasty ${++strangers}`))
  for (const device of devices) await device.signIn()
  return devices
}
const open = (device: TestDevice) =>
  device.call(duelsCalls.openDuel, { gameId: TIC_TAC_TOE, begins: 'me' }, { opId: randomUUID() })
const codeBy = async (device: TestDevice) => (await open(device)).result!.duel.code
const join = (device: TestDevice, code: string) => device.call(duelsCalls.joinDuel, { code })
const read = async (device: TestDevice, code: string) =>
  (await device.call(duelsCalls.readDuel, { code })).result!.duel
const errors = (answers: readonly { readonly error: { readonly name: string } | null }[]) =>
  answers.flatMap(({ error }) => error?.name ?? [])
const rounds = [1, 2, 3, 4]

test.for(rounds)('of nine moves from nine tabs one is accepted (round %d)', async () => {
  const [ann, ben] = await players(2)
  const code = await codeBy(ann!)
  await join(ben!, code)
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, cell) => ann!.call(duelsCalls.makeMove, { code, after: 0, move: cell })),
  )
  expect(errors(answers)).toEqual(Array.from({ length: 8 }, () => 'NotYourTurn'))
  expect((await read(ben!, code)).moves).toHaveLength(1)
})

test.for(rounds)('of ten players who open the link at once one takes the seat (round %d)', async () => {
  const [ann, ...guests] = await players(11)
  const code = await codeBy(ann!)
  const answers = await Promise.all(guests.map((guest) => join(guest, code)))
  expect(errors(answers)).toEqual(Array.from({ length: 9 }, () => 'DuelFull'))
})

test.for(rounds)('two simultaneous requests for a rematch begin one game (round %d)', async () => {
  const [ann, ben] = await players(2)
  const code = await codeBy(ann!)
  await join(ben!, code)
  await ann!.call(duelsCalls.resignDuel, { code })
  const ask = (device: TestDevice) => device.call(duelsCalls.askRematch, { code })
  const answers = await Promise.all([ann!, ben!, ann!, ben!].map(ask))
  expect(errors(answers)).toEqual([])
  const { duels } = (await ann!.call(duelsCalls.listDuels, {})).result!
  expect(duels.filter(({ status }) => status === 'running')).toHaveLength(1)
})

test.for(rounds)('of thirty duels opened at once twenty succeed (round %d)', async () => {
  const [ann] = await players(1)
  const answers = await Promise.all(Array.from({ length: 30 }, () => open(ann!)))
  expect(errors(answers)).toEqual(Array.from({ length: 10 }, () => 'DuelLimit'))
})

test.for(rounds)(
  'of ten who open the link of a table with one free seat one takes it, and it begins once (round %d)',
  async () => {
    const [ann, ben, ...guests] = await players(12)
    const wish = { gameId: CRAZY_EIGHTS, begins: 'me', seatCount: 3 } as const
    const { code } = (await ann!.call(duelsCalls.openDuel, wish, { opId: randomUUID() })).result!.duel
    await join(ben!, code)
    const answers = await Promise.all(guests.map((guest) => join(guest, code)))
    expect(errors(answers)).toEqual(Array.from({ length: 9 }, () => 'DuelFull'))
    const { status, players: seated } = await read(ann!, code)
    expect(status).toBe('running')
    expect(new Set(seated.map((one) => one?.userId)).size).toBe(3)
  },
)

test.for(rounds)(
  'a host who begins while others still come has all of them, or refuses them (round %d)',
  async () => {
    const [ann, ben, ...guests] = await players(6)
    const wish = { gameId: CRAZY_EIGHTS, begins: 'me', seatCount: 4 } as const
    const { code } = (await ann!.call(duelsCalls.openDuel, wish, { opId: randomUUID() })).result!.duel
    await join(ben!, code)
    const begin = ann!.call(duelsCalls.beginDuel, { code })
    const answers = await Promise.all([...guests.map((guest) => join(guest, code)), begin])
    const late = errors(answers).filter((name) => name === 'DuelFull').length
    expect(errors(answers)).toHaveLength(late)
    const { status, players: seated } = await read(ann!, code)
    expect(status).toBe('running')
    expect(seated).toHaveLength(2 + guests.length - late)
    expect(seated.every((one) => one !== null)).toBe(true)
  },
)

test.for(rounds)('three who leave a table of three at once leave one winner at most (round %d)', async () => {
  const [ann, ben, cleo] = await players(3)
  const wish = { gameId: CRAZY_EIGHTS, begins: 'me', seatCount: 3 } as const
  const { code } = (await ann!.call(duelsCalls.openDuel, wish, { opId: randomUUID() })).result!.duel
  await join(ben!, code)
  await join(cleo!, code)
  const answers = await Promise.all(
    [ann!, ben!, cleo!].map((device) => device.call(duelsCalls.resignDuel, { code })),
  )
  expect(errors(answers)).toEqual([])
  const { status, places, winner } = await read(ann!, code)
  expect(status).toBe('ended')
  expect(places.toSorted()).toEqual([1, 2, 3])
  expect(places[winner!]).toBe(1)
})
