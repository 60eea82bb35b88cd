import { expect, test } from 'vitest'
import { hash32, seededRandom } from '#kit/random/random.ts'
import { ball, box, hinged, hold, letGo, wall } from './body.ts'
import { placed } from './contacts.ts'
import { halvesOf, slabOf } from './cut.ts'
import { emptyWorld, stepWorld, type World } from './world.ts'

const TICKS = 240
const CUT_AT = 120

/** A pile of boxes and balls between walls, a beam, a weight on a rope, two balls on a rod, and a box that is cut. */
function fullWorld(): World {
  const random = seededRandom(67)
  const world = emptyWorld()
  world.bodies.push(
    wall('floor', [200, 390], [600, 40], { grip: 0.8 }),
    wall('left', [40, 200], [20, 400]),
    wall('right', [360, 200], [20, 400], { turn: 0.1 }),
    hinged('beam', [200, 250], [120, 10]),
    ball('weight', [120, 80], 12),
    ball('end', [250, 60], 9, { bounce: 0.8 }),
    ball('end', [290, 60], 9, { bounce: 0.8 }),
  )
  for (let count = 0; count < 20; count++) {
    const at = [90 + random() * 220, 40 + random() * 280] as const
    const material = { turn: random() * 3, grip: random(), bounce: random() * 0.5 }
    world.bodies.push(
      count % 4 === 3 ? ball('ball', at, 11, material) : box('box', at, [20 + random() * 20, 24], material),
    )
  }
  const rope = { isRod: false, isCut: false, ax: 0, ay: 0 }
  world.ropes.push({ ...rope, a: 4, b: -1, bx: 160, by: 20, length: 76 })
  world.ropes.push({ ...rope, a: 5, b: 6, bx: 0, by: 0, length: 40, isRod: true })
  world.ropes.push({ ...rope, a: 7, b: 3, ax: 5, ay: -8, bx: 50, by: 0, length: 60 })
  return world
}

function saw({ bodies }: World) {
  const whole = bodies.find(({ kind }) => kind === 'box')!
  const { x, y } = whole
  const halves = halvesOf(placed(whole).points, [x - 60, y - 20], [x + 60, y + 25])!
  whole.gone = true
  for (const points of halves) bodies.push(slabOf({ ...whole, gone: false }, points, 1))
}

test('a world gives the same bits as when runs were proved with it', () => {
  const world = fullWorld()
  const seen: unknown[] = []
  for (let tick = 0; tick < TICKS; tick++) {
    if (tick === 30) hold(world.bodies[9]!)
    if (tick === 60) letGo(world.bodies[9]!, 2)
    if (tick === CUT_AT) saw(world)
    if (tick === 180) world.ropes[0]!.isCut = true
    seen.push(stepWorld(world).map(({ speed, x, y }) => [speed, x, y]))
    seen.push(world.bodies.map(({ x, y, turn, spin }) => [x, y, turn, spin]))
  }
  expect(hash32(JSON.stringify([seen, world]))).toBe(2386967303)
})

test('a restored world continues exactly like one that was not saved', () => {
  const world = fullWorld()
  for (let tick = 0; tick < 50; tick++) stepWorld(world)
  const reopened = JSON.parse(JSON.stringify(world)) as World
  for (const one of [world, reopened]) for (let tick = 0; tick < 50; tick++) stepWorld(one)
  expect(reopened).toEqual(world)
})
