import { BUILD, inputOf, UPGRADE } from './actions.ts'
import { upgradeCost } from './pieces.ts'
import type { DefenceSim } from './sim.ts'

const LANES = 5

/** Oysters at the bottom first, then a sling per lane, then what is missing where foes come. */
export function lanes({ world, rules }: DefenceSim): number {
  const cellOf = (lane: number, row: number) => row * LANES + lane
  const has = (lane: number, kind: number) =>
    world.towers.filter((tower) => tower.cell % LANES === lane && tower.kind === kind).length
  const load = (lane: number) =>
    world.foes.reduce((sum, foe) => sum + (foe.cell % LANES === lane ? foe.health : 0), 0)
  const order = [0, 1, 2, 3, 4].toSorted((one, other) => load(other) - load(one))
  const free = (lane: number, rows: readonly number[]) =>
    rows.map((row) => cellOf(lane, row)).find((cell) => !world.towers.some((tower) => tower.cell === cell))
  const put = (kind: number, lane: number, rows: readonly number[]) => {
    const cell = free(lane, rows)
    return cell === undefined || world.coins < rules.towers[kind]!.cost ? 0 : inputOf(BUILD, cell, kind)
  }
  const threatened = order.find((lane) => load(lane) > 0 && has(lane, 1) === 0)
  if (threatened !== undefined) return put(1, threatened, [6, 5, 4])
  const oysters = world.towers.filter(({ kind }) => kind === 0).length
  if (oysters < 3 + Math.min(7, world.wave)) {
    const lane = order.toReversed().find((one) => free(one, [7]) !== undefined)
    if (lane !== undefined) return put(0, lane, [7])
  }
  for (const lane of order) if (has(lane, 1) === 0) return put(1, lane, [6, 5, 4])
  for (const lane of order) if (has(lane, 4) === 0) return put(4, lane, [5, 4, 3])
  for (const lane of order) if (has(lane, 2) === 0) return put(2, lane, [3, 2])
  for (const lane of order) if (has(lane, 3) === 0) return put(3, lane, [4, 5, 3])
  const lane = order[0]!
  const own = world.towers.filter(
    (tower) => tower.cell % LANES === lane && tower.level < 3 && tower.kind !== 0,
  )
  const next = own.find((tower) => world.coins >= upgradeCost(rules.towers[tower.kind]!, tower.level))
  return next ? inputOf(UPGRADE, next.cell) : 0
}
