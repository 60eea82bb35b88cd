import { bonus, end, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { pickIndex } from '#kit/random/random.ts'
import { hurt, startRanks, thing, type RankRules, type Ranks } from '../ranks.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { numbersTo } from '#kit/game/micro/places.ts'
import { along, angleTo, fly, meets, type Place, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'tiny-planet',
  input: ['drag', 'hold', 'keys'],
  ground: ['#2f4a80', '#080c28'],
}

export interface Planet extends Ranks {
  /** Where the keeper stands, in radians. */
  angle: number
  /** Strength of the twelve pieces of ground. */
  ground: number[]
  next: number
}

export const STEPS = 32
export const PIECES = 12
export const RADIUS = 64
const FULL = 2 * Math.PI
const RUN = 0.075
const MIDDLE: Place = { x: 200, y: 200 }
const SIZES: Readonly<Record<string, { readonly r: number; readonly hp: number; readonly points: number }>> =
  {
    pebble: { r: 9, hp: 1, points: 1 },
    rock: { r: 15, hp: 2, points: 2 },
    boulder: { r: 24, hp: 5, points: 5 },
  }

/** The shorter turn from angle to angle, from -π to π. */
export const turnTo = (from: number, to: number) => {
  const turn = (to - from) % FULL
  return turn > Math.PI ? turn - FULL : turn < -Math.PI ? turn + FULL : turn
}
export const pieceAt = (angle: number) =>
  Math.floor((((angle % FULL) + FULL) % FULL) / (FULL / PIECES)) % PIECES
export const standing = ({ angle }: Planet): Place => ({
  x: 200 + exactCos(angle) * (RADIUS + 9),
  y: 200 + exactSin(angle) * (RADIUS + 9),
})

function come(state: Planet, turn: Turn) {
  const hard = hardness(state.tick, 2800)
  if (--state.next > 0) return
  state.next = 84 - 56 * hard
  const roll = turn.random()
  const kind = state.tick > 1600 && roll < 0.14 ? 'boulder' : roll < 0.45 ? 'rock' : 'pebble'
  const { r, hp } = SIZES[kind]!
  const angle = turn.random() * FULL
  const from = { x: 200 + exactCos(angle) * 290, y: 200 + exactSin(angle) * 290 }
  // They fall past the middle a little, so that one has to see where they come down.
  const aim = angleTo(from, MIDDLE) + (turn.random() - 0.5) * 0.3
  state.foes.push(
    thing(kind, from, {
      ...along(aim, (kind === 'boulder' ? 0.7 : 1.05) * (1 + hard)),
      r,
      hp,
      a: turn.random(),
    }),
  )
}

function crash(state: Planet, turn: Turn) {
  state.foes = state.foes.filter((rock) => {
    if (!meets(rock, rock.r * 0.7, MIDDLE, RADIUS)) return true
    const angle = angleTo(MIDDLE, rock)
    const piece = pieceAt(angle)
    state.ground[piece] = Math.max(0, state.ground[piece]! - (rock.kind === 'boulder' ? 2 : 1))
    state.combo = 0
    turn.tell('crash', rock.x, rock.y)
    if (meets(rock, rock.r + 6, standing(state), 9)) hurt(state, turn, standing(state))
    return false
  })
  if (state.ground.filter((strength) => strength === 0).length >= PIECES / 2) end(state, turn, MIDDLE)
}

function shatter(state: Planet, turn: Turn, rock: Thing) {
  gain(state, turn, SIZES[rock.kind]!.points, rock)
  if (rock.kind === 'pebble') {
    if (pickIndex(16, turn.random) === 0)
      state.darts.push(thing('seed', rock, { ...along(angleTo(rock, MIDDLE), 1), r: 9 }))
    return
  }
  const smaller = rock.kind === 'boulder' ? 'rock' : 'pebble'
  const { r, hp } = SIZES[smaller]!
  for (const side of [-0.7, 0.7])
    state.foes.push(
      thing(smaller, rock, { ...along(angleTo(rock, MIDDLE) + side, 1.1), r, hp, a: turn.random() }),
    )
}

/** Seeds repair the ground they land on. */
function sow(state: Planet, turn: Turn) {
  state.darts = state.darts.filter((seed) => {
    if (!meets(seed, 4, MIDDLE, RADIUS)) return seed.t < 600
    const piece = pieceAt(angleTo(MIDDLE, seed))
    state.ground[piece] = Math.min(3, state.ground[piece]! + 2)
    bonus(state, turn, 3, seed)
    turn.tell('mend', seed.x, seed.y)
    return false
  })
}

/** Round and round a small planet, shooting up at what falls on it. */
export const rules: RankRules<Planet> = {
  inputs: numbersTo(STEPS),
  hand: 'hold',
  sight: 80,
  start: () => ({
    ...startRanks(200, 200),
    angle: -Math.PI / 2,
    ground: Array.from({ length: PIECES }, () => 3),
    next: 10,
  }),
  step(state, turn) {
    state.safe = Math.max(0, state.safe - 1)
    if (turn.held) {
      const way = turnTo(state.angle, ((turn.input - 1) / STEPS) * FULL)
      state.angle += Math.max(-RUN, Math.min(RUN, way))
    }
    const foot = standing(state)
    if (--state.cool <= 0) {
      state.cool = 13
      state.shots.push(thing('shot', foot, { ...along(state.angle, 6), r: 6 }))
      turn.tell('shot', foot.x, foot.y)
    }
    come(state, turn)
    fly(state.foes)
    fly(state.darts)
    fly(state.shots)
    // Gravity, since pieces could otherwise miss the planet for ever.
    for (const rock of state.foes) {
      const pull = along(angleTo(rock, MIDDLE), 0.006)
      rock.vx += pull.vx
      rock.vy += pull.vy
    }
    state.shots = state.shots.filter((shot) => {
      const rock = state.foes.find((one) => one.hp > 0 && meets(shot, shot.r, one, one.r))
      if (!rock) return shot.t < 46
      if (--rock.hp > 0) turn.tell('dent', rock.x, rock.y)
      else shatter(state, turn, rock)
      return false
    })
    state.foes = state.foes.filter(({ hp }) => hp > 0)
    crash(state, turn)
    sow(state, turn)
    const wave = 1 + Math.floor(state.tick / 1800)
    if (wave === state.wave || state.over) return
    state.wave = wave
    turn.tell('wave', 200, 200)
  },
  hints: ({ foes }) => [
    0,
    ...foes.map((rock) => 1 + ((Math.round((angleTo(MIDDLE, rock) / FULL) * STEPS) + STEPS) % STEPS)),
  ],
  worth: ({ lives, ground }) => lives * 200 + ground.reduce((sum, strength) => sum + strength * 30, 0),
}
