import { describe, expect, test } from 'vitest'
import type { GameContext } from '#kit/game/contract.ts'
import { readProgress } from '#kit/game/progress/progress.ts'
import { seededRandom } from '#kit/random/random.ts'
import { actOf, armed, BREAK, fight, startDuel, waitFor, type Blow } from './duel.ts'
import { definitions, type MatchDefinition } from './definitions.ts'
import { createMatch } from './family.ts'
import { foeOf, GEAR, gearAt, isGearMove, type Foe } from './foes.ts'
import { gearOf, readWay } from './gear.ts'
import { gridOf } from './grid.ts'
import { gearOfPlace, goesOn, isReached, LAND_SIZE, LANDS, levelsOf, nextOf } from './road.ts'
import type { Duel, Move } from './state.ts'
import type { Turn } from './turn.ts'

const crusader = definitions.find(({ kind }) => kind === 'duel')!
const ALL = Array.from({ length: LANDS * LAND_SIZE }, (_, index) => index + 1)

const turnWith = (force: readonly number[], chain = 1): Turn => ({
  grid: gridOf(7, 7, 'square'),
  kind: 'duel',
  cells: Array.from({ length: 49 }, (_, at) => (at + 1) * 64 + (at % 5)),
  sand: [],
  lastId: 49,
  score: 0,
  chain,
  beats: [],
  gone: [],
  force: [...force],
  sandGone: 0,
  powersMade: 0,
  pull: 'down',
  draw: () => 0,
  random: seededRandom(1),
})

/** Turns without damage, so that the foe acts. */
function waited(duel: Duel, foe: Foe, force: readonly number[] = []) {
  const blows: Blow[] = []
  let now = duel
  for (let moves = duel.wait; moves > 0; moves--) now = fight(now, foe, turnWith(force), blows)
  return { now, kinds: blows.map(({ kind }) => kind) }
}

describe('the foe shows what it will do', () => {
  const boss = { ...foeOf(8), curse: 'none' as const, armor: 0, weak: 9 }

  test('a boss goes through its plan, and a heavy blow takes a move longer', () => {
    const duel = startDuel(boss)
    expect([actOf(boss, duel), duel.wait]).toEqual(['strike', boss.every])
    const { now, kinds } = waited(duel, boss)
    expect(kinds).toEqual(['strike'])
    expect([actOf(boss, now), now.wait]).toEqual(['heavy', waitFor(boss, 'heavy')])
    const after = waited(now, boss)
    expect(after.kinds).toEqual(['heavy'])
    expect(now.hp - after.now.hp).toBe(boss.attack * 2)
  })

  test('enough damage while it winds up breaks the heavy blow', () => {
    const winding = { ...startDuel(boss), acts: 1, wait: 2 }
    const strong = waited(winding, boss, [BREAK / 2])
    expect(strong.kinds).toContain('broken')
    expect(strong.now.hp).toBe(winding.hp)
    expect(waited(winding, boss, [BREAK / 2 - 1]).kinds).toContain('heavy')
  })

  test('a ward takes damage before the foe does, and mending gives no more than it had', () => {
    const warded = { ...boss, plan: ['ward'] as const }
    const { now } = waited(startDuel(warded), warded)
    expect(now.ward).toBe(8)
    const hit = fight(now, warded, turnWith([10]), [])
    expect([hit.ward, now.foeHp - hit.foeHp]).toEqual([0, 2])
    const mending = { ...boss, plan: ['mend'] as const }
    expect(waited(startDuel(mending), mending).now.foeHp).toBe(mending.hp)
    expect(waited({ ...startDuel(mending), foeHp: 20 }, mending).now.foeHp).toBe(30)
  })

  test('every boss has a rhythm of its own, and every other foe strikes', () => {
    const plans = ALL.filter((level) => level % 8 === 0).map((level) => foeOf(level).plan.join())
    expect(new Set(plans).size).toBe(LANDS)
    expect(foeOf(7).plan).toEqual(['strike'])
  })
})

describe('gear', () => {
  const foe = { ...foeOf(20), curse: 'rocks' as const, weak: 9, armor: 0 }
  const piece = (id: string) => GEAR.findIndex((one) => one.id === id)

  test('boots give a move, the drum half a charge, the ring hits with each link of a chain', () => {
    const duel = startDuel(foe)
    expect(armed(duel, [piece('boots')]).wait).toBe(duel.wait + 1)
    expect(armed(duel, [piece('drum'), piece('boots')])).toMatchObject({ charge: 6, wait: duel.wait + 1 })
    const dealt = (gears: readonly number[]) =>
      duel.foeHp - fight(armed(duel, gears), foe, turnWith([6], 3), []).foeHp
    expect(dealt([piece('ring')]) - dealt([])).toBe(4)
  })

  test('the lamp halves a curse', () => {
    const rocks = (gears: readonly number[]) => {
      const turn = turnWith([])
      fight({ ...armed(startDuel(foe), gears), wait: 1 }, foe, turn, [])
      return turn.cells.filter((cell) => (cell & 7) === 7).length
    }
    expect([rocks([]), rocks([piece('lamp')])]).toEqual([2, 1])
  })

  test.for([
    [1, [-1, 1], false],
    [4, [-1, 1], true],
    [16, [-1, 1, 2], false],
    [17, [-1, 1, 2], true],
    [17, [-1, 1, 1], false],
    [17, [-1, 0], false],
    [40, [-1, 99], false],
    [40, [-1, 1, 2, 3], false],
  ] as const)('at level %i the gear %o may be put on: %s', ([level, move, may]) => {
    expect(isGearMove(level, move)).toBe(may)
  })

  test('a run with two pieces continues unchanged after a reload', () => {
    const sim = createMatch(crusader, 1, 20)
    sim.apply([-1, 1, 2])
    sim.apply(sim.legal().find((move) => move[0] !== -1)!)
    expect(createMatch(crusader, 1, 20, sim.save()).hash()).toBe(sim.hash())
    expect(sim.state.duel).toMatchObject({ gear: 1, second: 2 })
  })
})

describe('the way', () => {
  test('every place can be reached, and a boss over either side of both forks', () => {
    const won = new Set<number>()
    for (const level of ALL) {
      expect([level, isReached(won, level)]).toEqual([level, true])
      won.add(level)
    }
    for (const path of [
      [1, 2, 4, 5, 7],
      [1, 3, 4, 6, 7],
    ])
      expect(isReached(new Set(path), 8)).toBe(true)
    expect(isReached(new Set([1, 2, 3]), 5)).toBe(false)
  })

  test('each piece lies at a place of a fork, before any level that lets it be worn', () => {
    const given = ALL.filter((level) => gearOfPlace(level) > 0)
    expect(given).toHaveLength(GEAR.length - 1)
    for (const level of given) {
      expect(nextOf(level - 1).length === 2 || nextOf(level - 2).length === 2).toBe(true)
      expect(gearAt(level)).not.toContain(gearOfPlace(level))
      expect(gearAt(level + 1)).toContain(gearOfPlace(level))
    }
    expect(levelsOf(4)).toEqual([33, 34, 35, 36, 37, 38, 39, 40])
  })

  test('after a won place the road leads to one that is not won', () => {
    expect(goesOn(new Set([1]), 1)).toBe(2)
    expect(goesOn(new Set([1, 2]), 2)).toBe(4)
    expect(goesOn(new Set(ALL), 40)).toBe(40)
  })
})

describe('what is kept', () => {
  const open = (memory?: string) => {
    const kept: string[] = []
    const context = {
      host: { remember: (data: string) => kept.push(data), toast: () => undefined, options: () => undefined },
      text: (key: string) => key,
      memory,
    } as unknown as GameContext<MatchDefinition, Move>
    return { gear: gearOf(context), kept }
  }

  test('a place gives its gear once, and the purses of two devices merge both ways', () => {
    const { gear, kept } = open()
    gear.take(1)
    expect(gear.take(2)).toBe(1)
    expect(gear.take(2)).toBe(0)
    expect(readProgress(kept.at(-1)).owned).toEqual(['place-1', 'place-2'])
    gear.toggle(1, 4)
    expect([gear.owned(), gear.worn(4), gear.worn(2)]).toEqual([[1], [1], []])
  })

  test('with one slot a new piece replaces the old one; later levels have two slots', () => {
    const { gear } = open()
    for (const level of [1, 2, 3]) gear.take(level)
    for (const piece of [1, 2]) gear.toggle(piece, 4)
    expect(gear.worn(4)).toEqual([2])
    gear.toggle(1, 20)
    expect(gear.worn(20)).toEqual([2, 1])
    gear.toggle(2, 20)
    expect(gear.worn(20)).toEqual([1])
  })

  test('a player who wore gear before the map existed keeps it and their progress', () => {
    const way = readWay('banner')
    expect(way.owned).toContain('place-16')
    expect(open('banner').gear.worn(17)).toEqual([4])
    expect(readWay('no such thing').owned).toEqual([])
  })
})
