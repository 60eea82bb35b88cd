import { exactSin } from '#kit/game/exact-math.ts'
import { far, meets, type Place } from '#kit/game/things/things.ts'
import { follow, gain, hurt, placeInput, wear } from '../deeds.ts'
import { foresee } from '../foresee.ts'
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

export interface Rings extends World {
  /** Rings flown through one after the other. */
  streak: number
}

const FIELD = [400, 500] as const
/** Visible depth in field units; `a` of a thing is its depth. */
export const DEEP = 620
const EYE = 150
const VANISH = { x: 200, y: 190 }
const SHOT_SPEED = 15
export const RING = 46
const POINTS: Readonly<Record<string, number>> = { moth: 15, jelly: 25, angler: 250 }

/** How large something that deep looks. */
export const scaleAt = (depth: number) => EYE / (EYE + Math.max(-60, depth))
/** Where it is seen on the field. */
export function seenAt({ x, y, a }: Pick<Thing, 'x' | 'y' | 'a'>): Place {
  const scale = scaleAt(a)
  return { x: VANISH.x + (x - VANISH.x) * scale, y: VANISH.y + (y - VANISH.y) * scale }
}
export const paceOf = ({ stage }: Pick<World, 'stage'>) => 4 + Math.min(3, stage * 0.35)
/** Strength of the guardian that opens a stage. */
export const anglerHp = ({ stage }: Pick<World, 'stage'>) => 10 + stage * 5
const STAGE_TICKS = 1300
const GRID = [70, 135, 200, 265, 330].flatMap((x) =>
  [80, 165, 250, 335, 420].map((y) => placeInput(x, y, FIELD)),
)

const place = ({ random }: Turn) => ({ x: between(60, 340, random), y: between(70, 430, random) })

function arrive(world: Rings, turn: Turn) {
  const { tick, stage } = world
  const at = place(turn)
  if (tick % STAGE_TICKS === 0) {
    world.stage++
    turn.tell('stage', 200, 180, world.stage)
    world.foes.push(thing('angler', 200, 200, { a: DEEP, r: 40, hp: anglerHp(world) }))
  }
  if (tick % 130 === 40)
    world.drops.push(thing(tick % 2600 > 2470 ? 'shield' : 'ring', at.x, at.y, { a: DEEP, r: RING }))
  if (tick % Math.max(26, 62 - stage * 5) === 0) {
    const kind = stage > 1 && turn.random() < 0.3 ? 'jelly' : 'moth'
    world.foes.push(
      thing(kind, at.x, at.y, { a: DEEP, r: kind === 'jelly' ? 24 : 20, hp: kind === 'jelly' ? 2 : 1 }),
    )
  }
  if (tick % Math.max(44, 104 - stage * 8) === 20) {
    const x = turn.random() < 0.5 ? world.hero.x : at.x
    world.foes.push(thing('rock', x, at.y, { a: DEEP, r: 38, hp: 999 }))
  }
}

function approach(world: Rings) {
  const { hero, tick } = world
  const pace = paceOf(world)
  for (const foe of world.foes) {
    foe.t++
    if (foe.hit > 0) foe.hit--
    if (foe.kind === 'angler') {
      foe.a = Math.max(foe.t < 900 ? 230 : -99, foe.a - pace)
      foe.x = 200 + exactSin(foe.t / 50) * 110
      foe.y = 210 + exactSin(foe.t / 33) * 80
    } else foe.a -= foe.kind === 'moth' ? pace * 1.25 : pace
    if (foe.kind === 'moth') foe.x += exactSin(foe.t / 14 + foe.y) * 1.6
    const rests = foe.kind === 'angler' ? 80 : foe.kind === 'jelly' ? 60 : 0
    if (rests > 0 && foe.t % rests === 40 && foe.a > 160) throwDeep(world, foe)
  }
  for (const one of world.darts) {
    one.x += one.vx
    one.y += one.vy
    one.a -= pace * 1.7
  }
  for (const one of world.drops) one.a -= pace
  for (const one of world.shots) one.a += SHOT_SPEED
  if (tick % 9 === 0) world.shots.push(thing('bolt', hero.x, hero.y, { a: 10, r: 13 }))
  world.shots = world.shots.filter(({ a }) => a < DEEP)
}

/** A dart that will be where the hero is now. */
function throwDeep(world: Rings, foe: Thing) {
  const ticks = foe.a / (paceOf(world) * 1.7)
  world.darts.push(
    thing('spark', foe.x, foe.y, {
      a: foe.a,
      r: 9,
      vx: (world.hero.x - foe.x) / ticks,
      vy: (world.hero.y - foe.y) / ticks,
    }),
  )
}

function strikeDeep(world: Rings, turn: Turn) {
  world.shots = world.shots.filter((shot) => {
    const foe = world.foes.find(
      (one) => one.hp > 0 && Math.abs(one.a - shot.a) < 14 && meets(one, one.r, shot, shot.r),
    )
    if (!foe) return true
    if (foe.kind === 'rock') return false
    const at = { ...foe, ...seenAt(foe) }
    if (wear(at, 1, turn)) gain(world, turn, POINTS[foe.kind]!, at)
    foe.hp = at.hp
    foe.hit = 6
    return false
  })
  world.foes = world.foes.filter(({ hp }) => hp > 0)
}

/** Handles what reaches the hero: hit or passed. */
function pass(world: Rings, turn: Turn) {
  const { hero } = world
  const isHere = ({ a }: Thing) => a < 8 && a > -12
  for (const foe of world.foes) if (isHere(foe) && meets(foe, foe.r - 6, hero, 9)) hurt(world, turn)
  for (const one of world.darts) if (isHere(one) && meets(one, one.r, hero, 8)) hurt(world, turn)
  world.drops = world.drops.filter((drop) => {
    if (drop.a > 0) return true
    const isIn = far(drop, hero) < RING - 8
    if (drop.kind === 'shield') {
      if (isIn) hero.shield = Math.min(2, hero.shield + 1)
      if (isIn) turn.tell('power', hero.x, hero.y)
      return false
    }
    // Each ring of a streak is worth ten more than the last, up to a hundred.
    world.streak = isIn ? Math.min(10, world.streak + 1) : 0
    if (isIn) gain(world, turn, world.streak * 10, drop)
    turn.tell(isIn ? 'ring' : 'missed', hero.x, hero.y)
    return false
  })
  world.foes = world.foes.filter(({ a }) => a > -60)
  world.darts = world.darts.filter(({ a }) => a > -60)
}

/** A flight into the depth: rings to thread, rocks to pass, moths to shoot before they are here. */
export const rules: ShooterRules<Rings> = {
  field: FIELD,
  control: 'follow',
  goal: 6000,
  start: () => ({ ...startWorld(200, 320), streak: 0 }),
  step(world, turn) {
    const { hero } = world
    follow(world, turn.input, 5)
    hero.x = clamp(hero.x, 24, FIELD[0] - 24)
    hero.y = clamp(hero.y, 40, FIELD[1] - 30)
    hero.turn = hero.vx * 0.08
    arrive(world, turn)
    approach(world)
    strikeDeep(world, turn)
    pass(world, turn)
  },
  hud: ({ lives, stage }) => [
    ['lives', lives],
    ['stage', stage],
  ],
  bot(world, random, strength) {
    const ring = world.drops[0]
    const foe = world.foes.find(({ kind, a }) => kind !== 'rock' && a > 60)
    const goals = [ring, foe].flatMap((one) => (one ? [placeInput(one.x, one.y, FIELD)] : []))
    const ways = [0, ...goals, ...GRID.filter((_, index) => index % 3 === world.tick % 3)]
    const worth = ({ hero, drops }: Rings) => -far(hero, drops[0] ?? VANISH) * 0.08
    return foresee(world, { step: rules.step, ways, sight: 50, worth }, random, strength)
  },
}
