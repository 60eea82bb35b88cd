import { fillRound, shade, write } from '#kit/game/draw.ts'
import type { Scene } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { rules, sumsOf, type CrossState } from '../rules/cross-out.ts'
import {
  CORAL,
  digits,
  GREEN,
  halo,
  INK,
  isAct,
  nearestTo,
  PAPER,
  pebble,
  plank,
  shine,
  stepTo,
  type Pen,
} from './looks.ts'
import { hint, type MindGame, type Tools } from './mind-scene.ts'

const SHELLS = ['#fff0d2', '#ffe3cf', '#f4ead8', '#ffeabf'] as const
const TURN_SECONDS = 0.24

const fitting = (state: CrossState) => {
  const { rows, columns } = sumsOf(state, state.out)
  return [
    ...rows.flatMap((sum, row) => (sum === state.rows[row] ? [row] : [])),
    ...columns.flatMap((sum, column) => (sum === state.columns[column] ? [state.size + column] : [])),
  ]
}

function scene(tools: Tools<CrossState>): Scene<CrossState, number> {
  const { host, number } = tools.context
  const hints = hint(() => tools.effects)
  let room: StageSize = { width: 1, height: 1 }
  let cell = 1
  let origin: Point = { x: 0, y: 0 }
  let cursor: number | undefined
  /** How far a cell has turned to what it is, and how brightly a line shines. */
  let turned = new Map<number, number>()
  let shining = 0
  let bright: readonly number[] = []

  const middle = (column: number, row: number): Point => ({
    x: origin.x + (column + 0.5) * cell,
    y: origin.y + (row + 0.5) * cell,
  })
  const cells = () => {
    const { size } = tools.state()
    return tools.state().cells.map((_, index) => middle(index % size, Math.floor(index / size)))
  }

  function drawCell(pen: Pen, state: CrossState, index: number, at: Point) {
    const k = turned.get(index) ?? 1
    const isOut = state.out[index] === 1
    const sunk = isOut ? k : 1 - k
    const radius = cell * 0.41 * (1 - sunk * 0.12)
    pen.fillStyle = 'rgb(92 52 18 / .3)'
    pen.beginPath()
    pen.ellipse(at.x, at.y + cell * 0.05, cell * 0.42, cell * 0.38, 0, 0, 2 * Math.PI)
    pen.fill()
    if (sunk < 1) {
      pen.globalAlpha = 1 - sunk
      pebble(pen, { x: at.x, y: at.y - (1 - sunk) * cell * 0.03 }, radius, SHELLS[(index * 7) % 4]!)
      pen.globalAlpha = 1
    }
    const value = number(state.cells[index]!)
    digits(
      pen,
      value,
      { x: at.x, y: at.y - (1 - sunk) * cell * 0.03 },
      cell * 0.48,
      sunk > 0.5 ? 'rgb(70 36 12 / .42)' : INK,
    )
    if (sunk === 0) return
    const reach = cell * 0.27
    pen.strokeStyle = CORAL
    pen.lineWidth = cell * 0.075
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(at.x - reach, at.y + reach * 0.8)
    pen.lineTo(at.x - reach + 2 * reach * sunk, at.y + reach * 0.8 - 1.6 * reach * sunk)
    pen.stroke()
  }

  /** A wooden tag: the sum that is wanted, and below it the sum as it stands. */
  function drawTag(pen: Pen, at: Point, wanted: number, sum: number) {
    const fits = wanted === sum
    const [width, height] = [cell * 0.88, cell * 0.78]
    const box = { x: at.x - width / 2, y: at.y - height / 2, width, height }
    fillRound(pen, { ...box, y: box.y + cell * 0.06 }, cell * 0.2, fits ? '#1f6b43' : '#5f3a1a')
    fillRound(pen, box, cell * 0.2, fits ? GREEN : sum < wanted ? shade(CORAL, -0.18) : '#99653a')
    digits(pen, number(wanted), { x: at.x, y: at.y - (fits ? 0 : height * 0.14) }, cell * 0.4, PAPER)
    const small = Math.max(11, cell * 0.2)
    if (!fits)
      write(pen, number(sum), at.x, at.y + height * 0.29, { size: small, color: '#ffe9c4', weight: 700 })
  }

  function drawTags(pen: Pen, state: CrossState) {
    const { size } = state
    const sums = sumsOf(state, state.out)
    for (let line = 0; line < size; line++) {
      const [right, below] = [middle(size, line), middle(line, size)]
      if (shining > 0 && bright.includes(line)) shine(pen, right, cell * shining, '#c8ffd8')
      if (shining > 0 && bright.includes(size + line)) shine(pen, below, cell * shining, '#c8ffd8')
      drawTag(pen, { x: right.x + cell * 0.08, y: right.y }, state.rows[line]!, sums.rows[line]!)
      drawTag(pen, { x: below.x, y: below.y + cell * 0.08 }, state.columns[line]!, sums.columns[line]!)
    }
  }

  return {
    layout(size, state) {
      room = size
      cell = Math.min((Math.min(size.width, size.height) - 22) / (state.size + 1.1), 96)
      const whole = cell * (state.size + 1.1)
      origin = { x: (room.width - whole) / 2, y: (room.height - whole) / 2 }
    },
    show() {
      turned = new Map()
      cursor = undefined
      shining = 0
      hints.clear()
    },
    play({ input, before, after, events }) {
      hints.clear()
      turned.set(input, 0)
      tools.effects.tween(TURN_SECONDS, (k) => turned.set(input, k))
      const old = fitting(before)
      bright = fitting(after).filter((line) => !old.includes(line))
      const gained = events[0]?.amount ?? 0
      host.sound(gained > 0 ? 'score' : 'slice', Math.max(0, gained) * 3)
      if (bright.length > 0) tools.effects.tween(0.6, (k) => (shining = k < 1 ? Math.sin(Math.PI * k) : 0))
      tools.effects.burst(cells()[input]!, { count: 7, colors: ['#e8c88a', '#c79d5c'], speed: 110, size: 5 })
      return TURN_SECONDS + 0.2
    },
    draw(pen) {
      const state = tools.state()
      const whole = cell * state.size
      plank(pen, { x: origin.x - 8, y: origin.y - 8, width: whole + 16, height: whole + 16 }, 22, '#d9b06a')
      for (const [index, at] of cells().entries()) {
        drawCell(pen, state, index, at)
        const pulse = hints.pulse(index)
        if (pulse !== undefined) halo(pen, at, cell * (0.44 + pulse * 0.05), '#ffffff', 5)
        if (cursor === index) halo(pen, at, cell * 0.46, '#1b6fd0', 4)
      }
      drawTags(pen, state)
    },
    point: (input) => hints.show([input]),
    path: (input) => [cells()[input]!],
    down(at) {
      cursor = undefined
      const index = nearestTo(cells(), at, cell * 0.6)
      if (index !== undefined) tools.send(index)
    },
    key(key) {
      if (isAct(key) && cursor !== undefined) tools.send(cursor)
      else {
        const next = stepTo(cells(), cursor, key)
        if (next === undefined) return false
        cursor = next
        tools.redraw()
      }
      return true
    },
  }
}

export const game: MindGame<CrossState> = { rules, scene }
