import { gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { lose, startYard, type Yard, type YardRules } from '../yard.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { placeInput, placeOf, PLACES } from '#kit/game/micro/places.ts'
import { meets, thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#d3a763', '#4a3018'] }

export interface Train extends Yard {
  next: number
  /** Where the gun stands on the roofs, and the side it fires to: -1 up, 1 down. */
  x: number
  side: number
  /** 0 cold to 100; at 100 the gun has to cool down. */
  heat: number
  jammed: number
}

export const RAIL_Y = 200
const GUN_SPEED = 6
const FIRE_EVERY = 8
const SHELL = 8
const WARM = 5.2
const COOL = 0.62
const JAM_TICKS = 85
const TRAIN_HALF = 30
const KINDS: Readonly<
  Record<string, { readonly hp: number; readonly pace: number; readonly points: number }>
> = {
  rider: { hp: 2, pace: 0.5, points: 1 },
  buggy: { hp: 5, pace: 0.34, points: 3 },
  bird: { hp: 1, pace: 1.05, points: 2 },
}
export const kindOf = (name: string) => KINDS[name]!

function chase(state: Train, turn: Turn) {
  const hard = hardness(state.tick, 3200)
  if (--state.next <= 0) {
    state.next = 108 - 66 * hard
    const roll = turn.random()
    const kind = roll < 0.55 ? 'rider' : roll < 0.8 ? 'bird' : 'buggy'
    const side = turn.random() < 0.5 ? -1 : 1
    const x = 30 + pickIndex(35, turn.random) * 10
    const { hp, pace } = KINDS[kind]!
    state.foes.push(
      thing(
        kind,
        { x, y: RAIL_Y + side * 220 },
        { hp, a: side, r: 15, vx: hp, vy: -side * pace * (1 + 0.7 * hard) },
      ),
    )
  }
  for (const foe of state.foes) {
    foe.t++
    // They weave while they close in, each in its own beat.
    const sway = Math.abs(((foe.t + foe.x) % 120) - 60) - 30
    foe.x = Math.max(14, Math.min(386, foe.x + sway * 0.022))
    foe.y += foe.vy
    if (Math.abs(foe.y - RAIL_Y) > TRAIN_HALF) continue
    foe.hp = 0
    lose(state, turn, foe)
  }
}

function fireGun(state: Train, turn: Turn) {
  state.cool = Math.max(0, state.cool - 1)
  if (state.jammed > 0) {
    state.jammed--
    state.heat = Math.max(0, state.heat - 100 / JAM_TICKS)
    return
  }
  if (!turn.held) {
    state.heat = Math.max(0, state.heat - COOL)
    return
  }
  const goal = placeOf(turn.input)
  state.side = goal.y < RAIL_Y ? -1 : 1
  state.x += Math.max(-GUN_SPEED, Math.min(GUN_SPEED, goal.x - state.x))
  if (state.cool > 0) return
  state.cool = FIRE_EVERY
  state.heat += WARM
  state.shots.push(
    thing('shell', { x: state.x, y: RAIL_Y + state.side * 20 }, { vy: state.side * SHELL, r: 5 }),
  )
  turn.tell('shot', state.x, RAIL_Y + state.side * 26)
  if (state.heat < 100) return
  state.jammed = JAM_TICKS
  turn.tell('jam', state.x, RAIL_Y)
}

/** A gun on the roofs of a train: hold on the side it should fire to, and let it cool before it jams. */
export const rules: YardRules<Train> = {
  inputs: PLACES,
  hand: 'aim',
  sight: 80,
  start: () => ({ ...startYard(4), next: 4, x: 200, side: -1, heat: 0, jammed: 0 }),
  step(state, turn) {
    fireGun(state, turn)
    chase(state, turn)
    for (const shell of state.shots) {
      shell.y += shell.vy
      const foe = state.foes.find((one) => one.hp > 0 && meets(shell, 6, one, one.r))
      if (!foe) continue
      shell.hp = 0
      foe.hp--
      if (foe.hp > 0) turn.tell('dent', foe.x, foe.y)
      else gain(state, turn, kindOf(foe.kind).points, foe)
    }
    state.shots = state.shots.filter(({ hp, y }) => hp > 0 && y > -10 && y < 410)
    state.foes = state.foes.filter(({ hp }) => hp > 0)
    const wave = 1 + Math.floor(state.tick / 1500)
    if (wave === state.wave || state.over) return
    state.wave = wave
    if (state.lives < 4) {
      state.lives++
      turn.tell('heal', 200, RAIL_Y)
    }
    turn.tell('wave', 200, RAIL_Y)
  },
  hints: ({ foes }) => [0, ...foes.map(({ x, a }) => placeInput({ x, y: RAIL_Y + a * 80 }))],
  worth: ({ lives, foes, jammed, heat }) =>
    lives * 260 -
    jammed * 0.5 -
    heat * 0.05 -
    foes.reduce((sum, { y }) => sum + (220 - Math.abs(y - RAIL_Y)) * 0.09, 0),
}
