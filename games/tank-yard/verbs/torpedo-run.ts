import { bonus, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { lose, startYard, type Yard, type YardRules } from '../yard.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { placeInput, placeOf, PLACES } from '#kit/game/micro/places.ts'
import { along, angleTo, far, fly, thing, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['tap', 'keys'], ground: ['#2f7a9a', '#04203a'] }

export interface Torpedo extends Yard {
  /** Ticks until each of the three tubes is loaded. */
  tubes: number[]
  next: number
  sunk: number
}

export const SUB = { x: 200, y: 372 }
export const LANES = [64, 118, 172, 226] as const
export const LOAD = 84
const SPEED = 3.5
const KINDS: Readonly<
  Record<string, { readonly half: number; readonly speed: number; readonly points: number }>
> = {
  freighter: { half: 34, speed: 0.6, points: 1 },
  cutter: { half: 20, speed: 1.35, points: 3 },
  hospital: { half: 30, speed: 0.8, points: 0 },
}
export const halfOf = ({ kind }: Thing) => KINDS[kind]!.half
const LIVES_A_SHIP = 14

function sail(state: Torpedo, turn: Turn) {
  const hard = hardness(state.tick, 3200)
  if (--state.next <= 0) {
    state.next = 150 - 90 * hard
    const lane = pickIndex(LANES.length, turn.random)
    const way = lane % 2 ? 1 : -1
    const roll = turn.random()
    const kind = state.tick > 600 && roll < 0.2 ? 'hospital' : roll < 0.5 ? 'cutter' : 'freighter'
    const x = way > 0 ? -60 : 460
    const isFree = state.foes.every((ship) => ship.a !== lane || Math.abs(ship.x - x) > 110)
    if (isFree)
      state.foes.push(
        thing(kind, { x, y: LANES[lane]! }, { a: lane, vx: way * KINDS[kind]!.speed * (1 + 0.7 * hard) }),
      )
  }
  fly(state.foes)
  state.foes = state.foes.filter((ship) => {
    if (ship.x > -70 && ship.x < 470) return true
    if (ship.kind === 'hospital') bonus(state, turn, 1, { x: Math.max(20, Math.min(380, ship.x)), y: ship.y })
    else lose(state, turn, { x: Math.max(20, Math.min(380, ship.x)), y: ship.y })
    return false
  })
}

function run(state: Torpedo, turn: Turn) {
  fly(state.shots)
  state.shots = state.shots.filter((fish) => {
    const ship = state.foes.find(
      (one) => Math.abs(one.y - fish.y) < 11 && Math.abs(one.x - fish.x) < halfOf(one),
    )
    if (!ship) return fish.y > 20 && fish.x > -20 && fish.x < 420
    state.foes = state.foes.filter((one) => one !== ship)
    turn.tell('blast', ship.x, ship.y)
    if (ship.kind === 'hospital') {
      lose(state, turn, ship)
      return false
    }
    gain(state, turn, KINDS[ship.kind]!.points + (3 - ship.a), ship)
    if (++state.sunk % LIVES_A_SHIP === 0 && state.lives < 5) {
      state.lives++
      turn.tell('heal', SUB.x, SUB.y)
    }
    return false
  })
}

/** A periscope, three tubes, a convoy: slow torpedoes have to be sent ahead of the ships. */
export const rules: YardRules<Torpedo> = {
  inputs: PLACES,
  hand: 'tap',
  sight: 110,
  start: () => ({ ...startYard(5), tubes: [0, 0, 0], next: 5, sunk: 0 }),
  step(state, turn) {
    state.tubes = state.tubes.map((left) => Math.max(0, left - 1))
    if (turn.press) {
      const goal = placeOf(turn.input)
      const tube = state.tubes.indexOf(0)
      if (tube < 0) turn.tell('empty', SUB.x, SUB.y)
      else if (goal.y < SUB.y - 30) {
        state.tubes[tube] = LOAD
        state.shots.push(thing('torpedo', SUB, along(angleTo(SUB, goal), SPEED)))
        turn.tell('shot', SUB.x, SUB.y - 10)
      }
    }
    sail(state, turn)
    run(state, turn)
    const wave = 1 + Math.floor(state.tick / 1500)
    if (wave === state.wave || state.over) return
    state.wave = wave
    turn.tell('wave', 200, 290)
  },
  hints: ({ foes, tubes }) =>
    tubes.includes(0)
      ? [
          0,
          ...foes
            .filter(({ kind }) => kind !== 'hospital')
            .map((ship) => {
              let ticks = far(SUB, ship) / SPEED
              ticks = far(SUB, { x: ship.x + ship.vx * ticks, y: ship.y }) / SPEED
              return placeInput({ x: ship.x + ship.vx * (ticks + 6), y: ship.y })
            }),
        ]
      : [0],
  worth: ({ lives, foes }) =>
    lives * 260 -
    foes.reduce((sum, { kind, vx, x }) => sum + (kind === 'hospital' ? 0 : (vx > 0 ? x : 400 - x) * 0.08), 0),
}
