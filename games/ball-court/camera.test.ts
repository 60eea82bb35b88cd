import { describe, expect, test } from 'vitest'
import { follow, isFilmed, placeByCamera, wholeCourt, type Camera } from './camera.ts'
import { headBallScene as scene } from './head-ball-scene.ts'
import { headBall, RIGHT, UP, type HeadBall } from './head-ball.ts'
import { toScreen } from './placing.ts'
import { seededRandom } from '#kit/random/random.ts'

const film = scene.film!
const PHONE = { width: 375, height: 382 }

/** Plays a match with the bot, followed by the camera. */
function watch(ticks: number, look: (state: HeadBall, camera: Camera) => void) {
  const random = seededRandom(5)
  const state = headBall.start(1, random)
  let camera = wholeCourt(scene)
  for (let tick = 0; tick < ticks && state.status === 'playing'; tick++) {
    headBall.tick(state, headBall.bot(state, random, 1), random)
    camera = follow(scene, film, film.watch(state), camera)
    look(state, camera)
  }
}

describe('the camera over a long court', () => {
  test('is used on a standing canvas only', () => {
    expect(isFilmed(scene, PHONE)).toBe(true)
    expect(isFilmed(scene, { width: 900, height: 520 })).toBe(false)
  })

  test('keeps ball and own crab in sight at every moment of a match, and nothing beside the court', () => {
    watch(60 * 60, ({ me, ball }, camera) => {
      const placing = placeByCamera(film, camera, PHONE)
      for (const { x } of [me, ball]) {
        const at = toScreen(placing, { x, y: 0 }).x
        expect(at).toBeGreaterThan(5)
        expect(at).toBeLessThan(PHONE.width - 5)
      }
      expect(camera.middle - camera.span / 2).toBeGreaterThanOrEqual(scene.left - 0.001)
      expect(camera.middle + camera.span / 2).toBeLessThanOrEqual(scene.left + scene.width + 0.001)
    })
  })

  test('shows the crabs clearly larger than the whole court would, most of the time', () => {
    const spans: number[] = []
    watch(60 * 60, (_, { span }) => spans.push(span))
    const middle = spans.toSorted((one, other) => one - other)[Math.floor(spans.length / 2)]!
    expect(middle).toBeLessThan(scene.width * 0.8)
  })
})

test('a flick of the thumb makes the crab jump wherever the thumb rests; a resting thumb does not', () => {
  const state = headBall.start(1, seededRandom(1))
  const at = { x: state.me.x + 90, y: state.me.y + 30 }
  const hand = {
    held: { from: at, at, ticks: 20 },
    released: undefined,
    pressed: [],
    steer: { x: 0, y: 0 },
    isActing: false,
    flick: 0,
    mark: { x: 0, y: 0, isShown: false },
  }
  expect(scene.input(state, hand)).toBe(RIGHT)
  expect(scene.input(state, { ...hand, flick: 40 })).toBe(RIGHT + UP)
})
