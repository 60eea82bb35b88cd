import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hash32, seededRandom, type Random } from '#kit/random/random.ts'
import { lineCode, type Place } from './codes.ts'
import { KINDS, LEVELS, type Kind } from './definitions.ts'
import { rulesOf } from './kinds.ts'
import { writeLevel, type Level, type Move } from './level.ts'
import { openLevel, stepYard } from './sim.ts'
import { far, type Yard, type YardRules } from './yard.ts'

/**
 * Writes `packs/`: builds levels from seeds and keeps those that random play solves sometimes, but not at the first try,
 * and that waiting does not win. With names of games as arguments it writes only their packs.
 */
const MOST_TRIES = 10
/** A search move by move needs fewer tries. */
const FEW_TRIES = 3
const LONGEST_TICKS = 2600
const IDLE_TICKS = 150
const WAYS = 5
const MOST_DICE = 400
const STANDS: readonly Kind[] = [
  'sling-huts',
  'idol-keep',
  'wreck-ball',
  'domino-run',
  'beam-balance',
  'jelly-tower',
  'puff-blast',
  'ice-saw',
]
/** Actions that only start things: a level that they win is too easy. */
const BEGINS: Partial<Record<Kind, number>> = {
  'bounce-boards': 1,
  'domino-run': 1,
  'belt-parcel': 1,
  'plank-draw': lineCode({ x: 200, y: 30 }, { x: 200, y: 30 }),
}
/** Average number of ticks between random actions. */
const WAITS: Partial<Record<Kind, number>> = {
  'rope-cut': 30,
  'magnet-hop': 26,
  'pin-pull': 50,
  'fan-drift': 40,
  'cave-turn': 40,
  'belt-parcel': 30,
}
/** How many more moves the hardest level needs than the first. */
const MORE_MOVES: Partial<Record<Kind, number>> = {
  'fan-drift': 4,
  'cave-turn': 5,
  'belt-parcel': 4,
  'puff-blast': 2,
  'ice-saw': 2,
}
const quiet = () => undefined

interface Solved {
  readonly moves: readonly Move[]
  readonly path: readonly Place[]
}

function main(wanted: readonly string[]) {
  for (const kind of KINDS) {
    if (wanted.length > 0 && !wanted.includes(kind)) continue
    const dealt = new Set<number>()
    const levels = Array.from({ length: LEVELS }, (_, index) => writeLevel(levelOf(kind, index, dealt)))
    const lines = levels.map((level) => `  '${level}',\n`).join('')
    const text = `/** Made by \`find-levels.ts\`; \`level.ts\` reads them. */
export const levels: readonly string[] = [
${lines}]
`
    writeFileSync(join(import.meta.dirname, 'packs', `${kind}.ts`), text)
    console.log(kind)
  }
}

/** `dealt` holds the seeds of the levels before. */
function levelOf(kind: Kind, index: number, dealt: Set<number>): Level {
  const rules = rulesOf[kind]
  const hard = index / (LEVELS - 1)
  for (let turn = 0; turn < MOST_DICE; turn++) {
    const dice = hash32(`${kind} ${index} ${turn}`) % 100000
    if (dealt.has(dice)) continue
    const plain: Level = { dice, hard: Math.round(hard * 100) / 100, moves: [], pearls: [] }
    if (!isSound(kind, plain)) continue
    const solved = solve(kind, plain, index > 2 ? 1 : 0)
    if (!solved || solved.moves.length < 1 + Math.round(hard * (MORE_MOVES[kind] ?? 0))) continue
    dealt.add(dice)
    return { ...plain, moves: solved.moves, pearls: rules.byThrift ? [] : pearlsOn(solved.path) }
  }
  throw new Error(`${kind}: no level ${index + 1}`)
}

/** Whether nothing falls and nothing is won before the first action. */
function isSound(kind: Kind, level: Level): boolean {
  const rules = rulesOf[kind]
  const yard = openLevel(rules, level)
  const before = yard.world.bodies.map(({ x, y }) => ({ x, y }))
  for (let tick = 0; tick < IDLE_TICKS; tick++) stepYard(rules, yard, 0, quiet)
  if (yard.status !== 'playing' && kind !== 'marble-gates') return false
  const begin = BEGINS[kind]
  if (begin !== undefined) {
    const begun = openLevel(rules, level)
    for (let tick = 0; tick < LONGEST_TICKS && begun.status === 'playing'; tick++)
      stepYard(rules, begun, tick === 3 ? begin : 0, quiet)
    if (begun.status === 'won') return false
  }
  return !STANDS.includes(kind) || yard.world.bodies.every((body, index) => far(body, before[index]!) < 7)
}

function solve(kind: Kind, level: Level, easiest: number): Solved | undefined {
  const rules = rulesOf[kind]
  let best: Solved | undefined
  for (let trial = 0; trial < (rules.worth ? FEW_TRIES : MOST_TRIES); trial++) {
    const random = seededRandom(hash32(`${kind} ${level.dice} ${trial}`))
    const solved = rules.worth ? stepwise(rules, level, random) : blindly(kind, level, random)
    if (!solved) continue
    // A level that the first try solves is too easy.
    if (trial < easiest && !rules.expert && !rules.worth) return undefined
    if (!best || solved.moves.length < best.moves.length) best = solved
    if (trial > 2 || rules.expert || rules.worth) return best
  }
  return best
}

function blindly(kind: Kind, level: Level, random: Random): Solved | undefined {
  const rules = rulesOf[kind]
  const yard = openLevel(rules, level)
  const moves: Move[] = []
  const path: Place[] = []
  const waits = WAITS[kind] ?? 4
  while (yard.status === 'playing' && yard.tick < LONGEST_TICKS) {
    const acts = rules.isReady(yard) && yard.last === 0
    const input = !acts
      ? 0
      : rules.expert
        ? rules.expert(yard)
        : random() < 1 / waits
          ? rules.guess(yard, random)
          : 0
    const { tick, used } = yard
    stepYard(rules, yard, input, quiet)
    // An action without effect is not a move.
    if (yard.used > used) moves.push({ tick, input })
    note(path, rules, yard)
  }
  if (yard.status !== 'won') return undefined
  return rules.expert ? { moves, path } : thinned(rules, level, { moves, path })
}

/** Leaves out moves that the solution does not need: single ones, then pairs such as there and back. */
function thinned(rules: YardRules, level: Level, solved: Solved): Solved {
  let best = solved
  for (const many of [1, 2])
    for (let from = best.moves.length - many; from >= 0; from--) {
      const fewer = best.moves.filter((_, index) => index < from || index >= from + many)
      best = replayed(rules, level, fewer) ?? best
    }
  return best
}

/** Plays these moves and then waits; undefined when that does not win. */
function replayed(rules: YardRules, level: Level, moves: readonly Move[]): Solved | undefined {
  const yard = openLevel(rules, level)
  const path: Place[] = []
  while (yard.status === 'playing' && yard.tick < LONGEST_TICKS) {
    const move = moves.find(({ tick }) => tick === yard.tick)
    if (move && !rules.isReady(yard)) return undefined
    stepYard(rules, yard, move?.input ?? 0, quiet)
    note(path, rules, yard)
  }
  return yard.status === 'won' && moves.length > 0 ? { moves, path } : undefined
}

function note(path: Place[], rules: YardRules, yard: Yard) {
  const hero = rules.hero?.(yard)
  if (hero && yard.tick % 4 === 0) path.push({ x: Math.round(hero.x), y: Math.round(hero.y) })
}

/** Tries some actions, lets the world come to rest after each, and goes on from the best. */
function stepwise(rules: YardRules, level: Level, random: Random): Solved | undefined {
  let yard = openLevel(rules, level)
  const moves: Move[] = []
  while (yard.status === 'playing' && yard.tick < LONGEST_TICKS) {
    if (!rules.isReady(yard)) {
      stepYard(rules, yard, 0, quiet)
      continue
    }
    let most = -Infinity
    let best: { readonly yard: Yard; readonly move: Move } | undefined
    for (let way = 0; way < WAYS; way++) {
      const copy = structuredClone(yard)
      const move = { tick: yard.tick, input: rules.guess(copy, random) }
      stepYard(rules, copy, move.input, quiet)
      do stepYard(rules, copy, 0, quiet)
      while (copy.status === 'playing' && !rules.isReady(copy) && copy.tick < LONGEST_TICKS)
      const worth = copy.status === 'won' ? 1e6 : copy.status === 'lost' ? -1e6 : rules.worth!(copy)
      if (worth <= most) continue
      most = worth
      best = { yard: copy, move }
    }
    if (!best) return undefined
    // A stroke that hits nothing is not a move.
    if (best.yard.used > yard.used) moves.push(best.move)
    yard = best.yard
  }
  return yard.status === 'won' ? { moves, path: [] } : undefined
}

const APART = 46

/** Two places on the path of the hero. */
function pearlsOn(path: readonly Place[]): Place[] {
  const begin = path[0]
  if (!begin) return []
  const away = path.filter(
    (place) => far(place, begin) > APART && place.y > 10 && place.y < 390 && place.x > 8 && place.x < 392,
  )
  const first = away[Math.floor(away.length * 0.25)]
  const second = away.findLast(
    (place, index) => index <= away.length * 0.8 && first && far(place, first) > APART,
  )
  return [first, second].filter((place) => place !== undefined)
}

main(process.argv.slice(2))
