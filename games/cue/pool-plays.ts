import { bonus, distance, gain, type Turn } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import { reward, respot, waste, type CueGame, type CueState } from './cue-state.ts'
import { disc, type Place, type Table } from './discs.ts'
import {
  backFromPocket,
  BALL,
  BREAK,
  cloth,
  cueBall,
  FOOT,
  HEAD,
  left,
  payAll,
  rack,
  STRONGEST,
} from './pocket-plays.ts'

const RACK_OF_TEN = [1, 2, 3, 4]

/** Pots are judged ball by ball: invalid ones return to the table. */
interface Judged {
  readonly table: Table
  readonly lay: CueGame['lay']
  isGood(state: CueState, ball: number): boolean
  worthOf(state: CueState, ball: number): number
  /** Called after a valid pot. */
  after?(state: CueState, turn: Turn): void
}

/** Judges a shot where only some pots are valid; true when the table is clear. */
function judge(state: CueState, turn: Turn, { table, lay, isGood, worthOf, after }: Judged): boolean {
  const at = { x: cueBall(state).x, y: cueBall(state).y }
  const isBreak = state.wish === BREAK && state.record.met.length > 0
  const fallen = state.record.potted.filter((ball) => ball > 0)
  const isFoul = state.record.potted.includes(0)
  const good = isFoul ? [] : fallen.filter((ball) => isGood(state, ball))
  for (const ball of fallen) if (!good.includes(ball)) respot(state, table, ball, FOOT)
  if (isFoul) backFromPocket(state, table)
  if (isFoul) waste(state, turn, 'foul', at)
  else if (good.length === 0 && !isBreak) waste(state, turn, 'miss', at)
  for (const [index, ball] of good.entries())
    if (index === 0) gain(state, turn, worthOf(state, ball), at)
    else bonus(state, turn, worthOf(state, ball), at)
  if (good.length > 0) after?.(state, turn)
  if (left(state).length > 0) return false
  reward(state, turn, 2, at)
  lay(state, turn.random)
  return true
}

const openingRack = (state: CueState, random: Random) => {
  state.discs = [disc(HEAD.x, HEAD.y), ...rack(RACK_OF_TEN, random)]
  state.wish = BREAK
}

/** Pockets mirrored at the cushions, with the loss of speed there. */
const mirrored: readonly Place[] = cloth.pockets.flatMap(({ x, y }) => {
  const over = (line: number, place: number) => line + (line - place) / cloth.spring
  return [
    { x: over(cloth.left + BALL, x), y },
    { x: over(cloth.right - BALL, x), y },
    { x, y: over(cloth.top + BALL, y) },
    { x, y: over(cloth.bottom - BALL, y) },
  ].filter((seen) => distance(seen.x, seen.y, x, y) > 100)
})

/** Only balls potted off a cushion count. */
export const bank: CueGame = {
  table: cloth,
  strongest: STRONGEST,
  lamps: 5,
  lay: openingRack,
  from: cueBall,
  targets: left,
  goals: () => mirrored,
  settle(state, turn) {
    const banked = state.record.banked ?? []
    const isClear = judge(state, turn, {
      table: cloth,
      lay: openingRack,
      isGood: (_, ball) => banked.includes(ball),
      worthOf: (_, ball) => 2 + Math.min(4, banked.filter((other) => other === ball).length),
    })
    if (!isClear) state.wish = 0
  },
}

const { pockets: POCKETS } = cloth
/** The pocket of a potted ball. */
const pocketOf = ({ x, y }: Place) =>
  POCKETS.findIndex((pocket) => distance(pocket.x, pocket.y, x, y) < cloth.mouth)

/** Moves the lantern to another pocket. */
function light(state: CueState, random: Random) {
  state.wish = (state.wish + 1 + Math.floor(random() * (POCKETS.length - 1))) % POCKETS.length
}

function layAround(state: CueState, random: Random) {
  state.discs = [disc(HEAD.x, HEAD.y)]
  for (let ball = 1; ball <= 8; ball++) {
    state.discs.push({ ...disc(FOOT.x, FOOT.y), out: true })
    respot(state, cloth, ball, { x: 112 + random() * 176, y: 50 + random() * 200 })
  }
  light(state, random)
}

/** Only the lit pocket counts; it changes after each pot. */
export const lantern: CueGame = {
  table: cloth,
  strongest: STRONGEST,
  lamps: 5,
  lay: layAround,
  from: cueBall,
  targets: left,
  goals: ({ wish }) => [POCKETS[wish]!],
  settle(state, turn) {
    judge(state, turn, {
      table: cloth,
      lay: layAround,
      isGood: ({ discs, wish }, ball) => pocketOf(discs[ball]!) === wish,
      // Middle pockets are harder.
      worthOf: ({ wish }) => (wish === 2 || wish === 3 ? 4 : 3),
      after: (now, { random }) => light(now, random),
    })
  },
}

const SILVERS = 5
const GOLDS = 3
const isGold = (ball: number) => ball > SILVERS

/** Each gold ball is in front of a pocket, with a silver one behind it. */
function layChains(state: CueState, random: Random) {
  state.discs = [disc(HEAD.x, HEAD.y)]
  for (let ball = 1; ball <= SILVERS + GOLDS; ball++) state.discs.push({ ...disc(0, 0), out: true })
  const first = Math.floor(random() * 4)
  for (let gold = 0; gold < GOLDS; gold++) {
    const pocket = POCKETS[(first + gold) % 4]!
    const [dx, dy] = [FOOT.x + (random() - 0.5) * 80 - pocket.x, 150 + random() * 60 - pocket.y]
    const far = distance(0, 0, dx, dy)
    const near = 34 + random() * 30
    const behind = near + 34 + random() * 26
    const on = (reach: number): Place => ({
      x: pocket.x + (dx / far) * reach,
      y: pocket.y + (dy / far) * reach,
    })
    respot(state, cloth, SILVERS + 1 + gold, on(near))
    respot(state, cloth, 1 + gold, on(behind))
  }
  for (let silver = GOLDS + 1; silver <= SILVERS; silver++)
    respot(state, cloth, silver, { x: 130 + random() * 140, y: 150 + random() * 90 })
  state.wish = 0
}

/** Where a silver ball has to go to drive a gold one into one of its two nearest pockets. */
function ghosts({ discs }: CueState): readonly Place[] {
  return discs.flatMap((gold, ball) => {
    if (!isGold(ball) || gold.out) return []
    return POCKETS.map((pocket) => ({ pocket, far: distance(pocket.x, pocket.y, gold.x, gold.y) || 1 }))
      .toSorted((one, other) => one.far - other.far)
      .slice(0, 2)
      .map(({ pocket, far }) => ({
        x: gold.x - ((pocket.x - gold.x) / far) * BALL * 2,
        y: gold.y - ((pocket.y - gold.y) / far) * BALL * 2,
      }))
  })
}

/** Gold counts, but only silver may be touched: pot it by combination. */
export const chain: CueGame = {
  table: cloth,
  strongest: STRONGEST,
  lamps: 5,
  lay: layChains,
  from: cueBall,
  targets: ({ discs }) => discs.flatMap(({ out }, ball) => (out || ball === 0 || isGold(ball) ? [] : [ball])),
  goals: ghosts,
  settle(state, turn) {
    const { met, potted } = state.record
    const at = { x: cueBall(state).x, y: cueBall(state).y }
    const golds = potted.filter(isGold)
    const isFoul = backFromPocket(state, cloth) || (met[0] !== undefined && isGold(met[0]))
    for (const ball of potted)
      if (ball > 0 && (isFoul || !isGold(ball) || met.includes(ball))) respot(state, cloth, ball, FOOT)
    const good = golds.filter((ball) => state.discs[ball]!.out)
    if (isFoul) return waste(state, turn, 'foul', at)
    if (good.length === 0) return waste(state, turn, 'miss', at)
    for (const index of good.keys())
      if (index === 0) gain(state, turn, 4, at)
      else bonus(state, turn, 6, at)
    if (state.discs.some(({ out }, ball) => isGold(ball) && !out)) return
    reward(state, turn, 2, at)
    layChains(state, turn.random)
  },
}

const PYRAMID_BALL = 11
const pyramidTable: Table = {
  ...cloth,
  mouth: 14.5,
  radiusOf: () => PYRAMID_BALL,
  keeps: 0.9895,
  spring: 0.82,
}
const PYRAMID_ROWS = [1, 2, 3, 4]

function layPyramid(state: CueState) {
  state.discs = [disc(HEAD.x, HEAD.y)]
  for (const [row, count] of PYRAMID_ROWS.entries())
    for (let place = 0; place < count; place++)
      state.discs.push(
        disc(
          FOOT.x + (place - (count - 1) / 2) * (PYRAMID_BALL * 2 + 0.7),
          FOOT.y + 20 - row * PYRAMID_BALL * 1.76,
        ),
      )
  state.wish = BREAK
}

/** Large balls, narrow pockets; the cue ball itself counts when potted after a hit. */
export const pyramid: CueGame = {
  table: pyramidTable,
  strongest: 14,
  lamps: 5,
  lay(state, random) {
    layPyramid(state)
    for (const one of state.discs) one.x += random() * 0.4
  },
  from: cueBall,
  targets: left,
  settle(state, turn) {
    const { met, potted } = state.record
    const at = { x: cueBall(state).x, y: cueBall(state).y }
    const isBreak = state.wish === BREAK && met.length > 0
    state.wish = 0
    const isOwn = potted.includes(0)
    if (isOwn) respot(state, pyramidTable, 0, HEAD)
    if (isOwn && met.length === 0) waste(state, turn, 'foul', at)
    else if (potted.length > 0) payAll(state, turn, (ball) => (ball === 0 ? 4 : 2))
    else if (!isBreak) waste(state, turn, 'miss', at)
    if (left(state).length > 0) return
    reward(state, turn, 3, at)
    this.lay(state, turn.random)
  },
}
