import type { Stage } from '#kit/game/stage.ts'
import type { Board } from '../board.ts'
import { land } from '../landing.ts'
import { inCheck } from '../moves.ts'
import { readPosition, squareOf } from '../notation.ts'
import { kingOf, otherSide, WHITE, type Side } from '../position.ts'
import { legalNames, play, startState, turnOf, type ChessState } from '../rules.ts'
import { sayMove, type ChessContext } from '../say.ts'
import type { Scene } from '../scene.ts'
import { progressAfter, nextPuzzle, readProgress, writeProgress, type Progress } from './progress.ts'
import { themesOf } from './themes.ts'
import { unpackPuzzle, type Puzzle } from './pack.ts'
import { PUZZLES } from './packed.ts'

/** Stored since the page was opened. */
let kept: string | undefined

/** A series of puzzles on the board. */
export interface PuzzleBoard extends Board {
  readonly captions: readonly [far: string, near: string]
  readonly isOver: boolean
  next(): void
  /** Plays the rest of the solution; the puzzle counts as failed. */
  solve(): void
  leave(): void
}

interface Wishes {
  readonly context: ChessContext
  readonly scene: Scene
  stage(): Stage
  /** The near side has changed. */
  fit(): void
  changed(): void
  /** Makes this the active board. */
  set(board: PuzzleBoard): void
}

type Feeling = 'turn' | 'good' | 'wrong' | 'solved' | 'shown'

interface Sitting extends Wishes {
  progress: Progress
  index: number
  puzzle: Puzzle
  state: ChessState
  near: Side
  feeling: Feeling
  /** A wrong move, the hint or the solution has marked it as failed. */
  isMissed: boolean
  isWaiting: boolean
  era: number
  hints: number
}

const LEAD_SECONDS = 0.7
const REPLY_SECONDS = 0.35
const mode = { opponent: 'friend', side: 0 } as const

export function openPuzzles(wishes: Wishes): PuzzleBoard {
  const progress = readProgress(kept ?? wishes.context.memory)
  const index = nextPuzzle(progress, PUZZLES.length, ratingOf)
  const puzzle = unpackPuzzle(PUZZLES[index]!)
  const sitting: Sitting = {
    ...wishes,
    progress,
    index,
    puzzle,
    state: startState(mode, puzzle.fen),
    near: otherSide(turnOf(startState(mode, puzzle.fen))),
    feeling: 'turn',
    isMissed: false,
    isWaiting: true,
    era: 0,
    hints: 0,
  }
  const board: PuzzleBoard = {
    get state() {
      return sitting.state
    },
    get legal() {
      return sitting.isWaiting || isOver(sitting) ? [] : legalNames(sitting.state)
    },
    plans: [],
    isThinking: false,
    get near() {
      return sitting.near
    },
    get ply() {
      return sitting.state.moves.length
    },
    get captions() {
      return captionsOf(sitting)
    },
    get isOver() {
      return isOver(sitting)
    },
    play: (name, dropped) => tryMove(sitting, name, dropped),
    plan: () => undefined,
    hint: () => hint(sitting),
    timeOf: () => undefined,
    next() {
      sitting.index = nextPuzzle(sitting.progress, PUZZLES.length, ratingOf)
      sitting.puzzle = unpackPuzzle(PUZZLES[sitting.index]!)
      lay(sitting)
    },
    solve: () => solve(sitting),
    leave: () => void sitting.era++,
  }
  wishes.set(board)
  return board
}

const ratingOf = (index: number) => unpackPuzzle(PUZZLES[index]!).rating
const isOver = ({ feeling }: Pick<Sitting, 'feeling'>) => feeling === 'solved' || feeling === 'shown'

function captionsOf({ context, puzzle, progress, feeling, near }: Sitting): readonly [string, string] {
  const { text, number } = context
  const far = text('puzzle.head', { rating: number(puzzle.rating), streak: number(progress.streak) })
  if (feeling === 'turn') {
    const [mate, win] =
      near === WHITE ? (['mateWhite', 'winWhite'] as const) : (['mateBlack', 'winBlack'] as const)
    return [
      far,
      puzzle.mateIn ? text(`puzzle.${mate}`, { moves: number(puzzle.mateIn) }) : text(`puzzle.${win}`),
    ]
  }
  const themes = isOver({ feeling }) ? themesOf(puzzle).filter((theme) => !theme.startsWith('mate')) : []
  return [far, [text(`puzzle.${feeling}`), ...themes.map((theme) => text(`theme.${theme}`))].join(' · ')]
}

/** Shows the position before the other side's move, then that move. */
function lay(sitting: Sitting) {
  const mine = ++sitting.era
  sitting.state = startState(mode, sitting.puzzle.fen)
  sitting.near = otherSide(turnOf(sitting.state))
  Object.assign(sitting, { feeling: 'turn', isMissed: false, isWaiting: true, hints: 0 })
  sitting.stage().effects.clear()
  sitting.fit()
  sitting.scene.show(sitting.puzzle.fen)
  after(sitting, LEAD_SECONDS, mine, () => {
    move(sitting, sitting.puzzle.moves[0]!, false, false)
    sitting.isWaiting = false
    sitting.context.host.announce(captionsOf(sitting)[1])
  })
  sitting.changed()
}

function after(sitting: Sitting, seconds: number, era: number, act: () => void) {
  const done = () => {
    if (era !== sitting.era) return
    act()
    sitting.changed()
  }
  sitting.stage().effects.tween(seconds, () => undefined, { done })
  sitting.stage().invalidate()
}

function move(sitting: Sitting, name: string, dropped: boolean, own: boolean) {
  const before = sitting.state
  const { state, events } = play(before, name)
  sitting.state = state
  const { context, scene } = sitting
  const stage = sitting.stage()
  context.host.sound('move')
  scene.move(state.fen, name, dropped, () =>
    land({ context, stage, scene, name, events, mover: turnOf(before), own: false }),
  )
  const position = readPosition(state.fen)
  if (inCheck(position)) scene.marks.check = kingOf(position, position.turn)
  if (!own) context.host.announce(sayMove(context, before, state))
}

function tryMove(sitting: Sitting, name: string, dropped: boolean) {
  const { puzzle, context } = sitting
  const made = sitting.state.moves.length
  const isLast = made === puzzle.moves.length - 1
  // At the end any mate is right.
  const isRight =
    name === puzzle.moves[made] ||
    (isLast && puzzle.mateIn && play(sitting.state, name).state.ending === 'checkmate')
  if (!isRight) {
    sitting.feeling = 'wrong'
    count(sitting, false)
    context.host.sound('bad')
    context.host.announce(context.text('puzzle.wrong'))
    sitting.scene.show(sitting.state.fen)
    return sitting.changed()
  }
  move(sitting, name, dropped, true)
  if (isLast) {
    sitting.feeling = sitting.isMissed ? 'shown' : 'solved'
    count(sitting, true)
    context.host.sound('win')
    if (!sitting.isMissed) context.host.happy(0.6)
    context.host.announce(captionsOf(sitting)[1])
    return sitting.changed()
  }
  sitting.feeling = 'good'
  reply(sitting)
}

/** The solution's reply. */
function reply(sitting: Sitting, then: () => void = () => undefined) {
  sitting.isWaiting = true
  after(sitting, REPLY_SECONDS, sitting.era, () => {
    move(sitting, sitting.puzzle.moves[sitting.state.moves.length]!, false, false)
    sitting.isWaiting = false
    then()
  })
  sitting.changed()
}

/** Only the first outcome of a puzzle counts. */
function count(sitting: Sitting, isSolved: boolean) {
  if (sitting.isMissed) return
  if (!isSolved) sitting.isMissed = true
  sitting.progress = progressAfter(sitting.progress, sitting.index, sitting.puzzle.rating, isSolved)
  kept = writeProgress(sitting.progress)
  sitting.context.host.remember(kept)
}

/** Marks the piece first, then the whole move. */
function hint(sitting: Sitting) {
  if (sitting.isWaiting || isOver(sitting)) return
  const name = sitting.puzzle.moves[sitting.state.moves.length]!
  count(sitting, false)
  const [from, to] = [squareOf(name), squareOf(name.slice(2))]
  if (sitting.hints++ === 0) sitting.scene.marks.last = [from, from]
  else sitting.scene.marks.hint = [from, to]
  sitting.context.host.sound('flip', 5)
  sitting.context.host.announce(name.slice(0, sitting.hints === 1 ? 2 : 4))
  sitting.stage().invalidate()
}

function solve(sitting: Sitting) {
  if (sitting.isWaiting || isOver(sitting)) return
  count(sitting, false)
  const show = () => {
    const made = sitting.state.moves.length
    move(sitting, sitting.puzzle.moves[made]!, false, false)
    if (made === sitting.puzzle.moves.length - 1) sitting.feeling = 'shown'
    else reply(sitting, () => after(sitting, REPLY_SECONDS, sitting.era, show))
    sitting.changed()
  }
  show()
}
