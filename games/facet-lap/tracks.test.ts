import { expect, test } from 'vitest'
import { checkReplay } from '#kit/game/check-replay.ts'
import type { Instant } from '#kit/time/time.ts'
import { definitions } from './definitions.ts'
import { createLap, family } from './family.ts'
import { layWay, wayOver, type PieceKind, type Quarter, type Tile, type Way } from './grid.ts'
import { authorLap } from './medals.ts'
import { readTrackHash, trackHash } from './own-track.ts'
import { isTrack, readTrack, sealed, trackCode, TRACK_HASH } from './track-code.ts'
import { courseOfWay, OWN } from './tracks.ts'
import { isWeekly, weeklyLevel, weeklyWay, WEEKLY_FIRST, WEEKLY_TRACKS } from './weekly.ts'

const definition = definitions[0]!
const square: Way = [
  ...(['start', 'boost', 'loop', 'right'] as const),
  ...(['straight', 'checkpoint', 'straight', 'right'] as const),
  ...(['boost', 'jump', 'straight', 'right'] as const),
  ...(['up', 'checkpoint', 'down', 'right'] as const),
]
const code = trackCode(square)
const changed = (index: number, kind: PieceKind): Way => square.with(index, kind)

test('a code is short and gives the track back', () => {
  expect(code).toMatch(/^[\w-]{12,20}$/)
  expect(readTrack(code)).toEqual(square)
})

/** A code with a right checksum for a track that no editor makes. */
const forged = (way: Way) => trackCode(way)

test.for([
  ['nothing', '', 'damaged'],
  ['what is no code', 'hello there', 'damaged'],
  ['a code that was cut', code.slice(0, -2), 'damaged'],
  [
    'a code with one letter changed',
    `${code.slice(0, 5)}${code[5] === 'A' ? 'B' : 'A'}${code.slice(6)}`,
    'damaged',
  ],
  ['ten megabytes', 'A'.repeat(1e7), 'damaged'],
  ['a track without a start', forged(changed(0, 'straight')), 'start'],
  ['a track with two starts', forged(changed(4, 'start')), 'start'],
  ['a way that does not come back', forged(changed(3, 'left')), 'open'],
  ['a way that ends above its start', forged(changed(14, 'straight')), 'height'],
  ['a way under the sea', forged(changed(12, 'down')), 'height'],
  ['a track without a checkpoint', forged(changed(5, 'straight').with(13, 'straight')), 'checkpoint'],
  ['a crossing that is passed once', forged(changed(4, 'cross')), 'cross'],
  [
    'a track of ninety pieces',
    forged(['start', ...Array.from({ length: 89 }, () => 'straight' as const)]),
    'damaged',
  ],
  ['bytes that are no piece', sealed([1, 2, 0xff]), 'damaged'],
  ['more pieces than it counts', sealed([1, 2, 0x01, 0x11]), 'damaged'],
  ['a code of another version', sealed([2, 2, 0x01]), 'version'],
] as const)('%s is refused', ([, text, why]) => {
  expect(readTrack(text)).toBe(why)
})

const tile = (kind: PieceKind, quarter: Quarter): Tile => ({ kind, quarter })

/** The square circuit on a plan, as an editor has it. */
function plan(): Map<number, Tile> {
  const laid = layWay(square, { column: 3, row: 6 }, 0)
  if (typeof laid === 'string') throw new Error(laid)
  return new Map(laid.map(({ column, row, kind, quarter }) => [row * 12 + column, tile(kind, quarter)]))
}

test('a plan gives its way, whichever way round its pieces were laid', () => {
  expect(wayOver(plan())).toEqual(square)
  const turnedRound = plan()
  for (const [key, { kind, quarter }] of turnedRound) {
    if (kind === 'right') turnedRound.set(key, tile('left', ((quarter + 3) % 4) as Quarter))
    if (kind === 'loop') turnedRound.set(key, tile('loop', ((quarter + 2) % 4) as Quarter))
  }
  expect(wayOver(turnedRound)).toEqual(square)
})

test('a plan with a gap, with pieces off the way, or without a start has none', () => {
  const gap = plan()
  gap.delete([...gap].find(([, { kind }]) => kind === 'jump')![0])
  expect(wayOver(gap)).toBe('open')
  expect(wayOver(plan().set(0, tile('straight', 0)))).toBe('loose')
  expect(wayOver(new Map())).toBe('start')
})

const crossing: Way = [
  ...(['start', 'straight', 'up', 'cross', 'checkpoint', 'left'] as const),
  ...(['straight', 'left', 'down', 'left', 'straight', 'cross'] as const),
  ...(['straight', 'right', 'straight', 'straight', 'straight', 'right', 'straight', 'right'] as const),
]

test('a crossing is passed twice, once well above', () => {
  expect(readTrack(trackCode(crossing))).toEqual(crossing)
  const { milliseconds } = authorLap(courseOfWay(crossing), definition)
  expect(milliseconds).toBeLessThan(60_000)
  // At one height the roads would collide.
  expect(readTrack(trackCode(crossing.with(2, 'straight').with(8, 'straight')))).toBe('cross')
})

test('the author of a built track gets round, and the link proves the time', () => {
  const { inputs, milliseconds } = authorLap(courseOfWay(square), definition)
  expect(milliseconds).toBeLessThan(60_000)
  const hash = trackHash({ code, lap: { inputs, milliseconds } })
  expect(hash.length).toBeLessThan(2000)
  expect(readTrackHash(hash, definition)).toEqual({ code, lap: { inputs, milliseconds } })
  const faster = trackHash({ code, lap: { inputs, milliseconds: milliseconds - 1 } })
  expect(readTrackHash(faster, definition)).toBe('lap')
  const more = trackHash({ code, lap: { inputs: [...inputs, 4], milliseconds } })
  expect(readTrackHash(more, definition)).toBe('lap')
  const other = trackHash({ code: trackCode(changed(2, 'straight')), lap: { inputs, milliseconds } })
  expect(readTrackHash(other, definition)).toBe('lap')
  expect(readTrackHash(`${hash}.more`, definition)).toBe('lap')
  expect(readTrackHash(`${TRACK_HASH}${code}.`, definition)).toBe('lap')
  expect(readTrackHash(`${TRACK_HASH}${'A'.repeat(1e7)}`, definition)).toBe('damaged')
  expect(readTrackHash(`${hash}${'A'.repeat(1e7)}`, definition)).toBe('damaged')
})

test('a run on a built track is played again from its inputs, and no table takes it', () => {
  const { inputs, milliseconds } = authorLap(courseOfWay(square), definition)
  const replay = { seed: 5, level: OWN, inputs: [code, ...inputs] }
  expect(checkReplay(family, definition, replay)).toEqual({
    isSound: true,
    status: 'won',
    score: milliseconds,
    isHelped: true,
  })
  const refused = (level: number, all: readonly unknown[]) =>
    checkReplay(family, definition, { seed: 5, level, inputs: all }).isSound
  expect(refused(1, [code, ...inputs])).toBe(false)
  expect(refused(OWN, [inputs[0], code, ...inputs])).toBe(false)
  expect(refused(OWN, ['A'.repeat(1e6), ...inputs])).toBe(false)
  expect(refused(OWN, [code, 21])).toBe(false)
})

test('a lap on a built track is saved with its track', () => {
  const sim = createLap(definition, 5, OWN)
  sim.apply(code)
  for (let tick = 0; tick < 60; tick++) sim.apply(10)
  const again = createLap(definition, 5, OWN, sim.save())
  expect(again.course).toBe(sim.course)
  expect(again.hash()).toBe(sim.hash())
})

const at = (date: string) => Date.parse(date) as Instant

test('everybody has the same track from Monday to Sunday, and another one in the next week', () => {
  expect(weeklyLevel(at('2026-11-23T00:00:00Z'))).toBe(weeklyLevel(at('2026-11-29T23:59:59Z')))
  const next = weeklyLevel(at('2026-11-30T00:00:00Z'))
  expect(next).not.toBe(weeklyLevel(at('2026-11-29T23:59:59Z')))
  expect(isWeekly(next)).toBe(true)
})

test('each of the weekly tracks closes and can be driven', () => {
  const codes = new Set<string>()
  for (let week = 0; week < WEEKLY_TRACKS; week++) {
    const way = weeklyWay(WEEKLY_FIRST + week)
    codes.add(trackCode(way))
    expect(isTrack(readTrack(trackCode(way))), `week ${week}`).toBe(true)
    expect(authorLap(courseOfWay(way), definition).milliseconds).toBeLessThan(60_000)
  }
  expect(codes.size).toBeGreaterThan(WEEKLY_TRACKS - 4)
})
