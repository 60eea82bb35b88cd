import { icon, make, press } from '#kit/game/beside/dom.ts'
import type { Layout } from '../layout.ts'
import type { Match } from '../match.ts'
import { DRAW, RESIGN } from '../rules.ts'
import type { PuzzleBoard } from '../puzzles/puzzle-board.ts'
import { askFirst } from './ask-first.ts'
import { dress, ICONS } from './look.ts'
import { keepInSight, moveList } from './move-list.ts'
import { openingOf } from './openings-table.ts'

/** The buttons below or beside the board, and the move list on a wide screen. */
export interface Bar {
  place(layout: Layout): void
  /** Updates what is enabled. */
  refresh(): void
  destroy(): void
}

/** Actions of the buttons outside the game itself. */
export interface Acts {
  offerDraw(): void
  openAnalysis(): void
  openPuzzles(): void
  leavePuzzles(): void
}

interface Wishes {
  readonly canvas: HTMLCanvasElement
  readonly match: Match
  puzzle(): PuzzleBoard | undefined
  readonly acts: Acts
}

type Tools = Pick<Wishes, 'match' | 'acts'> & { readonly home: HTMLElement }

function tool(name: keyof typeof ICONS, label: string, act: () => void, disabled = false) {
  return press(icon(ICONS[name]), act, { label, disabled })
}

function gameTools({ match, acts, home }: Tools): HTMLButtonElement[] {
  const { state, ply, context } = match
  const { text, far } = context
  const isPlaying = state.ending === 'none'
  const asked = (question: string, act: () => void) => () =>
    askFirst(home, { question, yes: text('ask.yes'), no: text('ask.no') }, act)
  const steps = [
    tool('back', text('bar.back'), () => match.lookAt(match.ply - 1), ply === 0),
    tool('forward', text('bar.forward'), () => match.lookAt(match.ply + 1), ply === state.moves.length),
  ]
  const list = tool('list', text('bar.analysis'), acts.openAnalysis)
  if (far) return [...steps, list]
  const draw =
    state.mode.opponent === 'friend' ? asked(text('ask.draw'), () => match.end(DRAW)) : acts.offerDraw
  const resign = asked(text('ask.resign'), () => match.end(RESIGN))
  const mayDraw = isPlaying && !match.isThinking && state.moves.length > 1
  return [
    ...steps,
    tool('draw', text('bar.draw'), draw, !mayDraw),
    tool('flag', text('bar.resign'), resign, !isPlaying || state.moves.length < 2),
    tool('puzzle', text('bar.puzzles'), acts.openPuzzles),
    list,
  ]
}

function puzzleTools({ match, acts }: Tools, board: PuzzleBoard): HTMLButtonElement[] {
  const { text } = match.context
  return [
    tool('close', text('puzzle.leave'), acts.leavePuzzles),
    tool('solution', text('puzzle.solution'), board.solve, board.isOver),
    tool('next', text('puzzle.next'), board.next),
  ]
}

function put(element: HTMLElement, { x, y, width, height }: Layout['bar']) {
  Object.assign(element.style, {
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
}

export function openBar({ canvas, match, puzzle, acts }: Wishes): Bar {
  dress()
  const { text } = match.context
  const bar = make('div', { class: 'chess-bar', label: text('bar.label'), attributes: { role: 'toolbar' } })
  const side = make('div', { class: 'chess-side' })
  const home = canvas.parentElement!
  const tools = { match, acts, home }
  home.append(side, bar)
  let layout: Layout | undefined
  let shown = ''

  /** Buttons are rebuilt only on a change, so that they keep the focus. */
  function refresh() {
    const board = puzzle()
    const { state, ply, isThinking } = match
    const game = [state.ending, ply, state.moves.join(' '), state.placed, isThinking].join('|')
    const key = board ? `puzzle ${board.isOver}` : game
    if (key === shown) return
    shown = key
    const focus = [...bar.children].indexOf(document.activeElement ?? bar)
    const buttons = board ? puzzleTools(tools, board) : gameTools(tools)
    bar.replaceChildren(...buttons)
    if (focus >= 0) buttons[Math.min(focus, buttons.length - 1)]?.focus()
    side.hidden = !layout?.list || board !== undefined
    if (!side.hidden) list()
  }

  function list() {
    const { moves, placed } = match.state
    const opening = openingOf(moves, placed)
    const listed = { moves, start: placed, ply: match.ply, opening, label: text('analysis.moves') }
    side.replaceChildren(moveList(listed, match.lookAt))
    keepInSight(side)
  }

  return {
    place(now) {
      layout = now
      put(bar, now.bar)
      bar.toggleAttribute('data-column', now.bar.height > now.bar.width)
      if (now.list) put(side, now.list)
      shown = ''
      refresh()
    },
    refresh,
    destroy() {
      bar.remove()
      side.remove()
    },
  }
}
