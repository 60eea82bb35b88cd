import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { openReferee } from '#apps/server/referee.ts'
import { rulesOf } from '#games/shedding/games.ts'
import type { ShedState } from '#games/shedding/state.ts'
import { duelsCalls, type ShownDuel } from '#modules/duels/calls.ts'
import type { ClockName, Move } from '#modules/duels/model.ts'
import { CRAZY_EIGHTS } from './duel-games.ts'
import { moveIn, readIn } from './live-duels.ts'
import type { TestDevice } from './test-device.ts'
import type { TestPortal } from './test-portal.ts'

const rules = rulesOf('crazy-eights')
/** Asks for the next hand. */
const NEXT = 901

interface TableWish {
  readonly gameId?: number
  readonly seatCount?: number
  readonly clock?: ClockName
}

/** Players of a running duel by seat, and in the order in which they came. */
export interface Table {
  readonly code: string
  readonly seats: readonly TestDevice[]
  readonly people: readonly TestDevice[]
}

export const sightOf = ({ sight }: ShownDuel) => JSON.parse(sight!) as ShedState
export const idsIn = (duel: ShownDuel) => duel.players.map((one) => one?.userId)
export const joinIn = (device: TestDevice, code: string) => device.call(duelsCalls.joinDuel, { code })
export const resignIn = (device: TestDevice, code: string) => device.call(duelsCalls.resignDuel, { code })

export const openTable = (
  device: TestDevice,
  { gameId = CRAZY_EIGHTS, seatCount = 4, clock }: TableWish = {},
) =>
  device.call(
    duelsCalls.openDuel,
    { gameId, begins: 'chance', seatCount, isRated: true, ...(clock ? { clock } : {}) },
    { opId: randomUUID() },
  )

/** Games by link of more than two: crazy eights, if nothing else is wished for. */
export function tablePlayers(portal: () => TestPortal, player: () => Promise<TestDevice>) {
  const rowOf = (code: string) =>
    portal().db.selectFrom('duel').selectAll().where('code', '=', code).executeTakeFirstOrThrow()

  /** A running table of so many. */
  async function begun(count: number, wish: TableWish = {}): Promise<Table> {
    const people = [await player()]
    const { code } = (await openTable(people[0]!, { seatCount: count, ...wish })).result!.duel
    while (people.length < count) {
      people.push(await player())
      await joinIn(people.at(-1)!, code)
    }
    const seats = idsIn(await readIn(people[0]!, code)).map((id) =>
      people.find((one) => one.userId() === id)!,
    )
    return { code, seats, people }
  }

  /** How the table really stands. */
  async function truthOf(code: string): Promise<ShedState> {
    const { seed, moves, deal_key, seat_count } = await rowOf(code)
    const line = { seed, moves: JSON.parse(moves) as Move[], dealKey: deal_key!, seatCount: seat_count }
    const game = { family: 'shedding', slug: 'crazy-eights' }
    return JSON.parse((await openReferee().see(game, line, { seat: 0, isOver: true }))!) as ShedState
  }

  /** Whoever is on turn makes the move that their own sight suggests. */
  async function goOn({ code, seats }: Table) {
    const { turn } = await readIn(seats[0]!, code)
    const device = seats[turn!]!
    const before = await readIn(device, code)
    const seen = sightOf(before)
    const move = seen.phase === 'play' ? rules.quick(seen) : NEXT
    const { result, error } = await moveIn(device, code, before.moveCount, move)
    expect(error).toBeNull()
    return { device, seat: turn!, move, before, duel: result!.duel }
  }

  return { begun, truthOf, goOn, rowOf }
}
