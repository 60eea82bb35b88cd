import type { SolitaireDefinition } from './definition.ts'

type Sentences = readonly (string | undefined)[]

/** How to play, as text keys in reading order. */
export function how(definition: SolitaireDefinition): readonly string[] {
  const sentences = [
    ...goalOf(definition),
    ...columnsOf(definition),
    definition.cells && (definition.cells.late ? 'how.cells.late' : 'how.cells'),
    definition.reserve && (definition.reserve.piles === 1 ? 'how.reserve.pile' : 'how.reserve.row'),
    ...stockOf(definition),
    definition.reshuffles ? 'how.reshuffle' : gatherOf(definition),
  ]
  return sentences.filter((key) => key !== undefined)
}

function gatherOf({ gathers }: SolitaireDefinition): string | undefined {
  return gathers && (gathers === 'endless' ? 'how.gather' : 'how.gather.twice')
}

function goalOf({ home, columns }: SolitaireDefinition): Sentences {
  switch (home.kind) {
    case 'suits':
      return [
        home.ends === 'middle'
          ? 'how.goal.middle'
          : home.ends
            ? 'how.goal.ends'
            : `how.goal.${home.start ?? 'suits'}`,
        home.late ? 'how.home.late' : undefined,
      ]
    case 'runs':
      return [home.mixed ? 'how.goal.mixed' : 'how.goal.runs']
    case 'pairs':
      return [`how.goal.${home.match ?? 'pairs'}`, columns.shape ? 'how.pairs.under' : undefined]
    case 'chain':
      if (home.piles) return ['how.goal.piles', 'how.chain.around']
      return [
        `how.goal.${home.link ?? 'chain'}`,
        home.link === 'kin' ? undefined : home.around ? 'how.chain.around' : 'how.chain.ends',
        home.start === 'free' ? 'how.chain.free' : undefined,
      ]
    case 'ranks':
    case 'counts':
    case 'aces':
    case 'skips':
    case 'hours':
    case 'mill':
    case 'sets':
      return [`how.goal.${home.kind}`]
  }
}

function columnsOf({ columns, home, cells }: SolitaireDefinition): Sentences {
  if (columns.build === 'none') return columns.empty === 'none' ? [] : [`how.empty.${columns.empty}`]
  if (columns.build === 'loose') return ['how.build.loose']
  const king = home.kind === 'suits' && home.start ? 'how.empty.last' : 'how.empty.king'
  return [
    buildOf(columns),
    columns.around ? 'how.build.around' : undefined,
    carryOf(columns, cells !== undefined),
    columns.empty === 'king' ? king : `how.empty.${columns.empty}`,
    columns.most ? 'how.most' : undefined,
  ]
}

function buildOf({ order, build }: SolitaireDefinition['columns']): string {
  if (order === 'both') return build === 'suit' ? 'how.build.both' : `how.build.both-${build}`
  return `how.build.${build}`
}

function carryOf({ build, carry, runs }: SolitaireDefinition['columns'], hasCells: boolean): string {
  if (build === 'rank') return 'how.carry.rank'
  if (carry === 'run') return runs ? `how.carry.${runs}` : 'how.carry.run'
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
        : stock.redeals === 1
          ? 'how.redeal.once'
          : 'how.redeal.none'
  return [
    deal ?? (stock.needsFull ? 'how.stock.full' : `how.stock.${stock.to}`),
    stock.to === 'waste' ? redeal : undefined,
  ]
}
