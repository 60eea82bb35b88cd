import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  BUTTON,
  bonus,
  distance,
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
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#1690a8', '#053250'] }

export interface Urchin {
  angle: number
  far: number
  /** How much it comes and goes. */
  breath: number
  pace: number
}
export interface BubbleState extends Base {
  radius: number
  urchins: Urchin[]
  round: number
  /** Freed bubbles, for drawing. */
  freed: { y: number; radius: number }[]
  patience: number
}

export const URCHIN = 12
export const SMALLEST = 16
const LARGEST = 150
const BANKS_FROM = 34
const PATIENCE = 900

export function urchinPlace({ angle, far, breath, pace }: Urchin, tick: number) {
  const away = far + breath * exactSin(tick * 0.03 + angle * 2)
  const turned = angle + pace * tick
  return { x: 200 + exactCos(turned) * away, y: 200 + exactSin(turned) * away }
}

function set(state: BubbleState, turn: Turn) {
  const hard = hardness(state.round, 9)
  state.round++
  const count = Math.min(7, 2 + Math.floor(state.round / 3))
  state.urchins = Array.from({ length: count }, (_, index) => ({
    angle: (index / count) * 6.28 + between(0, 0.6, turn.random),
    far: between(104, 160, turn.random),
    breath: between(6, 14 + 38 * hard, turn.random),
    pace: between(0.008, 0.014 + 0.02 * hard, turn.random) * (index % 2 === 0 ? 1 : -1),
  }))
  state.patience = PATIENCE - 420 * hard
}

function bank(state: BubbleState, turn: Turn) {
  const points = Math.floor((state.radius - 20) / 14)
  if (points < 1) {
    turn.tell('small', 200, 200)
    state.radius = SMALLEST
    return
  }
  const near = Math.min(
    ...state.urchins.map((urchin) => {
      const { x, y } = urchinPlace(urchin, state.tick)
      return distance(x, y, 200, 200) - state.radius - URCHIN
    }),
  )
  gain(state, turn, points, { x: 200, y: 200 - state.radius })
  if (near < 10) bonus(state, turn, 3, { x: 200, y: 160 - state.radius })
  state.freed.push({ y: 200, radius: state.radius })
  state.radius = SMALLEST
  set(state, turn)
}

/** Hold to blow the bubble up, let go to free it before it is pricked. */
export const rules: MicroRules<BubbleState> = {
  inputs: BUTTON,
  hand: 'aim',
  sight: 130,
  start: () => ({
    ...freshBase(),
    radius: SMALLEST,
    urchins: [
      { angle: 0.4, far: 130, breath: 8, pace: 0.012 },
      { angle: 3.6, far: 130, breath: 14, pace: -0.009 },
    ],
    round: 1,
    freed: [],
    patience: PATIENCE,
  }),
  step(state, turn) {
    if (turn.press) turn.tell('blow', 200, 200)
    if (turn.held) state.radius = Math.min(LARGEST, state.radius + 0.95 + 0.3 * hardness(state.round, 10))
    if (turn.held && state.tick % 12 === 0 && state.radius > BANKS_FROM) turn.tell('swell', 200, 200)
    for (const urchin of state.urchins) {
      const { x, y } = urchinPlace(urchin, state.tick)
      if (distance(x, y, 200, 200) < state.radius + URCHIN - 3) end(state, turn, { x, y })
    }
    if (turn.release && !state.over) bank(state, turn)
    // The ring of urchins closes in on a waiting player.
    if (--state.patience < 0) for (const urchin of state.urchins) urchin.far -= 0.3
    for (const bubble of state.freed) bubble.y -= 3.4
    state.freed = state.freed.filter(({ y }) => y > -500)
  },
}
