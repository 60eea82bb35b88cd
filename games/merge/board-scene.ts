import { ease } from '#kit/game/effects.ts'
import type { Played, Scene } from '#kit/game/packs/pack-table.ts'
import { cheerTurn, WAVE_SECONDS } from './board-cheer.ts'
import { drawBoard } from './board-draw.ts'
import { slideLane } from './board-gestures.ts'
import { boardLayout, type BoardLayout } from './board-layout.ts'
import { boardPainter } from './board-paint.ts'
import { landing, type MergeBoard, type Tools } from './board-state.ts'
import { drag, press, pressKey, release } from './board-touch.ts'
import { gestureOf } from './gestures.ts'
import { neighboursOf } from './places.ts'
import { wavesOf } from './playback.ts'
import type { Input, State } from './state.ts'

const HINT_SECONDS = 1.5

export function boardScene(tools: Tools): Scene<State, Input> {
  const { definition, host } = tools.context
  const { kind, columns } = definition
  const gesture = gestureOf(definition)
  const layout: BoardLayout = boardLayout(definition, { width: 1, height: 1 })
  const board: MergeBoard = {
    tools,
    definition,
    host,
    kind,
    columns,
    gesture,
    isColumns: gesture === 'column',
    isPath: gesture === 'path',
    isTwin: gesture === 'twin',
    isSlide: gesture === 'slide',
    beside: neighboursOf(definition),
    layout,
    painter: boardPainter(definition, layout),
    path: [],
    aimed: -1,
    cursor: -1,
    isJoining: false,
    swiped: false,
    playing: undefined,
    hinted: undefined,
  }
  return {
    layout(size) {
      board.layout = boardLayout(definition, size)
      board.painter = boardPainter(definition, board.layout)
    },
    show: () => clear(board),
    draw: (pen) => drawBoard(board, pen),
    play: (move) => play(board, move),
    point: (input) => pointAt(board, input),
    path: (input) => pathOf(board, input),
    down: (at) => press(board, at),
    move: (at, from) => drag(board, at, from),
    up: (at) => release(board, at),
    key: (key) => pressKey(board, key),
  }
}

function clear(board: MergeBoard) {
  board.path = []
  board.aimed = -1
  board.isJoining = false
  board.playing = board.hinted = undefined
}

function play(board: MergeBoard, { before, after, events }: Played<State, Input>) {
  board.hinted = undefined
  const waves = wavesOf(before.cells, events)
  if (waves.length === 0) return 0
  const current = { waves, k: 0 }
  board.playing = current
  board.host.sound(
    board.isSlide
      ? 'move'
      : board.isPath || board.gesture === 'group'
        ? 'pop'
        : board.kind === 'shoot'
          ? 'shoot'
          : 'place',
  )
  const seconds = waves.length * WAVE_SECONDS
  board.tools.effects.tween(seconds, (k) => (current.k = k), {
    ease: ease.linear,
    done() {
      if (board.playing === current) board.playing = undefined
    },
  })
  cheerTurn(board.tools, board.layout, waves, after.score - before.score)
  if (events.some(({ kind: what }) => what === 'bonus')) board.host.sound('coin')
  return seconds
}

function pointAt(board: MergeBoard, input: Input) {
  const current = { input, k: 0 }
  board.hinted = current
  board.tools.effects.tween(HINT_SECONDS, (k) => (current.k = k), {
    ease: ease.linear,
    done() {
      if (board.hinted === current) board.hinted = undefined
    },
  })
}

function pathOf(board: MergeBoard, input: Input) {
  if (board.isColumns) {
    const to = landing(board, input[0]!) ?? input[0]!
    return [board.layout.middle(to)]
  }
  if (board.isSlide) return slideLane(board.definition, input[0]!).map((cell) => board.layout.middle(cell))
  return input.map((cell) => board.layout.middle(cell))
}
