import { expect, test } from 'vitest'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { definitions, FRAME_LEVELS } from './definitions.ts'
import { family } from './family.ts'
import {
  bestFrame,
  frameLevel,
  isSound,
  liftMove,
  parOf,
  proofOf,
  sidesOf,
  turnMove,
  type FrameState,
} from './frame-rules.ts'

const frame = definitions.find(({ slug }) => slug === 'domino-frame')!
const open = (level: number) => family.create(frame, 1, level) as TurnSim<FrameState, number>
const allLevels = Array.from({ length: FRAME_LEVELS }, (_, index) => index + 1)

test('the sides of a frame share their corners', () => {
  expect(sidesOf(4).map((side) => [side[0], side.at(-1)])).toEqual([
    [0, 3],
    [3, 6],
    [6, 9],
    [9, 0],
  ])
})

test.for(allLevels)('frame %i can be filled, with every tile once', (level) => {
  const sim = open(level)
  for (const input of proofOf(level)) {
    expect(sim.legal()).toContain(input)
    sim.apply(input)
  }
  expect([sim.status, sim.score]).toEqual(['won', parOf(level)])
  const { tiles } = frameLevel(level)
  expect(new Set(tiles.map(([low, high]) => low * 10 + high)).size).toBe(tiles.length)
})

test('a wrong tile is turned or taken out, and the hint goes on from what is right', () => {
  const sim = open(3)
  const { tiles, fixed } = frameLevel(3)
  for (const input of proofOf(3).slice(0, -1)) sim.apply(input)
  const place = sim.state.places.findIndex((put, at) => {
    const [low, high] = tiles[put >> 1] ?? []
    return low !== high && !fixed[at]
  })
  sim.apply(turnMove(place))
  expect(isSound(frameLevel(3), sim.state.places)).toBe(false)
  for (let move = 0; move < 20 && sim.status === 'playing'; move++) sim.apply(bestFrame(sim.state)!)
  expect(sim.status).toBe('won')
  const other = open(3)
  other.apply(proofOf(3)[0]!)
  other.apply(liftMove(other.state.places.findIndex((put, at) => put >= 0 && !fixed[at])))
  expect(other.state.places).toEqual(open(3).state.places)
})
