import { bonus, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { isOut, lose, startYard, type Yard, type YardRules } from '../yard.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { placeInput, placeOf, PLACES } from '#kit/game/micro/places.ts'
import { along, angleTo, far, fly, meets, thing, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#3a3f8a', '#0a0a2a'] }

export interface Rush extends Yard {
  x: number
  y: number
  /** Ticks of protection after a hit. */
  safe: number
  boss: Thing
  /** Ticks this guardian has lived: the sooner it falls, the more it pays. */
  since: number
}

export const GUARDIANS = ['crab', 'jelly', 'eel', 'ray', 'kraken'] as const
const SPEED = 4.6
const FIRE_EVERY = 9
const HALF_TURN = Math.PI
const BOAT = 5

const guardian = (wave: number): Thing => {
  const index = (wave - 1) % GUARDIANS.length
  const hp = 26 + 10 * Math.min(wave, 14)
  return thing(GUARDIANS[index]!, { x: 200, y: -40 }, { hp, a: hp, r: 34, vx: 0.9 })
}

const dart = (state: Rush, from: Thing, angle: number, speed: number, radius = 6) =>
  state.darts.push(thing('dart', from, { ...along(angle, speed), r: radius }))

/** What each guardian does; every round they do it faster. */
function attack(state: Rush, turn: Turn, speed: number) {
  const { boss } = state
  const aim = angleTo(boss, state)
  const isTime = (every: number) => boss.t % Math.max(8, Math.round(every / speed)) === 0
  if (boss.kind === 'crab' && isTime(76))
    for (const turned of [-0.3, 0, 0.3]) dart(state, boss, aim + turned, 1.7 * speed)
  if (boss.kind === 'jelly' && isTime(112)) {
    const shift = (boss.t % 7) * 0.13
    for (let ray = 0; ray < 12; ray++) dart(state, boss, shift + (ray * HALF_TURN) / 6, 1.25 * speed)
  }
  if (boss.kind === 'eel' && isTime(10))
    dart(state, boss, HALF_TURN / 2 + (((boss.t * 0.021) % 2) - 1) * 1.15, 1.9 * speed, 5)
  if (boss.kind === 'ray' && isTime(46)) {
    const x = 20 + ((boss.t * 7.3) % 360)
    for (const shift of [0, 52])
      state.darts.push(thing('dart', { x: (x + shift) % 390, y: -8 }, { vy: 2 * speed, r: 8 }))
  }
  if (boss.kind !== 'kraken') return
  if (isTime(9)) dart(state, boss, boss.t * 0.11, 1.4 * speed, 5)
  if (isTime(128))
    for (const turned of [-0.45, -0.15, 0.15, 0.45]) dart(state, boss, aim + turned, 2 * speed, 7)
  if (boss.t % 240 === 0) turn.tell('roar', boss.x, boss.y)
}

function moveBoss({ boss }: Rush, speed: number) {
  boss.t++
  if (boss.y < 84) boss.y += 1.6
  boss.x += boss.vx * speed
  if (boss.x < 60 || boss.x > 340) boss.vx = -boss.vx
  boss.x = Math.max(60, Math.min(340, boss.x))
}

function beaten(state: Rush, turn: Turn) {
  const { boss } = state
  turn.tell('blast', boss.x, boss.y)
  gain(state, turn, 10 + 2 * state.wave, boss)
  bonus(state, turn, Math.max(0, 12 - Math.floor(state.since / 90)), boss)
  state.wave++
  state.since = 0
  state.darts = []
  state.boss = guardian(state.wave)
  if (state.wave % 3 === 0 && state.lives < 5) {
    state.lives++
    turn.tell('heal', state.x, state.y)
  }
  turn.tell('wave', 200, 200)
}

/** Guardian after guardian, no small fry: steer through what they throw; the boat fires by itself. */
export const rules: YardRules<Rush> = {
  inputs: PLACES,
  hand: 'aim',
  sight: 70,
  start: () => ({ ...startYard(5), x: 200, y: 330, safe: 0, boss: guardian(1), since: 0 }),
  step(state, turn) {
    const speed = 0.82 + 0.8 * hardness(state.wave - 1, 7)
    state.since++
    if (turn.held) {
      const goal = placeOf(turn.input)
      const pace = Math.min(SPEED, far(state, goal))
      const { vx, vy } = along(angleTo(state, goal), pace)
      state.x = Math.max(10, Math.min(390, state.x + vx))
      state.y = Math.max(150, Math.min(388, state.y + vy))
    }
    if (state.safe > 0) state.safe--
    if (--state.cool <= 0) {
      state.cool = FIRE_EVERY
      state.shots.push(thing('bolt', { x: state.x, y: state.y - 14 }, { vy: -8, r: 5 }))
    }
    moveBoss(state, speed)
    attack(state, turn, speed)
    fly(state.shots)
    fly(state.darts)
    for (const bolt of state.shots) {
      if (!meets(bolt, bolt.r, state.boss, state.boss.r)) continue
      bolt.hp = 0
      state.boss.hp--
      // Close up the same shot is worth a point more often.
      if (state.boss.hp % 6 === 0) gain(state, turn, far(state, state.boss) < 170 ? 2 : 1, bolt)
      else turn.tell('dent', bolt.x, bolt.y)
    }
    if (state.boss.hp <= 0) beaten(state, turn)
    const hit = state.safe === 0 && state.darts.find((one) => meets(state, BOAT, one, one.r))
    if (hit) {
      hit.hp = 0
      state.safe = 120
      lose(state, turn, { x: state.x, y: state.y })
    }
    state.shots = state.shots.filter((one) => one.hp > 0 && !isOut(one))
    state.darts = state.darts.filter((one) => one.hp > 0 && !isOut(one, 420))
  },
  hints: ({ x, y, boss }) =>
    [
      [0, 0],
      [-60, 0],
      [60, 0],
      [-30, 30],
      [30, 30],
      [0, 44],
      [boss.x - x, 0],
      [(boss.x - x) / 2, -30],
    ].map(([dx, dy]) => placeInput({ x: x + dx!, y: Math.max(170, y + dy!) })),
  worth: ({ lives, boss, x }) => lives * 300 - boss.hp * 2 - Math.abs(boss.x - x) * 0.05,
}
