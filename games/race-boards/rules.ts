import { otherSeat, type DuelRules, type Seat } from '#kit/game/duel/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import type { RaceDefinition } from './definitions.ts'
import { thrownBy, without } from './dice.ts'
import {
  BAR,
  OFF,
  pathOf,
  POINTS,
  signOf,
  spotsOf,
  stepsHome,
  type Outcome,
  type RacePosition,
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
function farthest(position: RacePosition, seat: Seat): number {
  if (position.bar[seat] > 0) return POINTS + 1
  let most = 0
  for (let spot = 0; spot < POINTS; spot++)
    if (ownAt(position, seat, spot) > 0 || position.pinned[spot] === seat + 1)
      most = Math.max(most, stepsHome(seat, spot))
  return most
}

function targetOf(position: RacePosition, seat: Seat, from: number, die: number): number | undefined {
  const left = stepsHome(seat, from) - die
  if (left <= 0) {
    const far = farthest(position, seat)
    return far <= HOME && (left === 0 || stepsHome(seat, from) === far) ? OFF[seat] : undefined
  }
  const to = seat === 0 ? left - 1 : POINTS - left
  const rivals = -signOf(seat) * position.points[to]!
  return rivals > 1 || position.pinned[to] === seat + 1 ? undefined : to
}

function stepsOf(position: RacePosition, seat: Seat, dice: readonly number[]): readonly Step[] {
  const steps: Step[] = []
  const starts =
    position.bar[seat] > 0
      ? [BAR]
      : position.points.flatMap((_, spot) => (ownAt(position, seat, spot) > 0 ? [spot] : []))
  for (const die of new Set(dice))
    for (const from of starts) {
      const to = targetOf(position, seat, from, die)
      if (to !== undefined) steps.push({ from, to, die })
    }
  return steps
}

/** The board after one step; dice and turn stay. */
function stepped(position: RacePosition, seat: Seat, { from, to, die }: Step, pins: boolean): RacePosition {
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
      if (pins) pinned[to] = otherSeat(seat) + 1
      else bar[otherSeat(seat)]++
    }
    points[to] = points[to]! + sign
  }
  return { ...position, points, pinned, bar, off, dice: without(position.dice, die) }
}

export function raceRules({ meeting, setup }: RaceDefinition): DuelRules<RacePosition, string> {
  const pins = meeting === 'pin'
  const men = setup.reduce((sum, [, count]) => sum + count, 0)

  /** Steps that leave most of the throw playable; of two dice that shut each other out, the larger. */
  function allowed(position: RacePosition): readonly Step[] {
    const { turn, dice } = position
    const steps = stepsOf(position, turn, dice)
    if (dice.length !== 2 || dice[0] === dice[1]) return steps
    const whole = steps.filter((step) => {
      const after = stepped(position, turn, step, pins)
      return after.off[turn] === men || stepsOf(after, turn, after.dice).length > 0
    })
    if (whole.length > 0) return whole
    const largest = Math.max(...steps.map(({ die }) => die))
    return steps.filter(({ die }) => die === largest)
  }

  const isShut = (position: RacePosition, seat: Seat) => stepsOf(position, seat, EVERY_DIE).length === 0

  /** The next throw that can be played, by whoever it comes to; where both are shut in for good, nobody wins. */
  function handedOver(position: RacePosition): RacePosition {
    let next = position
    if (isShut(position, 0) && isShut(position, 1)) return { ...position, outcome: 2 }
    do {
      const turn = otherSeat(next.turn)
      const { thrown, luck } = thrownBy(next.luck)
      next = { ...next, turn, thrown, dice: thrown, luck }
    } while (stepsOf(next, next.turn, next.dice).length === 0)
    return next
  }

  const moves = (position: RacePosition): string[] => [
    ...new Set(allowed(position).map(({ from, to }) => pathOf([from, to]))),
  ]

  return {
    usualLength: Math.round(men * 9),
    start(random) {
      const points = Array.from({ length: POINTS }, () => 0)
      for (const [steps, count] of setup) {
        points[steps - 1] = points[steps - 1]! + count
        points[POINTS - steps] = points[POINTS - steps]! - count
      }
      const { thrown, luck } = thrownBy(pickIndex(SEEDS, random))
      const pinned = Array.from({ length: POINTS }, () => 0)
      return { points, pinned, bar: [0, 0], off: [0, 0], thrown, dice: thrown, luck, turn: 0, outcome: -1 }
    },
    turn: ({ turn }) => turn,
    moves,
    play(position, path) {
      const [from, to] = spotsOf(path) as [number, number]
      // The smallest die that does it, so that the larger one is kept.
      const step = allowed(position)
        .filter((one) => one.from === from && one.to === to)
        .reduce((best, one) => (one.die < best.die ? one : best))
      const after = stepped(position, position.turn, step, pins)
      const outcome: Outcome = after.off[position.turn] === men ? position.turn : -1
      if (outcome !== -1) return { ...after, outcome }
      return stepsOf(after, after.turn, after.dice).length > 0 ? after : handedOver(after)
    },
    ending: ({ outcome }) => (outcome === -1 ? undefined : { winner: outcome === 2 ? undefined : outcome }),
    events(before, path) {
      const [from, to] = spotsOf(path) as [number, number]
      if (to >= BAR) return [{ kind: 'bear-off', x: from }]
      const meets = before.points[to] === -signOf(before.turn)
      return [{ kind: meets ? meeting : from === BAR ? 'enter' : 'walk', x: to }]
    },
    points: ({ off }) => off,
    passed: (before, after) =>
      after.outcome === -1 && after.luck !== before.luck && after.turn === before.turn,
  }
}

const known = new Map<string, DuelRules<RacePosition, string>>()

export function rulesOf(definition: RaceDefinition): DuelRules<RacePosition, string> {
  const rules = known.get(definition.id) ?? raceRules(definition)
  known.set(definition.id, rules)
  return rules
}
