import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { freshBase, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { areStill, glide } from './discs.ts'
import { bumper, carom, carrom } from './board-plays.ts'
import type { CueGame, CueState } from './cue-state.ts'
import type { Play } from './definitions.ts'
import { barBilliards, fivePins, marbles } from './pin-plays.ts'
import { straight } from './pocket-plays.ts'
import { bank, chain, lantern, pyramid } from './pool-plays.ts'
import { bocce, crokinole, curling, shuffle } from './stone-plays.ts'

export const gameOf: Readonly<Record<Play, CueGame>> = {
  straight,
  carom,
  carrom,
  bumper,
  shuffle,
  curling,
  bocce,
  'five-pins': fivePins,
  bank,
  lantern,
  chain,
  pyramid,
  crokinole,
  marbles,
  bar: barBilliards,
}

export const ANGLES = 720
export const POWERS = 32
export const PLACES = 21
/** The first input that places the striker on its line. */
const FIRST_PLACE = 1 + ANGLES * POWERS
const REST_TICKS = 18
const LONGEST_ROLL = 1200

/** A shot as an input: direction in half degrees, power from 1. */
export const shotOf = (direction: number, power: number) => 1 + direction * POWERS + (power - 1)
/** Places the striker at a share of its line. */
export const placeOf = (share: number) => FIRST_PLACE + Math.round(share * (PLACES - 1))

function strike(game: CueGame, state: CueState, turn: Turn, { vx, vy }: { vx: number; vy: number }) {
  const own = state.discs[state.shot]!
  own.vx = vx
  own.vy = vy
  state.record = { met: [], cushions: 0, potted: [], banked: [] }
  state.phase = 'roll'
  state.since = 0
  turn.tell('shot', own.x, own.y)
}

function act(game: CueGame, state: CueState, turn: Turn) {
  const rival = game.rival?.(state, turn.random)
  if (rival) {
    if (state.since > REST_TICKS * 2) strike(game, state, turn, rival)
    return
  }
  if (!turn.press) {
    if (turn.held && turn.input >= FIRST_PLACE) game.place?.(state, (turn.input - FIRST_PLACE) / (PLACES - 1))
    return
  }
  if (turn.input >= FIRST_PLACE) return game.place?.(state, (turn.input - FIRST_PLACE) / (PLACES - 1))
  const angle = (Math.floor((turn.input - 1) / POWERS) * 2 * Math.PI) / ANGLES
  const speed = ((((turn.input - 1) % POWERS) + 1) / POWERS) * game.strongest
  strike(game, state, turn, { vx: exactCos(angle) * speed, vy: exactSin(angle) * speed })
}

const TOLD_BELOW_A_TICK = 3

function roll(game: CueGame, state: CueState, turn: Turn) {
  game.steer?.(state, turn.held)
  const knocks = glide(state.discs, game.table, state.shot, state.record)
  for (const { kind, x, y } of knocks.slice(0, TOLD_BELOW_A_TICK)) turn.tell(kind, x, y)
  if (state.since > LONGEST_ROLL) for (const one of state.discs) one.vx = one.vy = 0
  if (!areStill(state.discs)) return
  state.phase = 'rest'
  state.since = 0
}

const inputs: readonly number[] = Array.from({ length: FIRST_PLACE + PLACES }, (_, index) => index)

const rulesFor = (game: CueGame): MicroRules<CueState> => ({
  inputs,
  hand: 'aim',
  start(random) {
    const state: CueState = {
      ...freshBase(),
      phase: 'ready',
      since: 0,
      discs: [],
      record: { met: [], cushions: 0, potted: [] },
      shot: 0,
      lamps: game.lamps,
      round: 0,
      wish: 0,
      thrown: 0,
      jack: { x: 200, y: 100 },
    }
    game.lay(state, random)
    return state
  },
  step(state, turn) {
    state.since++
    if (state.phase === 'roll') return roll(game, state, turn)
    if (state.phase === 'ready') return act(game, state, turn)
    if (state.since < REST_TICKS) return
    state.phase = 'ready'
    state.since = 0
    game.settle(state, turn)
  },
})

export const rulesOf: Readonly<Record<Play, MicroRules<CueState>>> = {
  straight: rulesFor(straight),
  carom: rulesFor(carom),
  carrom: rulesFor(carrom),
  bumper: rulesFor(bumper),
  shuffle: rulesFor(shuffle),
  curling: rulesFor(curling),
  bocce: rulesFor(bocce),
  'five-pins': rulesFor(fivePins),
  bank: rulesFor(bank),
  lantern: rulesFor(lantern),
  chain: rulesFor(chain),
  pyramid: rulesFor(pyramid),
  crokinole: rulesFor(crokinole),
  marbles: rulesFor(marbles),
  bar: rulesFor(barBilliards),
}
