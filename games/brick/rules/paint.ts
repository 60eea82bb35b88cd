import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import { aimSlide } from '../bot.ts'
import {
  bounceOffCell,
  cellX,
  cellY,
  fly,
  keepInside,
  newBall,
  RADIUS,
  steady,
  touchedCell,
  turnWhenDull,
  type Grid,
} from '../flight.ts'
import { ACT, placeInput } from '../inputs.ts'
import { meetsPaddle, PAD_HALF, rideAndLeave, sendFromPaddle, sendToBrick, slide, spotOn } from '../paddle.ts'
import { waveShape } from '../wave-shapes.ts'
import {
  countBrick,
  emptyWorld,
  loseLife,
  type Ball,
  type BrickRules,
  type Moment,
  type World,
} from '../world.ts'

export const PAINT_FIELD = [360, 500] as const
const [WIDTH, HEIGHT] = PAINT_FIELD
export const PAINT_Y = 462
const COLUMNS = 9
const ROWS = 15
const DEALT_ROWS = 8
const HALF = 48
const SPEED = 5
const RAINBOW_TICKS = 480
/** Catches until the wall descends a row, fewer in later waves. */
const catchesFor = (wave: number) => Math.max(3, 7 - Math.floor(wave / 2))

/** 1 to 3 are the colours, 4 breaks with any colour and makes the ball a rainbow. */
export const RAINBOW = 4

export const PAINT_GRID: Grid = { columns: COLUMNS, rows: ROWS, left: 9, top: 24, width: 38, height: 26 }

export interface Paint extends World {
  /** Colour of the ball, 1 to 3. */
  color: number
  /** Ticks for which the ball has every colour. */
  rainbow: number
  /** Colours of the paddle from the left. */
  zones: number[]
  /** Catches since the wall last descended. */
  catches: number
}

const speedOf = ({ wave }: World) => Math.min(6.6, SPEED + wave * 0.16)

/** Colours form patches: a brick mostly takes its neighbour's. */
function deal(random: Random, wave: number): number[] {
  const shape = waveShape(random, COLUMNS, DEALT_ROWS)
  const kinds: number[] = []
  for (let cell = 0; cell < COLUMNS * ROWS; cell++) {
    if (cell >= shape.length || !shape[cell]) {
      kinds.push(0)
      continue
    }
    const beside = cell % COLUMNS > 0 ? kinds[cell - 1]! : 0
    const above = kinds[cell - COLUMNS] ?? 0
    const like = random() < 0.5 ? beside : above
    const isPatch = like > 0 && like < RAINBOW && random() < Math.max(0.45, 0.8 - wave * 0.03)
    kinds.push(random() < 0.03 ? RAINBOW : isPatch ? like : 1 + pickIndex(3, random))
  }
  return kinds
}

const restingBall = (x: number) => newBall(x, PAINT_Y - RADIUS - PAD_HALF)

function start(random: Random): Paint {
  return {
    ...emptyWorld(WIDTH / 2, HALF),
    kinds: deal(random, 1),
    balls: [restingBall(WIDTH / 2)],
    color: 2,
    rainbow: 0,
    zones: [1, 2, 3],
    catches: 0,
  }
}

/** The third of the paddle that a ball touches: 0 to 2. */
const zoneOf = (ball: Ball, state: Paint) => Math.min(2, Math.floor(((spotOn(ball, state) + 1) / 2) * 3))

function step(state: Paint, moment: Moment) {
  const { isActing } = slide(state, moment.input, WIDTH)
  state.quiet++
  state.rainbow = Math.max(0, state.rainbow - 1)
  const ball = state.balls[0]!
  const isRiding = ball.rides > 0
  const aim = { y: PAINT_Y, speed: speedOf(state), way: 1 } as const
  if (rideAndLeave(state, isActing, aim)) moment.tell('launch', ball.x, ball.y)
  else if (isActing && !isRiding) {
    // A press rotates the pots: the last one comes to the front.
    state.zones = [state.zones[2]!, state.zones[0]!, state.zones[1]!]
    moment.tell('turn', state.pad, PAINT_Y)
  }
  if (ball.rides === 0) flyOne(state, moment, ball)
  if (!state.kinds.some(Boolean)) nextWave(state, moment)
  if (ball.y < HEIGHT + 20) return
  lose(state, moment)
}

function lose(state: Paint, moment: Moment) {
  if (loseLife(state, moment, state.balls[0]!.x, HEIGHT - 10)) {
    state.end = 'over'
    moment.tell('over', state.pad, PAINT_Y)
    return
  }
  state.balls = [restingBall(state.pad)]
}

function nextWave(state: Paint, { random, tell }: Moment) {
  state.score += 150 + state.wave * 50
  state.wave++
  state.kinds = deal(random, state.wave)
  state.catches = 0
  if (state.wave % 3 === 0) state.lives = Math.min(5, state.lives + 1)
  state.quiet = 0
  state.balls = [restingBall(state.pad)]
  tell('wave', WIDTH / 2, HEIGHT / 2, state.wave)
}

function flyOne(state: Paint, moment: Moment, ball: Ball) {
  const speed = speedOf(state)
  steady(ball, speed)
  fly(ball, () => {
    if (keepInside(ball, { width: WIDTH, top: 0 })) {
      moment.tell('wall', ball.x, ball.y)
      turnWhenDull(ball, moment.random)
    }
    if (ball.vy > 0 && meetsPaddle(ball, state, PAINT_Y)) {
      caught(state, moment, ball)
      return true
    }
    const cell = touchedCell(ball, PAINT_GRID, state.kinds)
    if (cell < 0) return false
    bounceOffCell(ball, PAINT_GRID, { cell, kinds: state.kinds })
    hit(state, moment, { cell, ball })
    return false
  })
}

function caught(state: Paint, moment: Moment, ball: Ball) {
  const { random, tell } = moment
  const speed = speedOf(state)
  state.combo = 0
  state.color = state.zones[zoneOf(ball, state)]!
  const guide = { grid: PAINT_GRID, speed, random, breaks: (kind: number) => kind === state.color }
  if (sendToBrick(ball, state, guide)) tell('guide', ball.x, ball.y)
  else sendFromPaddle(ball, state, { speed, way: 1 })
  ball.y = PAINT_Y - RADIUS - PAD_HALF
  tell('dip', ball.x, ball.y, state.color)
  state.catches++
  if (state.catches >= catchesFor(state.wave)) sink(state, moment)
}

/** The wall descends a row; one too low costs a life and loses its lowest rows. */
function sink(state: Paint, moment: Moment) {
  const { random, tell } = moment
  state.catches = 0
  const fresh = Array.from({ length: COLUMNS }, () => (random() < 0.25 ? 0 : 1 + pickIndex(3, random)))
  state.kinds = [...fresh, ...state.kinds.slice(0, -COLUMNS)]
  tell('sink', WIDTH / 2, PAINT_GRID.top)
  if (!state.kinds.slice(-COLUMNS).some(Boolean)) return
  for (let cell = COLUMNS * (ROWS - 4); cell < state.kinds.length; cell++) state.kinds[cell] = 0
  tell('blast', WIDTH / 2, PAINT_GRID.top + (ROWS - 1) * PAINT_GRID.height)
  lose(state, moment)
}

/** All connected bricks of one colour. */
export function patchOf(kinds: readonly number[], from: number): number[] {
  const kind = kinds[from]
  const patch = [from]
  for (const cell of patch) {
    const column = cell % COLUMNS
    const near = [cell - COLUMNS, cell + COLUMNS]
    if (column > 0) near.push(cell - 1)
    if (column < COLUMNS - 1) near.push(cell + 1)
    for (const other of near) if (kinds[other] === kind && !patch.includes(other)) patch.push(other)
  }
  return patch
}

/** A brick of another colour is repainted; one of the ball's colour breaks with its patch. */
function hit(state: Paint, { tell }: Moment, { cell, ball }: { readonly cell: number; readonly ball: Ball }) {
  const kind = state.kinds[cell]!
  ball.dull = 0
  state.quiet = 0
  const at = (one: number) => [cellX(PAINT_GRID, one), cellY(PAINT_GRID, one)] as const
  if (kind !== RAINBOW && kind !== state.color && state.rainbow === 0) {
    state.kinds[cell] = state.color
    state.score += 2
    tell('painted', ...at(cell), state.color)
    return
  }
  const patch = kind === RAINBOW ? [cell] : patchOf(state.kinds, cell)
  for (const one of patch) {
    state.kinds[one] = 0
    tell('break', ...at(one), countBrick(state, 10))
  }
  if (kind === RAINBOW) {
    state.rainbow = RAINBOW_TICKS
    tell('power', ...at(cell))
  }
  if (patch.length < 5) return
  const bonus = patch.length * patch.length
  state.score += bonus
  tell('patch', ...at(cell), bonus)
}

export const rules: BrickRules<Paint> = {
  control: 'slide',
  field: PAINT_FIELD,
  goal: 15_000,
  start,
  step,
  bot(state, random, strength) {
    const [ball] = state.balls
    // The most frequent colour breaks most.
    const counts = [1, 2, 3].map((color) => state.kinds.filter((kind) => kind === color).length)
    const best = 1 + counts.indexOf(Math.max(...counts))
    const wish = aimSlide(state, {
      random,
      strength,
      y: PAINT_Y,
      width: WIDTH,
      grid: PAINT_GRID,
      wants: (kind) => kind === best || kind === RAINBOW,
    })
    if (strength === 0 || !ball || ball.rides > 0 || ball.vy < 0 || wish === 0 || wish >= ACT) return wish
    const near = PAINT_Y - ball.y
    if (near > 120) return wish
    const zone = state.zones.indexOf(best)
    const place = ball.x + (ball.vx / ball.vy) * near
    return placeInput(place + (1 - zone) * HALF * 0.66 + pickOne([-6, 0, 6], random), WIDTH)
  },
  hud: ({ lives, wave }) => [
    ['lives', lives],
    ['wave', wave],
  ],
}
