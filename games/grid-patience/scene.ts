import { cardName } from '#kit/game/cards/card-names.ts'
import { makeFaces, type Faces } from '#kit/game/cards/faces.ts'
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
import type { Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import { ease } from '#kit/game/effects.ts'
import { boardOf, placeAt, type Board } from './board.ts'
import { placesOf, STOCK, touched } from './choose.ts'
import type { GridDefinition } from './definition.ts'
import { paletteOf } from './palette.ts'
import { kindOf } from './rules.ts'
import { GAP, type Move, type State } from './state.ts'

type Tools = SceneTools<GridDefinition, State, Move>

/** A card on its way or at rest. */
interface Lying {
  x: number
  y: number
  alpha: number
  lift: number
}

const MOVE_SECONDS = 0.24
const STEP_SECONDS = 0.012
const RATIO = () => Math.min(3, globalThis.devicePixelRatio || 1)

/** The table of a grid patience. */
export function gridScene(tools: Tools): Scene<State, Move> {
  const { context } = tools
  const { definition, host, text } = context
  const kind = kindOf(definition)
  let board: Board = boardOf(definition, { width: 300, height: 300 })
  let faces: Faces | undefined
  let chosen: readonly number[] = []
  let pointed: readonly number[] = []
  let cursor: number | undefined
  const lying = new Map<number, Lying>()

  const homeOf = (place: number) => board.spots[place]!
  const stockSpot = () => board.stock ?? { x: board.gone.x, y: board.gone.y }

  /** Where every card lies at rest. */
  function restOf(state: State) {
    const rest = new Map<number, { readonly x: number; readonly y: number; readonly alpha: number }>()
    state.cells.forEach((card, place) => {
      if (card !== GAP) rest.set(card, { ...homeOf(place), alpha: 1 })
    })
    return rest
  }

  function settle(state: State) {
    lying.clear()
    for (const [card, { x, y }] of restOf(state)) lying.set(card, { x, y, alpha: 1, lift: 0 })
  }

  function layout(size: { readonly width: number; readonly height: number }, state: State) {
    board = boardOf(definition, size)
    faces = makeFaces({
      width: board.card,
      height: board.height,
      ratio: RATIO(),
      back: paletteOf(definition.id).back,
    })
    settle(state)
  }

  /** Sends all cards from where they lie to where they belong; gives the seconds. */
  function travel(state: State): number {
    const rest = restOf(state)
    let order = 0
    for (const [card, to] of rest) {
      const from = lying.get(card) ?? { ...stockSpot(), alpha: 1, lift: 0 }
      lying.set(card, from)
      if (Math.hypot(from.x - to.x, from.y - to.y) > 1) glide(from, to, order++)
    }
    for (const [card, from] of lying)
      if (!rest.has(card))
        glide(from, { ...board.gone, alpha: CARDS_GONE }, order++, () => lying.delete(card))
    return MOVE_SECONDS + order * STEP_SECONDS
  }

  function glide(
    card: Lying,
    to: { readonly x: number; readonly y: number; readonly alpha: number },
    order: number,
    done?: () => void,
  ) {
    const { x, y, alpha } = card
    tools.effects.tween(
      MOVE_SECONDS,
      (k) => {
        card.x = x + (to.x - x) * k
        card.y = y + (to.y - y) * k
        card.alpha = alpha + (to.alpha - alpha) * k
        card.lift = Math.sin(Math.PI * k)
        tools.redraw()
      },
      { ease: ease.inOut, delay: order * STEP_SECONDS, ...(done ? { done } : {}) },
    )
  }

  function touch(place: number) {
    const state = tools.state()
    pointed = []
    const touch = touched(kind.legal(state), state, chosen, place)
    if (touch.kind === 'move') {
      chosen = []
      tools.send(touch.move)
      return
    }
    if (touch.kind === 'nothing') {
      host.sound('bad')
      chosen = []
    } else {
      chosen = touch.places
      host.sound('tap')
      const card = state.cells[place]
      if (card !== undefined && card !== GAP) host.announce(cardName(context, card))
    }
    tools.redraw()
  }

  function boxOf(place: number) {
    if (place === STOCK) return board.stock ?? { ...board.gone, width: board.card, height: board.height }
    return { ...homeOf(place), width: board.card, height: board.height }
  }

  const middleOf = (place: number): Point => {
    const { x, y, width, height } = boxOf(place)
    return { x: x + width / 2, y: y + height / 2 }
  }

  return {
    layout,
    show(state) {
      chosen = []
      pointed = []
      settle(state)
    },
    draw(pen) {
      const state = tools.state()
      paintPlaces(pen, { definition, board, state })
      paintStock(pen, { definition, board, state, faces, number: context.number })
      const marks = new Set([...chosen, ...pointed])
      const order = [...lying].toSorted(
        ([, one], [, other]) => one.lift - other.lift || one.y - other.y || one.x - other.x,
      )
      for (const [card, { x, y, alpha, lift }] of order) {
        const isChosen = marks.has(state.cells.indexOf(card))
        pen.globalAlpha = alpha
        const rise = lift * board.card * 0.08 + (isChosen && !board.isTurned ? board.card * 0.06 : 0)
        if (board.isTurned) paintSlip(pen, card, { x, y: y - rise, width: board.card, height: board.height })
        else faces?.draw(pen, card, { x, y: y - rise, width: board.card })
        pen.globalAlpha = 1
      }
      for (const place of marks) paintGlow(pen, boxOf(place))
      if (cursor !== undefined) paintCursor(pen, boxOf(cursor))
      paintLines(pen, { definition, board, state, number: context.number })
    },
    play({ input, before, after, events }) {
      const gained = events.find((event) => event.kind === 'points')?.amount ?? 0
      host.sound(
        input.kind === 'deal' ? 'deal' : gained > 0 ? 'score' : 'place',
        Math.min(12, after.streak * 2),
      )
      if (input.kind === 'deal') host.announce(text('say.dealt'))
      const places = placesOf(input)
      const at = middleOf(places.at(-1)!)
      if (gained > 0) {
        tools.effects.rise(`+${context.number(gained)}`, at, '#ffe08a')
        for (const place of places)
          tools.effects.burst(middleOf(place), { count: 9, speed: 150, size: 4, life: 0.6 })
        if (after.streak > 2 || gained >= 20) host.happy(Math.min(0.6, gained / 60))
      } else if (definition.rules.kind === 'square' && after.points < before.points)
        tools.effects.rise(context.number(after.points - before.points), at, '#ff9f8f')
      return travel(after)
    },
    point(input) {
      chosen = []
      pointed = placesOf(input)
    },
    path: (input) => placesOf(input).map(middleOf),
    up(at, from) {
      if (Math.hypot(at.x - from.x, at.y - from.y) > board.card) return
      cursor = undefined
      const { stock } = board
      const isStock =
        stock &&
        at.x >= stock.x - 6 &&
        at.x < stock.x + stock.width + 6 &&
        at.y >= stock.y - 6 &&
        at.y < stock.y + stock.height + 6
      const place = isStock ? STOCK : placeAt(board, at)
      if (place !== undefined && (place === STOCK || place < tools.state().cells.length)) touch(place)
      else if (chosen.length > 0) {
        chosen = []
        tools.redraw()
      }
    },
    key(key) {
      const { length } = tools.state().cells
      const [right, down] = board.isTurned ? [definition.columns, 1] : [1, board.columns]
      const steps: Readonly<Record<string, number>> = {
        ArrowRight: right,
        ArrowLeft: -right,
        ArrowDown: down,
        ArrowUp: -down,
      }
      if (key in steps) {
        const next = cursor === undefined || cursor === STOCK ? 0 : cursor + steps[key]!
        if (next >= 0 && next < length) cursor = next
        const card = tools.state().cells[cursor ?? 0]
        host.announce(card === undefined || card === GAP ? text('place.empty') : cardName(context, card))
        tools.redraw()
        return true
      }
      if ((key === 'Enter' || key === ' ') && cursor !== undefined) {
        touch(cursor)
        return true
      }
      if (key === 'd' || key === 'D') {
        touch(STOCK)
        return true
      }
      return false
    },
  }
}
