import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { BALL_RADIUS, BOARD_TOP, BUOY_RADIUS, FLOOR, stationFor } from './court.ts'
import { courtPlan, roofFor } from './scenery.ts'

const SIZES = [
  { width: 320, height: 323 },
  { width: 375, height: 422 },
  { width: 652, height: 367 },
  { width: 812, height: 300 },
  { width: 1280, height: 720 },
]

test.for(SIZES)('on $width by $height board and buoys of every throw are in sight', (size) => {
  const random = seededRandom(3)
  for (let made = 0; made < 60; made++) {
    const station = stationFor(made, random)
    const { scale, top, left } = courtPlan(size, roofFor(station))
    const highest = Math.min(
      station.hoop.y - station.swing.y - BOARD_TOP,
      ...station.buoys.map(({ y, swing }) => y - swing - BUOY_RADIUS),
    )
    expect(top + highest * scale).toBeGreaterThanOrEqual(0)
    expect(top + FLOOR * scale).toBeLessThan(size.height)
    expect(left + (station.ball.x - BALL_RADIUS) * scale).toBeGreaterThanOrEqual(0)
  }
})

test('on a flat canvas the ball is a third larger than the whole court would make it', () => {
  expect(courtPlan({ width: 812, height: 300 }).scale).toBeGreaterThan((300 / 600) * 1.3)
})

test('the pier stays where it is when the roof goes up', () => {
  const size = { width: 812, height: 300 }
  const floorAt = (roof: number) => courtPlan(size, roof).top + FLOOR * courtPlan(size, roof).scale
  expect(floorAt(20)).toBeCloseTo(floorAt(140))
})
