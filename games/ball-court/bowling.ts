import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import { between, collide, lengthOf, type Body, type Spot } from '#kit/game/discs/discs.ts'
import { bell, type Match, type Sport, type Strength } from './sport.ts'
import { cardTotal, isFrameDone, standingIn, type Rolls } from './bowling-card.ts'

export const LANE = 150
export const LENGTH = 560
export const BALL = 13
export const PIN = 7.5
/** The ball starts here; the head pin stands up the lane. */
export const FOUL_LINE = 470
export const HEAD_PIN = 96
export const GUTTER = 14
const PIN_GAP = 28
const ANGLES = 41
const CURVES = 21
const POWERS = 5
const PLACES = 15
const LONGEST_ROLL = 300
const SWEEP_PAUSE = 60

export interface Pin extends Body {
  isDown: boolean
}

export interface Bowling extends Match {
  rolls: number[]
  /** The rival's final score, drawn at the start. */
  readonly rival: number
  pins: Pin[]
  ball: Body
  curve: number
  phase: 'ready' | 'rolling' | 'sweep'
  since: number
  inGutter: boolean
}

export interface Bowl {
  /** -20 to 20: how far to the side. */
  readonly angle: number
  /** -10 to 10. */
  readonly curve: number
  /** 0 to 4. */
  readonly power: number
  /** -7 to 7: where on the line. */
  readonly place: number
}

export function bowlOf({ angle, curve, power, place }: Bowl): number {
  const part = (value: number, half: number) => between(0, Math.round(value) + half, half * 2)
  return (
    1 +
    part(angle, 20) +
    ANGLES *
      (part(curve, 10) + CURVES * (between(0, Math.round(power), POWERS - 1) + POWERS * part(place, 7)))
  )
}

export const placeAt = (place: number) => LANE / 2 + place * 8

function rack(): Pin[] {
  return [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: row + 1 }, (_, index) => ({
      x: LANE / 2 + (index - row / 2) * PIN_GAP,
      y: HEAD_PIN - row * PIN_GAP * 0.866,
      vx: 0,
      vy: 0,
      isDown: false,
    })),
  )
}

/** Rolls of the rival: ten random frames. */
function rivalTotal(level: number, random: Random): number {
  const rolls: number[] = []
  while (!isGameDone(rolls)) {
    const standing = standingIn(rolls)
    const hit = random() < [0.15, 0.35, 0.55][level - 1]!
    rolls.push(hit ? standing : Math.floor(standing * (0.35 + random() * (0.3 + level * 0.1))))
  }
  return cardTotal(rolls)
}

export const isGameDone = (rolls: Rolls) => isFrameDone(rolls, 10)

const restingBall = (): Body => ({ x: LANE / 2, y: FOUL_LINE, vx: 0, vy: 0 })

function start(level: number, random: Random): Bowling {
  return {
    tick: 0,
    status: 'playing',
    points: 0,
    level,
    rolls: [],
    rival: rivalTotal(level, random),
    pins: rack(),
    ball: restingBall(),
    curve: 0,
    phase: 'ready',
    since: 0,
    inGutter: false,
  }
}

function release(state: Bowling, input: number, random: Random, events: SimEvent[]) {
  let rest = input - 1
  const angle = (rest % ANGLES) - 20
  rest = Math.floor(rest / ANGLES)
  state.curve = ((rest % CURVES) - 10) * 0.0042
  rest = Math.floor(rest / CURVES)
  const speed = 6.4 + (rest % POWERS) * 0.9
  const place = Math.floor(rest / POWERS) - 7
  // Every release varies a little: a perfect game has to be earned.
  const side = (angle + bell(random) * 1.2) * 0.009
  const long = lengthOf(side, 1)
  state.ball = { x: placeAt(place), y: FOUL_LINE, vx: (side / long) * speed, vy: -speed / long }
  state.phase = 'rolling'
  state.since = 0
  state.inGutter = false
  events.push({ kind: 'roll', x: state.ball.x, y: state.ball.y })
}

function topple(pin: Pin, events: SimEvent[]) {
  if (pin.isDown || lengthOf(pin.vx, pin.vy) < 0.12) return
  pin.isDown = true
  events.push({ kind: 'pin', x: pin.x, y: pin.y, amount: lengthOf(pin.vx, pin.vy) })
}

function movePins({ pins, ball, inGutter }: Bowling, events: SimEvent[]) {
  for (const pin of pins) {
    pin.x += pin.vx
    pin.y += pin.vy
    pin.vx *= 0.955
    pin.vy *= 0.955
    // The side walls return a pin, which may hit another.
    if (pin.x < -GUTTER || pin.x > LANE + GUTTER) {
      pin.x = between(-GUTTER, pin.x, LANE + GUTTER)
      pin.vx *= -0.6
    }
    if (!inGutter) collide(ball, pin, BALL + PIN, 2.4, 0.55)
  }
  for (const [index, one] of pins.entries()) {
    for (const other of pins.slice(index + 1)) collide(one, other, PIN * 2 + 1.5, 1, 0.75)
  }
  for (const pin of pins) topple(pin, events)
}

function roll(state: Bowling, events: SimEvent[]) {
  const { ball } = state
  for (let half = 0; half < 2; half++) {
    ball.x += ball.vx / 2
    ball.y += ball.vy / 2
    // Oil: the curve takes effect on the last two thirds.
    if (ball.y < 380 && !state.inGutter) ball.vx += (state.curve / 2) * (ball.y > HEAD_PIN ? 1.7 : 0.4)
    if (!state.inGutter && ball.y > 0 && (ball.x < 2 || ball.x > LANE - 2)) {
      state.inGutter = true
      ball.x = ball.x < LANE / 2 ? -GUTTER / 2 : LANE + GUTTER / 2
      ball.vx = 0
      events.push({ kind: 'gutter', x: ball.x, y: ball.y })
    }
    movePins(state, events)
  }
  ball.vy = Math.min(ball.vy, -1.6)
}

function count(state: Bowling, events: SimEvent[]) {
  const standing = standingIn(state.rolls)
  const left = state.pins.filter(({ isDown }) => !isDown)
  const fallen = standing - left.length
  const isFirst = standing === 10
  state.rolls.push(fallen)
  state.points = cardTotal(state.rolls)
  const kind = fallen === standing ? (isFirst ? 'strike' : 'spare') : fallen === 0 ? 'missed' : 'fallen'
  events.push({ kind, x: LANE / 2, y: HEAD_PIN, amount: fallen })
  state.pins = left
  state.phase = 'sweep'
  state.since = 0
}

function setUp(state: Bowling, events: SimEvent[]) {
  state.ball = restingBall()
  state.phase = 'ready'
  if (standingIn(state.rolls) === 10) state.pins = rack()
  if (!isGameDone(state.rolls)) return
  state.status = state.points > state.rival ? 'won' : 'lost'
  events.push({ kind: state.status })
}

function tick(state: Bowling, input: number, random: Random): readonly SimEvent[] {
  const events: SimEvent[] = []
  state.tick++
  state.since++
  if (state.phase === 'ready') {
    if (input > 0) release(state, input, random, events)
  } else if (state.phase === 'rolling') {
    roll(state, events)
    const isStill = state.pins.every(({ vx, vy }) => lengthOf(vx, vy) < 0.05)
    if ((state.ball.y < -40 && isStill) || state.since > LONGEST_ROLL) count(state, events)
  } else if (state.since > SWEEP_PAUSE) setUp(state, events)
  return events
}

/** Aims at a pin, or at the pocket beside the head pin. */
function bot({ phase, since, pins }: Bowling, random: Random, strength: Strength): number {
  if (phase !== 'ready' || since < 8) return 0
  const stray = [9, 3.4, 1][strength]!
  const full = pins.length === 10
  const aim: Spot = full ? { x: LANE / 2 + 9, y: HEAD_PIN + 16 } : pins[0]!
  const angle = (aim.x - LANE / 2) / (FOUL_LINE - aim.y) / 0.009
  return bowlOf({ angle: angle + bell(random) * stray, curve: 0, power: 3, place: 0 })
}

export const bowling: Sport<Bowling> = {
  start,
  tick,
  bot,
  progress: ({ rolls }) => Math.min(1, rolls.length / 20),
  sampled: [
    0,
    ...[-20, -10, 0, 10, 20].flatMap((angle) =>
      [-9, -3, 3, 9].flatMap((curve) => [-6, 6].map((place) => bowlOf({ angle, curve, power: 1, place }))),
    ),
  ],
  most: ANGLES * CURVES * POWERS * PLACES,
}
