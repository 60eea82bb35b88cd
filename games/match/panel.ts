import { fillRound, write, type Box } from '#kit/game/draw.ts'
import type { Board } from './board.ts'
import { drawFoe } from './foe-art.ts'
import { FULL_CHARGE, HERO_HP } from './foes.ts'
import { gemPicture } from './gem-art.ts'
import type { Look } from './scene.ts'
import { SHELL, type Duel, type State } from './state.ts'

type Pen = CanvasRenderingContext2D

/** What moves in the panel: the foe flinches, bars glide. */
export interface PanelLook {
  readonly hurt: number
  readonly lunge: number
  readonly hp: number
  readonly foeHp: number
  /** The gear's name for the badge; empty without gear to choose. */
  readonly gear: string
}

const INK = 'rgb(0 8 20 / .42)'

/** The goals as gems with what is still wanted of them. */
export function drawGoals(pen: Pen, box: Box, board: Board, state: State, look: Look) {
  const count = board.goals.length
  const upright = box.height > box.width
  const cell = Math.min(upright ? box.width : box.height, 64)
  const long = cell * 1.9
  for (const [index, { what, count: wanted }] of board.goals.entries()) {
    const left = Math.max(0, wanted - (state.got[index] ?? 0))
    const middle = index - (count - 1) / 2
    const at = upright
      ? { x: box.x + box.width / 2, y: box.y + box.height / 2 + middle * cell * 1.35 }
      : { x: box.x + box.width / 2 + middle * (long + 10), y: box.y + box.height / 2 }
    const wide = upright ? Math.min(box.width, long) : long
    const pill = { x: at.x - wide / 2, y: at.y - cell * 0.46, width: wide, height: cell * 0.92 }
    fillRound(pen, pill, cell * 0.46, INK)
    const size = cell * 0.7
    const spot = { x: pill.x + cell * 0.16, y: at.y - size / 2, width: size, height: size }
    if (what === 'sand') drawSand(pen, spot, 1)
    else look.stamps.draw(pen, gemPicture(what === SHELL ? SHELL : what, look.suit, look.unit), spot)
    const text = left > 0 ? look.number(left) : '✓'
    write(pen, text, pill.x + wide - cell * 0.62, at.y, {
      size: Math.max(15, cell * 0.42),
      color: left > 0 ? '#ffffff' : '#7ff0a8',
    })
  }
}

export function drawSand(pen: Pen, { x, y, width }: Box, layers: number) {
  const inset = width * 0.03
  const box = { x: x + inset, y: y + inset, width: width - 2 * inset, height: width - 2 * inset }
  fillRound(pen, box, width * 0.16, layers > 1 ? '#b88747' : '#e3c07e')
  fillRound(pen, { ...box, height: box.height * 0.5 }, width * 0.16, 'rgb(255 255 255 / .16)')
  pen.fillStyle = 'rgb(110 70 20 / .35)'
  for (const [dx, dy] of [
    [0.2, 0.3],
    [0.7, 0.2],
    [0.5, 0.6],
    [0.25, 0.75],
    [0.8, 0.7],
  ] as const)
    pen.fillRect(x + dx * width, y + dy * width, width * 0.06, width * 0.06)
}

interface Bar extends Box {
  readonly share: number
  readonly color: string
  readonly text: string
}

function drawBar(pen: Pen, { share, color, text, ...box }: Bar) {
  fillRound(pen, box, box.height / 2, 'rgb(0 4 14 / .6)')
  const width = Math.max(box.height, box.width * Math.min(1, share))
  if (share > 0) {
    fillRound(pen, { ...box, width }, box.height / 2, color)
    fillRound(
      pen,
      { ...box, x: box.x + 3, width: width - 6, height: box.height * 0.38 },
      box.height / 4,
      'rgb(255 255 255 / .3)',
    )
  }
  write(pen, text, box.x + box.width / 2, box.y + box.height / 2, { size: Math.max(11, box.height * 0.72) })
}

/** The foe with its strength and its wait, and the hero's bars. */
export function drawDuel(
  pen: Pen,
  box: Box,
  board: Board,
  duel: Duel,
  look: Look & { readonly panel: PanelLook },
) {
  const { foe } = board
  if (!foe) return
  const { panel, number, stamps, unit, suit } = look
  const upright = box.height > box.width * 0.8
  const r = upright
    ? Math.min(box.width * 0.28, box.height * 0.17)
    : Math.min(box.height * 0.31, box.width * 0.14)
  const at = upright
    ? { x: box.x + box.width / 2, y: box.y + r * 1.65 }
    : { x: box.x + r * 1.9, y: box.y + box.height * 0.52 }
  pen.save()
  pen.translate(at.x + Math.sin(panel.hurt * 20) * panel.hurt * 6, at.y + panel.lunge * r * 0.5)
  drawFoe(pen, foe, r * (1 + panel.lunge * 0.15), panel.hurt)
  pen.restore()
  const left = upright ? box.x + 8 : at.x + r * 1.75
  const width = box.x + box.width - left - 8
  const line = Math.min(24, box.height / 6.2, width / 7.5)
  let y = upright ? at.y + r * 1.35 : box.y + box.height * 0.06
  const bar = (share: number, color: string, text: string) => {
    drawBar(pen, { x: left, y, width, height: line, share, color, text })
    y += line * 1.25
  }
  bar(panel.foeHp / foe.hp, '#e2455f', `${number(Math.ceil(panel.foeHp))} / ${number(foe.hp)}`)
  const row = { y: y + line * 0.6, size: line * 1.25 }
  const chip = (index: number, kind: number, text: string) => {
    const x = left + (width * (index + 0.5)) / 3
    stamps.draw(pen, gemPicture(kind, suit, unit), {
      x: x - row.size * 1.05,
      y: row.y - row.size / 2,
      width: row.size,
      height: row.size,
    })
    write(pen, text, x + row.size * 0.6, row.y, { size: Math.max(13, line * 0.75) })
  }
  chip(0, 5, number(foe.attack))
  waitDots(pen, left + width / 2, row.y, line, duel.wait, foe.every)
  chip(2, foe.weak, '×2')
  y += line * 1.4
  bar(panel.hp / HERO_HP, '#2fb56a', `${number(Math.ceil(panel.hp))} / ${number(HERO_HP)}`)
  bar(duel.charge / FULL_CHARGE, '#e0a21c', duel.armor > 0 ? `★  ◆ ${number(duel.armor)}` : '★')
  if (panel.gear)
    write(pen, panel.gear, left + width / 2, y + line * 0.35, {
      size: Math.max(12, line * 0.6),
      widest: width,
      weight: 600,
    })
}

/** One dot for each move before the foe strikes. */
function waitDots(pen: Pen, x: number, y: number, line: number, wait: number, every: number) {
  for (let dot = 0; dot < every; dot++) {
    pen.beginPath()
    pen.arc(x + (dot - (every - 1) / 2) * line * 0.62, y, line * 0.26, 0, 2 * Math.PI)
    pen.fillStyle = dot < wait ? '#ffd27a' : 'rgb(255 255 255 / .18)'
    pen.fill()
  }
}
