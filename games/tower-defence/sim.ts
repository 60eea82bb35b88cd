import type { Sim, SimEvent } from '#kit/game/contract.ts'
import { hash32, seededRandom } from '#kit/random/random.ts'
import { BUILD, CALL, freshTower, inputOf, isInput, LEAD, LOCK, MOVE, TURN, UPGRADE } from './actions.ts'
import type { Board } from './board.ts'
import { rulesOf, type Rulebook } from './rulebook.ts'
import type { Kind } from './definitions.ts'
import { step } from './step.ts'
import type { Place, World } from './world.ts'

/** A run that exposes its state to view and bot. */
export interface DefenceSim extends Sim<number> {
  readonly kind: Kind
  readonly rules: Rulebook
  readonly world: World
  readonly level: number
  readonly board: Board
  allows(input: unknown): boolean
}

interface Wish {
  readonly seed: number
  readonly level: number
  readonly saved?: string | undefined
}

/** Kinds of the initial towers, by place. */
const STANDING = [0, 1, 0, 2, 3, 0, 4, 1]
const FIRST_BELT = [0, 0, 1]

const startWorld = (
  { coins, lives, isGrown, isBelt, towers }: Rulebook,
  { sites, width, height }: Board,
  drawn: number,
): World => ({
  tick: 0,
  end: '',
  score: 0,
  lives,
  coins,
  wave: 0,
  coming: [],
  rest: -1,
  towers: isGrown
    ? sites.map((cell, index) => freshTower(towers[STANDING[index]!]!, cell, STANDING[index]!))
    : [],
  foes: [],
  shots: [],
  bought: 0,
  drawn,
  nextId: 1,
  lever: 0,
  belt: isBelt ? [...FIRST_BELT] : [],
  beltRest: 0,
  hero: { x: width / 2, y: height / 2, toX: width / 2, toY: height / 2, wait: 0 },
  drops: [],
  way: 1,
  ride: 0,
  times: 1,
})

/** A sample of the alphabet: some cells for each tower, and the other actions. */
function sample(rules: Rulebook, { sites, locks, x }: Board): number[] {
  const some = Array.from({ length: 8 }, (_, index) => sites[Math.floor((index * sites.length) / 8)]!)
  const builds = some.flatMap((cell, index) => [
    inputOf(BUILD, cell, index % rules.towers.length),
    inputOf(UPGRADE, cell),
  ])
  const moves = rules.isMerging ? some.slice(1).map((cell, index) => inputOf(MOVE, some[index]!, cell)) : []
  const turns = rules.isTurning || rules.isRailed ? [inputOf(TURN, 0), inputOf(TURN, 1)] : []
  const steps = rules.isLed ? [2, 4, 6].map((part) => inputOf(LEAD, Math.floor((x.length * part) / 8))) : []
  return [
    0,
    inputOf(CALL),
    ...builds,
    ...moves,
    ...turns,
    ...steps,
    ...locks.map((_, index) => inputOf(LOCK, index)),
  ]
}

/** Waves that fill the progress bar of an endless game. */
const LONG_STORM = 40

/** Opens a game: the seed determines its random numbers, the level its field. */
export function openDefence(kind: Kind, { seed, level, saved }: Wish): DefenceSim {
  const rules = rulesOf[kind]
  const kept = saved ? (JSON.parse(saved) as { world: World; luck: number }) : undefined
  const random = seededRandom(kept ? kept.luck : hash32(`defence:${seed}`))
  const world = kept
    ? kept.world
    : startWorld(rules, rules.board(level, [], 0), Math.floor(random() * rules.towers.length))
  let events: SimEvent[] = []
  const place: Place = {
    rules,
    world,
    random,
    level,
    board: rules.board(
      level,
      world.towers.map(({ cell }) => cell),
      world.lever,
    ),
    tell: (name, x, y, amount) =>
      events.push(amount === undefined ? { kind: name, x, y } : { kind: name, x, y, amount }),
  }
  const inputs = sample(rules, place.board)
  const save = () => JSON.stringify({ world, luck: random.state() })
  return {
    kind,
    rules,
    world,
    level,
    get board() {
      return place.board
    },
    get status() {
      return world.end || 'playing'
    },
    get score() {
      return world.score
    },
    get progress() {
      return world.end === 'won'
        ? 1
        : Math.min(0.99, world.wave / (rules.isEndless ? LONG_STORM : rules.waves + 1))
    },
    legal: () => (world.end ? [] : inputs),
    allows: (input) => isInput(input, place.board.x.length),
    apply(input) {
      events = []
      if (!world.end) step(place, input)
      return events
    },
    hash: () => hash32(save()).toString(36),
    save,
  }
}
