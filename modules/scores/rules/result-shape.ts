/** A move of a run and its effect, from the game's rules. */
export interface ShapeMove {
  readonly input: unknown
  readonly events: readonly { readonly kind: string; readonly amount?: number }[]
}

/** Games whose runs have a shape: guesses at a code, guesses at words in rounds, answers to questions. */
export type ShapeKind = 'code' | 'words' | 'answers'

const HIT = '🟩'
const NEAR = '🟨'
const MISS = '⬜'
const LOST = '🟥'

const WORD_GAMES: readonly string[] = ['secret-word-colours']
/** Code-breaking games, which tell for each guess how many places are right and how many nearly. */
const CODE_GAMES: readonly string[] = [
  'facing-shells',
  'lighthouse-lock',
  'next-door-shells',
  'odd-and-even-lock',
  'rising-digits',
  'shell-cipher',
  'shells-on-the-tide',
  'silent-shells',
  'warm-stones',
]

/** The kind of shape of a game's runs; undefined for most. */
export function shapeKindOf({
  family,
  slug,
}: {
  readonly family: string
  readonly slug: string
}): ShapeKind | undefined {
  if (CODE_GAMES.includes(slug)) return 'code'
  if (WORD_GAMES.includes(slug)) return 'words'
  return family === 'quiz' ? 'answers' : undefined
}

/** Ten cells fit a line of every messenger, and more rows make no message. */
const CELLS_A_ROW = 10
const MOST_ROWS = 12

/** The shape of a run as emoji, without spoilers; undefined before the first guess. */
export function resultShape(kind: ShapeKind, moves: readonly ShapeMove[]): string | undefined {
  const rows = { code: codeRows, words: wordRows, answers: answerRows }[kind](moves)
  return rows.length === 0 ? undefined : rows.slice(0, MOST_ROWS).join('\n')
}

/** One row per guess: right, nearly, and the rest. The order of cells reveals no places. */
function codeRows(moves: readonly ShapeMove[]): string[] {
  return moves.flatMap(({ input, events }) => {
    const clue = events.find(({ amount }) => amount !== undefined)?.amount
    if (typeof input !== 'string' || clue === undefined) return []
    const hits = Math.floor(clue / 10)
    const near = clue % 10
    return [HIT.repeat(hits) + NEAR.repeat(near) + MISS.repeat(Math.max(0, input.length - hits - near))]
  })
}

/** One row per word, one cell per guess: solved, some letters placed, none placed. */
function wordRows(moves: readonly ShapeMove[]): string[] {
  const rows: string[][] = [[]]
  for (const { events } of moves) {
    const kinds = events.map(({ kind }) => kind)
    if (kinds.includes('dealt')) rows.push([])
    const cell = kinds.includes('close') ? NEAR : kinds.includes('wide') ? MISS : undefined
    if (cell === undefined) continue
    rows.at(-1)!.push(kinds.includes('solved') ? HIT : kinds.includes('lost') ? LOST : cell)
  }
  return rows.filter((row) => row.length > 0).map((row) => row.join(''))
}

/** One cell per question: right at once, right with help or on the second try, wrong. */
function answerRows(moves: readonly ShapeMove[]): string[] {
  const cells: string[] = []
  let isHelped = false
  for (const { kind } of moves.flatMap(({ events }) => events)) {
    if (kind === 'half' || kind === 'near' || kind === 'slip') isHelped = true
    if (kind !== 'right' && kind !== 'wrong') continue
    cells.push(kind === 'wrong' ? LOST : isHelped ? NEAR : HIT)
    isHelped = false
  }
  const count = Math.ceil(cells.length / CELLS_A_ROW)
  return Array.from({ length: count }, (_, row) =>
    cells.slice(row * CELLS_A_ROW, (row + 1) * CELLS_A_ROW).join(''),
  )
}
