import type { GameDefinition, GameHost, GameContext } from '#kit/game/contract.ts'
import type { SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Target, Controls } from '#kit/game/table-top/targets.ts'
import type { Spot } from './arrange.ts'
import type { CardMotion } from './card-motion.ts'
import type { TableState } from './card-rules.ts'
import type { Card } from './cards.ts'
import { CARD_SHAPE, type Faces } from './faces.ts'
import type { Choice, Picture, TableLook } from './picture.ts'
import { buttonPlaces, type Room } from './room.ts'

export const LIFT = 9

interface Bubble {
  readonly seat: number
  readonly text: string
  readonly suit: number | undefined
}

/** What is on the table now, and the player's selection. */
export interface Table<State extends TableState> {
  readonly tools: Pick<SceneTools<GameDefinition, State, number>, 'effects' | 'redraw' | 'send' | 'state'>
  readonly look: TableLook<State>
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly isRtl: boolean
  readonly still: HTMLCanvasElement
  readonly motion: CardMotion
  room: Room
  faces: Faces | undefined
  isPainted: boolean
  shown: State
  picture: Picture
  spots: Map<Card, Spot>
  choices: readonly Choice[]
  /** The card whose buttons are shown. */
  picked: Card | undefined
  bubbles: readonly Bubble[]
  isBusy: boolean
  age: number
  most: number
  words: string
  glow: { readonly input: number; k: number } | undefined
  readonly controls: Controls
}

export const choicesOf = <State extends TableState>(table: Table<State>, card: Card) =>
  table.choices.filter((choice) => choice.card === card)

export function buttons<State extends TableState>(table: Table<State>): readonly Choice[] {
  if (table.picked !== undefined) return choicesOf(table, table.picked)
  return table.choices.filter(({ card }) => card === undefined)
}

function tap<State extends TableState>(table: Table<State>, card: Card) {
  const { tools, host } = table
  const own = choicesOf(table, card)
  const [only] = own
  if (own.length === 1 && only) return tools.send(only.input)
  if (own.length > 1) {
    table.picked = table.picked === card ? undefined : card
    host.sound('tap', 3)
    return tools.redraw()
  }
  host.sound('bad')
  table.words = table.look.refusal(table.shown)
  host.announce(table.words)
  tools.redraw()
}

function boxOf<State extends TableState>(table: Table<State>, card: Card) {
  const { x, y, width } = table.spots.get(card)!
  return { x, y: y - LIFT, width, height: width * CARD_SHAPE + LIFT }
}

export function targets<State extends TableState>(table: Table<State>): Target[] {
  const reachable = new Set([...table.picture.hands[0]!, ...table.choices.flatMap(({ card }) => card ?? [])])
  const cards = [...table.spots]
    .filter(([card]) => reachable.has(card))
    .toSorted(([, one], [, other]) => one.order - other.order)
    .map(([card]) => ({ id: `card${card}`, box: boxOf(table, card), act: () => tap(table, card) }))
  const shownButtons = buttons(table)
  const places = buttonPlaces(table.room, shownButtons.length, table.isRtl)
  return [
    ...cards,
    ...shownButtons.map(({ input }, index) => ({
      id: `button${input}`,
      box: places[index]!,
      act: () => table.tools.send(input),
    })),
  ]
}

export const idOf = <State extends TableState>(table: Table<State>, { card, input }: Choice) =>
  card === undefined || table.picked === card ? `button${input}` : `card${card}`
