import { fillCircle, fillRound, signed, write } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Scene } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { rules, type TurtleState } from '../rules/turtle-sums.ts'
import { digits, ground, halo, LAMP, nearestTo, PAPER, pebble, shine, type Pen } from './looks.ts'
import { hint, type MindGame, type Tools } from './mind-scene.ts'

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

function scene(tools: Tools<TurtleState>): Scene<TurtleState, number> {
  const { host, number } = tools.context
  const hints = hint(() => tools.effects)
  let room: StageSize = { width: 1, height: 1 }
  let cell = 1
  let origin: Point = { x: 0, y: 0 }
  let hop: { readonly from: number; readonly to: number; readonly value: number; k: number } | undefined
  let shake = 0

  const place = (stone: number): Point => {
    const { width } = tools.state()
    return {
      x: origin.x + ((stone % width) + 0.5) * cell,
      y: origin.y + (Math.floor(stone / width) + 0.5) * cell,
    }
  }
  const places = () => tools.state().stones.map((_, stone) => place(stone))

  function drawSea(pen: Pen, state: TurtleState) {
    const [width, height] = [cell * state.width, cell * heightOf(state)]
    const box = { x: origin.x - 8, y: origin.y - 8, width: width + 16, height: height + 16 }
    fillRound(pen, { ...box, y: box.y + 7 }, cell * 0.4, 'rgb(2 16 34 / .4)')
    fillRound(pen, box, cell * 0.4, '#16718f')
    fillRound(
      pen,
      { x: box.x + 6, y: box.y + 6, width: box.width - 12, height: box.height - 14 },
      cell * 0.36,
      '#1d86a3',
    )
    pen.strokeStyle = 'rgb(255 255 255 / .16)'
    pen.lineWidth = 2.5
    pen.lineCap = 'round'
    pen.beginPath()
    for (let wave = 0; wave < 14; wave++) {
      const [x, y] = [origin.x + ((wave * 0.618) % 1) * width, origin.y + ((wave * 0.755 + 0.1) % 1) * height]
      pen.moveTo(x - 10, y)
      pen.quadraticCurveTo(x, y - 7, x + 10, y)
    }
    pen.stroke()
  }

  function drawIsland(pen: Pen, at: Point, state: TurtleState) {
    const ready = state.value === state.target
    if (ready) shine(pen, at, cell * 0.8, LAMP)
    fillCircle(pen, at.x, at.y + cell * 0.07, cell * 0.45, '#a07a3c')
    fillCircle(pen, at.x, at.y, cell * 0.45, '#ecd08c')
    pen.strokeStyle = '#7a4a22'
    pen.lineWidth = cell * 0.07
    pen.beginPath()
    pen.moveTo(at.x + cell * 0.22, at.y + cell * 0.1)
    pen.quadraticCurveTo(at.x + cell * 0.34, at.y - cell * 0.14, at.x + cell * 0.26, at.y - cell * 0.36)
    pen.stroke()
    pen.fillStyle = '#2f9a57'
    for (const turn of [-2.8, -2.1, -1.1, -0.4, 0.3]) {
      pen.save()
      pen.translate(at.x + cell * 0.26, at.y - cell * 0.36)
      pen.rotate(turn)
      pen.beginPath()
      pen.ellipse(cell * 0.14, 0, cell * 0.15, cell * 0.05, 0, 0, 2 * Math.PI)
      pen.fill()
      pen.restore()
    }
    const box = { x: at.x - cell * 0.4, y: at.y - cell * 0.2, width: cell * 0.54, height: cell * 0.4 }
    fillRound(pen, { ...box, y: box.y + cell * 0.05 }, cell * 0.1, '#5a3218')
    fillRound(pen, box, cell * 0.1, ready ? '#3fae6b' : '#a8693c')
    digits(
      pen,
      number(state.target),
      { x: box.x + box.width / 2, y: box.y + box.height / 2 },
      cell * 0.34,
      PAPER,
    )
  }

  function drawStone(pen: Pen, state: TurtleState, stone: number, isOpen: boolean) {
    const sign = state.stones[stone]!
    const at = place(stone)
    if (sign === 'G') {
      drawIsland(pen, at, state)
      return
    }
    const isSinking = hop?.from === stone
    const sunk = state.sunk.includes(stone) ? (isSinking ? hop!.k : 1) : 0
    if (sunk >= 1) {
      halo(pen, at, cell * 0.26, 'rgb(255 255 255 / .14)', 2)
      return
    }
    pen.globalAlpha = 1 - sunk
    const own = sign === 'S' ? '#e3d6b4' : STONES[sign[0]!]!
    pebble(pen, { x: at.x, y: at.y + sunk * cell * 0.16 }, cell * 0.39 * (1 - sunk * 0.2), own)
    if (sign !== 'S') {
      const text = signed(`${SIGNS[sign[0]!]}${number(Number(sign.slice(1)))}`)
      write(pen, text, at.x, at.y + sunk * cell * 0.16, { size: cell * 0.34, color: '#33230f' })
    }
    pen.globalAlpha = 1
    if (isOpen) halo(pen, at, cell * 0.43, 'rgb(255 246 208 / .85)', 3)
  }

  function drawTurtle(pen: Pen, at: Point, value: number, lift: number) {
    const [x, y] = [at.x + Math.sin(shake * 22) * (1 - shake) * 6 * Math.min(1, shake * 9), at.y - lift]
    ground(pen, at.x, at.y + cell * 0.26, cell * 0.34 * (1 - lift / cell / 2))
    for (const [dx, dy] of [
      [-0.28, -0.24],
      [0.28, -0.24],
      [-0.28, 0.24],
      [0.28, 0.24],
    ] as const)
      fillCircle(pen, x + dx * cell, y + dy * cell, cell * 0.11, '#8fdc9a')
    fillCircle(pen, x, y - cell * 0.38, cell * 0.13, '#8fdc9a')
    for (const side of [-0.05, 0.05])
      fillCircle(pen, x + side * cell, y - cell * 0.41, cell * 0.026, '#143024')
    fillCircle(pen, x, y + cell * 0.04, cell * 0.34, '#185c3a')
    fillCircle(pen, x, y, cell * 0.34, '#2f9a57')
    fillCircle(pen, x, y, cell * 0.25, '#f7efcf')
    digits(pen, number(value), { x, y }, cell * 0.32)
  }

  function go(stone: number) {
    const state = tools.state()
    if (rules.legal(state).includes(stone)) {
      tools.send(stone)
      return
    }
    if (stone === state.at || rules.status(state) !== 'playing') return
    host.sound('bad')
    tools.effects.tween(0.4, (k) => (shake = k < 1 ? k : 0), { ease: ease.linear })
  }

  return {
    layout(size, state) {
      room = size
      const tall = heightOf(state)
      cell = Math.min((size.width - 28) / state.width, (size.height - 28) / tall, 124)
      origin = { x: (room.width - cell * state.width) / 2, y: (room.height - cell * tall) / 2 }
    },
    show() {
      hop = undefined
      shake = 0
      hints.clear()
    },
    play({ input, before, events }) {
      hints.clear()
      const current = { from: before.at, to: input, value: before.value, k: 0 }
      hop = current
      const kind = events[0]?.kind
      host.sound('jump', kind === 'more' ? 3 : 0)
      tools.effects.tween(HOP_SECONDS, (k) => (current.k = k), {
        ease: ease.inOut,
        done() {
          if (hop === current) hop = undefined
          host.sound(kind === 'home' ? 'win' : kind === 'more' ? 'coin' : 'pop')
          tools.effects.burst(place(input), { count: 9, colors: ['#bdf0ff', '#ffffff'], speed: 120, size: 5 })
        },
      })
      return HOP_SECONDS + 0.15
    },
    draw(pen) {
      const state = tools.state()
      drawSea(pen, state)
      const open = hop ? [] : rules.legal(state)
      for (const stone of state.stones.keys()) drawStone(pen, state, stone, open.includes(stone))
      const from = place(hop ? hop.from : state.at)
      const to = place(state.at)
      const k = hop?.k ?? 1
      const at = { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k }
      drawTurtle(pen, at, hop && k < 0.6 ? hop.value : state.value, Math.sin(Math.PI * k) * cell * 0.32)
      for (const [stone, spot] of places().entries()) {
        const pulse = hints.pulse(stone)
        if (pulse !== undefined) halo(pen, spot, cell * (0.45 + pulse * 0.05), '#ffffff', 5)
      }
    },
    point: (input) => hints.show([input]),
    path: (input) => [place(tools.state().at), place(input)],
    down(at) {
      const stone = nearestTo(places(), at, cell * 0.6)
      if (stone !== undefined) go(stone)
    },
    key(key) {
      const way = WAYS[key]
      if (!way) return false
      const { at, width, stones } = tools.state()
      const [x, y] = [(at % width) + way[0], Math.floor(at / width) + way[1]]
      if (x >= 0 && x < width && y >= 0 && y * width < stones.length) go(y * width + x)
      return true
    },
  }
}

export const game: MindGame<TurtleState> = { rules, scene }
