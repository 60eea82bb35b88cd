import type { SimEvent, Status } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import type { Random } from '#kit/random/random.ts'
import { OPPONENTS, type PoolGame } from './definitions.ts'
import { eightBall } from './eight-ball.ts'
import { nineBall } from './nine-ball.ts'
import { roll, type Roll, type Shot } from './roll.ts'
import { snooker } from './snooker.ts'
import { handSpot, mayPlace, objectBalls, type Balls, type PoolState, type TableRules } from './state.ts'
import { isTable, judgeAlone } from './tricks.ts'

const RULES: Readonly<Record<PoolGame, TableRules>> = {
  'eight-ball': eightBall,
  'nine-ball': nineBall,
  snooker,
}

export const gameOf = ({ game = 'eight-ball' }: Pick<PoolState, 'game'>): PoolGame => game
const rulesFor = (state: PoolState) => RULES[gameOf(state)]

export const targets = (state: PoolState): readonly number[] =>
  state.alone ? objectBalls(state) : rulesFor(state).targets(state)

export const judge = (state: PoolState, result: Roll): PoolState =>
  state.alone ? judgeAlone(state, result) : rulesFor(state).judge(state, result)

const within = (value: number, least: number) => Math.max(least, Math.min(1, value))

/** Makes an intended shot legal: place, power and spin within limits. */
export function legalShot(state: PoolState, shot: Shot): Shot {
  const { angle, power, top, side, cue } = shot
  const fair = { angle, power: within(power, 0), top: within(top, -1), side: within(side, -1) }
  if (state.inHand === 'no') return fair
  return { ...fair, cue: cue && mayPlace(state, cue) ? cue : handSpot(state) }
}

export function start(
  { friend = false, alone = false, game = 'eight-ball' }: Partial<PoolState>,
  random: Random,
): PoolState {
  const open = { group: null, winner: null, foul: null, shots: 0, turn: 0 as const }
  const laid = RULES[game].start(random)
  return { game, ...open, ...laid, friend, ...(alone ? { alone, inHand: 'anywhere' } : {}) }
}

function eventsOf(before: PoolState, after: PoolState, result: Roll): readonly SimEvent[] {
  const events: SimEvent[] = result.knocks.map(({ kind, x, y, ball }) => ({ kind, x, y, amount: ball }))
  if (after.foul) events.push({ kind: 'foul' })
  if (before.group !== after.group) events.push({ kind: 'groups' })
  if (after.winner !== null) events.push({ kind: after.winner === 0 ? 'win' : 'lose' })
  return events.slice(0, 60)
}

/** Points of player 0; friends do not score. */
export const score = (state: PoolState): number =>
  state.friend || state.alone ? 0 : rulesFor(state).score(state)

export function status({ winner, friend, alone, wanted }: PoolState): Status {
  if (winner === null) return 'playing'
  if (friend || (alone && !wanted)) return 'over'
  return winner === 0 ? 'won' : 'lost'
}

const SAMPLED_ANGLES = 40

/** A fan of shots for random players; every angle and power is legal. */
export const sampledShots: readonly Shot[] = Array.from({ length: SAMPLED_ANGLES * 2 }, (_, index) => ({
  angle: ((index % SAMPLED_ANGLES) / SAMPLED_ANGLES) * 2 * Math.PI,
  power: index < SAMPLED_ANGLES ? 0.5 : 0.9,
  top: 0,
  side: 0,
}))

/** In practice the table may be arranged before a stroke, until a received trick is on it. */
function laidOut(state: PoolState, { table, wanted }: Shot): PoolState {
  if (!state.alone || state.wanted || !table || !isTable(table, state.balls.length)) return state
  const balls: Balls = state.balls.map((_, ball) => table[ball] ?? null)
  const goal = wanted?.filter((ball) => balls[ball] && ball > 0) ?? []
  return { ...state, balls, inHand: 'no', ...(goal.length > 0 ? { wanted: goal } : {}) }
}

/** The rules against the opponent of a level. */
export const poolRules = (game: PoolGame, level: number): TurnRules<PoolState, Shot> => ({
  start: (random) =>
    start(
      {
        game,
        friend: level >= OPPONENTS.friend && level !== OPPONENTS.alone,
        alone: level === OPPONENTS.alone,
      },
      random,
    ),
  step(before, shot) {
    const state = laidOut(before, shot)
    const result = roll(state.balls, legalShot(state, shot))
    const next = judge(state, result)
    return { state: next, events: eventsOf(state, next, result) }
  },
  legal: (state) => (state.winner === null ? sampledShots : []),
  status,
  score,
  progress: (state) => rulesFor(state).progress(state),
})
