import type { SolitaireDefinition } from './definition.ts'

type Sentences = readonly (string | undefined)[]

/** How to play, as keys of whole sentences in the order they should be read. */
export function how(definition: SolitaireDefinition): readonly string[] {
  const sentences = [
    ...goalOf(definition),
    ...columnsOf(definition),
    definition.cells && 'how.cells',
    definition.reserve && (definition.reserve.piles === 1 ? 'how.reserve.pile' : 'how.reserve.row'),
    ...stockOf(definition),
    definition.reshuffles ? 'how.reshuffle' : undefined,
  ]
  return sentences.filter((key) => key !== undefined)
}

function goalOf({ home }: SolitaireDefinition): Sentences {
  switch (home.kind) {
    case 'suits':
      return [home.start === 'dealt' ? 'how.goal.dealt' : 'how.goal.suits']
    case 'ranks':
      return ['how.goal.ranks']
    case 'runs':
      return ['how.goal.runs']
    case 'pairs':
      return ['how.goal.pairs', 'how.pairs.under']
    case 'chain':
      return ['how.goal.chain', home.around ? 'how.chain.around' : 'how.chain.ends']
  }
}

function columnsOf({ columns, home, cells }: SolitaireDefinition): Sentences {
  if (columns.build === 'none') return []
  const king = home.kind === 'suits' && home.start === 'dealt' ? 'how.empty.last' : 'how.empty.king'
  return [
    columns.order === 'both' ? 'how.build.both' : `how.build.${columns.build}`,
    columns.around ? 'how.build.around' : undefined,
    carryOf(columns.carry, columns.runs !== undefined, cells !== undefined),
    columns.empty === 'king' ? king : `how.empty.${columns.empty}`,
  ]
}

function carryOf(carry: SolitaireDefinition['columns']['carry'], strict: boolean, hasCells: boolean): string {
  if (carry === 'run') return strict ? 'how.carry.suit' : 'how.carry.run'
  if (carry === 'room') return hasCells ? 'how.carry.room' : 'how.carry.columns'
  return `how.carry.${carry}`
}

function stockOf({ stock }: SolitaireDefinition): Sentences {
  if (!stock) return []
  const deal = stock.to === 'waste' ? (stock.by === 3 ? 'how.stock.three' : 'how.stock.one') : undefined
  const redeal =
    stock.redeals === 'endless'
      ? 'how.redeal.endless'
      : stock.redeals === 2
        ? 'how.redeal.twice'
        : 'how.redeal.none'
  return [
    deal ?? (stock.needsFull ? 'how.stock.full' : `how.stock.${stock.to}`),
    stock.to === 'waste' ? redeal : undefined,
  ]
}
