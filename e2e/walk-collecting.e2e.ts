import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCloudHouse } from './walk/cloud-house.ts'
import { cloudScreens, queueScreens } from './walk/cloud-screens.ts'
import { collectingScreens, marketScreens } from './walk/coconut-screens.ts'
import { openNeighbours, type Neighbour } from './walk/people.ts'
import { IS_ASKED_FOR, WALK_TIME } from './walk/plan.ts'
import { walk } from './walk/walk.ts'
import { newcomer, settled } from './walk/walker.ts'
import { openWorld, type World } from './walk/world.ts'

/** Typing a wrong code is part of the walk. */
const EXPECTED = [/status of (404|409|400|422)/]

let world: World
let neighbours: readonly Neighbour[]
beforeAll(async () => {
  world = await openWorld()
  neighbours = await openNeighbours(world)
})
afterAll(() => world.close())

test.skipIf(!IS_ASKED_FOR)(
  'coconuts, cards and the market are readable and accessible [1.2] [1.26]',
  { timeout: WALK_TIME, retry: 0 },
  async () => {
    const walkers = await Promise.all([0, 1].map(() => settled(world, neighbours, { expected: EXPECTED })))
    const found = await Promise.all([
      walk(world, walkers[0]!, collectingScreens),
      walk(world, walkers[1]!, marketScreens),
    ])
    expect(found.flat()).toEqual([])
  },
)

test.skipIf(!IS_ASKED_FOR)(
  'the cloud and its queue are readable and accessible [1.2] [1.26]',
  { timeout: WALK_TIME, retry: 0 },
  async () => {
    const house = await openCloudHouse(world)
    const [looking, waiting] = await Promise.all([newcomer(world), newcomer(world)])
    const found = await Promise.all([
      walk(world, looking, cloudScreens),
      walk(world, waiting, queueScreens),
    ]).finally(house.close)
    expect(found.flat()).toEqual([])
  },
)
