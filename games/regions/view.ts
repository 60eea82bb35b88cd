import { coach } from '#kit/game/coach.ts'
import { gradeOption, levelOfOption } from '#kit/game/grades.ts'
import type { GameContext, GameHandle, GameView } from '#kit/game/contract.ts'
import { ease } from '#kit/game/effects.ts'
import { besides } from '#kit/game/pencil/board.ts'
import { cellAfterKey } from '#kit/game/pencil/key-names.ts'
import { openStage, type Point, type StageSize } from '#kit/game/stage.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { advise } from './advice.ts'
import { drawBoard } from './board-look.ts'
import type { RegionsDefinition } from './definitions.ts'
import { family } from './family.ts'
import { boxBetween, cellsOnWay, gridOf, isBoxed, walkOver, type Grid } from './geometry.ts'
import { paintsOf } from './looks.ts'
import { openFirst } from './open-first.ts'
import { areaAt, cellsLeft, type Input, type State } from './state.ts'

type Context = GameContext<RegionsDefinition, Input>

/** The challenge of the day is a medium puzzle for everybody. */
const DAILY_LEVEL = 2
const END_SECONDS = 1.7
const JUMP_SECONDS = 0.36
/** Up to so many hints still earn two stars. */
const FEW_HINTS = 2

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const isBoxes = isBoxed(definition.kind)
  const paints = paintsOf(definition.ground)
  const levelWished = () => levelOfOption(context.remembered('grade'))
  let run = openFirst(context, levelWished())
  let room: StageSize = { width: 320, height: 360 }
  let grid: Grid = gridOf(board().puzzle, room)
  let held: readonly number[] = []
  let pressedAt: number | undefined
  let hasMoved = false
  /** Where the finger was before. */
  let last: Point | undefined
  let cursor: number | undefined
  let isPainting = false
  let lit: readonly number[] = []
  let started = false
  const jumping = new Map<number, number>()
  let thought: { readonly state: State; readonly path: readonly number[] } | undefined

  function board() {
    return (run.sim as TurnSim<State, Input>).state
  }

  const guide = coach(() => guidePath().map((cell) => grid.middle(cell)), context.firstTime)
  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(size) {
      room = size
      grid = gridOf(board().puzzle, room)
    },
    draw({ pen, time }) {
      const jumpOf = (cell: number) => jumping.get(cell) ?? 0
      drawBoard(pen, grid, board(), { paints, held, cursor, lit, jumpOf, write: number })
      guide.draw(pen, time)
    },
    animating: () => guide.showing,
    down,
    move(at) {
      if (stage.held) glide(at)
    },
    up() {
      if (pressedAt === undefined) return
      if (hasMoved) finishArea()
      else tapped(pressedAt)
      pressedAt = undefined
      held = []
      stage.invalidate()
    },
    key: press,
  })

  /** The cells of the next sure area, from one end to the other, for the ghost finger. */
  function guidePath(): readonly number[] {
    if (thought?.state !== board()) {
      const cells = advise(board())?.cells ?? []
      thought = {
        state: board(),
        path: isBoxes ? [cells[0]!, cells.at(-1)!] : walkOver(board().puzzle, cells),
      }
    }
    return thought.path
  }

  function down(at: Point) {
    const cell = grid.cellAt(at)
    if (cell === undefined || run.sim.status !== 'playing') return
    pressedAt = cell
    last = at
    hasMoved = false
    cursor = undefined
    isPainting = false
    lit = []
    held = startFrom(cell)
    host.sound('tap')
    stage.invalidate()
  }

  /** A finger that starts on an area makes it larger; rectangles always start anew. */
  function startFrom(cell: number): readonly number[] {
    const area = areaAt(board(), cell)
    return area < 0 || isBoxes ? [cell] : board().areas[area]!
  }

  function glide(at: Point) {
    for (const cell of cellsOnWay(grid, last ?? at, at)) over(cell)
    last = at
  }

  function over(cell: number | undefined) {
    if (cell === undefined || pressedAt === undefined || run.sim.status !== 'playing') return
    if (cell === pressedAt && !hasMoved) return
    const before = held
    if (isBoxes) held = boxBetween(board().puzzle, pressedAt, cell)
    else if (!held.includes(cell) && besides(board().puzzle, cell).some((near) => held.includes(near)))
      held = [...held, cell]
    hasMoved = true
    if (held.length !== before.length) host.sound('move', held.length)
    stage.invalidate()
  }

  function finishArea() {
    const cells = [...held]
    if (cells.length > 0) enter({ kind: 'area', cells })
  }

  /** A tap wipes an area; on a free cell it makes an area of its own. */
  function tapped(cell: number) {
    enter(areaAt(board(), cell) >= 0 ? { kind: 'clear', cell } : { kind: 'area', cells: [cell] })
  }

  function press(name: string, event: KeyboardEvent): boolean {
    if (run.sim.status !== 'playing') return false
    const next = cellAfterKey(name, cursor, board().puzzle)
    if (next !== undefined) {
      cursor = next
      if (isPainting) over(next)
      else host.sound('tap')
      sayCell(next)
      stage.invalidate()
      return true
    }
    if (event.repeat || cursor === undefined) return false
    if (name === ' ' || name === 'Enter') {
      turnPen(cursor)
      return true
    }
    if (name !== 'Backspace' && name !== 'Delete') return false
    enter({ kind: 'clear', cell: cursor })
    return true
  }

  /** The first press begins an area under the cursor, the second one ends it. */
  function turnPen(cell: number) {
    if (isPainting) {
      finishArea()
      held = []
      pressedAt = undefined
    } else {
      pressedAt = cell
      hasMoved = false
      held = startFrom(cell)
    }
    isPainting = !isPainting
    host.announce(text(isPainting ? 'say.pen.down' : 'say.pen.up'))
    host.sound('flip', isPainting ? 3 : 0)
    stage.invalidate()
  }

  function sayCell(cell: number) {
    const { columns } = board().puzzle
    host.announce(text('say.point', { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 }))
  }

  function enter(input: Input) {
    if (!started) host.playing(true)
    started = true
    const events = run.apply(input)
    if (events.length > 0) guide.dismiss()
    for (const { kind, x = 0 } of events) answer(kind, x)
    show()
    if (run.sim.status !== 'playing') finish()
  }

  function answer(kind: string, cell: number) {
    switch (kind) {
      case 'area':
        return host.sound('tap', -2)
      case 'fits':
      case 'hint':
        host.sound('place', 3)
        host.happy(0.2)
        wave(board().areas[areaAt(board(), cell)] ?? [], 0.04)
        return host.announce(text('say.fits', { left: cellsLeft(board()) }))
      case 'clear':
        host.sound('flip', -4)
        return host.announce(text('say.clear'))
      case 'full':
        host.sound('bad')
        host.vibrate()
        return host.toast(text('say.full'))
    }
  }

  function wave(cells: readonly number[], pause: number) {
    for (const [index, cell] of cells.entries())
      stage.effects.tween(JUMP_SECONDS, (k) => void jumping.set(cell, k < 1 ? Math.sin(Math.PI * k) : 0), {
        ease: ease.linear,
        delay: index * pause,
      })
  }

  function finish() {
    host.canHint(false)
    cursor = undefined
    host.sound('win')
    host.happy(1)
    host.announce(text('say.solved'))
    const { columns, rows } = board().puzzle
    wave([...Array(columns * rows).keys()], 0.5 / (columns * rows))
    const { x, y, width, height } = grid.plate
    for (const part of [0.2, 0.5, 0.8])
      stage.effects.burst({ x: x + width * part, y: y + height * 0.4 }, { count: 26, speed: 300, life: 1.2 })
    const hints = board().hinted.length
    stage.effects.tween(END_SECONDS, () => {}, {
      done() {
        host.playing(false)
        host.over(hints === 0 ? 3 : hints <= FEW_HINTS ? 2 : 1)
      },
    })
  }

  /** Shows counters and menu as the run stands. */
  function show() {
    host.hud([{ id: 'left', label: text('hud.left'), value: number(cellsLeft(board())) }])
    host.canHint(run.sim.status === 'playing')
    host.options([gradeOption(context, run.level)])
    stage.invalidate()
  }

  function settle() {
    stage.effects.clear()
    jumping.clear()
    held = lit = []
    isPainting = false
    show()
  }

  function deal(wish: { readonly seed?: number; readonly level: number }) {
    run = context.fresh(wish)
    grid = gridOf(board().puzzle, room)
    started = false
    cursor = pressedAt = undefined
    settle()
    host.sound('deal')
    const { columns, rows } = board().puzzle
    wave([...Array(columns * rows).keys()], 0.25 / (columns * rows))
  }

  show()
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart({ seed, level } = {}) {
      // The challenge of the day names a seed only.
      const isDaily = seed !== undefined && level === undefined
      deal({ ...(seed === undefined ? {} : { seed }), level: isDaily ? DAILY_LEVEL : levelWished() })
    },
    undone() {
      host.sound('flip')
      settle()
    },
    hint() {
      const next = run.sim.status === 'playing' ? advise(board()) : undefined
      if (!next) return
      enter(
        next.reason === 'wrong'
          ? { kind: 'clear', cell: next.cells[0]! }
          : { kind: 'hint', cells: next.cells },
      )
      lit = run.sim.status === 'playing' ? next.cells : []
      host.toast(text(`hint.${next.reason}`))
      stage.invalidate()
    },
    setOption(id, value) {
      if (id === 'grade' && levelOfOption(value) !== run.level) deal({ level: levelOfOption(value) })
    },
    destroy: stage.destroy,
  }
}

export default { family, mount } satisfies GameView<RegionsDefinition, Input>
