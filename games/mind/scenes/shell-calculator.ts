import { fillCircle, fillRound, inside, shade, write, type Box } from '#kit/game/draw.ts'
import type { Played, Scene } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { GameContext, GameHost } from '#kit/game/contract.ts'
import { CLEAR, rules, type CalculatorState } from '../rules/shell-calculator.ts'
import {
  CORAL,
  digits,
  GREEN,
  halo,
  isAct,
  LAMP,
  PAPER,
  pebble,
  plank,
  stepTo,
  turnBack,
  type Pen,
} from './looks.ts'
import { hint, type Hint, type MindGame, type Tools } from './mind-scene.ts'

const PRESS_SECONDS = 0.22

const COLORS: Readonly<Record<string, string>> = {
  '+': '#ffd08a',
  '-': '#a9d8ee',
  '*': '#ff9f7a',
  ':': '#b9b4f0',
  r: '#8fdcc0',
  x: '#f2a0a8',
  a: '#f4e6a0',
  d: '#c6e08a',
}

/** The calculator and the key that is pushed. */
interface Table {
  readonly tools: Tools<CalculatorState>
  readonly host: GameHost
  readonly number: GameContext['number']
  readonly hints: Hint
  body: Box
  keys: readonly Box[]
  cursor: number | undefined
  pushed: { readonly key: number; k: number } | undefined
}

function scene(tools: Tools<CalculatorState>): Scene<CalculatorState, number> {
  const { host, number } = tools.context
  const hints = hint(() => tools.effects)

  const table: Table = {
    tools,
    host,
    number,
    hints,
    body: { x: 0, y: 0, width: 1, height: 1 },
    keys: [],
    cursor: undefined,
    pushed: undefined,
  }

  return {
    layout: (size, state) => layout(table, size, state),
    show() {
      table.cursor = undefined
      table.pushed = undefined
      hints.clear()
    },
    play: (played) => play(table, played),
    draw: (pen) => draw(table, pen),
    point: (input) => hints.show([input]),
    path(input) {
      const index = input === CLEAR ? table.keys.length - 1 : input
      return [middle(table.keys[index]!)]
    },
    down: (at) => down(table, at),
    key: (key) => pressKey(table, key),
  }
}

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/** The keys, and last the one that clears. */
const inputOf = ({ tools }: Table, index: number) => (index === tools.state().keys.length ? CLEAR : index)

/** What a key does, in signs that need no words. */
function labelOf({ number }: Table, key: string): string {
  const sample = (from: number, to: number) => `${number(from)} → ${number(to)}`
  const amount = number(Number(key.slice(1)))
  switch (key[0]) {
    case '*':
      return `× ${amount}`
    case ':':
      return `÷ ${amount}`
    case 'r':
      return sample(12, 21)
    case 'x':
      return sample(12, 1)
    case 'd':
      return `${number(1)}${number(2)} → ${number(1)}+${number(2)}`
    case 'a':
      return `▢${amount}`
    default:
      return `${key[0] === '+' ? '+' : '−'} ${amount}`
  }
}

function drawKey(table: Table, pen: Pen, state: CalculatorState, index: number) {
  const box = table.keys[index]!
  const input = inputOf(table, index)
  const key = state.keys[index]
  const isOpen = rules.legal(state).includes(input)
  const down = table.pushed?.key === input ? Math.sin(Math.PI * table.pushed.k) * 5 : 0
  const color = key === undefined ? '#fff4dc' : COLORS[key[0]!]!
  pen.globalAlpha = isOpen ? 1 : 0.45
  fillRound(pen, { ...box, y: box.y + 7 }, 20, shade(color, -0.42))
  fillRound(pen, { ...box, y: box.y + down }, 20, color)
  const at = { x: middle(box).x, y: middle(box).y + down }
  if (key === undefined) turnBack(pen, at, box.height * 0.22, '#6b4522')
  else
    write(pen, `\u2066${labelOf(table, key)}\u2069`, at.x, at.y, {
      size: 26,
      color: '#3a2010',
      widest: box.width - 16,
    })
  pen.globalAlpha = 1
  const pulse = table.hints.pulse(input)
  if (pulse !== undefined) halo(pen, at, box.height * (0.56 + pulse * 0.06), '#ffffff', 5)
  if (table.cursor === index) halo(pen, at, box.height * 0.58, '#3fe0cf', 4)
}

function layout(table: Table, { width, height }: StageSize, state: CalculatorState) {
  const wide = Math.min(width - 24, 420)
  const high = Math.min(height - 20, 560)
  table.body = { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high }
  const rows = Math.ceil((state.keys.length + 1) / 2)
  const top = table.body.y + high * 0.46
  const keyHeight = Math.min(86, (table.body.y + high - 22 - top) / rows - 14)
  const keyWidth = (wide - 54) / 2
  table.keys = Array.from({ length: state.keys.length + 1 }, (_, index) => ({
    x: table.body.x + 20 + (index % 2) * (keyWidth + 14),
    y: top + Math.floor(index / 2) * (keyHeight + 14),
    width: keyWidth,
    height: keyHeight,
  }))
}

function play(table: Table, { input, after }: Played<CalculatorState, number>) {
  const { tools, host, hints } = table
  hints.clear()
  const mine = { key: input, k: 0 }
  table.pushed = mine
  tools.effects.tween(PRESS_SECONDS, (k) => (mine.k = k), {
    done: () => table.pushed === mine && (table.pushed = undefined),
  })
  const isWon = after.value === after.target
  host.sound(
    isWon ? 'score' : input === CLEAR ? 'flip' : after.left === 0 ? 'bad' : 'tap',
    after.presses - after.left,
  )
  if (isWon)
    tools.effects.burst(
      { x: middle(table.body).x, y: table.body.y + table.body.height * 0.26 },
      { count: 24, speed: 200 },
    )
  return PRESS_SECONDS + 0.1
}

function draw(table: Table, pen: Pen) {
  const { tools, number } = table
  const state = tools.state()
  const isWon = state.value === state.target
  plank(pen, table.body, 34)
  const goal = { x: table.body.x + table.body.width / 2, y: table.body.y + table.body.height * 0.1 }
  pebble(pen, goal, Math.min(34, table.body.height * 0.075), GREEN)
  digits(pen, number(state.target), goal, 34, PAPER)
  const screen = {
    x: table.body.x + 22,
    y: table.body.y + table.body.height * 0.19,
    width: table.body.width - 44,
    height: table.body.height * 0.16,
  }
  fillRound(pen, screen, 18, '#12342e')
  fillRound(pen, { ...screen, y: screen.y + 4, height: screen.height - 4 }, 18, '#1d4f44')
  write(pen, number(state.value), middle(screen).x, middle(screen).y + 2, {
    size: screen.height * 0.62,
    color: isWon ? '#9dffc0' : state.left === 0 ? CORAL : '#e8fff0',
    widest: screen.width - 24,
  })
  for (let press = 0; press < state.presses; press++) {
    const x = table.body.x + table.body.width / 2 + (press - (state.presses - 1) / 2) * 26
    const y = table.body.y + table.body.height * 0.405
    fillCircle(pen, x, y + 2, 9, 'rgb(0 0 0 / .4)')
    fillCircle(pen, x, y, 9, press < state.left ? LAMP : '#5a3a20')
  }
  for (const index of table.keys.keys()) drawKey(table, pen, state, index)
}

function down(table: Table, at: Point) {
  const { tools, host } = table
  table.cursor = undefined
  const index = table.keys.findIndex((box) => inside(box, at))
  if (index < 0) return
  if (rules.legal(tools.state()).includes(inputOf(table, index))) tools.send(inputOf(table, index))
  else host.sound('bad')
}

function pressKey(table: Table, key: string) {
  const { tools, host } = table
  if (isAct(key) && table.cursor !== undefined) {
    if (rules.legal(tools.state()).includes(inputOf(table, table.cursor)))
      tools.send(inputOf(table, table.cursor))
    else host.sound('bad')
  } else {
    const next = stepTo(table.keys.map(middle), table.cursor, key)
    if (next === undefined) return false
    table.cursor = next
    tools.redraw()
  }
  return true
}

export const game: MindGame<CalculatorState> = { rules, scene }
