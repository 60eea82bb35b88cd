import { fillRound, shade, write, type Box } from '#kit/game/draw.ts'
import type { Scene } from '#kit/game/packs/pack-table.ts'
import { barParts, drawButton } from '#kit/game/table-top/signs.ts'
import { controlsOn, type Controls, type Target } from '#kit/game/table-top/targets.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { openSceneBase, type Tools } from './scene-base.ts'
import { drawDice } from './dice-set.ts'
import { paintTray } from './room.ts'
import { boardsIn, cellBox, type SlotBoard } from './slot-board.ts'
import { drawCells } from './slot-cells.ts'
import { drawNotes } from './slot-notes.ts'
import { goalOf, OTHER, PASS, placesFor, pointsOf, type SlotState } from './slot-rules.ts'
import { lay, mayPass, settle, values, type Table } from './slot-table.ts'
import { play } from './slot-play.ts'

type Pen = CanvasRenderingContext2D
export const SHARE = 0.79

export function slotScene(tools: Tools<SlotState>): Scene<SlotState, number> {
  const { host } = tools.context
  const base = openSceneBase(tools)
  const { palette, text, number, isRtl } = base

  const table: Table = {
    tools,
    host,
    base,
    palette,
    text,
    number,
    isRtl,
    shown: tools.state(),
    dice: [],
    boards: boardsIn(base.room.board, tools.state().kind, isRtl),
    picked: 0,
    landing: undefined,
    get controls() {
      return controls
    },
  }
  const controls: Controls = controlsOn(
    () => targets(table),
    () => `place${placesFor(table.shown)[0] ?? 0}`,
  )

  return {
    layout: (size) => layout(table, size),
    show() {
      controls.clear()
      settle(table)
    },
    play: (played) => play(table, played),
    draw: (pen) => draw(table, pen),
    point: (input) => point(table, input),
    path(input) {
      if (input === PASS) return []
      const box = cellBox(table.boards.own, input % OTHER)
      return [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    },
    down(point) {
      if (base.isBusy) settle(table)
      else controls.down(point)
      tools.redraw()
    },
    key: (key) => pressKey(table, key),
  }
}

function choose(table: Table, place: number) {
  const { tools, host, base, text } = table
  const input = place + table.picked * OTHER
  const places = placesFor(table.shown)
  if (places.includes(input)) return tools.send(input)
  // The other number of the throw may fit where this one does not.
  const other = place + (1 - table.picked) * OTHER
  if (table.shown.dice.length > 1 && places.includes(other)) {
    table.picked = 1 - table.picked
    host.sound('flip')
    return
  }
  // In columns and rounds any place of the line will do.
  const near = table.shown.kind === 'hundred' ? places.find((one) => one % 2 === place % 2) : undefined
  const column = table.shown.kind === 'columns' ? places.find((one) => one % 3 === place % 3) : undefined
  const tower = table.shown.kind === 'towers' ? places.find((one) => one % 5 === place % 5) : undefined
  const instead = near ?? column ?? tower
  if (instead !== undefined) return tools.send(instead)
  host.sound('bad')
  base.say(text('say.noPlace'))
}

function pick(table: Table, index: number) {
  const { tools, host } = table
  if (mayPass(table)) return tools.send(PASS)
  table.picked = index
  host.sound('tap')
}

function buttons(table: Table): Target[] {
  const { base, isRtl } = table
  if (table.shown.dice.length < 2 && !mayPass(table)) return []
  const count = mayPass(table) ? 1 : values(table).length
  return barParts(base.room.bar, count, isRtl).map((box, index) => ({
    id: `number${index}`,
    box,
    act: () => pick(table, index),
  }))
}

const targets = (table: Table): Target[] => [
  ...table.shown.own.map((_, place) => ({
    id: `place${place}`,
    box: cellBox(table.boards.own, place),
    act: () => choose(table, place),
  })),
  ...buttons(table),
]

function drawBoard(table: Table, pen: Pen, board: SlotBoard, cells: readonly number[], isRival: boolean) {
  const { base, palette, number } = table
  const places = isRival ? [] : placesFor(table.shown)
  drawCells(pen, {
    board,
    cells,
    palette,
    number,
    isCounted: table.shown.kind === 'ladder',
    fits: (place) => places.includes(place + table.picked * OTHER),
    glowOf: (place) => (isRival ? 0 : base.glowOf(`place${place}`)),
    grownOf: (place) =>
      table.landing?.isRival === isRival && table.landing.place === place
        ? Math.max(0.05, table.landing.k)
        : 1,
  })
}

/** Own points and what they are measured against. */
function drawHead(table: Table, pen: Pen, bar: Box) {
  const { palette, text, isRtl } = table
  fillRound(pen, { ...bar, y: bar.y + 6, height: bar.height - 12 }, 20, 'rgb(0 0 0 / .28)')
  const y = bar.y + bar.height / 2
  const own = text('head.you', { points: pointsOf(table.shown) })
  const goal = text(table.shown.mode === 'solo' ? 'head.target' : 'head.computer', {
    points: goalOf(table.shown),
  })
  const [near, far] = [bar.x + 18, bar.x + bar.width - 18]
  const widest = bar.width * 0.44
  write(pen, own, isRtl ? far : near, y, { size: 17, align: isRtl ? 'right' : 'left', widest })
  write(pen, goal, isRtl ? near : far, y, {
    size: 17,
    align: isRtl ? 'left' : 'right',
    color: palette.accent,
    widest,
  })
}

function layout(table: Table, size: StageSize) {
  const { base, isRtl } = table
  base.layout(size, SHARE)
  table.boards = boardsIn(base.room.board, table.shown.kind, isRtl)
  if (!base.isBusy) lay(table)
}

function draw(table: Table, pen: Pen) {
  const { base, palette, text, number } = table
  base.ground(pen, (inner, room) => {
    paintTray(inner, room.board, palette)
    paintTray(inner, room.tray, palette)
  })
  drawBoard(table, pen, table.boards.own, table.shown.own, false)
  if (table.boards.rival) drawBoard(table, pen, table.boards.rival, table.shown.rival, true)
  drawNotes(pen, { state: table.shown, boards: table.boards, palette, number, text })
  drawDice(pen, table.dice, palette)
  base.captionBelow(pen)
  const parts = buttons(table)
  for (const [index, { id, box }] of parts.entries())
    drawButton(pen, box, {
      text: mayPass(table) ? text('do.pass') : number(values(table)[index]!),
      color: mayPass(table) ? '#ff9a7a' : index === table.picked ? palette.accent : shade(palette.wood, 0.2),
      isOff: false,
      glow: base.glowOf(id),
    })
  if (parts.length === 0) drawHead(table, pen, base.room.bar)
  table.controls.draw(pen)
}

function point(table: Table, input: number) {
  const { base, text } = table
  if (input === PASS) return base.glow(['number0'])
  table.picked = Math.floor(input / OTHER)
  base.glow([`place${input % OTHER}`])
  base.say(text('hint.place'))
}

function pressKey(table: Table, key: string) {
  const { tools, base } = table
  if (base.isBusy && (key === 'Enter' || key === ' ')) settle(table)
  else if (!table.controls.key(key)) return false
  tools.redraw()
  return true
}
