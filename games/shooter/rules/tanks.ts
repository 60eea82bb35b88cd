import { along, angleTo, far, nearest, meets, type Place } from '#kit/game/things/things.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { gain, hurt, meet, wear } from '../deeds.ts'
import { AIMS, DIRECTIONS, FIRE } from '../inputs.ts'
import { steer, wayOf } from '../steering.ts'
import { startWorld, thing, type ShooterRules, type Thing, type Turn, type World } from '../world.ts'
import { CRATE, FIELD, FREE, bounce, isFree, mazeOf, nextCell, roll, sees } from './maze.ts'

export interface Tanks extends World {
  cells: number[]
  /** Bounces of the player's shells. */
  bounces: number
}

const START = { x: FIELD[0] / 2, y: FIELD[1] - 24 }
const REACH = 13
const MOST_SHELLS = 5
const LONGEST_FLIGHT = 420
const KINDS: Readonly<
  Record<string, { speed: number; shell: number; bounces: number; every: number; points: number; hp: number }>
> = {
  drum: { speed: 0, shell: 2.4, bounces: 1, every: 150, points: 20, hp: 1 },
  beetle: { speed: 0.8, shell: 2.6, bounces: 1, every: 130, points: 35, hp: 1 },
  hopper: { speed: 1.25, shell: 3, bounces: 2, every: 110, points: 60, hp: 1 },
  tortoise: { speed: 0.5, shell: 2.4, bounces: 2, every: 100, points: 90, hp: 3 },
}
const TELL_TICKS = 28
const ORDER = ['drum', 'beetle', 'drum', 'beetle', 'hopper', 'beetle', 'tortoise', 'hopper'] as const

function beginStage(world: Tanks, random: Random) {
  world.cells = mazeOf(world.stage, random)
  world.shots = []
  world.darts = []
  world.drops = []
  Object.assign(world.hero, START, { safe: 90, turn: -Math.PI / 2 })
  const count = Math.min(8, 2 + Math.floor(world.stage * 0.75))
  for (let index = 0; index < count; index++) {
    const kind = ORDER[Math.min(7, (index + (world.stage > 4 ? 2 : 0)) % (1 + Math.min(7, world.stage)))]!
    let at = { x: 20, y: 20 }
    for (let look = 0; look < 60; look++) {
      at = { x: (pickIndex(11, random) + 0.5) * 40, y: (pickIndex(7, random) + 0.5) * 40 }
      if (isFree(world.cells, at, REACH) && !world.foes.some((one) => far(one, at) < 60)) break
    }
    if (!isFree(world.cells, at, REACH)) at = { x: 20 + index * 40, y: 20 }
    const { hp, every } = KINDS[kind]!
    world.foes.push(thing(kind, at.x, at.y, { r: 15, hp, t: pickIndex(every - 40, random), a: Math.PI / 2 }))
  }
}

function drive(world: Tanks, turn: Turn) {
  for (const one of world.foes) {
    const { speed, shell, bounces, every } = KINDS[one.kind]!
    one.t++
    if (one.hit > 0) one.hit--
    if (speed > 0 && one.t % 50 === 1) {
      const isHunting = turn.random() < 0.45
      const way = isHunting ? angleTo(one, world.hero) : pickIndex(8, turn.random) * (Math.PI / 4)
      Object.assign(one, along(way, speed))
    }
    if (speed > 0) roll(world.cells, one, one.vx, one.vy, REACH)
    const left = every - (one.t % every)
    if (left > TELL_TICKS) one.a = angleTo(one, world.hero)
    const canShoot = sees(world.cells, one, world.hero) || (bounces > 1 && turn.random() < 0.4)
    if (left !== 1 || !canShoot) continue
    const from = muzzle(world, one, along(one.a, 17))
    world.darts.push(thing('ball', from.x, from.y, { ...along(one.a, shell), r: 5, hp: bounces, a: 1 }))
    turn.tell('shot', from.x, from.y)
  }
}

/** The end of the barrel, or the tank itself when the barrel is in a block. */
function muzzle(world: Tanks, at: Place, barrel: { vx: number; vy: number }): Place {
  const end = { x: at.x + barrel.vx, y: at.y + barrel.vy }
  return isFree(world.cells, end, 0) ? end : { x: at.x, y: at.y }
}

function fire(world: Tanks, input: number, turn: Turn) {
  const { hero } = world
  hero.turn = (input - FIRE) * ((2 * Math.PI) / AIMS)
  if (hero.cool > 0 || world.shots.length >= MOST_SHELLS) return
  hero.cool = 16
  const start = along(hero.turn, 18)
  const from = muzzle(world, hero, start)
  world.shots.push(thing('shell', from.x, from.y, { ...along(hero.turn, 4.4), r: 5, hp: world.bounces }))
  turn.tell('launch', from.x, from.y)
}

/** Shells fly on and bounce; one that has no bounce left is gone. */
function flyAll(world: Tanks, shells: Thing[], turn: Turn): Thing[] {
  return shells.filter((shell) => {
    shell.t++
    const hit = bounce(world.cells, shell)
    if (hit === -1) return shell.t < LONGEST_FLIGHT
    shell.hit = 5
    if (hit >= 0 && world.cells[hit] === CRATE) breakCrate(world, hit, turn)
    turn.tell(shell.hp > 0 ? 'bounce' : 'fizz', shell.x, shell.y)
    return --shell.hp >= 0
  })
}

function breakCrate(world: Tanks, index: number, turn: Turn) {
  world.cells[index] = FREE
  const at = { x: ((index % 11) + 0.5) * 40, y: (Math.floor(index / 11) + 0.5) * 40 }
  turn.tell('crate', at.x, at.y)
  const luck = turn.random()
  if (luck < 0.3) world.drops.push(thing(luck < 0.12 ? 'bouncy' : 'shield', at.x, at.y, { r: 16 }))
}

function collide(world: Tanks, turn: Turn) {
  world.shots = world.shots.filter((shell) => {
    const foe = world.foes.find((one) => one.hp > 0 && meets(shell, shell.r, one, one.r))
    if (foe) {
      const hasBounced = shell.hp < world.bounces
      if (wear(foe, 1, turn)) gain(world, turn, KINDS[foe.kind]!.points * (hasBounced ? 2 : 1), foe)
      return false
    }
    const ball = world.darts.find((one) => one.hp > -9 && meets(shell, 7, one, 7))
    if (ball) {
      ball.hp = -10
      turn.tell('fizz', shell.x, shell.y)
      return false
    }
    // One's own shell is a friend until it has bounced.
    return shell.hp === world.bounces || !meets(shell, shell.r, world.hero, REACH - 4) || !hurt(world, turn)
  })
  world.foes = world.foes.filter(({ hp }) => hp > 0)
  world.darts = world.darts.filter(({ hp }) => hp > -9)
  world.darts = meet(world, world.darts, REACH - 3, () => hurt(world, turn))
  world.drops = meet(world, world.drops, 16, (one) => {
    if (one.kind === 'bouncy') world.bounces = Math.min(5, world.bounces + 1)
    else world.hero.shield = Math.min(2, world.hero.shield + 1)
    turn.tell('power', one.x, one.y)
    return true
  })
}

export const rules: ShooterRules<Tanks> = {
  field: FIELD,
  control: 'drive',
  goal: 4000,
  start(random) {
    const world: Tanks = { ...startWorld(START.x, START.y), cells: [], bounces: 2 }
    beginStage(world, random)
    return world
  },
  step(world, turn) {
    const way = wayOf(turn.input)
    if (turn.input >= FIRE) fire(world, turn.input, turn)
    else if (way) {
      world.hero.turn = angleTo({ x: 0, y: 0 }, way)
      roll(world.cells, world.hero, way.x * 1.9, way.y * 1.9, REACH)
    }
    drive(world, turn)
    world.shots = flyAll(world, world.shots, turn)
    world.darts = flyAll(world, world.darts, turn)
    collide(world, turn)
    if (world.foes.length > 0 || world.end) return
    world.score += 40 * world.stage
    world.stage++
    beginStage(world, turn.random)
    turn.tell('stage', FIELD[0] / 2, 200, world.stage)
  },
  hud: ({ lives, stage }) => [
    ['lives', lives],
    ['stage', stage],
  ],
  bot(world, random, strength) {
    if (world.hero.cool === 0 && world.tick % [60, 34, 18][strength]! === 0 && world.shots.length < 2) {
      const aim = aimFor(world, random, strength)
      if (aim >= 0) return FIRE + aim
    }
    const goal = nearest(world.foes, world.hero) ?? START
    const next = !sees(world.cells, world.hero, goal) ? nextCell(world.cells, world.hero, goal) : world.hero
    const isBarred = !isFree(world.cells, next, 2)
    if (isBarred && world.hero.cool === 0) return FIRE + wheel(angleTo(world.hero, next), AIMS)
    const isCalm = !world.darts.some((dart) => far(dart, world.hero) < 90)
    if (isCalm && next !== world.hero) return 1 + wheel(angleTo(world.hero, next), DIRECTIONS)
    const worth = (at: Place) => (isFree(world.cells, at, REACH) ? 0 : -12) - far(at, next) * 0.9
    return steer(world, { speed: 1.9, reach: REACH, worth }, random, strength)
  },
}

const wheel = (angle: number, parts: number) => (Math.round((angle / (2 * Math.PI)) * parts) + parts) % parts

/** A direction whose shell meets a foe and not oneself, found by letting it fly. */
function aimFor(world: Tanks, random: Random, strength: 0 | 1 | 2): number {
  const first = pickIndex(AIMS, random)
  for (let turn = 0; turn < AIMS; turn++) {
    const aim = (first + turn) % AIMS
    const angle = aim * ((2 * Math.PI) / AIMS)
    const shell = { ...muzzle(world, world.hero, along(angle, 18)), ...along(angle, 4.4) }
    let left = strength === 0 ? 0 : world.bounces
    for (let step = 0; step < 120 && left >= 0; step++) {
      if (bounce(world.cells, shell) !== -1) left--
      if (left < world.bounces && far(shell, world.hero) < 30) break
      if (world.foes.some((foe) => meets(shell, 4, foe, foe.r))) return aim
    }
  }
  return -1
}
