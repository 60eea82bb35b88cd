import { inside } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Scene } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { BlockFitDefinition } from './definitions.ts'
import { boardOfLevel } from './games.ts'
import { covered, landing, moveOf, snapped, stepped, takeUp } from './held-piece.ts'
import { boundsOf, layoutOf } from './layout.ts'
import { painterOf } from './paint.ts'
import { slotOf, STRIDE, type Move, type State } from './rules.ts'
import { showMove, type Show } from './show.ts'
import { trayLevel } from './tray-rules.ts'
import { type Tools, LIFT, type BlockTable, middleOfSlot, aboveFinger, drawBoard } from './block-table.ts'

const PICK_PIXELS = 9
const HINT_SECONDS = 1.6
const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const FIRST_ROOM: StageSize = { width: 1, height: 1 }

export function blockScene(tools: Tools): Scene<State, Move> {
  const { context } = tools
  const { definition, host, text } = context
  const show: Show = { fading: [], landing: [], landed: 1, arriving: 1 }
  const scene: BlockTable = {
    tools,
    definition,
    host,
    text,
    ...placed(definition, tools.state(), FIRST_ROOM),
    hand: undefined,
    size: FIRST_ROOM,
    isFloating: false,
    grown: 0,
    chosen: -1,
    cursor: undefined,
    hinted: undefined,
    show,
  }
  return {
    layout(given, state) {
      scene.size = given
      place(scene, state)
    },
    show: (state) => showAnew(scene, state),
    draw: (pen) => drawBoard(scene, pen),
    play(move) {
      scene.hinted = undefined
      return showMove({ tools, board: scene.board, layout: scene.layout, show, definition, move })
    },
    point: (input) => point(scene, input),
    path: (input) => path(scene, input),
    down: (at) => down(scene, at),
    move: (at, from) => move(scene, at, from),
    up: (at) => up(scene, at),
    key: (key) => pressKey(scene, key),
  }
}

const waiting = (definition: BlockFitDefinition, state: State) =>
  definition.goal === 'fill' ? trayLevel(state.level).pieces : state.slots

function place(scene: BlockTable, state: State) {
  Object.assign(scene, placed(scene.definition, state, scene.size))
}

/** The board of a level in this much room. */
function placed(definition: BlockFitDefinition, state: State, size: StageSize) {
  const board = boardOfLevel(definition, state.level)
  const pieces = waiting(definition, state).map((piece) => piece ?? [{ x: 0, y: 0, color: 1 }])
  const layout = layoutOf(size, { board, pieces })
  return { board, layout, painter: painterOf(definition, board, layout) }
}

function lift(scene: BlockTable, slot: number, at: Point) {
  const { tools } = scene
  const state = tools.state()
  scene.hand = takeUp(scene.board, state, slot, at)
  if (!scene.hand) return
  scene.chosen = slot
  scene.cursor = undefined
  scene.host.sound('tap', slot * 2)
  scene.grown = 0
  tools.effects.tween(0.14, (k) => (scene.grown = k))
  tools.redraw()
}

function drop(scene: BlockTable, anchor: number | undefined) {
  const { tools } = scene
  const held = scene.hand
  scene.hand = undefined
  scene.isFloating = false
  if (!held) return
  if (anchor === undefined) {
    scene.host.sound('move', -4)
    tools.redraw()
    return
  }
  scene.chosen = -1
  scene.cursor = undefined
  tools.send(moveOf(held, anchor))
}

/** A tap on the board puts the chosen piece there. */
function putChosen(scene: BlockTable, at: Point): boolean {
  const held = scene.chosen >= 0 ? takeUp(scene.board, scene.tools.state(), scene.chosen, at) : undefined
  const anchor = held && snapped(scene.board, scene.layout, held, 1.3)
  if (!held || anchor === undefined) return false
  scene.hand = held
  drop(scene, anchor)
  return true
}

function chooseByKey(scene: BlockTable, way: number) {
  const { host } = scene
  const { slots } = scene.tools.state()
  for (let step = 1; step <= slots.length; step++) {
    const next = (Math.max(scene.chosen, way < 0 ? 0 : -1) + way * step + slots.length * 2) % slots.length
    if (!slots[next]) continue
    scene.chosen = next
    host.sound('tap', next)
    host.announce(scene.text('say.piece', { piece: next + 1 }))
    return
  }
}

function pressEnter(scene: BlockTable): boolean {
  const { tools } = scene
  if (scene.cursor !== undefined && scene.chosen >= 0) {
    scene.hand = takeUp(scene.board, tools.state(), scene.chosen, { x: 0, y: 0 })
    drop(scene, scene.cursor)
    return true
  }
  if (scene.chosen < 0) chooseByKey(scene, 1)
  const held =
    scene.chosen >= 0 ? takeUp(scene.board, tools.state(), scene.chosen, { x: 0, y: 0 }) : undefined
  const middle = {
    x: scene.layout.frame.x + scene.layout.frame.width / 2,
    y: scene.layout.frame.y + scene.layout.frame.height / 2,
  }
  scene.cursor = held && (snapped(scene.board, scene.layout, { ...held, at: middle }, 99) ?? undefined)
  if (scene.cursor === undefined) scene.host.sound('bad')
  return true
}

function showAnew(scene: BlockTable, state: State) {
  const { show } = scene
  scene.hand = undefined
  scene.hinted = undefined
  scene.cursor = undefined
  scene.chosen = -1
  scene.isFloating = false
  show.fading = []
  show.landing = []
  show.arriving = 1
  place(scene, state)
}

function point(scene: BlockTable, input: Move) {
  const { tools } = scene
  const state = tools.state()
  const slot = slotOf(input)
  const piece = state.slots[slot]
  const held = piece ? takeUp(scene.board, state, slot, { x: 0, y: 0 }) : undefined
  const cells = held
    ? covered(scene.board, state, held, input % STRIDE)
    : state.cells.flatMap((color, cell) => (color === slot + 1 ? [cell] : []))
  const current = { slot, cells, k: 0 }
  scene.hinted = current
  if (piece) scene.chosen = slot
  tools.effects.tween(HINT_SECONDS, (k) => (current.k = k), {
    ease: ease.linear,
    done() {
      if (scene.hinted === current) scene.hinted = undefined
    },
  })
}

function path(scene: BlockTable, input: Move) {
  const state = scene.tools.state()
  const piece = state.slots[slotOf(input)]
  if (!piece) return []
  const end = landing(scene.board, scene.layout, piece, input % STRIDE)
  const { height } = boundsOf(scene.board.lattice, piece)
  return [
    middleOfSlot(scene, slotOf(input)),
    { x: end.x, y: end.y + scene.layout.unit * (LIFT + height / 2) },
  ]
}

function down(scene: BlockTable, at: Point) {
  const { tools } = scene
  const state = tools.state()
  if (state.status !== 'playing') return
  const slot = scene.layout.slots.findIndex((box, index) => inside(box, at) && state.slots[index])
  if (slot >= 0) return lift(scene, slot, at)
  if (putChosen(scene, at)) return
  if (scene.definition.goal !== 'fill') return
  const cell = scene.board.cells.findIndex((_, index) => {
    const middle = scene.layout.middle(index)
    return Math.hypot(middle.x - at.x, middle.y - at.y) < scene.layout.unit * 0.5
  })
  const color = cell >= 0 ? state.cells[cell]! : 0
  if (color === 0) return
  tools.send(-color)
  lift(scene, color - 1, at)
}

function move(scene: BlockTable, at: Point, from: Point | undefined) {
  if (!scene.hand || !from) return
  if (Math.hypot(at.x - from.x, at.y - from.y) > PICK_PIXELS) scene.isFloating = true
  scene.hand = { ...scene.hand, at }
  scene.tools.redraw()
}

function up(scene: BlockTable, at: Point) {
  if (!scene.hand) return
  if (!scene.isFloating) {
    scene.hand = undefined
    scene.tools.redraw()
    return
  }
  const floating = { ...scene.hand, at: aboveFinger(scene, at, scene.hand) }
  drop(scene, snapped(scene.board, scene.layout, floating))
}

function pressKey(scene: BlockTable, key: string) {
  const { tools } = scene
  if (tools.state().status !== 'playing') return false
  const way = WAYS[key]
  if (way && scene.cursor !== undefined && scene.chosen >= 0) {
    const held = takeUp(scene.board, tools.state(), scene.chosen, { x: 0, y: 0 })
    if (held) scene.cursor = stepped(scene.layout, held.anchors, scene.cursor, way)
    scene.host.sound('tap', -3)
  } else if (way) chooseByKey(scene, way.x + way.y)
  else if (/^[1-9]$/.test(key)) {
    if (!tools.state().slots[Number(key) - 1]) return false
    scene.chosen = Number(key) - 1
    scene.cursor = undefined
  } else if (key === 'Enter' || key === ' ') pressEnter(scene)
  else if (key === 'Escape' && scene.cursor !== undefined) scene.cursor = undefined
  else if (key === 'Backspace' && scene.definition.goal === 'fill') {
    const taken = tools.state().slots.findLastIndex((piece) => piece === null)
    if (taken >= 0) tools.send(-1 - taken)
  } else return false
  tools.redraw()
  return true
}
