import { between, bonus, end, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import { forget, freshStrip, LINE, meets, SEEN_AHEAD, stride, type StripState, type Thing } from '../strip.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#3f9a6a', '#0d3a34'] }

const WAYS = ['rock', 'beam', 'rock', 'beam', 'pit', 'wall'] as const
const UP = 1
const DOWN = 2
const SHIELD = 80
/** How far the floor extends beyond the built part. */
const SPARE = 80

function lay(state: StripState, random: Random) {
  const hard = hardness(state.built, 9000)
  const room = between(175, 260, random) + 60 * hard
  const x = state.built + room
  const way = pickOne(WAYS, random)
  const last = state.floors.at(-1)!
  const wide = way === 'pit' ? 66 + 26 * hard : way === 'wall' ? 190 : 30
  if (way === 'pit') {
    last.w = x - last.x
    state.floors.push({ x: x + wide, w: SPARE, y: LINE, kind: 0, trod: 0 })
  } else last.w = x + wide + SPARE - last.x
  if (way === 'rock' || way === 'wall') state.things.push(boxOf('rock', x, LINE - 26, 30, 26))
  // A beam is at standing height; a wall is a rock with a beam close behind.
  if (way === 'beam') state.things.push(boxOf('beam', x, LINE - 96, 44, 68))
  if (way === 'wall') state.things.push(boxOf('beam', x + 150, LINE - 96, 44, 68))
  if (random() < 0.6)
    for (let coin = 0; coin < 3; coin++)
      state.things.push(boxOf('pearl', x - room + 50 + coin * 26, LINE - (random() < 0.2 ? 74 : 34), 16, 16))
  state.built = x + wide
}

const boxOf = (kind: string, x: number, y: number, w: number, h: number): Thing => ({
  kind,
  x,
  y,
  w,
  h,
  used: false,
})

function hurt(state: StripState, turn: Turn) {
  state.lamps--
  state.shield = SHIELD
  state.combo = 0
  turn.tell('hurt', state.x, state.y - 20)
  if (state.lamps <= 0) end(state, turn, state)
}

/** Jump over obstacles, slide under beams; in the air a slide comes down fast. */
export const rules: MicroRules<StripState> = {
  inputs: [0, UP, DOWN],
  hand: 'hold',
  sight: 80,
  start(random) {
    const state = freshStrip()
    while (state.built < SEEN_AHEAD) lay(state, random)
    return state
  },
  step(state, turn) {
    state.pace = 3.9 + 2.6 * hardness(state.tick, 3000)
    if (turn.input === UP && state.last !== UP && state.air < 4) {
      state.vy = -8.4
      turn.tell('jump', state.x, state.y)
    }
    if (turn.input === DOWN && state.last !== DOWN) turn.tell('slide', state.x, state.y)
    state.isLow = turn.input === DOWN
    const met = stride(state, turn.input === DOWN ? 1.1 : 0.46)
    for (const thing of state.things) {
      if (thing.used) continue
      if (thing.kind === 'pearl') {
        if (!meets(state, thing)) continue
        thing.used = true
        bonus(state, turn, 1, { x: thing.x, y: thing.y })
      } else if (state.shield === 0 && meets(state, thing)) {
        thing.used = true
        hurt(state, turn)
      } else if (state.x > thing.x + thing.w + 14) {
        thing.used = true
        if (state.shield === 0) gain(state, turn, 1, { x: state.x, y: state.y - 50 })
      }
    }
    if (met === 'wall' || state.y > LINE + 90) {
      // After a fall the runner continues behind the pit, minus a life.
      hurt(state, turn)
      state.y = LINE - 60
      state.x += 70
      state.vy = 0
    }
    forget(state)
    while (state.built < state.x + SEEN_AHEAD) lay(state, turn.random)
  },
  worth: ({ lamps }) => lamps * 120,
}
