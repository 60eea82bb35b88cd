import { BUTTON, bonus, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { lose, startYard, type Yard, type YardRules } from '../yard.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { along, fly, thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#7fa8e0', '#1c2c60'] }

export interface Snow extends Yard {
  /** How far the arm is drawn, 0 to 1; it swings back and forth while held. */
  force: number
  /** Ticks that the player has stood up. */
  up: number
  safe: number
}

export const ME = { x: 52, y: 318 }
export const GROUND = 352
export const FORTS = [186, 264, 342] as const
const GRAVITY = 0.17
const SLOW = 4.2
const FAST = 7.6
const SWING = 46
/** Ticks until somebody who has ducked shows again, how long they show, and when they throw in that time. */
const HIDE = 110
const SHOW = 110
const THROW = 70
const FLIGHT = 76

export const isUp = ({ t }: { readonly t: number }) => t >= 0
const swing = (ticks: number) => {
  const beat = ticks % (2 * SWING)
  return beat < SWING ? beat / SWING : 2 - beat / SWING
}
const throwing = (force: number) => along(-Math.PI / 4, SLOW + (FAST - SLOW) * force)

function peek(state: Snow, turn: Turn) {
  const hard = hardness(state.tick, 3400)
  for (const kid of state.foes) {
    kid.t++
    if (kid.t === THROW) {
      // The ball comes down on the player's wall after its flight.
      state.darts.push(
        thing(
          'ball',
          { x: kid.x, y: kid.y - 16 },
          { vx: (ME.x - kid.x) / FLIGHT, vy: -0.5 * GRAVITY * FLIGHT + (ME.y - kid.y + 16) / FLIGHT, r: 7 },
        ),
      )
      turn.tell('lob', kid.x, kid.y)
    }
    if (kid.t >= SHOW) kid.t = -Math.round((HIDE - 70 * hard) * (0.5 + turn.random()))
  }
}

function hitMe(state: Snow, turn: Turn) {
  fly(state.darts, GRAVITY)
  state.darts = state.darts.filter((ball) => {
    if (ball.t < FLIGHT - 3) return true
    if (state.up > 0 && state.safe === 0) {
      state.safe = 70
      lose(state, turn, ME)
    } else {
      turn.tell('puff', ball.x, ball.y)
      // Ducking at the last moment pays.
      if (state.safe === 0 && state.up < 0 && state.up > -16) bonus(state, turn, 1, ME)
    }
    return false
  })
}

function hitThem(state: Snow, turn: Turn) {
  fly(state.shots, GRAVITY)
  state.shots = state.shots.filter((ball) => {
    const kid = state.foes.find(
      (one) => isUp(one) && Math.abs(one.x - ball.x) < 21 && Math.abs(one.y - 12 - ball.y) < 24,
    )
    if (kid) {
      gain(state, turn, kid.kind === 'captain' ? 4 : 1 + kid.a, kid)
      kid.t = -HIDE
      return false
    }
    if (ball.y < GROUND - 8) return ball.x < 420
    turn.tell('puff', ball.x, GROUND - 8)
    state.combo = 0
    return false
  })
}

/** Hold to stand up and draw, let go to throw and duck: nobody can do both. */
export const rules: YardRules<Snow> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 120,
  start: () => ({
    ...startYard(4),
    force: 0,
    up: 0,
    safe: 0,
    foes: FORTS.map((x, fort) =>
      thing(fort === 2 ? 'captain' : 'kid', { x, y: GROUND - 34 }, { t: -30 - fort * 50, a: fort }),
    ),
  }),
  step(state, turn) {
    state.safe = Math.max(0, state.safe - 1)
    if (turn.held) {
      state.up = Math.max(0, state.up) + 1
      state.force = swing(state.up)
    } else if (turn.release && state.up > 5) {
      state.shots.push(thing('ball', { x: ME.x + 8, y: ME.y - 14 }, { ...throwing(state.force), r: 7 }))
      turn.tell('shot', ME.x, ME.y)
      state.up = -1
    } else state.up = Math.min(0, state.up) - 1
    peek(state, turn)
    hitThem(state, turn)
    hitMe(state, turn)
    const wave = 1 + Math.floor(state.tick / 1500)
    if (wave === state.wave || state.over) return
    state.wave = wave
    turn.tell('wave', 200, 120)
  },
  worth: ({ lives }) => lives * 260,
}
