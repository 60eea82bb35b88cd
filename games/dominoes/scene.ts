import { ease } from '#kit/game/effects.ts'
import type { FarSide } from '#kit/game/duel/table.ts'
import type { Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { controlsOn } from '#kit/game/table-top/targets.ts'
import { ADVISER } from './bot.ts'
import type { DominoDefinition } from './definitions.ts'
import { makeFaces } from './faces.ts'
import { tileGlide } from './glide.ts'
import { moveName } from './look.ts'
import { stillMat } from './mat.ts'
import { draw } from './match-draw.ts'
import { play } from './match-film.ts'
import { idOf, targets } from './match-targets.ts'
import { movesOf, place, turnTo, type Match } from './match.ts'
import { tileRoom, type TileRoom } from './room.ts'
import { dominoGame } from './rules.ts'
import { isLay, layIn, type DominoState, type Twist } from './state.ts'
import { tableOf } from './table.ts'

const HINT_SECONDS = 2.4

/** The table of a match: rivals, layout, hand, stock and score sheet. */
export function matchScene(
  tools: SceneTools<DominoDefinition, DominoState, number>,
  twist: Twist,
  far?: Pick<FarSide<number>, 'mayMove'>,
): Scene<DominoState, number> {
  const { context } = tools
  const { host, text, number, direction } = context
  const isRtl = direction === 'rtl'
  const { palette } = context.definition
  const { advance } = dominoGame(twist, ADVISER)
  const room: TileRoom = tileRoom({ width: 1, height: 1 }, 1, isRtl)
  const shown: DominoState = tools.state()
  const match: Match = {
    tools,
    twist,
    context,
    host,
    text,
    number,
    isRtl,
    palette,
    advance,
    far,
    mat: stillMat(palette),
    motion: tileGlide(() => tools.effects),
    faces: makeFaces(palette),
    room,
    shown,
    table: tableOf(twist, shown, room),
    moves: [],
    picked: undefined,
    bubbles: [],
    isBusy: false,
    age: 0,
    most: twist.size,
    words: '',
    glow: undefined,
    get controls() {
      return controls
    },
  }
  const controls = controlsOn(
    () => targets(match),
    () => {
      const first = match.picked === undefined ? match.moves[0] : movesOf(match, match.picked)[0]
      return first === undefined ? undefined : idOf(match, first)
    },
  )
  return {
    layout: (size, state) => layOut(match, size, state),
    show: () => clear(match),
    play: (move) => play(match, move),
    draw: (pen, time) => draw(match, pen, time),
    lively: () => match.picked !== undefined,
    point: (move) => pointAt(match, move),
    path: (move) => pathOf(match, move),
    down: (at) => press(match, at),
    key: (key) => pressKey(match, key),
  }
}

function settle(match: Match) {
  match.age++
  match.isBusy = false
  match.bubbles = []
  match.glow = undefined
  turnTo(match, match.tools.state())
  match.motion.place(match.table.spots)
}

function layOut(match: Match, size: StageSize, state: DominoState) {
  place(match, size)
  turnTo(match, state)
  match.motion.place(match.table.spots)
}

function clear(match: Match) {
  match.controls.clear()
  match.most = match.twist.size
  settle(match)
}

function pointAt(match: Match, move: number) {
  const mine = { move, k: 0 }
  match.glow = mine
  if (isLay(move) && movesOf(match, layIn(move).tile).length > 1) match.picked = layIn(move).tile
  match.tools.effects.tween(HINT_SECONDS, (k) => (mine.k = k), {
    ease: ease.linear,
    done: () => match.glow === mine && (match.glow = undefined),
  })
  match.host.announce(match.text('say.hint', { move: moveName(match.context, move) }))
}

function pathOf(match: Match, move: number) {
  const target = targets(match).find(({ id }) => id === idOf(match, move))
  if (!target) return []
  const { x, y, width, height } = target.box
  return [{ x: x + width / 2, y: y + height / 2 }]
}

function press(match: Match, at: Point) {
  if (match.isBusy) settle(match)
  else if (!match.controls.down(at) && match.picked !== undefined) turnTo(match, match.shown)
  match.tools.redraw()
}

function pressKey(match: Match, key: string) {
  if (match.isBusy && (key === 'Enter' || key === ' ')) settle(match)
  else if (key === 'Escape' && match.picked !== undefined) turnTo(match, match.shown)
  else if (!match.controls.key(key)) return false
  match.tools.redraw()
  return true
}
