import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Gamepads } from '#kit/game/pads/gamepads.ts'
import type { Sprites } from '#kit/game/sprites.ts'
import type { Stage, StageSize } from '#kit/game/stage.ts'
import { limit, rimX, wayOf } from './court.ts'
import type { Cup, Locker } from './cup.ts'
import { drawOf, fieldOf } from './cup.ts'
import type { HoopsDefinition } from './definitions.ts'
import type { HoopsSim } from './family.ts'
import type { Frame } from './frame.ts'
import { unlike, type Match } from './match.ts'
import { levelOf, type Strength, type Team } from './modes.ts'
import type { Hold } from './pad.ts'
import type { Backdrop } from './picture.ts'
import { seenFrom, type Plan } from './plan.ts'
import type { Kit } from './star-art.ts'
import { STARS, starAt } from './stars.ts'
import type { HoopsRoom } from './room-play.ts'
import type { Tape } from './tape.ts'
import type { SeatPads } from './seat-pads.ts'
import type { Thumbs } from './thumbs.ts'

export type Mode = 'match' | 'cup' | 'duel' | 'together' | 'training' | 'room'
export type Context = GameContext<HoopsDefinition, Hold>

/** A match on the screen with the choices behind it. */
export interface Arena {
  readonly canvas: HTMLCanvasElement
  readonly context: Context
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly sprites: Sprites
  readonly thumbs: Thumbs
  readonly stage: Stage
  mode: Mode
  team: Team
  strength: Strength
  ground: number
  /** One-thumb controls: running is automatic. */
  isSingle: boolean
  isTouch: boolean
  readonly gamepads: Gamepads
  locker: Locker
  run: Run<Hold>
  /** The server's room that the player is in. */
  room: HoopsRoom | undefined
  isChallenge: boolean
  /** A match begins with a touch, so that nobody loses before they look. */
  phase: 'waiting' | 'playing' | 'ended'
  size: StageSize
  plan: Plan
  pads: readonly SeatPads[]
  backdrop: Backdrop | undefined
  shown: Frame | undefined
  /** Left edge of the visible part. */
  from: number
  nets: [number, number]
  tail: { readonly x: number; readonly y: number }[]
  turn: number
  kits: readonly [Kit, Kit]
  names: readonly string[]
  told: string
  clock: string
  shot: string
  goals: readonly [string, string]
  readonly tape: Tape
  /** Own dunks already considered for a replay. */
  dunksShown: number
}

export const matchOf = ({ run, room }: Arena): Match => room?.seen ?? (run.sim as HoopsSim).state

/** The level that the choices ask for. */
export function wantedLevel({ mode, team, strength, locker: { cup } }: Arena): number {
  return levelOf({
    kind: mode,
    team: mode === 'together' ? 2 : team,
    strength,
    round: mode === 'cup' && cup?.team === team ? cup.round : 1,
  })
}

export const freshCup = (team: Team, seed: number): Cup => ({ seed, team, round: 1 })

/** The player's rival in the cup. */
function cupRival(cup: Cup): number {
  const place = fieldOf(cup, cup.round)[1] ?? 1
  return drawOf(cup)[place] ?? 1
}

/** Whether two players share the device, as rivals or side by side. */
export const isShared = ({ mode }: Pick<Arena, 'mode'>) => mode === 'duel' || mode === 'together'

/** Index of the player on the second seat. */
export const secondOf = ({ mode }: Pick<Arena, 'mode'>) => (mode === 'together' ? 2 : 1)

/** Both players as chosen: the rival of a match is left to the run. */
export function chosen(arena: Arena): readonly [number, number] {
  const { mode, locker, isChallenge } = arena
  const rival = matchOf(arena).players[1]!.who
  if (isShared(arena)) return [locker.who, locker.second]
  if (mode === 'cup' && !isChallenge && locker.cup) return [locker.who, cupRival(locker.cup)]
  return [locker.who, unlike(locker.who, rival)]
}

const AWAY: Kit = { shirt: '#F4F1EA', trim: '#2B3038' }

/** The shirts of both sides; a rival of the same look wears white. */
export function kitsFor([own, rival]: readonly [number, number]): readonly [Kit, Kit] {
  const [one, other] = [starAt(own), starAt(rival)]
  return [one, one.shirt === other.shirt ? AWAY : other]
}

export const starNames = (text: GameContext['text']) => STARS.map(({ name }) => text(`who.${name}`))

const TURN = 0.09

/** The camera follows ball and player; a court that fits stands still. */
export function moveCamera(arena: Arena, frame: Frame) {
  const { plan } = arena
  if (!plan.isFilmed) {
    arena.from = seenFrom(plan, 0)
    return
  }
  const own = frame.bodies.find(({ seat }) => seat === 0)
  const owner = frame.bodies.find(({ hasBall }) => hasBall)
  // Looks ahead to the basket under attack.
  const lead = owner ? wayOf(owner.side) * plan.span * 0.12 : 0
  const middle = (own ? own.x * 0.42 + frame.ball.x * 0.58 : frame.ball.x) + lead
  const least = own ? own.x - plan.span * 0.42 : -Infinity
  const most = own ? own.x + plan.span * 0.42 : Infinity
  const wish = seenFrom(plan, limit(least, most, middle))
  const next = arena.from + (wish - arena.from) * TURN
  arena.from = seenFrom(plan, next + plan.span / 2)
}

/** Moves what does not affect the match: ball trail and nets. */
export function moveTrifles(arena: Arena, frame: Frame) {
  const { ball } = frame
  arena.turn += ball.vx * 0.03
  arena.nets = [arena.nets[0] * 0.9, arena.nets[1] * 0.9]
  if (ball.glow === 'none') arena.tail = []
  else arena.tail.push({ x: ball.x, y: ball.y })
  if (arena.tail.length > 12) arena.tail.shift()
}

export const swingNet = (arena: Arena, x: number, by: number) => {
  const side = Math.abs(x - rimX(0)) < Math.abs(x - rimX(1)) ? 0 : 1
  arena.nets[side] = Math.max(arena.nets[side], by)
}
