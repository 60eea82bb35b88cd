import { exactSin } from '#kit/game/exact-math.ts'
import { bonus, clamp, type Turn } from '#kit/game/micro/rules.ts'
import { columnX, COLUMNS } from '#kit/game/micro/columns.ts'
import { pickOne } from '#kit/random/random.ts'
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
import { numbersTo } from '#kit/game/micro/places.ts'
import { along, angleTo, fly, type Place, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'galaxy-divers',
  input: ['drag', 'hold', 'keys'],
  ground: ['#3a3f98', '#0a0c34'],
}

export interface Galaxy extends Ranks {
  /** Ticks until somebody dives. */
  dive: number
  /** Ticks since the wave came. */
  since: number
}

const COLUMNS_OF_FOES = 8
const POINTS: Readonly<Record<string, number>> = { moth: 1, wasp: 2, queen: 4 }

/** Where a place of the formation is now: it sways and breathes. */
export const slotOf = ({ tick }: Galaxy, slot: number): Place => {
  const [column, row] = [slot % COLUMNS_OF_FOES, Math.floor(slot / COLUMNS_OF_FOES)]
  const wide = 38 + exactSin(tick / 70) * 4
  return { x: 200 + (column - 3.5) * wide + exactSin(tick / 95) * 30, y: 40 + row * 34 }
}

function fill(state: Galaxy) {
  const rows = Math.min(4, 2 + Math.floor(state.wave / 2))
  state.since = 0
  for (let slot = 0; slot < rows * COLUMNS_OF_FOES; slot++) {
    const row = Math.floor(slot / COLUMNS_OF_FOES)
    const kind = row === 0 && (slot === 3 || slot === 4) ? 'queen' : row < 2 ? 'wasp' : 'moth'
    const from = { x: slot % 2 ? 470 : -70, y: 60 + row * 20 }
    state.foes.push(
      thing(kind, from, {
        a: slot,
        t: -12 * slot,
        r: kind === 'queen' ? 15 : 12,
        hp: kind === 'queen' ? 2 : 1,
      }),
    )
  }
}

/** In its row at `vy` 0; a diver falls in curves and comes back from above. */
function swarm(state: Galaxy, turn: Turn) {
  for (const foe of state.foes) {
    foe.t++
    if (foe.t < 0) continue
    if (foe.vy === 0) {
      const slot = slotOf(state, foe.a)
      foe.x = glide(foe.x, slot.x, 5)
      foe.y = glide(foe.y, slot.y, 4)
      continue
    }
    foe.x = clamp(foe.x + foe.vx + exactSin(foe.t / 16 + foe.a) * 3, 8, 392)
    foe.vx = glide(foe.vx, clamp((state.x - foe.x) * 0.02, -1.6, 1.6), 0.05)
    foe.y += foe.vy
    if (foe.t % 46 === 20 && foe.y < 250)
      state.darts.push(thing('dart', foe, { ...along(angleTo(foe, state), 2.3 + state.wave * 0.06), r: 5 }))
    if (foe.y > 440) Object.assign(foe, { y: -40, vy: 0, vx: 0 })
  }
  if (--state.dive > 0 || state.since < 200) return
  state.dive = Math.max(26, 100 - state.wave * 8)
  const ready = state.foes.filter(({ vy, t }) => vy === 0 && t > 0)
  if (ready.length === 0) return
  const diver: Thing = pickOne(ready, turn.random)
  Object.assign(diver, { vy: 2 + Math.min(1.4, state.wave * 0.1), t: 1 })
  turn.tell('dive', diver.x, diver.y)
}

/** A formation that sways, and divers that leave it in curves. */
export const rules: RankRules<Galaxy> = {
  inputs: numbersTo(COLUMNS),
  hand: 'hold',
  sight: 60,
  start: () => {
    const state: Galaxy = { ...startRanks(), dive: 0, since: 0 }
    fill(state)
    return state
  },
  step(state, turn) {
    state.safe = Math.max(0, state.safe - 1)
    state.since++
    if (turn.held) state.x = glide(state.x, clamp(columnX(turn.input), 14, 386), 5)
    if (--state.cool <= 0) {
      state.cool = 17
      state.shots.push(thing('shot', { x: state.x, y: state.y - 16 }, { vy: -7, r: 5 }))
      turn.tell('shot', state.x, state.y)
    }
    fly(state.shots)
    fly(state.darts)
    swarm(state, turn)
    // Divers pay double, a diving queen most.
    exchange(state, turn, ({ kind, vy }) => POINTS[kind]! * (vy > 0 ? 2 : 1))
    state.shots = inField(state.shots)
    state.darts = inField(state.darts)
    suffer(state, turn)
    if (state.foes.length > 0) return
    state.wave++
    bonus(state, turn, 5, { x: 200, y: 150 })
    turn.tell('wave', 200, 150)
    fill(state)
  },
  worth: ease,
}
