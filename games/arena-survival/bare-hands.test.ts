import { expect, test } from 'vitest'
import type { Turn } from '#kit/game/micro/rules.ts'
import { thing } from '#kit/game/things/things.ts'
import { seededRandom } from '#kit/random/random.ts'
import { rules as jail } from './verbs/bubble-jail.ts'
import { rules as court, slabAt, slabMiddle } from './verbs/crumble-court.ts'
import { POSTS, rules as rodeo } from './verbs/pike-rodeo.ts'
import { CHAIN, HARD, rules as anchor, speedOf } from './verbs/swinging-anchor.ts'
import { inputOf } from './world.ts'

const turnOf = (input = 0): Turn & { told: string[] } => {
  const told: string[] = []
  return {
    input,
    press: false,
    held: input > 0,
    release: false,
    random: seededRandom(1),
    told,
    tell: (kind) => told.push(kind),
  }
}

test('a slab that was stepped on falls soon after, and so does an enemy that crosses it', () => {
  const world = court.start(seededRandom(1))
  Object.assign(world, { next: 9999, safe: 9999, tick: 1 })
  const slab = slabAt(world)
  for (let tick = 0; tick < 80 && world.slabs[slab]! >= 0; tick++) court.step(world, turnOf(inputOf(0)))
  expect(world.slabs[slab]).toBeLessThan(0)
  const at = slabMiddle(slab)
  world.foes = [
    thing('jelly', at, { r: 12, t: 60 }),
    thing('jelly', { x: at.x, y: at.y - 160 }, { r: 12, t: 60 }),
  ]
  court.step(world, turnOf())
  expect([world.foes.length, world.score > 0]).toEqual([1, true])
})

test('a slab falls under a player who stands still on it', () => {
  const world = court.start(seededRandom(1))
  Object.assign(world, { next: 9999, tick: 1 })
  for (let tick = 0; tick < 90; tick++) court.step(world, turnOf())
  expect(world.lives).toBe(2)
})

test('the anchor stays on its chain, and hurts only when it moves fast', () => {
  const world = anchor.start(seededRandom(1))
  Object.assign(world, { next: 9999, tick: 1 })
  const meetJelly = () => {
    world.foes = [thing('jelly', { x: world.ax + world.avx, y: world.ay + world.avy }, { r: 12 })]
    anchor.step(world, turnOf(1))
    return world.foes.length
  }
  expect(meetJelly()).toBe(1)
  world.foes = []
  let [dragged, swung] = [9, 0]
  for (let tick = 0; tick < 120; tick++) {
    anchor.step(world, turnOf(inputOf(tick < 60 ? 0 : (3 * Math.PI) / 4)))
    if (tick === 59) dragged = speedOf(world)
    swung = Math.max(swung, speedOf(world))
    if (tick < 60) swung = 0
    expect(Math.hypot(world.ax - world.x, world.ay - world.y)).toBeLessThanOrEqual(CHAIN + 0.01)
  }
  // Straight ahead it is only dragged along; a sharp turn makes it swing.
  expect(dragged).toBeLessThan(HARD)
  expect(swung).toBeGreaterThan(HARD)
})

test('a charging pike knocks other pikes over; a post dazes it, and then it can be caught by hand', () => {
  const world = rodeo.start(seededRandom(1))
  Object.assign(world, { next: 9999, tick: 1 })
  const post = POSTS[0]!
  const pike = thing('pike', { x: post.x - 60, y: post.y }, { r: 12, t: 102, vx: 4.4, a: 0.5 })
  world.foes = [pike, thing('jelly', { x: post.x - 45, y: post.y }, { r: 12 })]
  const turn = turnOf()
  for (let tick = 0; tick < 12; tick++) rodeo.step(world, turn)
  expect([world.foes, turn.told.includes('stars')]).toEqual([[pike], true])
  Object.assign(world, { x: pike.x, y: pike.y + 16 })
  const { lives, score } = world
  rodeo.step(world, turn)
  expect([world.foes, world.lives, world.score > score]).toEqual([[], lives, true])
})

test('one touch bursts all connected bubbles, each for more points; an untouched bubble opens', () => {
  const world = jail.start(seededRandom(1))
  Object.assign(world, { next: 9999, tick: 1, cool: 9999 })
  const caught = (x: number, a = 100) => thing('jelly', { x, y: 200 }, { r: 12, a })
  world.jail = [caught(224), caught(268), caught(312), caught(380, 1)]
  const turn = turnOf()
  jail.step(world, turn)
  expect([world.jail.length, world.foes.length, turn.told.includes('free')]).toEqual([0, 1, true])
  expect(world.score).toBe(1 + 1 + 1 + 1 + 2)
})
