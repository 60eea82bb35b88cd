import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  BUTTON,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#2a4f90', '#0a1638'] }

/** The run does not end at the first mistake. */
export const hasTries = true

interface Spark {
  angle: number
  away: number
  tint: 0 | 1
}
export interface GlowState extends Base {
  tint: 0 | 1
  /** Ticks since the last change. */
  since: number
  sparks: Spark[]
  next: number
  lamps: number
  fed: number
}

export const HEART = { x: 200, y: 205 } as const
export const BODY = 44
const FAR = 300

export const sparkPlace = ({ angle, away }: Spark) => ({
  x: HEART.x + away * exactCos(angle),
  y: HEART.y + away * exactSin(angle),
})

function send(state: GlowState, turn: Turn) {
  const hard = hardness(state.score, 70)
  const angle = between(0, 6.283, turn.random)
  const tint = turn.random() < 0.5 ? 0 : 1
  const swarm = turn.random() < 0.3 ? 3 : 1
  for (let one = 0; one < swarm; one++)
    state.sparks.push({ angle: angle + one * 0.14, away: FAR + one * 17, tint })
  // A spark of the other light comes close behind: time to change is short, but there is some.
  if (turn.random() < 0.25 + 0.4 * hard)
    state.sparks.push({
      angle: angle + 2.4,
      away: FAR + swarm * 17 + between(44, 80, turn.random),
      tint: tint === 0 ? 1 : 0,
    })
  state.next = between(84, 120, turn.random) - 50 * hard
}

/** Press to change your light: sparks of your own light feed you, those of the other hurt. */
export const rules: MicroRules<GlowState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 100,
  start: () => ({
    ...freshBase(),
    tint: 0,
    since: 99,
    sparks: [
      { angle: 0.4, away: 190, tint: 0 },
      { angle: 2.9, away: 260, tint: 1 },
    ],
    next: 100,
    lamps: 3,
    fed: 0,
  }),
  step(state, turn) {
    state.since++
    if (turn.press) {
      state.tint = state.tint === 0 ? 1 : 0
      state.since = 0
      turn.tell('change', HEART.x, HEART.y)
    }
    const speed = 1.5 + 1.5 * hardness(state.score, 80)
    for (const spark of state.sparks) {
      spark.away -= speed
      if (spark.away > BODY || state.over) continue
      const at = sparkPlace(spark)
      spark.away = -1
      if (spark.tint === state.tint) {
        gain(state, turn, 1, at)
        state.fed++
        if (state.since < 9) bonus(state, turn, 1, { x: at.x, y: at.y - 26 })
        continue
      }
      state.lamps--
      state.combo = 0
      turn.tell('hurt', at.x, at.y)
      if (state.lamps === 0) end(state, turn, HEART)
    }
    state.sparks = state.sparks.filter(({ away }) => away >= 0)
    if (--state.next <= 0) send(state, turn)
  },
}
