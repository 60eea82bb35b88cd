import { bonus, gain } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import { reward, respot, waste, type CueGame, type CueState } from './cue-state.ts'
import { disc, type Disc, type Place, type Table } from './discs.ts'

export const BALL = 9
const [LEFT, RIGHT, TOP, BOTTOM] = [80, 320, 14, 386]
const MIDDLE = (LEFT + RIGHT) / 2
export const HEAD: Place = { x: MIDDLE, y: 296 }
export const FOOT: Place = { x: MIDDLE, y: 104 }

const POCKETS: readonly Place[] = [
  { x: LEFT + 1, y: TOP + 1 },
  { x: RIGHT - 1, y: TOP + 1 },
  { x: LEFT - 5, y: 200 },
  { x: RIGHT + 5, y: 200 },
  { x: LEFT + 1, y: BOTTOM - 1 },
  { x: RIGHT - 1, y: BOTTOM - 1 },
]

export const cloth: Table = {
  left: LEFT,
  right: RIGHT,
  top: TOP,
  bottom: BOTTOM,
  edges: 'cushions',
  pockets: POCKETS,
  mouth: 17,
  posts: [],
  radiusOf: () => BALL,
  massOf: () => 1,
  keeps: 0.9885,
  rub: 0.012,
  spring: 0.8,
}
export const STRONGEST = 13
/** `wish` before the break: a break that pots nothing costs nothing. */
export const BREAK = 9

/** Rows of a rack from the foot spot; each ball is slightly off, so that no two breaks are alike. */
export function rack(rows: readonly number[], random: Random): Disc[] {
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, place) =>
      disc(
        FOOT.x + (place - (count - 1) / 2) * (BALL * 2 + 0.7) + random() * 0.4,
        FOOT.y - row * BALL * 1.76 + random() * 0.4,
      ),
    ),
  )
}

export const cueBall = (state: CueState) => state.discs[0]!

/** A potted cue ball returns to the head spot. */
export function backFromPocket(state: CueState, table: Table): boolean {
  if (!cueBall(state).out) return false
  respot(state, table, 0, HEAD)
  return true
}

export const left = ({ discs }: CueState) =>
  discs.flatMap(({ out }, ball) => (out || ball === 0 ? [] : [ball]))

export function payAll(
  state: CueState,
  turn: Parameters<CueGame['settle']>[1],
  worthOf: (ball: number) => number,
) {
  for (const [index, ball] of state.record.potted.entries())
    if (index === 0) gain(state, turn, worthOf(ball), cueBall(state))
    else bonus(state, turn, worthOf(ball), cueBall(state))
}

const RACK_OF_TEN = [1, 2, 3, 4]

export const straight: CueGame = {
  table: cloth,
  strongest: STRONGEST,
  lamps: 4,
  lay(state, random) {
    state.discs = [disc(HEAD.x, HEAD.y), ...rack(RACK_OF_TEN, random)]
    state.wish = BREAK
  },
  from: cueBall,
  targets: left,
  settle(state, turn) {
    const { potted } = state.record
    const at = { ...cueBall(state) }
    const isBreak = state.wish === BREAK && state.record.met.length > 0
    state.wish = 0
    if (backFromPocket(state, cloth)) waste(state, turn, 'foul', at)
    else if (potted.length === 0 && !isBreak) waste(state, turn, 'miss', at)
    else payAll(state, turn, () => 1)
    if (left(state).length > 1) return
    // The last ball stays where it is and breaks the next rack.
    const keeper = left(state)[0]
    const kept = keeper === undefined ? undefined : { ...state.discs[keeper]! }
    const cue = { ...cueBall(state) }
    const balls = rack(RACK_OF_TEN, turn.random)
    state.discs = [cue, ...balls]
    if (kept) {
      state.discs[1]!.out = true
      respot(state, cloth, 1, kept)
    }
    respot(state, cloth, 0, cue)
    reward(state, turn, 1, at)
  },
}
