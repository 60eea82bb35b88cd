import { exactSin } from '#kit/game/exact-math.ts'
import { along, angleTo, nearest, type Place } from '#kit/game/things/things.ts'
import type { Random } from '#kit/random/random.ts'
import { advance, fire, follow, gain, hurt, meet, strike, throwAt, wear } from '../deeds.ts'
import { dodge } from '../dodge.ts'
import {
  between,
  clamp,
  startWorld,
  thing,
  type ShooterRules,
  type Thing,
  type Turn,
  type World,
} from '../world.ts'

export interface Cave extends World {
  /** How far the reef has gone by. */
  way: number
  /** Roof and floor of the columns that are seen, from the first one on. */
  walls: { roof: number; floor: number }[]
  first: number
  /** Where the passage is heading. */
  middle: number
  aim: number
  wide: number
  triple: number
}

export const COLUMN = 20
const FIELD = [500, 400] as const
const COLUMNS = FIELD[0] / COLUMN + 3
const SPEED = 6
const REACH = 8
const STAGE_WAY = 2600
const GIFTS = ['triple', 'power', 'shield'] as const
const KINDS: Readonly<Record<string, { hp: number; r: number; points: number }>> = {
  jelly: { hp: 2, r: 14, points: 15 },
  mine: { hp: 3, r: 16, points: 20 },
  sub: { hp: 5, r: 19, points: 40 },
  urchin: { hp: 3, r: 14, points: 30 },
  chest: { hp: 3, r: 16, points: 30 },
  gate: { hp: 5, r: 20, points: 25 },
  angler: { hp: 60, r: 44, points: 500 },
}

/** Open water, a cave, open water with a guardian: each stage has all three. */
export const partOf = ({ way }: Cave): 'open' | 'cave' | 'lair' => {
  const part = (way % STAGE_WAY) / STAGE_WAY
  return part < 0.36 ? 'open' : part < 0.82 ? 'cave' : 'lair'
}
export const paceOf = ({ stage }: Cave) => Math.min(3.4, 1.8 + stage * 0.14)

function column(world: Cave, random: Random): { roof: number; floor: number } {
  const isCave = partOf({ ...world, way: world.way + FIELD[0] }) === 'cave'
  const gap = isCave ? Math.max(150, 230 - world.stage * 9) : 390
  world.wide += (gap - world.wide) * 0.14
  if (random() < 0.16) world.aim = between(120, 280, random)
  world.middle += (world.aim - world.middle) * 0.12
  const rough = isCave ? (random() - 0.5) * 16 : 0
  return {
    roof: clamp(world.middle - world.wide / 2 + rough, -10, 260),
    floor: clamp(world.middle + world.wide / 2 + rough, 140, 412),
  }
}

const wallAt = (world: Cave, x: number) =>
  world.walls[clamp(Math.floor((x + (world.way % COLUMN)) / COLUMN), 0, world.walls.length - 1)]!
export const isRock = (world: Cave, { x, y }: Place, reach: number) => {
  const { roof, floor } = wallAt(world, x)
  return y - reach < roof || y + reach > floor
}

function scroll(world: Cave, turn: Turn) {
  const pace = paceOf(world)
  world.way += pace
  const first = Math.floor(world.way / COLUMN)
  for (; world.first < first; world.first++) {
    world.walls.shift()
    world.walls.push(column(world, turn.random))
    furnish(world, turn.random)
  }
  if (Math.floor(world.way / STAGE_WAY) + 1 <= world.stage) return
  world.stage++
  world.score += 100
  turn.tell('stage', 250, 160, world.stage)
}

/** What sits on the rock: urchins below and above, gates that close the way. */
function furnish(world: Cave, random: Random) {
  if (partOf({ ...world, way: world.way + FIELD[0] }) !== 'cave') return
  const x = FIELD[0] + 40
  const { roof, floor } = world.walls.at(-1)!
  const pick = random()
  const add = (kind: string, y: number) => world.foes.push(made(kind, x, y, world, random))
  if (pick < 0.1) add('urchin', floor - 8)
  else if (pick < 0.15) add('urchin', roof + 8)
  else if (pick < 0.18) for (let y = roof + 18; y < floor - 12; y += 38) add('gate', y)
  else if (pick < 0.22) add('chest', (roof + floor) / 2)
  else if (pick < 0.27) add('mine', between(roof + 30, floor - 30, random))
}

function made(kind: string, x: number, y: number, world: Cave, random: Random): Thing {
  const { hp, r } = KINDS[kind]!
  const harder = kind === 'angler' ? world.stage * 26 : Math.floor(world.stage / 4)
  return thing(kind, x, y, { hp: hp + harder, r, a: random(), vx: -paceOf(world) })
}

function arrive(world: Cave, turn: Turn) {
  const part = partOf(world)
  const { random } = turn
  const x = FIELD[0] + 30
  if (part === 'open' && world.tick % Math.max(34, 70 - world.stage * 4) === 0) {
    const pick = random()
    const kind = pick < 0.5 ? 'jelly' : pick < 0.75 ? 'mine' : pick < 0.92 ? 'sub' : 'chest'
    world.foes.push(made(kind, x, between(50, 350, random), world, random))
  }
  if (
    part === 'lair' &&
    !world.foes.some(({ kind }) => kind === 'angler') &&
    world.way % STAGE_WAY < STAGE_WAY * 0.82 + 6
  ) {
    world.foes.push(made('angler', x + 60, 200, world, random))
    turn.tell('tell', 480, 200)
  }
}

function swim(world: Cave, turn: Turn) {
  const pace = paceOf(world)
  for (const one of world.foes) {
    if (one.kind === 'jelly') {
      one.vx = -pace * 0.9
      one.vy = exactSin(one.t / 22 + one.a * 6) * 1.6
    }
    if (one.kind === 'sub') {
      one.vx = one.x > 390 ? -pace : one.t < 400 ? 0 : -pace
      one.vy = clamp((world.hero.y - one.y) * 0.02, -0.8, 0.8)
      if (one.t % 95 === 70) throwAt(world, 'spark', one, { vx: -3.4, vy: 0 })
    }
    if (one.kind === 'urchin' && one.t % 120 === 80 && one.x < 470)
      throwAt(world, 'spark', one, along(angleTo(one, world.hero), 1.9))
    if (one.kind === 'angler') guard(world, one, turn)
  }
}

function guard(world: Cave, one: Thing, turn: Turn) {
  one.vx = one.t > 900 ? -4 : one.x > 400 ? -2 : 0
  one.vy = exactSin(one.t / 60) * 1.3
  const clock = one.t % 150
  if (clock === 70) turn.tell('tell', one.x, one.y)
  if (clock >= 110 && clock % 13 === 6)
    for (const off of [-0.5, -0.25, 0, 0.25, 0.5])
      throwAt(world, 'spark', one, along(Math.PI + off + (clock - 130) * 0.012, 2.5))
}

function shoot(world: Cave) {
  const { hero, tick } = world
  if (world.triple > 0) world.triple--
  if (tick % 9 === 0)
    for (const vy of world.triple > 0 ? [-1.7, 0, 1.7] : [0])
      fire(world, 'torpedo', { x: hero.x + 24, y: hero.y }, { vx: 8, vy }, { a: hero.power, r: 6 })
  // A second weapon falls to the sea bed, to reach what is below.
  if (tick % 42 === 0)
    fire(world, 'bomb', { x: hero.x, y: hero.y + 12 }, { vx: 0.6, vy: 2.6 }, { a: 3, r: 7 })
}

function struck(world: Cave, foe: Thing, shot: Thing, turn: Turn): boolean {
  if (!wear(foe, shot.a || 1, turn)) return true
  gain(world, turn, KINDS[foe.kind]!.points, foe)
  if (foe.kind === 'chest' || foe.kind === 'angler')
    world.drops.push(thing(GIFTS[Math.floor(turn.random() * 3)]!, foe.x, foe.y, { vx: -1.2, r: 18 }))
  return true
}

function take(world: Cave, turn: Turn, one: Thing): boolean {
  if (one.kind === 'triple') world.triple = 900
  if (one.kind === 'power') world.hero.power = Math.min(4, world.hero.power + 1)
  if (one.kind === 'shield') world.hero.shield = Math.min(2, world.hero.shield + 1)
  turn.tell('power', one.x, one.y)
  return true
}

export const rules: ShooterRules<Cave> = {
  field: FIELD,
  control: 'follow',
  goal: 9000,
  start(random) {
    const world: Cave = {
      ...startWorld(110, 200, 4),
      way: 0,
      walls: [],
      first: 0,
      middle: 200,
      aim: 200,
      wide: 390,
      triple: 0,
    }
    for (let index = 0; index < COLUMNS; index++)
      world.walls.push({ roof: 3 + (index % 3) * 3, floor: 395 - (index % 4) * 3 })
    world.foes.push(made('jelly', 420, 150, world, random), made('jelly', 470, 250, world, random))
    return world
  },
  step(world, turn) {
    const { hero } = world
    follow(world, turn.input, SPEED)
    hero.x = clamp(hero.x, 24, FIELD[0] * 0.7)
    hero.y = clamp(hero.y, 12, FIELD[1] - 12)
    scroll(world, turn)
    arrive(world, turn)
    swim(world, turn)
    shoot(world)
    advance(world.shots, FIELD, 20)
    advance(world.foes, FIELD, 110)
    advance(world.darts, FIELD, 10)
    advance(world.drops, FIELD)
    world.shots = world.shots.filter((shot) => {
      if (!isRock(world, shot, 1)) return true
      turn.tell('fizz', shot.x, shot.y)
      return false
    })
    world.darts = world.darts.filter((dart) => !isRock(world, dart, 0))
    strike(world, (foe, shot) => struck(world, foe, shot, turn))
    world.drops = meet(world, world.drops, 20, (one) => take(world, turn, one))
    world.darts = meet(world, world.darts, REACH, () => hurt(world, turn))
    meet(world, world.foes, REACH, () => hurt(world, turn))
    if (!isRock(world, hero, REACH)) return
    hurt(world, turn)
    const { roof, floor } = wallAt(world, hero.x)
    hero.y = clamp(hero.y, roof + REACH + 2, Math.max(roof + REACH + 2, floor - REACH - 2))
  },
  hud: ({ lives, stage }) => [
    ['lives', lives],
    ['stage', stage],
  ],
  bot(world, random, strength) {
    const goal =
      world.drops[0] ??
      nearest(
        world.foes.filter(({ x }) => x > world.hero.x + 40),
        world.hero,
      )
    const { roof, floor } = wallAt(world, world.hero.x + 60)
    const middle = (roof + floor) / 2
    const isTight = floor - roof < 280
    const y = isTight
      ? middle * 0.6 + clamp(goal?.y ?? middle, roof + 40, floor - 40) * 0.4
      : (goal?.y ?? 200)
    const worth = (at: Place) => -Math.abs(at.y - y) * 0.5 - Math.abs(at.x - 110) * 0.2
    const pace = paceOf(world)
    const blocked = (at: Place, ticks: number) =>
      isRock(world, { x: at.x + pace * ticks, y: at.y }, REACH + 6)
    return dodge(
      world,
      { field: FIELD, speed: SPEED, reach: REACH, sight: 30, worth, blocked },
      random,
      strength,
    )
  },
}
