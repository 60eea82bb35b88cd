import { fillCircle, shade } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { hasStick, readMove, rules, type MatchState } from '../rules/match-sums.ts'
import { CORAL, halo, isAct, LAMP, plank, shine, stepTo, type Pen } from './looks.ts'
import { hint, type MindGame, type Tools } from './mind-scene.ts'
import { grip, grips, laid, middle, places, stickAt, under, type Stick, type Table } from './match-sticks.ts'

const EQUALS: readonly Stick[] = [
  [0, 0.8, 0.72, 0.8],
  [0, 1.2, 0.72, 1.2],
]

const WIDTHS: Readonly<Record<string, number>> = { d: 1, o: 0.72, e: 0.72 }
const GAP = 0.42
const MOVE_SECONDS = 0.26

function scene(tools: Tools<MatchState>): Scene<MatchState, number> {
  const { host } = tools.context
  const hints = hint(() => tools.effects)

  const table: Table = {
    tools,
    host,
    hints,
    room: { width: 1, height: 1 },
    unit: 1,
    origin: { x: 0, y: 0 },
    starts: [],
    picked: undefined,
    dragged: undefined,
    cursor: undefined,
    flight: undefined,
    glow: 0,
  }

  return {
    layout: (size, state) => layout(table, size, state),
    show() {
      table.picked = table.dragged = table.cursor = table.flight = undefined
      table.glow = 0
      hints.clear()
    },
    play: (played) => play(table, played),
    cheer() {
      tools.effects.tween(0.7, (k) => (table.glow = k))
      return 0.8
    },
    draw: (pen) => draw(table, pen),
    point(input) {
      const { from, to } = readMove(input)
      hints.show([from, to])
    },
    path(input) {
      const { from, to } = readMove(input)
      return [grip(table, from), grip(table, to)]
    },
    down(at) {
      table.cursor = undefined
      const place = under(table, at)
      if (place !== undefined) put(table, place)
    },
    move(at, held) {
      if (!held || table.picked === undefined) return
      if (table.dragged || Math.hypot(at.x - held.x, at.y - held.y) > 8) table.dragged = at
      tools.redraw()
    },
    up: (at) => up(table, at),
    key: (key) => pressKey(table, key),
  }
}

function put(table: Table, place: number) {
  const { tools, host } = table
  const state = tools.state()
  if (hasStick(state, place)) {
    table.picked = table.picked === place ? undefined : place
    host.sound('tap', table.picked === undefined ? -2 : 2)
  } else if (table.picked !== undefined) {
    const from = table.picked
    table.picked = undefined
    tools.send(from * 100 + place)
  }
  tools.redraw()
}

function paint(table: Table, pen: Pen, [x, y, toX, toY]: Stick, lift = 0) {
  const thick = table.unit * 0.15
  pen.lineCap = 'round'
  pen.strokeStyle = 'rgb(4 20 16 / .35)'
  pen.lineWidth = thick
  line(pen, [x, y + 4 + lift * 10, toX, toY + 4 + lift * 10])
  const up = lift * 6
  pen.strokeStyle = '#a8763a'
  line(pen, [x, y - up + thick * 0.16, toX, toY - up + thick * 0.16])
  pen.strokeStyle = table.glow > 0 ? shade('#f0cf8c', table.glow * 0.5) : '#f0cf8c'
  pen.lineWidth = thick * 0.72
  line(pen, [x, y - up, toX, toY - up])
  fillCircle(pen, toX, toY - up + 1.5, thick * 0.78, '#a93236')
  fillCircle(pen, toX, toY - up, thick * 0.74, table.glow > 0 ? LAMP : CORAL)
  fillCircle(pen, toX - thick * 0.22, toY - up - thick * 0.25, thick * 0.2, 'rgb(255 255 255 / .8)')
}

function line(pen: Pen, [x, y, toX, toY]: Stick) {
  pen.beginPath()
  pen.moveTo(x, y)
  pen.lineTo(toX, toY)
  pen.stroke()
}

function drawFree(table: Table, pen: Pen, place: number) {
  pen.lineCap = 'round'
  pen.lineWidth = table.unit * 0.13
  pen.strokeStyle = table.picked === undefined ? 'rgb(255 255 255 / .055)' : 'rgb(255 240 190 / .26)'
  line(pen, stickAt(table, place))
}

function drawPicked(table: Table, pen: Pen, place: number) {
  const stick = stickAt(table, place)
  const at = middle(stick)
  shine(pen, table.dragged ?? at, table.unit * 0.62, LAMP)
  if (!table.dragged) {
    paint(table, pen, stick, 1)
    return
  }
  const [dx, dy] = [table.dragged.x - at.x, table.dragged.y - at.y - table.unit * 0.1]
  paint(table, pen, [stick[0] + dx, stick[1] + dy, stick[2] + dx, stick[3] + dy], 1)
}

function drawFlight(table: Table, pen: Pen) {
  if (!table.flight) return
  const to = stickAt(table, table.flight.to)
  const { from, k } = table.flight
  const part = (index: 0 | 1 | 2 | 3) => from[index] + (to[index] - from[index]) * k
  paint(table, pen, [part(0), part(1), part(2), part(3)], Math.sin(Math.PI * k))
}

function drawMarks(table: Table, pen: Pen) {
  for (const place of places(table)) {
    const pulse = table.hints.pulse(place)
    if (pulse !== undefined) halo(pen, grip(table, place), table.unit * (0.26 + pulse * 0.08), '#fff6c8', 4)
    if (table.cursor === place) halo(pen, grip(table, place), table.unit * 0.3, '#ffffff', 3)
  }
}

function layout(table: Table, size: StageSize, { form }: MatchState) {
  table.room = size
  let wide = 0
  table.starts = [...form].map((sign) => {
    const at = wide
    wide += WIDTHS[sign]! + GAP
    return at
  })
  wide -= GAP
  table.unit = Math.min((size.width - 56) / wide, (size.height - 110) / 2, 120)
  table.origin = { x: (size.width - wide * table.unit) / 2, y: size.height / 2 - table.unit }
}

function play(table: Table, { input, events }: Played<MatchState, number>) {
  const { tools, host, hints } = table
  hints.clear()
  const { from, to } = readMove(input)
  const stick = stickAt(table, from)
  const at = middle(stick)
  const [dx, dy] = table.dragged ? [table.dragged.x - at.x, table.dragged.y - at.y] : [0, 0]
  const current = {
    from: [stick[0] + dx, stick[1] + dy, stick[2] + dx, stick[3] + dy] as const,
    to,
    k: 0,
  }
  table.picked = table.dragged = undefined
  table.flight = current
  const isWon = events.some(({ kind }) => kind === 'won')
  tools.effects.tween(MOVE_SECONDS, (k) => (current.k = k), {
    ease: ease.inOut,
    done() {
      if (table.flight === current) table.flight = undefined
      host.sound('place', isWon ? 6 : 0)
    },
  })
  return MOVE_SECONDS + 0.1
}

function draw(table: Table, pen: Pen) {
  const state = table.tools.state()
  const wide = table.room.width - table.origin.x * 2
  plank(
    pen,
    { x: table.origin.x - 22, y: table.origin.y - 40, width: wide + 44, height: table.unit * 2 + 80 },
    26,
    '#2f5f50',
  )
  if (table.glow > 0)
    shine(pen, { x: table.room.width / 2, y: table.room.height / 2 }, wide * 0.6, LAMP, table.glow)
  for (const place of places(table)) if (!hasStick(state, place)) drawFree(table, pen, place)
  for (const [sign, kind] of [...state.form].entries())
    if (kind === 'e') for (const stick of EQUALS) paint(table, pen, laid(table, stick, sign))
  for (const place of places(table))
    if (hasStick(state, place) && place !== table.picked && place !== table.flight?.to)
      paint(table, pen, stickAt(table, place))
  if (table.picked !== undefined) drawPicked(table, pen, table.picked)
  drawFlight(table, pen)
  drawMarks(table, pen)
}

function up(table: Table, at: Point) {
  const { tools } = table
  if (!table.dragged || table.picked === undefined) return
  const place = under(table, at, 0.6)
  if (place !== undefined && !hasStick(tools.state(), place)) put(table, place)
  table.picked = table.dragged = undefined
  tools.redraw()
}

function pressKey(table: Table, key: string) {
  if (isAct(key) && table.cursor !== undefined) put(table, table.cursor)
  else {
    const all = places(table)
    const next = stepTo(grips(table), table.cursor === undefined ? undefined : all.indexOf(table.cursor), key)
    if (next === undefined) return false
    table.cursor = all[next]
    table.tools.redraw()
  }
  return true
}

export const game: MindGame<MatchState> = { rules, scene }
