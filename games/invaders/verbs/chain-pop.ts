import { between, bonus, gain, type Turn } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import { hurt, startRanks, thing, type RankRules, type Ranks } from '../ranks.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { placeInput, placeOf, PLACES } from '#kit/game/micro/places.ts'
import { along, far, meets, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'lantern-chain',
  input: ['tap', 'keys'],
  ground: ['#7a3f70', '#180c30'],
}

export interface Chain extends Ranks {
  /** Rings of light: `a` is how many links the chain had before. */
  rings: Thing[]
  /** Sparks left, lanterns popped and required in this sky. */
  sparks: number
  popped: number
  wanted: number
  pause: number
}

export const RING_TICKS = 84
export const ringReach = ({ t }: Thing) => 40 * Math.min(1, t / 24) * Math.min(1, (RING_TICKS - t) / 16)

function hang(state: Chain, random: Random) {
  const count = 16 + Math.min(22, state.wave * 2)
  state.foes = Array.from({ length: count }, (_, index) => {
    const kind =
      state.wave > 2 && index % 7 === 0 ? 'gold' : state.wave > 3 && index % 6 === 1 ? 'shy' : 'lamp'
    return thing(
      kind,
      { x: between(20, 380, random), y: between(20, 380, random) },
      {
        ...along(random() * 6.283, between(0.5, 1.1, random) * (kind === 'shy' ? 1.7 : 1)),
        r: kind === 'gold' ? 9 : 11,
      },
    )
  })
  Object.assign(state, {
    rings: [],
    sparks: 2,
    popped: 0,
    wanted: Math.min(count - 3, Math.round(count * (0.3 + Math.min(0.45, state.wave * 0.045)))),
    pause: 0,
  })
}

function drift(state: Chain) {
  for (const lamp of state.foes) {
    lamp.t++
    lamp.x += lamp.vx
    lamp.y += lamp.vy
    if (lamp.x < 12 || lamp.x > 388) lamp.vx = Math.abs(lamp.vx) * (lamp.x < 12 ? 1 : -1)
    if (lamp.y < 12 || lamp.y > 388) lamp.vy = Math.abs(lamp.vy) * (lamp.y < 12 ? 1 : -1)
  }
}

function spread(state: Chain, turn: Turn) {
  for (const ring of state.rings) {
    ring.t++
    const reach = ringReach(ring)
    for (const lamp of state.foes) {
      if (lamp.hp <= 0 || !meets(ring, reach, lamp, lamp.r)) continue
      lamp.hp = 0
      state.popped++
      const links = ring.a + 1
      gain(state, turn, (lamp.kind === 'gold' ? 5 : 1) * Math.ceil(links / 3), lamp)
      state.rings.push(thing('ring', lamp, { a: links }))
    }
    state.foes = state.foes.filter(({ hp }) => hp > 0)
  }
  state.rings = state.rings.filter(({ t }) => t < RING_TICKS)
}

function close(state: Chain, turn: Turn) {
  if (state.rings.length > 0 || (state.sparks > 0 && state.foes.length > 0 && state.popped < state.wanted))
    return
  if (++state.pause < 40) return
  if (state.popped >= state.wanted) {
    bonus(state, turn, 5 + state.sparks * 10, { x: 200, y: 180 })
    turn.tell('wave', 200, 180)
    state.wave++
  } else {
    state.safe = 0
    hurt(state, turn, { x: 200, y: 200 })
  }
  if (!state.over) hang(state, turn.random)
}

/** A spark lights a lantern, which lights the next: two sparks per sky. */
export const rules: RankRules<Chain> = {
  inputs: PLACES,
  hand: 'tap',
  sight: 200,
  start(random) {
    const state: Chain = { ...startRanks(200, 200), rings: [], sparks: 2, popped: 0, wanted: 0, pause: 0 }
    hang(state, random)
    return state
  },
  step(state, turn) {
    drift(state)
    if (turn.press && state.sparks > 0 && state.rings.length === 0 && state.pause === 0) {
      const at = placeOf(turn.input)
      state.sparks--
      state.combo = 0
      state.rings.push(thing('ring', at))
      turn.tell('shot', at.x, at.y)
    }
    spread(state, turn)
    close(state, turn)
  },
  hints: ({ foes, sparks, rings }) =>
    sparks === 0 || rings.length > 0
      ? [0]
      : [
          0,
          ...foes.filter((lamp) => foes.filter((other) => far(lamp, other) < 70).length > 2).map(placeInput),
        ],
  worth: ({ lives, popped, wanted, sparks }) => lives * 200 + Math.min(popped, wanted) * 12 + sparks * 14,
}
