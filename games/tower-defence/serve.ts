import { meet } from './forces.ts'
import { strikeFoe } from './harm.ts'
import { damageOf, rangeOf, WHALE, type TowerKind } from './pieces.ts'
import { isDark, near, spotOf, type Foe, type Place, type Shot, type Tower } from './world.ts'

const SPLASH_REACH = 1.15
const BLAST_REACH = 1.5
const CHILL_TICKS = 90
const FLIGHT_TICKS = 4.5
const HOLD_TICKS = 90
const BACK_STEPS = 3
/** Range of sight of a tower in the dark. */
const EYESIGHT = 1.1

/** One tick of a tower. */
export function serve(place: Place, tower: Tower) {
  const { world, rules, board, tell } = place
  const kind = rules.towers[tower.kind]!
  if (kind.effect === 'wall' || kind.effect === 'light' || --tower.wait > 0) return
  const [x, y] = [board.x[tower.cell]!, board.y[tower.cell]!]
  if (kind.effect === 'coins') {
    tower.wait = kind.pause
    world.coins += kind.damage + 8 * (tower.level - 1)
    tell('pearl', x, y, kind.damage)
    return
  }
  const seen = inReach(place, tower)
  if (seen.length === 0) {
    tower.wait = 1
    return
  }
  tower.wait = kind.pause
  if (spring(place, tower, seen)) return
  const target = chosen(place, tower, seen)
  const to = spotOf(board, target)
  const time = Math.max(
    5,
    Math.min(30, Math.round(Math.sqrt((to.x - x) ** 2 + (to.y - y) ** 2) * FLIGHT_TICKS)),
  )
  const { kind: index, level } = tower
  world.shots.push({ kind: index, level, x, y, toX: to.x, toY: to.y, target: target.id, time, left: time })
  tell(kind.effect, x, y, tower.level)
}

/** Applies effects without a projectile; true when there was one. */
function spring(place: Place, tower: Tower, seen: readonly Foe[]): boolean {
  const { world, rules, board, tell } = place
  const kind = rules.towers[tower.kind]!
  const [x, y] = [board.x[tower.cell]!, board.y[tower.cell]!]
  const damage = damageOf(kind, tower.level)
  if (kind.effect === 'around') {
    for (const foe of seen) strikeFoe(place, foe, damage)
    tell('around', x, y, tower.level)
    return true
  }
  if (kind.effect === 'chill' && kind.name === 'tar') {
    for (const foe of seen) {
      foe.chill = CHILL_TICKS / 2 + 20 * tower.level
      strikeFoe(place, foe, damage)
    }
    return true
  }
  if (kind.effect === 'hold') {
    for (const foe of seen.slice(0, 2 + tower.level)) {
      foe.held = HOLD_TICKS + 25 * tower.level
      strikeFoe(place, foe, damage)
    }
    tell('hold', x, y)
    return true
  }
  if (kind.effect === 'back') {
    for (const foe of seen.slice(0, 1 + tower.level)) {
      wash(place, foe)
      strikeFoe(place, foe, damage)
    }
    tell('back', x, y)
    return true
  }
  if (kind.effect !== 'mine') return false
  tell('burst', x, y, 3)
  for (const foe of world.foes) {
    const spot = spotOf(board, foe)
    if (near(spot.x, spot.y, x, y, BLAST_REACH)) strikeFoe(place, foe, damage * (1 + world.wave * 0.08))
  }
  world.towers = world.towers.filter((other) => other !== tower)
  return true
}

/** Pushes a foe back along the path; a whale is too heavy. */
function wash({ board }: Place, foe: Foe) {
  if (foe.kind === WHALE) return
  for (let step = 0; step < BACK_STEPS; step++) {
    const before = board.next.indexOf(foe.cell)
    if (before < 0) return
    foe.to = foe.cell
    foe.cell = before
  }
}

/** At night only lit foes can be aimed at. */
function isSeen(
  place: Place,
  spot: { readonly x: number; readonly y: number },
  [x, y]: readonly [number, number],
) {
  const { world, rules, board } = place
  if (near(spot.x, spot.y, x, y, EYESIGHT)) return true
  return world.towers.some((tower) => {
    const kind = rules.towers[tower.kind]!
    if (kind.effect !== 'light') return false
    return near(spot.x, spot.y, board.x[tower.cell]!, board.y[tower.cell]!, rangeOf(kind, tower.level))
  })
}

function inReach(place: Place, { cell, kind, level }: Tower): Foe[] {
  const { world, rules, board } = place
  const [x, y] = [board.x[cell]!, board.y[cell]!]
  const range = rangeOf(rules.towers[kind]!, level)
  const dark = isDark(place)
  return world.foes.filter((foe) => {
    if (foe.health <= 0) return false
    const spot = spotOf(board, foe)
    if (rules.isLanes) return Math.abs(spot.x - x) < 0.4 && spot.y < y + 0.3 && y - spot.y < range
    return near(spot.x, spot.y, x, y, range) && (!dark || isSeen(place, spot, [x, y]))
  })
}

/** The preferred target of a tower. */
function chosen({ board }: Place, { cell, aim }: Tower, seen: readonly Foe[]): Foe {
  const worth = (foe: Foe) => {
    if (aim === 1) return foe.health
    const spot = spotOf(board, foe)
    if (aim === 2) return -((spot.x - board.x[cell]!) ** 2 + (spot.y - board.y[cell]!) ** 2)
    return foe.part - board.left[foe.cell]!
  }
  let best = seen[0]!
  for (const foe of seen) if (worth(foe) > worth(best)) best = foe
  return best
}

export function land(place: Place) {
  const { world } = place
  if (world.shots.length === 0) return
  for (const shot of world.shots) if (--shot.left <= 0) strike(place, shot)
  world.shots = world.shots.filter(({ left }) => left > 0)
}

function strike(place: Place, { kind, level, target, toX, toY }: Shot) {
  const { world, rules, board, tell } = place
  const tower: TowerKind = rules.towers[kind]!
  const damage = damageOf(tower, level)
  const foe = world.foes.find(({ id, health }) => id === target && health > 0)
  if (tower.effect !== 'splash') {
    if (!foe) return
    if (tower.effect === 'chill') foe.chill = CHILL_TICKS + 15 * level
    if (rules.isForced) meet(place, foe, { name: tower.name, damage })
    strikeFoe(place, foe, damage)
    return
  }
  const { x, y } = foe ? spotOf(board, foe) : { x: toX, y: toY }
  tell('burst', x, y, level)
  for (const other of world.foes) {
    const spot = spotOf(board, other)
    if (near(spot.x, spot.y, x, y, SPLASH_REACH)) strikeFoe(place, other, damage)
  }
}
