import { nearest, meets } from '#kit/game/things/things.ts'
import { pickIndex } from '#kit/random/random.ts'
import { advance, finish, fire, follow, gain, hurt, meet, throwAt, wear } from '../deeds.ts'
import { dodge } from '../dodge.ts'
import { clamp, startWorld, thing, type ShooterRules, type Thing, type Turn, type World } from '../world.ts'

export interface Crabs extends World {
  /** Which way the parade goes, and how many ticks until its next step. */
  way: 1 | -1
  pause: number
  /** Crumbs of the sand castles, row by row; 0 is gone. */
  castles: number[]
  /** Ticks left of wide shots, and of fast shots. */
  wide: number
  quick: number
}

const FIELD = [400, 500] as const
const HERO_Y = 466
const STEP = 9
const DOWN = 16
/** Three castles of six by four crumbs. */
export const CRUMB = 9
const CASTLE_COLUMNS = 7
const CASTLE_ROWS = 4
export const CASTLES = 3
const CASTLE_TOP = 390
const SHAPE = [0, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1]
const POINTS: Readonly<Record<string, number>> = { crab: 10, parasol: 15, drummer: 25, blimp: 100 }
/** Rows of a parade from the top: d drums, p carries a parasol, c walks. */
const PARADES = ['ppcc', 'dppcc', 'pcpcp', 'dpppc', 'ddppcc', 'pppppp']

export const castlePlace = (index: number) => {
  const perCastle = CASTLE_COLUMNS * CASTLE_ROWS
  const castle = Math.floor(index / perCastle)
  const within = index % perCastle
  return {
    x: 200 + (castle - 1) * 125 + ((within % CASTLE_COLUMNS) - 3) * CRUMB,
    y: CASTLE_TOP + Math.floor(within / CASTLE_COLUMNS) * CRUMB,
  }
}

const PLACES = Array.from({ length: CASTLES * CASTLE_COLUMNS * CASTLE_ROWS }, (_, index) =>
  castlePlace(index),
)

function beginStage(world: Crabs) {
  const parade = PARADES[(world.stage - 1) % PARADES.length]!
  const top = 62 + Math.min(70, (world.stage - 1) * 12)
  for (const [row, sign] of [...parade].entries())
    for (let column = 0; column < 8; column++) {
      const kind = sign === 'd' ? 'drummer' : sign === 'p' ? 'parasol' : 'crab'
      world.foes.push(
        thing(kind, 46 + column * 39, top + row * 34, { r: 14, hp: kind === 'crab' ? 1 : 2, a: column }),
      )
    }
  world.way = 1
  world.pause = 40
  world.castles = Array.from({ length: CASTLES }, () => SHAPE).flat()
}

function march(world: Crabs, turn: Turn) {
  const walkers = world.foes.filter(({ kind }) => kind !== 'blimp')
  if (--world.pause > 0) return
  // The fewer are left the faster they walk.
  world.pause = Math.max(3, Math.round(6 + walkers.length * 0.85 - world.stage))
  turn.tell('march', 0, 0)
  const isAtEdge = walkers.some(({ x }) => x + world.way * STEP < 20 || x + world.way * STEP > FIELD[0] - 20)
  for (const one of walkers) {
    if (isAtEdge) one.y += DOWN
    else one.x += world.way * STEP
    one.a = one.a + 0.5
  }
  if (isAtEdge) world.way = world.way === 1 ? -1 : 1
  if (walkers.some(({ y }) => y > HERO_Y - 26)) finish(world, turn, 'over')
}

function attack(world: Crabs, turn: Turn) {
  const every = Math.max(24, 74 - world.stage * 6)
  if (world.tick % every === 0 && world.foes.length > 0) {
    const one = world.foes[pickIndex(world.foes.length, turn.random)]!
    const isAimed = one.kind === 'drummer'
    const vx = isAimed ? clamp((world.hero.x - one.x) * 0.008, -1.2, 1.2) : 0
    throwAt(world, 'pebble', one, { vx, vy: 2.3 + world.stage * 0.12 }, { r: 6 })
    turn.tell('throw', one.x, one.y)
  }
  if (world.tick % 900 === 500) {
    const fromLeft = turn.random() < 0.5
    world.foes.push(thing('blimp', fromLeft ? -24 : 424, 34, { vx: fromLeft ? 1.5 : -1.5, r: 20, hp: 2 }))
    turn.tell('tell', fromLeft ? 0 : 400, 34)
  }
}

function crumble(world: Crabs, one: Thing, turn: Turn, bite: number): boolean {
  if (one.y < CASTLE_TOP - 12 || one.y > CASTLE_TOP + CASTLE_ROWS * CRUMB) return false
  for (const [index, crumb] of world.castles.entries()) {
    if (crumb === 0) continue
    const at = PLACES[index]!
    if (!meets(one, one.r, at, CRUMB / 2)) continue
    for (const [near, other] of world.castles.entries())
      if (other > 0 && meets(at, bite, PLACES[near]!, 1)) world.castles[near] = 0
    turn.tell('sand', at.x, at.y)
    return true
  }
  return false
}

function shoot(world: Crabs) {
  const { hero } = world
  if (world.wide > 0) world.wide--
  if (world.quick > 0) world.quick--
  if (hero.cool > 0) return
  hero.cool = world.quick > 0 ? 11 : 21
  for (const vx of world.wide > 0 ? [-1.1, 0, 1.1] : [0])
    fire(world, 'jet', { x: hero.x, y: hero.y - 22 }, { vx, vy: -8 }, { r: 4 })
}

function wash(world: Crabs, turn: Turn) {
  world.shots = world.shots.filter((shot) => {
    if (crumble(world, shot, turn, 6)) return false
    const foe = world.foes.find((one) => one.hp > 0 && meets(shot, shot.r, one, one.r))
    if (!foe) return true
    if (!wear(foe, 1, turn)) {
      // The parasol has folded: from here on it is a crab like any other.
      if (foe.kind === 'parasol') turn.tell('fold', foe.x, foe.y)
      return false
    }
    gain(world, turn, POINTS[foe.kind] ?? 10, foe)
    if (foe.kind === 'blimp')
      world.drops.push(
        thing(['wide', 'quick', 'shield'][pickIndex(3, turn.random)]!, foe.x, foe.y, { vy: 1.8, r: 18 }),
      )
    return false
  })
  world.foes = world.foes.filter(({ hp }) => hp > 0)
  world.darts = world.darts.filter((one) => !crumble(world, one, turn, 11))
}

export const rules: ShooterRules<Crabs> = {
  field: FIELD,
  control: 'row',
  goal: 6000,
  start() {
    const world: Crabs = { ...startWorld(200, HERO_Y), way: 1, pause: 40, castles: [], wide: 0, quick: 0 }
    beginStage(world)
    return world
  },
  step(world, turn) {
    const { hero } = world
    follow(world, turn.input, 6)
    hero.x = clamp(hero.x, 18, FIELD[0] - 18)
    hero.y = HERO_Y
    march(world, turn)
    attack(world, turn)
    shoot(world)
    advance(world.shots, FIELD, 10)
    advance(world.foes, FIELD, 30)
    advance(world.darts, FIELD, 10)
    advance(world.drops, FIELD)
    wash(world, turn)
    world.drops = meet(world, world.drops, 18, (one) => {
      if (one.kind === 'wide') world.wide = 600
      if (one.kind === 'quick') world.quick = 700
      if (one.kind === 'shield') hero.shield = Math.min(2, hero.shield + 1)
      turn.tell('power', one.x, one.y)
      return true
    })
    world.darts = meet(world, world.darts, 12, () => hurt(world, turn) || true)
    if (world.foes.some(({ kind }) => kind !== 'blimp')) return
    world.score += 50 * world.stage
    world.stage++
    beginStage(world)
    turn.tell('stage', 200, 220, world.stage)
  },
  hud: ({ lives, stage }) => [
    ['lives', lives],
    ['stage', stage],
  ],
  bot(world, random, strength) {
    const goal =
      world.foes.find(({ kind }) => kind === 'blimp') ?? nearest(world.foes, { x: world.hero.x, y: 500 })
    const gift = world.drops[0]
    const x = gift?.x ?? (goal ? goal.x + world.way * 8 : 200)
    const isUnderSand = (at: number) =>
      world.castles.some((crumb, index) => crumb > 0 && Math.abs(PLACES[index]!.x - at) < CRUMB)
    const worth = (at: { x: number; y: number }) =>
      -Math.abs(at.x - x) * 0.7 - Math.abs(at.y - HERO_Y) * 3 - (isUnderSand(at.x) ? 9 : 0)
    return dodge(world, { field: FIELD, speed: 6, reach: 14, sight: 30, worth }, random, strength)
  },
}
