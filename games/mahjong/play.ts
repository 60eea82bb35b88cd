import type { Coach } from '#kit/game/coach.ts'
import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Point, Stage, StageSize } from '#kit/game/stage.ts'
import type { TimedBook } from '#kit/game/progress/timed-book.ts'
import { THEME_OPTION, type MahjongContext } from './choose-board.ts'
import { themeOf } from './themes.ts'
import type { Pair } from './deal.ts'
import { mahjongOf } from './family.ts'
import { type Geometry, geometryOf } from './geometry.ts'
import { tileAt } from './pick.ts'
import { freePairs, freePlaces, type MahjongInput, pairsLeft } from './rules.ts'
import type { ShuffleButton } from './shuffle-button.ts'
import { type Sprites, tileSprites } from './sprites.ts'
import type { Table } from './table.ts'

export interface Play {
  readonly context: MahjongContext
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  size: StageSize
  run: Run<MahjongInput>
  geometry: Geometry
  sprites: Sprites
  picked: number | undefined
  cursor: number | undefined
  hinted: Pair | undefined
  readonly button: ShuffleButton
  readonly book: TimedBook
  readonly table: Table
  readonly finger: Coach
  readonly stage: Stage
}

export function sim(play: Play) {
  return mahjongOf(play.run.sim)
}

/** The tiles of the chosen theme. */
export const spritesOf = ({ remembered }: MahjongContext, geometry: Geometry): Sprites =>
  tileSprites(geometry, themeOf(remembered(THEME_OPTION)))

export function repaint(play: Play) {
  play.sprites = spritesOf(play.context, play.geometry)
  play.table.repaint()
}

export function measure(play: Play) {
  const before = play.geometry
  play.geometry = geometryOf(sim(play).board, play.size)
  if (before.width !== play.geometry.width) repaint(play)
}

/** There is space for two counters: the time replaces one where the player wants it. */
export function showCounters({ run, host, text, number, book }: Play) {
  const { board, state } = mahjongOf(run.sim)
  const time = book.shownTime()
  const free = freePairs(board, state.faces).length
  host.hud([
    time === undefined
      ? { id: 'pairs', label: text('hud.pairs'), value: number(pairsLeft(state)) }
      : { id: 'time', label: text('option.time'), value: time },
    { id: 'free', label: text('hud.free'), value: number(free) },
  ])
}

export function refresh(play: Play) {
  const { board, state, status } = sim(play)
  const pairs = freePairs(board, state.faces).length
  showCounters(play)
  play.host.canHint(status === 'playing' && pairs > 0)
  play.stage.invalidate()
}

export function pickable(play: Play, at: Point) {
  const { board, state } = sim(play)
  const place = tileAt(board, state.faces, play.geometry, at)
  return place !== undefined && freePlaces(board, state.faces).includes(place) ? place : undefined
}
