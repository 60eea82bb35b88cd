// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { roomOf } from '#kit/game/duel/room.ts'
import { gameRig } from '#kit/game/testing/game-rig.ts'
import { definitions } from './definitions.ts'
import { lookOf } from './look.ts'
import view from './view.ts'

/** The stage of a blind page, a phone's. */
const STAGE = { width: 360, height: 520 }
const OWN = 60

const great = definitions[0]!
const look = lookOf(great)
const { centre, cell } = look.places(roomOf(STAGE, look.shape, look.hasBareCorners).board, 0)

const open = gameRig('hex-paths', view)

function begin() {
  const { play, page } = open(great)
  const { x, y } = centre(OWN)
  return {
    inputs: () => play.replay()!.inputs,
    /** Touches beside the middle of the cell. */
    touch: (right: number, held?: number, by?: 'touch' | 'mouse') =>
      page.touch((x + right) / STAGE.width, y / STAGE.height, held, by),
    press: page.press,
  }
}

const nearEdge = cell * 0.4

test('a tap between two small cells waits for a second one, and plays what it aimed at', () => {
  const { touch, inputs } = begin()
  touch(nearEdge)
  expect(inputs()).toEqual([])
  touch(cell - nearEdge)
  expect(inputs()).toEqual([OWN])
})

test.for([
  ['in the middle of a cell', 0, 60, 'touch'],
  ['near its edge after a look', nearEdge, 400, 'touch'],
  ['near its edge with a mouse', nearEdge, 60, 'mouse'],
] as const)('a touch %s plays at once', ([, right, held, by]) => {
  const { touch, inputs } = begin()
  touch(right, held, by)
  expect(inputs()).toEqual([OWN])
})

test('a key forgets what a finger aimed at', () => {
  const { touch, press, inputs } = begin()
  touch(nearEdge)
  press('ArrowLeft')
  touch(nearEdge)
  expect(inputs()).toEqual([])
})
