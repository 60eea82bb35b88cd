import { gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex, pickOne } from '#kit/random/random.ts'
import { isOut, lose, startYard, type Yard, type YardRules } from '../yard.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { placeInput, placeOf, PLACES } from '#kit/game/micro/places.ts'
import { fly, meets, thing, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#3f7fb0', '#122a50'] }

export interface Battery extends Yard {
  /** Where the gun stands, and its powder from 0 to 1. */
  x: number
  powder: number
  gates: Thing[]
  next: number
}

export const GUN_Y = 366
export const LINE = 336
export const GATE_HALF = 36
const SPEED = 7
const SHOT_SPEED = 5
const FIRE_EVERY = 7
const COST = 0.034
const REFILL = 0.0075
const MOST_SHOTS = 90
const EDGE = 44
/** What a gate does to a nut that passes it: so many leave it. */
export const MADE: Readonly<Record<string, number>> = { double: 2, triple: 3, thorns: 0 }
const POINTS: Readonly<Record<string, number>> = { crab: 1, turtle: 3, giant: 8 }

const gate = (kind: string, y: number, x: number, vx: number, bit: number) =>
  thing(kind, { x, y }, { vx, a: bit })

/** Two rows of gates; with every wave they run faster, and thorns come between them. */
function hang(state: Battery, turn: Turn) {
  const pace = 0.5 + 0.16 * Math.min(8, state.wave)
  const sign = turn.random() < 0.5 ? 1 : -1
  const third = state.wave > 2 ? 'thorns' : 'double'
  state.gates = [
    gate('double', 262, 80, sign * pace, 1),
    gate(third, 262, 290, sign * pace, 2),
    gate(pickOne(['triple', 'double'], turn.random), 186, 210, -sign * pace * 1.2, 4),
  ]
}

function march(state: Battery, turn: Turn) {
  if (--state.next <= 0) {
    const hard = hardness(state.tick, 3000)
    state.next = 150 - 60 * hard
    const roll = turn.random()
    const speed = 0.32 + 0.3 * hard
    const x = 60 + turn.random() * 280
    if (state.tick > 500 && roll < 0.24)
      state.foes.push(
        thing('giant', { x, y: -40 }, { vy: speed * 0.6, r: 34, hp: 26 + Math.round(30 * hard) }),
      )
    else if (roll < 0.55)
      for (let one = 0; one < 2; one++)
        state.foes.push(
          thing(
            'turtle',
            { x: x + (one === 0 ? -40 : 40), y: -24 - one * 20 },
            { vy: speed * 0.8, r: 18, hp: 5 + Math.round(6 * hard) },
          ),
        )
    else
      for (let one = 0; one < 6 + pickIndex(4, turn.random); one++)
        state.foes.push(
          thing(
            'crab',
            { x: 30 + turn.random() * 340, y: -16 - turn.random() * 70 },
            { vy: speed * (0.9 + 0.4 * turn.random()), r: 11, hp: 1 },
          ),
        )
  }
  fly(state.foes)
  for (const foe of state.foes)
    if (foe.y + foe.r > LINE) {
      foe.hp = 0
      lose(state, turn, { x: foe.x, y: LINE })
    }
}

function fire(state: Battery, turn: Turn) {
  if (state.cool > 0) state.cool--
  if (!turn.held) {
    state.powder = Math.min(1, state.powder + REFILL)
    return
  }
  const { x } = placeOf(turn.input)
  state.x += Math.max(-SPEED, Math.min(SPEED, x - state.x))
  if (state.cool > 0 || state.powder < COST) return
  state.cool = FIRE_EVERY
  state.powder -= COST
  state.shots.push(thing('nut', { x: state.x, y: GUN_Y - 20 }, { vy: -SHOT_SPEED, r: 5 }))
  turn.tell('shot', state.x, GUN_Y - 20)
}

/** Each gate counts once per nut and for all that came out of it there. */
function passGates(state: Battery, turn: Turn) {
  const born: Thing[] = []
  for (const shot of state.shots)
    for (const one of state.gates) {
      const isNew = Math.floor(shot.a / one.a) % 2 === 0
      if (!isNew || Math.abs(shot.y - one.y) > SHOT_SPEED || Math.abs(shot.x - one.x) > GATE_HALF) continue
      shot.a += one.a
      const made = MADE[one.kind]!
      if (made === 0) shot.hp = 0
      if (made === 0) turn.tell('clang', shot.x, shot.y)
      if (made > 1) turn.tell('split', shot.x, shot.y)
      for (let copy = 1; copy < made && state.shots.length + born.length < MOST_SHOTS; copy++)
        born.push({ ...shot, vx: shot.vx + (copy % 2 === 1 ? 0.7 : -0.7) })
    }
  state.shots.push(...born)
}

function strike(state: Battery, turn: Turn) {
  for (const shot of state.shots) {
    const foe = state.foes.find((one) => one.hp > 0 && shot.hp > 0 && meets(shot, shot.r, one, one.r))
    if (!foe) continue
    shot.hp = 0
    foe.hp--
    if (foe.hp > 0) turn.tell('dent', shot.x, shot.y)
    else gain(state, turn, POINTS[foe.kind]!, foe)
  }
}

function swingGates({ gates }: Battery) {
  for (const one of gates) {
    one.x += one.vx
    if ((one.x < EDGE && one.vx < 0) || (one.x > 400 - EDGE && one.vx > 0)) one.vx = -one.vx
  }
}

/** Powder is scarce and the gates make many of one: fire when they stand in the way of the right foes. */
export const rules: YardRules<Battery> = {
  inputs: PLACES,
  hand: 'aim',
  sight: 90,
  start: () => ({
    ...startYard(4),
    x: 200,
    powder: 1,
    gates: [
      gate('double', 262, 80, 0.66, 1),
      gate('double', 262, 290, 0.66, 2),
      gate('triple', 186, 210, -0.8, 4),
    ],
    next: 6,
  }),
  step(state, turn) {
    swingGates(state)
    march(state, turn)
    fire(state, turn)
    fly(state.shots)
    passGates(state, turn)
    strike(state, turn)
    state.shots = state.shots.filter((one) => one.hp > 0 && one.y > -20 && !isOut(one))
    state.foes = state.foes.filter(({ hp }) => hp > 0)
    const wave = 1 + Math.floor(state.tick / 1200)
    if (wave === state.wave || state.over) return
    state.wave = wave
    hang(state, turn)
    turn.tell('wave', 200, 200)
  },
  hints: ({ foes, gates }) => [
    0,
    ...[...foes.filter(({ y }) => y > 0), ...gates.filter(({ kind }) => kind !== 'thorns')].map(({ x }) =>
      placeInput({ x, y: GUN_Y }),
    ),
  ],
  worth: ({ lives, powder, foes }) =>
    lives * 260 +
    powder * 30 -
    foes.reduce((sum, { y, hp }) => sum + Math.max(0, y) * 0.02 * Math.min(6, hp) + hp, 0),
}
