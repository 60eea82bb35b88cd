import { shade } from '#kit/game/draw.ts'
import type { Brush } from '#kit/game/micro/brush.ts'
import { digits } from '#kit/game/micro/digits.ts'
import type { Played, Scene } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import type { GameHost } from '#kit/game/contract.ts'
import type { CampaignGame } from '../campaign-game.ts'
import { attackOf, END_TURN, fromOf, realmOf, dice as rules, toOf, type DiceState } from '../rules/dice.ts'
import { COLUMNS, ROWS } from '../rules/hexes.ts'
import { fieldOf, hintOf, type Field, type Hint, type Tools } from './field.ts'
import { nearestAhead } from './steps.ts'

type Pen = CanvasRenderingContext2D
const WIDE = 62
const HIGH = 56
const RADIUS = 34
const WIDTH = COLUMNS * WIDE + WIDE / 2 + 16
const HEIGHT = ROWS * HIGH + 100
export const REALMS = ['#3fc9a8', '#ff7a6b', '#b58cff', '#ffc24a'] as const
const TURN_AT: Point = { x: WIDTH / 2 + 92, y: HEIGHT - 34 }
/** The cursor's number for the button that ends a turn. */
const BUTTON = COLUMNS * ROWS

export const hexAt = (cell: number): Point => ({
  x: 8 + WIDE / 2 + (cell % COLUMNS) * WIDE + (Math.floor(cell / COLUMNS) % 2) * (WIDE / 2),
  y: 40 + Math.floor(cell / COLUMNS) * HIGH,
})

export function hexagon(x: number, y: number, radius: number): number[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * Math.PI) / 3 + Math.PI / 6
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  }).flat()
}

/** An island with its dice. */
export function island(brush: Brush, { x, y }: Point, color: string, count: number, lift = 0) {
  brush.shape(hexagon(x, y + 7, RADIUS), shade(color, -0.45))
  brush.shape(hexagon(x, y - lift, RADIUS), color)
  brush.shape(hexagon(x - 2, y - 3 - lift, RADIUS * 0.8), shade(color, 0.14))
  brush.slab(x - 15, y - 17 - lift, 30, 29, 8, '#fff8ea', 4)
  digits(brush, count, x, y - 2.5 - lift, 18, '#2a2140')
}

/** The islands as drawn, with selection and flashes. */
interface Table {
  readonly tools: Tools<DiceState>
  readonly host: GameHost
  readonly field: Field
  readonly hints: Hint
  picked: number | undefined
  cursor: number | undefined
  flashes: { readonly cell: number; readonly color: string; k: number }[]
}

function scene(tools: Tools<DiceState>): Scene<DiceState, number> {
  const { host } = tools.context
  const field = fieldOf(WIDTH, HEIGHT)
  const hints = hintOf(tools)

  const table: Table = {
    tools,
    host,
    field,
    hints,
    picked: undefined,
    cursor: undefined,
    flashes: [],
  }

  return {
    layout: (size) => field.layout(size),
    show() {
      table.picked = table.cursor = undefined
      table.flashes = []
      hints.clear()
    },
    play: (played) => play(table, played),
    draw: (pen) => draw(table, pen),
    point: (input) => hints.show(input),
    path: (input) =>
      input === END_TURN
        ? [field.toScreen(TURN_AT)]
        : [field.toScreen(hexAt(fromOf(input))), field.toScreen(hexAt(toOf(input)))],
    down: (at) => down(table, at),
    key: (key) => pressKey(table, key),
  }
}

const canAttack = ({ tools }: Table, from: number) =>
  rules.legal(tools.state()).some((input) => input !== END_TURN && fromOf(input) === from)

function touch(table: Table, cell: number) {
  const { tools, host } = table
  if (cell === BUTTON) {
    table.picked = undefined
    tools.send(END_TURN)
    return
  }
  const legal = rules.legal(tools.state())
  if (table.picked !== undefined && legal.includes(attackOf(table.picked, cell))) {
    tools.send(attackOf(table.picked, cell))
    return
  }
  const isMine = tools.state().owners[cell] === 0
  table.picked = isMine && cell !== table.picked && canAttack(table, cell) ? cell : undefined
  host.sound(table.picked === undefined ? 'tap' : 'flip')
  tools.redraw()
}

function flash(table: Table, cell: number, color: string, delay: number) {
  const mark = { cell, color, k: 0 }
  table.flashes.push(mark)
  table.tools.effects.tween(0.5, (k) => (mark.k = k), {
    delay,
    done: () => (table.flashes = table.flashes.filter((one) => one !== mark)),
  })
}

function play(table: Table, { input, after, events }: Played<DiceState, number>) {
  const { tools, host, field, hints } = table
  hints.clear()
  const [first] = events
  if (input !== END_TURN) {
    const isTaken = first?.kind === 'take'
    host.sound(isTaken ? 'score' : 'hit')
    if (!isTaken) tools.effects.quake(4)
    flash(table, toOf(input), isTaken ? '#ffffff' : '#1b1530', 0)
    if (isTaken)
      tools.effects.burst(field.toScreen(hexAt(toOf(input))), {
        count: 16,
        colors: [REALMS[0], '#ffffff'],
      })
    // A strong island stays selected at its new place.
    table.picked = isTaken && canAttack(table, toOf(input)) ? toOf(input) : undefined
    return 0.45
  }
  let delay = 0.1
  for (const { kind, x } of events) {
    if (x === undefined) continue
    flash(table, x, kind === 'raid' ? '#ff5d6f' : '#ffffff', delay)
    delay += 0.14
  }
  host.sound(events.some(({ kind }) => kind === 'raid') ? 'bad' : 'deal')
  if (after.owners.filter((owner) => owner === 0).length < 3) host.vibrate()
  return Math.min(1.6, delay + 0.4)
}

function draw(table: Table, pen: Pen) {
  const { tools, field, hints } = table
  const state = tools.state()
  const legal = rules.legal(state)
  field.paint(pen, (brush) => {
    brush.round(-4, -4, WIDTH + 8, HEIGHT + 8, 26, '#1b6f9a')
    for (let wave = 0; wave < 22; wave++)
      brush.arc(
        20 + ((wave * 83) % (WIDTH - 40)),
        24 + ((wave * 47) % (HEIGHT - 40)),
        10,
        3.6,
        5.8,
        3,
        '#ffffff',
        0.2,
      )
    for (const [cell, owner] of state.owners.entries()) {
      if (owner < 0) continue
      const at = hexAt(cell)
      island(brush, at, REALMS[owner]!, state.dice[cell]!, cell === table.picked ? 6 : 0)
      if (table.picked !== undefined && legal.includes(attackOf(table.picked, cell)))
        brush.ring(at.x, at.y - 3, 27, 4, '#ffffff', 0.9)
      if (cell === table.picked) brush.ring(at.x, at.y - 9, 27, 5, '#ffe066')
    }
    for (const { cell, color, k } of table.flashes) {
      if (k === 0) continue
      const { x, y } = hexAt(cell)
      brush.ring(x, y - 3, 18 + k * 24, 8 * (1 - k) + 1, color, 1 - k)
    }
    const y = HEIGHT - 34
    for (let owner = 0; owner <= state.rivals; owner++) {
      const x = 34 + owner * 56
      brush.disc(x, y, 15, REALMS[owner]!)
      digits(brush, realmOf(state.owners, owner), x, y, 15, '#1b1530')
    }
    brush.slab(TURN_AT.x - 62, TURN_AT.y - 25, 124, 46, 22, '#ffb63d', 7)
    brush.shape(
      [TURN_AT.x - 12, TURN_AT.y - 15, TURN_AT.x + 16, TURN_AT.y - 2, TURN_AT.x - 12, TURN_AT.y + 11],
      '#4a2a08',
    )
    const { input } = hints
    const marks =
      input === undefined ? [] : input === END_TURN ? [TURN_AT] : [hexAt(fromOf(input)), hexAt(toOf(input))]
    for (const at of marks) brush.ring(at.x, at.y - 3, 32 + hints.pulse * 5, 5, '#ffe066')
    if (table.cursor !== undefined) {
      const at = table.cursor === BUTTON ? TURN_AT : hexAt(table.cursor)
      brush.ring(at.x, at.y - 3, 36, 4, '#bfe3ff')
    }
  })
}

function down(table: Table, at: Point) {
  const { tools, field } = table
  table.cursor = undefined
  const { x, y } = field.toField(at)
  if (Math.abs(x - TURN_AT.x) < 66 && Math.abs(y - TURN_AT.y) < 30) return touch(table, BUTTON)
  const cell = tools.state().owners.findIndex((owner, one) => {
    const place = hexAt(one)
    return owner >= 0 && Math.abs(place.x - x) < 31 && Math.abs(place.y - y) < 30
  })
  if (cell >= 0) return touch(table, cell)
  table.picked = undefined
  tools.redraw()
}

function pressKey(table: Table, key: string) {
  const { tools } = table
  if ((key === 'Enter' || key === ' ') && table.cursor !== undefined) {
    touch(table, table.cursor)
    return true
  }
  const open = [...tools.state().owners.keys(), BUTTON].filter(
    (cell) => cell === BUTTON || tools.state().owners[cell]! >= 0,
  )
  const next = nearestAhead(
    open.map((cell) => (cell === BUTTON ? TURN_AT : hexAt(cell))),
    table.cursor === undefined ? -1 : open.indexOf(table.cursor),
    key,
  )
  if (next === undefined) return false
  table.cursor = open[next]
  tools.redraw()
  return true
}

export const game: CampaignGame<DiceState> = { rules, scene }
