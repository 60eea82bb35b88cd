import { copyWhole, fitBox } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import { sprites } from '#kit/game/sprites.ts'
import type { Point } from '#kit/game/stage.ts'
import type { SortDefinition } from './definitions.ts'
import type { Move } from './move.ts'
import { drawHarbour, drawRaft, drawSailboat, type Basin } from './raft-look.ts'
import { isFree, reach, SIDE, type RaftState } from './raft-rules.ts'

type Pen = CanvasRenderingContext2D

const HINT_SECONDS = 2.4
const SAIL_SECONDS = 1.1
const WALL = 0.9

/** The harbour from above: rafts are pulled along, the sailboat wants out. */
export function raftScene(tools: SceneTools<SortDefinition, RaftState, Move>): Scene<RaftState, Move> {
  const { host } = tools.context
  const stamps = sprites()
  const backdrop = document.createElement('canvas')
  let basin: Basin = { x: 0, y: 0, cell: 1 }
  let room = { width: 1, height: 1 }
  let isPainted = false
  let places: number[] = []
  let held: { raft: number; from: number; low: number; high: number; moved: boolean } | undefined
  let cursor: number | undefined
  let pointing: { move: Move; k: number } | undefined

  const middleOf = ({ rafts }: RaftState, index: number): Point => {
    const { across, line, length } = rafts[index]!
    const along = (places[index]! + length / 2) * basin.cell
    const aside = (line + 0.5) * basin.cell
    return across ? { x: basin.x + along, y: basin.y + aside } : { x: basin.x + aside, y: basin.y + along }
  }

  function raftAt(at: Point): number {
    const state = tools.state()
    return state.rafts.findIndex(({ across, length }, index) => {
      const { x, y } = middleOf(state, index)
      const half = (length * basin.cell) / 2
      const [dx, dy] = [Math.abs(at.x - x), Math.abs(at.y - y)]
      return across ? dx < half && dy < basin.cell / 2 : dy < half && dx < basin.cell / 2
    })
  }

  function grab(index: number) {
    const state = tools.state()
    const [back, forth] = reach(state, index)
    const from = state.at[index]!
    held = { raft: index, from, low: from + back, high: from + forth, moved: false }
    host.sound('tap', 3)
    tools.redraw()
  }

  function pull(cells: number) {
    if (!held) return
    const wanted = held.from + cells
    const place = Math.max(held.low, Math.min(held.high, wanted))
    // The first touch of a neighbour is heard.
    if (place !== wanted && Math.abs(places[held.raft]! - place) > 0.02) host.sound('place', -4)
    places[held.raft] = place
    held.moved ||= Math.abs(place - held.from) > 0.15
    tools.redraw()
  }

  function drop() {
    if (!held) return
    const { raft, from, low, high } = held
    held = undefined
    const wanted = Math.max(low, Math.min(high, Math.round(places[raft]!)))
    // A boat that is pulled to the mouth needs no last push.
    if (wanted !== from) return tools.send([raft, wanted - from])
    glide(raft, from)
  }

  function glide(raft: number, to: number): number {
    const from = places[raft]!
    const seconds = 0.1 + Math.abs(to - from) * 0.06
    tools.effects.tween(seconds, (k) => (places[raft] = from + (to - from) * k))
    tools.redraw()
    return seconds
  }

  function play({ input: [raft], after }: Played<RaftState, Move>): number {
    const to = after.at[raft]!
    host.sound(raft === 0 ? 'boost' : 'move', raft === 0 ? 3 : -2)
    const seconds = glide(raft, to)
    const { x, y } = middleOf(after, raft)
    tools.effects.burst(
      { x, y },
      { count: 6, colors: ['#d6f6ff', '#9fe2f2'], speed: 60, gravity: 0, size: 5, life: 0.45 },
    )
    if (!isFree(after)) return seconds
    tools.effects.tween(SAIL_SECONDS, (k) => (places[0] = to + k * k * (SIDE + 3)), {
      delay: seconds,
      ease: ease.linear,
    })
    return seconds + SAIL_SECONDS * 0.6
  }

  function paintBackdrop(pen: Pen) {
    const ratio = pen.getTransform().a
    backdrop.width = Math.ceil(room.width * ratio)
    backdrop.height = Math.ceil(room.height * ratio)
    const inner = backdrop.getContext('2d')!
    inner.scale(ratio, ratio)
    drawHarbour(inner, basin)
    isPainted = true
  }

  function drawPiece(pen: Pen, state: RaftState, index: number) {
    const { across, length } = state.rafts[index]!
    const { x, y } = middleOf(state, index)
    const { cell } = basin
    const isUp = held?.raft === index
    pen.save()
    pen.translate(x, y - (isUp ? 3 : 0))
    if (!across) pen.rotate(Math.PI / 2)
    if (isUp || cursor === index) {
      pen.beginPath()
      pen.roundRect((-length * cell) / 2, -cell / 2, length * cell, cell, cell * 0.2)
      pen.fillStyle = 'rgb(255 240 170 / .38)'
      pen.fill()
    }
    const [width, height] = [length * cell, cell]
    stamps.draw(
      pen,
      {
        key: `${index}.${length}.${cell}`,
        width,
        height,
        bleed: 8,
        paint(inner) {
          inner.translate(width / 2, height / 2)
          if (index === 0) drawSailboat(inner, cell)
          else drawRaft(inner, cell, length, index)
        },
      },
      { x: -width / 2, y: -height / 2, width, height },
    )
    pen.restore()
  }

  function drawPointer(pen: Pen, state: RaftState) {
    if (!pointing) return
    const [index, steps] = pointing.move
    const { across, length } = state.rafts[index]!
    const { x, y } = middleOf(state, index)
    const way = Math.sign(steps)
    const far = (length / 2 + Math.abs(steps) * ((pointing.k * 2.4) % 1)) * basin.cell * way
    pen.save()
    pen.translate(x + (across ? far : 0), y + (across ? 0 : far))
    pen.rotate((across ? 0 : Math.PI / 2) + (way < 0 ? Math.PI : 0))
    pen.fillStyle = '#fff3c2'
    pen.beginPath()
    pen.moveTo(basin.cell * 0.36, 0)
    pen.lineTo(-basin.cell * 0.08, -basin.cell * 0.34)
    pen.lineTo(-basin.cell * 0.08, basin.cell * 0.34)
    pen.fill()
    pen.restore()
  }

  return {
    layout({ width, height }) {
      room = { width, height }
      const box = fitBox({ x: 0, y: 0, width, height }, 1, 4)
      const cell = Math.min(96, box.width / (SIDE + WALL))
      basin = { x: (width - SIDE * cell) / 2, y: (height - SIDE * cell) / 2, cell }
      isPainted = false
      stamps.clear()
    },
    show(state) {
      places = [...state.at]
      if (isFree(state)) places[0] = SIDE * 2 + 3
      held = pointing = undefined
    },
    play(move) {
      pointing = undefined
      return play(move)
    },
    draw(pen) {
      if (!isPainted) paintBackdrop(pen)
      copyWhole(pen, backdrop)
      const state = tools.state()
      for (const index of state.rafts.keys()) drawPiece(pen, state, index)
      drawPointer(pen, state)
    },
    point(move) {
      const current = { move, k: 0 }
      pointing = current
      tools.effects.tween(HINT_SECONDS, (k) => (current.k = k), {
        ease: ease.linear,
        done: () => pointing === current && (pointing = undefined),
      })
    },
    path([index, steps]) {
      const state = tools.state()
      const from = middleOf(state, index)
      const far = steps * basin.cell
      return [
        from,
        state.rafts[index]!.across ? { x: from.x + far, y: from.y } : { x: from.x, y: from.y + far },
      ]
    },
    down(at) {
      cursor = undefined
      const index = raftAt(at)
      if (index >= 0) grab(index)
    },
    move(at, from) {
      if (!held || !from) return
      pull((tools.state().rafts[held.raft]!.across ? at.x - from.x : at.y - from.y) / basin.cell)
    },
    up: drop,
    key(key) {
      const state = tools.state()
      if (key === 'Enter' || key === ' ') {
        if (held) drop()
        else grab((cursor ??= 0))
        return true
      }
      const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key]
      if (step === undefined) return false
      if (held) pull(Math.round(places[held.raft]! - held.from) + step)
      else cursor = ((cursor ?? -step) + step + state.rafts.length) % state.rafts.length
      tools.redraw()
      return true
    },
  }
}
