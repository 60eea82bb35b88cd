import type { SimEvent, Status } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import { shuffled, type Random } from '#kit/random/random.ts'
import { OPPONENTS } from './definitions.ts'
import { roll, type Roll, type Shot } from './roll.ts'
import { BALL_RADIUS, FOOT_SPOT, HEAD_LINE, LENGTH, WIDTH, type Spot } from './table.ts'

export type Player = 0 | 1
export type Group = 'solids' | 'stripes'
export type Foul = 'scratch' | 'nothing-hit' | 'wrong-ball' | 'no-cushion'

/** A game of eight-ball between two turns; plain data. */
export interface PoolState {
  /** Place in this list = number on the ball; 0 is the cue ball, nothing means potted. */
  readonly balls: readonly (Spot | null)[]
  readonly turn: Player
  /** The group of player 0; the other one has the rest. */
  readonly group: Group | null
  readonly inHand: 'no' | 'behind-line' | 'anywhere'
  readonly isBreak: boolean
  readonly winner: Player | null
  readonly foul: Foul | null
  readonly shots: number
  readonly friend: boolean
}

export const groupOf = (ball: number): Group | null =>
  ball === 8 || ball === 0 ? null : ball < 8 ? 'solids' : 'stripes'

export const groupFor = ({ group }: PoolState, player: Player): Group | null =>
  group === null || player === 0 ? group : group === 'solids' ? 'stripes' : 'solids'

export const ballsLeft = (state: PoolState, group: Group): readonly number[] =>
  state.balls.flatMap((spot, ball) => (spot && groupOf(ball) === group ? [ball] : []))

/** What the player on turn may touch first. */
export function targets(state: PoolState): readonly number[] {
  const own = groupFor(state, state.turn)
  if (!own) return state.balls.flatMap((spot, ball) => (spot && ball !== 0 && ball !== 8 ? [ball] : []))
  const left = ballsLeft(state, own)
  return left.length > 0 ? left : [8]
}

/** Whether the cue ball may be put there by hand. */
export function mayPlace(state: PoolState, { x, y }: Spot): boolean {
  if (x < BALL_RADIUS || y < BALL_RADIUS || x > LENGTH - BALL_RADIUS || y > WIDTH - BALL_RADIUS) return false
  if (state.inHand === 'behind-line' && x > HEAD_LINE) return false
  const clear = 4.1 * BALL_RADIUS * BALL_RADIUS
  return state.balls.every(
    (spot, ball) => !spot || ball === 0 || (spot.x - x) ** 2 + (spot.y - y) ** 2 > clear,
  )
}

/** Where a ball in hand lies before the player moves it. */
export function handSpot(state: PoolState): Spot {
  const wanted = state.balls[0] ?? { x: HEAD_LINE, y: WIDTH / 2 }
  if (mayPlace(state, wanted)) return wanted
  for (let ring = 1; ring < 40; ring++) {
    for (const [dx, dy] of [
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 1],
      [-1, -1],
    ] as const) {
      const spot = { x: HEAD_LINE + dx * ring * 24, y: WIDTH / 2 + dy * ring * 24 }
      if (mayPlace(state, spot)) return spot
    }
  }
  return wanted
}

const within = (value: number, least: number) => Math.max(least, Math.min(1, value))

/** Brings a wish into the rules: a legal place, a power and a spin within reach. */
export function legalShot(state: PoolState, shot: Shot): Shot {
  const { cue, ...stroke } = shot
  const fair = {
    ...stroke,
    power: within(shot.power, 0),
    top: within(shot.top, -1),
    side: within(shot.side, -1),
  }
  if (state.inHand === 'no') return fair
  return { ...fair, cue: cue && mayPlace(state, cue) ? cue : handSpot(state) }
}

const rackSpots = (): readonly Spot[] =>
  [0, 1, 2, 3, 4].flatMap((row) =>
    Array.from({ length: row + 1 }, (_, place) => ({
      x: FOOT_SPOT.x + row * (BALL_RADIUS * 1.74),
      y: FOOT_SPOT.y + (place - row / 2) * (BALL_RADIUS * 2 + 0.6),
    })),
  )

/** A new rack: the eight in the middle, one ball of each group in the two far corners. */
export function start(friend: boolean, random: Random): PoolState {
  const solids = shuffled([1, 2, 3, 4, 5, 6, 7], random)
  const stripes = shuffled([9, 10, 11, 12, 13, 14, 15], random)
  const corners = shuffled([solids.pop()!, stripes.pop()!], random)
  const rest = shuffled([...solids, ...stripes], random)
  const balls: (Spot | null)[] = [{ x: HEAD_LINE, y: WIDTH / 2 }]
  rackSpots().forEach(({ x, y }, place) => {
    const ball = place === 4 ? 8 : place === 10 ? corners[0]! : place === 14 ? corners[1]! : rest.pop()!
    balls[ball] = { x: x + random() * 0.4, y: y + random() * 0.4 }
  })
  const open = { group: null, winner: null, foul: null, shots: 0 }
  return { balls, turn: 0, inHand: 'behind-line', isBreak: true, ...open, friend }
}

function foulOf(state: PoolState, { first, potted, railed }: Roll): Foul | null {
  if (potted.includes(0)) return 'scratch'
  if (first === 0) return 'nothing-hit'
  if (!state.isBreak && !targets(state).includes(first)) return 'wrong-ball'
  return potted.length === 0 && !railed ? 'no-cushion' : null
}

const other = (player: Player): Player => (player === 0 ? 1 : 0)

/** An eight that falls on the break comes back near the foot spot. */
function withEightBack(balls: readonly (Spot | null)[]): readonly (Spot | null)[] {
  const taken = (at: Spot) =>
    balls.some((spot) => spot && (spot.x - at.x) ** 2 + (spot.y - at.y) ** 2 < 4 * BALL_RADIUS * BALL_RADIUS)
  let spot: Spot = FOOT_SPOT
  while (taken(spot) && spot.x > HEAD_LINE) spot = { x: spot.x - 10, y: spot.y }
  return balls.map((old, ball) => (ball === 8 ? spot : old))
}

/** What the rules make of a roll: whose turn it is, which groups, who has won. */
export function judge(state: PoolState, result: Roll): PoolState {
  const { turn } = state
  const foul = foulOf(state, result)
  const next = {
    ...state,
    balls: result.rest,
    foul,
    shots: state.shots + 1,
    isBreak: false,
    inHand: 'no' as const,
  }
  if (result.potted.includes(8)) {
    if (!state.isBreak) {
      const wins = !foul && targets(state).includes(8)
      return { ...next, winner: wins ? turn : other(turn) }
    }
    return { ...next, balls: withEightBack(next.balls), ...(foul ? handOver(turn) : {}) }
  }
  if (foul) return { ...next, ...handOver(turn) }
  const potted = result.potted.filter((ball) => groupOf(ball))
  if (state.isBreak) return { ...next, turn: potted.length > 0 ? turn : other(turn) }
  let own = groupFor(state, turn)
  let { group } = state
  if (!own && potted.length > 0) {
    own = groupOf(potted[0]!)
    group = groupFor({ ...state, group: own }, turn)
  }
  const goesOn = potted.some((ball) => groupOf(ball) === own)
  return { ...next, group, turn: goesOn ? turn : other(turn) }
}

const handOver = (turn: Player) => ({ turn: other(turn), inHand: 'anywhere' as const })

function eventsOf(before: PoolState, after: PoolState, result: Roll): readonly SimEvent[] {
  const events: SimEvent[] = result.knocks.map(({ kind, x, y, ball }) => ({ kind, x, y, amount: ball }))
  if (after.foul) events.push({ kind: 'foul' })
  if (before.group !== after.group) events.push({ kind: 'groups' })
  if (after.winner !== null) events.push({ kind: after.winner === 0 ? 'win' : 'lose' })
  return events.slice(0, 60)
}

const POINTS_A_BALL = 10
const POINTS_FOR_WIN = 100

/** Points of player 0: the own balls, and for a win what the other one still has on the table. */
export function score(state: PoolState): number {
  const own = groupFor(state, 0)
  if (!own || state.friend) return 0
  const theirs = own === 'solids' ? 'stripes' : 'solids'
  const potted = (7 - ballsLeft(state, own).length) * POINTS_A_BALL
  return potted + (state.winner === 0 ? POINTS_FOR_WIN + ballsLeft(state, theirs).length * POINTS_A_BALL : 0)
}

export function status({ winner, friend }: PoolState): Status {
  if (winner === null) return 'playing'
  if (friend) return 'over'
  return winner === 0 ? 'won' : 'lost'
}

const SAMPLED_ANGLES = 40

/** A fan of shots; every angle and power is legal, this is what a random player may try. */
export const sampledShots: readonly Shot[] = Array.from({ length: SAMPLED_ANGLES * 2 }, (_, index) => ({
  angle: ((index % SAMPLED_ANGLES) / SAMPLED_ANGLES) * 2 * Math.PI,
  power: index < SAMPLED_ANGLES ? 0.5 : 0.9,
  top: 0,
  side: 0,
}))

/** The rules for one opponent, by the level of the run. */
export const poolRules = (level: number): TurnRules<PoolState, Shot> => ({
  start: (random) => start(level === OPPONENTS.friend, random),
  step(state, shot) {
    const result = roll(state.balls, legalShot(state, shot))
    const next = judge(state, result)
    return { state: next, events: eventsOf(state, next, result) }
  },
  legal: (state) => (state.winner === null ? sampledShots : []),
  status,
  score,
  progress: (state) =>
    1 - Math.min(ballsLeft(state, 'solids').length, ballsLeft(state, 'stripes').length) / 7.01,
})
