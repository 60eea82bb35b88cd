import type { GameContext, GameHost } from '#kit/game/contract.ts'
import { cardName } from '#kit/game/cards/card-names.ts'
import { type Faces, makeFaces } from '#kit/game/cards/faces.ts'
import {
  CARDS_GONE,
  paintCursor,
  paintGlow,
  paintLines,
  paintPlaces,
  paintSlip,
  paintStock,
} from './paint.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import { ease } from '#kit/game/effects.ts'
import { type Board, boardOf, placeAt } from './board.ts'
import { placesOf, STOCK, touched } from './choose.ts'
import type { GridDefinition } from './definition.ts'
import { paletteOf } from './palette.ts'
import { kindOf } from './rules.ts'
import { GAP, type Kind, type Move, type State } from './state.ts'

type Tools = SceneTools<GridDefinition, State, Move>

/** A moving or resting card. */
interface Lying {
  x: number
  y: number
  alpha: number
  lift: number
}

const MOVE_SECONDS = 0.24
const STEP_SECONDS = 0.012
const RATIO = () => Math.min(3, globalThis.devicePixelRatio || 1)

interface Table {
  readonly tools: Tools
  readonly context: Tools['context']
  readonly definition: Tools['context']['definition']
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly kind: Kind
  board: Board
  faces: Faces | undefined
  chosen: readonly number[]
  pointed: readonly number[]
  cursor: number | undefined
  readonly lying: Map<number, Lying>
}

/** The table of a grid patience. */
export function gridScene(tools: Tools): Scene<State, Move> {
  const { context } = tools
  const { definition, host, text } = context
  const kind = kindOf(definition)
  const lying = new Map<number, Lying>()

  const table: Table = {
    tools,
    context,
    definition,
    host,
    text,
    kind,
    board: boardOf(definition, { width: 300, height: 300 }),
    faces: undefined,
    chosen: [],
    pointed: [],
    cursor: undefined,
    lying,
  }

  return {
    layout: (size, state) => layout(table, size, state),
    show: (state) => show(table, state),
    draw: (pen) => draw(table, pen),
    play: (move) => play(table, move),
    point: (input) => pointAt(table, input),
    path: (input) => placesOf(input).map((place) => middleOf(table, place)),
    up: (at, from) => fingerUp(table, at, from),
    key: (key) => pressKey(table, key),
  }
}

function homeOf(table: Table, place: number) {
  return table.board.spots[place]!
}

function stockSpot(table: Table) {
  return table.board.stock ?? { x: table.board.gone.x, y: table.board.gone.y }
}

/** Resting place of every card. */
function restOf(table: Table, state: State) {
  const rest = new Map<number, { readonly x: number; readonly y: number; readonly alpha: number }>()
  state.cells.forEach((card, place) => {
    if (card !== GAP) rest.set(card, { ...homeOf(table, place), alpha: 1 })
  })
  return rest
}

function settle(table: Table, state: State) {
  table.lying.clear()
  for (const [card, { x, y }] of restOf(table, state)) table.lying.set(card, { x, y, alpha: 1, lift: 0 })
}

function layout(table: Table, size: { readonly width: number; readonly height: number }, state: State) {
  table.board = boardOf(table.definition, size)
  table.faces = makeFaces({
    width: table.board.card,
    height: table.board.height,
    ratio: RATIO(),
    back: paletteOf(table.definition.id).back,
  })
  settle(table, state)
}

/** Animates all cards to their places; returns the seconds. */
function travel(table: Table, state: State): number {
  const rest = restOf(table, state)
  let order = 0
  for (const [card, to] of rest) {
    const from = table.lying.get(card) ?? { ...stockSpot(table), alpha: 1, lift: 0 }
    table.lying.set(card, from)
    if (Math.hypot(from.x - to.x, from.y - to.y) > 1) glide(table, from, to, order++)
  }
  for (const [card, from] of table.lying)
    if (!rest.has(card))
      glide(table, from, { ...table.board.gone, alpha: CARDS_GONE }, order++, () => table.lying.delete(card))
  return MOVE_SECONDS + order * STEP_SECONDS
}

function glide(
  table: Table,
  card: Lying,
  to: { readonly x: number; readonly y: number; readonly alpha: number },
  order: number,
  done?: () => void,
) {
  const { x, y, alpha } = card
  table.tools.effects.tween(
    MOVE_SECONDS,
    (k) => {
      card.x = x + (to.x - x) * k
      card.y = y + (to.y - y) * k
      card.alpha = alpha + (to.alpha - alpha) * k
      card.lift = Math.sin(Math.PI * k)
      table.tools.redraw()
    },
    { ease: ease.inOut, delay: order * STEP_SECONDS, ...(done ? { done } : {}) },
  )
}

function touch(table: Table, place: number) {
  const state = table.tools.state()
  table.pointed = []
  const touch = touched(table.kind.legal(state), state, table.chosen, place)
  if (touch.kind === 'move') {
    table.chosen = []
    table.tools.send(touch.move)
    return
  }
  if (touch.kind === 'nothing') {
    table.host.sound('bad')
    table.chosen = []
  } else {
    table.chosen = touch.places
    table.host.sound('tap')
    const card = state.cells[place]
    if (card !== undefined && card !== GAP) table.host.announce(cardName(table.context, card))
  }
  table.tools.redraw()
}

function boxOf(table: Table, place: number) {
  if (place === STOCK)
    return table.board.stock ?? { ...table.board.gone, width: table.board.card, height: table.board.height }
  return { ...homeOf(table, place), width: table.board.card, height: table.board.height }
}

function middleOf(table: Table, place: number): Point {
  const { x, y, width, height } = boxOf(table, place)
  return { x: x + width / 2, y: y + height / 2 }
}

function show(table: Table, state: State) {
  table.chosen = []
  table.pointed = []
  settle(table, state)
}

function draw(table: Table, pen: CanvasRenderingContext2D) {
  const state = table.tools.state()
  paintPlaces(pen, { definition: table.definition, board: table.board, state })
  paintStock(pen, {
    definition: table.definition,
    board: table.board,
    state,
    faces: table.faces,
    number: table.context.number,
  })
  const marks = new Set([...table.chosen, ...table.pointed])
  const order = [...table.lying].toSorted(
    ([, one], [, other]) => one.lift - other.lift || one.y - other.y || one.x - other.x,
  )
  for (const [card, { x, y, alpha, lift }] of order) {
    const isChosen = marks.has(state.cells.indexOf(card))
    pen.globalAlpha = alpha
    const rise =
      lift * table.board.card * 0.08 + (isChosen && !table.board.isTurned ? table.board.card * 0.06 : 0)
    if (table.board.isTurned)
      paintSlip(pen, card, { x, y: y - rise, width: table.board.card, height: table.board.height })
    else table.faces?.draw(pen, card, { x, y: y - rise, width: table.board.card })
    pen.globalAlpha = 1
  }
  for (const place of marks) paintGlow(pen, boxOf(table, place))
  if (table.cursor !== undefined) paintCursor(pen, boxOf(table, table.cursor))
  paintLines(pen, { definition: table.definition, board: table.board, state, number: table.context.number })
}

function play(table: Table, { input, before, after, events }: Played<State, Move>) {
  const gained = events.find((event) => event.kind === 'points')?.amount ?? 0
  table.host.sound(
    input.kind === 'deal' ? 'deal' : gained > 0 ? 'score' : 'place',
    Math.min(12, after.streak * 2),
  )
  if (input.kind === 'deal') table.host.announce(table.text('say.dealt'))
  const places = placesOf(input)
  const at = middleOf(table, places.at(-1)!)
  if (gained > 0) {
    table.tools.effects.rise(`+${table.context.number(gained)}`, at, '#ffe08a')
    for (const place of places)
      table.tools.effects.burst(middleOf(table, place), { count: 9, speed: 150, size: 4, life: 0.6 })
    if (after.streak > 2 || gained >= 20) table.host.happy(Math.min(0.6, gained / 60))
  } else if (table.definition.rules.kind === 'square' && after.points < before.points)
    table.tools.effects.rise(table.context.number(after.points - before.points), at, '#ff9f8f')
  return travel(table, after)
}

function pointAt(table: Table, input: Move) {
  table.chosen = []
  table.pointed = placesOf(input)
}

function fingerUp(table: Table, at: Point, from: Point) {
  if (Math.hypot(at.x - from.x, at.y - from.y) > table.board.card) return
  table.cursor = undefined
  const { stock } = table.board
  const isStock =
    stock &&
    at.x >= stock.x - 6 &&
    at.x < stock.x + stock.width + 6 &&
    at.y >= stock.y - 6 &&
    at.y < stock.y + stock.height + 6
  const place = isStock ? STOCK : placeAt(table.board, at)
  if (place !== undefined && (place === STOCK || place < table.tools.state().cells.length))
    touch(table, place)
  else if (table.chosen.length > 0) {
    table.chosen = []
    table.tools.redraw()
  }
}

function pressKey(table: Table, key: string) {
  const { length } = table.tools.state().cells
  const [right, down] = table.board.isTurned ? [table.definition.columns, 1] : [1, table.board.columns]
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: right,
    ArrowLeft: -right,
    ArrowDown: down,
    ArrowUp: -down,
  }
  if (key in steps) {
    const next = table.cursor === undefined || table.cursor === STOCK ? 0 : table.cursor + steps[key]!
    if (next >= 0 && next < length) table.cursor = next
    const card = table.tools.state().cells[table.cursor ?? 0]
    table.host.announce(
      card === undefined || card === GAP ? table.text('place.empty') : cardName(table.context, card),
    )
    table.tools.redraw()
    return true
  }
  if ((key === 'Enter' || key === ' ') && table.cursor !== undefined) {
    touch(table, table.cursor)
    return true
  }
  if (key === 'd' || key === 'D') {
    touch(table, STOCK)
    return true
  }
  return false
}
