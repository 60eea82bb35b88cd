import { hydrated } from '#kit/game/beside/hydrated.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { Acts, Bar } from './analysis/bar.ts'
import type { Match } from './match.ts'
import type { PuzzleBoard } from './puzzles/puzzle-board.ts'
import { DRAW } from './rules.ts'
import type { ChessContext } from './say.ts'
import type { Scene } from './scene.ts'
import { agreesToDraw } from './draw-offer.ts'

interface Wishes {
  readonly canvas: HTMLCanvasElement
  readonly context: ChessContext
  readonly match: Match
  readonly scene: Scene
  stage(): Stage
  fit(): void
  /** Puzzle that replaces the game on the board, if any. */
  played(board: PuzzleBoard | undefined): void
}

/** Parts beside the board that are loaded late: buttons, analysis, puzzles. */
export interface Beside {
  /** The board has moved. */
  place(): void
  leavePuzzles(): void
  destroy(): void
}

interface Standing extends Wishes {
  bar: Bar | undefined
  puzzle: PuzzleBoard | undefined
  isGone: boolean
}

/** The game is playable without the late parts: where they fail to load, the page says so. */
export function openBeside(wishes: Wishes): Beside {
  const { canvas, match, scene } = wishes
  const standing: Standing = { ...wishes, bar: undefined, puzzle: undefined, isGone: false }
  void late(standing, afterHydration(import('./analysis/bar.ts')), ({ openBar }) => {
    standing.bar = openBar({ canvas, match, puzzle: () => standing.puzzle, acts: actsOf(standing) })
    standing.bar.place(scene.layout)
  })
  match.watch(() => standing.bar?.refresh())
  return {
    place: () => standing.bar?.place(scene.layout),
    leavePuzzles: () => leave(standing),
    destroy() {
      standing.isGone = true
      standing.bar?.destroy()
    },
  }
}

/** A part that arrived, once hydration allows it to be inserted. */
async function afterHydration<Part>(part: Promise<Part>): Promise<Part> {
  const come = await part
  await hydrated()
  return come
}

async function late<Part>(standing: Standing, part: Promise<Part>, use: (part: Part) => void) {
  const { host, text } = standing.context
  try {
    const come = await part
    if (!standing.isGone) use(come)
  } catch {
    host.toast(text('bar.failed'))
  }
}

function actsOf(standing: Standing): Acts {
  const { canvas, match } = standing
  const { host, text } = standing.context
  return {
    offerDraw() {
      if (agreesToDraw(match)) match.end(DRAW)
      else host.toast(text('draw.declined'))
    },
    openAnalysis: () =>
      void late(standing, import('./analysis/analysis-panel.ts'), ({ openAnalysis }) =>
        openAnalysis({ home: canvas.parentElement!, match }),
      ),
    openPuzzles: () =>
      void late(standing, import('./puzzles/puzzle-board.ts'), ({ openPuzzles }) =>
        enter(standing, openPuzzles),
      ),
    leavePuzzles: () => leave(standing),
  }
}

type OpenPuzzles = typeof import('./puzzles/puzzle-board.ts').openPuzzles

function enter(standing: Standing, openPuzzles: OpenPuzzles) {
  const { context, scene, match, stage, fit } = standing
  match.rest()
  openPuzzles({
    context,
    scene,
    stage,
    fit,
    changed: () => standing.bar?.refresh(),
    set(board) {
      standing.puzzle = board
      standing.played(board)
    },
  }).next()
  context.host.canHint(true)
}

/** Returns to the game at its stored position. */
function leave(standing: Standing) {
  if (!standing.puzzle) return
  standing.puzzle.leave()
  standing.puzzle = undefined
  standing.played(undefined)
  standing.match.present()
}
