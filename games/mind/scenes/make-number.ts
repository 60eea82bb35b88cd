import { signed, write } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { GameContext, GameHost } from '#kit/game/contract.ts'
import { AGAIN, joinOf, OPERATORS, readJoin, rules, valueOf, type MakeState } from '../rules/make-number.ts'
import {
  digits,
  halo,
  isAct,
  LAMP,
  nearestTo,
  PAPER,
  pebble,
  plank,
  shine,
  stepTo,
  turnBack,
  type Pen,
} from './looks.ts'
import { hint, type Hint, type MindGame, type Tools } from './mind-scene.ts'

const STONES = ['#f2dfb4', '#e9c9a0', '#f4e6c8', '#dfc69a', '#ecd2a8'] as const
const SIGNS = ['#4fb8a0', '#5b9fe0', '#f2895c', '#b58cff'] as const
/** Spots after the tray: the four signs and the way back. */
const FIRST_SIGN = 5
const BACK = 9
const JOIN_SECONDS = 0.28

const spotsOf = (input: number) => {
  if (input === AGAIN) return [BACK]
  const join = readJoin(input)
  return [join.first, FIRST_SIGN + join.operator, join.second]
}

/** The tray, and what has been chosen so far. */
interface Table {
  readonly tools: Tools<MakeState>
  readonly host: GameHost
  readonly number: GameContext['number']
  readonly hints: Hint
  room: StageSize
  unit: number
  first: number | undefined
  operator: number | undefined
  cursor: number | undefined
  glide:
    | { readonly from: number; readonly to: number; readonly tray: MakeState['tray']; k: number }
    | undefined
  pop: number
  wobble: number
}

function scene(tools: Tools<MakeState>): Scene<MakeState, number> {
  const { host, number } = tools.context
  const hints = hint(() => tools.effects)

  const table: Table = {
    tools,
    host,
    number,
    hints,
    room: { width: 1, height: 1 },
    unit: 1,
    first: undefined,
    operator: undefined,
    cursor: undefined,
    glide: undefined,
    pop: 1,
    wobble: 0,
  }

  return {
    layout(size) {
      table.room = size
      table.unit = Math.min(size.width / 4.9, size.height / 4.5, 124)
    },
    show: () => show(table),
    play: (played) => play(table, played),
    draw: (pen) => draw(table, pen),
    point: (input) => hints.show(spotsOf(input)),
    path: (input) => spotsOf(input).map((spot) => spots(table)[spot]!),
    down(at) {
      table.cursor = undefined
      const spot = nearestTo(spots(table), at, table.unit * 0.62)
      if (spot !== undefined) touch(table, spot)
    },
    key: (key) => pressKey(table, key),
  }
}

function places(table: Table) {
  const count = table.tools.state().start.length
  const gap = Math.min(table.unit * 1.16, (table.room.width - 20) / count)
  return Array.from({ length: FIRST_SIGN }, (_, place) => ({
    x: place < count ? table.room.width / 2 + (place - (count - 1) / 2) * gap : -999,
    y: table.room.height / 2 + table.unit * 0.12,
  }))
}

const spots = (table: Table): Point[] => [
  ...places(table),
  ...[0, 1, 2, 3, 4].map((index) => ({
    x: table.room.width / 2 + (index - 2) * table.unit * 0.94,
    y: table.room.height / 2 + table.unit * 1.52,
  })),
]

const stoneRadius = (table: Table) =>
  Math.min(table.unit * 0.5, (table.room.width - 20) / table.tools.state().start.length / 2.2)

function touch(table: Table, spot: number) {
  const { tools, host } = table
  const { tray, start } = tools.state()
  if (spot === BACK) {
    if (tray.some((value, place) => value !== start[place])) tools.send(AGAIN)
    return
  }
  if (spot >= FIRST_SIGN) {
    table.operator = table.operator === spot - FIRST_SIGN ? undefined : spot - FIRST_SIGN
    host.sound('tap', 3)
  } else if (typeof tray[spot] === 'number') pick(table, spot)
  tools.redraw()
}

function pick(table: Table, place: number) {
  const { tools, host } = table
  const { tray } = tools.state()
  if (table.first === undefined || table.operator === undefined || table.first === place) {
    table.first = table.first === place ? undefined : place
    host.sound('tap')
    return
  }
  if (valueOf(tray[table.first]!, tray[place]!, table.operator) === undefined) {
    host.sound('bad')
    tools.effects.tween(0.4, (k) => (table.wobble = Math.sin(k * 20) * (1 - k)), { ease: ease.linear })
    return
  }
  tools.send(joinOf(table.first, place, table.operator))
}

function drawSign(table: Table, pen: Pen, state: MakeState) {
  const [width, height] = [Math.min(table.room.width * 0.62, table.unit * 2.9), table.unit * 1.2]
  const [x, y] = [table.room.width / 2, table.room.height / 2 - table.unit * 1.5]
  pen.strokeStyle = '#6b4522'
  pen.lineWidth = 4
  pen.beginPath()
  for (const side of [-0.36, 0.36]) {
    pen.moveTo(x + width * side, y - height / 2 + 4)
    pen.lineTo(x + width * side * 0.9, -10)
  }
  pen.stroke()
  if (state.tray.filter((value) => value !== null).length === 1) shine(pen, { x, y }, table.unit * 1.8, LAMP)
  plank(pen, { x: x - width / 2, y: y - height / 2, width, height }, 18)
  digits(pen, table.number(state.target), { x, y: y + 1 }, table.unit * 0.82, PAPER)
}

/** What has been chosen so far, between the sign and the tray. */
function drawThought(table: Table, pen: Pen, { tray }: MakeState) {
  if (table.first === undefined || typeof tray[table.first] !== 'number' || table.glide) return
  if (tray.filter((value) => value !== null).length < 2) return
  const text = `${table.number(tray[table.first]!)} ${table.operator === undefined ? '' : OPERATORS[table.operator]} …`
  const y = table.room.height / 2 - table.unit * 0.64
  write(pen, signed(text), table.room.width / 2, y, {
    size: Math.max(15, table.unit * 0.26),
    color: '#fff4dc',
  })
}

function drawStone(table: Table, pen: Pen, value: number, place: number, at: Point, scale = 1) {
  const radius = stoneRadius(table) * scale
  const isFirst = place === table.first
  const shift = isFirst ? table.wobble * 8 : 0
  const lifted = { x: at.x + shift, y: at.y - (isFirst ? radius * 0.16 : 0) }
  if (isFirst) shine(pen, lifted, radius * 1.55, LAMP)
  pebble(pen, lifted, radius, isFirst ? LAMP : STONES[place]!)
  digits(pen, table.number(value), lifted, radius * 0.95)
}

function drawTray(table: Table, pen: Pen, state: MakeState) {
  const at = places(table)
  const radius = stoneRadius(table)
  const tray = table.glide ? table.glide.tray : state.tray
  for (const place of state.start.keys()) {
    pen.fillStyle = 'rgb(60 24 8 / .3)'
    pen.beginPath()
    pen.ellipse(at[place]!.x, at[place]!.y + radius * 0.3, radius * 0.92, radius * 0.66, 0, 0, 2 * Math.PI)
    pen.fill()
  }
  for (const [place, value] of tray.entries())
    if (value !== null && place !== table.glide?.from) {
      const isNew = !table.glide && table.pop < 1 && place === table.first
      drawStone(table, pen, value, place, at[place]!, isNew ? 1 + 0.18 * Math.sin(Math.PI * table.pop) : 1)
    }
  if (!table.glide) return
  const [from, to] = [at[table.glide.from]!, at[table.glide.to]!]
  const lift = Math.sin(Math.PI * table.glide.k) * table.unit * 0.4
  const x = from.x + (to.x - from.x) * table.glide.k
  drawStone(table, pen, table.glide.tray[table.glide.from]!, table.glide.from, { x, y: from.y - lift })
}

function drawSigns(table: Table, pen: Pen, state: MakeState) {
  const all = spots(table)
  for (const [index, sign] of OPERATORS.entries()) {
    const at = all[FIRST_SIGN + index]!
    const isChosen = table.operator === index
    const down = { x: at.x, y: at.y + (isChosen ? table.unit * 0.05 : 0) }
    pebble(pen, down, table.unit * 0.39, SIGNS[index]!)
    if (isChosen) halo(pen, down, table.unit * 0.45, '#fff6d0', 4)
    write(pen, sign, down.x, down.y, { size: table.unit * 0.52, color: '#ffffff' })
  }
  const isTouched = state.tray.some((value, place) => value !== state.start[place])
  pen.globalAlpha = isTouched ? 1 : 0.4
  pebble(pen, all[BACK]!, table.unit * 0.39, '#8b6a4a')
  turnBack(pen, all[BACK]!, table.unit * 0.17, PAPER)
  pen.globalAlpha = 1
}

function drawMarks(table: Table, pen: Pen) {
  for (const [index, at] of spots(table).entries()) {
    const radius = index < FIRST_SIGN ? stoneRadius(table) * 1.1 : table.unit * 0.46
    const pulse = table.hints.pulse(index)
    if (pulse !== undefined) halo(pen, at, radius + pulse * 5, '#fff6c8', 5)
    if (table.cursor === index) halo(pen, at, radius + 3, '#ffffff', 3)
  }
}

function show(table: Table) {
  table.first = table.operator = table.cursor = table.glide = undefined
  table.pop = 1
  table.wobble = 0
  table.hints.clear()
}

function play(table: Table, { input, before, events }: Played<MakeState, number>) {
  const { tools, host, hints } = table
  hints.clear()
  table.operator = undefined
  if (input === AGAIN) {
    table.first = undefined
    host.sound('deal')
    return 0.1
  }
  const join = readJoin(input)
  const current = { from: join.first, to: join.second, tray: before.tray, k: 0 }
  table.glide = current
  table.first = undefined
  host.sound('move', join.operator)
  tools.effects.tween(JOIN_SECONDS, (k) => (current.k = k), {
    ease: ease.inOut,
    done() {
      table.glide = undefined
      table.first = join.second
      host.sound(events.some(({ kind }) => kind === 'missed') ? 'bad' : 'merge', join.operator * 2)
      tools.effects.burst(places(table)[join.second]!, { count: 10, colors: [SIGNS[join.operator]!, LAMP] })
      tools.effects.tween(0.3, (k) => (table.pop = k))
    },
  })
  return JOIN_SECONDS + 0.35
}

function draw(table: Table, pen: Pen) {
  const state = table.tools.state()
  drawSign(table, pen, state)
  drawThought(table, pen, state)
  drawTray(table, pen, state)
  drawSigns(table, pen, state)
  drawMarks(table, pen)
}

function pressKey(table: Table, key: string) {
  const sign = ['+', '-', '*', '/'].indexOf(key)
  if (sign >= 0) touch(table, FIRST_SIGN + sign)
  else if (isAct(key) && table.cursor !== undefined) touch(table, table.cursor)
  else {
    const next = stepTo(spots(table), table.cursor, key)
    if (next === undefined) return false
    table.cursor = next
    table.tools.redraw()
  }
  return true
}

export const game: MindGame<MakeState> = { rules, scene }
