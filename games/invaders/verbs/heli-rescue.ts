import { between, bonus, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { exactSin } from '#kit/game/exact-math.ts'
import {
  ease,
  exchange,
  glide,
  inField,
  startRanks,
  suffer,
  thing,
  type RankRules,
  type Ranks,
} from '../ranks.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { placeInput, placeOf, PLACES } from '#kit/game/micro/places.ts'
import { along, angleTo, far, fly, meets, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'heli-rescue',
  input: ['drag', 'hold', 'keys'],
  ground: ['#5fa8d0', '#124068'],
}

export interface Heli extends Ranks {
  /** 1 looks to the right, -1 to the left. */
  way: number
  /** People on rafts, and people on board. */
  rafts: Thing[]
  aboard: number
  next: number
  nextRaft: number
}

export const SEA = 340
export const HOME = { x: 34, y: 300 }
export const SEATS = 4
const POINTS: Readonly<Record<string, number>> = { gull: 1, crate: 2, eel: 3 }

function come(state: Heli, turn: Turn) {
  const hard = hardness(state.tick, 3200)
  if (--state.nextRaft <= 0 && state.rafts.length < 4) {
    state.nextRaft = 150
    state.rafts.push(thing('raft', { x: between(150, 385, turn.random), y: SEA + 4 }, { r: 14 }))
  }
  if (--state.next > 0) return
  state.next = 92 - 52 * hard
  const roll = turn.random()
  const y = between(30, 280, turn.random)
  if (roll < 0.5) state.foes.push(thing('gull', { x: 420, y }, { vx: -1.5 - hard, a: y, r: 11 }))
  else if (roll < 0.75) state.foes.push(thing('gull', { x: -20, y }, { vx: 1.5 + hard, a: y, r: 11 }))
  else if (roll < 0.9 || state.tick < 800)
    state.foes.push(thing('crate', { x: between(120, 390, turn.random), y: -40 }, { vy: 1, r: 14, hp: 2 }))
  else state.foes.push(thing('eel', { x: between(120, 380, turn.random), y: SEA + 26 }, { hp: 3, r: 13 }))
}

function act(state: Heli) {
  for (const foe of state.foes) {
    if (foe.kind === 'gull') foe.y = foe.a + exactSin(foe.t / 24) * 22
    if (foe.kind === 'eel') {
      foe.y = SEA + 26 - Math.min(30, foe.t / 2)
      if (foe.t % 90 === 70)
        state.darts.push(thing('spit', foe, { ...along(angleTo(foe, state), 2.4), r: 6 }))
      if (foe.t > 500) foe.x = 500
    }
    if (foe.kind === 'crate' && foe.y > SEA) foe.x = 500
  }
  state.foes = inField(state.foes, 60)
}

function ferry(state: Heli, turn: Turn) {
  state.rafts = state.rafts.filter((raft) => {
    raft.t++
    if (state.aboard >= SEATS || !meets(state, 16, raft, raft.r + 10)) return raft.t < 1500
    state.aboard++
    turn.tell('pick', raft.x, raft.y)
    return false
  })
  if (state.aboard === 0 || far(state, HOME) > 34) return
  // A full cabin pays far more than separate flights.
  bonus(state, turn, state.aboard * state.aboard * 2, HOME)
  state.combo += state.aboard
  turn.tell('home', HOME.x, HOME.y)
  state.aboard = 0
}

/** People on rafts, a pad at home and a sky full of trouble. */
export const rules: RankRules<Heli> = {
  inputs: PLACES,
  hand: 'hold',
  sight: 80,
  start: () => ({ ...startRanks(120, 200), way: 1, rafts: [], aboard: 0, next: 60, nextRaft: 10 }),
  step(state, turn) {
    state.safe = Math.max(0, state.safe - 1)
    if (turn.held) {
      const goal = placeOf(turn.input)
      if (Math.abs(goal.x - state.x) > 8) state.way = goal.x > state.x ? 1 : -1
      const away = Math.max(1, far(state, goal))
      const speed = Math.min(3.6 - state.aboard * 0.2, away)
      state.x += ((goal.x - state.x) / away) * speed
      state.y = glide(state.y, Math.min(SEA - 12, goal.y), (Math.abs(goal.y - state.y) / away) * speed)
    }
    if (--state.cool <= 0) {
      state.cool = 15
      state.shots.push(
        thing('shot', { x: state.x + state.way * 18, y: state.y + 4 }, { vx: state.way * 8, r: 6 }),
      )
      turn.tell('shot', state.x, state.y)
    }
    come(state, turn)
    fly(state.foes)
    fly(state.darts)
    fly(state.shots)
    act(state)
    exchange(state, turn, ({ kind }) => POINTS[kind]!)
    state.shots = inField(state.shots)
    state.darts = inField(state.darts)
    const before = state.lives
    suffer(state, turn, 14)
    // A hit loses a passenger.
    if (state.lives < before && state.aboard > 0) state.aboard--
    ferry(state, turn)
    const wave = 1 + Math.floor(state.tick / 1800)
    if (wave === state.wave || state.over) return
    state.wave = wave
    turn.tell('wave', 200, 120)
  },
  hints: ({ rafts, aboard, foes, x }) => [
    0,
    ...(aboard > 0 ? [placeInput(HOME)] : []),
    ...(aboard < SEATS ? rafts.map((raft) => placeInput({ x: raft.x, y: SEA - 16 })) : []),
    ...foes.slice(0, 3).map((foe) => placeInput({ x: x + (foe.x > x ? 12 : -12), y: foe.y })),
  ],
  worth(state) {
    const raft = state.rafts[0]
    const goal = state.aboard >= SEATS || (state.aboard > 0 && !raft) ? HOME : raft
    return ease(state) + state.aboard * 60 - (goal ? far(state, goal) * 0.25 : 0)
  },
}
