import { pickIndex } from '#kit/random/random.ts'
import { RAYS } from './board.ts'
import { healthOf, MOST_GROWN, MOST_LEVEL, MOST_MERGED, upgradeCost, type TowerKind } from './pieces.ts'
import type { Rulebook } from './rulebook.ts'
import { callWave } from './waves.ts'
import { towerAt, type Place, type Tower, type World } from './world.ts'

/** Actions of a player; an input is `deed * DEED + a * PART + b`. */
export const CALL = 1
export const BUILD = 2
export const UPGRADE = 3
export const SELL = 4
export const AIM = 5
export const MOVE = 6
export const TURN = 7
export const LOCK = 8
export const LEAD = 9
const DEED = 100_000
const PART = 100

export const inputOf = (deed: number, a = 0, b = 0) => deed * DEED + a * PART + b

/** Checks the form of an external input. An impossible one has no effect. */
export function isInput(input: unknown, cells: number): input is number {
  if (typeof input !== 'number' || !Number.isInteger(input) || input < 0) return false
  const [deed, a, b] = parted(input)
  return deed <= LEAD && a < Math.max(cells, 2) && b < PART
}

const parted = (input: number) =>
  [Math.floor(input / DEED), Math.floor((input % DEED) / PART), input % PART] as const

const SOLD_SHARE = 0.7

export function act(place: Place, input: number) {
  if (input === 0) return
  const [deed, a, b] = parted(input)
  if (deed === CALL) callWave(place)
  if (deed === BUILD) build(place, a, b)
  if (deed === UPGRADE) upgrade(place, a)
  if (deed === SELL) sell(place, a)
  if (deed === AIM) aim(place, a)
  if (deed === MOVE) move(place, a, b)
  if (deed === TURN) turn(place, a === 0 ? 1 : -1)
  if (deed === LOCK) setLock(place, a)
  if (deed === LEAD) lead(place, a)
}

/** Randomly drawn towers get more expensive one by one; those of the belt are free. */
export function priceOf({ isMerging, isBelt }: Rulebook, { cost }: TowerKind, { bought }: World): number {
  if (isBelt) return 0
  return isMerging ? 40 + 4 * bought : cost
}

/** Whether a tower may be built on a cell, money aside. */
export function mayBuild(
  { rules, world, board, level }: Omit<Place, 'tell' | 'random'>,
  cell: number,
): boolean {
  if (rules.isGrown || !board.sites.includes(cell) || towerAt(world, cell)) return false
  if (!rules.isOpen) return true
  if (world.foes.some((foe) => foe.cell === cell || foe.to === cell)) return false
  const closed = rules.board(level, [...world.towers.map((tower) => tower.cell), cell], world.lever)
  const isReached = (from: number) => closed.next[from]! >= -1
  return closed.starts.every(isReached) && world.foes.every((foe) => isReached(foe.cell))
}

/** Whether a belt tower upgrades the tower on a cell. */
export function mayStack(
  { rules, world }: Pick<Place, 'rules' | 'world'>,
  cell: number,
  slot: number,
): boolean {
  const tower = towerAt(world, cell)
  if (!rules.isBelt || !tower || world.belt[slot] === undefined) return false
  return tower.kind === world.belt[slot] && tower.level < MOST_MERGED
}

/** Kind of a build input: its own, the drawn one, or the one on the belt. */
export function wishedKind(
  { rules, world }: Pick<Place, 'rules' | 'world'>,
  wish: number,
): number | undefined {
  if (rules.isMerging) return world.drawn
  return rules.isBelt ? world.belt[wish] : wish
}

function build(place: Place, cell: number, wish: number) {
  const { rules, world, board, tell, random } = place
  const kind = wishedKind(place, wish)
  const tower = kind === undefined ? undefined : rules.towers[kind]
  if (!tower || kind === undefined) return
  if (mayStack(place, cell, wish)) {
    const own = towerAt(world, cell)!
    own.level++
    world.belt.splice(wish, 1)
    tell('merge', board.x[cell]!, board.y[cell]!, own.level)
    return
  }
  if (!mayBuild(place, cell)) return
  const price = priceOf(rules, tower, world)
  if (world.coins < price) return
  world.coins -= price
  world.bought++
  world.towers.push(freshTower(tower, cell, kind))
  if (rules.isMerging) world.drawn = pickIndex(rules.towers.length, random)
  if (rules.isBelt) world.belt.splice(wish, 1)
  repath(place)
  tell('build', board.x[cell]!, board.y[cell]!)
}

export const freshTower = (tower: TowerKind, cell: number, kind: number): Tower => ({
  cell,
  kind,
  level: 1,
  wait: 10,
  health: healthOf(tower, 1),
  aim: tower.name === 'lens' ? 1 : 0,
})

/** Paths are recomputed when a tower or a lock has changed; the cell a foe is heading for is never built on. */
export function repath(place: Place) {
  const { rules, world, level } = place
  if (!rules.isOpen && place.board.locks.length === 0) return
  place.board = rules.board(
    level,
    world.towers.map(({ cell }) => cell),
    world.lever,
  )
}

const mostLevel = ({ isGrown, isEndless }: Rulebook) => (isGrown || isEndless ? MOST_GROWN : MOST_LEVEL)

export const mayUpgrade = (rules: Rulebook, tower: Tower) =>
  !rules.isMerging && !rules.isBelt && isBetterWith(rules, tower) && tower.level < mostLevel(rules)

/** A barrel explodes once, so an upgrade is useless. */
const isBetterWith = ({ towers }: Rulebook, { kind }: Tower) => towers[kind]!.effect !== 'mine'

function upgrade({ rules, world, board, tell }: Place, cell: number) {
  const tower = towerAt(world, cell)
  if (!tower || !mayUpgrade(rules, tower)) return
  const kind = rules.towers[tower.kind]!
  const price = upgradeCost(kind, tower.level)
  if (world.coins < price) return
  world.coins -= price
  tower.level++
  tower.health = healthOf(kind, tower.level)
  tell('upgrade', board.x[cell]!, board.y[cell]!, tower.level)
}

/** Given towers are not for sale; on the belt, selling only frees the place. */
export const maySell = ({ isGrown }: Rulebook) => !isGrown

/** Coins for a sold tower. */
export function soldFor({ towers, isMerging, isBelt }: Rulebook, { kind, level }: Tower): number {
  if (isBelt) return 0
  let paid = isMerging ? 40 * 2 ** (level - 1) : towers[kind]!.cost
  if (!isMerging) for (let step = 1; step < level; step++) paid += upgradeCost(towers[kind]!, step)
  return Math.floor(paid * SOLD_SHARE)
}

function sell(place: Place, cell: number) {
  const { rules, world, board, tell } = place
  const tower = towerAt(world, cell)
  if (!tower || !maySell(rules)) return
  const worth = soldFor(rules, tower)
  world.coins += worth
  world.towers = world.towers.filter((other) => other !== tower)
  repath(place)
  tell('sell', board.x[cell]!, board.y[cell]!, worth)
}

function aim({ world, board, tell }: Place, cell: number) {
  const tower = towerAt(world, cell)
  if (!tower) return
  tower.aim = (tower.aim + 1) % 3
  tell('aim', board.x[cell]!, board.y[cell]!, tower.aim)
}

/** Moves a tower, or merges it with an equal one. */
function move({ rules, world, board, tell }: Place, from: number, to: number) {
  const tower = towerAt(world, from)
  if (!rules.isMerging || !tower || from === to || !board.sites.includes(to)) return
  const other = towerAt(world, to)
  if (!other) {
    tower.cell = to
    tell('move', board.x[to]!, board.y[to]!)
    return
  }
  if (other.kind !== tower.kind || other.level !== tower.level || tower.level >= MOST_MERGED) return
  world.towers = world.towers.filter((one) => one !== tower)
  other.level++
  tell('merge', board.x[to]!, board.y[to]!, other.level)
}

/** Turns the ring by one place. A railway gets this direction, or stops if it already has it. */
function turn({ rules, world, board, tell }: Place, way: 1 | -1) {
  if (!rules.isTurning && !rules.isRailed) return
  if (rules.isTurning) for (const tower of world.towers) tower.cell = (tower.cell + way + RAYS) % RAYS
  if (rules.isRailed) world.way = world.way === way ? 0 : way
  tell('turn', board.width / 2, board.height / 2, way)
}

function setLock(place: Place, index: number) {
  const { world, board, tell } = place
  const lock = board.locks[index]
  if (!lock) return
  world.lever ^= 1 << index
  repath(place)
  tell('lock', board.x[lock.cell]!, board.y[lock.cell]!, index)
}

function lead({ rules, world, board }: Place, cell: number) {
  if (!rules.isLed) return
  world.hero.toX = board.x[cell] ?? world.hero.toX
  world.hero.toY = board.y[cell] ?? world.hero.toY
}
