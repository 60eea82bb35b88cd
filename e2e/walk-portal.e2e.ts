import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNeighbours, type Neighbour } from './walk/people.ts'
import { peopleScreens, sharedScreens, strangerScreens } from './walk/people-screens.ts'
import { portalScreens } from './walk/portal-screens.ts'
import type { Screen } from './walk/screen.ts'
import { WALK_TIME } from './walk/plan.ts'
import { walk } from './walk/walk.ts'
import { newcomer, settled } from './walk/walker.ts'
import { openWorld, type World } from './walk/world.ts'

/** Missing pages and wrong numbers are part of the walk. */
const EXPECTED = [/status of (404|409|400|422)/]

let world: World
let neighbours: readonly Neighbour[]
beforeAll(async () => {
  world = await openWorld()
  neighbours = await openNeighbours(world)
})
afterAll(() => world.close())

/** Two walkers share the screens; those of one page stay together. */
const half = (screens: readonly Screen[], which: number) =>
  screens.slice((screens.length / 2) * which, (screens.length / 2) * (which + 1))

test(
  'games and pages of text are readable and accessible [1.2] [1.26]',
  { timeout: WALK_TIME, retry: 0 },
  async () => {
    const walkers = await Promise.all([0, 1].map(() => settled(world, neighbours, { expected: EXPECTED })))
    const found = await Promise.all(
      walkers.map((walker, place) => walk(world, walker, half(portalScreens, place))),
    )
    expect(found.flat()).toEqual([])
  },
)

test(
  'the account, friends and the chat are readable and accessible [1.2] [1.26] [2.19]',
  { timeout: WALK_TIME, retry: 0 },
  async () => {
    const walker = await settled(world, neighbours, { expected: EXPECTED })
    const stranger = await newcomer(world, { expected: EXPECTED })
    const found = await Promise.all([
      walk(world, walker, [...peopleScreens, ...sharedScreens]),
      walk(world, stranger, strangerScreens),
    ])
    expect(found.flat()).toEqual([])
  },
)
