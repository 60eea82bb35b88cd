import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { placeInput } from './deeds.ts'
import { payFor, PIER, raftPlace, rules as flotilla } from './rules/flotilla.ts'
import { rules as hijack } from './rules/hijack.ts'
import { rules as rings, seenAt } from './rules/rings.ts'
import { rules as serpent, softOf } from './rules/serpent.ts'
import { CLOSE, rules as stern } from './rules/stern.ts'
import { rules as stopped } from './rules/stopped.ts'
import { thing, type Turn } from './world.ts'

const turnOf = (input = 0): Turn & { told: string[] } => {
  const told: string[] = []
  return { input, random: seededRandom(1), told, tell: (kind) => told.push(kind) }
}

test('the stern gunner never stops, fires behind itself and is paid double for what it hits close', () => {
  const world = stern.start(seededRandom(1))
  const { y } = world.hero
  stern.step(world, turnOf())
  expect(world.hero.y).toBeLessThan(y)
  expect(world.shots[0]!.vy).toBeGreaterThan(0)
  const paid = [CLOSE - 10, CLOSE + 20].map((away) => {
    const one = stern.start(seededRandom(1))
    one.tick = 1
    one.foes = [thing('eel', one.hero.x, one.hero.y + away, { r: 10 })]
    one.shots = [thing('bolt', one.hero.x, one.hero.y + away)]
    stern.step(one, turnOf())
    return one.score
  })
  expect(paid).toEqual([50, 25])
})

test('a ghost cuts the train where it touches it, and the pier pays more for each of a longer one', () => {
  const world = flotilla.start(seededRandom(1))
  for (let tick = 0; tick < 90; tick++) flotilla.step(world, turnOf(placeInput(210, 120, flotilla.field)))
  world.tail = 4
  const second = raftPlace(world, 1)
  world.shots = []
  world.foes = [thing('wisp', second.x, second.y, { r: 3 })]
  world.drops = []
  world.tick = 1
  flotilla.step(world, turnOf())
  expect(world.tail).toBe(1)
  expect(world.drops.filter(({ a }) => a === 1).length).toBe(2)
  expect([payFor(1), payFor(2), payFor(6)]).toEqual([5, 15, 105])
  Object.assign(world.hero, { x: PIER.x, y: PIER.y })
  Object.assign(world, { tail: 6, foes: [], wake: [], score: 0 })
  flotilla.step(world, turnOf())
  expect([world.score, world.tail, world.landed]).toEqual([105, 0, 6])
})

test('while the runner stands a dart hardly moves, and a pillar hides a foe', () => {
  const flown = [0, 1].map((input) => {
    const world = stopped.start(seededRandom(1))
    world.foes = [thing('walker', 390, 20, { a: 999 })]
    world.darts = [thing('spark', 20, 20, { vx: 2, r: 5 })]
    for (let tick = 0; tick < 20; tick++) stopped.step(world, turnOf(input))
    return world.darts[0]!.x - 20
  })
  expect(flown[0]).toBeLessThan(3)
  expect(flown[1]).toBeGreaterThan(25)
  const shotsAt = (x: number, y: number) => {
    const world = stopped.start(seededRandom(1))
    Object.assign(world.hero, { x: 60, y: 170 })
    Object.assign(world, { load: 0, foes: [thing('cog', x, y, { a: 999 })] })
    stopped.step(world, turnOf())
    return world.shots.length
  }
  expect([shotsAt(180, 170), shotsAt(60, 60)]).toEqual([0, 1])
})

test('distant objects appear nearer to the vanishing point, and each ring in a row is worth ten more', () => {
  expect(seenAt({ x: 300, y: 400, a: 0 })).toEqual({ x: 300, y: 400 })
  expect(seenAt({ x: 300, y: 400, a: 600 }).x).toBeLessThan(225)
  const world = rings.start(seededRandom(1))
  const paid = [0, 0, 200].map((aside) => {
    world.tick = 1
    const before = world.score
    world.drops = [thing('ring', world.hero.x + aside, world.hero.y, { a: 1 })]
    rings.step(world, turnOf())
    return world.score - before
  })
  expect([paid, world.streak]).toEqual([[10, 20, 0], 0])
})

test('only the last ring of the serpent wears; a hard one throws the bolt back down', () => {
  const world = serpent.start(seededRandom(1))
  for (const [index, part] of world.body.entries()) Object.assign(part, { x: 60 + index * 22, y: 200 })
  const soft = softOf(world)!
  const hard = world.body[3]!
  world.shots = [thing('bolt', soft.x, soft.y), thing('bolt', hard.x, hard.y)]
  const hp = hard.hp
  const before = soft.hp
  serpent.step(world, turnOf())
  expect([soft.hp, hard.hp]).toEqual([before - 1, hp])
  expect(world.darts.map(({ kind, vy }) => [kind, vy > 0])).toEqual([['chip', true]])
})

test('a netted foe shoots for the ship, takes three darts for it, and then is gone', () => {
  const world = hijack.start(seededRandom(1))
  world.tick = 1
  world.foes = [thing('kite', 200, 300, { r: 15 })]
  world.shots = [thing('net', 200, 300, { r: 13 })]
  hijack.step(world, turnOf())
  expect([world.guest, world.foes.length]).toEqual(['kite', 0])
  world.hero.cool = 0
  world.shots = []
  hijack.step(world, turnOf())
  expect(world.shots.length).toBe(5)
  for (let dart = 0; dart < 3; dart++) {
    expect(world.guest).toBe('kite')
    world.darts = [thing('spark', world.hero.x, world.hero.y - 34, { r: 5 })]
    hijack.step(world, turnOf())
  }
  expect([world.guest, world.lives]).toEqual(['', 3])
})
