import type { DuelSet } from '#kit/game/duel/family.ts'
import { AWAY_LEVELS, FRIEND_LEVEL } from '#kit/game/duel/modes.ts'
import { botShot } from './bot.ts'
import { definitions, type PoolDefinition } from './definitions.ts'
import { roll, type Shot } from './roll.ts'
import { judge, legalShot, sampledShots, start } from './rules.ts'
import { handSpot, mayPlace, type PoolState } from './state.ts'
import { LENGTH, WIDTH } from './table.ts'

/** Levels of remote games and of watching one: their moves are names. */
export const isAwayLevel = (level: number) => AWAY_LEVELS.includes(level) || level === FRIEND_LEVEL

const TURN = 2 * Math.PI
const ANGLES = 2 ** 24
const POWERS = 1000
const SPINS = 100
/** Places in names are in sixteenths of a unit. */
const GRAIN = 16
const NAME = /^(\d{1,8})\.(\d{1,4})\.(\d{1,3})\.(\d{1,3})(?:\.(\d{1,5})\.(\d{1,5}))?$/

/** A stroke as whole numbers in text, so that it rolls alike on both devices and the server. */
export function shotName({ angle, power, top, side, cue }: Shot): string {
  const turn = (((angle % TURN) + TURN) % TURN) / TURN
  const parts = [
    Math.round(turn * ANGLES) % ANGLES,
    Math.round(power * POWERS),
    Math.round((top + 1) * SPINS),
    Math.round((side + 1) * SPINS),
    ...(cue ? [Math.round(cue.x * GRAIN), Math.round(cue.y * GRAIN)] : []),
  ]
  return parts.join('.')
}

/** Parses a stroke; `undefined` if invalid. */
export function readShot(name: unknown): Shot | undefined {
  const parts = typeof name === 'string' ? NAME.exec(name) : null
  if (!parts) return undefined
  const [angle, power, top, side, x, y] = parts
    .slice(1)
    .map((part) => (part === undefined ? -1 : Number(part)))
  if (angle! >= ANGLES || power! > POWERS || top! > 2 * SPINS || side! > 2 * SPINS) return undefined
  const cue = x! < 0 ? {} : { cue: { x: x! / GRAIN, y: y! / GRAIN } }
  return {
    angle: (angle! / ANGLES) * TURN,
    power: power! / POWERS,
    top: top! / SPINS - 1,
    side: side! / SPINS - 1,
    ...cue,
  }
}

/** Whether a name is a legal stroke: it gives a cue ball position exactly when the ball is in hand. */
export function allowsMove(state: PoolState, move: unknown): boolean {
  const shot = readShot(move)
  if (!shot || state.winner !== null) return false
  if (state.inHand === 'no') return !shot.cue
  return shot.cue !== undefined && shot.cue.x <= LENGTH && shot.cue.y <= WIDTH && mayPlace(state, shot.cue)
}

/** An intended shot as the name of a legal stroke. */
export function nameFor(state: PoolState, wish: Shot): string {
  const name = shotName(legalShot(state, wish))
  return allowsMove(state, name) ? name : shotName({ ...legalShot(state, wish), cue: handSpot(state) })
}

/** A sample of legal strokes. */
export const sampledNames = (state: PoolState): readonly string[] =>
  sampledShots.map((shot) => nameFor(state, shot))

export function playName(state: PoolState, name: string): PoolState {
  const shot = readShot(name)
  return shot ? judge(state, roll(state.balls, shot)) : state
}

/** Pool by link between two players: the server's rules. */
export const set: DuelSet<PoolDefinition, PoolState, string> = {
  definitions,
  rulesOf: ({ game }) => ({
    usualLength: 30,
    start: (random) => start({ game, friend: true }, random),
    turn: ({ turn }) => turn,
    moves: (state) => (state.winner === null ? sampledNames(state) : []),
    play: playName,
    ending: ({ winner }) => (winner === null ? undefined : { winner }),
    events: () => [],
    ...(game === 'eight-ball' ? {} : { points: ({ points = [0, 0] }) => points }),
  }),
  mindOf: () => ({
    think: (state, strength, random) => {
      const hand = ([0, 1, 2, 2] as const)[strength - 1]!
      return nameFor(state, botShot(state, random, hand))
    },
  }),
}
