import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Played, Scene } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import type { GameHost } from '#kit/game/contract.ts'
import type { CampaignGame } from '../campaign-game.ts'
import {
  MOST_HEARTS,
  delve as rules,
  SIDE,
  stepTo,
  TIDE,
  WAIT,
  type Beast,
  type DelveState,
} from '../rules/delve.ts'
import { fieldOf, heart, hintOf, type Field, type Hint, type Tools } from './field.ts'

type Pen = CanvasRenderingContext2D
const CELL = 50
const TOP = 46
const STEP_SECONDS = 0.13

const WAYS: Readonly<Record<string, number>> = {
  ArrowUp: 0,
  ArrowRight: 1,
  ArrowDown: 2,
  ArrowLeft: 3,
  ' ': WAIT,
}

const middle = (cell: number): Point => ({
  x: ((cell % SIDE) + 0.5) * CELL,
  y: TOP + (Math.floor(cell / SIDE) + 0.5) * CELL,
})

/** A crab, an armoured guard, an eel. */
export function beast(brush: Brush, { kind, life }: Pick<Beast, 'kind' | 'life'>) {
  brush.disc(2, 13, 15, '#000000', 0.25)
  if (kind === 2) {
    brush.line([-16, 8, -6, -4, 4, 8, 14, -6], 9, '#4fc8b8')
    brush.disc(15, -8, 3, PAINT.ink)
    return
  }
  const color = kind === 0 ? '#ff6b5a' : '#8795b5'
  for (const side of [-1, 1]) {
    brush.line([side * 9, 2, side * 17, -8], 4, color)
    brush.disc(side * 17, -11, 6, color)
    brush.line([side * 8, 9, side * 15, 15], 3, color)
  }
  brush.round(-13, -7, 26, 20, 10, color)
  for (const side of [-1, 1]) {
    brush.disc(side * 5, -6, 4, '#ffffff')
    brush.disc(side * 5, -5, 2, PAINT.ink)
  }
  if (kind === 1 && life > 1) brush.arc(0, 2, 14, Math.PI * 1.1, Math.PI * 1.9, 6, '#dfe6f0')
}

export function delver(brush: Brush) {
  brush.disc(2, 15, 14, '#000000', 0.28)
  brush.round(-10, -2, 20, 19, 8, '#ffb63d')
  brush.ball(0, -9, 10.5, '#6fce84')
  for (const side of [-1, 1]) brush.disc(side * 4, -10, 2, PAINT.ink)
  brush.round(-12, -19, 24, 6, 3, '#7a4526')
  brush.round(-7, -25, 14, 9, 4, '#7a4526')
  brush.line([13, -4, 13, 12], 3, '#7a4526')
  brush.glow(13, -8, 11, '#ffe066')
  brush.disc(13, -8, 4, '#ffe066')
}

function floorOf(brush: Brush, { walls, stairs, pearls, potion }: DelveState) {
  brush.round(-6, TOP - 6, SIDE * CELL + 12, SIDE * CELL + 12, 16, '#1c1838')
  for (let cell = 0; cell < SIDE * SIDE; cell++) {
    const { x, y } = middle(cell)
    const isDark = (cell + Math.floor(cell / SIDE)) % 2 === 0
    brush.round(x - 24, y - 24, 48, 48, 7, isDark ? '#4a4478' : '#524c84')
    if (walls.includes(cell)) brush.slab(x - 24, y - 30, 48, 44, 8, '#8a7fb8', 11)
  }
  const down = middle(stairs)
  for (let tread = 0; tread < 4; tread++)
    brush.round(
      down.x - 20 + tread * 4,
      down.y - 18 + tread * 9,
      40 - tread * 8,
      8,
      2,
      tread % 2 ? '#1c1838' : '#ffb63d',
    )
  for (const cell of pearls) {
    const { x, y } = middle(cell)
    brush.disc(x + 1, y + 9, 10, '#000000', 0.25)
    brush.ball(x, y, 10, '#fff4e8')
  }
  if (potion < 0) return
  const { x, y } = middle(potion)
  brush.round(x - 9, y - 6, 18, 20, 7, '#ff6b8a')
  brush.round(x - 4, y - 15, 8, 11, 3, '#fff4dc')
}

/** The floor as drawn, and progress of the last step. */
interface Table {
  readonly tools: Tools<DelveState>
  readonly host: GameHost
  readonly field: Field
  readonly hints: Hint
  before: DelveState | undefined
  gone: number
}

function scene(tools: Tools<DelveState>): Scene<DelveState, number> {
  const { host } = tools.context
  const field = fieldOf(SIDE * CELL, SIDE * CELL + TOP)
  const hints = hintOf(tools)

  const table: Table = {
    tools,
    host,
    field,
    hints,
    before: undefined,
    gone: 1,
  }

  return {
    layout: (size) => field.layout(size),
    show() {
      table.before = undefined
      table.gone = 1
      hints.clear()
    },
    play: (played) => play(table, played),
    draw: (pen) => draw(table, pen),
    point: (input) => hints.show(input),
    path: (input) => {
      const { hero } = tools.state()
      return [field.toScreen(middle(hero)), field.toScreen(middle(stepTo(hero, input) ?? hero))]
    },
    up: (at, from) => up(table, at, from),
    key: (key) => pressKey(table, key),
  }
}

/** Where somebody is seen on the way from one cell to another. */
function between(table: Table, from: number, to: number): Point {
  const [a, b] = [middle(from), middle(to)]
  return {
    x: a.x + (b.x - a.x) * table.gone,
    y: a.y + (b.y - a.y) * table.gone - Math.sin(table.gone * Math.PI) * 6,
  }
}

function send({ tools, host }: Table, way: number) {
  if (rules.legal(tools.state()).includes(way)) tools.send(way)
  else host.sound('hit', -5)
}

function play(table: Table, { before: was, after, events }: Played<DelveState, number>) {
  const { tools, host, field, hints } = table
  hints.clear()
  table.before = was.floor === after.floor ? was : undefined
  table.gone = 0
  tools.effects.tween(STEP_SECONDS, (k) => (table.gone = k))
  for (const { kind, x } of events) {
    const at = field.toScreen(middle(x ?? after.hero))
    if (kind === 'walk') host.sound('tap', -4)
    if (kind === 'struck' || kind === 'beaten') {
      host.sound('slice')
      tools.effects.burst(at, { count: kind === 'beaten' ? 16 : 7, colors: ['#ff6b5a', '#ffffff'] })
    }
    if (kind === 'pearl' || kind === 'potion') {
      host.sound('coin', kind === 'potion' ? 5 : 0)
      tools.effects.burst(at, { count: 12, colors: ['#ffffff', '#ffe066'] })
    }
    if (kind === 'stairs') host.sound('boost')
    if (kind === 'bitten') {
      host.sound('bad')
      host.vibrate()
      tools.effects.quake(6)
    }
  }
  return STEP_SECONDS
}

function draw(table: Table, pen: Pen) {
  const { tools, field, hints } = table
  const state = tools.state()
  field.paint(pen, (brush) => {
    floorOf(brush, state)
    for (const one of state.beasts) {
      // Beasts keep their order as long as none is gone.
      const index = state.beasts.indexOf(one)
      const from =
        table.before?.beasts.length === state.beasts.length ? table.before.beasts[index]!.at : one.at
      const { x, y } = between(table, from, one.at)
      brush.at(x, y, 0, () => beast(brush, one))
    }
    const { x, y } = between(table, table.before?.hero ?? state.hero, state.hero)
    brush.at(x, y, 0, () => delver(brush))
    for (let index = 0; index < MOST_HEARTS; index++)
      heart(brush, 16 + index * 27, 16, 10, index < state.hearts)
    brush.round(180, 9, 204, 16, 8, '#1c1838')
    brush.round(
      182,
      11,
      Math.max(8, 200 * Math.min(1, state.tide / TIDE)),
      12,
      6,
      state.tide > 35 ? '#55b4ff' : '#ff6b6b',
    )
    if (hints.input !== undefined) {
      const at = middle(stepTo(state.hero, hints.input) ?? state.hero)
      brush.ring(at.x, at.y, 22 + hints.pulse * 4, 5, '#ffe066')
    }
  })
}

function up(table: Table, at: Point, from: Point) {
  const { tools, field } = table
  const [dx, dy] = [at.x - from.x, at.y - from.y]
  const hero = field.toScreen(middle(tools.state().hero))
  // A swipe gives a direction; a tap moves towards the touched place.
  const isSwipe = Math.abs(dx) + Math.abs(dy) > 24
  const [x, y] = isSwipe ? [dx, dy] : [at.x - hero.x, at.y - hero.y]
  if (!isSwipe && Math.abs(x) + Math.abs(y) < 24) return send(table, WAIT)
  send(table, Math.abs(x) > Math.abs(y) ? (x > 0 ? 1 : 3) : y > 0 ? 2 : 0)
}

function pressKey(table: Table, key: string) {
  const way = WAYS[key]
  if (way === undefined) return false
  send(table, way)
  return true
}

export const game: CampaignGame<DelveState> = { rules, scene }
