import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Coach } from '#kit/game/coach.ts'
import { signed } from '#kit/game/draw.ts'
import type { Gamepads } from '#kit/game/pads/gamepads.ts'
import type { Sprites } from '#kit/game/sprites.ts'
import type { Point, Stage, StageSize } from '#kit/game/stage.ts'
import type { BumperDefinition } from './definitions.ts'
import type { BumperSim } from './family.ts'
import { fieldAt } from './fields.ts'
import { modelAt, withCar, type Garage } from './garage.ts'
import { groundPlan, isFilmed, shifted, shiftTo, type GroundPlan, toPitchDirection } from './ground-plan.ts'
import { heldKeys } from './keys.ts'
import { TICKS_A_SECOND, type Match } from './match.ts'
import { teamAt, type Setup } from './modes.ts'
import type { Motion } from './motion.ts'
import type { TeamColors } from './picture.ts'
import { nearestDirection } from './pitch.ts'
import { paintPitch } from './pitch-art.ts'
import { keepOwned, settlePurse, type Tally } from './purse.ts'
import { type Hold, stick } from './stick.ts'
import type { Surroundings } from './reactions.ts'
import type { RinkRoom } from './room-play.ts'
import type { replayed, Tape } from './tape.ts'
import type { Touches } from './touches.ts'

export type Context = GameContext<BumperDefinition, Hold>

const DUEL_RIVAL: TeamColors = { color: '#2E7CF6', seat: '#123E9C' }
const WHITE: TeamColors = { color: '#F1EEE2', seat: '#5A6670' }
export const NO_GOALS: readonly [string, string] = ['', '']

export interface Rink {
  readonly canvas: HTMLCanvasElement
  readonly context: Context
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly definition: Context['definition']
  /** The mode chosen for the current match. */
  setup: Setup
  /** Level of the cup to resume, what it has unlocked, and the car. */
  garage: Garage
  readonly sprites: Sprites
  readonly tape: Tape
  /** Current frame of a replay. */
  seen: ReturnType<typeof replayed>
  own: TeamColors
  /** Camera shift of the pitch. */
  shift: Point
  run: Run<Hold>
  isChallenge: boolean
  /** The server's room that the player is in. */
  room: RinkRoom | undefined
  plan: GroundPlan
  size: StageSize
  ground: HTMLCanvasElement | undefined
  /** A match begins with the first touch: nobody scores while the player is still looking. */
  phase: 'waiting' | 'playing' | 'ended'
  motion: Motion
  tally: Tally
  told: string
  tallies: typeof NO_GOALS
  readonly touches: Touches
  readonly pads: Gamepads
  readonly finger: Coach
  readonly stage: Stage
}

/** Whether two players share the device. */
export const isShared = ({ setup: { mode } }: Rink) => mode === 'duel' || mode === 'together'

/** Rivals sit at opposite ends of the pitch, mates side by side. */
export function seatAt({ setup, plan, size }: Rink, at: Point): 0 | 1 {
  if (setup.mode === 'cup' || setup.mode === 'room') return 0
  const isSecond = setup.mode === 'duel' && plan.upright ? at.y < size.height / 2 : at.x > size.width / 2
  return isSecond ? 1 : 0
}

export function match(rink: Rink): Match {
  return rink.room?.seen ?? (rink.run.sim as BumperSim).state
}

export function rivalOf(rink: Rink): TeamColors {
  const { mode } = rink.setup
  return mode === 'duel' || mode === 'room' ? DUEL_RIVAL : teamAt(rink.definition, rink.run.level)
}

export function heldBy(rink: Rink, seat: 0 | 1): number {
  const keys = heldKeys(rink.pads.keys(rink.stage.keys), isShared(rink) ? seat : undefined)
  const wanted = rink.touches.stick(seat) ?? rink.pads.stick(seat) ?? keys
  const boost = rink.touches.takeBoost(seat) || keys.boost
  if (wanted.x === 0 && wanted.y === 0) return stick(0, boost)
  const { x, y } = toPitchDirection(rink.plan, wanted)
  return stick(1 + nearestDirection(x, y), boost)
}

/** Colours of the own side; against a team of the same colour it plays in white. */
export function dress(rink: Rink) {
  // In a room all drive the same car.
  const { color, seat } = modelAt(rink.setup.mode === 'room' ? 0 : rink.garage.car)
  rink.own = color === rivalOf(rink).color ? WHITE : { color, seat }
}

/** Context of the reactions to a tick. */
export const surroundings = (rink: Rink): Surroundings => ({
  context: rink.context,
  effects: rink.stage.effects,
  motion: rink.motion,
  plan: shifted(rink.plan, rink.shift),
  match: match(rink),
  colors: [rink.own.color, rivalOf(rink).color],
})

export function tell(rink: Rink) {
  const { clock, goals } = match(rink)
  const left = rink.definition.seconds - Math.floor(clock / TICKS_A_SECOND)
  const news = `${left} ${goals.join(':')}`
  if (rink.told === news) return
  rink.told = news
  rink.tallies = [rink.number(goals[0]), rink.number(goals[1])]
  const time = left >= 0 ? rink.number(left) : signed(`+${rink.number(-left)}`)
  rink.host.hud([
    { id: 'time', label: rink.text('time'), value: time },
    { id: 'match', label: rink.text('match'), value: rink.tallies.join(' : ') },
  ])
}

export function finish(rink: Rink) {
  rink.phase = 'ended'
  const { winner, goals } = match(rink)
  const isDuel = rink.setup.mode === 'duel'
  const isJoy = isDuel || winner === 0
  rink.host.sound(isJoy ? 'win' : 'lose')
  const [own, theirs] = goals
  const values = { own: rink.number(own), theirs: rink.number(theirs) }
  const duel = winner === -1 ? 'end.draw' : winner === 1 ? 'wins.2' : 'wins.1'
  const reason = isDuel
    ? rink.text(duel, values)
    : rink.text(winner === 0 ? 'end.won' : winner === 1 ? 'end.lost' : 'end.draw', values)
  const gains = settlePurse(rink, match(rink))
  if (winner === 0 && rink.setup.mode === 'cup' && !rink.isChallenge)
    rink.garage = { ...rink.garage, level: Math.min(rink.definition.levels, rink.run.level + 1) }
  if (isDuel) rink.host.toast(reason)
  if (isJoy) {
    rink.host.happy(1)
    const middle = { x: rink.stage.width / 2, y: rink.stage.height / 2 }
    rink.stage.effects.burst(middle, { count: 80, speed: 380, life: 1.3 })
  }
  const stars = winner !== 0 ? 0 : goals[1] === 0 ? 3 : goals[1] === 1 ? 2 : 1
  rink.stage.effects.tween(1.2, () => undefined, {
    done: () => rink.host.over(isDuel ? undefined : stars, { reason, ...(gains ? { gains } : {}) }),
  })
}

export function layout(rink: Rink, now: StageSize) {
  rink.size = now
  rink.plan = groundPlan(rink.size, isShared(rink))
  rink.shift = { x: 0, y: 0 }
  rink.sprites.clear()
  const sides = [rink.own.color, rivalOf(rink).color] as const
  const field = fieldAt(rink.setup.field)
  rink.ground = paintPitch(rink.plan, now, rink.canvas.width / now.width, { field, sides })
}

/** Stores the player's choice of car. */
export function chooseModel(rink: Rink, car: number) {
  const { owned } = withCar(rink.garage, car)
  keepOwned(rink, owned, match(rink))
}

const TURN = 0.08

/** The camera follows the ball and keeps the own car in the picture. */
export function film(rink: Rink) {
  const { plan, size, seen } = rink
  if (!isFilmed(plan)) return
  const { cars, ball } = seen ?? match(rink)
  const own = cars[0]!
  const wish = shiftTo(plan, size, { x: own.x * 0.52 + ball.x * 0.48, y: own.y * 0.52 + ball.y * 0.48 })
  const k = rink.context.reducedMotion ? 1 : TURN
  rink.shift = {
    x: rink.shift.x + (wish.x - rink.shift.x) * k,
    y: rink.shift.y + (wish.y - rink.shift.y) * k,
  }
}
