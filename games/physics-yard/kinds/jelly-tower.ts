import { exactAtan2, exactCos, exactSin } from '#kit/game/exact-math.ts'
import { between } from '#kit/game/micro/rules.ts'
import { placeCode, placeOf, type Place } from '../codes.ts'
import { ball, wall, type Body } from '#kit/game/rigid/body.ts'
import { allOf, emptyYard, far, lose, put, win, type Yard, type YardRules } from '../yard.ts'

const REACH = 84
const NEAREST = 24
const MOST_ARMS = 3
/** An arm is a spring: its stiffness, its damping, and the stretch at which it tears. */
const STIFF = 62
const CALM = 3.2
const TEARS = 1.42
const HOME_REACH = 24
const HOLDS_TICKS = 45
const REST_TICKS = 40
const WATER = 384

/** `own`: ticks the goal has been held, then three numbers for each arm: its two jellies and its length. */
export function armsOf({
  own,
  world,
}: Yard): { readonly one: Body; readonly other: Body; readonly long: number }[] {
  const arms = []
  for (let at = 1; at < own.length; at += 3)
    arms.push({ one: world.bodies[own[at]!]!, other: world.bodies[own[at + 1]!]!, long: own[at + 2]! })
  return arms
}
export const lampOf = ({ world }: Yard): Body => world.bodies.find(({ kind }) => kind === 'ring')!
const isJelly = ({ kind, gone }: Body) => !gone && (kind === 'jelly' || kind === 'root')

/** Indices of the jellies that one placed there would attach to; a jelly needs two. */
export function holdsAt({ world }: Yard, at: Place): number[] {
  const near = world.bodies.flatMap((body, index) =>
    isJelly(body) && far(body, at) <= REACH ? [{ index, apart: far(body, at) }] : [],
  )
  if (near.length < 2 || near.some(({ apart }) => apart < NEAREST)) return []
  return near
    .toSorted((one, other) => one.apart - other.apart)
    .slice(0, MOST_ARMS)
    .map(({ index }) => index)
}

function tie(yard: Yard, one: number, other: number) {
  const { bodies } = yard.world
  yard.own.push(one, other, far(bodies[one]!, bodies[other]!))
}

/** Set jellies, which hold on to those near them, until the wobbly scaffold reaches the lamp and stays there. */
export const jellyTower: YardRules = {
  gesture: 'place',
  byThrift: true,
  build({ hard, random }) {
    const yard = emptyYard({ own: [0] })
    yard.world.gravity = 420
    const middle = 200 + between(-90, 90, random) * (0.4 + 0.6 * hard)
    put(yard, wall('land', [middle, 352], [96, 40], { grip: 0.9 }))
    for (const side of [-1, 1])
      put(yard, ball('root', [middle + side * 26, 330], 10, { density: 0, grip: 0.8 }))
    put(yard, ball('jelly', [middle, 284], 10, { density: 0.8, bounce: 0.05 }))
    for (const [one, other] of [
      [1, 3],
      [2, 3],
    ] as const)
      tie(yard, one, other)
    const aside = (random() < 0.5 ? -1 : 1) * between(20, 60 + 110 * hard, random)
    const lamp = {
      x: Math.max(40, Math.min(360, middle + aside)),
      y: between(190 - 110 * hard, 215 - 60 * hard, random),
    }
    put(yard, ball('ring', [lamp.x, lamp.y], 20, { density: 0 }))
    // The lamp is a place, not a thing.
    yard.world.bodies.at(-1)!.gone = true
    for (let stone = 0; stone < Math.round(hard * 1.6); stone++) {
      const at = { x: between(60, 340, random), y: between(120, 260, random) }
      if (yard.world.bodies.every((body) => far(body, at) > 66))
        put(yard, wall('stone', [at.x, at.y], [34, 34], { grip: 0.8 }))
    }
    for (let thorn = 0; thorn < Math.round(hard * 2); thorn++) {
      const at = { x: between(60, 340, random), y: between(110, 270, random) }
      if (yard.world.bodies.every((body) => far(body, at) > 58))
        put(yard, ball('thorn', [at.x, at.y], 13, { density: 0 }))
    }
    yard.left = Math.ceil(far({ x: middle, y: 284 }, lamp) / 36) + 2
    return yard
  },
  drive(yard) {
    for (const { one, other, long } of armsOf(yard)) {
      const [dx, dy] = [other.x - one.x, other.y - one.y]
      const apart = Math.max(1, Math.sqrt(dx * dx + dy * dy))
      const [nx, ny] = [dx / apart, dy / apart]
      const parting = (other.vx - one.vx) * nx + (other.vy - one.vy) * ny
      const pull = (STIFF * (apart - long) + CALM * parting) / 60
      one.vx += nx * pull * one.push
      one.vy += ny * pull * one.push
      other.vx -= nx * pull * other.push
      other.vy -= ny * pull * other.push
    }
  },
  act(yard, input, tell) {
    const at = placeOf(input)
    const holds = holdsAt(yard, at)
    if (holds.length < 2 || yard.left === 0) return tell('off', at.x, at.y)
    const jelly = put(yard, ball('jelly', [at.x, at.y], 10, { density: 0.8, bounce: 0.05 }))
    for (const other of holds) tie(yard, jelly, other)
    yard.left--
    yard.used++
    yard.since = 0
    tell('draw', at.x, at.y)
  },
  judge(yard, _hits, tell) {
    for (const jelly of allOf(yard, 'jelly'))
      if (jelly.y > WATER || allOf(yard, 'thorn').some((thorn) => far(thorn, jelly) < 25)) {
        jelly.gone = true
        tell(jelly.y > WATER ? 'splash' : 'pop', jelly.x, jelly.y)
      }
    const arms = armsOf(yard)
    const whole = arms.flatMap(({ one, other, long }, index) =>
      one.gone || other.gone || far(one, other) > long * TEARS
        ? []
        : yard.own.slice(1 + index * 3, 4 + index * 3),
    )
    if (whole.length < arms.length * 3) yard.own = [yard.own[0]!, ...whole]
    const lamp = lampOf(yard)
    const isHeld = allOf(yard, 'jelly').some((jelly) => far(jelly, lamp) < HOME_REACH)
    yard.own[0] = isHeld ? yard.own[0]! + 1 : 0
    if (yard.own[0]! > HOLDS_TICKS) win(yard, tell, lamp)
    else if (yard.left === 0 && !isHeld && yard.since > 200) lose(yard, tell, lamp)
  },
  guess(yard, random) {
    const lamp = lampOf(yard)
    const jellies = yard.world.bodies
      .filter(isJelly)
      .toSorted((one, other) => far(one, lamp) - far(other, lamp))
    for (let attempt = 0; attempt < 12; attempt++) {
      const from = jellies[Math.floor(random() * random() * jellies.length)]!
      const way = exactAtan2(lamp.y - from.y, lamp.x - from.x) + between(-1.5, 1.5, random)
      const reach = between(34, 76, random)
      const at = { x: from.x + exactCos(way) * reach, y: from.y + exactSin(way) * reach }
      if (at.x > 10 && at.x < 390 && at.y > 10 && holdsAt(yard, placeOf(placeCode(at))).length > 1)
        return placeCode(at)
    }
    return 0
  },
  isReady: (yard) => yard.left > 0 && (yard.used === 0 || yard.since > REST_TICKS),
  worth(yard) {
    const lamp = lampOf(yard)
    return -Math.min(...allOf(yard, 'jelly').map((jelly) => far(jelly, lamp)), 999)
  },
}
