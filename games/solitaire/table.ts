import type { SolitaireRules } from './definition.ts'

export type PileKind = 'stock' | 'waste' | 'home' | 'cell' | 'reserve' | 'column'

/** The place of a pile on the table. */
export interface Slot {
  readonly kind: PileKind
  /** Its number among those of its kind. */
  readonly index: number
  /** Piles that must be gone before this one is open (pyramids and peaks). */
  readonly coveredBy: readonly number[]
}

/** All places of a solitaire; a pile is named by its number in `slots`. */
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

/** The table of a solitaire; made once. */
export function tableOf(rules: SolitaireRules): Table {
  const made = tables.get(rules) ?? makeTable(rules)
  tables.set(rules, made)
  return made
}

function makeTable(rules: SolitaireRules): Table {
  const counts: Readonly<Record<PileKind, number>> = {
    stock: rules.stock || rules.reshuffles ? 1 : 0,
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
  coversOf(rules).forEach((covers, column) => {
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

function homesOf({ home, decks = 1 }: SolitaireRules): number {
  return home.kind === 'chain' || home.kind === 'pairs' ? 1 : 4 * decks
}

function coversOf({ columns }: SolitaireRules): readonly (readonly number[])[] {
  if (columns.shape === 'pyramid') return pyramidCovers(7)
  if (columns.shape === 'peaks') return peakCovers()
  return []
}

/** Row by row from the tip: each card lies under two of the next row. */
function pyramidCovers(rows: number): number[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 1 }, (_, place) => {
      const below = ((row + 1) * (row + 2)) / 2 + place
      return row < rows - 1 ? [below, below + 1] : []
    }),
  ).flat()
}

/** Three tips, six cards, nine cards and a closed row of ten. */
function peakCovers(): number[][] {
  const tips = [0, 1, 2].map((peak) => [3 + peak * 2, 4 + peak * 2])
  const second = [0, 1, 2, 3, 4, 5].map((place) => {
    const below = 9 + place + Math.floor(place / 2)
    return [below, below + 1]
  })
  const third = Array.from({ length: 9 }, (_, place) => [18 + place, 19 + place])
  return [...tips, ...second, ...third, ...Array.from({ length: 10 }, () => [])]
}
