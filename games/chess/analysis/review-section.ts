import { make, press } from '#kit/game/beside/dom.ts'
import { taskOf } from '../bot.ts'
import type { Judged } from '../engine.ts'
import { positionsOf } from '../look-back.ts'
import type { Match } from '../match.ts'
import { inCheck, legalMoves } from '../moves.ts'
import { moveName, positionName, readPosition, START } from '../notation.ts'
import { makeMove, WHITE } from '../position.ts'
import { thinker, type Thinker } from '../thinker.ts'
import { evaluationGraph } from './evaluation-graph.ts'
import {
  chanceOf,
  reviewMove,
  reviewSide,
  scoreText,
  whiteScore,
  type ReviewedMove,
  type SideReview,
} from './review.ts'
import { figurine, writtenMoves } from './san.ts'

interface Wishes {
  readonly match: Match
  close(): void
  /** Sets the verdicts. */
  judge(words: readonly (string | undefined)[]): void
}

export interface ReviewSection {
  readonly element: HTMLElement
  /** Called when another move is shown. */
  show(ply: number): void
  leave(): void
}

interface Place {
  readonly fen: string
  readonly isWhite: boolean
  readonly isMate: boolean
  readonly judged: Judged | undefined
}

interface Review extends Wishes {
  readonly fens: readonly string[]
  readonly places: Place[]
  readonly element: HTMLElement
  readonly engine: Thinker
}

/** The engine's review: a graph, the loss of each move, the better line, and playing on from any move. */
export function reviewSection(wishes: Wishes): ReviewSection {
  const { match } = wishes
  const { text } = match.context
  const element = make('section', {})
  const review: Review = { ...wishes, fens: positionsOf(match.state), places: [], element, engine: thinker() }
  let shown: (ply: number) => void = () => undefined
  const begin = () => run(review, () => (shown = done(review)))
  const start = press(text('review.start'), begin, { class: 'chess-act', attributes: { 'data-main': '' } })
  element.append(make('div', { class: 'chess-row' }, start))
  return { element, show: (ply) => shown(ply), leave: () => review.engine.destroy() }
}

/** Judges the positions one by one. */
function run({ match, fens, places, element, engine }: Review, then: () => void) {
  const { text } = match.context
  const label = text('review.running')
  const bar = make('progress', { label, attributes: { max: String(fens.length), value: '0' } })
  element.replaceChildren(make('h3', {}, text('review.title')), make('p', {}, label), bar)
  const next = () => {
    bar.value = places.length
    const fen = fens[places.length]
    if (fen === undefined) return then()
    const position = readPosition(fen)
    const isWhite = position.turn === WHITE
    const isOver = legalMoves(position).length === 0
    const keep = (judged: Judged | undefined) => {
      places.push({ fen, isWhite, isMate: isOver && inCheck(position), judged })
      next()
    }
    if (isOver) return keep(undefined)
    const state = { ...match.state, fen, moves: [], trail: [positionName(position)] }
    engine.ask({ wants: 'judgement', task: taskOf(state, 6, 0) }, (answer) =>
      keep((JSON.parse(answer) as Judged | null) ?? undefined),
    )
  }
  next()
}

/** Shows the results; returns a function that selects a move. */
function done(review: Review): (ply: number) => void {
  const { match, places, element, judge } = review
  const { text, host } = match.context
  const chances = places.map(({ judged, isWhite, isMate }) => chanceOf(whiteScore(judged, isWhite, isMate)))
  const moves = chances
    .slice(1)
    .map((chance, index) => reviewMove(chances[index]!, chance, places[index]!.isWhite))
  const of = (white: boolean) => reviewSide(moves.filter((_, index) => places[index]!.isWhite === white))
  const detail = make('div', {})
  const show = (ply: number) => {
    if (ply !== match.ply) match.lookAt(ply)
    graph.mark(ply)
    detail.replaceChildren(...detailOf(review, ply, moves))
  }
  const graph = evaluationGraph(chances, text('review.graph'), show)
  element.replaceChildren(
    make('h3', {}, text('review.title')),
    graph.element,
    facts(match, of(true), of(false)),
    detail,
  )
  host.announce(text('review.done'))
  judge(moves.map(({ slip }) => slip))
  show(match.ply)
  return show
}

function facts({ context }: Match, white: SideReview, black: SideReview): HTMLElement {
  const { text, number, locale } = context
  const percents = new Intl.NumberFormat(locale, { style: 'percent' })
  const row = (label: string, of: (side: SideReview) => string) => [
    make('dt', {}, label),
    make('dd', {}, `${of(white)} · ${of(black)}`),
  ]
  const slips = (['inaccuracy', 'mistake', 'blunder'] as const).flatMap((slip) =>
    row(text(`review.${slip}`), ({ counts }) => number(counts[slip])),
  )
  return make(
    'dl',
    {},
    make('dt'),
    make('dd', {}, `${text('side.white')} · ${text('side.black')}`),
    ...row(text('review.accuracy'), ({ accuracy }) => percents.format(accuracy / 100)),
    ...slips,
  )
}

/** The engine's verdict on the move that led here, and its own choice. */
function detailOf(
  { match, places, fens, close }: Review,
  ply: number,
  moves: readonly ReviewedMove[],
): readonly Node[] {
  const { text } = match.context
  const before = places[ply - 1]
  const now = places[ply]!
  const shown: Node[] = []
  if (now.judged)
    shown.push(make('p', {}, text('review.score', { score: scoreText(now.judged, now.isWhite) })))
  const slip = moves[ply - 1]?.slip
  if (before?.judged && slip) {
    const line = make('span', { class: 'chess-line' }, lineText(before.fen, before.judged.line))
    shown.push(make('p', {}, text(`review.${slip}`)), make('p', {}, text('review.better'), ' ', line))
  }
  const playOn = () => {
    close()
    match.begin([`=${fens[0] ?? START}`, ...match.state.moves.slice(0, ply)])
  }
  if (now.judged)
    shown.push(
      make('div', { class: 'chess-row' }, press(text('review.playOn'), playOn, { class: 'chess-act' })),
    )
  return shown
}

/** The engine's line in standard notation. */
function lineText(fen: string, line: readonly string[]): string {
  const position = readPosition(fen)
  const number = position.fullmoves
  const isWhite = position.turn === WHITE
  const legal: string[] = []
  for (const name of line) {
    const move = legalMoves(position).find((one) => moveName(one) === name)
    if (move === undefined) break
    makeMove(position, move)
    legal.push(name)
  }
  return writtenMoves(legal, fen)
    .map((san, index) => {
      const place = index + (isWhite ? 0 : 1)
      const head = place % 2 === 0 ? `${number + place / 2}. ` : index === 0 ? `${number}… ` : ''
      return head + figurine(san)
    })
    .join(' ')
}
