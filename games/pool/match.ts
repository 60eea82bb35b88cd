import type { Coach } from '#kit/game/coach.ts'
import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import { AWAY_LEVELS } from '#kit/game/duel/modes.ts'
import type { FarSide } from '#kit/game/duel/table.ts'
import type { Progress } from '#kit/game/progress/progress.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { Aim } from './aim.ts'
import { OPPONENTS, type PoolDefinition } from './definitions.ts'
import type { PoolInput, PoolSim } from './family.ts'
import type { PoolLayout } from './layout.ts'
import type { Tally } from './owned.ts'
import type { BallShow } from './playback.ts'
import type { Balls, Player, PoolState } from './state.ts'
import type { Spot } from './table.ts'
import type { TrickBar } from './trick-bar.ts'
import type { Trick } from './tricks.ts'

export type Context = GameContext<PoolDefinition, PoolInput> & { readonly far?: FarSide<string> }

type Phase = 'aim' | 'thinking' | 'stroke' | 'roll' | 'ended'

export interface Match {
  readonly context: Context
  readonly host: GameHost
  readonly text: GameContext['text']
  opponent: Opponent
  run: Run<PoolInput>
  /** The remote opponent, with the strokes already on this table. */
  readonly far: FarSide<string> | undefined
  shown: readonly string[]
  /** The player's seat in a remote game; `undefined` for spectators. */
  readonly seat: Player | undefined
  layout: PoolLayout
  table: HTMLCanvasElement | undefined
  phase: Phase
  pull: number
  /** The displayed state: while balls roll, the trays must not reveal the result. */
  seen: PoolState
  /** Incremented by a restart or undo to cancel the animations of the old turn. */
  turnId: number
  owned: Progress
  tally: Tally
  /** Practice: the table as arranged by the player. */
  laid: Balls | undefined
  /** Practice: the last stroke that potted something. */
  played: Trick | undefined
  /** A trick shot from a link, until it is done. */
  challenge: Trick | undefined
  bar: TrickBar | undefined
  readonly show: BallShow
  readonly aim: Aim
  readonly finger: Coach
  readonly stage: Stage
}

/** The state to play on: in practice, with the balls as arranged. */
export function state(match: Match): PoolState {
  const now = (match.run.sim as PoolSim).state
  if (!match.laid || now.winner !== null) return now
  const wanted = match.challenge?.wanted
  return {
    ...now,
    balls: match.laid,
    isBreak: false,
    inHand: match.laid[0] ? 'no' : now.inHand,
    ...(wanted ? { wanted } : {}),
  }
}

export const isAlone = ({ opponent }: Match) => opponent === 'alone'

export function nameOf(match: Match, player: Player) {
  if (match.far) return player === match.seat ? match.text('you') : match.far.names[player]
  if (match.opponent === 'friend') return match.text(player === 0 ? 'player.1' : 'player.2')
  return match.text(player === 0 ? 'you' : 'computer')
}

/** The player's seat in a game by link. */
export function seatOf(level: number): Player | undefined {
  const seat = AWAY_LEVELS.indexOf(level)
  return seat === 0 || seat === 1 ? seat : undefined
}

/** A remote player is on turn. */
export const isFarTurn = (match: Match) =>
  match.far !== undefined && !(match.far.mayMove() && state(match).turn === match.seat)

export function isComputers(match: Match) {
  return OPPONENTS[match.opponent] <= OPPONENTS.hard && state(match).turn === 1
}

export const withCue = ({ balls }: PoolState, cue: Spot) =>
  balls.map((spot, ball) => (ball === 0 ? cue : spot))

export type Opponent = keyof typeof OPPONENTS

export const isOpponent = (value: string | undefined): value is Opponent =>
  value !== undefined && value in OPPONENTS
export const opponentOf = (value: string | undefined): Opponent => (isOpponent(value) ? value : 'easy')

/** A stored run against another opponent is replaced by a new one. */
export function openAgainst(context: Context, opponent: Opponent): Run<PoolInput> {
  if (context.far) return context.open()
  const run = context.open()
  return run.level === OPPONENTS[opponent] ? run : context.fresh({ level: OPPONENTS[opponent] })
}

export function optionOf(match: Match) {
  return {
    id: 'opponent',
    label: match.text('opponent'),
    value: match.opponent,
    choices: Object.keys(OPPONENTS).map((value) => ({ value, label: match.text(`opponent.${value}`) })),
  }
}
