import { fly, RADIUS, turnWhenDull } from './ball.ts'
import {
  COURT,
  duelBot,
  follow,
  freshDuel,
  HALF,
  HEIGHT,
  hudOf,
  keepBetweenWalls,
  landing,
  loseLife,
  meets,
  misjudge,
  newRally,
  progressOf,
  steepen,
  strike,
  waitsForServe,
  WIDTH,
  type Duel,
} from './duel.ts'
import { movePad, type Ball, type Moment, type PaddleRules } from './world.ts'

export const LOW = HEIGHT - 84
export const HIGH = 84
export const COLUMNS = 8
const LAYERS = 2
export const SHELL_WIDTH = WIDTH / COLUMNS
export const SHELL_HEIGHT = 20
const LIVES = 3
const MENDED = 5
const SECOND_LAYER_FROM = 3
const PAST = 16

export interface Walls extends Duel {
  /** Standing shells from left to right, outer layer first: the player's below, the rival's above. */
  mine: boolean[]
  theirs: boolean[]
}

const whole = () => Array<boolean>(COLUMNS * LAYERS).fill(true)
/** The first rivals have only the outer layer. */
const wallOf = (round: number) => whole().map((_, shell) => shell < COLUMNS || round >= SECOND_LAYER_FROM)

/** Height of the upper edge of a layer, counted from the outer edge of the court. */
export const layerTop = (side: 0 | 1, layer: number) =>
  side === 0 ? HEIGHT - (layer + 1) * SHELL_HEIGHT - 6 : layer * SHELL_HEIGHT + 6

/** The shell that a ball touches; -1 for none. */
function touched(ball: Ball, shells: readonly boolean[], side: 0 | 1): number {
  const column = Math.max(0, Math.min(COLUMNS - 1, Math.floor(ball.x / SHELL_WIDTH)))
  for (let layer = LAYERS - 1; layer >= 0; layer--) {
    const top = layerTop(side, layer)
    const isNear = ball.y + RADIUS > top && ball.y - RADIUS < top + SHELL_HEIGHT
    if (isNear && shells[layer * COLUMNS + column]) return layer * COLUMNS + column
  }
  return -1
}

function touch(state: Walls, { random, tell }: Moment, ball: Ball): boolean {
  if (keepBetweenWalls(ball)) {
    turnWhenDull(ball, random)
    tell('wall', ball.x, ball.y)
  }
  if (ball.vy > 0 && meets(ball, { at: state.pad, y: LOW })) {
    strike(state, ball, { at: state.pad, half: HALF, way: -1 })
    misjudge(state, random)
    state.score += 3
    tell('paddle', ball.x, ball.y, state.rally)
    return true
  }
  if (ball.vy < 0 && meets(ball, { at: state.rival, y: HIGH })) {
    strike(state, ball, { at: state.rival, half: HALF, way: 1 })
    tell('answer', ball.x, ball.y)
    return true
  }
  const side = ball.vy > 0 ? 0 : 1
  const shells = side === 0 ? state.mine : state.theirs
  const shell = touched(ball, shells, side)
  if (shell < 0) return false
  shells[shell] = false
  ball.vy = -ball.vy
  ball.dull = 0
  if (side === 1) state.score += 15
  tell(side === 1 ? 'break' : 'crack', ball.x, ball.y, 15)
  return true
}

function step(state: Walls, moment: Moment) {
  const { random, tell } = moment
  movePad(state, moment.input, [HALF, WIDTH - HALF])
  if (waitsForServe(state, random)) return
  const ball = state.balls[0]!
  const isComing = ball.vy < 0
  follow(state, isComing && ball.y > HIGH ? landing(ball, HIGH) + state.error : WIDTH / 2, isComing)
  steepen(ball, state.speed)
  fly(ball, () => touch(state, moment, ball))
  if (ball.y < -PAST) {
    const points = 80 + 40 * state.round
    state.score += points
    state.round++
    tell('goal', ball.x, 16, points)
    tell('round', WIDTH / 2, HEIGHT / 2, state.round)
    state.theirs = wallOf(state.round)
    mend(state)
    state.to = -1
    newRally(state)
  } else if (ball.y > HEIGHT + PAST) {
    loseLife(state, tell, { x: ball.x, y: HEIGHT - 12 })
    state.mine = whole()
    state.to = 1
    newRally(state)
  }
}

/** After a round some of the player's shells are put back. */
function mend(state: Walls) {
  let left = MENDED
  state.mine = state.mine.map((stands) => stands || left-- > 0)
}

/** Two walls of shells: break through theirs before they break through yours. */
export const rules: PaddleRules<Walls> = {
  field: COURT,
  start: () => ({ ...freshDuel(LIVES), mine: whole(), theirs: wallOf(1) }),
  step,
  bot: (state, _, strength) => duelBot(state, { low: LOW, strength }),
  progress: progressOf,
  hud: hudOf,
}
