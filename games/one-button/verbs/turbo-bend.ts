import {
  between,
  bonus,
  BUTTON,
  clamp,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
} from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'racing', input: ['hold', 'keys'], ground: ['#5fae5a', '#1c4a34'] }

export interface Bend {
  from: number
  to: number
  /** The road's middle before and after. */
  x: number
  next: number
}
export interface TurboState extends Base {
  x: number
  vx: number
  way: number
  speed: number
  charge: number
  boost: number
  bends: Bend[]
  /** Bends left behind. */
  done: number
}

export const KART_Y = 290
const WIDEST = 76

export const halfRoad = ({ done }: TurboState) => WIDEST - 26 * hardness(done, 30)

/** The middle of the road at a place along it. */
export function roadX({ bends }: Pick<TurboState, 'bends'>, way: number): number {
  let x = bends[0]?.x ?? 200
  for (const bend of bends) {
    if (way < bend.from) return x
    if (way < bend.to) {
      const part = (way - bend.from) / (bend.to - bend.from)
      return bend.x + (bend.next - bend.x) * part * part * (3 - 2 * part)
    }
    x = bend.next
  }
  return x
}

function lay(state: TurboState, random: Random) {
  const last = state.bends.at(-1)!
  const hard = hardness(state.done + state.bends.length, 24)
  const way = last.next > 250 ? -1 : last.next < 150 ? 1 : random() < 0.5 ? -1 : 1
  const from = last.to + between(60, 200 - 90 * hard, random)
  const wide = between(80, 150, random)
  state.bends.push({
    from,
    to: from + wide * (2 - 0.5 * hard),
    x: last.next,
    next: clamp(last.next + way * wide, 70, 330),
  })
}

/** Which way a slide goes now: that of the bend at hand or of the one ahead. */
export function slideOf({ bends, way }: TurboState): number {
  const bend = bends.find(({ to }) => to > way)
  return bend && bend.next < bend.x ? -1 : 1
}

/** Hold to slide into the bend, let go to run straight: a long slide becomes a boost. */
export const rules: MicroRules<TurboState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 90,
  start(random) {
    const state: TurboState = {
      ...freshBase(),
      x: 200,
      vx: 0,
      way: 0,
      speed: 3.2,
      charge: 0,
      boost: 0,
      bends: [{ from: 260, to: 500, x: 200, next: 310 }],
      done: 0,
    }
    while (state.bends.length < 7) lay(state, random)
    return state
  },
  step(state, turn) {
    state.speed = 3.1 + 2.2 * hardness(state.tick, 3000) + state.boost
    state.boost = Math.max(0, state.boost - 0.02)
    const slide = slideOf(state)
    if (turn.press) turn.tell('slide', state.x, KART_Y)
    if (turn.held) {
      state.vx += slide * 0.13
      state.charge = Math.min(1, state.charge + 0.016)
    } else state.vx *= 0.86
    state.vx = clamp(state.vx, -4.4, 4.4)
    if (turn.release) {
      if (state.charge > 0.55) {
        state.boost = 0.9
        bonus(state, turn, state.charge > 0.95 ? 2 : 1, { x: state.x, y: KART_Y })
      }
      state.charge = 0
    }
    state.x += state.vx
    state.way += state.speed
    const off = state.x - roadX(state, state.way)
    if (Math.abs(off) > halfRoad(state) - 10) {
      end(state, turn, { x: state.x, y: KART_Y })
      return
    }
    // Bends that have left the picture are forgotten.
    if (state.bends[0]!.to < state.way - 340) state.bends.shift()
    while (state.bends.length < 8) lay(state, turn.random)
    const passed = state.bends.filter(({ to }) => to <= state.way && to > state.way - state.speed).length
    for (let count = 0; count < passed; count++) {
      state.done++
      gain(state, turn, 1, { x: state.x, y: KART_Y })
    }
  },
  worth: (state) => -Math.abs(state.x - roadX(state, state.way)) * 0.08,
}
