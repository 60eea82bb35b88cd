import { afterAll, beforeAll, expect, test } from 'vitest'
import { CRAZY_EIGHTS, duelCatalogue, RIPTIDE } from '#apps/testing/duel-games.ts'
import { livePlayers, moveIn, readIn } from '#apps/testing/live-duels.ts'
import { joinIn, openTable, resignIn, sightOf, tablePlayers } from '#apps/testing/tables.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { BANK, THROW } from '#games/dice/riptide-rules.ts'
import { DRAW } from '#games/shedding/state.ts'
import { isFaceDown } from '#kit/game/cards/face-down.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { duelsCalls, type ShownDuel } from '../calls.ts'
import type { Move } from '../model.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ catalogue: duelCatalogue })
})
afterAll(() => portal.close())

const { player } = livePlayers(() => portal)
const { begun, truthOf, rowOf } = tablePlayers(() => portal, player)

const ODD_MOVES: readonly Move[] = [
  -1,
  -0,
  0,
  1,
  51,
  52,
  99,
  255,
  900,
  901,
  902,
  999,
  1_000_000,
  2 ** 31,
  -(2 ** 31),
  Number.MAX_SAFE_INTEGER,
  '!0',
  '!3',
  '0@1',
  '@',
  '0 ',
  '00',
  '1e3',
  '0x10',
  'NaN',
  'constructor',
  '__proto__',
  '🂡',
  'x'.repeat(200),
]
const REFUSALS = [
  'DuelOver',
  'DuelFull',
  'DuelNotYours',
  'NotYourTurn',
  'MoveNotAllowed',
  'RivalStillHere',
  'DuelTooFew',
  'InvalidParams',
]

interface Eye {
  readonly device: TestDevice
  readonly seat: number | undefined
}

/** What a client that knows the calls may try: most of it is not theirs to do. */
function tries(pick: <Value>(of: readonly Value[]) => Value) {
  const seen = (duel: ShownDuel) => pick([duel.moveCount, duel.moveCount, 0, duel.moveCount + 1, 100_000])
  return {
    move: (device: TestDevice, duel: ShownDuel) => moveIn(device, duel.code, seen(duel), pick(ODD_MOVES)),
    likelyMove: (device: TestDevice, { code, moveCount }: ShownDuel) =>
      moveIn(device, code, moveCount, pick([DRAW, DRAW, DRAW, THROW, 1, 4, 8, 16, 32, BANK + 1, BANK + 4])),
    join: (device: TestDevice, { code }: ShownDuel) => joinIn(device, code),
    begin: (device: TestDevice, { code }: ShownDuel) => device.call(duelsCalls.beginDuel, { code }),
    draw: (device: TestDevice, duel: ShownDuel) =>
      device.call(duelsCalls.offerDraw, { code: duel.code, after: seen(duel) }),
    claim: (device: TestDevice, { code }: ShownDuel) => device.call(duelsCalls.claimWin, { code }),
    again: (device: TestDevice, { code }: ShownDuel) => device.call(duelsCalls.askRematch, { code }),
    here: (device: TestDevice, { code }: ShownDuel) => device.call(duelsCalls.keepSeat, { code }),
  }
}

test.for([
  ['cards', 1, CRAZY_EIGHTS],
  ['cards', 2, CRAZY_EIGHTS],
  ['dice', 3, RIPTIDE],
] as const)(
  'hostile clients at a table of %s change nothing out of turn and see nobody’s hand (seed %i)',
  async ([, seed, gameId]) => {
    const { code, seats } = await begun(4, { gameId, clock: '5+3' })
    const random = seededRandom(seed)
    const pick = <Value>(of: readonly Value[]): Value => pickOne(of, random)
    const eyes: readonly Eye[] = [
      ...seats.map((device, seat) => ({ device, seat })),
      { device: await player(), seat: undefined },
    ]
    const all = Object.values(tries(pick))
    for (let count = 0; count < 250; count++) {
      const { device, seat } = pick(eyes)
      const before = await readIn(device, code)
      if (before.status !== 'running') break
      const { result, error } =
        count % 90 === 89 && seat !== undefined
          ? await resignIn(device, code)
          : await pick(all)(device, before)
      if (error) expect(REFUSALS).toContain(error.name)
      const row = await rowOf(code)
      const moves = JSON.parse(row.moves) as Move[]
      if (moves.length > before.moveCount && !String(moves.at(-1)).startsWith('!'))
        expect(before.turn).toBe(seat)
      const shown = result?.duel ?? (await readIn(device, code))
      expect(shown.players.map((one) => one?.userId)).toEqual(seats.map((one) => one.userId()))
      if (gameId !== CRAZY_EIGHTS || shown.status !== 'running') continue
      const truth = await truthOf(code)
      const { hands, stock } = sightOf(shown)
      const told = [...hands.flat(), ...stock].filter((card) => !isFaceDown(card))
      const unknown = [...truth.hands.filter((_, index) => index !== seat).flat(), ...truth.stock]
      if (truth.phase === 'play') expect(told.filter((card) => unknown.includes(card))).toEqual([])
    }
  },
)

test('whoever gives a seat back and takes it again has one seat, and a full table none', async () => {
  const [ann, ben, cleo, dan] = await Promise.all([player(), player(), player(), player()])
  const { code } = (await openTable(ann, { seatCount: 3 })).result!.duel
  for (let round = 0; round < 20; round++) {
    await Promise.all([joinIn(ben, code), resignIn(ben, code), joinIn(ben, code)])
    const ids = (await readIn(ann, code)).players.flatMap((one) => one?.userId ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    expect((await readIn(ann, code)).status).toBe('waiting')
  }
  await joinIn(ben, code)
  const answers = await Promise.all([cleo, dan, cleo, dan].map((device) => joinIn(device, code)))
  expect(answers.filter(({ error }) => error?.name === 'DuelFull')).toHaveLength(2)
  const { players, status } = await readIn(ann, code)
  expect([status, new Set(players.map((one) => one?.userId)).size]).toEqual(['running', 3])
})
