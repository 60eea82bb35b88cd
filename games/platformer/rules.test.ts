import { expect, test } from 'vitest'
import { DASH, JUMP, LEFT, RIGHT } from './moves.ts'
import { tryLevel } from './try-level.ts'

const plain = { jumps: 1 } as const
const SETTLE = 10

/** A ledge of some tiles beside the hero; whether a jump reaches its top. */
function climbs(tiles: number): boolean {
  const wall = Array.from({ length: 6 }, (_, row) => `........${6 - row <= tiles ? '####' : '....'}.G`)
  const rows = [...wall.slice(0, 5), `.P......${tiles > 0 ? '####' : '....'}.G`, '##############']
  const play = tryLevel(plain, rows.join('\n').replaceAll('G', '.').replace('.\n', 'G\n'))
  play.hold(RIGHT, 60)
  play.hold(0, SETTLE)
  play.hold(JUMP, 3)
  play.hold(JUMP + RIGHT, 40)
  return play.world.hero.x > 8 * 16
}

test.for([
  [1, true],
  [2, true],
  [3, false],
] as const)('a jump climbs a ledge of %i tiles: %s', ([tiles, isUp]) => {
  expect(climbs(tiles)).toBe(isUp)
})

test('a jump that is let go at once is lower than one that is held', () => {
  const height = (ticks: number) => {
    const play = tryLevel(plain, '......G\n.......\n.......\n.......\n.......\n.P.....\n#######')
    play.hold(0, SETTLE)
    const floor = play.world.hero.y
    let top = floor
    for (let tick = 0; tick < 40; tick++) {
      play.hold(tick < ticks ? JUMP : 0, 1)
      top = Math.min(top, play.world.hero.y)
    }
    return floor - top
  }
  expect(height(2)).toBeLessThan(0.75 * height(30))
})

test('a jump just after the edge still counts, a late one does not', () => {
  const jumpsAfter = (late: number) => {
    const play = tryLevel(
      plain,
      '..........G\n...........\n.P.........\n####.......\n####.......\n####.......\n####.......',
    )
    while (play.world.hero.x < 4 * 16 + 5) play.hold(RIGHT, 1)
    play.hold(RIGHT, late)
    play.hold(JUMP + RIGHT, 2)
    return play.kinds().includes('jump')
  }
  expect([jumpsAfter(2), jumpsAfter(8)]).toEqual([true, false])
})

test('a plank is jumped through from below and holds from above', () => {
  const play = tryLevel(plain, '.......G\n........\n........\n........\n.===....\n.P......\n########')
  play.hold(0, SETTLE)
  play.hold(JUMP, 30)
  play.hold(0, 30)
  expect(play.world.hero.y).toBe(4 * 16 - 7)
})

test('a door opens for a key and for nothing else', () => {
  const way = (thing: string) => {
    const play = tryLevel(plain, `.....#..\n.....#..\n.P.${thing}.D.G\n########`)
    play.hold(RIGHT, 120)
    return play.world.end
  }
  expect([way('k'), way('.')]).toEqual(['won', ''])
})

test('sand holds for a moment and is gone until the next try', () => {
  const play = tryLevel(plain, '......G\n.......\n.......\n.P.....\n.%%....\n.......\n~~~~~~~')
  play.hold(0, 60)
  expect(play.kinds()).toContain('crumble')
  while (play.world.falls === 0) play.hold(0, 1)
  expect(play.world.gone).not.toHaveLength(0)
  while (play.world.wait > 0) play.hold(0, 1)
  expect(play.world.gone).toHaveLength(0)
})

test('a snail is stomped from above and pinches from the side', () => {
  const side = tryLevel(plain, '.........G\n..........\n.P..c.....\n##########')
  side.hold(0, 40)
  expect(side.world.falls).toBe(1)
  const above = tryLevel(plain, '.P.......G\n..........\n..........\n.c#.......\n##########')
  above.hold(0, 40)
  expect([above.kinds().includes('stomp'), above.world.falls]).toEqual([true, 0])
})

test('a wall jump leads away from the wall, and only heroes with that skill can do it', () => {
  const play = (wall: boolean) => {
    const one = tryLevel(
      { jumps: 1, wall },
      '......#.G\n......#..\n......#..\n......#..\n......#..\n.P....#..\n#########',
    )
    one.hold(RIGHT, 60)
    one.hold(JUMP + RIGHT, 26)
    one.hold(RIGHT, 4)
    one.hold(JUMP, 6)
    return one.kinds().includes('wall') && one.world.hero.vx < 0
  }
  expect([play(true), play(false)]).toEqual([true, false])
})

test('gravity turns over on the ground only', () => {
  const play = tryLevel(
    { jumps: 0, flip: true },
    '########\n.......G\n........\n........\n.P......\n########',
  )
  play.hold(0, SETTLE)
  play.hold(JUMP, 2)
  play.hold(0, 2)
  play.hold(JUMP, 2)
  expect(play.kinds().filter((kind) => kind === 'flip')).toHaveLength(1)
  play.hold(0, 60)
  expect(play.world.hero.y).toBe(16 + 7)
})

test('a dash breaks coral, a run does not', () => {
  const far = (input: number) => {
    const play = tryLevel({ jumps: 2, dash: true }, '....B...G\n....B....\n.P..B....\n#########')
    play.hold(RIGHT, 30)
    play.hold(RIGHT + input, 20)
    return play.world.hero.x > 5 * 16
  }
  expect([far(DASH), far(0)]).toEqual([true, false])
})

test('a jump in the air takes the ring above, and letting go frees the hero', () => {
  const play = tryLevel(
    { jumps: 1, hook: true },
    '...*......G\n...........\n...........\n.P.........\n###........\n###........\n~~~~~~~~~~~',
  )
  play.hold(0, SETTLE)
  play.hold(JUMP + RIGHT, 8)
  play.hold(RIGHT, 2)
  play.hold(JUMP + RIGHT, 30)
  expect(play.world.hero.hook).toBe(0)
  play.hold(RIGHT, 3)
  expect([play.world.hero.hook, play.kinds().at(-1)]).toEqual([-1, 'let-go'])
})

test('a hero who runs by itself turns at a wall', () => {
  const play = tryLevel({ jumps: 1, wall: true, auto: true }, '#......G#\n#.......#\n#.P.....#\n#########')
  play.hold(0, 120)
  expect(play.kinds()).toContain('turn')
})

test('the lantern of the sand stays dark until every shell is taken', () => {
  const way = (shell: string) => {
    const play = tryLevel(
      { jumps: 1, all: true },
      `.${shell}......\n.........\n.........\n...P..G..\n#########`,
    )
    play.hold(RIGHT, 80)
    return play.world.end
  }
  expect([way('o'), way('.')]).toEqual(['', 'won'])
})

test('a fall costs points and gives back neither time nor shells', () => {
  const play = tryLevel(plain, '.......G\n........\n.Po.....\n####.^##')
  play.hold(RIGHT, 40)
  expect(play.world.falls).toBe(1)
  const { tick, shells } = play.world
  play.hold(LEFT, 60)
  expect([play.world.tick > tick, play.world.shells.length]).toEqual([true, shells.length])
})
