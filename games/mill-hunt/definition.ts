import type { GameDefinition } from '#kit/game/contract.ts'
import type { BoardName } from './boards.ts'
import type { FigureName } from './figures.ts'
import { registered } from './registered.ts'

interface OldBase extends GameDefinition {
  readonly board: BoardName
  /** The board's face, its carved lines, and the discs of both seats. */
  readonly palette: readonly [face: string, line: string, first: string, second: string]
  /** Figures on the discs: first seat, second seat, king. */
  readonly sprites: readonly FigureName[]
}

export interface MillDefinition extends OldBase {
  readonly kind: 'mill'
  readonly men: number
  /** The last three pieces go anywhere. */
  readonly flies: boolean
  /** Pieces may move before all are placed. */
  readonly early: boolean
  /** A row of three takes a piece, or wins. */
  readonly goal: 'take' | 'row'
  /** The point that the very first piece may not take, where it would force a win. */
  readonly barred?: number
}

export interface HuntDefinition extends OldBase {
  readonly kind: 'hunt'
  readonly hunters: readonly number[]
  readonly prey: readonly number[]
  /** Hunters that still have to be placed. */
  readonly hand: number
  /** Hunters never step back. */
  readonly forward: boolean
  /** Hunters the prey must catch to win; 0 when it cannot catch. */
  readonly catches: number
  readonly chain: boolean
  /** Besides shutting in and catching: slip past the hunters, or fill the fort. */
  readonly goal: 'trap' | 'past' | 'fort'
  readonly fort: readonly number[]
  /** Hunters' moves without a step forward after which the prey has won; 0 for none. */
  readonly stall: number
  /** Winner after a long time without captures: 0 is the hunters, 2 nobody. */
  readonly calledOff: 0 | 2
}

export interface TaflDefinition extends OldBase {
  readonly kind: 'tafl'
  /** Rows of the board: `a`ttackers, `d`efenders, `K`ing. */
  readonly setup: readonly string[]
  readonly escape: 'corner' | 'edge'
  /** Attackers needed around a king who stands free. */
  readonly hold: 'two' | 'four'
}

export type OldDefinition = MillDefinition | HuntDefinition | TaflDefinition

const BASE = {
  distinct: 'rules',
  genre: 'board',
  tags: ['board', 'two-players'],
  players: 2,
  orientation: 'any',
  input: ['tap', 'drag', 'keys'],
  session: [120, 900],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: false },
} as const

const named = (id: string) => ({ ...BASE, id, ...registered(id) })
type Own<Kind> = Omit<Kind, keyof typeof BASE | 'kind' | 'gameId' | 'id' | 'slug' | 'tune'>

export const mill = (id: string, facts: Own<MillDefinition>): MillDefinition => ({
  ...named(id),
  kind: 'mill',
  ...facts,
})
export const hunt = (
  id: string,
  facts: Pick<HuntDefinition, 'board' | 'palette' | 'sprites' | 'ground' | 'hunters' | 'prey'> &
    Partial<Own<HuntDefinition>>,
): HuntDefinition => ({
  ...named(id),
  kind: 'hunt',
  hand: 0,
  forward: false,
  catches: 0,
  chain: false,
  goal: 'trap',
  fort: [],
  stall: 0,
  calledOff: 2,
  ...facts,
})
export const tafl = (id: string, facts: Own<TaflDefinition>): TaflDefinition => ({
  ...named(id),
  kind: 'tafl',
  ...facts,
})
