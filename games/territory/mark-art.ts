import { fillCircle, fillRound, shade, write } from '#kit/game/draw.ts'
import { paintDisc } from '#kit/game/duel/pieces.ts'
import { SOUR } from './chomp.ts'
import type { TerritoryDefinition } from './definitions.ts'
import { facesOf } from './faces.ts'
import { GONE } from './rows.ts'
import { SNAIL } from './slime.ts'
import { contentOf, ownerOf } from './steps.ts'

type Pen = CanvasRenderingContext2D

/** Colours of the flood, from 1. */
export const FLOOD = ['', '#ff6f61', '#35cfc0', '#ffc94a', '#8f7bff', '#6fd06a', '#ff9fd0'] as const

/** Places of one to four drops in a cell. */
const DROPS = [
  [],
  [[0, 0]],
  [
    [-0.16, 0.06],
    [0.16, -0.06],
  ],
  [
    [0, -0.18],
    [-0.18, 0.13],
    [0.18, 0.13],
  ],
  [
    [-0.17, -0.17],
    [0.17, -0.17],
    [-0.17, 0.17],
    [0.17, 0.17],
  ],
] as const

function tile(pen: Pen, cell: number, color: string, half = 0.4) {
  const side = 2 * half * cell
  fillRound(
    pen,
    { x: -half * cell, y: -half * cell + cell * 0.05, width: side, height: side },
    cell * 0.16,
    shade(color, -0.42),
  )
  fillRound(
    pen,
    { x: -half * cell, y: -half * cell - cell * 0.02, width: side, height: side },
    cell * 0.16,
    color,
  )
  fillRound(
    pen,
    {
      x: -half * cell + cell * 0.06,
      y: -half * cell + cell * 0.02,
      width: side - cell * 0.12,
      height: cell * 0.1,
    },
    cell * 0.05,
    'rgb(255 255 255 / .3)',
  )
}

function snail(pen: Pen, cell: number) {
  fillCircle(pen, 0, cell * 0.1, cell * 0.4, 'rgb(20 30 0 / .25)')
  fillRound(
    pen,
    { x: -cell * 0.42, y: cell * 0.12, width: cell * 0.84, height: cell * 0.22 },
    cell * 0.11,
    '#ffdf9a',
  )
  fillRound(
    pen,
    { x: -cell * 0.42, y: -cell * 0.16, width: cell * 0.18, height: cell * 0.44 },
    cell * 0.09,
    '#ffdf9a',
  )
  fillCircle(pen, -cell * 0.4, -cell * 0.2, cell * 0.06, '#2a1c10')
  fillCircle(pen, -cell * 0.26, -cell * 0.22, cell * 0.06, '#2a1c10')
  fillCircle(pen, cell * 0.08, cell * 0.02, cell * 0.28, '#a8502a')
  fillCircle(pen, cell * 0.06, -cell * 0.01, cell * 0.25, '#e08a4a')
  fillCircle(pen, cell * 0.08, 0, cell * 0.16, '#a8502a')
  fillCircle(pen, cell * 0.09, cell * 0.01, cell * 0.08, '#ffd9a8')
}

function flower(pen: Pen, cell: number, color: string) {
  fillCircle(pen, 0, cell * 0.07, cell * 0.36, 'rgb(10 30 0 / .28)')
  for (let petal = 0; petal < 5; petal++) {
    const angle = (petal * 2 * Math.PI) / 5 - Math.PI / 2
    const [x, y] = [Math.cos(angle) * cell * 0.2, Math.sin(angle) * cell * 0.2]
    fillCircle(pen, x, y + cell * 0.03, cell * 0.17, shade(color, -0.35))
    fillCircle(pen, x, y, cell * 0.165, color)
  }
  fillCircle(pen, 0, 0, cell * 0.12, '#fff1b8')
}

function hoof(pen: Pen, cell: number, color: string) {
  tile(pen, cell, shade(color, 0.1))
  pen.beginPath()
  pen.arc(0, 0, cell * 0.18, Math.PI * 0.8, Math.PI * 2.2)
  pen.lineWidth = cell * 0.1
  pen.lineCap = 'round'
  pen.strokeStyle = shade(color, -0.5)
  pen.stroke()
}

function drops(pen: Pen, cell: number, count: number, color: string) {
  for (const [x, y] of DROPS[Math.min(4, count)]!) {
    const radius = cell * (count === 1 ? 0.2 : 0.155)
    fillCircle(pen, x * cell, y * cell + cell * 0.04, radius, shade(color, -0.45))
    fillCircle(pen, x * cell, y * cell, radius, color)
    fillCircle(pen, x * cell - radius * 0.3, y * cell - radius * 0.35, radius * 0.3, 'rgb(255 255 255 / .75)')
  }
}

function numbered(
  pen: Pen,
  cell: number,
  [content, owner]: readonly [number, number],
  color: string | undefined,
) {
  if (owner === GONE) return paintDisc(pen, cell * 0.32, { face: '#ffc94a', emboss: 'ring' })
  tile(pen, cell, color ?? '#f2e4c4')
  // The mark of the last move lies in the middle of a taken number.
  const [y, size] = color ? [-0.17, 0.34] : [0.02, 0.44]
  write(pen, String(content), 0, cell * y, { size: Math.max(11, cell * size), color: '#2a2018' })
}

/** What lies on a cell, painted around the origin; a piece is the value of its cell. */
export function paintMark(pen: Pen, definition: TerritoryDefinition, piece: number, cell: number) {
  const { kind } = definition
  const [content, owner] = [contentOf(piece), ownerOf(piece)]
  const tone = facesOf(definition)[owner === 2 ? 1 : 0]
  if (content === 0 && kind === 'trail') return tile(pen, cell, tone.face)
  if (content === 0 && kind === 'leap') return hoof(pen, cell, tone.face)
  if (content === 0 && kind === 'plots') return flower(pen, cell, tone.face)
  if (content === 0) return paintDisc(pen, cell * 0.41, tone)
  if (kind === 'chain') return drops(pen, cell, content, tone.face)
  if (kind === 'slime') {
    if (piece === SNAIL) return snail(pen, cell)
    fillCircle(pen, 0, 0, cell * 0.36, 'rgb(214 245 150 / .5)')
    fillCircle(pen, -cell * 0.1, -cell * 0.1, cell * 0.12, 'rgb(255 255 255 / .55)')
    return
  }
  if (kind === 'chomp') {
    tile(pen, cell, piece === SOUR ? '#c9d84a' : '#8a4f2c', 0.46)
    if (piece === SOUR) fillCircle(pen, 0, 0, cell * 0.24, '#f4f7a0')
    else
      fillRound(
        pen,
        { x: -cell * 0.26, y: -cell * 0.26, width: cell * 0.52, height: cell * 0.52 },
        cell * 0.1,
        '#9c6238',
      )
    return
  }
  if (kind === 'rows')
    return numbered(pen, cell, [content, owner], owner === 1 || owner === 2 ? tone.face : undefined)
  if (kind === 'flood') {
    tile(pen, cell, FLOOD[content]!, 0.48)
    if (owner === 0) return
    fillCircle(pen, 0, 0, cell * (owner === 1 ? 0.2 : 0.13), 'rgb(255 255 255 / .9)')
    if (owner === 1) fillCircle(pen, 0, 0, cell * 0.12, FLOOD[content]!)
    return
  }
  // The head of a trail looks about.
  paintDisc(pen, cell * 0.44, { ...tone, emboss: 'none' })
  for (const side of [-1, 1]) {
    fillCircle(pen, side * cell * 0.16, -cell * 0.1, cell * 0.11, '#ffffff')
    fillCircle(pen, side * cell * 0.16, -cell * 0.07, cell * 0.055, '#1c1c30')
  }
}
