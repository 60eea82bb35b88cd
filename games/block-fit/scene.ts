import { inside } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { Board } from './board.ts'
import type { BlockFitDefinition } from './definitions.ts'
import { boardOfLevel, endlessGame } from './games.ts'
import { covered, landing, moveOf, snapped, stepped, takeUp, type Hand } from './hand.ts'
import { boundsOf, layoutOf, type Layout } from './layout.ts'
import { painterOf, type Painter } from './paint.ts'
import { clearedBy, filled, slotOf, STRIDE, type Move, type State } from './rules.ts'
import { showMove, type Show } from './show.ts'
import { trayLevel } from './tray-rules.ts'
import { WATER } from './twists.ts'
import { fitsSomewhere } from './board.ts'

type Tools = SceneTools<BlockFitDefinition, State, Move>

const PICK_PIXELS = 9
/** The piece floats above the finger by this many units. */
const LIFT = 1.1
const HINT_SECONDS = 1.6
const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

export function blockScene(tools: Tools): Scene<State, Move> {
  const { context } = tools
  const { definition, host, text } = context
  let board: Board = boardOfLevel(definition, 1)
  let layout: Layout
  let painter: Painter
  let hand: Hand | undefined
  let size: StageSize = { width: 1, height: 1 }
  let isFloating = false
  let grown = 0
  let chosen = -1
  let cursor: number | undefined
  let hinted: { readonly slot: number; readonly cells: readonly number[]; k: number } | undefined
  const show: Show = { fading: [], landing: [], landed: 1, arriving: 1 }

  const waiting = (state: State) => (definition.goal === 'fill' ? trayLevel(state.level).pieces : state.slots)
  const middleOfSlot = (slot: number): Point => {
    const box = layout.slots[slot]!
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }

  function place(state: State) {
    board = boardOfLevel(definition, state.level)
    const pieces = waiting(state).map((piece) => piece ?? [{ x: 0, y: 0, color: 1 }])
    layout = layoutOf(size, { board, pieces })
    painter = painterOf(definition, board, layout)
  }

  function lift(slot: number, at: Point) {
    const state = tools.state()
    hand = takeUp(board, state, slot, at)
    if (!hand) return
    chosen = slot
    cursor = undefined
    host.sound('tap', slot * 2)
    grown = 0
    tools.effects.tween(0.14, (k) => (grown = k))
    tools.redraw()
  }

  const aboveFinger = (at: Point, held: Hand): Point => {
    const { height } = boundsOf(board.lattice, held.piece)
    return { x: at.x, y: at.y - layout.unit * (LIFT + height / 2) * grown }
  }

  function drop(anchor: number | undefined) {
    const held = hand
    hand = undefined
    isFloating = false
    if (!held) return
    if (anchor === undefined) {
      host.sound('move', -4)
      tools.redraw()
      return
    }
    chosen = -1
    cursor = undefined
    tools.send(moveOf(held, anchor))
  }

  /** A tap on the board puts the chosen piece there. */
  function putChosen(at: Point): boolean {
    const held = chosen >= 0 ? takeUp(board, tools.state(), chosen, at) : undefined
    const anchor = held && snapped(board, layout, held, 1.3)
    if (!held || anchor === undefined) return false
    hand = held
    drop(anchor)
    return true
  }

  function chooseByKey(way: number) {
    const { slots } = tools.state()
    for (let step = 1; step <= slots.length; step++) {
      const next = (Math.max(chosen, way < 0 ? 0 : -1) + way * step + slots.length * 2) % slots.length
      if (!slots[next]) continue
      chosen = next
      host.sound('tap', next)
      host.announce(text('say.piece', { piece: next + 1 }))
      return
    }
  }

  function pressEnter(): boolean {
    if (cursor !== undefined && chosen >= 0) {
      hand = takeUp(board, tools.state(), chosen, { x: 0, y: 0 })
      drop(cursor)
      return true
    }
    if (chosen < 0) chooseByKey(1)
    const held = chosen >= 0 ? takeUp(board, tools.state(), chosen, { x: 0, y: 0 }) : undefined
    const middle = { x: layout.frame.x + layout.frame.width / 2, y: layout.frame.y + layout.frame.height / 2 }
    cursor = held && (snapped(board, layout, { ...held, at: middle }, 99) ?? undefined)
    if (cursor === undefined) host.sound('bad')
    return true
  }

  function drawPreview(pen: CanvasRenderingContext2D, state: State, held: Hand, anchor: number) {
    const put = covered(board, state, held, anchor)
    for (const [index, cell] of put.entries()) painter.flash(pen, cell, held.piece[index]!.color, 0.5)
    if (definition.goal === 'fill') return
    const laid = filled(state.cells, held.piece, put)
    for (const cell of clearedBy(endlessGame(definition), laid, put).flat())
      painter.flash(pen, cell, definition.goal === 'letters' ? 0 : held.piece[0]!.color, 0.55)
  }

  function drawSlots(pen: CanvasRenderingContext2D, state: State) {
    for (const [slot, box] of layout.slots.entries()) {
      painter.slot(pen, box, slot === chosen && !isFloating)
      const piece = state.slots[slot]
      if (!piece || (isFloating && hand?.slot === slot)) continue
      const fits = definition.goal === 'fill' || fitsSomewhere(board, state.cells, piece)
      const middle = middleOfSlot(slot)
      const rise = (1 - show.arriving) * (30 + slot * 22)
      const opacity = (fits ? 1 : 0.35) * Math.min(1, show.arriving * 1.5)
      painter.piece(pen, piece, { x: middle.x, y: middle.y + rise }, { unit: layout.small, opacity })
    }
  }

  return {
    layout(given, state) {
      size = given
      place(state)
    },
    show(state) {
      hand = undefined
      hinted = undefined
      cursor = undefined
      chosen = -1
      isFloating = false
      show.fading = []
      show.landing = []
      show.arriving = 1
      place(state)
    },
    draw(pen) {
      const state = tools.state()
      painter.ground(pen)
      for (const [cell, times] of (state.wear ?? []).entries())
        if (times > 0 && state.cells[cell] === 0) painter.flash(pen, cell, WATER, times * 0.26)
      for (let cell = 0; cell < state.cells.length; cell++) {
        const color = state.cells[cell]!
        if (color === 0) continue
        const isLanding = show.landing.includes(cell)
        painter.cell(pen, cell, color, isLanding ? 1 + 0.16 * Math.sin(Math.PI * show.landed) : 1)
      }
      for (const { cell, color, size: part } of show.fading) painter.cell(pen, cell, color, part)
      drawSlots(pen, state)
      if (hinted)
        for (const cell of hinted.cells)
          painter.flash(pen, cell, 0, 0.25 + 0.3 * Math.sin(hinted.k * 12) ** 2)
      if (cursor !== undefined && chosen >= 0) {
        const held = takeUp(board, state, chosen, { x: 0, y: 0 })
        if (held) {
          drawPreview(pen, state, held, cursor)
          painter.piece(pen, held.piece, landing(board, layout, held.piece, cursor), {
            unit: layout.unit,
            opacity: 0.8,
          })
        }
      }
      if (!hand || !isFloating) return
      const floating = { ...hand, at: aboveFinger(hand.at, hand) }
      const anchor = snapped(board, layout, floating)
      if (anchor !== undefined) drawPreview(pen, state, hand, anchor)
      painter.piece(pen, hand.piece, floating.at, {
        unit: layout.small + (layout.unit - layout.small) * grown,
      })
    },
    play(move) {
      hinted = undefined
      return showMove({ tools, board, layout, show, definition, move })
    },
    point(input) {
      const state = tools.state()
      const slot = slotOf(input)
      const piece = state.slots[slot]
      const held = piece ? takeUp(board, state, slot, { x: 0, y: 0 }) : undefined
      const cells = held
        ? covered(board, state, held, input % STRIDE)
        : state.cells.flatMap((color, cell) => (color === slot + 1 ? [cell] : []))
      const current = { slot, cells, k: 0 }
      hinted = current
      if (piece) chosen = slot
      tools.effects.tween(HINT_SECONDS, (k) => (current.k = k), {
        ease: ease.linear,
        done() {
          if (hinted === current) hinted = undefined
        },
      })
    },
    path(input) {
      const state = tools.state()
      const piece = state.slots[slotOf(input)]
      if (!piece) return []
      const end = landing(board, layout, piece, input % STRIDE)
      const { height } = boundsOf(board.lattice, piece)
      return [middleOfSlot(slotOf(input)), { x: end.x, y: end.y + layout.unit * (LIFT + height / 2) }]
    },
    down(at) {
      const state = tools.state()
      if (state.status !== 'playing') return
      const slot = layout.slots.findIndex((box, index) => inside(box, at) && state.slots[index])
      if (slot >= 0) return lift(slot, at)
      if (putChosen(at)) return
      if (definition.goal !== 'fill') return
      const cell = board.cells.findIndex((_, index) => {
        const middle = layout.middle(index)
        return Math.hypot(middle.x - at.x, middle.y - at.y) < layout.unit * 0.5
      })
      const color = cell >= 0 ? state.cells[cell]! : 0
      if (color === 0) return
      tools.send(-color)
      lift(color - 1, at)
    },
    move(at, from) {
      if (!hand || !from) return
      if (Math.hypot(at.x - from.x, at.y - from.y) > PICK_PIXELS) isFloating = true
      hand = { ...hand, at }
      tools.redraw()
    },
    up(at) {
      if (!hand) return
      if (!isFloating) {
        hand = undefined
        tools.redraw()
        return
      }
      const floating = { ...hand, at: aboveFinger(at, hand) }
      drop(snapped(board, layout, floating))
    },
    key(key) {
      if (tools.state().status !== 'playing') return false
      const way = WAYS[key]
      if (way && cursor !== undefined && chosen >= 0) {
        const held = takeUp(board, tools.state(), chosen, { x: 0, y: 0 })
        if (held) cursor = stepped(layout, held.anchors, cursor, way)
        host.sound('tap', -3)
      } else if (way) chooseByKey(way.x + way.y)
      else if (/^[1-9]$/.test(key)) {
        if (!tools.state().slots[Number(key) - 1]) return false
        chosen = Number(key) - 1
        cursor = undefined
      } else if (key === 'Enter' || key === ' ') pressEnter()
      else if (key === 'Escape' && cursor !== undefined) cursor = undefined
      else if (key === 'Backspace' && definition.goal === 'fill') {
        const taken = tools.state().slots.findLastIndex((piece) => piece === null)
        if (taken >= 0) tools.send(-1 - taken)
      } else return false
      tools.redraw()
      return true
    },
  }
}
