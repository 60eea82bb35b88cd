import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import { SIDE, type Board } from './board.ts'
import { changed } from './changes.ts'
import { allLooks, ownKinds, scatter } from './scatter.ts'
import { TINTS, type Thing } from './things.ts'

type Made = Omit<Board, 'backdrop'>

/** Details shown one after another under the loupe. */
const DETAILS = 6

/** A crowd in which no two look alike; the loupe shows enlarged details of some. */
export function loupeBoard(level: number, random: Random): Made {
  const looks = allLooks(random).slice(0, Math.min(40, 20 + level))
  const things = scatter(looks, { height: SIDE, size: [1.05, 1.45], tilt: 1 }, random)
  const targets = shuffled([...things.keys()], random).slice(0, DETAILS)
  const clue = targets.map((target): Thing => {
    const { x, y, scale, kind, tint } = things[target]!
    // The detail is off centre, and later rotated.
    const off = () => Math.round((random() * 2 - 1) * 7 * scale)
    const turn = level < 14 ? 0 : Math.round((random() * 2 - 1) * 260) / 100
    return { kind, tint, x: x + off(), y: y + off(), turn, scale: Math.min(3.4, 2.1 + level / 20) }
  })
  return { height: SIDE, things, targets, clue }
}

/** Keeps large things away from the edge. */
const inside = (value: number) => Math.round(200 + (value - 200) * 0.88)

/** The same creature in many sizes, to touch from the smallest to the largest. */
export function paradeBoard(level: number, random: Random): Made {
  const count = Math.min(11, 5 + Math.floor(level / 4))
  const [kind] = ownKinds(1, random)[0]!
  const growth = Math.max(1.09, 1.34 - level * 0.012)
  const largest = 2.7
  const ranks = shuffled(
    Array.from({ length: count }, (_, rank) => rank),
    random,
  )
  const looks = ranks.map(() => [kind, pickIndex(TINTS.length, random)] as const)
  const tilt = level < 8 ? 0.2 : 0.9
  const things = scatter(looks, { height: SIDE, size: [1, 1], tilt }, random).map((thing, index): Thing => {
    let scale = largest
    for (let step = ranks[index]!; step < count - 1; step++) scale /= growth
    return { ...thing, x: inside(thing.x), y: inside(thing.y), scale: Math.round(scale * 100) / 100 }
  })
  const targets = ranks.map((_, rank) => ranks.indexOf(rank))
  return { height: SIDE, things, targets, clue: [] }
}

/** Kind of the kites; their holders are animals of the shore. */
const KITE = 25
const HOLDERS = [2, 3, 4, 5, 6, 7, 15] as const
const STEPS = 12

/** A smooth path through the points, as x, y, x, y, … */
function smooth(points: readonly (readonly [x: number, y: number])[]): number[] {
  const line: number[] = []
  for (let index = 0; index + 1 < points.length; index++) {
    const [before, from, to, next] = [-1, 0, 1, 2].map(
      (step) => points[Math.max(0, Math.min(points.length - 1, index + step))]!,
    )
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * from![axis] +
          (to![axis] - before![axis]) * t +
          (2 * before![axis] - 5 * from![axis] + 4 * to![axis] - next![axis]) * t * t +
          (3 * from![axis] - before![axis] - 3 * to![axis] + next![axis]) * t * t * t)
      line.push(Math.round(along(0)), Math.round(along(1)))
    }
  }
  const last = points.at(-1)!
  return [...line, last[0], last[1]]
}

/** Kites above, holders below, tangled strings between them. */
export function kiteBoard(level: number, random: Random): Made {
  const count = Math.min(7, 4 + Math.floor(level / 7))
  const place = (index: number) => Math.round(((index + 0.5) * (SIDE - 20)) / count + 10)
  const tints = shuffled([...TINTS.keys()], random)
  const kites = Array.from({ length: count }, (_, index): Thing => ({
    kind: KITE,
    tint: tints[index % tints.length]!,
    x: place(index),
    y: 42,
    turn: 0,
    scale: 1.6,
  }))
  const kinds = shuffled(HOLDERS, random)
  const holders = kites.map((_, index): Thing => ({
    kind: kinds[index % kinds.length]!,
    tint: pickIndex(TINTS.length, random),
    x: place(index),
    y: 360,
    turn: 0,
    scale: 1.5,
  }))
  // The kite of each holder.
  const kiteOf = shuffled([...kites.keys()], random)
  const bends = 2 + Math.floor(level / 6)
  const strings = kiteOf.map((kite, holder) => {
    const points: (readonly [number, number])[] = [[place(kite), 66]]
    for (let bend = 1; bend <= bends; bend++)
      points.push([
        28 + pickIndex(SIDE - 56, random),
        Math.round(66 + (bend * 270) / (bends + 1)) + pickIndex(24, random) - 12,
      ])
    points.push([place(holder), 338])
    return smooth(points)
  })
  const asked = shuffled([...kites.keys()], random).slice(0, level < 8 ? 3 : 4)
  return {
    height: SIDE,
    things: [...kites, ...holders],
    targets: asked.map((holder) => kiteOf[holder]!),
    clue: asked.map((holder) => ({ ...holders[holder]!, x: 200, y: 34, scale: 1.4 })),
    strings,
  }
}

/** Centres of the sample and of the four copies below it, and half their width. */
export const PANELS = [
  { x: 200, y: 66 },
  { x: 101, y: 202 },
  { x: 299, y: 202 },
  { x: 101, y: 334 },
  { x: 299, y: 334 },
] as const
export const PANEL = { width: 192, height: 124 } as const

/** A small still life and four copies of it; three of them differ in something. */
export function copyBoard(level: number, random: Random): Made {
  const count = Math.min(9, 4 + Math.floor(level / 4))
  const faults = level < 6 ? 2 : 1
  const targets: number[] = []
  const copies = Array.from({ length: level < 12 ? 4 : 5 }, () => {
    const sample = stillLife(count, random)
    const right = pickIndex(4, random)
    targets.push(right)
    const wrong = shuffled([...sample.keys()], random)
    return [
      sample,
      ...[0, 1, 2, 3].map((copy) =>
        sample.flatMap((thing, index) => {
          const isWrong = copy !== right && (wrong.indexOf(index) + copy) % count < faults
          const shown = isWrong
            ? changed(thing, 1 + pickIndex(level < 8 ? 2 : 4, random), { width: 0, height: 0 }, random)
            : thing
          return shown ? [shown] : []
        }),
      ),
    ]
  })
  return { height: SIDE, things: [], targets, clue: [], copies }
}

/** Things around the middle of a panel. */
function stillLife(count: number, random: Random): Thing[] {
  const columns = Math.ceil(count / 2)
  const width = PANEL.width - 24
  return ownKinds(count, random).map(([kind, tint], index): Thing => {
    const inRow = index < columns ? columns : count - columns
    const column = index < columns ? index : index - columns
    return {
      kind,
      tint,
      x: Math.round(((column + 0.5) / inRow - 0.5) * width) + pickIndex(9, random) - 4,
      y: (index < columns ? -29 : 29) + pickIndex(9, random) - 4,
      turn: Math.round((random() * 2 - 1) * 50) / 100,
      scale: Math.round((1 + random() * 0.3) * (columns > 4 ? 0.95 : 1.15) * 100) / 100,
    }
  })
}
