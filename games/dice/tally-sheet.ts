import { fillRound, FONT_TEXT, shade, write, type Box } from '#kit/game/draw.ts'
import type { SceneBase } from './scene-base.ts'
import { INK, PAPER, PAPER_DEEP } from './palette.ts'
import { halo } from '#kit/game/table-top/signs.ts'
import { goalOf, isThrown, OPEN, totalOf, type TallyState } from './tally-rules.ts'
import { CATEGORIES, pointsFor } from './tally-score.ts'

type Pen = CanvasRenderingContext2D

const HEAD = 34
const COLUMNS = 2
const ROWS = CATEGORIES.length / COLUMNS

/** Where a line of the log stands. */
export function lineBox({ board }: SceneBase['room'], line: number, isRtl: boolean): Box {
  const column = Math.floor(line / ROWS)
  const shown = isRtl ? COLUMNS - 1 - column : column
  const width = (board.width - 24) / COLUMNS
  const height = (board.height - HEAD - 14) / ROWS
  return {
    x: board.x + 10 + shown * (width + 4),
    y: board.y + HEAD + 4 + (line % ROWS) * height,
    width,
    height: height - 3,
  }
}

/** A log book: paper on a wooden board. */
export function paintSheet(pen: Pen, { board }: SceneBase['room']) {
  fillRound(pen, { ...board, y: board.y + 5 }, 20, 'rgb(0 0 0 / .35)')
  const paper = pen.createLinearGradient(board.x, board.y, board.x + board.width, board.y + board.height)
  paper.addColorStop(0, shade(PAPER, 0.35))
  paper.addColorStop(0.6, PAPER)
  paper.addColorStop(1, PAPER_DEEP)
  fillRound(pen, board, 18, paper)
  fillRound(pen, { ...board, height: HEAD }, [18, 18, 0, 0] as never, 'rgb(120 72 30 / .16)')
}

export interface SheetView {
  readonly state: TallyState
  /** False while dice roll: nothing is offered then. */
  readonly mayFill: boolean
}

export function drawSheet(pen: Pen, base: SceneBase, { state, mayFill }: SheetView) {
  const { room, text, number, isRtl } = base
  const { board } = room
  const isSolo = state.mode === 'solo'
  const middle = board.y + HEAD / 2
  const [near, far] = [board.x + 18, board.x + board.width - 18]
  const total = text('head.you', { points: totalOf(state.own) })
  const goal = isSolo
    ? text('head.target', { points: goalOf(state) })
    : text('head.computer', { points: totalOf(state.rival) })
  const head = { size: 18, color: INK, widest: board.width / 2 - 26 }
  write(pen, total, isRtl ? far : near, middle, { ...head, align: isRtl ? 'right' : 'left' })
  write(pen, goal, isRtl ? near : far, middle, {
    ...head,
    color: '#7a4a1c',
    align: isRtl ? 'left' : 'right',
  })
  const open = state.own.flatMap((points, line) => (points === OPEN ? [line] : []))
  const offers = isThrown(state) && mayFill
  const best = offers ? Math.max(0, ...open.map((line) => pointsFor(CATEGORIES[line]!, state.dice))) : 0
  for (const [line, category] of CATEGORIES.entries()) {
    const box = lineBox(room, line, isRtl)
    const points = state.own[line]!
    const isOpen = points === OPEN
    fillRound(pen, box, 9, isOpen ? 'rgb(255 255 255 / .55)' : 'rgb(120 72 30 / .13)')
    if (isOpen) fillRound(pen, { ...box, y: box.y + box.height - 3, height: 3 }, 2, 'rgb(120 72 30 / .18)')
    const cells = cellsOf(box, isRtl, isSolo)
    write(pen, text(`line.${category}`), isRtl ? box.x + box.width - 9 : box.x + 9, box.y + box.height / 2, {
      size: Math.min(15, Math.max(12, box.height * 0.4)),
      weight: 700,
      font: FONT_TEXT,
      color: isOpen ? INK : '#8a6a44',
      align: isRtl ? 'right' : 'left',
      widest: box.width - cells.own.width - (isSolo ? 0 : cells.rival.width) - 20,
    })
    const offered = offers && isOpen ? pointsFor(CATEGORIES[line]!, state.dice) : undefined
    drawPoints(pen, cells.own, { points, offered, isBest: offered === best && best > 0 }, number)
    const theirs = state.rival[line]!
    if (!isSolo && theirs !== OPEN)
      write(pen, number(theirs), cells.rival.x + cells.rival.width / 2, box.y + box.height / 2, {
        size: 13,
        color: '#b0503a',
      })
    const glow = base.glowOf(`line${line}`)
    if (glow > 0) halo(pen, box, 9, glow)
  }
}

function cellsOf(box: Box, isRtl: boolean, isSolo: boolean) {
  const width = 38
  const rivalWidth = isSolo ? 0 : 26
  const own = {
    ...box,
    width,
    x: isRtl ? box.x + rivalWidth + 2 : box.x + box.width - width - rivalWidth - 2,
  }
  const rival = { ...box, width: rivalWidth, x: isRtl ? box.x + 2 : box.x + box.width - rivalWidth - 2 }
  return { own, rival }
}

interface Points {
  readonly points: number
  readonly offered: number | undefined
  readonly isBest: boolean
}

function drawPoints(pen: Pen, box: Box, { points, offered, isBest }: Points, number: SceneBase['number']) {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (points !== OPEN) {
    write(pen, points === 0 ? '–' : number(points), x, y, { size: 18, color: INK })
    return
  }
  if (offered === undefined) return
  const color = offered === 0 ? '#b39a72' : isBest ? '#0c6b57' : '#3b8f7d'
  if (isBest) fillRound(pen, { ...box, y: box.y + 3, height: box.height - 6 }, 8, 'rgb(20 150 120 / .16)')
  write(pen, number(offered), x, y, { size: isBest ? 18 : 15, color })
}
