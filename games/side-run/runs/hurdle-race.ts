import {
  between,
  bonus,
  BUTTON,
  end,
  freshBase,
  gain,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#e0904f', '#5a2050'] }

export interface Bird {
  x: number
  pace: number
  high: number
  rise: number
  /** How well it takes its hurdles, 0 to 1; the player's own bird has 0. */
  skill: number
  next: number
  /** Ticks it still stumbles. */
  daze: number
}
export interface HurdleState extends Base {
  birds: Bird[]
  /** Where the hurdles of this heat stand. */
  hurdles: number[]
  finish: number
  heat: number
  /** Ticks until the start, then 0. */
  wait: number
}

export const BIRDS = 4
const HURDLES = 9
const LEAP = 6.6
const GRAVITY = 0.42
const TALL = 22
/** Distances before the hurdle for a perfect jump. */
const PERFECT = [34, 62] as const

function heat(state: HurdleState, random: Random) {
  state.heat++
  state.hurdles = []
  let x = 300
  for (let hurdle = 0; hurdle < HURDLES; hurdle++) {
    state.hurdles.push(x)
    x += between(170, 320, random)
  }
  state.finish = x + 60
  state.wait = 30
  state.birds = Array.from({ length: BIRDS }, (_, index) => ({
    x: 0,
    pace: 0,
    high: 0,
    rise: 0,
    skill:
      index === 0
        ? 0
        : Math.min(0.74, 0.05 + 0.06 * state.heat + 0.09 * index + between(-0.08, 0.08, random)),
    next: 0,
    daze: 0,
  }))
}

function run(bird: Bird, state: HurdleState, turn: Turn, isLeaping: boolean) {
  const isMine = bird.skill === 0
  const top = 4.4 + state.heat * 0.12
  bird.pace += (bird.daze > 0 ? 1.4 - bird.pace : top - bird.pace) * (bird.pace > top ? 0.012 : 0.03)
  if (bird.daze > 0) bird.daze--
  bird.x += bird.pace
  const hurdle = state.hurdles[bird.next]
  if (isLeaping && bird.high === 0 && bird.daze === 0) {
    bird.rise = LEAP
    const far = hurdle === undefined ? 0 : hurdle - bird.x
    if (far > PERFECT[0] && far < PERFECT[1]) {
      bird.pace += 1.1
      if (isMine) gain(state, turn, 1, { x: bird.x, y: 300 })
    } else if (isMine) turn.tell('jump', bird.x, 300)
  }
  if (bird.high > 0 || bird.rise > 0) {
    bird.high = Math.max(0, bird.high + bird.rise)
    bird.rise = bird.high === 0 ? 0 : bird.rise - GRAVITY
  }
  if (hurdle === undefined || bird.x < hurdle) return
  bird.next++
  if (bird.high >= TALL) return
  bird.daze = 26
  if (!isMine) return
  state.combo = 0
  turn.tell('trip', hurdle, 300)
}

export const placeOf = ({ birds }: HurdleState) => 1 + birds.filter(({ x }) => x > birds[0]!.x).length

/** Jump just before the hurdle: a perfect jump accelerates. Two of four advance. */
export const rules: MicroRules<HurdleState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 90,
  start(random) {
    const state: HurdleState = {
      ...freshBase(),
      birds: [],
      hurdles: [],
      finish: 0,
      heat: 0,
      wait: 0,
    }
    heat(state, random)
    return state
  },
  step(state, turn) {
    if (state.wait > 0) {
      state.wait--
      if (state.wait === 0) turn.tell('start', state.birds[0]!.x, 280)
      return
    }
    for (const bird of state.birds) {
      const hurdle = state.hurdles[bird.next]
      const far = hurdle === undefined ? Infinity : hurdle - bird.x
      const isRivalsLeap = bird.skill > 0 && far < 58 && far > 52 && turn.random() < 0.25 + bird.skill
      run(bird, state, turn, bird.skill === 0 ? turn.press : isRivalsLeap)
    }
    const mine = state.birds[0]!
    if (mine.x < state.finish) return
    const place = placeOf(state)
    bonus(state, turn, 2 * (BIRDS - place), { x: mine.x, y: 260 })
    if (place > 2) end(state, turn, { x: mine.x, y: 300 })
    else {
      heat(state, turn.random)
      turn.tell('heat', 0, 260)
    }
  },
  worth: ({ birds }) => (birds[0]?.pace ?? 0) * 6,
}
