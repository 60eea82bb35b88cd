import type { Random } from '#kit/random/random.ts'
import {
  BUILD,
  CALL,
  inputOf,
  mayBuild,
  mayStack,
  mayUpgrade,
  MOVE,
  priceOf,
  TURN,
  UPGRADE,
} from './actions.ts'
import { lanes } from './bot-lanes.ts'
import { lead, turnLocks } from './bot-deeds.ts'
import type { Kind } from './definitions.ts'
import { MOST_MERGED, rangeOf, upgradeCost } from './pieces.ts'
import type { DefenceSim } from './sim.ts'
import { mayCall } from './waves.ts'
import { spotOf, type Tower } from './world.ts'

/** Ticks between decisions, by strength: like a person's pace. */
const THINKS_EVERY = [150, 60, 24] as const
/** Build order on a field. */
const FIELD_PLAN: readonly number[] = [0, 0, 0, 1, 2, 0, 3, 0, 1, 3, 2, 1, 3, 0, 1, 3]
const PLANS: Readonly<Partial<Record<Kind, readonly number[]>>> = {
  traps: [0, 0, 1, 0, 4, 0, 2, 0, 3, 4, 0, 1, 0, 4, 2, 0, 3, 0, 0, 4],
  night: [0, 0, 4, 0, 1, 0, 4, 2, 3, 1, 4, 0, 3, 1, 3, 0],
  elements: [0, 3, 1, 2, 3, 0, 2, 3, 1, 2, 3, 0, 2, 3, 1, 2],
  rail: [0, 0, 0, 1, 0, 1, 3, 0, 1, 3, 3, 0, 3, 1, 3, 3],
}
const MOST_TOWERS = [6, 12, 16] as const
/** On a long path the next wave is called early with this few foes. */
const BOLD_FOES = 6
const VERY_BOLD_FOES = 11

/** Builds where foes pass longest, upgrades the best towers, and calls the next wave when the field is clear. */
export function think(sim: DefenceSim, random: Random, strength: 0 | 1 | 2): number {
  const { world, rules } = sim
  if (world.tick % THINKS_EVERY[strength] !== 0) return 0
  const most =
    rules.isEndless || rules.isGrown || rules.isForced ? BOLD_FOES : rules.isRailed ? VERY_BOLD_FOES : 2
  const isQuiet = world.foes.length <= most && world.coming.length === 0
  if (rules.isLanes)
    return (
      lanes(sim) || callIf(sim, isQuiet && (world.wave === 0 ? world.tick > 900 : world.towers.length > 14))
    )
  const deed =
    (rules.isMerging && merge(sim)) ||
    (rules.isTurning && turn(sim)) ||
    turnLocks(sim) ||
    (rules.isLed && lead(sim)) ||
    (rules.isBelt ? fromBelt(sim) : spend(sim, random, strength))
  return deed || callIf(sim, isQuiet && world.towers.length >= 2)
}

const callIf = (sim: DefenceSim, wants: boolean) => (wants && mayCall(sim) ? inputOf(CALL) : 0)

/** Path length within range of a place. */
function sightOf({ board }: DefenceSim, cell: number, range: number): number {
  let seen = 0
  for (const way of waysOf(board))
    if ((board.x[way]! - board.x[cell]!) ** 2 + (board.y[way]! - board.y[cell]!) ** 2 <= range * range) seen++
  return seen
}

function waysOf({ starts, next, locks }: DefenceSim['board']): Set<number> {
  const cells = new Set<number>(locks.flatMap(({ loop }) => loop))
  for (const start of starts) {
    const own = new Set<number>()
    for (let cell = start; cell >= 0 && !own.has(cell); cell = next[cell]!) own.add(cell)
    for (const cell of own) cells.add(cell)
  }
  return cells
}

/** The free site with the highest value at this range, or -1. */
function bestSite(sim: DefenceSim, range: number): number {
  let best = 0
  let site = -1
  for (const cell of sim.board.sites) {
    const worth = worthOf(sim, cell, range)
    if (worth <= best || !mayBuild(sim, cell)) continue
    best = worth
    site = cell
  }
  return site
}

function spend(sim: DefenceSim, random: Random, strength: 0 | 1 | 2): number {
  const { world, rules, kind: game } = sim
  const plan = PLANS[game] ?? FIELD_PLAN
  const kind = rules.isMerging ? world.drawn : plan[world.bought % plan.length]!
  const tower = rules.towers[kind]!
  const most = Math.min(sim.board.sites.length, rules.isTurning ? 8 : MOST_TOWERS[strength])
  const isFull = rules.isGrown || world.towers.length >= most
  const raised = raise(sim)
  if (raised && (isFull || world.towers.length > 5) && random() < 0.6) return raised
  if (isFull || world.coins < priceOf(rules, tower, world)) return isFull ? raised : 0
  const site = bestSite(sim, rangeOf(tower, 1))
  return site < 0 ? 0 : inputOf(BUILD, site, kind)
}

/** Puts a belt tower on an equal one, or where it sees most. */
function fromBelt(sim: DefenceSim): number {
  const { world, rules } = sim
  for (const slot of world.belt.keys()) {
    const own = world.towers
      .filter(({ cell }) => mayStack(sim, cell, slot))
      .toSorted((one, other) => other.level - one.level)
    const [like] = world.towers.length < 6 ? [] : own
    if (like) return inputOf(BUILD, like.cell, slot)
    if (world.towers.length >= 18) continue
    const site = bestSite(sim, rangeOf(rules.towers[world.belt[slot]!]!, 1))
    if (site >= 0) return inputOf(BUILD, site, slot)
  }
  return 0
}

/** On an open field a tower also counts for the detour it causes. */
function worthOf(sim: DefenceSim, cell: number, range: number): number {
  const { rules, board, world, level } = sim
  const seen = sightOf(sim, cell, range)
  // A trap covers one cell only: the middle of the path is best.
  if (range < 1) return 1 + Math.min(board.left[cell]!, 24)
  if (!rules.isOpen || !waysOf(board).has(cell) || !mayBuild(sim, cell)) return seen
  const longer = rules.board(level, [...world.towers.map((tower) => tower.cell), cell], 0)
  const length = ({ starts, left }: DefenceSim['board']) =>
    starts.reduce((sum, start) => sum + left[start]!, 0)
  return seen + 3 * (length(longer) - length(board))
}

/** Upgrades the tower that sees most, if affordable. */
function raise(sim: DefenceSim): number {
  const { world, rules } = sim
  let best = 0
  let cell = -1
  for (const tower of world.towers) {
    const kind = rules.towers[tower.kind]!
    if (!mayUpgrade(rules, tower) || world.coins < upgradeCost(kind, tower.level)) continue
    const worth = (sightOf(sim, tower.cell, rangeOf(kind, tower.level)) + kind.damage / 20) / tower.level
    if (worth <= best) continue
    best = worth
    cell = tower.cell
  }
  return cell < 0 ? 0 : inputOf(UPGRADE, cell)
}

function merge({ world }: DefenceSim): number {
  for (const [index, one] of world.towers.entries())
    for (const other of world.towers.slice(index + 1))
      if (one.kind === other.kind && one.level === other.level && one.level < MOST_MERGED)
        return inputOf(MOVE, other.cell, one.cell)
  return 0
}

/** Turns the ring towards most foes. */
function turn({ world, rules, board }: DefenceSim): number {
  if (world.foes.length === 0 || world.towers.length === 0) return 0
  const strengthOf = ({ kind, level }: Tower) =>
    (rules.towers[kind]!.damage / rules.towers[kind]!.pause) * level
  const worthAt = (shift: number) => {
    let worth = 0
    for (const tower of world.towers) {
      const cell = (tower.cell + shift + 8) % 8
      for (const foe of world.foes) {
        const { x, y } = spotOf(board, foe)
        const far = (x - board.x[cell]!) ** 2 + (y - board.y[cell]!) ** 2
        if (far < 4.4) worth += strengthOf(tower) / (0.5 + board.left[foe.cell]!)
      }
    }
    return worth
  }
  const [stay, right, left] = [worthAt(0) * 1.25, worthAt(1), worthAt(-1)]
  if (right > stay && right >= left) return inputOf(TURN, 0)
  return left > stay ? inputOf(TURN, 1) : 0
}
