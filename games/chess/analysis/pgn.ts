import { readFen } from '../fen.ts'
import { moveName, readPosition, START } from '../notation.ts'
import { BLACK, makeMove } from '../position.ts'
import { moveOfSan, writtenMoves } from './san.ts'

/** A game in Portable Game Notation. */
export interface WrittenGame {
  readonly moves: readonly string[]
  /** Start position, if not the usual one. */
  readonly start?: string | undefined
  readonly white: string
  readonly black: string
  readonly date: string
  readonly site: string
  readonly result: '1-0' | '0-1' | '1/2-1/2' | '*'
  readonly tempo?: string | undefined
  /** Clock times after each move, as `h:mm:ss`. */
  readonly clocks?: readonly string[] | undefined
}

const LINE = 80
const escaped = (value: string) => value.replace(/[\\"]/g, '\\$&').replace(/[\r\n]+/g, ' ')

export function writePgn(game: WrittenGame): string {
  const { moves, start, white, black, date, site, result, tempo, clocks } = game
  const tags: [string, string][] = [
    ['Event', 'Casual game'],
    ['Site', site],
    ['Date', date.replaceAll('-', '.')],
    ['Round', '-'],
    ['White', white],
    ['Black', black],
    ['Result', result],
    ...(tempo ? [['TimeControl', tempo] as [string, string]] : []),
    ...(start
      ? ([
          ['SetUp', '1'],
          ['FEN', start],
        ] as [string, string][])
      : []),
  ]
  const first = readPosition(start ?? START)
  const offset = first.turn === BLACK ? 1 : 0
  const words = writtenMoves(moves, start).flatMap((san, index) => {
    const number = first.fullmoves + Math.floor((index + offset) / 2)
    const isWhite = (index + offset) % 2 === 0
    const before = isWhite ? [`${number}.`] : index === 0 ? [`${number}...`] : []
    return [...before, san, ...(clocks?.[index] ? [`{[%clk ${clocks[index]}]}`] : [])]
  })
  const head = tags.map(([name, value]) => `[${name} "${escaped(value)}"]`).join('\n')
  return `${head}\n\n${wrapped([...words, result])}\n`
}

function wrapped(words: readonly string[]): string {
  const lines: string[] = ['']
  for (const word of words) {
    const last = lines.at(-1)!
    if (last === '') lines[lines.length - 1] = word
    else if (last.length + 1 + word.length <= LINE) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}

export type ReadGame =
  | { readonly ok: true; readonly moves: readonly string[]; readonly start: string | undefined }
  | { readonly ok: false; readonly why: 'empty' | 'large' | 'position' | 'open' }
  | { readonly ok: false; readonly why: 'move'; readonly move: string; readonly number: number }

/** Limits what a paste may cost; a game with long comments is far smaller. */
export const MOST_PGN = 4 * 1024 * 1024
/** Longer than any game that was ever played. */
export const MOST_MOVES = 1200
const RESULTS = new Set(['1-0', '0-1', '1/2-1/2', '*', '½-½'])

/**
 * The main line of the first game in a text. Comments, variations and annotations are skipped; an illegal
 * move is reported and the game rejected.
 */
export function readPgn(text: string): ReadGame {
  if (text.length > MOST_PGN) return { ok: false, why: 'large' }
  const words = wordsOf(text)
  if (words === undefined) return { ok: false, why: 'open' }
  const { tags, moves: written } = words
  const fen = tags.get('FEN')
  const start = fen === undefined ? undefined : readFen(fen)
  if (fen !== undefined && start === undefined) return { ok: false, why: 'position' }
  if (written.length > MOST_MOVES) return { ok: false, why: 'large' }
  const position = readPosition(start ?? START)
  const moves: string[] = []
  for (const word of written) {
    const move = moveOfSan(position, word)
    if (move === undefined)
      return { ok: false, why: 'move', move: word.slice(0, 12), number: position.fullmoves }
    moves.push(moveName(move))
    makeMove(position, move)
  }
  if (moves.length === 0 && start === undefined) return { ok: false, why: 'empty' }
  return { ok: true, moves, start: start === START ? undefined : start }
}

interface Words {
  readonly tags: ReadonlyMap<string, string>
  readonly moves: readonly string[]
}

/** A name and a quoted value, in which quotes and backslashes are escaped and a bracket ends nothing. */
const TAG = /\[\s*(\w+)\s+"((?:[^"\\]|\\.){0,1000})"\s*\]/y

/** Parses a tag from its bracket; other brackets are skipped. */
function tagAt(text: string, at: number): { readonly end: number; readonly tag?: readonly [string, string] } {
  TAG.lastIndex = at
  const [whole, name, value] = TAG.exec(text) ?? []
  if (whole === undefined) return { end: text.indexOf(']', at) }
  return { end: at + whole.length - 1, tag: [name!, value!.replace(/\\(.)/g, '$1')] }
}

/** Splits any text in one pass; `undefined` where a comment or variation does not end. */
function wordsOf(text: string): Words | undefined {
  const tags = new Map<string, string>()
  const moves: string[] = []
  let depth = 0
  let at = 0
  while (at < text.length) {
    const mark = text[at]!
    if (mark === '{' || mark === ';' || (mark === '[' && depth === 0)) {
      // The next game begins.
      if (mark === '[' && moves.length > 0) break
      const { end, tag } =
        mark === '[' ? tagAt(text, at) : { end: text.indexOf(mark === '{' ? '}' : '\n', at) }
      if (end < 0 && mark !== ';') return undefined
      if (tag) tags.set(...tag)
      at = end < 0 ? text.length : end + 1
    } else if (mark === '(' || mark === ')') {
      depth += mark === '(' ? 1 : -1
      if (depth < 0) return undefined
      at++
    } else if (/\s/.test(mark)) at++
    else {
      let end = at
      while (end < text.length && !/[\s{}()[\];]/.test(text[end]!)) end++
      const word = text.slice(at, Math.max(end, at + 1))
      at = Math.max(end, at + 1)
      if (depth > 0) continue
      if (RESULTS.has(word)) break
      const move = word.replace(/^\d+(?:\.+|$)/, '').replace(/^\.+/, '')
      if (move !== '' && !/^(?:\$\d+|[!?]+|e\.p\.?)$/.test(move)) moves.push(move)
    }
  }
  return depth > 0 ? undefined : { tags, moves }
}
