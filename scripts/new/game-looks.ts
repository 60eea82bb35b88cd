import type { Name } from './names.ts'
import type { PlannedFile } from './plan.ts'

/** The visible files of a family: the stage and the tile. */
export const gameLooks = (name: Name): PlannedFile[] => [
  { path: 'view.ts', text: viewFile(name) },
  { path: 'cover.ts', text: coverFile(name) },
]

const viewFile = ({
  pascal,
}: Name) => `import type { GameContext, GameHandle, GameView } from '#kit/game/contract.ts'
import { fitBox, inside, slab, type Box } from '#kit/game/draw.ts'
import { openStage } from '#kit/game/stage.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import type { ${pascal}Definition } from './definitions.ts'
import { family } from './family.ts'
import type { State } from './rules.ts'

const LIT = { top: '#ffd98a', side: '#b9772a' }
const OUT = { top: '#1b3b4b', side: '#0a1d28' }
const MARGIN = 16
const GAP = 0.1

/** Where the cells lie on the board. */
function cellBoxes(board: Box, side: number): readonly Box[] {
  const step = board.width / side
  const size = step * (1 - GAP)
  return Array.from({ length: side * side }, (_, cell) => ({
    x: board.x + (cell % side) * step + (step - size) / 2,
    y: board.y + Math.floor(cell / side) * step + (step - size) / 2,
    width: size,
    height: size,
  }))
}

function mount(
  canvas: HTMLCanvasElement,
  context: GameContext<${pascal}Definition, number>,
): GameHandle {
  const { host, text, definition } = context
  let run = context.open()
  let boxes: readonly Box[] = []
  let started = false
  const board = () => (run.sim as TurnSim<State, number>).state

  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout({ width, height }) {
      boxes = cellBoxes(fitBox({ x: 0, y: 0, width, height }, 1, MARGIN), definition.side)
    },
    draw({ pen }) {
      for (const [cell, box] of boxes.entries()) {
        const look = board().lit[cell] ? LIT : OUT
        slab(pen, box, box.width * 0.24, look.top, look.side)
      }
    },
    down(at) {
      tap(boxes.findIndex((box) => inside(box, at)))
    },
  })

  function tap(cell: number) {
    if (run.sim.status !== 'playing' || !run.sim.legal().includes(cell)) return
    if (!started) host.playing(true)
    started = true
    run.apply(cell)
    host.sound('tap')
    stage.invalidate()
    if (run.sim.status !== 'playing') finish()
  }

  function finish() {
    host.sound('win')
    host.announce(text('say.done'))
    host.playing(false)
    host.over()
  }

  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart(wish) {
      run = context.fresh(wish)
      started = false
      stage.effects.clear()
      stage.invalidate()
    },
    undone: stage.invalidate,
    destroy: stage.destroy,
  }
}

export default { family, mount } satisfies GameView<${pascal}Definition, number>
`

const coverFile = ({ pascal }: Name) => `import { coverArt, grid, slab, tilted } from '#kit/game/cover.ts'
import type { ${pascal}Definition } from './definitions.ts'

const CELL = 150
const LOOKS = [
  { top: '#ffd98a', side: '#b9772a' },
  { top: '#1b3b4b', side: '#0a1d28' },
] as const

/** A board of lights that runs off the edges, half of them out. */
export function cover({ slug }: ${pascal}Definition): string {
  const cells = grid(3, 3, (row, column) => {
    const look = LOOKS[(row + column) % LOOKS.length]!
    const place = { x: column * CELL - 20, y: row * CELL - 20, width: 130, height: 130, radius: 34 }
    return slab({ ...place, ...look })
  })
  return coverArt(slug).ground('#4fb3c8', '#123a4c') + tilted(-8, cells)
}
`
