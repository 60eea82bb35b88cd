import type { Random } from '#kit/random/random.ts'
import { exactSin } from '#kit/game/exact-math.ts'
import { along, angleTo, nearest } from '#kit/game/things/things.ts'
import { advance, finish, fire, follow, gain, hurt, meet, strike, throwAt, wear } from '../deeds.ts'
import { dodge } from '../dodge.ts'
import { STAGES, bossOf, type Wave } from './storm-stages.ts'
import { patterns } from './storm-bosses.ts'
import { clamp, startWorld, thing, type ShooterRules, type Thing, type Turn, type World } from '../world.ts'

export interface Storm extends World {
  /** What comes when, counted from the start of the stage. */
  queue: Wave[]
  stageTick: number
  gifts: number
  /** Ticks in which stars fly along that seek their goal. */
  stars: number
}

const FIELD = [400, 600] as const
const SPEED = 8
const REACH = 6
const GIFTS = ['power', 'stars', 'shield', 'power', 'bell'] as const
const POINTS: Readonly<Record<string, number>> = {
  cloud: 10,
  mine: 15,
  kite: 20,
  ghost: 50,
  gift: 30,
  storm: 40,
  boss: 500,
}
const HEALTH: Readonly<Record<string, number>> = { cloud: 2, mine: 4, kite: 1, ghost: 12, gift: 5, storm: 9 }
const SIZE: Readonly<Record<string, number>> = {
  cloud: 17,
  mine: 14,
  kite: 13,
  ghost: 24,
  gift: 16,
  storm: 22,
}

function enter(world: Storm, wave: Wave, random: Random) {
  const { kind, x } = wave
  const harder = 1 + world.stage * 0.07
  const fromLeft = random() < 0.5
  const speed = { cloud: 1.3, mine: 0.9, kite: 3, ghost: 1.6, storm: 0.8 }[kind] ?? 1
  const one = thing(kind, x * FIELD[0], -26, {
    vy: speed * (0.9 + world.stage * 0.03),
    r: SIZE[kind] ?? 14,
    hp: Math.round((HEALTH[kind] ?? 2) * harder),
    a: random(),
  })
  if (kind === 'gift')
    Object.assign(one, { x: fromLeft ? -20 : 420, y: 90, vx: fromLeft ? 1.4 : -1.4, vy: 0.25 })
  if (kind === 'boss')
    Object.assign(one, { x: 200, y: -60, vy: 1.6, r: 48, hp: bossOf(world.stage).hp, a: 0 })
  world.foes.push(one)
}

function beginStage(world: Storm, stage: number) {
  world.stage = stage
  world.stageTick = 0
  world.queue = STAGES[stage - 1]!.map((wave) => ({ ...wave }))
}

const MOVES: Readonly<Record<string, (one: Thing, world: Storm, turn: Turn) => void>> = {
  cloud(one, world) {
    one.vx = exactSin(one.t / 26 + one.a * 6) * 1.5
    if (one.t % 96 === 60 && world.stage > 1) throwAt(world, 'drop', one, { vx: 0, vy: 2.6 })
  },
  mine() {},
  kite(one, { hero }) {
    if (one.y < hero.y - 120) one.vx = clamp((hero.x - one.x) * 0.02, -1.9, 1.9)
  },
  ghost(one, world) {
    if (one.t < 420) one.vy = one.y > 120 ? 0 : one.vy
    else one.vy = -2
    one.vx = exactSin(one.t / 50 + one.a * 6) * 0.8
    const clock = one.t % 110
    if (one.y > 40 && one.t < 420 && clock === 90)
      fan(world, one, { count: world.stage > 5 ? 5 : 3, speed: 2.4, wide: 0.24 })
  },
  storm(one, world) {
    one.vy = one.y > 150 && one.t < 600 ? 0 : 0.8
    if (one.y > 40 && one.t % 130 === 110)
      ring(world, one, { count: 8 + Math.floor(world.stage / 2), speed: 1.7, turn: one.a * 6 })
  },
  gift() {},
  boss(one, world, turn) {
    if (one.y > 110) one.vy = 0
    one.vx = one.t > 90 ? exactSin(one.t / 80) * 1.5 : 0
    if (one.t > 110) patterns(world, one, turn)
  },
}

export function ring(
  world: World,
  at: Thing,
  { count, speed, turn }: { count: number; speed: number; turn: number },
) {
  for (let index = 0; index < count; index++)
    throwAt(world, 'spark', at, along(turn + (index * 2 * Math.PI) / count, speed))
}

export function fan(
  world: World,
  at: Thing,
  { count, speed, wide }: { count: number; speed: number; wide: number },
) {
  const middle = angleTo(at, world.hero)
  for (let index = 0; index < count; index++)
    throwAt(world, 'spark', at, along(middle + (index - (count - 1) / 2) * wide, speed))
}

function shoot(world: Storm) {
  const { hero, tick } = world
  if (tick % 7 !== 0) return
  const lanes = hero.power
  for (let lane = 0; lane < lanes; lane++) {
    const off = lane - (lanes - 1) / 2
    fire(
      world,
      'bolt',
      { x: hero.x + off * 8, y: hero.y - 18 },
      { vx: off * (lanes > 2 ? 0.7 : 0.1), vy: -10 },
      { a: 1 },
    )
  }
  if (world.stars > 0 && tick % 21 === 0)
    for (const side of [-1, 1])
      fire(world, 'star', { x: hero.x + side * 18, y: hero.y }, { vx: side * 2, vy: -3 }, { a: 2, r: 7 })
}

function seek(world: Storm) {
  for (const one of world.shots) {
    if (one.kind !== 'star') continue
    const goal = nearest(world.foes, one, 320)
    if (!goal) continue
    const { vx, vy } = along(angleTo(one, goal), 6.5)
    one.vx += (vx - one.vx) * 0.14
    one.vy += (vy - one.vy) * 0.14
  }
}

function struck(world: Storm, turn: Turn, foe: Thing, shot: Thing): boolean {
  if (foe.y < -10) return false
  if (!wear(foe, shot.a || 1, turn)) return true
  gain(world, turn, POINTS[foe.kind] ?? 10, foe)
  if (foe.kind === 'mine' && world.stage >= 3) ring(world, foe, { count: 6, speed: 1.5, turn: foe.a * 6 })
  if (foe.kind === 'gift') {
    world.drops.push(thing(GIFTS[world.gifts++ % GIFTS.length]!, foe.x, foe.y, { vy: 1.3, r: 18 }))
    return true
  }
  if (foe.kind === 'boss') clearSky(world, turn)
  if (turn.random() < 0.22) world.drops.push(thing('pearl', foe.x, foe.y, { vy: 1.7, r: 18 }))
  return true
}

function clearSky(world: Storm, turn: Turn) {
  for (const { x, y } of world.darts) turn.tell('fizz', x, y)
  world.darts = []
}

function take(world: Storm, turn: Turn, one: Thing): boolean {
  const { hero } = world
  if (one.kind === 'pearl') {
    gain(world, turn, 25, one)
    return true
  }
  turn.tell('power', one.x, one.y)
  if (one.kind === 'power') hero.power = Math.min(5, hero.power + 1)
  if (one.kind === 'stars') world.stars = 900
  if (one.kind === 'shield') hero.shield = Math.min(2, hero.shield + 1)
  if (one.kind === 'bell') {
    clearSky(world, turn)
    for (const foe of world.foes) if (foe.kind !== 'boss' && foe.y > 0) wear(foe, 12, turn)
    for (const foe of world.foes) if (foe.hp <= 0) gain(world, turn, POINTS[foe.kind] ?? 10, foe)
    world.foes = world.foes.filter(({ hp }) => hp > 0)
  }
  return true
}

function advanceStage(world: Storm, turn: Turn) {
  world.stageTick++
  while (world.queue[0] && world.queue[0].at <= world.stageTick)
    enter(world, world.queue.shift()!, turn.random)
  if (world.queue.length > 0 || world.foes.length > 0) return
  if (world.stage === STAGES.length) {
    finish(world, turn, 'won')
    return
  }
  world.score += 100 * world.stage
  beginStage(world, world.stage + 1)
  turn.tell('stage', 200, 200, world.stage)
}

export const rules: ShooterRules<Storm> = {
  field: FIELD,
  control: 'follow',
  goal: 30_000,
  start() {
    const world: Storm = { ...startWorld(200, 500), queue: [], stageTick: 0, gifts: 0, stars: 0 }
    beginStage(world, 1)
    return world
  },
  step(world, turn) {
    const { hero } = world
    follow(world, turn.input, SPEED)
    hero.x = clamp(hero.x, 14, FIELD[0] - 14)
    hero.y = clamp(hero.y, 60, FIELD[1] - 18)
    if (world.stars > 0) world.stars--
    shoot(world)
    seek(world)
    for (const foe of world.foes) MOVES[foe.kind]?.(foe, world, turn)
    advance(world.shots, FIELD)
    advance(world.foes, FIELD, 70)
    advance(world.darts, FIELD, 16)
    advance(world.drops, FIELD)
    strike(world, (foe, shot) => struck(world, turn, foe, shot))
    world.drops = meet(world, world.drops, 22, (one) => take(world, turn, one))
    world.darts = meet(world, world.darts, REACH, () => hurt(world, turn))
    meet(world, world.foes, REACH, () => hurt(world, turn))
    advanceStage(world, turn)
  },
  hud: ({ lives, stage }) => [
    ['lives', lives],
    ['stage', stage],
  ],
  bot(world, random, strength) {
    const goal = nearest(world.drops, world.hero, 220) ?? world.foes.find(({ y }) => y > -10)
    const isDrop = goal !== undefined && world.drops.includes(goal)
    return dodge(
      world,
      {
        field: FIELD,
        speed: SPEED,
        reach: REACH,
        sight: 30,
        worth: ({ x, y }) =>
          -Math.abs(x - (goal?.x ?? 200)) * 0.5 - Math.abs(y - (isDrop ? goal.y : 500)) * 0.25,
      },
      random,
      strength,
    )
  },
}
