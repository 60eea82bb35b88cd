import { exactSin } from '#kit/game/exact-math.ts'
import { clamp, distance, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import { waste, type CueGame, type CueState } from './cue-state.ts'
import { disc, type Place, type Table } from './discs.ts'

/** Stones per side; the player's are even. */
export const STONES = 4
export const TEE: Place = { x: 200, y: 360 }
const ALL = STONES * 2

export const isMine = (stone: number) => stone % 2 === 0

/** Distance of a stone at a speed without obstacles. */
export function reachOf(speed: number, { keeps, rub }: Table): number {
  let [far, now] = [0, speed]
  while (now > 0.05) {
    far += now
    now = now * keeps - rub
  }
  return far
}

/** The speed for a distance. */
function speedFor(far: number, table: Table): number {
  let [low, high] = [0, 20]
  for (let step = 0; step < 16; step++) {
    const middle = (low + high) / 2
    if (reachOf(middle, table) < far) low = middle
    else high = middle
  }
  return high
}

const HOLE: Place = { x: 200, y: 200 }
const HOLE_REACH = 12
/** Value of a stone in the hole. */
const HOLED = 4
/** Stones that the last shot put in the hole, negative for the opponent's; over the rim is not in the hole. */
const holed = ({ discs, record }: CueState) =>
  record.potted.reduce((sum, index) => {
    const { x, y } = discs[index]!
    return distance(x, y, HOLE.x, HOLE.y) > HOLE_REACH ? sum : sum + (isMine(index) ? 1 : -1)
  }, 0)

/** The opponent has stones on the board and the shot hit none of them. */
const hasMissed = ({ discs, shot, record }: CueState) => {
  const isTheirs = (index: number) => isMine(index) !== isMine(shot)
  return discs.some(({ out }, index) => !out && isTheirs(index)) && !record.met.some(isTheirs)
}

/** Rings of the round board: each is worth one more. */
export const ROUND_RINGS = [138, 98, 56] as const

interface Stones {
  readonly table: Table
  readonly strongest: number
  /** Target of the stones. */
  goal(state: CueState): Place
  /** Points of both sides when all are thrown: own, opponent's. */
  count(state: CueState): readonly [number, number]
  newRound(state: CueState, random: Random): void
  steer?: CueGame['steer']
  /** A stone must touch one of the opponent's, if any; else it is removed. */
  readonly mustHit?: boolean
}

/** Sides alternate throws; the better side of a round scores, and a lost round costs a try. */
function stoneGame({ table, strongest, goal, count, newRound, steer, mustHit }: Stones): CueGame {
  function ready(state: CueState) {
    state.shot = state.thrown
    const stone = state.discs[state.shot]!
    Object.assign(stone, { ...TEE, vx: 0, vy: 0, out: false })
  }
  function lay(state: CueState, random: Random) {
    state.discs = Array.from({ length: ALL }, () => ({ ...disc(TEE.x, TEE.y), out: true }))
    state.thrown = 0
    newRound(state, random)
    ready(state)
  }
  function endRound(state: CueState, turn: Turn) {
    const [mine, theirs] = count(state)
    const at = goal(state)
    state.round++
    if (mine > theirs) {
      gain(state, turn, (mine - theirs) * 3, at)
      turn.tell('clear', at.x, at.y)
    } else if (mine < theirs) waste(state, turn, 'foul', at)
    else turn.tell('even', at.x, at.y)
    lay(state, turn.random)
  }
  return {
    table,
    strongest,
    lamps: 3,
    lay,
    from: ({ discs, shot }) => discs[shot]!,
    targets: ({ discs, shot }) => discs.flatMap(({ out }, index) => (out || index === shot ? [] : [index])),
    ...(steer ? { steer } : {}),
    settle(state, turn) {
      const missed = mustHit === true && hasMissed(state)
      if (missed) state.discs[state.shot]!.out = true
      if (table.rim)
        for (const one of state.discs)
          one.out ||= distance(one.x, one.y, table.rim.x, table.rim.y) > ROUND_RINGS[0]
      if (!missed) state.wish += holed(state)
      state.thrown++
      if (state.thrown >= ALL) return endRound(state, turn)
      ready(state)
    },
    rival(state, random) {
      if (isMine(state.shot)) return undefined
      const stray = 1.25 - 0.9 * hardness(state.round, 4)
      const wild = (most: number) => (random() + random() - 1) * most * stray
      const aim = goal(state)
      const near = mustHit ? 300 : 46
      const best = state.discs.findIndex(
        (one, index) => !one.out && isMine(index) && distance(one.x, one.y, aim.x, aim.y) < near,
      )
      const isHard = best >= 0 && (mustHit || random() < 0.55)
      const target = isHard ? state.discs[best]! : aim
      const [dx, dy] = [target.x + wild(26) - TEE.x, target.y - TEE.y]
      const far = distance(0, 0, dx, dy)
      const speed = isHard ? strongest * (mustHit ? 0.62 : 0.8) : speedFor(far, table) * (1 + wild(0.12))
      return { vx: (dx / far) * speed, vy: (dy / far) * speed }
    },
    worth(state) {
      const stone = state.discs[state.shot]!
      const wasOut = stone.out
      const missed = mustHit === true && hasMissed(state)
      stone.out ||= missed
      const [mine, theirs] = count(state)
      stone.out = wasOut
      const inHole = missed ? 0 : holed(state) * HOLED
      const aim = goal(state)
      const near = state.discs.reduce((sum, one, index) => {
        if (one.out || index === state.shot) return sum
        const close = Math.max(0, 120 - distance(one.x, one.y, aim.x, aim.y)) / 400
        return sum + (isMine(index) ? close : -close)
      }, 0)
      return (mine - theirs + inHole) * 2 + near - (missed ? 1 : 0)
    },
  }
}

const lane = (left: number, right: number): Table => ({
  left,
  right,
  top: 14,
  bottom: 386,
  edges: 'open',
  pockets: [],
  mouth: 0,
  posts: [],
  radiusOf: () => 12,
  massOf: () => 1,
  keeps: 0.985,
  rub: 0.012,
  spring: 0.8,
})

/** Lines of the sand table: a weight above each is worth one more. */
export const ZONES = [176, 116, 60] as const
const zoneOf = (y: number) => ZONES.filter((line) => y < line).length
const inPlay = ({ discs, thrown }: CueState) =>
  discs.flatMap((one, index) => (one.out || index > thrown || one.y > 330 ? [] : [{ ...one, index }]))

export const shuffle = stoneGame({
  table: lane(130, 270),
  strongest: 11,
  goal: () => ({ x: 200, y: 42 }),
  newRound: () => undefined,
  count(state) {
    // Only weights ahead of the opponent's foremost count.
    const all = inPlay(state)
    const first = (mine: boolean) =>
      Math.min(400, ...all.filter(({ index }) => isMine(index) === mine).map(({ y }) => y))
    const sum = (mine: boolean) =>
      all
        .filter(({ index, y }) => isMine(index) === mine && y < first(!mine))
        .reduce((points, { y }) => points + zoneOf(y), 0)
    return [sum(true), sum(false)]
  },
})

/** Stones of a side within reach of a place and nearer than the opponent's best. */
function nearest(state: CueState, { x, y }: Place, within: number): readonly [number, number] {
  const far = (mine: boolean) =>
    inPlay(state)
      .filter(({ index }) => isMine(index) === mine)
      .map((one) => distance(one.x, one.y, x, y))
      .filter((reach) => reach < within)
  const [mine, theirs] = [far(true), far(false)]
  const [bestMine, bestTheirs] = [Math.min(within, ...mine), Math.min(within, ...theirs)]
  return [
    mine.filter((reach) => reach < bestTheirs).length,
    theirs.filter((reach) => reach < bestMine).length,
  ]
}

export const HOUSE: Place = { x: 200, y: 92 }
export const HOUSE_RINGS = [68, 46, 24, 8] as const

export const curling = stoneGame({
  table: { ...lane(104, 296), radiusOf: () => 13, keeps: 0.9895, rub: 0.014 },
  strongest: 8.4,
  goal: () => HOUSE,
  newRound: () => undefined,
  count: (state) => nearest(state, HOUSE, HOUSE_RINGS[0] + 13),
  steer(state, isHeld) {
    // A stone curls as it slows; sweeping keeps it straight and far.
    const stone = state.discs[state.shot]!
    const speed = distance(0, 0, stone.vx, stone.vy)
    if (stone.out || speed < 0.3) return
    const curl = (state.round % 2 === 0 ? 1 : -1) * (isHeld ? 0.001 : 0.0034)
    const [vx, vy] = [stone.vx, stone.vy]
    stone.vx -= vy * curl
    stone.vy += vx * curl
    if (!isHeld || !isMine(state.shot)) return
    stone.vx *= 1.0042
    stone.vy *= 1.0042
  },
})

export const bocce = stoneGame({
  table: { ...lane(84, 316), edges: 'cushions', keeps: 0.978, rub: 0.02, spring: 0.5 },
  strongest: 12,
  goal: ({ jack }) => jack,
  newRound(state, random) {
    state.jack = { x: clamp(200 + (random() - 0.5) * 180, 100, 300), y: 50 + random() * 120 }
  },
  count: (state) => nearest(state, state.jack, 400),
  steer(state) {
    // The court has a slope across, different in each round.
    const slope = 0.016 * exactSin(state.round * 2.1 + 1)
    for (const one of state.discs) if (one.vx !== 0 || one.vy !== 0) one.vx += slope
  },
})

const PEG_NEAR = 56 * 0.3826834
const PEG_FAR = 56 * 0.9238795
export const ROUND_BOARD = { x: HOLE.x, y: HOLE.y, reach: 174 } as const

export const crokinole = stoneGame({
  table: {
    ...lane(20, 380),
    top: 20,
    rim: ROUND_BOARD,
    pockets: [HOLE],
    mouth: 9,
    catches: 3.4,
    posts: [-1, 1].flatMap((x) =>
      [-1, 1].flatMap((y) => [
        { x: HOLE.x + x * PEG_NEAR, y: HOLE.y + y * PEG_FAR },
        { x: HOLE.x + x * PEG_FAR, y: HOLE.y + y * PEG_NEAR },
      ]),
    ),
    post: 4,
    radiusOf: () => 10.5,
    keeps: 0.977,
    rub: 0.018,
    spring: 0.7,
  },
  strongest: 12,
  goal: () => HOLE,
  mustHit: true,
  newRound(state) {
    // The sum of the holed discs of a round, negative for the opponent's.
    state.wish = 0
  },
  count(state) {
    const sum = (mine: boolean) =>
      inPlay(state)
        .filter(({ index }) => isMine(index) === mine)
        .reduce(
          (points, one) =>
            points + ROUND_RINGS.filter((ring) => distance(one.x, one.y, HOLE.x, HOLE.y) < ring).length,
          0,
        )
    return [sum(true) + HOLED * Math.max(0, state.wish), sum(false) + HOLED * Math.max(0, -state.wish)]
  },
})
