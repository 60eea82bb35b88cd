import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { pickIndex } from '#kit/random/random.ts'
import type { Act, Trade, Turn } from '../trade.ts'
import { seconds, times } from '../world.ts'

export const TOWER = { flame: 0, rhythm: 1, bounty: 2, wall: 3, lamp: 4, reach: 5 } as const

export interface Moth {
  x: number
  y: number
  hp: number
  full: number
  /** 0 small, 1 fast, 2 large. */
  kind: number
}
export interface Bolt {
  x: number
  y: number
  age: number
}
export interface Keep {
  wave: number
  /** Moths still to come, and ticks to the next one. */
  left: number
  next: number
  moths: Moth[]
  bolts: Bolt[]
  hp: number
  /** Ticks until the lamp can strike, and until the player can throw a flare. */
  cool: number
  flare: number
}

export const SECTORS = 8
export const FLARE_TICKS = seconds(2.5)
export const CENTRE = 500
const EDGE = 560
const AT_WALL = 85
const BOLT_TICKS = 9
const REST_TICKS = seconds(1.2)
const SPEEDS = [1.05, 1.9, 0.7] as const
const TOUGHNESS = [1, 0.7, 3.4] as const
const HARDER = 1.13
const DIRECTIONS = Array.from({ length: 24 }, (_, at) => ({
  x: exactCos((at * Math.PI) / 12),
  y: exactSin((at * Math.PI) / 12),
}))

const force = (levels: readonly number[]) => 2 * times(1.26, levels[TOWER.flame]!)
const coolTicks = (levels: readonly number[]) => 34 / (1 + 0.16 * levels[TOWER.rhythm]!)
export const reachOf = (levels: readonly number[]) => 250 + 28 * levels[TOWER.reach]!
export const fullHp = (levels: readonly number[]) => 10 + 5 * levels[TOWER.wall]!
const bounty = (full: number, levels: readonly number[]) => 0.55 * full * times(1.2, levels[TOWER.bounty]!)
const lamps = (levels: readonly number[]) => 1 + levels[TOWER.lamp]!

/** Moths of the night come in waves; the lantern strikes the nearest. A fallen keep only goes back some waves. */
export const tower: Trade<Keep> = {
  start: () => ({ wave: 1, left: 5, next: 30, moths: [], bolts: [], hp: 10, cool: 0, flare: 0 }),

  step(turn) {
    const { body, world } = turn
    const { levels } = world
    body.flare = Math.max(0, body.flare - 1)
    send(turn)
    const reach = reachOf(levels)
    body.cool--
    if (body.cool <= 0) {
      const struck = nearest(body, reach, lamps(levels))
      for (const moth of struck) {
        body.bolts.push({ x: moth.x, y: moth.y, age: 0 })
        hurt(turn, moth, force(levels))
      }
      if (struck.length > 0) body.cool = coolTicks(levels)
    }
    for (const bolt of body.bolts) bolt.age++
    body.bolts = body.bolts.filter(({ age }) => age < BOLT_TICKS)
    for (const moth of body.moths) fly(turn, moth)
    body.moths = body.moths.filter(({ hp }) => hp > 0)
    if (world.clock % 120 === 0) body.hp = Math.min(fullHp(levels), body.hp + 1)
    if (body.hp <= 0) fall(turn)
  },

  act(turn, [sector]) {
    const { body, world, tell } = turn
    if (body.flare > 0 || sector < 0 || sector >= SECTORS) return
    body.flare = FLARE_TICKS
    const towards = DIRECTIONS[sector * 3]!
    tell({ kind: 'flare', x: CENTRE + towards.x * 250, y: CENTRE + towards.y * 250, amount: sector })
    for (const moth of body.moths) if (isIn(moth, sector)) hurt(turn, moth, force(world.levels) * 4)
  },

  acts: ({ body }): readonly Act[] =>
    body.flare > 0 ? [] : Array.from({ length: SECTORS }, (_, sector): Act => [sector, 0]),

  advise({ body }) {
    if (body.flare > 0) return undefined
    const counts = Array.from(
      { length: SECTORS },
      (_, sector) => body.moths.filter((moth) => isIn(moth, sector)).length,
    )
    const most = Math.max(...counts)
    return most > 0 ? [counts.indexOf(most), 0] : undefined
  },

  rate(levels, hand) {
    const strikes = (60 / coolTicks(levels)) * (1 + 0.6 * levels[TOWER.lamp]!)
    const damage = force(levels) * (strikes + (hand ? 1.6 : 0))
    const safe = (1 + 0.07 * levels[TOWER.wall]!) * (1 + 0.08 * levels[TOWER.reach]!)
    return bounty(damage * 0.55, levels) * safe
  },
}

const isIn = ({ x, y }: Moth, sector: number) => {
  const towards = DIRECTIONS[sector * 3]!
  const [dx, dy] = [x - CENTRE, y - CENTRE]
  // Within an eighth of a turn of the middle of the sector.
  return dx * towards.x + dy * towards.y > 0.92 * Math.sqrt(dx * dx + dy * dy)
}

function send({ body, random, tell }: Turn<Keep>) {
  if (body.left === 0) {
    if (body.moths.length > 0) return
    body.wave++
    body.left = Math.min(22, 4 + Math.floor(body.wave / 2))
    body.next = REST_TICKS
    tell({ kind: 'wave', x: CENTRE, y: CENTRE, amount: body.wave })
    return
  }
  if (--body.next > 0) return
  body.left--
  body.next = 20 + pickIndex(26, random)
  const towards = DIRECTIONS[pickIndex(DIRECTIONS.length, random)]!
  const luck = random()
  const kind = body.wave > 4 && luck < 0.12 ? 2 : body.wave > 2 && luck < 0.4 ? 1 : 0
  const full = 3 * times(HARDER, body.wave - 1) * TOUGHNESS[kind]!
  body.moths.push({ x: CENTRE + towards.x * EDGE, y: CENTRE + towards.y * EDGE, hp: full, full, kind })
}

const distance = ({ x, y }: Moth) => Math.sqrt((x - CENTRE) * (x - CENTRE) + (y - CENTRE) * (y - CENTRE))

function nearest({ moths }: Keep, reach: number, count: number): Moth[] {
  return moths
    .filter((moth) => moth.hp > 0 && distance(moth) < reach)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, count)
}

function hurt({ world, earn, tell }: Turn<Keep>, moth: Moth, damage: number) {
  if (moth.hp <= 0) return
  moth.hp -= damage
  if (moth.hp > 0) return
  earn(bounty(moth.full, world.levels), moth.x, moth.y)
  tell({ kind: 'poof', x: moth.x, y: moth.y, amount: moth.kind })
}

function fly({ body, tell }: Turn<Keep>, moth: Moth) {
  const far = distance(moth)
  const pace = SPEEDS[moth.kind]!
  if (far > AT_WALL) {
    moth.x += ((CENTRE - moth.x) / far) * pace
    moth.y += ((CENTRE - moth.y) / far) * pace
    return
  }
  moth.hp = 0
  body.hp -= 1 + moth.kind
  tell({ kind: 'bite', x: moth.x, y: moth.y, amount: moth.kind })
}

function fall({ body, world, tell }: Turn<Keep>) {
  body.wave = Math.max(1, body.wave - 3)
  body.left = 4
  body.next = seconds(2)
  body.moths = []
  body.hp = fullHp(world.levels)
  tell({ kind: 'fall', x: CENTRE, y: CENTRE, amount: body.wave })
}
