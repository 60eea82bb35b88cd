import { along, angleTo, far, nearest, meets, type Place } from '#kit/game/things/things.ts'
import { advance, fire, follow, gain, hurt, meet, placeInput, strike, wear } from '../deeds.ts'
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

export interface Flotilla extends World {
  /** Rafts that follow the tug. */
  tail: number
  /** Where the tug has been, the newest first: x, y, x, y, … */
  wake: number[]
  /** People brought ashore, ever. */
  landed: number
}

const FIELD = [420, 520] as const
const MOST_TAIL = 14
/** Ticks of the wake between two rafts. */
const GAP = 7
const REACH = 150
const PER_STAGE = 8
const MOST_FOES = 26
export const PIER = { x: 210, y: 492, r: 40 }
const POINTS: Readonly<Record<string, number>> = { wisp: 8, skiff: 15, hulk: 150 }
/** Each person is worth as much as all before them and five more. */
export const payFor = (people: number) => (5 * people * (people + 1)) / 2

/** Where a raft of the tail is, counted from 0. */
export function raftPlace({ wake, hero }: Flotilla, index: number): Place {
  const at = Math.min((index + 1) * GAP * 2, wake.length - 2)
  return at < 0 ? { x: hero.x, y: hero.y } : { x: wake[at]!, y: wake[at + 1]! }
}

function tow(world: Flotilla, input: number) {
  const { hero } = world
  const [x, y] = [hero.x, hero.y]
  follow(world, input, 3.2)
  hero.x = clamp(hero.x, 16, FIELD[0] - 16)
  hero.y = clamp(hero.y, 16, FIELD[1] - 16)
  // Rafts come along only while the tug moves: the wake is a way, not a time.
  if (far(hero, { x, y }) < 0.6) return
  hero.turn = angleTo({ x, y }, hero) + Math.PI / 2
  world.wake.unshift(Math.round(x * 10) / 10, Math.round(y * 10) / 10)
  world.wake.length = Math.min(world.wake.length, (MOST_TAIL + 1) * GAP * 2)
}

function shoot(world: Flotilla) {
  for (let gun = -1; gun < world.tail; gun++) {
    if ((world.tick + gun * 11) % (gun < 0 ? 30 : 54) !== 0) continue
    const at = gun < 0 ? world.hero : raftPlace(world, gun)
    const foe = nearest(world.foes, at, REACH)
    if (foe) fire(world, 'bolt', at, along(angleTo(at, foe), 6.2))
  }
}

function arrive(world: Flotilla, turn: Turn) {
  const { tick, stage } = world
  const { random } = turn
  if (tick % Math.max(24, 88 - stage * 8) === 0 && world.foes.length < MOST_FOES) {
    const fromLeft = random() < 0.5
    const kind = stage > 1 && random() < 0.3 ? 'skiff' : 'wisp'
    const y = between(-20, FIELD[1] * 0.7, random)
    world.foes.push(
      thing(kind, fromLeft ? -22 : FIELD[0] + 22, y, { r: 13, hp: kind === 'skiff' ? 3 : 1, a: random() }),
    )
  }
  if (tick % 1900 === 1500) {
    const hp = 20 + stage * 8
    world.foes.push(thing('hulk', between(80, 340, random), -50, { r: 32, hp, a: hp }))
    turn.tell('tell', 210, 0)
  }
  const waiting = world.drops.length
  if (waiting < 2 || (tick % 150 === 0 && waiting < 6))
    world.drops.push(
      thing('raft', between(30, FIELD[0] - 30, random), between(30, FIELD[1] * 0.72, random), { r: 16 }),
    )
}

/** Ghosts go for whatever of the train is nearest. */
function haunt(world: Flotilla) {
  for (const foe of world.foes) {
    let goal: Place = world.hero
    for (let raft = 0; raft < world.tail; raft++) {
      const at = raftPlace(world, raft)
      if (far(foe, at) < far(foe, goal)) goal = at
    }
    const speed = (foe.kind === 'hulk' ? 0.55 : foe.kind === 'skiff' ? 0.95 : 1.15) + world.stage * 0.04
    Object.assign(foe, along(angleTo(foe, goal), speed))
  }
}

/** A ghost that reaches a raft cuts it off with all behind it; they drift until somebody fetches them again. */
function cut(world: Flotilla, turn: Turn) {
  for (let raft = 0; raft < world.tail; raft++) {
    const at = raftPlace(world, raft)
    const thief = world.foes.find((foe) => meets(foe, foe.r, at, 10))
    if (!thief) continue
    if (thief.kind !== 'hulk') thief.hp = 0
    for (let lost = raft + 1; lost < world.tail; lost++) {
      const place = raftPlace(world, lost)
      world.drops.push(thing('raft', place.x, place.y, { r: 16, a: 1 }))
    }
    world.tail = raft
    world.combo = 0
    turn.tell('cut', at.x, at.y)
    break
  }
  world.foes = world.foes.filter(({ hp }) => hp > 0)
  // Those who were cut off hold out for six seconds.
  world.drops = world.drops.filter(({ a, t }) => a === 0 || t < 360)
}

function land(world: Flotilla, turn: Turn) {
  if (world.tail === 0 || !meets(world.hero, 10, PIER, PIER.r)) return
  const pay = payFor(world.tail)
  world.score += pay
  turn.tell('land', PIER.x, PIER.y - 30, pay)
  const before = Math.floor(world.landed / PER_STAGE)
  world.landed += world.tail
  world.tail = 0
  if (Math.floor(world.landed / PER_STAGE) === before) return
  world.stage++
  world.hero.shield = Math.min(2, world.hero.shield + 1)
  turn.tell('stage', 210, 200, world.stage)
}

function sink(world: Flotilla, foe: Thing, turn: Turn): boolean {
  if (wear(foe, 1, turn)) gain(world, turn, POINTS[foe.kind]!, foe)
  return true
}

const GRID = [40, 125, 210, 295, 380].flatMap((x) =>
  [60, 160, 260, 360, 470].map((y) => placeInput(x, y, FIELD)),
)

/** A tug whose train of rescued rafts is its fleet of guns, its treasure, and what the ghosts are after. */
export const rules: ShooterRules<Flotilla> = {
  field: FIELD,
  control: 'follow',
  goal: 6000,
  start: () => ({ ...startWorld(210, 380), tail: 0, wake: [], landed: 0 }),
  step(world, turn) {
    arrive(world, turn)
    tow(world, turn.input)
    shoot(world)
    haunt(world)
    advance(world.shots, FIELD, 10)
    world.shots = world.shots.filter(({ t }) => t < 30)
    advance(world.foes, FIELD, 60)
    for (const one of world.drops) one.t++
    strike(world, (foe) => sink(world, foe, turn))
    world.drops = meet(world, world.drops, 14, (one) => {
      if (world.tail >= MOST_TAIL) return false
      world.tail++
      turn.tell('aboard', one.x, one.y)
      return true
    })
    cut(world, turn)
    land(world, turn)
    meet(world, world.foes, 8, () => hurt(world, turn))
  },
  hud: ({ lives, stage }) => [
    ['lives', lives],
    ['stage', stage],
  ],
  bot(world, random, strength) {
    const gifts = world.drops.slice(0, 4).map(({ x, y }) => placeInput(x, y, FIELD))
    const ways = [
      ...gifts,
      placeInput(PIER.x, PIER.y, FIELD),
      ...GRID.filter((_, index) => index % 3 === world.tick % 3),
    ]
    const worth = ({ tail, landed, hero, drops }: Flotilla) =>
      payFor(tail) * 0.7 +
      landed * 30 +
      (tail > 5 ? 120 - far(hero, PIER) * 0.4 : -0.3 * far(nearest(drops, hero) ?? PIER, hero))
    return foresee(world, { step: rules.step, ways, sight: 50, worth }, random, strength)
  },
}
