import { fillRound, write } from '#kit/game/draw.ts'
import type { Scene } from '#kit/game/packs/pack-table.ts'
import { barParts, drawButton, halo } from '#kit/game/table-top/signs.ts'
import { controlsOn, type Controls, type Target } from '#kit/game/table-top/targets.ts'
import { openSceneBase, type Tools } from './scene-base.ts'
import { drawDice } from './dice-set.ts'
import { paintTray } from './room.ts'
import { drawShutter, paintHut, shutterBox } from './shutters-hut.ts'
import { mayThrowOne, SHUTTERS, sumOf, waysToShut } from './shutters-mind.ts'
import { goalOf, leakOf, NIGHTS, SHUT, type ShuttersState } from './shutters-rules.ts'
import { isOpen, lay, middle, settle, sum, type Table } from './shutters-table.ts'
import { play } from './shutters-play.ts'

type Pen = CanvasRenderingContext2D
const BOARD_SHARE = 0.6

export function shuttersScene(tools: Tools<ShuttersState>): Scene<ShuttersState, number> {
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
    closed: [],
    picked: 0,
    rolling: false,
    get controls() {
      return controls
    },
  }
  const controls: Controls = controlsOn(
    () => targets(table),
    () => 'throw2',
  )

  return {
    layout(size) {
      base.layout(size, BOARD_SHARE)
      if (!table.rolling && !base.isBusy) lay(table, table.shown.dice)
    },
    show() {
      controls.clear()
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

/** Closes at once when the chosen ones add up; a choice that leads nowhere is dropped. */
function toggle(table: Table, index: number) {
  const { tools, host, base, text } = table
  if (table.rolling || base.isBusy) return
  if (table.shown.dice.length === 0 || !isOpen(table, index)) {
    host.sound('bad', -3)
    base.say(text(table.shown.dice.length === 0 ? 'say.throwFirst' : 'say.sum', { sum: sum(table) }))
    return
  }
  const next = table.picked ^ (1 << index)
  const ways = waysToShut(table.shown.open, sum(table))
  if (ways.includes(next)) {
    table.picked = 0
    tools.send(SHUT + next)
    return
  }
  const alone = 1 << index
  const leads = (mask: number) => ways.some((way) => (way & mask) === mask)
  table.picked = leads(next) ? next : leads(alone) ? alone : 0
  host.sound(table.picked === 0 ? 'bad' : 'tap')
  base.say(text('say.sum', { sum: sum(table) }))
}

function cast(table: Table, count: number) {
  const { tools, host, base, text } = table
  if (table.rolling || base.isBusy) return
  if (table.shown.dice.length > 0) {
    host.sound('bad')
    base.say(text('say.sum', { sum: sum(table) }))
    return
  }
  tools.send(count)
}

function buttons(table: Table): Target[] {
  const { base, isRtl } = table
  const counts = mayThrowOne(table.shown.open) && table.shown.dice.length === 0 ? [2, 1] : [2]
  const parts = barParts(base.room.bar, counts.length, isRtl)
  return counts.map((count, index) => ({
    id: `throw${count}`,
    box: parts[index]!,
    act: () => cast(table, count),
  }))
}

const targets = (table: Table): Target[] => [
  ...Array.from({ length: SHUTTERS }, (_, index) => ({
    id: `shutter${index}`,
    box: shutterBox(table.base.room, index),
    act: () => toggle(table, index),
  })),
  { id: 'tray', box: table.base.room.tray, act: () => cast(table, 2) },
  ...buttons(table),
]

/** What came in through the cracks, night by night. */
function drawLog(table: Table, pen: Pen) {
  const { base, palette, text, number, isRtl } = table
  const { tray } = base.room
  const box = { x: tray.x + 16, y: tray.y + 16, width: tray.width - 32, height: 40 }
  fillRound(pen, box, 14, 'rgb(0 0 0 / .26)')
  const isSolo = table.shown.mode === 'solo'
  const own = text('head.you', { points: leakOf(table.shown) })
  const goal = text(isSolo ? 'head.target' : 'head.computer', { points: goalOf(table.shown) })
  const nights = `${number(Math.min(NIGHTS, table.shown.leaks.length + 1))}/${number(NIGHTS)}`
  const [near, far] = [box.x + 14, box.x + box.width - 14]
  const y = box.y + box.height / 2
  write(pen, own, isRtl ? far : near, y, {
    size: 16,
    align: isRtl ? 'right' : 'left',
    widest: box.width * 0.4,
  })
  write(pen, nights, box.x + box.width / 2, y, { size: 14, color: '#cfc8ff' })
  write(pen, goal, isRtl ? near : far, y, {
    size: 16,
    align: isRtl ? 'left' : 'right',
    color: palette.accent,
    widest: box.width * 0.4,
  })
}

function draw(table: Table, pen: Pen) {
  const { base, palette, text, number } = table
  base.ground(pen, (inner, room) => {
    paintHut(inner, room)
    paintTray(inner, room.tray, palette)
  })
  for (let index = 0; index < SHUTTERS; index++) {
    const box = shutterBox(base.room, index)
    drawShutter(pen, box, number(index + 1), table.closed[index] ?? 0, table.picked & (1 << index) ? 1 : 0)
    const glow = base.glowOf(`shutter${index}`)
    if (glow > 0) halo(pen, box, 10, glow)
  }
  drawLog(table, pen)
  drawDice(pen, table.dice, palette)
  base.captionBelow(pen)
  const isIdle = !table.rolling && !base.isBusy && table.shown.dice.length === 0
  for (const { id, box } of buttons(table))
    drawButton(pen, box, {
      text: text(id === 'throw1' ? 'do.throwOne' : 'do.throw'),
      color: id === 'throw1' ? '#7bdc8b' : palette.accent,
      isOff: !isIdle,
      glow: base.glowOf(id),
    })
  table.controls.draw(pen)
}

function point({ base, text }: Table, input: number) {
  if (input < SHUT) {
    base.glow([`throw${input}`])
    base.say(text(input === 1 ? 'hint.one' : 'hint.throw'))
    return
  }
  const mask = input - SHUT
  base.glow(Array.from({ length: SHUTTERS }, (_, index) => (mask & (1 << index) ? `shutter${index}` : '')))
  base.say(text('hint.shut', { sum: sumOf(mask) }))
}

function path(table: Table, input: number) {
  if (input < SHUT) return [middle(buttons(table)[0]!.box)]
  const mask = input - SHUT
  return Array.from({ length: SHUTTERS }, (_, index) => index)
    .filter((index) => mask & (1 << index))
    .slice(0, 1)
    .map((index) => middle(shutterBox(table.base.room, index)))
}

function pressKey(table: Table, key: string) {
  const { tools, base } = table
  if (base.isBusy && (key === 'Enter' || key === ' ')) settle(table)
  else if (Number(key) >= 1) toggle(table, Number(key) - 1)
  else if (!table.controls.key(key)) return false
  tools.redraw()
  return true
}
