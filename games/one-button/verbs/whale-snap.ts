import { exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  BUTTON,
  distance,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#f0a878', '#3a3468'] }

/** The run does not end at the first mistake. */
export const hasTries = true

export interface Leaper {
  kind: 'dolphin' | 'whale' | 'gull'
  /** Ticks into its leap, and how many it takes. */
  at: number
  whole: number
  from: number
  span: number
  high: number
  shot: boolean
}
export interface SnapshotState extends Base {
  leapers: Leaper[]
  next: number
  /** Ticks since the last picture. */
  since: number
  lamps: number
  patience: number
}

export const SEA_Y = 300
export const FRAME = { x: 200, y: 176, half: 82, tall: 66 } as const
export const PATIENCE = 640
const REWIND = 34
const PAYS = [0, 1, 3, 6, 9] as const
const CENTRED = 20

/** Where a leaper is now. */
export function leaperAt({ at, whole, from, span, high, kind }: Leaper) {
  const k = at / whole
  if (kind === 'gull') return { x: from + span * k, y: high + 12 * exactSin(at * 0.06) }
  return { x: from + span * k, y: SEA_Y + 40 - high * 4 * k * (1 - k) }
}

function rise(state: SnapshotState, turn: Turn) {
  const hard = hardness(state.tick, 2800)
  const way = turn.random() < 0.5 ? 1 : -1
  const roll = turn.random()
  const middle = between(150, 250, turn.random)
  if (roll < 0.16 + 0.14 * hard) {
    const whole = Math.round(between(190, 260, turn.random) - 60 * hard)
    state.leapers.push({
      kind: 'gull',
      at: 0,
      whole,
      from: 200 - way * 330,
      span: way * 660,
      high: between(120, 220, turn.random),
      shot: false,
    })
  } else {
    const kind = roll > 0.74 ? 'whale' : 'dolphin'
    const span = way * (kind === 'whale' ? between(70, 120, turn.random) : between(150, 260, turn.random))
    const whole = Math.round((kind === 'whale' ? 130 : 96) - 26 * hard)
    state.leapers.push({
      kind,
      at: 0,
      whole,
      from: middle - span / 2,
      span,
      high: between(140, 200, turn.random),
      shot: false,
    })
  }
  state.next = between(24, 74 - 20 * hard, turn.random)
}

function lose(state: SnapshotState, turn: Turn, kind: string) {
  state.combo = 0
  state.lamps--
  turn.tell(kind, FRAME.x, FRAME.y)
  if (state.lamps <= 0) end(state, turn, FRAME)
}

function shoot(state: SnapshotState, turn: Turn) {
  state.since = 0
  turn.tell('click', FRAME.x, FRAME.y)
  const inside = state.leapers.filter((leaper) => {
    const { x, y } = leaperAt(leaper)
    return Math.abs(x - FRAME.x) < FRAME.half && Math.abs(y - FRAME.y) < FRAME.tall && !leaper.shot
  })
  if (inside.some(({ kind }) => kind === 'gull')) {
    lose(state, turn, 'spoilt')
    return
  }
  if (inside.length === 0) {
    lose(state, turn, 'empty')
    return
  }
  state.patience = PATIENCE
  gain(state, turn, PAYS[Math.min(4, inside.length)]!, { x: FRAME.x, y: FRAME.y - 30 })
  for (const leaper of inside) {
    leaper.shot = true
    const { x, y } = leaperAt(leaper)
    if (distance(x, y, FRAME.x, FRAME.y) < CENTRED) bonus(state, turn, 1, { x, y: y - 40 })
  }
}

/** Press to take the picture: as many leapers as you can in the frame, and no gull. */
export const rules: MicroRules<SnapshotState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 120,
  start: () => ({
    ...freshBase(),
    leapers: [{ kind: 'dolphin', at: 0, whole: 104, from: 110, span: 180, high: 166, shot: false }],
    next: 60,
    since: 99,
    lamps: 3,
    patience: PATIENCE,
  }),
  step(state, turn) {
    state.since++
    for (const leaper of state.leapers) leaper.at++
    state.leapers = state.leapers.filter(({ at, whole }) => at < whole)
    if (turn.press && state.since > REWIND) shoot(state, turn)
    if (--state.next <= 0) rise(state, turn)
    if (--state.patience <= 0 && !state.over) {
      state.patience = PATIENCE
      lose(state, turn, 'late')
    }
  },
}
