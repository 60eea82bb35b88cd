import { afterAll, beforeAll, expect, test } from 'vitest'
import { DRAW_DOMINOES, duelCatalogue } from '#apps/testing/duel-games.ts'
import { livePlayers, moveIn, readIn } from '#apps/testing/live-duels.ts'
import { resignIn, tablePlayers } from '#apps/testing/tables.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { sealed } from '#games/dominoes/sealed.ts'
import type { DominoState } from '#games/dominoes/state.ts'
import { NO_TILE } from '#games/dominoes/tiles.ts'
import type { ShownDuel } from '../calls.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ catalogue: duelCatalogue })
})
afterAll(() => portal.close())

const { player } = livePlayers(() => portal)
const { begun } = tablePlayers(() => portal, player)
const game = sealed.definitions.find(({ gameId }) => gameId === DRAW_DOMINOES)!
const tilesOf = ({ sight }: ShownDuel) => JSON.parse(sight!) as DominoState

test('a table of three plays dominoes to its end, and nobody is sent a tile of another', async () => {
  const { code, seats } = await begun(3, { gameId: DRAW_DOMINOES })
  const watcher = await player()
  const rules = sealed.rulesOf(game, 3)
  const movers = new Set<number>()
  let hands = 0
  for (;;) {
    const shown = await Promise.all(seats.map((device) => readIn(device, code)))
    if (shown[0]!.status === 'ended') break
    const sights = shown.map(tilesOf)
    const watched = tilesOf(await readIn(watcher, code))
    if (sights[0]!.phase === 'play') {
      expect(new Set([...watched.hands.flat(), ...watched.stock])).toEqual(new Set([NO_TILE]))
      for (const [seat, { hands: seen, stock }] of sights.entries()) {
        expect(seen[0]).not.toContain(NO_TILE)
        expect(new Set([...seen.slice(1).flat(), ...stock, NO_TILE])).toEqual(new Set([NO_TILE]))
        for (const step of [1, 2])
          expect(seen[step]).toHaveLength(sights[(seat + step) % 3]!.hands[0]!.length)
      }
    } else hands++
    const { turn, moveCount } = shown[0]!
    const moves = rules.moves(sights[turn!]!)
    movers.add(turn!)
    expect((await moveIn(seats[turn!]!, code, moveCount, moves[0]!)).error).toBeNull()
  }
  expect(movers.size).toBe(3)
  expect(hands).toBeGreaterThan(0)
  const over = await readIn(seats[0]!, code)
  const { totals } = tilesOf(over)
  expect(over).toMatchObject({ endedBy: 'board', winner: totals.indexOf(Math.max(...totals)) })
  expect(over.places).toEqual(totals.map((one) => 1 + totals.filter((other) => other > one).length))
})

test('a table of four plays dominoes on without whoever leaves, whose hand goes into the stock', async () => {
  const { code, seats } = await begun(4, { gameId: DRAW_DOMINOES })
  const before = await readIn(seats[0]!, code)
  const leaver = before.turn!
  const held = tilesOf(await readIn(seats[leaver]!, code)).hands[0]!
  const { duel } = (await resignIn(seats[leaver]!, code)).result!
  expect(duel).toMatchObject({ status: 'running', turn: (leaver + 1) % 4, gone: [leaver] })
  const seen = tilesOf(await readIn(seats[duel.turn!]!, code))
  expect(seen.hands.map(({ length }) => length).at(-1)).toBe(0)
  expect(seen.stock).toHaveLength(tilesOf(before).stock.length + held.length)
  expect(new Set(seen.stock)).toEqual(new Set([NO_TILE]))
})
