import { expect, test } from 'vitest'
import { DASH, JUMP, movesOf, RIGHT } from './moves.ts'
import { tryLevel } from './try-level.ts'

const SETTLE = 10
const TILE = 16
const HALL = '.......G\n........\n........\n........\n........\n........\n........\n.P......\n########'

type Play = ReturnType<typeof tryLevel>

/** The highest place the hero comes to while an input is held. */
function topOf(play: Play, input: number, ticks: number): number {
  let top = play.world.hero.y
  for (let tick = 0; tick < ticks; tick++) {
    play.hold(input, 1)
    top = Math.min(top, play.world.hero.y)
  }
  return top
}

test('the frog leaps at every landing, and higher while the jump is held', () => {
  const low = tryLevel(movesOf.bounce, HALL)
  const lowest = topOf(low, 0, 100)
  expect(low.kinds().filter((kind) => kind === 'hop').length).toBeGreaterThan(2)
  expect(topOf(tryLevel(movesOf.bounce, HALL), JUMP, 60)).toBeLessThan(lowest - TILE)
})

test('a jump takes away the red blocks and brings the blue ones', () => {
  const play = tryLevel(movesOf.swap, '......G\n.......\n.......\n.P..R..\n.......\nRRR.###\n.......')
  play.hold(0, SETTLE)
  play.hold(JUMP, 2)
  expect([play.world.phase, play.kinds().includes('swap')]).toEqual([1, true])
  while (play.world.falls === 0) play.hold(0, 1)
  expect(play.world.hero.y).toBeGreaterThan(6 * TILE)
})

test('a hero standing where a block comes back is squashed', () => {
  const play = tryLevel(movesOf.swap, '......G\n.......\n.PL....\n#######')
  play.hold(RIGHT, 12)
  play.hold(JUMP, 1)
  expect(play.world.falls).toBe(1)
})

test('the puffer floats as long as its breath lasts, and breathes on the ground', () => {
  const play = tryLevel(movesOf.puff, HALL)
  play.hold(0, SETTLE)
  const { y } = play.world.hero
  play.hold(JUMP, 12)
  play.hold(0, 2)
  expect(topOf(play, JUMP, 90)).toBeLessThan(y - 5 * TILE)
  expect([play.world.hero.breath, play.world.hero.isSpread]).toEqual([0, false])
  play.hold(0, 90)
  expect(play.world.hero.breath).toBeGreaterThan(0)
})

test('an open umbrella slows the fall, and rises where a draught blows', () => {
  const fallen = (input: number, air: string) => {
    const play = tryLevel(movesOf.glide, `.P.${air}..G\n${`...${air}...\n`.repeat(9)}#######`)
    play.world.hero.x = 3.5 * TILE
    play.hold(input, 40)
    return play.world.hero.y
  }
  expect(fallen(0, '.')).toBeGreaterThan(fallen(JUMP, '.') + 3 * TILE)
  expect(fallen(JUMP, 'A')).toBeLessThan(TILE)
  expect(fallen(0, 'A')).toBe(fallen(0, '.'))
})

test('the penguin is faster on ice than on snow, and slides on', () => {
  const run = (floor: string) => {
    const play = tryLevel(movesOf.ice, `${'.'.repeat(24)}G\n.P${'.'.repeat(23)}\n${floor.repeat(25)}`)
    play.hold(RIGHT, 70)
    const { vx } = play.world.hero
    play.hold(0, 12)
    return [vx > 3, play.world.hero.vx > 2]
  }
  expect([run('I'), run('#')]).toEqual([
    [true, true],
    [false, false],
  ])
})

test('the turtle strokes in a pool and leaps out of it higher than it jumps', () => {
  const pool =
    '.......G\n........\n........\n........\n........\n........\n.P......\nWWWWWWWW\nWWWWWWWW\n########'
  const play = tryLevel(movesOf.swim, pool)
  play.hold(0, 60)
  expect(play.world.hero.isSpread).toBe(true)
  play.hold(JUMP, 5)
  play.hold(0, 1)
  expect(topOf(play, JUMP, 40)).toBeLessThan(7 * TILE - 3 * TILE)
  expect(play.kinds()).toEqual(expect.arrayContaining(['stroke', 'splash']))
})

test('the mole digs beside, below and above', () => {
  const play = () => tryLevel(movesOf.dig, '......G\n.EEE...\n.......\n.PE....\nEEEE###\n#######')
  const [beside, below, above] = [play(), play(), play()]
  for (const one of [beside, below, above]) one.hold(0, SETTLE)
  beside.hold(DASH + RIGHT, 1)
  below.hold(DASH, 1)
  above.hold(JUMP, 8)
  above.hold(DASH, 1)
  expect([beside, below, above].map(({ world }) => world.open)).toEqual([[3 * 7 + 2], [4 * 7 + 1], [7 + 1]])
})

test('dug earth closes again after a fall', () => {
  const play = tryLevel(movesOf.dig, '......G\n.......\n.P.....\nEEE.###\n.......')
  play.hold(0, SETTLE)
  play.hold(DASH, 1)
  expect(play.world.open).toHaveLength(1)
  play.hold(0, 120)
  expect([play.world.falls, play.world.open]).toEqual([1, []])
})

test.for([
  [1, true],
  [2, true],
  [4, false],
] as const)('the ghost is behind a wall of %i tiles: %s', ([thick, isBehind]) => {
  const wall = '#'.repeat(thick)
  const play = tryLevel(movesOf.blink, `...${wall}......G\n.P.${wall}.......\n##########${wall}`)
  play.hold(RIGHT, 20)
  play.hold(DASH, 1)
  expect(play.world.hero.x > (3 + thick) * TILE).toBe(isBehind)
})

test('a ghost has to rest on the ground before it blinks again', () => {
  const play = tryLevel(movesOf.blink, `${'.'.repeat(24)}G\n.P${'.'.repeat(23)}\n${'#'.repeat(25)}`)
  play.hold(0, SETTLE)
  const blinks = () => play.kinds().filter((kind) => kind === 'blink').length
  for (let press = 0; press < 6; press++) {
    play.hold(DASH, 1)
    play.hold(0, 3)
  }
  expect(blinks()).toBe(1)
  play.hold(0, 40)
  play.hold(DASH, 1)
  expect(blinks()).toBe(2)
})

test('a slam goes through coral, and the jump after it is a high one', () => {
  const play = tryLevel(
    movesOf.slam,
    '......G\n.......\n.......\n.......\n.......\n.P.....\nBBBB...\n.......\n#######',
  )
  play.hold(0, SETTLE)
  play.hold(JUMP, 6)
  play.hold(DASH, 1)
  play.hold(0, 20)
  expect(play.kinds()).toEqual(expect.arrayContaining(['break', 'slam']))
  const floor = play.world.hero.y
  expect(floor).toBe(8 * TILE - 7)
  play.hold(JUMP, 2)
  expect(topOf(play, JUMP, 40)).toBeLessThan(floor - 4 * TILE)
})

test('the octopus climbs rock but not ice, and hangs from a ceiling', () => {
  const height = (wall: string) => {
    const play = tryLevel(
      movesOf.cling,
      `......${wall}.G\n${`......${wall}..\n`.repeat(6)}.P....${wall}..\n#########`,
    )
    play.hold(RIGHT, 100)
    return 7 * TILE - play.world.hero.y
  }
  expect([height('#') > 5 * TILE, height('I') < 0]).toEqual([true, true])
  const roof = tryLevel(movesOf.cling, '######G\n.......\n.......\n.P.....\n#######')
  roof.hold(0, SETTLE)
  roof.hold(JUMP, 60)
  expect(roof.world.hero.y).toBe(TILE + 7)
  roof.hold(0, 30)
  expect(roof.world.hero.y).toBe(4 * TILE - 7)
})
