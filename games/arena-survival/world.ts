import { distance, end, freshBase, type Base, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { along, far, meets, type Place, type Thing } from '#kit/game/things/things.ts'

/** State shared by all arenas; each adds its own fields. */
export interface World extends Base {
  x: number
  y: number
  vx: number
  vy: number
  /** Angle the hero faces. */
  face: number
  lives: number
  /** Ticks of invulnerability left. */
  safe: number
  foes: Thing[]
  /** Projectiles aimed at the hero. */
  darts: Thing[]
  shots: Thing[]
  drops: Thing[]
  /** Ticks until the next foe. */
  next: number
}

export type ArenaRules<State extends World = World> = MicroRules<State>

export const MIDDLE = 200
/** Radius of the round plate. */
export const PLATE = 188
export const HERO = 11
const DIRECTIONS = 16
const STEP = (2 * Math.PI) / DIRECTIONS
const SAFE_TICKS = 100

/** 0 is no input, 1 to 16 are directions, clockwise from the right. */
export const STICK: readonly number[] = Array.from({ length: DIRECTIONS + 1 }, (_, index) => index)
export const angleOf = (input: number) => (input - 1) * STEP
export const inputOf = (angle: number) => 1 + ((Math.round(angle / STEP) + 2 * DIRECTIONS) % DIRECTIONS)

export const startWorld = (x = MIDDLE, y = MIDDLE): World => ({
  ...freshBase(),
  x,
  y,
  vx: 0,
  vy: 0,
  face: -Math.PI / 2,
  lives: 3,
  safe: 0,
  foes: [],
  darts: [],
  shots: [],
  drops: [],
  next: 30,
})

/** The smaller angle between two, from 0 to π. */
export const turnBetween = (one: number, other: number) => {
  const off = Math.abs(one - other) % (2 * Math.PI)
  return off > Math.PI ? 2 * Math.PI - off : off
}

/** Puts something beyond the plate back onto its edge; true when it was beyond. */
export function keepOn(one: { x: number; y: number }, reach: number): boolean {
  const away = distance(one.x, one.y, MIDDLE, MIDDLE)
  const most = PLATE - reach
  if (away <= most) return false
  one.x = MIDDLE + ((one.x - MIDDLE) / away) * most
  one.y = MIDDLE + ((one.y - MIDDLE) / away) * most
  return true
}

/** Moves the hero with the stick. */
export function walk(world: World, { input }: Turn, speed: number) {
  world.safe = Math.max(0, world.safe - 1)
  Object.assign(world, input > 0 ? along(angleOf(input), speed) : { vx: 0, vy: 0 })
  if (input > 0) world.face = angleOf(input)
  world.x += world.vx
  world.y += world.vy
  keepOn(world, HERO)
}

/** Removes what has flown far off the plate. */
export const onPlate = (things: Thing[], margin = 20) =>
  things.filter((one) => distance(one.x, one.y, MIDDLE, MIDDLE) < PLATE + margin)

/** A hit costs a life and the combo, followed by invulnerability. */
export function hurt(world: World, turn: Turn, at: Place = world) {
  if (world.safe > 0 || world.over) return
  world.lives--
  world.combo = 0
  world.safe = SAFE_TICKS
  turn.tell('hurt', at.x, at.y)
  if (world.lives <= 0) end(world, turn, at)
}

/** Foes and what they throw harm a hero they touch. */
export function suffer(world: World, turn: Turn, hero: Place = world) {
  if (world.foes.some((foe) => foe.t > 20 && meets(foe, foe.r - 3, hero, HERO - 2))) hurt(world, turn, hero)
  const hit = world.darts.find((dart) => meets(dart, dart.r, hero, HERO - 3))
  if (!hit) return
  world.darts = world.darts.filter((dart) => dart !== hit)
  hurt(world, turn, hero)
}

/** A bot's valuation: lives, and free space around the hero. */
export function ease(world: World): number {
  let room = 0
  for (const foe of world.foes) room -= Math.max(0, 70 - far(foe, world)) * 0.15
  return world.lives * 260 + room - far(world, { x: MIDDLE, y: MIDDLE }) * 0.05
}
