import { between, bonus, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { along, angleTo, far, thing, type Place, type Thing } from '#kit/game/things/things.ts'
import { MIDDLE, PLATE, type World } from './world.ts'

export type FoeKind = 'jelly' | 'pike' | 'squid' | 'puffer' | 'king'

interface Breed {
  readonly r: number
  readonly hp: number
  readonly points: number
}
export const BREEDS: Readonly<Record<FoeKind, Breed>> = {
  jelly: { r: 12, hp: 1, points: 1 },
  pike: { r: 12, hp: 1, points: 2 },
  squid: { r: 14, hp: 1, points: 2 },
  puffer: { r: 20, hp: 3, points: 3 },
  king: { r: 34, hp: 24, points: 25 },
}

/** How a game spawns foes. */
export interface Herd {
  /** Ticks between two foes at the start and at the end. */
  readonly pace: readonly [first: number, last: number]
  /** Kinds and the tick from which each appears, with equal chances. */
  readonly kinds: readonly (readonly [kind: FoeKind, from: number])[]
  /** Most foes at once. */
  readonly most?: number
  /** Ticks between kings; none if absent. */
  readonly kings?: number
  readonly speed?: number
}

export const USUAL: Herd = {
  pace: [62, 17],
  kinds: [
    ['jelly', 0],
    ['jelly', 0],
    ['pike', 700],
    ['squid', 1300],
    ['puffer', 1900],
  ],
  most: 34,
  kings: 2700,
}

const rimAt = (angle: number): Place => ({
  x: MIDDLE + exactCos(angle) * (PLATE + 26),
  y: MIDDLE + exactSin(angle) * (PLATE + 26),
})

function put(world: World, kind: FoeKind, at: Place, phase: number) {
  const { r, hp } = BREEDS[kind]
  world.foes.push(thing(kind, at, { r, hp, a: phase }))
}

/** Foes climb over the rim at increasing rate. */
export function arrive(world: World, turn: Turn, { pace, kinds, most = 34, kings }: Herd) {
  if (kings && world.tick % kings === 0) {
    const at = rimAt(turn.random() * 2 * Math.PI)
    put(world, 'king', at, 0)
    turn.tell('king', at.x, at.y)
  }
  if (--world.next > 0 || world.foes.length >= most) return
  const hard = hardness(world.tick, 2600)
  world.next = (pace[0] + (pace[1] - pace[0]) * hard) * between(0.7, 1.3, turn.random)
  const able = kinds.filter(([, from]) => world.tick >= from)
  const kind = able[Math.floor(turn.random() * able.length)]![0]
  const angle = turn.random() * 2 * Math.PI
  // Jellies come in small groups, so that there is something to herd.
  const count = kind === 'jelly' && turn.random() < 0.3 ? 3 : 1
  for (let one = 0; one < count; one++) put(world, kind, rimAt(angle + one * 0.16), turn.random())
}

/** Moves foes towards the prey, each kind in its own way. */
export function prowl(
  world: World,
  turn: Turn,
  { speed = 1 }: Herd,
  preyOf: (foe: Thing) => Place = () => world,
) {
  const quick = speed * (1 + 0.55 * hardness(world.tick, 5000))
  for (const foe of world.foes) {
    const prey = preyOf(foe)
    foe.t++
    const aim = angleTo(foe, prey)
    if (foe.kind === 'pike') lunge(foe, aim, quick)
    else if (foe.kind === 'squid') squirt(world, foe, { aim, quick, away: far(foe, prey) })
    else if (foe.kind === 'king') reign(world, turn, foe, aim)
    else
      Object.assign(
        foe,
        along(aim + exactSin(foe.t / 30 + foe.a * 6) * 0.5, (foe.kind === 'puffer' ? 0.5 : 0.82) * quick),
      )
    foe.x += foe.vx
    foe.y += foe.vy
  }
}

/** A pike creeps, stops to aim, then darts forward. */
function lunge(foe: Thing, aim: number, quick: number) {
  const beat = foe.t % 130
  if (beat < 70) Object.assign(foe, along(aim, 0.6 * quick))
  else if (beat < 100) Object.assign(foe, along(aim, 0.02))
  else if (beat === 100) Object.assign(foe, along(aim, 4.4))
  else {
    foe.vx *= 0.965
    foe.vy *= 0.965
  }
}

interface Aim {
  readonly aim: number
  readonly quick: number
  readonly away: number
}

/** A squid keeps its distance and spits ink. */
function squirt(world: World, foe: Thing, { aim, quick, away }: Aim) {
  const pull = away > 150 ? 0.75 : away < 105 ? -0.5 : 0.06
  Object.assign(foe, along(aim + (away < 150 ? 0.9 : 0), pull * quick))
  if (foe.t % 120 === 100 && away < 250) world.darts.push(thing('ink', foe, { ...along(aim, 2.1), r: 6 }))
}

/** A king walks about and throws rings of ink. */
function reign(world: World, turn: Turn, foe: Thing, aim: number) {
  Object.assign(foe, along(aim, 0.34))
  if (foe.t % 150 !== 120) return
  turn.tell('ring', foe.x, foe.y)
  for (let dart = 0; dart < 10; dart++)
    world.darts.push(thing('ink', foe, { ...along(aim + dart * 0.6283 + 0.314, 1.7), r: 6 }))
}

/** Damages a foe; true when it is defeated, with its points scored and what it leaves behind placed. */
export function strike(world: World, turn: Turn, foe: Thing, force = 1): boolean {
  if (foe.hp <= 0) return false
  foe.hp -= force
  if (foe.hp > 0) {
    turn.tell('dent', foe.x, foe.y)
    return false
  }
  gain(world, turn, BREEDS[foe.kind as FoeKind].points, foe)
  if (foe.kind === 'puffer')
    for (const side of [-1, 1]) {
      const at = { x: foe.x + side * 16, y: foe.y }
      world.foes.push(thing('jelly', at, { r: 9, a: side * 0.3 }))
    }
  if (foe.kind === 'king') {
    turn.tell('fall', foe.x, foe.y)
    world.drops.push(thing('heart', foe, { r: 14 }))
  }
  return true
}

export const bury = (world: World) => {
  world.foes = world.foes.filter(({ hp }) => hp > 0)
}

const MOST_LIVES = 5

/** Collects the hearts of defeated kings; they sink in after a while. */
export function gather(world: World, turn: Turn) {
  world.drops = world.drops.filter((drop) => {
    if (drop.kind !== 'heart') return true
    drop.t++
    if (far(drop, world) > drop.r + 14) return drop.t < 900
    if (world.lives < MOST_LIVES) world.lives++
    bonus(world, turn, 5, drop)
    turn.tell('heal', drop.x, drop.y)
    return false
  })
}
