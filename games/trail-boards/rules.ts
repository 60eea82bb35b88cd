import type { SimEvent } from '#kit/game/contract.ts'
import { castsOf, FAR_LUCK, tellCasts, type NextCast, type Throw } from '#kit/game/duel/casts.ts'
import { otherSeat, type DuelRules, type Seat } from '#kit/game/duel/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { BOARDS } from './boards.ts'
import type { TrailDefinition } from './definitions.ts'
import { countAt, OFF, pathOf, spotsOf, WAIT, type Place, type TrailPosition } from './position.ts'
import { chancesOf, thrownBy, without } from './throws.ts'
import { isBarred, isHeld } from './walls.ts'
import { waysFrom } from './ways.ts'

const SEEDS = 2 ** 31
const sorted = (places: readonly Place[]) => places.toSorted((one, other) => one - other)

export interface Step {
  readonly from: Place
  /** Where the number leads, and where that cell carries the piece. */
  readonly over: Place
  readonly to: Place
  readonly die: number
}

/** Where a number leads on a path; `undefined` if not allowed. */
function reached(
  { rules, kind }: TrailDefinition,
  seat: Seat,
  { way, from, die }: { readonly way: readonly Place[]; readonly from: Place; readonly die: number },
): Place | undefined {
  const { tooFar, enters, stop, needs } = rules
  if (from === WAIT[seat] && enters) return enters.includes(die) ? way[0] : undefined
  if (needs?.[from] !== undefined) return needs[from] === die ? OFF[seat] : undefined
  const stopAt = stop === undefined || from === stop ? -1 : way.indexOf(stop)
  if (stopAt >= 0 && die > stopAt + 1) return undefined
  if (die <= way.length) return way[die - 1]
  if (die === way.length + 1 || tooFar === 'yes') return OFF[seat]
  if (tooFar === 'no') return undefined
  // On a road walked back, the last cell precedes the goal.
  const road = BOARDS[kind].roads[seat]
  return road[road.length - (die - way.length - 1)]!
}

/** End of a piece on a cell that carries it on; `die` is its last number. */
function carried({ rules, kind }: TrailDefinition, seat: Seat, over: Place, die: number): Place {
  const { jumps, flights } = rules
  const road = BOARDS[kind].roads[seat]
  let at = over
  while (flights?.includes(at)) {
    const next = road.indexOf(at) + die
    if (next > road.length) return at
    at = next === road.length ? OFF[seat] : road[next]!
  }
  return jumps?.[at] ?? at
}

/** The nearest free cell at or before this one: a carried piece displaces nobody. */
function freeBefore(definition: TrailDefinition, position: TrailPosition, place: Place): Place {
  const road = BOARDS[definition.kind].roads[0]
  const isTaken = (one: Place) => countAt(position, 0, one) + countAt(position, 1, one) > 0
  let at = road.indexOf(place)
  while (at > 0 && isTaken(road[at]!)) at--
  return road[at]!
}

function stepOf(
  definition: TrailDefinition,
  position: TrailPosition,
  { way, from, die }: { readonly way: readonly Place[]; readonly from: Place; readonly die: number },
): Step | undefined {
  const { rules, kind } = definition
  const seat = position.turn
  const over = reached(definition, seat, { way, from, die })
  if (over === undefined || over === from) return undefined
  const rival = otherSeat(seat)
  if (rules.toll !== undefined && !position.hasHit[seat]) {
    const road = BOARDS[kind].roads[seat]
    if (over === OFF[seat] || road.indexOf(over) >= rules.toll) return undefined
  }
  const passed = over === OFF[seat] ? way : way.slice(0, way.indexOf(over))
  if (rules.bars !== undefined && passed.some((cell) => isBarred(definition, position, rival, cell)))
    return undefined
  if (over === OFF[seat]) return { from, over, to: over, die }
  let to = carried(definition, seat, over, die)
  if (rules.meeting === 'swap' && rules.together === 'alone' && to !== over)
    to = freeBefore(definition, position, to)
  if (to === OFF[seat]) return { from, over, to, die }
  if (rules.together === 'alone' && countAt(position, seat, to) > 0) return undefined
  if (rules.bars !== undefined && !rules.isByNeighbours && countAt(position, seat, to) >= rules.bars)
    return undefined
  const rivals = countAt(position, rival, to)
  if (rivals > 0) {
    if (rules.safe.includes(to)) {
      if (rules.together === 'alone' || (rules.bars !== undefined && rivals >= rules.bars)) return undefined
    } else if (isHeld(definition, position, rival, to)) return undefined
  }
  return { from, over, to, die }
}

/** Every step of the numbers left. */
export function stepsIn(definition: TrailDefinition, position: TrailPosition): readonly Step[] {
  const steps: Step[] = []
  for (const die of new Set(position.dice)) {
    if (die === 0) continue
    for (const from of new Set(position.men[position.turn])) {
      if (from === OFF[position.turn]) continue
      for (const way of waysFrom(definition, position.turn, from)) {
        const step = stepOf(definition, position, { way, from, die })
        if (step) steps.push(step)
      }
    }
  }
  return steps
}

/** Whether a step captures. */
export function isHit(
  { rules }: TrailDefinition,
  position: TrailPosition,
  { to }: Pick<Step, 'to'>,
): boolean {
  return !rules.safe.includes(to) && countAt(position, otherSeat(position.turn), to) > 0
}

function stepped(definition: TrailDefinition, position: TrailPosition, step: Step): TrailPosition {
  const { rules } = definition
  const { from, to, die } = step
  const seat = position.turn
  const rival = otherSeat(seat)
  const group = rules.together === 'carried' && from !== WAIT[seat] ? countAt(position, seat, from) : 1
  let moved = 0
  const own = position.men[seat].map((place) => (place === from && moved++ < group ? to : place))
  const hit = isHit(definition, position, step)
  const back = rules.meeting === 'back' || from === WAIT[seat] ? WAIT[rival] : from
  const theirs = hit ? position.men[rival].map((place) => (place === to ? back : place)) : position.men[rival]
  const men = seat === 0 ? ([sorted(own), sorted(theirs)] as const) : ([sorted(theirs), sorted(own)] as const)
  const gift = rules.gifts.includes(to) || (hit && rules.isHitAGift === true)
  const hasHit: [boolean, boolean] = [...position.hasHit]
  hasHit[seat] ||= hit
  return {
    ...position,
    men,
    hasHit,
    dice: without(position.dice, die),
    again: position.again || gift,
    outcome: own.every((place) => place === OFF[seat]) ? seat : -1,
  }
}

export function trailRules(definition: TrailDefinition): DuelRules<TrailPosition, string> {
  const { rules } = definition
  const isGift = (thrown: readonly number[]) =>
    rules.again === 'double' ? thrown[0] === thrown[1] : rules.again.includes(thrown[0]!)

  const byLuck: Throw = (luck) => thrownBy(rules.throws, luck)

  const numbers = chancesOf(rules.throws).map(([value]) => value)
  const isShut = (position: TrailPosition, turn: Seat) =>
    stepsIn(definition, { ...position, turn, dice: numbers }).length === 0

  /** The next playable throw, of either seat. */
  function thrownOn(position: TrailPosition, nextCast: NextCast): TrailPosition {
    // With no captures and all pieces before the toll, it is lifted: otherwise nobody could ever move.
    let next: TrailPosition =
      isShut(position, 0) && isShut(position, 1) ? { ...position, hasHit: [true, true] } : position
    do {
      const turn = next.again ? next.turn : otherSeat(next.turn)
      const cast = nextCast(next.luck)
      if (!cast) return { ...next, turn, thrown: [], dice: [] }
      const { thrown, luck } = cast
      next = { ...next, turn, thrown, dice: thrown, luck, again: isGift(thrown) }
    } while (stepsIn(definition, next).length === 0)
    return next
  }

  const stepNamed = (position: TrailPosition, path: string) => {
    const [from, to] = spotsOf(path) as [Place, Place]
    // The smallest sufficient number, so that the larger one is kept.
    return stepsIn(definition, position)
      .filter((one) => one.from === from && one.to === to)
      .reduce((best, one) => (one.die < best.die ? one : best))
  }

  function played(position: TrailPosition, path: string, next: NextCast): TrailPosition {
    const after = stepped(definition, position, stepNamed(position, path))
    if (after.outcome !== -1) return after
    return stepsIn(definition, after).length > 0 ? after : thrownOn(after, next)
  }

  return {
    usualLength: rules.men * 24,
    start(random, isFar = false) {
      const men = [0, 1].map((seat) =>
        sorted(rules.setup?.[seat] ?? Array.from({ length: rules.men }, () => WAIT[seat]!)),
      ) as unknown as TrailPosition['men']
      const blank: TrailPosition = {
        men,
        thrown: [],
        dice: [],
        again: true,
        hasHit: [false, false],
        luck: pickIndex(SEEDS, random),
        turn: 0,
        outcome: -1,
      }
      const first = thrownOn(blank, byLuck)
      return isFar ? { ...first, luck: FAR_LUCK } : first
    },
    turn: ({ turn }) => turn,
    moves: (position) => [...new Set(stepsIn(definition, position).map(({ from, to }) => pathOf(from, to)))],
    play: (position, path) => played(position, path, castsOf(path, byLuck)),
    tell: (position, path, random) =>
      tellCasts(path, { byLuck, random }, (next) => played(position, path, next)),
    ending: ({ outcome }) => (outcome === -1 ? undefined : { winner: outcome }),
    events(before, path): readonly SimEvent[] {
      const step = stepNamed(before, path)
      const { from, to } = step
      const seat = before.turn
      if (to === OFF[seat]) return [{ kind: 'home', x: from }]
      if (isHit(definition, before, step)) return [{ kind: 'hit', x: to }]
      if (step.over !== to) return [{ kind: 'jump', x: to }]
      if (rules.gifts.includes(to)) return [{ kind: 'gift', x: to }]
      return [{ kind: from === WAIT[seat] ? 'enter' : 'walk', x: to }]
    },
    points: (position) => [countAt(position, 0, OFF[0]), countAt(position, 1, OFF[1])],
    passed: (before, after) =>
      after.outcome === -1 && after.luck !== before.luck && after.turn === before.turn && !before.again,
  }
}

const known = new Map<string, DuelRules<TrailPosition, string>>()

export function rulesOf(definition: TrailDefinition): DuelRules<TrailPosition, string> {
  const rules = known.get(definition.id) ?? trailRules(definition)
  known.set(definition.id, rules)
  return rules
}
