import { bonus, gain, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { lose, slingInput, slingOf, SLINGS, slung, startYard, type Yard, type YardRules } from '../yard.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { meets, thing, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['drag', 'keys'], ground: ['#a8704a', '#3a2018'] }

export interface Room extends Yard {
  /** 1 where a block stands, in cells of 40 by 40, row by row. */
  blocks: number[]
  balls: number
}

export const CELLS = 10
export const CELL = 40
export const MUZZLE = { x: 200, y: 384 }
const SPEED = 6.4
export const MOST_BOUNCES = 8
const ROWS_WITH_BLOCKS = 8
const LONGEST_FLIGHT = 520

const solid = (blocks: readonly number[], x: number, y: number) => {
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)]
  return row >= 0 && row < CELLS && column >= 0 && column < CELLS && blocks[row * CELLS + column] === 1
}

/** One tick of a ball; true when it has bounced. */
function roll(blocks: readonly number[], ball: Thing): boolean {
  let bounced = false
  const x = ball.x + ball.vx
  if (x < ball.r || x > 400 - ball.r || solid(blocks, x + Math.sign(ball.vx) * ball.r, ball.y)) {
    ball.vx = -ball.vx
    bounced = true
  } else ball.x = x
  const y = ball.y + ball.vy
  if (y < ball.r || solid(blocks, ball.x, y + Math.sign(ball.vy) * ball.r)) {
    ball.vy = -ball.vy
    bounced = true
  } else ball.y = y
  ball.t++
  if (bounced) ball.a++
  return bounced
}

const isSpent = (ball: Thing) => ball.a > MOST_BOUNCES || ball.y > 410 || ball.t > LONGEST_FLIGHT
const shoot = (input: number) => thing('ball', MUZZLE, { ...slung(input, SPEED), r: 8 })

/** Which targets some shot can reach. */
function reached(blocks: readonly number[], targets: readonly Thing[]): number {
  const hit = new Set<Thing>()
  for (let degrees = 12; degrees <= 168; degrees += 3) {
    const ball = shoot(slingInput({ degrees, force: 1 }))
    while (!isSpent(ball)) {
      roll(blocks, ball)
      for (const target of targets) if (meets(ball, ball.r, target, target.r)) hit.add(target)
    }
  }
  return hit.size
}

function furnish(state: Room, random: Random) {
  const blocks = Array.from({ length: CELLS * CELLS }, () => 0)
  const count = Math.min(22, 7 + state.wave * 2)
  for (let block = 0; block < count; block++)
    blocks[CELLS + pickIndex(CELLS * ROWS_WITH_BLOCKS - CELLS, random)] = 1
  const targets: Thing[] = []
  while (targets.length < Math.min(6, 2 + state.wave)) {
    const cell = pickIndex(CELLS * ROWS_WITH_BLOCKS, random)
    if (blocks[cell] === 1 || targets.some(({ a }) => a === cell)) continue
    targets.push(
      thing(
        'jar',
        { x: (cell % CELLS) * CELL + 20, y: Math.floor(cell / CELLS) * CELL + 20 },
        { a: cell, r: 14 },
      ),
    )
  }
  // Targets that no ball can reach are not asked for.
  while (reached(blocks, targets) < targets.length) blocks[blocks.indexOf(1)] = 0
  Object.assign(state, { blocks, foes: targets, shots: [], balls: targets.length + 1 })
}

function strike(state: Room, turn: Turn, ball: Thing) {
  for (const jar of state.foes) {
    if (!meets(ball, ball.r, jar, jar.r)) continue
    jar.hp = 0
    // Every bounce on the way doubles the art.
    gain(state, turn, 1 + Math.min(6, ball.a), jar)
  }
  state.foes = state.foes.filter(({ hp }) => hp > 0)
}

/** One cannon, walls all round, and few balls: the wall is the better half of the aim. */
export const rules: YardRules<Room> = {
  inputs: SLINGS,
  hand: 'tap',
  sight: 170,
  start(random) {
    const state: Room = { ...startYard(3), blocks: [], balls: 0 }
    furnish(state, random)
    return state
  },
  step(state, turn) {
    state.cool = Math.max(0, state.cool - 1)
    if (turn.press && state.balls > 0 && state.cool === 0) {
      state.balls--
      state.cool = 24
      state.shots.push(shoot(slingInput({ degrees: slingOf(turn.input).degrees, force: 1 })))
      turn.tell('shot', MUZZLE.x, MUZZLE.y - 20)
    }
    for (const ball of state.shots) {
      if (roll(state.blocks, ball)) turn.tell('bounce', ball.x, ball.y)
      strike(state, turn, ball)
    }
    state.shots = state.shots.filter((ball) => !isSpent(ball))
    if (state.foes.length === 0) {
      bonus(state, turn, 3 + state.balls * 4, { x: 200, y: 200 })
      turn.tell('wave', 200, 200)
      state.wave++
      furnish(state, turn.random)
    } else if (state.balls === 0 && state.shots.length === 0) {
      lose(state, turn, MUZZLE)
      if (!state.over) furnish(state, turn.random)
    }
  },
  hints: ({ shots }) => (shots.length > 0 ? [0] : HINTS),
  worth: ({ lives, foes, balls }) => lives * 260 - foes.length * 20 + balls * 14,
}

const HINTS = Array.from({ length: 53 }, (_, index) => slingInput({ degrees: 12 + index * 3, force: 1 }))
