import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { boardOf } from './boards.ts'
import { burstAt } from './burst.ts'
import { definitions } from './definitions.ts'
import { fly } from './flight.ts'
import { settle } from './flip.ts'
import { around, flood, placeOf } from './hex-field.ts'
import { pressureAt } from './hanging.ts'
import { arrive, type Ground } from './arriving.ts'
import { ripe, risen } from './grab.ts'
import { trackOf } from './paths.ts'
import { gustAt, isWanted, mixOf, partsOf, pureOf, RIGS, ticked } from './rigs.ts'
import { BOMB, cellOf, FUSE, GUEST, HUB, kindOf, RAINBOW, SWAP, TIDE, VEIL, type State } from './state.ts'

const field = { columns: 5, rows: 4 }
const near = (cell: number) => around(field, cell, 0)
const held = (cells: readonly number[]) => {
  const safe = new Set<number>()
  for (let at = 0; at < field.columns; at++)
    if (cells[at] !== 0) for (const cell of flood(at, near, (next) => cells[next] !== 0)) safe.add(cell)
  return safe
}

/** A field from one letter a cell: a to f are colours, B a bomb, R a rainbow, T a tide. */
function cellsOf(...rows: string[]) {
  const kinds: Readonly<Record<string, number>> = {
    B: BOMB,
    R: RAINBOW,
    T: TIDE,
    G: GUEST,
    V: VEIL,
    F: FUSE,
    L: FUSE + 2,
    H: HUB,
  }
  return [
    ...rows
      .map((row) => row.padEnd(5, '.'))
      .join('')
      .padEnd(20, '.'),
  ].map((sign, at) => (sign === '.' ? 0 : cellOf(at + 1, kinds[sign] ?? sign.charCodeAt(0) - 97)))
}

test.for([
  { name: 'two of a colour stay', rows: ['ab', '..'], landed: 0, popped: 0, fell: 0 },
  { name: 'three of a colour burst', rows: ['aaa', ''], landed: 0, popped: 3, fell: 0 },
  { name: 'a rainbow counts as any colour', rows: ['aRa', ''], landed: 0, popped: 3, fell: 0 },
  { name: 'what hangs on the burst falls', rows: ['aaa', '.b'], landed: 0, popped: 3, fell: 1 },
  { name: 'a touched bomb takes two rings', rows: ['bBcdd', ''], landed: 0, popped: 4, fell: 0 },
  { name: 'a tide paints its neighbours first', rows: ['aTbc', 'b'], landed: 0, popped: 4, fell: 0 },
])('$name', ({ rows, landed, popped, fell }) => {
  const burst = burstAt(cellsOf(...rows), landed, near, held)
  expect([burst.popped.length, burst.fell.length]).toEqual([popped, fell])
})

test('a bubble in the middle touches six others, one in the corner three at most', () => {
  expect(near(7)).toHaveLength(6)
  expect(near(0).length).toBeLessThanOrEqual(3)
  for (const cell of near(7)) {
    const [one, other] = [placeOf(field, 7, 0), placeOf(field, cell, 0)]
    expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeCloseTo(1)
  }
})

test('a shot bounces off the wall at the angle it came', () => {
  const { points, direction } = fly({ x: 5, y: 10 }, 60, { width: 10, height: 12 }, (_x, y) =>
    y < 5 ? 1 : undefined,
  )
  expect(points).toHaveLength(2)
  expect(points[1]!.x).toBe(9.5)
  expect(direction.x).toBeLessThan(0)
})

test('bubbles of the pit fall to the side gravity points to', () => {
  const cells = Array<number>(63).fill(0).with(0, 17).with(14, 33)
  expect(settle(cells, 0).slice(-14).filter(Boolean)).toEqual([17, 33])
  expect(settle(cells, 1)[0]).toBe(17)
  expect(settle(cells, 1)[7]).toBe(33)
})

test.for([
  { shots: 23, every: 6 },
  { shots: 24, every: 5 },
  { shots: 160, every: 3 },
])('after $shots shots the ceiling sinks every $every', ({ shots, every }) =>
  expect(pressureAt(shots)).toBe(every),
)

test('every path is as long as its measure says', () => {
  for (let shape = 0; shape < 8; shape++) {
    const { at, length, points } = trackOf(shape)
    const [one, other] = [at(length / 2), at(length / 2 + 0.5)]
    expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.4)
    expect(points.length).toBeGreaterThan(200)
  }
})

const boardNamed = (id: string) =>
  boardOf(
    definitions.find((definition) => definition.id === id)!,
    1,
  )

test('swapping is free and changes the loaded bubble', () => {
  const { rules } = boardNamed('charms')
  const state: State = { ...rules.start(seededRandom(1)), queue: [0, 1] }
  const next = rules.step(state, SWAP, seededRandom(1)).state
  expect(next.queue).toEqual([1, 0])
  expect([next.shots, next.left]).toEqual([state.shots, state.left])
})

test('twin launchers fire mirrored: one volley adds or bursts two bubbles', () => {
  const board = boardNamed('twin')
  const state = board.rules.start(seededRandom(1))
  const [left, right] = board.preview(state, 40)
  expect(left!.points[1]!.x - left!.points[0]!.x).toBeCloseTo(-(right!.points[1]!.x - right!.points[0]!.x), 5)
  expect(board.rules.step(state, 40, seededRandom(1)).state.lastId).toBe(state.lastId + 2)
})

test('a marble chain creeps on with every shot', () => {
  const { rules } = boardNamed('marbles')
  const state = rules.start(seededRandom(1))
  const next = rules.step(state, 180, seededRandom(1)).state
  expect(next.lean).toBeGreaterThan(state.lean)
  expect(next.cells.map(kindOf)).toEqual(state.cells.map(kindOf))
})

const groundOf = (kind: keyof typeof RIGS): Ground => ({
  rig: RIGS[kind],
  neighbours: near,
  held,
  colors: 4,
  seed: 1,
})
const shotAt = (cell: number, hit: number, color: string, more = {}) => ({
  cell,
  hit,
  kind: color.charCodeAt(0) - 97,
  pierced: [],
  touchedWall: false,
  ...more,
})

test.for([
  {
    name: 'a straight shot only sticks',
    kind: 'bank',
    rows: ['aa', ''],
    shot: shotAt(2, 1, 'a'),
    gone: 0,
    left: 3,
  },
  {
    name: 'a shot off the wall bursts',
    kind: 'bank',
    rows: ['aa', ''],
    shot: shotAt(2, 1, 'a', { touchedWall: true }),
    gone: 3,
    left: 0,
  },
  { name: 'two are enough', kind: 'nomiss', rows: ['a', ''], shot: shotAt(1, 0, 'a'), gone: 2, left: 0 },
  {
    name: 'red on blue makes one violet',
    kind: 'mix',
    rows: ['b', ''],
    shot: shotAt(1, 0, 'a'),
    gone: 0,
    left: 1,
  },
  { name: 'two mixed ones burst', kind: 'mix', rows: ['be', ''], shot: shotAt(5, 0, 'a'), gone: 2, left: 0 },
  {
    name: 'equal pure ones need three',
    kind: 'mix',
    rows: ['a', ''],
    shot: shotAt(1, 0, 'a'),
    gone: 0,
    left: 2,
  },
  {
    name: 'paint spends the shot',
    kind: 'paint',
    rows: ['aab', ''],
    shot: shotAt(5, 0, 'c'),
    gone: 0,
    left: 3,
  },
  {
    name: 'a whole cluster of a colour bursts',
    kind: 'paint',
    rows: ['aab', ''],
    shot: shotAt(5, 0, 'b'),
    gone: 3,
    left: 0,
  },
  {
    name: 'a skewer takes what it went through, and itself',
    kind: 'skewer',
    rows: ['bab', ''],
    shot: shotAt(6, 2, 'a', { pierced: [1] }),
    gone: 2,
    left: 2,
  },
  {
    name: 'a skewer that met none sticks',
    kind: 'skewer',
    rows: ['b', ''],
    shot: shotAt(1, 0, 'a'),
    gone: 0,
    left: 2,
  },
  {
    name: 'a keg beside a burst goes with it',
    kind: 'fuse',
    rows: ['aaF', ''],
    shot: shotAt(5, 0, 'a'),
    gone: 4,
    left: 0,
  },
] as const)('$name', ({ kind, rows, shot, gone, left }) => {
  const { cells, popped, fell } = arrive(groundOf(kind), cellsOf(...rows), 90, shot)
  expect([popped.length + fell.length, cells.filter(Boolean).length]).toEqual([gone, left])
})

test('a veil lifts when something lands beside it', () => {
  const { cells } = arrive(groundOf('veil'), cellsOf('V.', ''), 90, shotAt(1, 0, 'a'))
  expect(kindOf(cells[0]!)).toBeLessThan(BOMB)
})

test('every shot shortens the fuses, and a burnt fuse ends the run', () => {
  const once = ticked(cellsOf('aF', ''))
  expect([kindOf(once.cells[1]!), once.isOut]).toEqual([FUSE + 1, false])
  expect(ticked(cellsOf('L', '')).isOut).toBe(true)
})

test('what remains before the level is won', () => {
  expect([isWanted(RIGS.rescue, cellOf(1, GUEST)), isWanted(RIGS.rescue, cellOf(1, 0))]).toEqual([
    true,
    false,
  ])
  expect([isWanted(RIGS.veil, cellOf(1, VEIL)), isWanted(RIGS.anchors, cellOf(1, HUB))]).toEqual([
    true,
    false,
  ])
})

test('colours mix as paint does', () => {
  expect([mixOf(0, 1), mixOf(1, 2), mixOf(2, 0), mixOf(1, 1)]).toEqual([4, 3, 5, undefined])
  expect(partsOf(3)).toEqual([1, 2])
  expect(pureOf([0, 4])).toEqual([0, 1])
})

test('the wind bends a shot to its side', () => {
  const straight = fly({ x: 5, y: 10 }, 0, { width: 10, height: 12 }, (_x, y) => (y < 2 ? 1 : undefined))
  const bent = fly({ x: 5, y: 10 }, 0, { width: 10, height: 12, wind: 0.1 }, (_x, y) =>
    y < 2 ? 1 : undefined,
  )
  expect(bent.at.x).toBeGreaterThan(straight.at.x + 0.5)
  expect(new Set(Array.from({ length: 8 }, (_, shots) => Math.sign(gustAt(shots, 1))))).toEqual(
    new Set([-1, 0, 1]),
  )
})

test('bubbles of a column close up, and three in a column burst their colour', () => {
  const cells = Array<number>(77).fill(0)
  for (const [at, color] of [
    [0, 1],
    [7, 0],
    [14, 0],
    [21, 0],
    [22, 0],
    [2, 0],
  ] as const)
    cells[at] = cellOf(at + 1, color)
  expect(ripe(cells, [0]).toSorted((one, other) => one - other)).toEqual([7, 14, 21, 22])
  expect(risen(cells.with(7, 0))[7]).toBe(cells[14])
})

test('a miss brings a row down on boards without free misses', () => {
  const { rules } = boardNamed('nomiss')
  const state = rules.start(seededRandom(1))
  const bare = {
    ...state,
    cells: state.cells.map((cell, at) => (at < 9 ? cellOf(at + 1, 1) : 0)),
    queue: [0, 0],
  }
  const next = rules.step(bare, 0, seededRandom(1)).state
  expect(next.cells.filter(Boolean).length).toBeGreaterThan(10 + 6)
})
