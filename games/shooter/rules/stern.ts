import { along, angleTo, far } from '#kit/game/things/things.ts'
import { advance, fire, gain, hurt, meet, strike, throwAt, wear } from '../deeds.ts'
import { foresee } from '../foresee.ts'
import { wayOf } from '../steering.ts'
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

export interface Stern extends World {
  /** Pearls towards the next gun, of which there are one to three. */
  pearls: number
}

const FIELD = [440, 520] as const
const SPEED = 2.5
const RUDDER = 0.085
const EDGE = 16
/** Shots this close behind the boat pay double. */
export const CLOSE = 95
export const PEARLS_PER_GUN = 6
const STAGE_TICKS = 1500
const MOST_FOES = 26
const POINTS: Readonly<Record<string, number>> = { shark: 15, eel: 25, mine: 10, hulk: 200 }
const WAYS = [0, 1, 3, 5, 7, 9, 11, 13, 15]

/** The smaller turn from one angle to another, from -π to π. */
const turnTo = (from: number, to: number) => {
  const off = (to - from) % (2 * Math.PI)
  return off > Math.PI ? off - 2 * Math.PI : off < -Math.PI ? off + 2 * Math.PI : off
}

/** The boat never stops; the stick only lays the rudder. Cork floats throw it back from the edge. */
function sail({ hero }: Stern, input: number) {
  const way = wayOf(input)
  if (way) hero.turn += clamp(turnTo(hero.turn, angleTo({ x: 0, y: 0 }, way)), -RUDDER, RUDDER)
  Object.assign(hero, along(hero.turn, SPEED))
  const [x, y] = [hero.x + hero.vx, hero.y + hero.vy]
  hero.x = clamp(x, EDGE, FIELD[0] - EDGE)
  hero.y = clamp(y, EDGE, FIELD[1] - EDGE)
  if (hero.x !== x) hero.turn = Math.PI - hero.turn
  if (hero.y !== y) hero.turn = -hero.turn
}

function shoot(world: Stern, turn: Turn) {
  const { hero } = world
  if (hero.cool > 0) return
  hero.cool = 11
  const spread = (hero.power - 1) / 2
  for (let gun = 0; gun < hero.power; gun++) {
    const angle = hero.turn + Math.PI + (gun - spread) * 0.2
    const { vx, vy } = along(angle, 5.4)
    fire(world, 'bolt', { x: hero.x + vx * 3, y: hero.y + vy * 3 }, { vx, vy }, { a: angle })
  }
  turn.tell('shot', hero.x, hero.y)
}

function rim(turn: Turn): { x: number; y: number } {
  const side = Math.floor(turn.random() * 4)
  const part = turn.random()
  if (side < 2) return { x: part * FIELD[0], y: side === 0 ? -24 : FIELD[1] + 24 }
  return { x: side === 2 ? -24 : FIELD[0] + 24, y: part * FIELD[1] }
}

function arrive(world: Stern, turn: Turn) {
  const { tick, stage } = world
  if (tick % STAGE_TICKS === 0) {
    world.stage++
    turn.tell('stage', FIELD[0] / 2, 200, world.stage)
    const hp = 14 + world.stage * 6
    world.foes.push(thing('hulk', FIELD[0] / 2, -50, { r: 32, hp, a: hp }))
  }
  if (tick % Math.max(22, 74 - stage * 7) === 0 && world.foes.length < MOST_FOES) {
    const at = rim(turn)
    const isEel = tick > 600 && turn.random() < 0.28
    world.foes.push(thing(isEel ? 'eel' : 'shark', at.x, at.y, { r: isEel ? 10 : 14, hp: isEel ? 1 : 2 }))
  }
  if (tick % 420 === 300)
    world.foes.push(
      thing('mine', between(50, FIELD[0] - 50, turn.random), -24, {
        vy: 0.6 + stage * 0.04,
        vx: between(-0.4, 0.4, turn.random),
        r: 16,
        hp: 3,
      }),
    )
  while (world.drops.length < 2)
    world.drops.push(
      thing('pearl', between(40, FIELD[0] - 40, turn.random), between(40, FIELD[1] - 40, turn.random), {
        r: 16,
      }),
    )
}

/** Sharks follow the wake; eels swim to where the boat will be. */
function hunt(world: Stern) {
  const { hero, stage } = world
  for (const foe of world.foes) {
    if (foe.kind === 'mine') continue
    const ahead = foe.kind === 'eel' ? Math.min(60, far(foe, hero) / 3) : 0
    const goal = { x: hero.x + hero.vx * ahead, y: hero.y + hero.vy * ahead }
    const speed = foe.kind === 'hulk' ? 1 : (foe.kind === 'eel' ? 1.9 : 1.75) + Math.min(0.6, stage * 0.06)
    const aim = along(angleTo(foe, goal), speed)
    foe.vx += (aim.vx - foe.vx) * 0.06
    foe.vy += (aim.vy - foe.vy) * 0.06
    if (foe.kind === 'hulk' && foe.t % 110 === 90)
      throwAt(world, 'spark', foe, along(angleTo(foe, hero), 3.1), { r: 6 })
  }
}

function sink(world: Stern, foe: Thing, turn: Turn): boolean {
  if (!wear(foe, 1, turn)) return true
  const isClose = far(foe, world.hero) < CLOSE
  gain(world, turn, POINTS[foe.kind]! * (isClose ? 2 : 1), foe)
  if (isClose) turn.tell('close', foe.x, foe.y)
  if (foe.kind === 'hulk') world.hero.shield = Math.min(2, world.hero.shield + 1)
  return true
}

function take(world: Stern, pearl: Thing, turn: Turn): boolean {
  world.score += 5
  turn.tell('pearl', pearl.x, pearl.y)
  if (world.hero.power < 3 && ++world.pearls >= PEARLS_PER_GUN) {
    world.pearls = 0
    world.hero.power++
    turn.tell('power', pearl.x, pearl.y)
  }
  return true
}

/** A boat that never stops and has its guns astern: what hunts it must be led into them. */
export const rules: ShooterRules<Stern> = {
  field: FIELD,
  control: 'stick',
  goal: 8000,
  start() {
    const world: Stern = { ...startWorld(220, 300), pearls: 0 }
    world.hero.turn = -Math.PI / 2
    return world
  },
  step(world, turn) {
    arrive(world, turn)
    sail(world, turn.input)
    shoot(world, turn)
    hunt(world)
    advance(world.shots, FIELD, 10)
    world.shots = world.shots.filter(({ t }) => t < 40)
    advance(world.foes, FIELD, 90)
    advance(world.darts, FIELD, 10)
    strike(world, (foe) => sink(world, foe, turn))
    world.drops = meet(world, world.drops, 15, (one) => take(world, one, turn))
    world.darts = meet(world, world.darts, 10, () => hurt(world, turn))
    meet(world, world.foes, 9, () => hurt(world, turn))
  },
  hud: ({ lives, stage }) => [
    ['lives', lives],
    ['stage', stage],
  ],
  bot: (world, random, strength) =>
    foresee(
      world,
      {
        step: rules.step,
        ways: WAYS,
        sight: 55,
        worth: ({ hero, drops, foes }) =>
          (drops[0] ? -far(drops[0], hero) * 0.05 : 0) -
          foes.reduce((sum, foe) => sum + Math.max(0, 60 - far(foe, hero)) * 0.4, 0),
      },
      random,
      strength,
    ),
}
