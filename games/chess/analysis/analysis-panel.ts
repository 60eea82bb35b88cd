import { icon, make, press } from '#kit/game/beside/dom.ts'
import type { Match } from '../match.ts'
import { START } from '../notation.ts'
import { readFen } from '../fen.ts'
import { fenAt } from '../look-back.ts'
import { dress, ICONS } from './look.ts'
import { pgnOf } from './game-text.ts'
import { keepInSight, moveList } from './move-list.ts'
import { openingOf } from './openings-table.ts'
import { readPgn, type ReadGame } from './pgn.ts'
import { reviewSection } from './review-section.ts'

interface Wishes {
  readonly home: HTMLElement
  readonly match: Match
}

/** The analysis of a game: moves, review, import and export of notation. */
export function openAnalysis({ home, match }: Wishes) {
  dress()
  const { text, far } = match.context
  const dialog = make('dialog', { class: 'chess-analysis', label: text('bar.analysis') })
  const close = () => dialog.close()
  const review =
    match.state.moves.length > 1 ? reviewSection({ match, close, judge: (words) => lay(words) }) : undefined
  const list = make('div', { class: 'chess-list' })

  function lay(judged?: readonly (string | undefined)[]) {
    const { state, ply } = match
    const { moves, placed } = state
    const opening = openingOf(moves, placed)
    const shown = { moves, start: placed, ply, opening, judged, label: text('analysis.moves') }
    const show = (to: number) => {
      match.lookAt(to)
      lay(judged)
      review?.show(to)
    }
    list.replaceChildren(moves.length > 0 ? moveList(shown, show) : make('p', {}, text('analysis.noMoves')))
    keepInSight(list)
  }

  dialog.append(
    make(
      'header',
      {},
      make('h2', {}, text('bar.analysis')),
      press(icon(ICONS.close), close, { class: 'chess-tool', label: text('analysis.close') }),
    ),
    make('section', {}, list),
    ...(review && !far ? [review.element] : []),
    outSection(match),
    ...(far ? [] : [inSection(match, close)]),
  )
  lay()
  dialog.addEventListener('click', (event) => event.target === dialog && close())
  dialog.addEventListener('close', () => {
    review?.leave()
    dialog.remove()
  })
  home.append(dialog)
  dialog.showModal()
  keepInSight(list)
}

function outSection(match: Match): HTMLElement {
  const { text, host } = match.context
  const copied = (value: string) => () =>
    navigator.clipboard.writeText(value).then(
      () => host.toast(text('analysis.copied')),
      () => host.toast(text('analysis.notCopied')),
    )
  const pgn = () => pgnOf(match)
  const act = (key: string, run: () => void) => press(text(key), run, { class: 'chess-act' })
  const share = () =>
    navigator.share({ text: pgn() }).catch((error: unknown) => {
      // Closing the system's share sheet rejects with AbortError, which is no fault.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        host.toast(text('analysis.notCopied'))
    })
  return make(
    'section',
    {},
    make('h3', {}, text('analysis.out')),
    make(
      'div',
      { class: 'chess-row' },
      act('analysis.copyPgn', () => void copied(pgn())()),
      act('analysis.download', () => download(pgn())),
      'share' in navigator && act('analysis.share', () => void share()),
      act('analysis.copyFen', () => void copied(fenAt(match.state, match.ply))()),
    ),
  )
}

function download(pgn: string) {
  const address = URL.createObjectURL(new Blob([pgn], { type: 'application/x-chess-pgn' }))
  const link = make('a', { attributes: { href: address, download: 'chess.pgn' } })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

function inSection(match: Match, close: () => void): HTMLElement {
  const { text } = match.context
  const field = make('textarea', {
    label: text('analysis.paste'),
    attributes: { spellcheck: 'false', placeholder: 'PGN / FEN' },
  })
  const fault = make('p', { attributes: { role: 'alert' } })
  const take = () => {
    const read = readText(field.value)
    if (!read.ok) {
      fault.textContent = faultOf(match, read)
      return field.focus()
    }
    // The start position is given too: a pasted game earns nothing.
    match.begin([`=${read.start ?? START}`, ...read.moves])
    close()
  }
  return make(
    'section',
    {},
    make('h3', {}, text('analysis.in')),
    make('p', {}, text('analysis.inHint')),
    field,
    fault,
    make('div', { class: 'chess-row' }, press(text('analysis.open'), take, { class: 'chess-act' })),
  )
}

/** Reads a position or a game. */
function readText(value: string): ReadGame {
  const start = readFen(value)
  return start === undefined ? readPgn(value) : { ok: true, moves: [], start }
}

function faultOf(
  { context: { text, number } }: Match,
  read: Exclude<ReadGame, { readonly ok: true }>,
): string {
  return read.why === 'move'
    ? text('fault.move', { move: read.move, number: number(read.number) })
    : text(`fault.${read.why}`)
}
