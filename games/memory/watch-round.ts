import type { Coach } from '#kit/game/coach.ts'
import type { GameHost, GameContext, Run } from '#kit/game/contract.ts'
import type { Box } from '#kit/game/draw.ts'
import type { StageSize, Stage } from '#kit/game/stage.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import type { CardLook } from './card-look.ts'
import type { Film } from './film.ts'
import { layOutGrid, type GridLayout } from './grid-layout.ts'
import type { Deck } from './palette.ts'
import type { MemoryContext } from './portal-texts.ts'
import { drawPrompt, drawReady } from './watch-look.ts'
import type { WatchState } from './watch-rules.ts'

const RIGHT = '#8dffb0'
const WRONG = '#ff6a5c'
const MISSED = '#ffe08a'
export const CAPTION = 56
export const STRIP = 66
const BUTTON = { width: 190, height: 50 } as const

/** A round in play: what is displayed, and the animation of what happened. */
export interface WatchTable {
  readonly context: MemoryContext
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly deck: Deck
  readonly look: CardLook
  run: Run<number>
  room: StageSize
  layout: GridLayout
  /** The displayed round, which lags behind the state while an animation runs. */
  shown: WatchState
  cursor: number | undefined
  up: number
  hop: number
  shaken: { place: number; k: number } | undefined
  started: boolean
  readonly film: Film
  readonly guide: Coach
  readonly stage: Stage
}

export const state = (table: WatchTable) => (table.run.sim as TurnSim<WatchState, number>).state

export const isPlaying = (table: WatchTable) => table.run.sim.status === 'playing'

export const buttonBox = (table: WatchTable): Box => ({
  ...BUTTON,
  x: (table.room.width - BUTTON.width) / 2,
  y: Math.min(table.room.height - BUTTON.height - 8, table.layout.bottom + 18),
})

export function place(table: WatchTable, size: StageSize) {
  table.room = size
  const { columns, rows } = table.shown
  table.layout = layOutGrid({ columns, rows, above: CAPTION, below: STRIP }, size)
  table.look.clear()
}

export function drawRound(table: WatchTable, pen: CanvasRenderingContext2D) {
  const { look, text } = table
  const { cards, found, wrong, changed } = table.shown
  const isLost = table.run.sim.status === 'lost' && !table.film.isRunning
  for (const [at, face] of cards.entries()) {
    const box = { ...table.layout.boxes[at]! }
    const phase = (at * 0.37) % 1
    box.y -= Math.max(0, Math.sin(Math.PI * Math.min(1, Math.max(0, table.hop * 1.6 - phase * 0.6)))) * 9
    if (table.shaken?.place === at) box.x += Math.sin(table.shaken.k * Math.PI * 5) * 6 * (1 - table.shaken.k)
    look.draw(pen, box, { face, up: table.up })
    if (table.up < 1) continue
    if (found.includes(at)) look.ring(pen, box, RIGHT)
    else if (isLost && changed.includes(at)) look.ring(pen, box, MISSED)
    else if (wrong.includes(at)) look.ring(pen, box, WRONG, 4)
  }
  if (table.cursor !== undefined && table.shown.phase === 'find')
    look.ring(pen, table.layout.boxes[table.cursor]!, '#ffffff', 3)
  const caption = text(table.shown.phase === 'look' ? 'say.look' : `say.find.${table.shown.change}`)
  drawPrompt(pen, caption, {
    at: table.layout.caption,
    widest: table.room.width - 24,
    hearts: table.shown.hearts,
  })
  if (table.shown.phase !== 'look' || table.film.isRunning) return
  drawReady(pen, buttonBox(table), { label: text('say.ready'), side: table.deck.back })
}
