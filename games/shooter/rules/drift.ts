import { along, angleTo, far, nearest } from '#kit/game/things/things.ts'
import type { Random } from '#kit/random/random.ts'
import { advance, fire, gain, hurt, meet, strike, throwAt, wear } from '../deeds.ts'
import { steer, wayOf } from '../steering.ts'
import { between, startWorld, thing, type ShooterRules, type Thing, type Turn, type World } from '../world.ts'

export interface Drift extends World {
  /** Ticks that each improvement still lasts. */
  triple: number
  astern: number
}

const FIELD = [480, 440] as const
const SIZES: Readonly<Record<string, { r: number; hp: number; points: number; next?: string }>> = {
  berg: { r: 38, hp: 3, points: 10, next: 'floe' },
  floe: { r: 23, hp: 2, points: 20, next: 'chip' },
  chip: { r: 13, hp: 1, points: 40 },
  trawler: { r: 20, hp: 6, points: 150 },
}
const TOP_SPEED = 4.6
const GIFTS = ['triple', 'astern', 'shield'] as const

function ice(kind: string, x: number, y: number, random: Random, stage: number): Thing {
  const speed = between(0.5, 1.1, random) * (kind === 'chip' ? 1.7 : kind === 'floe' ? 1.3 : 1) + stage * 0.05
  const { r, hp } = SIZES[kind]!
  return thing(kind, x, y, { ...along(random() * 2 * Math.PI, speed), r, hp, a: random() })
}

function beginStage(world: Drift, random: Random) {
  for (let index = 0; index < Math.min(9, 2 + world.stage); index++) {
    let [x, y] = [random() * FIELD[0], random() * FIELD[1]]
    // Never on top of the boat.
    if (far({ x, y }, world.hero) < 150) {
      x = (x + FIELD[0] / 2) % FIELD[0]
      y = (y + FIELD[1] / 2) % FIELD[1]
      if (far({ x, y }, world.hero) < 150) x = world.hero.x > FIELD[0] / 2 ? 20 : FIELD[0] - 20
    }
    world.foes.push(ice('berg', x, y, random, world.stage))
  }
}

function wrap(one: { x: number; y: number }, margin: number) {
  const [width, height] = FIELD
  if (one.x < -margin) one.x += width + 2 * margin
  if (one.x > width + margin) one.x -= width + 2 * margin
  if (one.y < -margin) one.y += height + 2 * margin
  if (one.y > height + margin) one.y -= height + 2 * margin
}

function sail(world: Drift, input: number) {
  const { hero } = world
  const way = wayOf(input)
  if (way) {
    hero.turn = angleTo({ x: 0, y: 0 }, way)
    hero.vx += way.x * 0.17
    hero.vy += way.y * 0.17
    const speed = far({ x: hero.vx, y: hero.vy }, { x: 0, y: 0 })
    if (speed > TOP_SPEED) {
      hero.vx *= TOP_SPEED / speed
      hero.vy *= TOP_SPEED / speed
    }
  }
  // The sea hardly brakes: the boat drifts on.
  hero.vx *= 0.988
  hero.vy *= 0.988
  hero.x += hero.vx
  hero.y += hero.vy
  wrap(hero, 12)
}

function shoot(world: Drift) {
  const { hero } = world
  if (world.triple > 0) world.triple--
  if (world.astern > 0) world.astern--
  if (world.tick % 13 !== 0) return
  const turns = world.triple > 0 ? [-0.22, 0, 0.22] : [0]
  if (world.astern > 0) turns.push(Math.PI)
  for (const off of turns) fire(world, 'bolt', hero, along(hero.turn + off, 6.5), { a: hero.turn + off })
}

function breakUp(world: Drift, foe: Thing, turn: Turn) {
  const { points, next } = SIZES[foe.kind]!
  gain(world, turn, points, foe)
  if (next)
    for (let part = 0; part < 2; part++) world.foes.push(ice(next, foe.x, foe.y, turn.random, world.stage))
  if (foe.kind === 'trawler' || turn.random() < 0.06)
    world.drops.push(thing(GIFTS[Math.floor(turn.random() * 3)]!, foe.x, foe.y, { r: 18 }))
}

function trawl(world: Drift, turn: Turn) {
  if (world.tick % 1100 === 700) {
    const fromLeft = turn.random() < 0.5
    world.foes.push(
      thing('trawler', fromLeft ? -30 : FIELD[0] + 30, between(60, FIELD[1] - 60, turn.random), {
        vx: fromLeft ? 1.1 : -1.1,
        r: 20,
        hp: 6,
      }),
    )
    turn.tell('tell', fromLeft ? 0 : FIELD[0], FIELD[1] / 2)
  }
  for (const one of world.foes)
    if (one.kind === 'trawler' && one.t % 90 === 60)
      throwAt(world, 'spark', one, along(angleTo(one, world.hero), 2.2))
}

function take(world: Drift, turn: Turn, one: Thing): boolean {
  if (one.kind === 'triple') world.triple = 720
  if (one.kind === 'astern') world.astern = 900
  if (one.kind === 'shield') world.hero.shield = Math.min(2, world.hero.shield + 1)
  turn.tell('power', one.x, one.y)
  return true
}

export const rules: ShooterRules<Drift> = {
  field: FIELD,
  control: 'stick',
  goal: 12_000,
  start(random) {
    const world: Drift = { ...startWorld(240, 220), triple: 0, astern: 0 }
    beginStage(world, random)
    return world
  },
  step(world, turn) {
    if (!world.foes.some(({ kind }) => kind !== 'trawler')) {
      world.stage++
      turn.tell('stage', 240, 180, world.stage)
      beginStage(world, turn.random)
    }
    sail(world, turn.input)
    shoot(world)
    trawl(world, turn)
    advance(world.shots, FIELD, 0)
    world.shots = world.shots.filter(({ t }) => t < 62)
    advance(world.foes, FIELD, 80)
    for (const one of world.foes) if (one.kind !== 'trawler') wrap(one, one.r)
    advance(world.darts, FIELD, 10)
    advance(world.drops, FIELD)
    world.drops = world.drops.filter(({ t }) => t < 600)
    strike(world, (foe, shot) => {
      if (wear(foe, 1, turn)) breakUp(world, foe, turn)
      return shot.hp > 0
    })
    world.drops = meet(world, world.drops, 16, (one) => take(world, turn, one))
    world.darts = meet(world, world.darts, 9, () => hurt(world, turn))
    meet(world, world.foes, 9, () => hurt(world, turn))
  },
  hud: ({ lives, stage }) => [
    ['lives', lives],
    ['stage', stage],
  ],
  bot(world, random, strength) {
    const goal = nearest(world.foes, world.hero)
    const gift = nearest(world.drops, world.hero)
    if (!goal) return 0
    const close = far(goal, world.hero) - goal.r
    // Turns to what is near, and runs from what is too near.
    if (close > 60 && world.tick % 40 < 9 && strength > 0) {
      const lead = { x: goal.x + goal.vx * 14, y: goal.y + goal.vy * 14 }
      const turns = Math.round((angleTo(world.hero, lead) / (2 * Math.PI)) * 16)
      return 1 + ((turns + 16) % 16)
    }
    if (close > 70 && !gift) return 0
    const to = gift ?? { x: 240, y: 220 }
    return steer(world, { speed: 3, reach: 14, worth: (at) => -far(at, to) * 0.2 }, random, strength)
  },
}
