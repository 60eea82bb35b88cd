import { fillCircle, fillRound } from '#kit/game/draw.ts'
import type { Played, Scene } from '#kit/game/packs/pack-table.ts'
import { barParts, drawButton, halo } from '#kit/game/table-top/signs.ts'
import { controlsOn, type Controls, type Target } from '#kit/game/table-top/targets.ts'
import { openSceneBase, type Tools } from './scene-base.ts'
import { drawDice, push } from './dice-set.ts'
import { paintTray } from './room.ts'
import { drawSheet, lineBox, paintSheet } from './tally-sheet.ts'
import { CATEGORIES } from './tally-score.ts'
import { DICE, FILL, isThrown, linesLeft, THROWS, type TallyState } from './tally-rules.ts'
import { areas, isHeld, placeDice, settle, slot, type Table } from './tally-table.ts'
import { playFill, playThrow } from './tally-play.ts'

type Pen = CanvasRenderingContext2D
/** Twelve lines to be touched need most of a standing phone; five dice in one row are content with the rest. */
export const BOARD_SHARE = 0.68

export function tallyScene(tools: Tools<TallyState>): Scene<TallyState, number> {
  const { host } = tools.context
  const base = openSceneBase(tools)
  const { palette, text, isRtl } = base
  const rivalPalette = { ...palette, die: '#f0a08a', pip: '#5a1a12' }

  const table: Table = {
    tools,
    host,
    base,
    palette,
    text,
    isRtl,
    rivalPalette,
    shown: tools.state(),
    dice: [],
    guests: [],
    held: 0,
    rolling: false,
    get controls() {
      return controls
    },
  }
  const controls: Controls = controlsOn(
    () => targets(table),
    () => 'throw',
  )

  return {
    layout(size) {
      base.layout(size, BOARD_SHARE)
      if (!table.rolling) placeDice(table)
    },
    show() {
      controls.clear()
      table.held = 0
      settle(table)
    },
    play: (move) => play(table, move),
    draw: (pen) => draw(table, pen),
    point: (input) => point(table, input),
    path: (input) => path(table, input),
    down(at) {
      if (base.isBusy) settle(table)
      else controls.down(at)
      tools.redraw()
    },
    key: (key) => pressKey(table, key),
  }
}

function toggle(table: Table, index: number) {
  const { tools, host, text } = table
  if (!isThrown(table.shown) || table.shown.left === 0 || table.rolling) return
  table.held ^= 1 << index
  const { loose, rail } = slot(table, index)
  push(tools.effects, table.dice[index]!, isHeld(table, index) ? rail : loose)
  host.sound('place', isHeld(table, index) ? 4 : 0)
  host.announce(text(isHeld(table, index) ? 'say.kept' : 'say.loose', { value: table.shown.dice[index]! }))
  tools.redraw()
}

function cast(table: Table) {
  const { tools, host, base, text } = table
  if (table.shown.left === 0 || table.held === FILL - 1) {
    host.sound('bad')
    base.say(text('say.choose'))
    return
  }
  tools.send(table.held)
}

function fill(table: Table, line: number) {
  if (!isThrown(table.shown) || table.rolling || !linesLeft(table.shown).includes(line)) return
  table.tools.send(FILL + line)
}

const throwBox = ({ base, isRtl }: Table) => barParts(base.room.bar, 1, isRtl)[0]!

const targets = (table: Table): Target[] => [
  ...CATEGORIES.map((_, line) => ({
    id: `line${line}`,
    box: lineBox(table.base.room, line, table.isRtl),
    act: () => fill(table, line),
  })),
  ...table.dice.map((die, index) => ({
    id: `die${index}`,
    box: {
      x: die.place.x - die.size * 0.7,
      y: die.place.y - die.size * 0.8,
      width: die.size * 1.4,
      height: die.size * 1.6,
    },
    act: () => toggle(table, index),
  })),
  { id: 'throw', box: throwBox(table), act: () => cast(table) },
]

function drawKept(table: Table, pen: Pen) {
  for (const index of table.dice.keys()) {
    const glow = table.base.glowOf(`die${index}`)
    if (!isHeld(table, index) && glow === 0) continue
    const { x, y } = table.dice[index]!.place
    const side = table.dice[index]!.size * 1.24
    const box = { x: x - side / 2, y: y - side * 0.54, width: side, height: side * 1.1 }
    if (isHeld(table, index)) fillRound(pen, box, side * 0.26, 'rgb(255 207 90 / .34)')
    if (glow > 0) halo(pen, box, side * 0.26, glow)
  }
}

function play(table: Table, move: Played<TallyState, number>) {
  const { input } = move
  return input < FILL
    ? playThrow(table, input, move.after)
    : playFill(table, input - FILL, move.events[0]?.amount ?? 0, move)
}

function draw(table: Table, pen: Pen) {
  const { base, palette, text, rivalPalette } = table
  base.ground(pen, (inner, room) => {
    paintSheet(inner, room)
    paintTray(inner, room.tray, palette)
    const { rail } = areas(table, room)
    fillRound(inner, rail, 16, 'rgb(0 0 0 / .2)')
    fillRound(inner, { ...rail, y: rail.y + rail.height - 2, height: 2 }, 1, 'rgb(255 255 255 / .14)')
  })
  drawSheet(pen, base, { state: table.shown, mayFill: !table.rolling })
  drawKept(table, pen)
  drawDice(pen, table.dice, palette)
  drawDice(pen, table.guests, rivalPalette)
  base.captionBelow(pen)
  const box = throwBox(table)
  const mayThrow = table.shown.left > 0 && !base.isBusy
  drawButton(pen, box, {
    text: text('do.throw'),
    color: palette.accent,
    isOff: !mayThrow,
    glow: base.glowOf('throw'),
  })
  for (let index = 0; index < THROWS; index++)
    fillCircle(
      pen,
      box.x + box.width / 2 + (index - 1) * 14,
      box.y + box.height - 11,
      3.4,
      index < table.shown.left ? '#2a1600' : 'rgb(42 22 0 / .22)',
    )
  table.controls.draw(pen)
}

function point(table: Table, input: number) {
  const { base, text } = table
  if (input >= FILL) {
    const line = input - FILL
    base.glow([`line${line}`])
    base.say(text('hint.fill', { line: text(`line.${CATEGORIES[line]!}`) }))
    return
  }
  const kept = table.dice.flatMap((_, index) => (input & (1 << index) ? [`die${index}`] : []))
  base.glow([...kept, ...(input === table.held ? ['throw'] : [])])
  base.say(text(kept.length > 0 ? 'hint.keep' : 'hint.throw'))
}

function path(table: Table, input: number) {
  const { base, isRtl } = table
  if (input < FILL || input >= FILL + CATEGORIES.length) {
    const { x, y, width, height } = throwBox(table)
    return [{ x: x + width / 2, y: y + height / 2 }]
  }
  const { x, y, width, height } = lineBox(base.room, input - FILL, isRtl)
  return [{ x: x + width / 2, y: y + height / 2 }]
}

function pressKey(table: Table, key: string) {
  const { tools, base } = table
  if (base.isBusy && (key === 'Enter' || key === ' ')) {
    settle(table)
    tools.redraw()
    return true
  }
  const die = Number(key)
  if (die >= 1 && die <= DICE && table.dice.length > 0) {
    toggle(table, die - 1)
    return true
  }
  const isUsed = table.controls.key(key)
  if (isUsed) tools.redraw()
  return isUsed
}
