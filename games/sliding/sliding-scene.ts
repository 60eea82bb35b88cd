import { fitBox } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { boardOf, isRolled, type Kind } from './boards.ts'
import { placeOf, type SlidingDefinition } from './definitions.ts'
import { pathOf, piecesOf } from './gestures.ts'
import { paintOf } from './palette.ts'
import type { State } from './rules.ts'
import { drawTable } from './table-draw.ts'
import { press, pressKey, pull, release } from './table-touch.ts'
import { middle, type SlidingTable } from './table.ts'

const SLIDE_SECONDS = 0.13
const HINT_SECONDS = 1.7
const LARGEST_CELL: Partial<Record<Kind, number>> = { gap: 150, hex: 112, blocks: 112 }
const RIM: Partial<Record<Kind, number>> = { hex: 0.3, blocks: 0.7 }

/** Tiles in a frame: tapped, dragged or sent with the arrows. */
export function slidingScene(tools: SceneTools<SlidingDefinition, State, number>): Scene<State, number> {
  const { host, definition, number } = tools.context
  const { face, kind } = definition.rules
  const table: SlidingTable = {
    tools,
    host,
    number,
    face,
    kind,
    paint: paintOf(placeOf(definition)),
    backdrop: document.createElement('canvas'),
    picture: document.createElement('canvas'),
    room: { width: 1, height: 1 },
    origin: { x: 0, y: 0 },
    cell: 1,
    isPainted: false,
    pieces: [],
    before: [],
    k: 1,
    motion: 0,
    pulledFrom: undefined,
    pulled: undefined,
    hasPulled: false,
    cursor: undefined,
    isGrabbed: false,
    pointing: undefined,
    glow: 0,
  }
  return {
    layout: (size, state) => layOut(table, size, state),
    show: (state) => clear(table, state),
    play(move) {
      table.pointing = undefined
      return play(table, move)
    },
    draw: (pen) => drawTable(table, pen),
    point: (input) => pointAt(table, input),
    path: (input) => waypoints(table, input),
    cheer: () => cheer(table),
    down: (at) => press(table, at),
    move: (at, held) => pull(table, at, held),
    up: (at) => release(table, at),
    key: (key) => pressKey(table, key),
  }
}

function play(table: SlidingTable, { before: old, after, events }: Played<State, number>): number {
  const mine = ++table.motion
  table.before = piecesOf(old)
  table.pieces = piecesOf(after)
  table.k = 0
  table.tools.effects.tween(SLIDE_SECONDS, (part) => table.motion === mine && (table.k = part), {
    ease: ease.out,
  })
  const gained = events.some(({ kind: event }) => event === 'home')
  table.host.sound(
    gained && table.kind !== 'blocks' ? 'place' : 'move',
    gained ? 4 : after.moves % 2 ? 1 : -1,
  )
  return SLIDE_SECONDS + 0.05
}

function layOut(table: SlidingTable, size: StageSize, state: State) {
  table.room = size
  const { width, height } = boardOf(table.kind, state.size)
  const rim = RIM[table.kind] ?? 0.36
  const box = fitBox({ x: 0, y: 0, ...size }, (width + rim) / (height + rim), 4)
  table.cell = Math.min(LARGEST_CELL[table.kind] ?? 140, box.width / (width + rim))
  table.origin = { x: (size.width - table.cell * width) / 2, y: (size.height - table.cell * height) / 2 }
  if (table.kind === 'blocks') table.origin = { ...table.origin, y: table.origin.y - table.cell * 0.08 }
  table.isPainted = false
}

function clear(table: SlidingTable, state: State) {
  table.motion++
  table.pieces = table.before = piecesOf(state)
  table.k = 1
  table.glow = 0
  table.pointing = table.cursor = table.pulled = undefined
  table.isGrabbed = table.isPainted = false
}

function pointAt(table: SlidingTable, input: number) {
  const current = { input, k: 0 }
  table.pointing = current
  table.tools.effects.tween(HINT_SECONDS, (part) => (current.k = part), {
    ease: ease.linear,
    done: () => table.pointing === current && (table.pointing = undefined),
  })
}

function waypoints(table: SlidingTable, input: number) {
  const cells = pathOf(table.tools.state(), input).map((index) => middle(table, index))
  return table.kind === 'blocks' || isRolled(table.kind) ? cells : cells.slice(0, 1)
}

function cheer(table: SlidingTable) {
  if (table.face === 'picture') table.tools.effects.tween(0.5, (part) => (table.glow = part))
  if (table.kind === 'blocks') {
    const out = table.pieces[0]!
    table.tools.effects.tween(
      0.7,
      (part) => (table.pieces = [{ ...out, y: out.y + part * 3 }, ...table.pieces.slice(1)]),
      {
        ease: ease.inOut,
      },
    )
  }
  return 0.6
}
