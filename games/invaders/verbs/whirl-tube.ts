import { bonus, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { pickIndex } from '#kit/random/random.ts'
import { ease, hurt, startRanks, thing, type RankRules, type Ranks } from '../ranks.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { numbersTo } from '#kit/game/micro/places.ts'
import type { Place, Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'whirl-tube',
  input: ['drag', 'hold', 'keys'],
  ground: ['#2a5fb0', '#050f2c'],
}

export interface Tube extends Ranks {
  /** Position of the keeper on the rim in lanes; moves smoothly. */
  lane: number
  next: number
}

export const LANES = 16
export const RIM = 172
export const HOLE = 26

/** A place in the tube: a lane and how far it is from the middle. */
export const spot = (lane: number, depth: number): Place => {
  const angle = (lane / LANES) * 2 * Math.PI
  return { x: 200 + exactCos(angle) * depth, y: 200 + exactSin(angle) * depth }
}
/** The shorter way from lane to lane, from -8 to 8. */
export const wayBetween = (from: number, to: number) =>
  ((((to - from) % LANES) + LANES * 1.5) % LANES) - LANES / 2

function climb(state: Tube, turn: Turn) {
  const hard = hardness(state.tick, 3000)
  if (--state.next <= 0 && state.foes.length < 22) {
    state.next = 70 - 46 * hard
    const roll = turn.random()
    const kind = state.tick > 1500 && roll < 0.2 ? 'bud' : state.tick > 500 && roll < 0.55 ? 'flea' : 'snail'
    // `x` is the lane and `y` the depth of what lives in the tube.
    state.foes.push(
      thing(
        kind,
        { x: pickIndex(LANES, turn.random), y: HOLE },
        { hp: kind === 'bud' ? 2 : 1, a: turn.random() < 0.5 ? -1 : 1 },
      ),
    )
  }
  for (const foe of state.foes) {
    foe.t++
    if (foe.y < RIM) foe.y = Math.min(RIM, foe.y + (foe.kind === 'flea' ? 1.1 : 0.72) * (1 + hard * 0.8))
    const isOnRim = foe.y >= RIM
    const every = isOnRim ? 34 - 12 * hard : foe.kind === 'flea' ? 42 : 9999
    if (foe.t % Math.round(every) !== 0) continue
    const way = isOnRim ? Math.sign(wayBetween(foe.x, Math.round(state.lane))) : foe.a
    foe.x = (foe.x + way + LANES) % LANES
  }
}

function meet(state: Tube, turn: Turn) {
  state.shots = state.shots.filter((shot) => {
    shot.y -= 6.5
    const foe = state.foes.find((one) => one.hp > 0 && one.x === shot.x && Math.abs(one.y - shot.y) < 9)
    if (!foe) return shot.y > HOLE
    const at = spot(foe.x, foe.y)
    if (--foe.hp > 0) turn.tell('dent', at.x, at.y)
    else {
      gain(state, turn, foe.kind === 'snail' ? 1 : 2, at)
      // Waiting until they are near the rim pays more.
      if (foe.y > RIM * 0.8) bonus(state, turn, 1, { x: at.x, y: at.y - 18 })
      if (foe.kind === 'bud') split(state, foe)
    }
    return false
  })
  state.foes = state.foes.filter(({ hp }) => hp > 0)
  const catcher = state.foes.find((foe) => foe.y >= RIM && Math.abs(wayBetween(foe.x, state.lane)) < 0.7)
  if (!catcher) return
  const at = spot(state.lane, RIM)
  if (state.safe === 0) state.foes = state.foes.filter(({ y }) => y < RIM * 0.75)
  hurt(state, turn, at)
}

function split(state: Tube, bud: Thing) {
  for (const way of [-1, 1])
    state.foes.push(thing('flea', { x: (bud.x + way + LANES) % LANES, y: bud.y - 6 }, { a: way }))
}

/** Sixteen lanes out of a deep hole; the keeper runs on the rim and shoots into it. */
export const rules: RankRules<Tube> = {
  inputs: numbersTo(LANES),
  hand: 'hold',
  sight: 60,
  start: () => ({ ...startRanks(200, 200), lane: 4, next: 10 }),
  step(state, turn) {
    state.safe = Math.max(0, state.safe - 1)
    if (turn.held) {
      const way = wayBetween(state.lane, turn.input - 1)
      state.lane = (state.lane + Math.max(-0.24, Math.min(0.24, way)) + LANES) % LANES
    }
    if (--state.cool <= 0) {
      state.cool = 10
      state.shots.push(thing('shot', { x: Math.round(state.lane) % LANES, y: RIM - 8 }))
      const { x, y } = spot(state.lane, RIM)
      turn.tell('shot', x, y)
    }
    climb(state, turn)
    meet(state, turn)
    const wave = 1 + Math.floor(state.tick / 1500)
    if (wave === state.wave) return
    state.wave = wave
    turn.tell('wave', 200, 200)
  },
  hints: ({ foes, lane }) => [0, ...foes.map(({ x }) => x + 1), ((Math.round(lane) + 8) % LANES) + 1],
  worth: (state) => ease(state) - state.foes.reduce((sum, { y }) => sum + (y / RIM) ** 3 * 8, 0),
}
