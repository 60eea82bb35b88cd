import { castsOf, FAR_LUCK, tellCasts, type Cast, type NextCast, type Throw } from '#kit/game/duel/casts.ts'
import { otherSeat, type DuelRules, type Seat } from '#kit/game/duel/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import type { RaceDefinition } from './definitions.ts'
import { thrownBy, without } from './dice.ts'
import {
  BAR,
  OFF,
  pathOf,
  POINTS,
  signOf,
  spotAt,
  spotsOf,
  stepsHome,
  type Outcome,
  type RacePosition,
  type Road,
} from './position.ts'

const HOME = 6
const SEEDS = 2 ** 31
const EVERY_DIE = [1, 2, 3, 4, 5, 6]

interface Step {
  readonly from: number
  readonly to: number
  readonly die: number
}

const ownAt = ({ points }: RacePosition, seat: Seat, spot: number) =>
  Math.max(0, signOf(seat) * points[spot]!)

/** The farthest steps to the tray of any piece of a seat, held ones too. */
function farthest(position: RacePosition, seat: Seat, road: Road): number {
  if (position.bar[seat] > 0) return POINTS + 1
  let most = 0
  for (let spot = 0; spot < POINTS; spot++)
    if (ownAt(position, seat, spot) > 0 || position.pinned[spot] === seat + 1)
      most = Math.max(most, stepsHome(seat, spot, road))
  return most
}

/** Whether a seat has a piece with no more steps to its tray. */
const isWithin = (position: RacePosition, seat: Seat, { steps, road }: { steps: number; road: Road }) =>
  position.points.some((_, spot) => ownAt(position, seat, spot) > 0 && stepsHome(seat, spot, road) <= steps)

/** Whether so many rivals let a piece in. */
function letsIn(definition: RaceDefinition, position: RacePosition, seat: Seat, rivals: number): boolean {
  if (rivals !== 1) return rivals < 1
  if (definition.meeting === 'block') return false
  return !definition.isSlowToHit || isWithin(position, seat, { steps: HOME, road: definition.road })
}

/** Whether a piece may leave the first point of its road. */
function mayLeave({ head, road }: RaceDefinition, position: RacePosition, seat: Seat): boolean {
  if (head === 'free') return true
  if (head === 'one') return position.left === 0
  const first = spotAt(seat, POINTS, road)
  const hasRun = position.off[seat] > 0 || isWithin(position, seat, { steps: POINTS / 2 - 1, road })
  return hasRun || position.points.every((_, spot) => spot === first || ownAt(position, seat, spot) === 0)
}

interface Try {
  readonly seat: Seat
  readonly from: number
  readonly die: number
}

function targetOf(
  definition: RaceDefinition,
  position: RacePosition,
  { seat, from, die }: Try,
): number | undefined {
  const { road } = definition
  const steps = stepsHome(seat, from, road)
  const left = steps - die
  if (steps === POINTS && !mayLeave(definition, position, seat)) return undefined
  if (left <= 0) {
    const far = farthest(position, seat, road)
    return far <= HOME && (left === 0 || steps === far) ? OFF[seat] : undefined
  }
  const to = spotAt(seat, left, road)
  const rivals = -signOf(seat) * position.points[to]!
  return letsIn(definition, position, seat, rivals) && position.pinned[to] !== seat + 1 ? to : undefined
}

function stepsIn(
  definition: RaceDefinition,
  position: RacePosition,
  { seat, dice }: { readonly seat: Seat; readonly dice: readonly number[] },
): readonly Step[] {
  const steps: Step[] = []
  const starts =
    position.bar[seat] > 0
      ? [BAR]
      : position.points.flatMap((_, spot) => (ownAt(position, seat, spot) > 0 ? [spot] : []))
  for (const die of new Set(dice))
    for (const from of starts) {
      const to = targetOf(definition, position, { seat, from, die })
      if (to !== undefined) steps.push({ from, to, die })
    }
  return steps
}

/** The board after one step; dice and turn stay. */
function stepped(
  { meeting, road }: RaceDefinition,
  position: RacePosition,
  { from, to, die }: Step,
): RacePosition {
  const seat = position.turn
  const points = [...position.points]
  const pinned = [...position.pinned]
  const bar: [number, number] = [...position.bar]
  const off: [number, number] = [...position.off]
  const sign = signOf(seat)
  if (from === BAR) bar[seat]--
  else {
    points[from] = points[from]! - sign
    if (points[from] === 0 && pinned[from]! > 0) {
      points[from] = -sign
      pinned[from] = 0
    }
  }
  if (to >= BAR) off[seat]++
  else {
    if (points[to] === -sign) {
      points[to] = 0
      if (meeting === 'pin') pinned[to] = otherSeat(seat) + 1
      else bar[otherSeat(seat)]++
    }
    points[to] = points[to]! + sign
  }
  const left = position.left + (from === spotAt(seat, POINTS, road) ? 1 : 0)
  return { ...position, points, pinned, bar, off, left, dice: without(position.dice, die) }
}

/** The rules of one race, and how many men it has. */
interface Race {
  readonly definition: RaceDefinition
  readonly men: number
}

export function raceRules(definition: RaceDefinition): DuelRules<RacePosition, string> {
  const men = definition.setup.reduce((sum, [, count]) => sum + count, definition.waiting)
  const race: Race = { definition, men }
  return {
    usualLength: Math.round(men * 9),
    start: (random, isFar = false) => dealt(race, random, isFar),
    turn: ({ turn }) => turn,
    moves: (position) => moves(race, position),
    play: (position, path) => played(race, position, { path, next: castsOf(path, throwIn(race)) }),
    tell: (position, path, random) =>
      tellCasts(path, { byLuck: throwIn(race), random }, (next) => played(race, position, { path, next })),
    ending: ({ outcome }) => (outcome === -1 ? undefined : { winner: outcome === 2 ? undefined : outcome }),
    events: (before, path) => eventsOf(race, before, path),
    points: ({ off }) => off,
    passed: (before, after) =>
      after.outcome === -1 && after.luck !== before.luck && after.turn === before.turn,
  }
}

const stepsOf = (race: Race, position: RacePosition, seat: Seat, dice: readonly number[]) =>
  stepsIn(race.definition, position, { seat, dice })

/** Steps that leave most of the throw playable; of two exclusive dice, the larger. */
function allowed(race: Race, position: RacePosition): readonly Step[] {
  const { turn, dice } = position
  const steps = stepsOf(race, position, turn, dice)
  if (dice.length !== 2 || dice[0] === dice[1]) return steps
  const whole = steps.filter((step) => {
    const after = stepped(race.definition, position, step)
    return after.off[turn] === race.men || stepsOf(race, after, turn, after.dice).length > 0
  })
  if (whole.length > 0) return whole
  const largest = Math.max(...steps.map(({ die }) => die))
  return steps.filter(({ die }) => die === largest)
}

const isShut = (race: Race, position: RacePosition, seat: Seat) =>
  stepsOf(race, { ...position, left: 0 }, seat, EVERY_DIE).length === 0

const throwIn =
  ({ definition }: Race): Throw =>
  (luck) =>
    thrownBy(luck, definition.doubles)

/** The next playable throw, of either seat; when both are blocked for good, nobody wins. */
function handedOver(race: Race, position: RacePosition, nextCast: NextCast): RacePosition {
  let next = position
  if (isShut(race, position, 0) && isShut(race, position, 1)) return { ...position, outcome: 2 }
  do {
    const turn = otherSeat(next.turn)
    const cast = nextCast(next.luck)
    if (!cast) return { ...next, turn, thrown: [], dice: [], left: 0 }
    const { thrown, luck } = cast
    next = { ...next, turn, thrown, dice: thrown, luck, left: 0 }
  } while (stepsOf(race, next, next.turn, next.dice).length === 0)
  return next
}

const moves = (race: Race, position: RacePosition): string[] => [
  ...new Set(allowed(race, position).map(({ from, to }) => pathOf([from, to]))),
]

/** The throw of the first turn: where each side throws one die for it, equal dice are thrown again. */
function firstThrown({ opening, doubles }: Pick<RaceDefinition, 'opening' | 'doubles'>, seed: number): Cast {
  const cast = thrownBy(seed, doubles)
  return opening === 'one-each' && cast.thrown[0] === cast.thrown[1]
    ? firstThrown({ opening, doubles }, cast.luck)
    : cast
}

function dealt(race: Race, random: Random, isFar: boolean): RacePosition {
  const points = Array.from({ length: POINTS }, () => 0)
  for (const [steps, count] of race.definition.setup) {
    for (const seat of [0, 1] as const) {
      const spot = spotAt(seat, steps, race.definition.road)
      points[spot] = points[spot]! + signOf(seat) * count
    }
  }
  const { thrown, luck } = firstThrown(race.definition, pickIndex(SEEDS, random))
  const pinned = Array.from({ length: POINTS }, () => 0)
  return {
    points,
    pinned,
    bar: [race.definition.waiting, race.definition.waiting],
    off: [0, 0],
    thrown,
    dice: thrown,
    left: 0,
    luck: isFar ? FAR_LUCK : luck,
    turn: 0,
    outcome: -1,
  }
}

function played(
  race: Race,
  position: RacePosition,
  { path, next }: { readonly path: string; readonly next: NextCast },
): RacePosition {
  const [from, to] = spotsOf(path) as [number, number]
  // The smallest sufficient die, so that the larger one is kept.
  const step = allowed(race, position)
    .filter((one) => one.from === from && one.to === to)
    .reduce((best, one) => (one.die < best.die ? one : best))
  const after = stepped(race.definition, position, step)
  const isDone = after.off[position.turn] === race.men
  const outcome: Outcome = isDone ? position.turn : -1
  if (outcome !== -1) return { ...after, outcome }
  return stepsOf(race, after, after.turn, after.dice).length > 0 ? after : handedOver(race, after, next)
}

function eventsOf(race: Race, before: RacePosition, path: string) {
  const [from, to] = spotsOf(path) as [number, number]
  if (to >= BAR) return [{ kind: 'bear-off', x: from }]
  const meets = before.points[to] === -signOf(before.turn)
  return [{ kind: meets ? race.definition.meeting : from === BAR ? 'enter' : 'walk', x: to }]
}

const known = new Map<string, DuelRules<RacePosition, string>>()

export function rulesOf(definition: RaceDefinition): DuelRules<RacePosition, string> {
  const rules = known.get(definition.id) ?? raceRules(definition)
  known.set(definition.id, rules)
  return rules
}
