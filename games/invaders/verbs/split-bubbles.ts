import { bonus, clamp, gain, type Turn } from '#kit/game/micro/rules.ts'
import { columnX, COLUMNS } from '#kit/game/micro/columns.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { glide, hurt, startRanks, thing, type RankRules, type Ranks } from '../ranks.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { numbersTo } from '#kit/game/micro/places.ts'
import { meets, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'split-bubbles',
  input: ['drag', 'hold', 'keys'],
  ground: ['#3f8fb8', '#0a3050'],
}

export interface Bubbles extends Ranks {
  /** Tip of the harpoon's rope; none if negative. */
  hx: number
  hy: number
  /** Ticks for which time stands still. */
  frozen: number
  drops: Thing[]
}

export const FLOOR = 372
export const SIZES = [12, 19, 28, 40] as const
const BOUNCES = [5.2, 6.6, 7.7, 8.6] as const
const GRAVITY = 0.13
const ROPE_SPEED = 7.5

function blow(state: Bubbles, random: Random) {
  const count = Math.min(4, 1 + Math.floor(state.wave / 2))
  for (let bubble = 0; bubble < count; bubble++) {
    const size = state.wave % 2 === 1 && bubble === 0 ? 3 : 2
    const x = 60 + ((bubble + random() * 0.5) * 300) / count
    state.foes.push(
      thing(
        'bubble',
        { x, y: 60 },
        { a: size, r: SIZES[size]!, vx: bubble % 2 ? -1.2 : 1.2, vy: 0, hp: 1 + pickIndex(4, random) },
      ),
    )
  }
}

function bounce(state: Bubbles) {
  for (const bubble of state.foes) {
    bubble.vy += GRAVITY
    bubble.x += bubble.vx * (1 + Math.min(0.5, state.wave * 0.04))
    bubble.y += bubble.vy
    if (bubble.x < bubble.r || bubble.x > 400 - bubble.r) {
      bubble.x = clamp(bubble.x, bubble.r, 400 - bubble.r)
      bubble.vx = -bubble.vx
    }
    if (bubble.y < FLOOR - bubble.r) continue
    bubble.y = FLOOR - bubble.r
    bubble.vy = -BOUNCES[bubble.a]!
  }
}

function spear(state: Bubbles, turn: Turn) {
  if (state.hy < 0) {
    if (--state.cool > 0) return
    state.hx = state.x
    state.hy = FLOOR - 20
    turn.tell('shot', state.x, FLOOR - 20)
  }
  state.hy -= ROPE_SPEED
  const hit = state.foes.find(({ x, y, r }) => Math.abs(x - state.hx) < r + 3 && y + r > state.hy)
  if (!hit && state.hy > -20) return
  state.hy = -1
  state.cool = 8
  if (!hit) {
    state.combo = 0
    return
  }
  gain(state, turn, 4 - hit.a, hit)
  state.foes = state.foes.filter((bubble) => bubble !== hit)
  turn.tell('split', hit.x, hit.y)
  if (hit.a > 0)
    for (const side of [-1, 1])
      state.foes.push({
        ...hit,
        a: hit.a - 1,
        r: SIZES[hit.a - 1]!,
        x: hit.x + side * 8,
        vx: side * 1.35,
        vy: -3.4,
      })
  else if (turn.random() < 0.12)
    state.drops.push(thing(turn.random() < 0.5 ? 'clock' : 'star', hit, { vy: 1.4 }))
}

function gather(state: Bubbles, turn: Turn) {
  state.drops = state.drops.filter((drop) => {
    drop.y = Math.min(FLOOR - 12, drop.y + drop.vy)
    if (Math.abs(drop.x - state.x) > 26 || drop.y < FLOOR - 44) return ++drop.t < 420
    if (drop.kind === 'clock') state.frozen = 150
    bonus(state, turn, 5, drop)
    turn.tell(drop.kind, drop.x, drop.y)
    return false
  })
}

/** Bubbles bounce, a harpoon splits them in two, and two again. */
export const rules: RankRules<Bubbles> = {
  inputs: numbersTo(COLUMNS),
  hand: 'hold',
  sight: 70,
  start(random) {
    const state: Bubbles = { ...startRanks(200, FLOOR - 14), hx: 0, hy: -1, frozen: 0, drops: [] }
    blow(state, random)
    return state
  },
  step(state, turn) {
    state.safe = Math.max(0, state.safe - 1)
    if (turn.held) state.x = glide(state.x, clamp(columnX(turn.input), 14, 386), 3.6)
    if (state.frozen > 0) state.frozen--
    else bounce(state)
    spear(state, turn)
    gather(state, turn)
    if (
      state.frozen === 0 &&
      state.foes.some((bubble) => meets(bubble, bubble.r - 2, { x: state.x, y: FLOOR - 14 }, 11))
    )
      hurt(state, turn)
    if (state.foes.length > 0 || state.over) return
    state.wave++
    bonus(state, turn, 8, { x: 200, y: 150 })
    turn.tell('wave', 200, 150)
    blow(state, turn.random)
  },
  worth(state) {
    let value = state.lives * 260
    for (const { x, y, r } of state.foes) if (y > 250 && Math.abs(x - state.x) < r + 24) value -= 8
    return value
  },
}
