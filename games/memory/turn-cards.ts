import type { Coach } from '#kit/game/coach.ts'
import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Stage, StageSize } from '#kit/game/stage.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { drawLabel } from './caption-look.ts'
import { paintFace, type CardLook } from './card-look.ts'
import type { CardsMotion } from './cards-motion.ts'
import { faces, type Face } from './faces.ts'
import type { Film } from './film.ts'
import type { GridLayout } from './grid-layout.ts'
import type { MemoryContext } from './portal-texts.ts'
import { sideOf, THERE, wantedOf, type TurnState } from './turn-state.ts'

const YOURS = '#5ff0dc'
const PARROTS = '#ff8a7a'
const HINT_COLOR = '#ffe08a'
const PARROT = faces.find(({ id }) => id === 'parrot')!

/** A game in play: animated cards, and the displayed turn. */
export interface TurnTable {
  readonly context: MemoryContext
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly look: CardLook
  run: Run<number>
  room: StageSize
  layout: GridLayout
  cursor: number | undefined
  pointing: readonly number[]
  isParrots: boolean
  /** The parrot is going to answer: no card may be turned meanwhile. */
  isWatching: boolean
  started: boolean
  readonly cards: CardsMotion
  readonly film: Film
  readonly guide: Coach
  readonly stage: Stage
}

export const state = (table: TurnTable) => (table.run.sim as TurnSim<TurnState, number>).state

export const hasCaption = (table: TurnTable) =>
  state(table).kind.rival || state(table).kind.twist === 'wanted'

const isShadow = (table: TurnTable, place: number) =>
  state(table).kind.twist === 'sides' && sideOf(state(table), place) === 1

export function drawCards(table: TurnTable, pen: CanvasRenderingContext2D) {
  const { look } = table
  const { shown } = table.cards
  const { columns } = state(table)
  const colorOf = (seat: number) => (seat === 1 ? PARROTS : YOURS)
  for (const [at, face] of shown.cards.entries()) {
    const box = table.cards.slid(table.layout.boxes, at, columns)
    const seat = shown.taker[at]!
    if (seat !== THERE) look.drawTrace(pen, box, face, colorOf(seat))
  }
  for (const [at, face] of shown.cards.entries()) {
    const box = table.cards.slid(table.layout.boxes, at, columns)
    const gone = table.cards.gone(at, shown.taker[at] !== THERE)
    if (gone >= 1) continue
    const scale = gone > 0 ? 1 + 0.35 * Math.sin(Math.PI * gone) - gone * 0.4 : 1
    look.draw(pen, box, {
      face,
      up: table.cards.up(at),
      isShadow: isShadow(table, at),
      scale,
      alpha: 1 - gone,
    })
  }
  for (const at of table.pointing) look.ring(pen, table.layout.boxes[at]!, HINT_COLOR)
  if (table.cursor !== undefined) look.ring(pen, table.layout.boxes[table.cursor]!, '#ffffff', 3)
  if (hasCaption(table)) drawCaption(table, pen)
}

/** Whose turn it is, and the picture that is asked for. */
function drawCaption(table: TurnTable, pen: CanvasRenderingContext2D) {
  const { text } = table
  const { x, y } = table.layout.caption
  const wanted = wantedOf({ ...table.cards.shown, kind: state(table).kind })
  const asked = wanted === undefined ? text('say.yours') : wantedText(table, wanted)
  const label = table.isParrots ? text('say.parrots') : asked
  const half = drawLabel(
    pen,
    label,
    { x, y },
    { widest: table.room.width - 120, color: table.isParrots ? PARROTS : YOURS },
  )
  const beside = (face: Face, offset: number, isMirrored: boolean) => {
    pen.save()
    pen.translate(x + offset, y)
    if (isMirrored) pen.scale(-1, 1)
    paintFace(pen, face, 32)
    pen.restore()
  }
  if (table.isParrots) for (const side of [-1, 1]) beside(PARROT, side * half, side === 1)
  else if (wanted !== undefined) for (const side of [-1, 1]) beside(faces[wanted]!, side * half, false)
}

export function wantedText(table: TurnTable, wanted: number): string {
  const { text } = table
  return text('say.wanted', { what: text(`face.${faces[wanted]!.id}`) })
}
