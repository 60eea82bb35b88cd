import { pickIndex, type Random } from '#kit/random/random.ts'
import { stickOf, wayOfQuarter, type Stick } from '../stick.ts'
import { COLUMN_STEP, isOnShore, ROW_STEP, SIDE, type Shore, type Walker } from './land-shore.ts'

const SIGHT = 12

const distance = (walker: Walker, square: number) =>
  Math.abs((square % SIDE) - walker.column) + Math.abs(Math.floor(square / SIDE) - walker.row)

/** The nearest square of an open line that can be cut before its owner returns. */
function preyOf(state: Shore, who: number, sight: number): number | undefined {
  const walker = state.players[who]!
  let nearest = sight
  let prey: number | undefined
  for (const [other, { line, alive, wait }] of state.players.entries()) {
    if (other === who || !alive || wait > 0) continue
    for (const square of line) {
      const far = distance(walker, square)
      if (far >= nearest) continue
      nearest = far
      prey = square
    }
  }
  return prey
}

/** Steps a rival needs to reach the open line. */
function threat(state: Shore, who: number): number {
  const { line } = state.players[who]!
  let nearest = 99
  for (const [other, rival] of state.players.entries())
    if (other !== who && rival.alive)
      for (let at = 0; at < line.length; at += 2) nearest = Math.min(nearest, distance(rival, line[at]!))
  return nearest
}

/** The nearest own square, and its distance. */
function homeOf(state: Shore, who: number): { readonly square: number; readonly far: number } {
  const walker = state.players[who]!
  let far = 999
  let home = walker.row * SIDE + walker.column
  const reach = 22
  for (let row = Math.max(0, walker.row - reach); row <= Math.min(SIDE - 1, walker.row + reach); row++)
    for (let at = Math.max(0, walker.column - reach); at <= Math.min(SIDE - 1, walker.column + reach); at++) {
      const square = row * SIDE + at
      if (state.owner[square] !== who + 1) continue
      const now = distance(walker, square)
      if (now >= far) continue
      far = now
      home = square
    }
  return { square: home, far }
}

/** A heading towards a square that avoids the edge and the own line. */
function headingTo(state: Shore, who: number, square: number): number {
  const walker = state.players[who]!
  let best = walker.heading
  let least = Infinity
  for (let heading = 0; heading < 4; heading++) {
    if (heading === ((walker.heading + 2) & 3)) continue
    const column = walker.column + COLUMN_STEP[heading]!
    const row = walker.row + ROW_STEP[heading]!
    if (!isOnShore(column, row) || state.trail[row * SIDE + column] === who + 1) continue
    const rest = Math.abs((square % SIDE) - column) + Math.abs(Math.floor(square / SIDE) - row)
    const cost = rest - (heading === walker.heading ? 0.5 : 0)
    if (cost >= least) continue
    least = cost
    best = heading
  }
  return best
}

/** A loop out, sideways and back; its length depends on courage. */
function newPlan(walker: Walker, skill: number, random: Random): number[] {
  const bold = walker.character === 'greedy' ? 9 : walker.character === 'hunter' ? 6 : 4
  const out = 3 + pickIndex(bold + Math.floor(skill * 3), random)
  const aside = 3 + pickIndex(bold + Math.floor(skill * 3), random)
  const first = (walker.heading + [0, 1, 3][pickIndex(3, random)]!) & 3
  const second = (first + (random() < 0.5 ? 1 : 3)) & 3
  return [
    ...Array.from({ length: out }, () => first),
    ...Array.from({ length: aside }, () => second),
    ...Array.from({ length: Math.floor(out / 2) }, () => (first + 2) & 3),
  ]
}

/** Plans of bots that play the person's seat; not part of the round. */
const guests = new WeakMap<Shore, number[]>()

const planOf = (state: Shore, who: number) =>
  who === 0 ? (guests.get(state) ?? []) : state.players[who]!.plan

function keepPlan(state: Shore, who: number, plan: number[]) {
  if (who === 0) guests.set(state, plan)
  else state.players[who]!.plan = plan
}

/** Draws loops, returns when a rival comes near, and cuts open lines. */
export function thinkWalker(state: Shore, who: number, random: Random, skill: number): Stick {
  const walker = state.players[who]!
  const go = (heading: number) => stickOf(wayOfQuarter(heading), false)
  const isOut = walker.line.length > 0
  const courage = walker.character === 'coward' ? 0.8 : 0.45
  if (isOut) {
    const home = homeOf(state, who)
    const danger = threat(state, who) < home.far + 2 + courage * 5
    if (home.far > 20 || (danger && random() < 0.35 + skill * 0.65)) {
      keepPlan(state, who, [])
      return go(headingTo(state, who, home.square))
    }
  }
  const sight = walker.character === 'hunter' ? SIGHT : SIGHT / 2
  const prey = random() < 0.3 + skill * 0.6 ? preyOf(state, who, sight) : undefined
  if (prey !== undefined) return go(headingTo(state, who, prey))
  if (planOf(state, who).length === 0) {
    if (isOut) return go(headingTo(state, who, homeOf(state, who).square))
    keepPlan(state, who, newPlan(walker, skill, random))
  }
  const heading = planOf(state, who).shift()!
  const column = walker.column + COLUMN_STEP[heading]!
  const row = walker.row + ROW_STEP[heading]!
  const blocked = !isOnShore(column, row) || state.trail[row * SIDE + column] === who + 1
  if (!blocked && heading !== ((walker.heading + 2) & 3)) return go(heading)
  keepPlan(state, who, [])
  const middle = Math.floor(SIDE / 2) * SIDE + Math.floor(SIDE / 2)
  return go(headingTo(state, who, isOut ? homeOf(state, who).square : middle))
}
