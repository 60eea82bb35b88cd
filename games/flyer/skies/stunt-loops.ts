import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  BUTTON,
  distance,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
} from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'

export interface StuntState extends Base {
  x: number
  y: number
  nose: number
  /** How far it has turned without a break, radians: a whole loop pays. */
  looped: number
  balloons: { x: number; y: number; tint: number }[]
  storm: { x: number; y: number; vx: number }[]
  fuel: number
  next: number
}

const SPEED = 2.7
const TURN = 0.052

/** Hold to pull round, let go to fly straight: who flies out on one side comes back on the other. */
export const rules: MicroRules<StuntState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 110,
  start: () => ({
    ...freshBase(),
    x: 100,
    y: 230,
    nose: -0.2,
    looped: 0,
    balloons: [
      { x: 280, y: 150, tint: 0 },
      { x: 130, y: 100, tint: 1 },
      { x: 320, y: 280, tint: 2 },
    ],
    storm: [],
    fuel: 1,
    next: 240,
  }),
  step(state, turn) {
    const hard = hardness(state.score, 60)
    const speed = SPEED + 0.9 * hard
    if (turn.press) turn.tell('pull', state.x, state.y)
    if (turn.held) {
      state.nose -= TURN
      state.looped += TURN
      if (state.looped > 6.2832) {
        state.looped = 0
        bonus(state, turn, 1, { x: state.x, y: state.y - 20 })
      }
    } else state.looped = 0
    state.x = (state.x + speed * exactCos(state.nose) + 440) % 440
    state.y = (state.y + speed * exactSin(state.nose) + 440) % 440
    state.fuel -= 0.0013 + 0.0012 * hard
    const at = { x: state.x, y: state.y }
    for (const balloon of state.balloons) {
      balloon.y = (balloon.y - 0.25 + 440) % 440
      if (distance(balloon.x, balloon.y, state.x, state.y) > 32) continue
      gain(state, turn, 1, at)
      state.fuel = Math.min(1, state.fuel + 0.2)
      balloon.x = between(50, 390, turn.random)
      balloon.y = between(60, 380, turn.random)
      balloon.tint = pickIndex(4, turn.random)
    }
    for (const cloud of state.storm) {
      cloud.x += cloud.vx
      if (distance(cloud.x, cloud.y, state.x, state.y) < 36) end(state, turn, at)
    }
    state.storm = state.storm.filter(({ x }) => x > -70 && x < 510)
    if (state.fuel <= 0) end(state, turn, at)
    if (--state.next > 0 || state.over) return
    state.next = between(180, 280, turn.random) - 90 * hard
    const way = turn.random() < 0.5 ? 1 : -1
    state.storm.push({
      x: way > 0 ? -60 : 500,
      y: between(50, 390, turn.random),
      vx: way * (0.7 + 0.7 * hard),
    })
    turn.tell('storm', way > 0 ? 20 : 420, state.storm.at(-1)!.y)
  },
}
