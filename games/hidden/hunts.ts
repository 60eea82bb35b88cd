import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import { FLAT, SIDE, type Board } from './board.ts'
import { changed, CHANGES } from './changes.ts'
import { BACKDROPS } from './backdrops.ts'
import type { Hunt } from './definitions.ts'
import { heapBoard, patchBoard } from './piles.ts'
import { copyBoard, kiteBoard, loupeBoard, paradeBoard } from './rounds.ts'
import { allLooks, inStrip, luckOf, ownKinds, scatter } from './scatter.ts'
import { isAlike, THINGS, TINTS, type Thing } from './things.ts'

type Make = (level: number, random: Random) => Omit<Board, 'backdrop'>

const spot: Make = (level, random) => {
  const looks = allLooks(random).slice(0, Math.min(26, 13 + Math.floor(level / 2)))
  const things = scatter(looks, { height: FLAT, size: [1.25, 1.8] }, random)
  const count = level < 6 ? 4 : level < 14 ? 5 : level < 22 ? 6 : 7
  const targets = shuffled([...things.keys()], random).slice(0, count)
  // Early differences are easy: a missing thing, another thing, another colour.
  const kinds = level < 5 ? 3 : CHANGES
  const changes = new Map(targets.map((target, index) => [target, (index + level) % kinds]))
  const other = things.map((thing, index) => {
    const how = changes.get(index)
    return how === undefined ? thing : changed(thing, how, { width: SIDE, height: FLAT }, random)
  })
  // Every second missing thing is missing from the first picture.
  const gone = targets.filter((target, index) => changes.get(target) === 0 && (index + level) % 2 === 0)
  return {
    height: FLAT,
    things,
    other: other.map((thing, index) => (gone.includes(index) ? things[index] : thing)),
    gone,
    targets,
    clue: [],
  }
}

const seek: Make = (level, random) => {
  const wanted = ownKinds(level < 8 ? 6 : level < 18 ? 7 : 8, random)
  const rest = allLooks(random)
    .filter(([kind, tint]) =>
      // Later, things to find also lie there in another colour.
      wanted.every(([one, hue]) => one !== kind || (level > 9 && hue !== tint)),
    )
    .slice(0, 30 + level)
  const looks = shuffled([...wanted, ...rest], random)
  const things = scatter(looks, { height: SIDE, size: [1.05, 1.65], tilt: 1.3 }, random)
  const targets = wanted.map(([kind, tint]) => looks.findIndex(([one, hue]) => one === kind && hue === tint))
  return { height: SIDE, things, targets, clue: inStrip(targets.map((target) => things[target]!)) }
}

const lone: Make = (level, random) => {
  const loners = level < 8 ? 2 : level < 20 ? 3 : 4
  const pairs = Math.min(22, 8 + Math.floor(level / 2))
  const looks = allLooks(random).slice(0, loners + pairs)
  const twice = looks.slice(loners)
  const all = shuffled([...looks, ...twice], random)
  const things = scatter(all, { height: SIDE, size: [1.3, 1.6] }, random)
  const targets = things.flatMap((thing, index) =>
    things.some((other, at) => at !== index && isAlike(thing, other)) ? [] : [index],
  )
  return { height: SIDE, things, targets, clue: [] }
}

const shadow: Make = (level, random) => {
  const count = level < 6 ? 2 : level < 18 ? 3 : 4
  const looks = ownKinds(Math.min(THINGS.length, 14 + Math.floor(level / 2)), random)
  const things = scatter(looks, { height: SIDE, size: [1.45, 1.85], tilt: 0.4 }, random)
  const targets = shuffled([...things.keys()], random).slice(0, count)
  const clue = targets.map((target, index): Thing => {
    const { kind, tint } = things[target]!
    const apart = 20 - Math.min(7, level / 5)
    return {
      kind,
      tint,
      x: 200 + (index - (count - 1) / 2) * apart,
      y: 34 + (index % 2 === 0 ? -7 : 7),
      turn: Math.round((random() * 2 - 1) * 100) / 100,
      scale: 1.25,
    }
  })
  return { height: SIDE, things, targets, clue }
}

const torch: Make = (level, random) => {
  const wanted = ownKinds(level < 10 ? 4 : level < 20 ? 5 : 6, random)
  const rest = allLooks(random)
    .filter(([kind]) => wanted.every(([own]) => own !== kind))
    .slice(0, 18 + Math.floor(level / 2))
  const looks = shuffled([...wanted, ...rest], random)
  const things = scatter(looks, { height: SIDE, size: [1.2, 1.5] }, random)
  const targets = wanted.map(([kind, tint]) => looks.findIndex(([own, hue]) => own === kind && hue === tint))
  return {
    height: SIDE,
    things,
    targets,
    clue: inStrip(targets.map((target) => things[target]!)),
    oil: 26 - Math.floor(level / 5),
  }
}

const QUESTIONS = 5

const count: Make = (level, random) => {
  const asked = ownKinds(QUESTIONS, random)
  const needsColour = level > 8
  const amounts = asked.map(() => 2 + pickIndex(3 + Math.floor(level / 6), random))
  const looks = asked.flatMap(([kind, tint], index) => [
    ...Array.from(
      { length: amounts[index]! },
      () => [kind, needsColour ? tint : pickIndex(6, random)] as const,
    ),
    // Later, only things of the shown colour count.
    ...(needsColour ? [1, 2].map((step) => [kind, (tint + step) % TINTS.length] as const) : []),
  ])
  const others = allLooks(random)
    .filter(([kind]) => asked.every(([own]) => own !== kind))
    .slice(0, 6 + Math.floor(level / 3))
  const things = scatter(
    shuffled([...looks, ...others], random),
    { height: SIDE, size: [1.05, 1.4], tilt: 1 },
    random,
  )
  const choices = amounts.map((amount) => {
    const least = Math.max(1, amount - pickIndex(4, random))
    return [0, 1, 2, 3].map((step) => least + step)
  })
  return {
    height: SIDE,
    things,
    targets: amounts.map((amount, index) => choices[index]!.indexOf(amount)),
    clue: asked.map(([kind, tint]) => ({ kind, tint, x: 44, y: 34, turn: 0, scale: 1.3 })),
    choices,
  }
}

const MAKERS: Readonly<Record<Hunt, Make>> = {
  spot,
  seek,
  lone,
  shadow,
  torch,
  count,
  heap: heapBoard,
  patch: patchBoard,
  loupe: loupeBoard,
  parade: paradeBoard,
  strings: kiteBoard,
  copy: copyBoard,
}

/** The ground of kites. */
const BEACH = 0

const made = new Map<string, Board>()

/** The board of a level, cached while it is played. */
export function boardOf(hunt: Hunt, level: number): Board {
  const name = `${hunt}:${level}`
  const known = made.get(name)
  if (known) return known
  if (made.size > 40) made.clear()
  const board = {
    backdrop: hunt === 'strings' ? BEACH : (level + hunt.length) % BACKDROPS,
    ...MAKERS[hunt](level, luckOf(hunt, level)),
  }
  made.set(name, board)
  return board
}
