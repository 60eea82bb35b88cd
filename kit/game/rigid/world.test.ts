import { expect, test } from 'vitest'
import { ball, box, hinged, wall } from './body.ts'
import { emptyWorld, isStill, stepWorld, type World } from './world.ts'

const run = (world: World, ticks: number) => {
  for (let tick = 0; tick < ticks; tick++) stepWorld(world)
}

test('a tower of six boxes comes to rest where it was built', () => {
  const world = emptyWorld()
  world.bodies.push(wall('floor', [200, 380], [400, 40], { grip: 0.8 }))
  for (let floor = 0; floor < 6; floor++)
    world.bodies.push(box('crate', [200, 345 - floor * 30], [40, 30], { grip: 0.6, bounce: 0 }))
  run(world, 240)
  expect(isStill(world)).toBe(true)
  for (const [index, { x, y }] of world.bodies.slice(1).entries()) {
    expect(Math.abs(x - 200)).toBeLessThan(2)
    expect(Math.abs(y - (345 - index * 30))).toBeLessThan(5)
  }
})

test('an elastic ball bounces back to a part of its height, an inelastic one stays down', () => {
  const heights = [0.9, 0].map((bounce) => {
    const world = emptyWorld()
    world.bodies.push(wall('floor', [200, 380], [400, 40]), ball('ball', [200, 200], 10, { bounce }))
    world.bodies[0]!.bounce = 0
    let highest = 400
    for (let tick = 0; tick < 120; tick++) {
      stepWorld(world)
      if (tick > 45) highest = Math.min(highest, world.bodies[1]!.y)
    }
    return highest
  })
  expect(heights[0]).toBeGreaterThan(200)
  expect(heights[0]).toBeLessThan(280)
  expect(heights[1]).toBeGreaterThan(340)
})

test('a rope keeps its load within its length, a cut one does not', () => {
  const world = emptyWorld()
  world.bodies.push(ball('nut', [140, 100], 12))
  world.ropes.push({ a: 0, b: -1, ax: 0, ay: 0, bx: 200, by: 50, length: 78, isRod: false, isCut: false })
  const reach = () => Math.hypot(world.bodies[0]!.x - 200, world.bodies[0]!.y - 50)
  for (let tick = 0; tick < 200; tick++) {
    stepWorld(world)
    expect(reach()).toBeLessThan(80)
  }
  world.ropes[0]!.isCut = true
  run(world, 60)
  expect(reach()).toBeGreaterThan(200)
})

test('a beam tilts to the side of the weight', () => {
  const world = emptyWorld()
  world.bodies.push(hinged('beam', [200, 300], [200, 12]), box('weight', [270, 270], [24, 24]))
  run(world, 40)
  expect(world.bodies[0]!.turn).toBeGreaterThan(0.05)
})

test('a ball that meets the corner of a box is pushed away from it', () => {
  const world = emptyWorld(0)
  world.bodies.push(wall('wall', [200, 200], [100, 20]), ball('ball', [256, 186], 12))
  world.bodies[1]!.vx = -60
  world.bodies[1]!.vy = 30
  run(world, 30)
  const { x, y } = world.bodies[1]!
  expect(Math.hypot(Math.max(0, x - 250), Math.max(0, 190 - y))).toBeGreaterThan(11)
})
