import { fillCircle, fillRound, signed, write } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { GameContext, GameHost } from '#kit/game/contract.ts'
import { rules, type TurtleState } from '../rules/turtle-sums.ts'
import { digits, ground, halo, LAMP, nearestTo, PAPER, pebble, shine, type Pen } from './looks.ts'
import { hint, type Hint, type MindGame, type Tools } from './mind-scene.ts'

const SIGNS: Readonly<Record<string, string>> = { '+': '+', '-': '−', '*': '×', ':': '÷' }

/** What raises the number is warm, what lowers it is cool. */
const STONES: Readonly<Record<string, string>> = {
  '+': '#ffd08a',
  '-': '#a9d8ee',
  '*': '#ff9f7a',
  ':': '#b9b4f0',
}

const HOP_SECONDS = 0.34

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

const heightOf = ({ stones, width }: TurtleState) => stones.length / width

/** The stones in the sea, and the turtle in its hop. */
interface Table {
  readonly tools: Tools<TurtleState>
  readonly host: GameHost
  readonly number: GameContext['number']
  readonly hints: Hint
  room: StageSize
  cell: number
  origin: Point
  hop: { readonly from: number; readonly to: number; readonly value: number; k: number } | undefined
  shake: number
}

function scene(tools: Tools<TurtleState>): Scene<TurtleState, number> {
  const { host, number } = tools.context
  const hints = hint(() => tools.effects)

  const table: Table = {
    tools,
    host,
    number,
    hints,
    room: { width: 1, height: 1 },
    cell: 1,
    origin: { x: 0, y: 0 },
    hop: undefined,
    shake: 0,
  }

  return {
    layout: (size, state) => layout(table, size, state),
    show() {
      table.hop = undefined
      table.shake = 0
      hints.clear()
    },
    play: (played) => play(table, played),
    draw: (pen) => draw(table, pen),
    point: (input) => hints.show([input]),
    path: (input) => [place(table, tools.state().at), place(table, input)],
    down(at) {
      const stone = nearestTo(places(table), at, table.cell * 0.6)
      if (stone !== undefined) go(table, stone)
    },
    key: (key) => pressKey(table, key),
  }
}

function place(table: Table, stone: number): Point {
  const { width } = table.tools.state()
  return {
    x: table.origin.x + ((stone % width) + 0.5) * table.cell,
    y: table.origin.y + (Math.floor(stone / width) + 0.5) * table.cell,
  }
}

const places = (table: Table) => table.tools.state().stones.map((_, stone) => place(table, stone))

function drawSea(table: Table, pen: Pen, state: TurtleState) {
  const [width, height] = [table.cell * state.width, table.cell * heightOf(state)]
  const box = { x: table.origin.x - 8, y: table.origin.y - 8, width: width + 16, height: height + 16 }
  fillRound(pen, { ...box, y: box.y + 7 }, table.cell * 0.4, 'rgb(2 16 34 / .4)')
  fillRound(pen, box, table.cell * 0.4, '#16718f')
  fillRound(
    pen,
    { x: box.x + 6, y: box.y + 6, width: box.width - 12, height: box.height - 14 },
    table.cell * 0.36,
    '#1d86a3',
  )
  pen.strokeStyle = 'rgb(255 255 255 / .16)'
  pen.lineWidth = 2.5
  pen.lineCap = 'round'
  pen.beginPath()
  for (let wave = 0; wave < 14; wave++) {
    const [x, y] = [
      table.origin.x + ((wave * 0.618) % 1) * width,
      table.origin.y + ((wave * 0.755 + 0.1) % 1) * height,
    ]
    pen.moveTo(x - 10, y)
    pen.quadraticCurveTo(x, y - 7, x + 10, y)
  }
  pen.stroke()
}

function drawIsland(table: Table, pen: Pen, at: Point, state: TurtleState) {
  const ready = state.value === state.target
  if (ready) shine(pen, at, table.cell * 0.8, LAMP)
  fillCircle(pen, at.x, at.y + table.cell * 0.07, table.cell * 0.45, '#a07a3c')
  fillCircle(pen, at.x, at.y, table.cell * 0.45, '#ecd08c')
  pen.strokeStyle = '#7a4a22'
  pen.lineWidth = table.cell * 0.07
  pen.beginPath()
  pen.moveTo(at.x + table.cell * 0.22, at.y + table.cell * 0.1)
  pen.quadraticCurveTo(
    at.x + table.cell * 0.34,
    at.y - table.cell * 0.14,
    at.x + table.cell * 0.26,
    at.y - table.cell * 0.36,
  )
  pen.stroke()
  pen.fillStyle = '#2f9a57'
  for (const turn of [-2.8, -2.1, -1.1, -0.4, 0.3]) {
    pen.save()
    pen.translate(at.x + table.cell * 0.26, at.y - table.cell * 0.36)
    pen.rotate(turn)
    pen.beginPath()
    pen.ellipse(table.cell * 0.14, 0, table.cell * 0.15, table.cell * 0.05, 0, 0, 2 * Math.PI)
    pen.fill()
    pen.restore()
  }
  const box = {
    x: at.x - table.cell * 0.4,
    y: at.y - table.cell * 0.2,
    width: table.cell * 0.54,
    height: table.cell * 0.4,
  }
  fillRound(pen, { ...box, y: box.y + table.cell * 0.05 }, table.cell * 0.1, '#5a3218')
  fillRound(pen, box, table.cell * 0.1, ready ? '#3fae6b' : '#a8693c')
  digits(
    pen,
    table.number(state.target),
    { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    table.cell * 0.34,
    PAPER,
  )
}

function drawStone(table: Table, pen: Pen, state: TurtleState, stone: number, isOpen: boolean) {
  const sign = state.stones[stone]!
  const at = place(table, stone)
  if (sign === 'G') {
    drawIsland(table, pen, at, state)
    return
  }
  const isSinking = table.hop?.from === stone
  const sunk = state.sunk.includes(stone) ? (isSinking ? table.hop!.k : 1) : 0
  if (sunk >= 1) {
    halo(pen, at, table.cell * 0.26, 'rgb(255 255 255 / .14)', 2)
    return
  }
  pen.globalAlpha = 1 - sunk
  const own = sign === 'S' ? '#e3d6b4' : STONES[sign[0]!]!
  pebble(pen, { x: at.x, y: at.y + sunk * table.cell * 0.16 }, table.cell * 0.39 * (1 - sunk * 0.2), own)
  if (sign !== 'S') {
    const text = signed(`${SIGNS[sign[0]!]}${table.number(Number(sign.slice(1)))}`)
    write(pen, text, at.x, at.y + sunk * table.cell * 0.16, { size: table.cell * 0.34, color: '#33230f' })
  }
  pen.globalAlpha = 1
  if (isOpen) halo(pen, at, table.cell * 0.43, 'rgb(255 246 208 / .85)', 3)
}

function drawTurtle(table: Table, pen: Pen, at: Point, value: number, lift: number) {
  const [x, y] = [
    at.x + Math.sin(table.shake * 22) * (1 - table.shake) * 6 * Math.min(1, table.shake * 9),
    at.y - lift,
  ]
  ground(pen, at.x, at.y + table.cell * 0.26, table.cell * 0.34 * (1 - lift / table.cell / 2))
  for (const [dx, dy] of [
    [-0.28, -0.24],
    [0.28, -0.24],
    [-0.28, 0.24],
    [0.28, 0.24],
  ] as const)
    fillCircle(pen, x + dx * table.cell, y + dy * table.cell, table.cell * 0.11, '#8fdc9a')
  fillCircle(pen, x, y - table.cell * 0.38, table.cell * 0.13, '#8fdc9a')
  for (const side of [-0.05, 0.05])
    fillCircle(pen, x + side * table.cell, y - table.cell * 0.41, table.cell * 0.026, '#143024')
  fillCircle(pen, x, y + table.cell * 0.04, table.cell * 0.34, '#185c3a')
  fillCircle(pen, x, y, table.cell * 0.34, '#2f9a57')
  fillCircle(pen, x, y, table.cell * 0.25, '#f7efcf')
  digits(pen, table.number(value), { x, y }, table.cell * 0.32)
}

function go(table: Table, stone: number) {
  const { tools, host } = table
  const state = tools.state()
  if (rules.legal(state).includes(stone)) {
    tools.send(stone)
    return
  }
  if (stone === state.at || rules.status(state) !== 'playing') return
  host.sound('bad')
  tools.effects.tween(0.4, (k) => (table.shake = k < 1 ? k : 0), { ease: ease.linear })
}

function layout(table: Table, size: StageSize, state: TurtleState) {
  table.room = size
  const tall = heightOf(state)
  table.cell = Math.min((size.width - 28) / state.width, (size.height - 28) / tall, 124)
  table.origin = {
    x: (table.room.width - table.cell * state.width) / 2,
    y: (table.room.height - table.cell * tall) / 2,
  }
}

function play(table: Table, { input, before, events }: Played<TurtleState, number>) {
  const { tools, host, hints } = table
  hints.clear()
  const current = { from: before.at, to: input, value: before.value, k: 0 }
  table.hop = current
  const kind = events[0]?.kind
  host.sound('jump', kind === 'more' ? 3 : 0)
  tools.effects.tween(HOP_SECONDS, (k) => (current.k = k), {
    ease: ease.inOut,
    done() {
      if (table.hop === current) table.hop = undefined
      host.sound(kind === 'home' ? 'win' : kind === 'more' ? 'coin' : 'pop')
      tools.effects.burst(place(table, input), {
        count: 9,
        colors: ['#bdf0ff', '#ffffff'],
        speed: 120,
        size: 5,
      })
    },
  })
  return HOP_SECONDS + 0.15
}

function draw(table: Table, pen: Pen) {
  const { tools, hints } = table
  const state = tools.state()
  drawSea(table, pen, state)
  const open = table.hop ? [] : rules.legal(state)
  for (const stone of state.stones.keys()) drawStone(table, pen, state, stone, open.includes(stone))
  const from = place(table, table.hop ? table.hop.from : state.at)
  const to = place(table, state.at)
  const k = table.hop?.k ?? 1
  const at = { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k }
  drawTurtle(
    table,
    pen,
    at,
    table.hop && k < 0.6 ? table.hop.value : state.value,
    Math.sin(Math.PI * k) * table.cell * 0.32,
  )
  for (const [stone, spot] of places(table).entries()) {
    const pulse = hints.pulse(stone)
    if (pulse !== undefined) halo(pen, spot, table.cell * (0.45 + pulse * 0.05), '#ffffff', 5)
  }
}

function pressKey(table: Table, key: string) {
  const way = WAYS[key]
  if (!way) return false
  const { at, width, stones } = table.tools.state()
  const [x, y] = [(at % width) + way[0], Math.floor(at / width) + way[1]]
  if (x >= 0 && x < width && y >= 0 && y * width < stones.length) go(table, y * width + x)
  return true
}

export const game: MindGame<TurtleState> = { rules, scene }
