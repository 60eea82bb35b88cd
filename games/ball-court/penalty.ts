import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import { between, lengthOf, type Spot } from '#kit/game/discs/discs.ts'
import { bell, cupProgress, endRound, skillOf, type Cup, type Sport, type Strength } from './sport.ts'

/** The goal as seen from the spot: x from -GOAL_HALF, y from 0 (grass) up to GOAL_HIGH. */
export const GOAL_HALF = 150
export const GOAL_HIGH = 110
export const SHOTS = 5
export const SHOT_TICKS = 30
/** The rival runs up before it shoots. */
export const RUN_UP = 56
const SHOW = 62
const STEP = 5
const COLUMNS = 77
const ROWS = 31
const BENDS = 9
const REACH = 34

export interface Penalty extends Cup {
  /** Even shots are the player's; beyond 9 at equal score. */
  shot: number
  phase: 'ready' | 'run-up' | 'flying' | 'shown'
  since: number
  target: Spot
  bend: number
  /** The keeper's target. */
  keeperWish: Spot
  keeper: Spot
  dived: boolean
  /** Each side's shots of the round, in order. */
  marks: { mine: boolean[]; theirs: boolean[] }
  outcome: 'goal' | 'saved' | 'wide'
}

const HOME: Spot = { x: 0, y: 30 }

export const isMyShot = ({ shot }: Penalty) => shot % 2 === 0

/** A shot or a dive at a place of the goal mouth; a bend of -4 to 4 only matters to a shot. */
export const kickOf = ({ x, y }: Spot, bend = 0): number =>
  1 +
  between(0, Math.round(x / STEP) + 38, COLUMNS - 1) +
  COLUMNS * (between(0, Math.round(y / STEP), ROWS - 1) + ROWS * between(0, Math.round(bend) + 4, BENDS - 1))

function wishIn(input: number) {
  const place = input - 1
  return {
    spot: { x: ((place % COLUMNS) - 38) * STEP, y: (Math.floor(place / COLUMNS) % ROWS) * STEP },
    bend: Math.floor(place / (COLUMNS * ROWS)) - 4,
  }
}

/** Position of the ball at a share of its flight; the bend swings out and back. */
export function ballAt({ target, bend }: Pick<Penalty, 'target' | 'bend'>, share: number): Spot {
  const swing = bend * 22 * share * (1 - share)
  return { x: target.x * share + swing, y: target.y * share + 46 * share * (1 - share) }
}

function start(level: number): Penalty {
  return {
    tick: 0,
    status: 'playing',
    points: 0,
    level,
    round: 0,
    mine: 0,
    theirs: 0,
    shot: 0,
    phase: 'ready',
    since: 0,
    target: { x: 0, y: 0 },
    bend: 0,
    keeperWish: HOME,
    keeper: HOME,
    dived: false,
    marks: { mine: [], theirs: [] },
    outcome: 'goal',
  }
}

const isWide = ({ x, y }: Spot) => Math.abs(x) > GOAL_HALF - 6 || y > GOAL_HIGH - 6

/** The keeper's guess; a bend fools it. */
function keeperGuess(state: Penalty, random: Random): Spot {
  const skill = skillOf(state)
  const read = random() < 0.35 + skill * 0.5
  const fooled = state.bend * (16 - 9 * skill)
  const { x, y } = state.target
  if (read)
    return { x: between(-118, x - fooled + bell(random) * (60 - 30 * skill), 118), y: between(16, y, 84) }
  return { x: (random() < 0.5 ? -1 : 1) * (40 + random() * 70), y: 20 + random() * 50 }
}

function shoot(state: Penalty, target: Spot, bend: number, events: SimEvent[]) {
  state.target = target
  state.bend = bend
  enter(state, 'flying')
  events.push({ kind: 'kick', x: 0, y: 178 })
}

function enter(state: Penalty, phase: Penalty['phase']) {
  state.phase = phase
  state.since = 0
}

function moveKeeper(state: Penalty, fastest: number) {
  const dx = state.keeperWish.x - state.keeper.x
  const dy = state.keeperWish.y - state.keeper.y
  const far = lengthOf(dx, dy)
  const part = far > fastest ? fastest / far : 1
  state.keeper = { x: state.keeper.x + dx * part, y: state.keeper.y + dy * part }
}

function judge(state: Penalty, events: SimEvent[]) {
  const { target, keeper, marks } = state
  const mine = isMyShot(state)
  const isSaved = lengthOf(target.x - keeper.x, (target.y - keeper.y) * 0.8) < REACH
  state.outcome = isWide(target) ? 'wide' : isSaved ? 'saved' : 'goal'
  const isGoal = state.outcome === 'goal'
  marks[mine ? 'mine' : 'theirs'].push(isGoal)
  if (isGoal && mine) state.mine++
  if (isGoal && !mine) state.theirs++
  // A ball near the frame is worth more.
  if (isGoal && mine) state.points += 100 + (Math.abs(target.x) > 105 || target.y > 72 ? 50 : 0)
  if (!mine && state.outcome === 'saved') state.points += 150
  const kind = isGoal
    ? mine
      ? 'goal'
      : 'conceded'
    : state.outcome === 'wide'
      ? 'wide'
      : mine
        ? 'stopped'
        : 'saved'
  events.push({ kind, x: target.x, y: -target.y, amount: 1 })
  enter(state, 'shown')
}

/** Whether nothing can change the round any more. */
function isDecided({ marks, mine, theirs }: Penalty): boolean {
  const [shotsOfMine, shotsOfTheirs] = [marks.mine.length, marks.theirs.length]
  if (shotsOfMine >= SHOTS && shotsOfMine === shotsOfTheirs) return mine !== theirs
  const leftMine = Math.max(0, SHOTS - shotsOfMine)
  const leftTheirs = Math.max(0, SHOTS - shotsOfTheirs)
  return (
    shotsOfMine <= SHOTS && shotsOfTheirs < SHOTS && (mine > theirs + leftTheirs || theirs > mine + leftMine)
  )
}

function next(state: Penalty, events: SimEvent[]) {
  state.shot++
  state.keeper = state.keeperWish = HOME
  state.dived = false
  state.bend = 0
  state.target = { x: 0, y: 0 }
  if (isDecided(state)) {
    endRound(state, events)
    state.shot = 0
    state.marks = { mine: [], theirs: [] }
  }
  enter(state, isMyShot(state) ? 'ready' : 'run-up')
}

function rivalShoots(state: Penalty, random: Random, events: SimEvent[]) {
  const skill = skillOf(state)
  const side = random() < 0.5 ? -1 : 1
  const wide = 60 + random() * (62 + 26 * skill)
  const target = { x: Math.round(side * wide), y: Math.round(8 + random() * (50 + 46 * skill)) }
  shoot(state, target, Math.round(bell(random) * 3), events)
}

function tick(state: Penalty, input: number, random: Random): readonly SimEvent[] {
  const events: SimEvent[] = []
  const mine = isMyShot(state)
  state.tick++
  state.since++
  if (!mine && input > 0 && !state.dived && (state.phase === 'flying' || state.phase === 'run-up')) {
    const { x, y } = wishIn(input).spot
    state.dived = true
    state.keeperWish = { x: between(-128, x, 128), y: between(14, y, 92) }
    events.push({ kind: 'dive', x: state.keeper.x, y: -state.keeper.y })
  }
  if (state.phase === 'ready' && input > 0) {
    const { spot, bend } = wishIn(input)
    shoot(state, spot, bend, events)
    state.keeperWish = keeperGuess(state, random)
  } else if (state.phase === 'run-up') {
    // Diving before the shot shows the rival the empty corner.
    if (state.dived) moveKeeper(state, 2)
    if (state.since >= RUN_UP) rivalShoots(state, random, events)
  } else if (state.phase === 'flying') {
    const pace = mine ? 4.4 + 1.6 * skillOf(state) : 8
    if (!mine || state.since > 7) moveKeeper(state, pace)
    // The rival's ball is slower, so that it can be seen in time.
    if (state.since >= flightOf(state)) judge(state, events)
  } else if (state.phase === 'shown' && state.since > SHOW) next(state, events)
  return events
}

export const flightOf = (state: Penalty) =>
  isMyShot(state) ? SHOT_TICKS : Math.round(SHOT_TICKS * (1.75 - 0.5 * skillOf(state)))

function bot(state: Penalty, random: Random, strength: Strength): number {
  const stray = [60, 26, 8][strength]!
  if (isMyShot(state)) {
    if (state.phase !== 'ready' || state.since < 10) return 0
    const side = random() < 0.5 ? -1 : 1
    return kickOf({ x: side * 122 + bell(random) * stray, y: 62 + bell(random) * stray * 0.6 }, side * 3)
  }
  if (state.phase !== 'flying' || state.since < [20, 12, 8][strength]!) return 0
  const { x, y } = state.target
  return kickOf({ x: x + bell(random) * stray, y: y + bell(random) * stray })
}

export const penalty: Sport<Penalty> = {
  start,
  tick,
  bot,
  progress: (state) => cupProgress(state, SHOTS),
  sampled: [0, ...[-170, -110, -50, 50, 110, 170].flatMap((x) => [20, 70, 120].map((y) => kickOf({ x, y })))],
  most: COLUMNS * ROWS * BENDS,
}
