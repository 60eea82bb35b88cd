import type { HomeRules, SolitaireRules } from './definition.ts'
import { coversOfShape } from './shapes.ts'

export type PileKind = 'stock' | 'waste' | 'home' | 'cell' | 'reserve' | 'column'

/** The place of a pile on the table. */
export interface Slot {
  readonly kind: PileKind
  /** Index among piles of its kind. */
  readonly index: number
  /** Piles that must be gone before this one opens (pyramids and peaks). */
  readonly coveredBy: readonly number[]
}

/** All places of a solitaire; a pile is named by its index in `slots`. */
export interface Table {
  readonly rules: SolitaireRules
  readonly slots: readonly Slot[]
  readonly stock: number | undefined
  readonly waste: number | undefined
  readonly homes: readonly number[]
  readonly cells: readonly number[]
  readonly reserves: readonly number[]
  readonly columns: readonly number[]
}

const tables = new WeakMap<SolitaireRules, Table>()

/** Cached per rules. */
export function tableOf(rules: SolitaireRules): Table {
  const made = tables.get(rules) ?? makeTable(rules)
  tables.set(rules, made)
  return made
}

function makeTable(rules: SolitaireRules): Table {
  const counts: Readonly<Record<PileKind, number>> = {
    stock: rules.stock || rules.reshuffles || rules.gathers ? 1 : 0,
    waste: rules.stock?.to === 'waste' ? 1 : 0,
    home: homesOf(rules),
    cell: rules.cells?.count ?? 0,
    reserve: rules.reserve?.piles ?? 0,
    column: rules.columns.deal.length,
  }
  const slots = (Object.keys(counts) as PileKind[]).flatMap((kind) =>
    Array.from({ length: counts[kind] }, (_, index) => ({ kind, index, coveredBy: [] as readonly number[] })),
  )
  const of = (kind: PileKind) => [...slots.keys()].filter((pile) => slots[pile]!.kind === kind)
  const columns = of('column')
  const first = columns[0] ?? 0
  const { shape } = rules.columns
  if (shape)
    coversOfShape(shape).forEach((covers, column) => {
      slots[first + column]!.coveredBy = covers.map((other) => first + other)
    })
  return {
    rules,
    slots,
    stock: of('stock')[0],
    waste: of('waste')[0],
    homes: of('home'),
    cells: of('cell'),
    reserves: of('reserve'),
    columns,
  }
}

/** Four piles go up and four down, with one pack or two. */
const HOMES_OF_BOTH_ENDS = 8

/** Kinds with a fixed number of home piles. */
const HOMES: Partial<Record<HomeRules['kind'], number>> = {
  counts: 4,
  skips: 8,
  hours: 12,
  mill: 5,
}

function homesOf({ home, decks = 1 }: SolitaireRules): number {
  const fixed = HOMES[home.kind]
  if (fixed !== undefined) return fixed
  if (home.kind === 'chain' && home.piles !== undefined) return home.piles
  if (isCleared(home)) return 1
  return home.kind === 'suits' && home.ends ? HOMES_OF_BOTH_ENDS : 4 * decks
}

/** Whether a home pile of a suit goes down. */
export const goesDown = ({ rules: { home }, slots }: Table, pile: number): boolean =>
  home.kind === 'suits' &&
  home.ends !== undefined &&
  slots[pile]!.kind === 'home' &&
  slots[pile]!.index >= HOMES_OF_BOTH_ENDS / 2

/** Games won by an empty table: cards that leave share one pile. */
export const isCleared = ({ kind }: HomeRules) =>
  kind === 'chain' || kind === 'pairs' || kind === 'aces' || kind === 'sets'

/** Whether the whole pack has to leave, not only the layout. */
export const clearsPack = ({ home, stock }: SolitaireRules) =>
  home.kind === 'sets' || (home.kind === 'pairs' && stock?.to === 'columns')
