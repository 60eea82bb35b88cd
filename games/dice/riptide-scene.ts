import { fillRound } from '#kit/game/draw.ts'
import type { Scene } from '#kit/game/packs/pack-table.ts'
import { barParts, drawButton } from '#kit/game/table-top/signs.ts'
import { controlsOn, type Controls, type Target } from '#kit/game/table-top/targets.ts'
import { openSceneBase, type Tools } from './scene-base.ts'
import { drawPicked } from './riptide-marks.ts'
import { drawDice } from './dice-set.ts'
import { BANK, THROW, type RiptideState } from './riptide-rules.ts'
import { pointsOf, touched } from './riptide-score.ts'
import { drawVoyage, paintSea } from './riptide-sea.ts'
import { paintTray } from './room.ts'
import { lay, mayTouch, settle, type Table } from './riptide-table.ts'
import { play } from './riptide-play.ts'

type Pen = CanvasRenderingContext2D
const BOARD_SHARE = 0.42

export function riptideScene(tools: Tools<RiptideState>): Scene<RiptideState, number> {
  const { host } = tools.context
  const base = openSceneBase(tools)
  const { palette, text, isRtl } = base
  const guest = { ...palette, die: '#fff0d2', pip: '#7a2c1c' }

  const table: Table = {
    tools,
    host,
    base,
    palette,
    text,
    isRtl,
    guest,
    shown: tools.state(),
    voyage: { own: 0, rival: 0, pot: 0, isRivals: false },
    dice: [],
    aside: [],
    isGuest: false,
    picked: 0,
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
      if (!table.rolling && !base.isBusy) lay(table, table.shown.dice, table.shown.aside)
    },
    show() {
      controls.clear()
      settle(table)
    },
    play: (played) => play(table, played),
    draw: (pen, seconds) => draw(table, pen, seconds),
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
  const { tools, host, base, text } = table
  if (!mayTouch(table)) return
  const isOn = (table.picked & (1 << index)) !== 0
  const next = touched(table.shown.dice, table.picked, index)
  if (next === undefined) {
    host.sound('bad')
    base.say(text('say.noPoints'))
  } else {
    table.picked = next
    host.sound('place', isOn ? 0 : 4)
    base.say('')
    host.announce(text('say.stake', { points: table.shown.pot + pointsOf(table.shown.dice, table.picked) }))
  }
  raise(table)
  tools.redraw()
}

function raise(table: Table) {
  for (const [index, die] of table.dice.entries()) die.raised = table.picked & (1 << index) ? 0.22 : 0
}

function cast(table: Table) {
  const { tools, base } = table
  if (table.rolling || base.isBusy) return
  if (table.shown.dice.length === 0) tools.send(THROW)
  else if (table.picked > 0) tools.send(table.picked)
  else refuse(table)
}

function bank(table: Table) {
  if (!mayTouch(table)) return
  if (table.picked > 0) table.tools.send(table.picked + BANK)
  else refuse(table)
}

function refuse({ tools, host, base, text }: Table) {
  host.sound('bad')
  base.say(text('say.pick'))
  tools.redraw()
}

const parts = ({ base, isRtl }: Table) => barParts(base.room.bar, 2, isRtl)

const targets = (table: Table): Target[] => [
  ...table.dice.map(({ place, size }, index) => ({
    id: `die${index}`,
    box: { x: place.x - size * 0.75, y: place.y - size * 0.8, width: size * 1.5, height: size * 1.55 },
    act: () => toggle(table, index),
  })),
  { id: 'throw', box: parts(table)[0]!, act: () => cast(table) },
  { id: 'bank', box: parts(table)[1]!, act: () => bank(table) },
]

function draw(table: Table, pen: Pen, seconds: number) {
  const { base, palette, text, guest } = table
  base.ground(pen, (inner, room) => {
    paintSea(inner, base)
    paintTray(inner, room.tray, palette)
    const { tray } = room
    fillRound(
      inner,
      { x: tray.x + 16, y: tray.y + 16, width: tray.width - 32, height: 40 },
      14,
      'rgb(0 0 0 / .22)',
    )
  })
  drawVoyage(pen, base, table.voyage, seconds)
  drawPicked(pen, table.dice, table.picked, base)
  drawDice(pen, table.aside, table.isGuest ? guest : palette)
  drawDice(pen, table.dice, table.isGuest ? guest : palette)
  base.captionBelow(pen)
  const stake = table.shown.dice.length === 0 ? 0 : table.shown.pot + pointsOf(table.shown.dice, table.picked)
  const [throwBox, bankBox] = [parts(table)[0]!, parts(table)[1]!]
  const isIdle = !table.rolling && !base.isBusy
  drawButton(pen, throwBox, {
    text: text('do.throw'),
    color: palette.accent,
    isOff: !isIdle || (table.shown.dice.length > 0 && table.picked === 0),
    glow: base.glowOf('throw'),
  })
  drawButton(pen, bankBox, {
    text: text('do.bank', { points: stake }),
    color: '#7bdc8b',
    isOff: !isIdle || table.picked === 0,
    glow: base.glowOf('bank'),
  })
  table.controls.draw(pen)
}

function point(table: Table, input: number) {
  const { base, text } = table
  const mask = input % BANK
  const ids = table.dice.flatMap((_, index) => (mask & (1 << index) ? [`die${index}`] : []))
  base.glow([...ids, input >= BANK ? 'bank' : 'throw'])
  const isFirst = table.shown.dice.length === 0
  base.say(text(isFirst ? 'hint.throw' : input >= BANK ? 'hint.bank' : 'hint.risk'))
}

function path(table: Table, input: number) {
  const die = table.dice.find((_, at) => input & (1 << at))
  if (die) return [die.place]
  const { x, y, width, height } = parts(table)[0]!
  return [{ x: x + width / 2, y: y + height / 2 }]
}

function pressKey(table: Table, key: string) {
  const { tools, base } = table
  const index = Number(key) - 1
  if (base.isBusy && (key === 'Enter' || key === ' ')) settle(table)
  else if (index >= 0 && index < table.dice.length) toggle(table, index)
  else if (!table.controls.key(key)) return false
  tools.redraw()
  return true
}
