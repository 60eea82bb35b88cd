import { randomUUID } from 'node:crypto'
import { milliseconds, seconds, type Duration } from '#kit/time/time.ts'
import { duelsCalls } from '#modules/duels/calls.ts'
import type { ClockName, Move } from '#modules/duels/model.ts'
import { endOverdueDuels } from '#modules/duels/server/index.ts'
import { TIC_TAC_TOE } from './duel-games.ts'
import { duelJobs } from './duel-rules.ts'
import type { TestDevice } from './test-device.ts'
import type { TestPortal } from './test-portal.ts'

/** Two at a board: Ann has opened the duel and begins it. */
export interface LiveTable {
  readonly ann: TestDevice
  readonly ben: TestDevice
  readonly code: string
}

export interface LiveDuelOptions {
  readonly clock?: ClockName
  readonly isRated?: boolean
}

export const moveIn = (device: TestDevice, code: string, after: number, one: Move, spent?: number) =>
  device.call(duelsCalls.makeMove, { code, after, move: one, ...(spent === undefined ? {} : { spent }) })

export const readIn = async (device: TestDevice, code: string) =>
  (await device.call(duelsCalls.readDuel, { code })).result!.duel

/** Players of live duels, each in a network of their own, and time in which a server looks at the clocks. */
export function livePlayers(portal: () => TestPortal) {
  let strangers = 0

  async function player(): Promise<TestDevice> {
    strangers++
    const device = portal().device(`by the clock ${strangers}`)
    device.address = `198.51.${strangers}.7`
    await device.signIn()
    return device
  }

  async function pass(length: Duration) {
    for (let gone = 0; gone < length; gone += seconds(10)) {
      portal().wait(milliseconds(Math.min(seconds(10), length - gone)))
      await endOverdueDuels(duelJobs(portal()))
    }
  }

  async function again(
    { ann, ben }: Omit<LiveTable, 'code'>,
    { clock = '3+2', isRated = false }: LiveDuelOptions = {},
  ): Promise<LiveTable> {
    const wish = { gameId: TIC_TAC_TOE, begins: 'me', clock, isRated } as const
    const opened = await ann.call(duelsCalls.openDuel, wish, { opId: randomUUID() })
    const { code } = opened.result!.duel
    await ben.call(duelsCalls.joinDuel, { code })
    return { ann, ben, code }
  }

  const begun = async (wish?: LiveDuelOptions) => again({ ann: await player(), ben: await player() }, wish)

  /** Both have made their first move. */
  async function underWay(wish?: LiveDuelOptions) {
    const table = await begun(wish)
    await moveIn(table.ann, table.code, 0, 0)
    await moveIn(table.ben, table.code, 1, 3)
    return table
  }

  /** Ann wins by three in a row. */
  async function won({ ann, ben, code }: LiveTable) {
    for (const [index, cell] of [0, 3, 1, 4, 2].entries())
      await moveIn(index % 2 === 0 ? ann : ben, code, index, cell)
  }

  return { player, pass, again, begun, underWay, won }
}
