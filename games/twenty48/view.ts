import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, GameView, Run } from '#kit/game/contract.ts'
import { fitBox } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import { openStage, type Point } from '#kit/game/stage.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { drawArrow, drawScene, gridOf, MOTION_SECONDS, type Motion } from './board-scene.ts'
import { celebrate } from './celebration.ts'
import { slide, type Direction, type Slide } from './board.ts'
import { boardOfLevel, type Twenty48Definition } from './definitions.ts'
import { family } from './family.ts'
import { largest, type State } from './rules.ts'
import { bestDirection } from './search.ts'

type Context = GameContext<Twenty48Definition, Direction>

const NO_ROOM = { x: 0, y: 0, width: 1, height: 1 }
const SWIPE_PIXELS = 22
const HINT_DEPTH = 3
const HINT_SECONDS = 1.3
const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  a: 'left',
  d: 'right',
  w: 'up',
  s: 'down',
}
const PUSH: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
}

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const levelOf = (size: string | undefined) =>
    Math.max(1, definition.boards.findIndex((board) => String(board.size) === size) + 1)
  let run = openFirst(context, levelOf(context.remembered('size')))
  let grid = gridOf(NO_ROOM, boardOfLevel(definition, run.level).size)
  let motion: Motion | undefined
  let nudge: Point = { x: 0, y: 0 }
  let arrow: { direction: Direction; k: number } | undefined
  let dimmed = 0
  let swiped = false
  let started = false

  const board = () => (run.sim as TurnSim<State, Direction>).state
  const guide = coach(() => {
    const swipe = bestDirection(board().cells, board().size, 1) ?? 'left'
    const { box } = grid
    const push = PUSH[swipe]
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const reach = box.width * 0.3
    return [
      { x: middle.x - push.x * reach, y: middle.y - push.y * reach },
      { x: middle.x + push.x * reach, y: middle.y + push.y * reach },
    ]
  }, context.firstTime)

  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(size) {
      const room = { x: 0, y: 0, width: size.width, height: size.height }
      const margin = Math.min(24, Math.max(8, Math.min(size.width, size.height) * 0.04))
      grid = gridOf(fitBox(room, 1, margin), board().size)
    },
    draw({ pen, time }) {
      const { cells, size } = board()
      drawScene(pen, grid, { cells, size, motion, nudge, dimmed })
      if (arrow) drawArrow(pen, grid, arrow.direction, arrow.k)
      guide.draw(pen, time)
    },
    animating: () => guide.showing,
    down() {
      swiped = false
    },
    move(at) {
      const from = stage.held
      if (!from || swiped) return
      const across = at.x - from.x
      const along = at.y - from.y
      if (Math.max(Math.abs(across), Math.abs(along)) < SWIPE_PIXELS) return
      swiped = true
      if (Math.abs(across) > Math.abs(along)) swipe(across < 0 ? 'left' : 'right')
      else swipe(along < 0 ? 'up' : 'down')
    },
    up(at, from) {
      if (!swiped && Math.hypot(at.x - from.x, at.y - from.y) < SWIPE_PIXELS) bump({ x: 0, y: 1 })
    },
    key(key, event) {
      const direction = KEYS[key]
      if (!direction) return false
      if (!event.repeat) swipe(direction)
      return true
    },
  })

  /** The tiles give way a little: the board has felt the finger, but nothing moves. */
  function bump(push: Point) {
    if (run.sim.status !== 'playing') return
    host.sound('tap', -5)
    const reach = grid.tile * 0.07
    stage.effects.tween(0.18, (k) => {
      const swing = Math.sin(Math.PI * k) * reach
      nudge = { x: push.x * swing, y: push.y * swing }
    })
    stage.invalidate()
  }

  function swipe(direction: Direction) {
    if (run.sim.status !== 'playing') return
    const before = board()
    const next = slide(before.cells, before.size, direction)
    if (!next.changed) {
      bump(PUSH[direction])
      host.announce(text('say.blocked'))
      return
    }
    guide.dismiss()
    arrow = undefined
    if (!started) host.playing(true)
    started = true
    const events = run.apply(direction)
    play(next, events.find(({ kind }) => kind === 'spawn')?.x ?? -1)
    celebrate(context, {
      slide: next,
      topBefore: largest(before.cells),
      goal: boardOfLevel(definition, run.level).goal,
      grid,
      effects: stage.effects,
    })
    tell(next.gained)
    if (run.sim.status !== 'playing') finish()
  }

  function play(next: Slide, spawned: number) {
    const current: Motion = { slide: next, spawned, age: 0 }
    motion = current
    stage.effects.tween(MOTION_SECONDS, (k) => (current.age = k * MOTION_SECONDS), {
      ease: ease.linear,
      done() {
        if (motion === current) motion = undefined
      },
    })
    stage.invalidate()
  }

  function tell(gained: number) {
    const { cells } = board()
    const free = cells.filter((power) => power === 0).length
    host.announce(text('say.move', { gain: gained, free }))
    showHud()
  }

  function showHud() {
    const tile = number(2 ** largest(board().cells))
    host.hud([{ id: 'tile', label: text('hud.tile'), value: tile }])
    host.canHint(run.sim.status === 'playing')
  }

  function finish() {
    host.sound('lose')
    host.announce(text('say.stuck'))
    host.canHint(false)
    stage.effects.tween(0.7, (k) => (dimmed = k), {
      delay: MOTION_SECONDS,
      done() {
        host.playing(false)
        host.over()
      },
    })
  }

  function showOptions() {
    host.options([
      {
        id: 'size',
        label: text('option.size'),
        value: String(board().size),
        choices: definition.boards
          .map(({ size }) => ({ value: String(size), label: `${number(size)} × ${number(size)}` }))
          .toSorted((one, other) => Number(one.value) - Number(other.value)),
      },
    ])
  }

  /** Shows the run as it stands, without any motion that is still under way. */
  function show() {
    stage.effects.clear()
    motion = arrow = undefined
    dimmed = 0
    nudge = { x: 0, y: 0 }
    grid = gridOf(grid.box, board().size)
    showHud()
    showOptions()
    stage.invalidate()
  }

  function deal(wish: { readonly seed?: number; readonly level: number }) {
    run = context.fresh(wish)
    started = false
    show()
    host.sound('deal')
    const tiles = board()
    const standing: Slide = { cells: tiles.cells, moves: [], merges: [], gained: 0, changed: false }
    play(
      standing,
      tiles.cells.findIndex((power) => power > 0),
    )
  }

  show()
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart({ seed, level } = {}) {
      // The challenge of the day names a seed only: everybody plays it on the first board.
      const daily = seed !== undefined && level === undefined
      deal({
        ...(seed === undefined ? {} : { seed }),
        level: daily ? 1 : levelOf(context.remembered('size')),
      })
    },
    follow: (move) => swipe(move as Direction),
    undone() {
      host.sound('flip')
      show()
    },
    hint() {
      const direction = bestDirection(board().cells, board().size, HINT_DEPTH)
      if (!direction) return
      const current = { direction, k: 0 }
      arrow = current
      host.sound('flip', 5)
      host.announce(text(`direction.${direction}`))
      stage.effects.tween(HINT_SECONDS, (k) => (current.k = k), {
        ease: ease.linear,
        done() {
          if (arrow === current) arrow = undefined
        },
      })
      stage.invalidate()
    },
    setOption(id, value) {
      if (id === 'size' && Number(value) !== board().size) deal({ level: levelOf(value) })
    },
    destroy: stage.destroy,
  }
}

/** The kept run; without one a run on the board the player chose last. */
function openFirst(context: Context, level: number): Run<Direction> {
  const run = context.open()
  const untouched = !run.canUndo && run.sim.score === 0
  return untouched && run.level !== level ? context.fresh({ level }) : run
}

export default { family, mount } satisfies GameView<Twenty48Definition, Direction>
