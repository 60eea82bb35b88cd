import { bonus, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { lose, startYard, type Yard, type YardRules } from '../yard.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { along, angleTo, far, fly, meets, thing, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['tap', 'keys'], ground: ['#4a4a9a', '#141440'] }

export interface TwoTone extends Yard {
  next: number
}

export const TOWER = { x: 200, y: 200 }
export const SUN = 1
export const MOON = 2
const SPEED = 10
const WALL = 34
const FULL = Math.PI * 2
const HEAL_EVERY = 30

export const nearestOf = ({ foes }: Pick<TwoTone, 'foes'>): Thing | undefined => {
  let best: Thing | undefined
  for (const foe of foes) if (foe.hp > 0 && (!best || far(foe, TOWER) < far(best, TOWER))) best = foe
  return best
}

function gather(state: TwoTone, turn: Turn) {
  const hard = hardness(state.tick, 2600)
  if (--state.next <= 0) {
    state.next = 62 - 40 * hard
    const angle = turn.random() * FULL
    const { vx, vy } = along(angle, 250)
    const kind = turn.random() < 0.5 ? 'sun' : 'moon'
    const at = { x: TOWER.x + vx, y: TOWER.y + vy }
    const isTwofold = turn.random() < 0.18 && state.tick > 700
    state.foes.push(
      thing(kind, at, {
        ...along(angleTo(at, TOWER), (0.95 + turn.random() * 0.5) * (1 + 0.8 * hard)),
        r: isTwofold ? 17 : 12,
        hp: isTwofold ? 2 : 1,
      }),
    )
  }
  fly(state.foes)
  for (const foe of state.foes) {
    if (far(foe, TOWER) > WALL) continue
    foe.hp = 0
    lose(state, turn, foe)
  }
}

function land(state: TwoTone, turn: Turn) {
  fly(state.shots)
  state.shots = state.shots.filter((bolt) => {
    const foe = state.foes.find((one) => one.hp > 0 && meets(bolt, 9, one, one.r))
    if (!foe) return bolt.t < 40
    if (foe.kind !== bolt.kind) {
      // The wrong light speeds it up.
      foe.vx *= 1.45
      foe.vy *= 1.45
      foe.r = Math.min(22, foe.r + 3)
      state.combo = 0
      turn.tell('wrong', foe.x, foe.y)
      return false
    }
    foe.hp--
    if (foe.hp > 0) {
      // Two-sided ones show their other face after the first hit.
      foe.kind = foe.kind === 'sun' ? 'moon' : 'sun'
      turn.tell('dent', foe.x, foe.y)
      return false
    }
    gain(state, turn, 1, foe)
    if (far(foe, TOWER) > 150) bonus(state, turn, 1, foe)
    if (state.combo % HEAL_EVERY === 0 && state.lives < 5) {
      state.lives++
      turn.tell('heal', TOWER.x, TOWER.y)
    }
    return false
  })
}

/** Two lights, one tower: the nearest one is shot at, and it has to be its own light. */
export const rules: YardRules<TwoTone> = {
  inputs: [0, SUN, MOON],
  hand: 'tap',
  sight: 70,
  start: () => ({ ...startYard(4), next: 4 }),
  step(state, turn) {
    state.cool = Math.max(0, state.cool - 1)
    const goal = nearestOf(state)
    if (turn.press && goal && state.cool === 0) {
      state.cool = 7
      const kind = turn.input === SUN ? 'sun' : 'moon'
      state.shots.push(thing(kind, TOWER, { ...along(angleTo(TOWER, goal), SPEED), r: 6 }))
      turn.tell(kind, TOWER.x, TOWER.y)
    }
    gather(state, turn)
    land(state, turn)
    state.foes = state.foes.filter(({ hp }) => hp > 0)
    const wave = 1 + Math.floor(state.tick / 1500)
    if (wave === state.wave || state.over) return
    state.wave = wave
    turn.tell('wave', 200, 110)
  },
  hints(state) {
    const goal = nearestOf(state)
    return goal ? [goal.kind === 'sun' ? SUN : MOON] : [0]
  },
  worth: ({ lives, foes }) =>
    lives * 260 - foes.reduce((sum, foe) => sum + Math.max(0, 250 - far(foe, TOWER)) * 0.1, 0),
}
