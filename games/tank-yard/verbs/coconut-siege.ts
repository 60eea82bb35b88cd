import { bonus, gain, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { isOut, lose, slingsTo, SLINGS, slung, startYard, type Yard, type YardRules } from '../yard.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { fly, thing, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['drag', 'keys'], ground: ['#5fb0d8', '#0f3f5a'] }

export interface Siege extends Yard {
  /** Each column from the ground up: 1 wood, 2 stone, 3 a pirate. */
  columns: number[][]
  /** How far each column's upper part still has to sink, and from which storey on. */
  sinking: { column: number; from: number; left: number }[]
  balls: number
}

export const SLING = { x: 54, y: 318 }
export const GROUND = 366
export const SIZE = 28
export const COLUMNS = 6
export const columnX = (column: number) => 222 + column * (SIZE + 1)
const FASTEST = 13
const GRAVITY = 0.2
const PIRATE = 3

function build(state: Siege, random: Random) {
  const most = Math.min(9, 3 + Math.floor(state.wave / 2))
  const columns: number[][] = Array.from({ length: COLUMNS }, () => {
    const height = 2 + pickIndex(most - 1, random)
    return Array.from({ length: height }, () => (random() < Math.min(0.5, state.wave * 0.06) ? 2 : 1))
  })
  const pirates = Math.min(6, 2 + Math.floor(state.wave / 2))
  for (let pirate = 0; pirate < pirates; pirate++) {
    const column = columns[(pirate * 2 + pickIndex(2, random)) % COLUMNS]!
    // On the roof, or in a room with something above.
    if (random() < 0.6 || column.length < 3) column.push(PIRATE)
    else column[1 + pickIndex(column.length - 2, random)] = PIRATE
  }
  Object.assign(state, { columns, sinking: [], shots: [], balls: pirates + 3 })
}

export const pirates = ({ columns }: Siege) =>
  columns.reduce((sum, column) => sum + column.filter((part) => part === PIRATE).length, 0)

const placeAt = (column: number, storey: number) => ({
  x: columnX(column) + SIZE / 2,
  y: GROUND - storey * SIZE - SIZE / 2,
})

function breakAt(state: Siege, turn: Turn, column: number, storey: number) {
  const stack = state.columns[column]!
  const at = placeAt(column, storey)
  if (stack[storey] === PIRATE) gain(state, turn, 4, at)
  else {
    state.score++
    turn.tell('crack', at.x, at.y)
  }
  stack.splice(storey, 1)
  if (stack.length > storey) state.sinking.push({ column, from: storey, left: SIZE })
  // A pirate who loses their footing twice is out.
  const above = stack[storey]
  if (above !== PIRATE || storey === 0) return
  stack.splice(storey, 1)
  gain(state, turn, 3, placeAt(column, storey))
  turn.tell('tumble', at.x, at.y)
}

function strike(state: Siege, turn: Turn, ball: Thing): boolean {
  const column = Math.floor((ball.x - columnX(0)) / (SIZE + 1))
  const storey = Math.floor((GROUND - ball.y) / SIZE)
  const part = state.columns[column]?.[storey]
  if (part === undefined || column < 0 || storey < 0) return ball.y > GROUND - 6
  if (part === 2) {
    state.columns[column]![storey] = 1
    turn.tell('clang', ball.x, ball.y)
    ball.hp -= 2
  } else {
    breakAt(state, turn, column, storey)
    ball.hp -= part === PIRATE ? 0 : 1
  }
  ball.vx *= 0.62
  ball.vy *= 0.62
  return ball.hp <= 0
}

/** Coconuts against a stacked fort: hit the pirates, or take away what they stand on. */
export const rules: YardRules<Siege> = {
  inputs: SLINGS,
  hand: 'tap',
  sight: 110,
  start(random) {
    const state: Siege = { ...startYard(3), columns: [], sinking: [], balls: 0 }
    build(state, random)
    return state
  },
  step(state, turn) {
    state.cool = Math.max(0, state.cool - 1)
    if (turn.press && state.cool === 0 && state.balls > 0) {
      state.balls--
      state.cool = 40
      state.shots.push(thing('nut', SLING, { ...slung(turn.input, FASTEST), hp: 3, r: 9 }))
      turn.tell('shot', SLING.x, SLING.y)
    }
    for (const part of state.sinking) part.left -= 4
    state.sinking = state.sinking.filter(({ left }) => left > 0)
    fly(state.shots, GRAVITY)
    state.shots = state.shots.filter((ball) => !strike(state, turn, ball) && !isOut(ball, GROUND + 20))
    if (pirates(state) === 0) {
      bonus(state, turn, 4 + state.balls * 3, { x: 300, y: 200 })
      turn.tell('wave', 300, 200)
      state.wave++
      build(state, turn.random)
    } else if (state.balls === 0 && state.shots.length === 0) {
      lose(state, turn, SLING)
      if (!state.over) build(state, turn.random)
    }
  },
  hints: ({ columns, cool }) =>
    cool > 6
      ? [0]
      : [
          0,
          ...columns.flatMap((stack, column) =>
            stack.flatMap((part, storey) =>
              part === PIRATE
                ? slingsTo(SLING, placeAt(column, storey), { fastest: FASTEST, gravity: GRAVITY })
                : [],
            ),
          ),
        ],
  worth: (state) => state.lives * 260 - pirates(state) * 30 + state.balls * 12,
}
