import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { along, angleTo, far, nearest, meets, type Place } from '#kit/game/things/things.ts'
import { advance, fire, gain, hurt, meet, strike, throwAt, wear } from '../deeds.ts'
import { deal, steer, taken, wayOf } from '../steering.ts'
import { clamp, startWorld, thing, type ShooterRules, type Thing, type Turn, type World } from '../world.ts'

export interface Lantern extends World {
  level: number
  pearls: number
  /** How often each improvement was taken. */
  taken: number[]
  /** Place of the last lightning, for drawing. */
  bolt: { x: number; y: number; left: number }
}

export const LANTERN_CARDS = ['rate', 'force', 'fan', 'pierce', 'orbit', 'thunder', 'swift', 'heart'] as const
type Card = (typeof LANTERN_CARDS)[number]
const FIELD = [420, 520] as const
const REACH = 11
const MOST_FOES = 60
const STAGE_TICKS = 1500
const POINTS: Readonly<Record<string, number>> = { wisp: 5, puff: 12, urchin: 10, hulk: 200 }

export const has = ({ taken: cards }: Lantern, card: Card) => cards[LANTERN_CARDS.indexOf(card)]!
export const needed = ({ level }: Lantern) => 4 + level * 3
export const orbitPlace = ({ tick, hero }: Lantern, index: number, count: number): Place => {
  const angle = tick * 0.06 + (index * 2 * Math.PI) / count
  return { x: hero.x + exactCos(angle) * 52, y: hero.y + exactSin(angle) * 52 }
}
const speedOf = (world: Lantern) => 2.5 + has(world, 'swift') * 0.45

function rim(turn: Turn): Place {
  const along4 = turn.random() * 4
  const part = along4 % 1
  if (along4 < 1) return { x: part * FIELD[0], y: -24 }
  if (along4 < 2) return { x: part * FIELD[0], y: FIELD[1] + 24 }
  return { x: along4 < 3 ? -24 : FIELD[0] + 24, y: part * FIELD[1] }
}

function arrive(world: Lantern, turn: Turn) {
  const hard = world.tick / 60
  const inStage = world.tick % STAGE_TICKS
  if (inStage === 0) {
    world.stage++
    turn.tell('stage', FIELD[0] / 2, 200, world.stage)
    const hp = 60 + world.stage * 45
    world.foes.push(thing('hulk', FIELD[0] / 2, -50, { r: 34, hp, a: hp }))
  }
  const every = Math.max(9, Math.round(52 - hard * 0.28))
  if (world.tick % every !== 0 || world.foes.length >= MOST_FOES) return
  const pick = turn.random()
  const kind = hard > 45 && pick < 0.2 ? 'urchin' : hard > 20 && pick < 0.45 ? 'puff' : 'wisp'
  const at = rim(turn)
  const hp = { wisp: 1.5, puff: 5, urchin: 2.5 }[kind] * (1 + hard / 110)
  const one = thing(kind, at.x, at.y, { hp, r: kind === 'puff' ? 17 : 12, a: turn.random() })
  if (kind === 'urchin') Object.assign(one, along(angleTo(one, world.hero), 2.3))
  world.foes.push(one)
}

function chase(world: Lantern, turn: Turn) {
  for (const [index, one] of world.foes.entries()) {
    if (one.kind === 'urchin') continue
    const pace = one.kind === 'puff' ? 0.7 : one.kind === 'hulk' ? 0.55 : 1.15 + one.a * 0.4
    const { vx, vy } = along(angleTo(one, world.hero), pace)
    one.vx += (vx - one.vx) * 0.06
    one.vy += (vy - one.vy) * 0.06
    // Those that come together push each other aside, so that a crowd stays a crowd.
    const other = world.foes[(index + 1 + (world.tick % 5)) % world.foes.length]!
    if (other !== one && meets(one, one.r, other, other.r)) {
      one.x += one.x < other.x ? -0.7 : 0.7
      one.y += one.y < other.y ? -0.7 : 0.7
    }
    if (one.kind === 'hulk' && one.t % 150 === 110) turn.tell('tell', one.x, one.y)
    if (one.kind === 'hulk' && one.t % 150 === 149)
      for (let dart = 0; dart < 8 + world.stage; dart++)
        throwAt(world, 'spark', one, along((dart * 2 * Math.PI) / (8 + world.stage) + one.t, 1.7))
  }
}

function shoot(world: Lantern) {
  const { hero } = world
  const goal = nearest(world.foes, hero, 260)
  if (!goal) return
  const aim = angleTo(hero, goal)
  hero.turn = aim + Math.PI / 2
  if (hero.cool > 0) return
  hero.cool = Math.max(7, 26 - has(world, 'rate') * 4)
  const count = 1 + has(world, 'fan')
  for (let shot = 0; shot < count; shot++)
    fire(world, 'bolt', hero, along(aim + (shot - (count - 1) / 2) * 0.16, 7), {
      hp: 1 + has(world, 'pierce'),
      a: 1 + has(world, 'force') * 0.7,
      r: 6,
    })
}

function fall(world: Lantern, foe: Thing, amount: number, turn: Turn): boolean {
  if (!wear(foe, amount, turn)) return false
  gain(world, turn, POINTS[foe.kind] ?? 5, foe)
  const pearls = foe.kind === 'hulk' ? 8 : foe.kind === 'puff' ? 2 : 1
  for (let pearl = 0; pearl < pearls && world.drops.length < 60; pearl++)
    world.drops.push(
      thing('pearl', foe.x + (turn.random() - 0.5) * 20, foe.y + (turn.random() - 0.5) * 20, { r: 9 }),
    )
  return true
}

function powers(world: Lantern, turn: Turn) {
  const orbits = has(world, 'orbit')
  for (let index = 0; index < orbits; index++) {
    const at = orbitPlace(world, index, orbits)
    for (const foe of world.foes) if (foe.hit === 0 && meets(at, 12, foe, foe.r)) fall(world, foe, 1.6, turn)
  }
  const thunder = has(world, 'thunder')
  if (world.bolt.left > 0) world.bolt.left--
  if (thunder > 0 && world.tick % Math.max(30, 110 - thunder * 20) === 0) {
    const goal = nearest(world.foes, { x: turn.random() * FIELD[0], y: turn.random() * FIELD[1] })
    if (goal) {
      world.bolt = { x: goal.x, y: goal.y, left: 14 }
      turn.tell('thunder', goal.x, goal.y)
      for (const foe of world.foes) if (far(foe, world.bolt) < 54) fall(world, foe, 4 + thunder * 2, turn)
    }
  }
  world.foes = world.foes.filter(({ hp }) => hp > 0)
}

function gather(world: Lantern, turn: Turn) {
  for (const one of world.drops) {
    if (far(one, world.hero) > 74) continue
    Object.assign(one, along(angleTo(one, world.hero), 5))
  }
  world.drops = meet(world, world.drops, 12, () => {
    world.pearls++
    turn.tell('pearl', world.hero.x, world.hero.y)
    return true
  })
  if (world.pearls < needed(world)) return
  world.pearls = 0
  world.level++
  world.cards = deal(LANTERN_CARDS.length, turn.random)
}

function choose(world: Lantern, turn: Turn) {
  const card = taken(world, turn.input)
  if (card === undefined) return
  world.taken[card]!++
  if (LANTERN_CARDS[card] === 'heart') world.lives++
  turn.tell('power', world.hero.x, world.hero.y)
}

export const rules: ShooterRules<Lantern> = {
  field: FIELD,
  control: 'stick',
  cards: LANTERN_CARDS,
  goal: 8000,
  start: () => ({
    ...startWorld(210, 280, 4),
    level: 1,
    pearls: 0,
    taken: LANTERN_CARDS.map(() => 0),
    bolt: { x: 0, y: 0, left: 0 },
  }),
  step(world, turn) {
    if (world.cards.length > 0) return choose(world, turn)
    const { hero } = world
    const way = wayOf(turn.input)
    const speed = speedOf(world)
    hero.vx += ((way?.x ?? 0) * speed - hero.vx) * 0.25
    hero.vy += ((way?.y ?? 0) * speed - hero.vy) * 0.25
    hero.x = clamp(hero.x + hero.vx, 14, FIELD[0] - 14)
    hero.y = clamp(hero.y + hero.vy, 14, FIELD[1] - 14)
    arrive(world, turn)
    chase(world, turn)
    shoot(world)
    advance(world.shots, FIELD, 10)
    advance(world.foes, FIELD, 90)
    advance(world.darts, FIELD, 10)
    advance(world.drops, FIELD)
    strike(world, (foe, shot) => {
      if (shot.t < foe.t && shot.hit > 0) return false
      fall(world, foe, shot.a, turn)
      shot.hp--
      shot.hit = 5
      return shot.hp <= 0
    })
    powers(world, turn)
    gather(world, turn)
    world.darts = meet(world, world.darts, 8, () => hurt(world, turn))
    meet(world, world.foes, REACH - 2, () => hurt(world, turn))
  },
  hud: ({ lives, level }) => [
    ['lives', lives],
    ['level', level],
  ],
  bot(world, random, strength) {
    const pearl = nearest(world.drops, world.hero, 200)
    const goal = pearl ?? { x: FIELD[0] / 2, y: FIELD[1] / 2 }
    const worth = (at: Place) =>
      -far(at, goal) * 0.25 -
      (at.x < 50 || at.x > FIELD[0] - 50 ? 40 : 0) -
      (at.y < 50 || at.y > FIELD[1] - 50 ? 40 : 0)
    return steer(world, { speed: speedOf(world), reach: REACH, worth }, random, strength)
  },
}
