import { pickIndex, pickOne, seededRandom, type Random } from '#kit/random/random.ts'
import { stepMicro, type MicroRules, type MicroSim } from '#kit/game/micro/rules.ts'
import type { CueGame, CueState } from './cue-state.ts'
import type { Play } from './definitions.ts'
import type { Place } from './discs.ts'
import { ANGLES, gameOf, POWERS, rulesOf, shotOf } from './rules.ts'

const copyOf = (state: CueState): CueState => ({
  ...state,
  discs: state.discs.map((one) => ({ ...one })),
  record: { met: [...state.record.met], cushions: 0, potted: [], banked: [] },
  jack: { ...state.jack },
})

const LOOKS_AHEAD = 1300
const PER_LAMP = 4

/** Value of a shot, simulated until the rules have judged it. */
function worthOf(game: CueGame, rules: MicroRules<CueState>, state: CueState, shot: number): number {
  const copy = copyOf(state)
  const around = { random: seededRandom(1), tell: () => undefined }
  stepMicro(rules, copy, { ...around, input: shot })
  let tick = 0
  while (tick++ < LOOKS_AHEAD && copy.phase === 'roll') stepMicro(rules, copy, { ...around, input: 0 })
  const before = game.worth?.(copy) ?? 0
  while (tick++ < LOOKS_AHEAD && copy.phase === 'rest') stepMicro(rules, copy, { ...around, input: 0 })
  const won = copy.score - state.score + (copy.lamps - state.lamps) * PER_LAMP
  return won + (copy.round === state.round ? before : 0)
}

const directionOf = (dx: number, dy: number) =>
  (Math.round((Math.atan2(dy, dx) / (2 * Math.PI)) * ANGLES) + ANGLES) % ANGLES

interface Plan {
  readonly direction: number
  /** Lower is easier. */
  readonly effort: number
}

function isClear(
  game: CueGame,
  state: CueState,
  line: readonly [Place, Place],
  but: readonly number[],
): boolean {
  const [from, to] = line
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const square = dx * dx + dy * dy || 1
  return state.discs.every((one, index) => {
    if (one.out || but.includes(index)) return true
    const k = Math.max(0, Math.min(1, ((one.x - from.x) * dx + (one.y - from.y) * dy) / square))
    return Math.hypot(from.x + dx * k - one.x, from.y + dy * k - one.y) > game.table.radiusOf(index) * 1.95
  })
}

/** Straight pots from the cue ball, the easiest first. */
function potPlans(game: CueGame, state: CueState): readonly Plan[] {
  const from = game.from(state)
  const { table } = game
  const goals = game.goals?.(state) ?? table.pockets
  return game
    .targets(state)
    .flatMap((index) =>
      goals.flatMap((pocket): Plan[] => {
        const ball = state.discs[index]!
        const reach = table.radiusOf(state.shot) + table.radiusOf(index)
        const run = Math.hypot(pocket.x - ball.x, pocket.y - ball.y) || 1
        const [px, py] = [(pocket.x - ball.x) / run, (pocket.y - ball.y) / run]
        const ghost = { x: ball.x - px * reach, y: ball.y - py * reach }
        const [dx, dy] = [ghost.x - from.x, ghost.y - from.y]
        const far = Math.hypot(dx, dy) || 1
        const cut = (dx * px + dy * py) / far
        const but = [index, state.shot]
        const open = isClear(game, state, [from, ghost], but) && isClear(game, state, [ball, pocket], but)
        return cut > 0.2 && open
          ? [{ direction: directionOf(dx, dy), effort: (far + run) / (cut * cut) }]
          : []
      }),
    )
    .toSorted((one, other) => one.effort - other.effort)
}

/** A random idea: at a disc, at the only pocket, or anywhere. */
function idea(game: CueGame, state: CueState, random: Random): number {
  const { table } = game
  const from = game.from(state)
  const power = 6 + pickIndex(POWERS - 5, random)
  if (game.rival && random() < 0.6) return shotOf(directionOf((random() - 0.5) * 150, -300), power)
  const targets = game.targets(state)
  const goal = targets.length > 0 && random() < 0.9 ? state.discs[pickOne(targets, random)] : undefined
  if (!goal) {
    const pocket = table.pockets[0]
    if (!pocket || random() < 0.6) return shotOf(pickIndex(ANGLES, random), power)
    return shotOf(directionOf(pocket.x - from.x + (random() - 0.5) * 120, pocket.y - from.y), power)
  }
  const reach = table.radiusOf(state.shot) + table.radiusOf(state.discs.indexOf(goal))
  const aside = (random() - 0.5) * 2 * reach
  const [dx, dy] = [goal.x - from.x, goal.y - from.y]
  const far = Math.hypot(dx, dy) || 1
  return shotOf(directionOf(dx - (dy / far) * aside, dy + (dx / far) * aside), power)
}

/** Candidate shots: plans with two powers and slightly varied angles, then ideas. */
function shotsToTry(game: CueGame, state: CueState, random: Random, count: number): readonly number[] {
  const planned = potPlans(game, state)
    .slice(0, Math.ceil(count / 7))
    .flatMap(({ direction }) =>
      [0, 1, -1].flatMap((off) =>
        [14, 22].map((power) => shotOf((direction + off + ANGLES) % ANGLES, power)),
      ),
    )
  const ideas = Array.from({ length: count }, () => idea(game, state, random))
  return [...planned, ...ideas].slice(0, count)
}

const IDEAS = [5, 20, 60] as const
/** Aiming error in half degrees, by strength. */
const STRAY = [8, 3, 0] as const

/** Simulates candidate shots and plays the best. */
export function cueBot(play: Play, sim: MicroSim, random: Random, strength: 0 | 1 | 2): number {
  const state = sim.state as CueState
  const game = gameOf[play]
  if (state.phase !== 'ready' || state.last > 0 || state.over) return 0
  if (game.rival && state.shot % 2 === 1) return 0
  let [best, most] = [shotOf(0, POWERS), -Infinity]
  for (const shot of shotsToTry(game, state, random, IDEAS[strength] * (game.rival ? 2 : 1))) {
    const worth = worthOf(game, rulesOf[play], state, shot)
    if (worth <= most) continue
    most = worth
    best = shot
    if (most > 0.9 && !game.rival) break
  }
  const stray = pickIndex(STRAY[strength] * 2 + 1, random) - STRAY[strength]
  const direction = (Math.floor((best - 1) / POWERS) + stray + ANGLES) % ANGLES
  return shotOf(direction, ((best - 1) % POWERS) + 1)
}
