import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, GameView, Run } from '#kit/game/contract.ts'
import { inside, strokeRound, type Box } from '#kit/game/draw.ts'
import { openStage, type Point, type StageSize } from '#kit/game/stage.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { advise, type Advice } from './advice.ts'
import { drawBoard, gridOf, type Grid } from './board-look.ts'
import { boardMotion } from '#kit/game/pencil/board-motion.ts'
import { sudokuOfLevel, type SudokuDefinition } from './definitions.ts'
import { family } from './family.ts'
import { geometryOf } from './geometry.ts'
import { cellAfterKey, digitOfKey } from '#kit/game/pencil/key-names.ts'
import { layOut, type Layout, type PadAction } from '#kit/game/pencil/pad-layout.ts'
import { drawPad } from '#kit/game/pencil/pad-look.ts'
import { hudOf, levelOf, optionsOf } from './portal-texts.ts'
import { react, starsOf } from './reactions.ts'
import { isOpen, type Input, type State } from './rules.ts'

type Context = GameContext<SudokuDefinition, Input>

/** The challenge of the day is a medium 9×9 for everybody. */
const DAILY_LEVEL = 2
const GUIDE_COLOR = '#ffb63d'
const END_SECONDS = 1.7
const NO_ROOM: StageSize = { width: 320, height: 360 }

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const levelOfOptions = () => levelOf(definition, context.remembered('size'), context.remembered('grade'))
  let run = openFirst(context, levelOfOptions())
  let room = NO_ROOM
  let layout: Layout
  let grid: Grid
  let selected: number | undefined
  let litDigit = 0
  let notesOn = false
  /** A digit picked before its cells: each tapped cell gets it. */
  let armed = 0
  let pressed: PadAction | undefined
  let advice: Advice | undefined
  let thought: { readonly state: State; readonly next: Advice | undefined } | undefined
  let started = false

  const board = () => (run.sim as TurnSim<State, Input>).state
  const geometry = () => geometryOf(board().size)
  const motion = boardMotion(() => stage.effects)
  const guide = coach(() => {
    const box = guideBox()
    return box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : []
  }, context.firstTime)
  place(room)
  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: place,
    draw({ pen, time }) {
      const state = board()
      const shown = new Set(advice?.shown)
      drawBoard(pen, grid, geometry(), state, {
        selected,
        digit: litDigit,
        shown,
        motionOf: motion.of,
        write: number,
      })
      const remaining = (digit: number) => missing(state, digit)
      drawPad(pen, layout.keys, { notesOn, armed, pressed, write: number, remaining })
      drawGuide(pen, time)
    },
    animating: () => guide.showing,
    down,
    up() {
      pressed = undefined
      stage.invalidate()
    },
    key: press,
  })

  function place(size: StageSize) {
    room = size
    layout = layOut(size, board().size)
    grid = gridOf(geometry(), layout.board)
  }

  /** The guide asks in every frame: thinks anew only when the board has changed. */
  function sureCell() {
    if (thought?.state !== board()) thought = { state: board(), next: advise(board()) }
    return thought.next
  }

  /** First the cell that is sure, then its digit on the pad. */
  function guideBox(): Box | undefined {
    const next = sureCell()
    if (next && selected !== next.cell) return grid.boxOf(next.cell)
    return layout.keys.find(({ action }) => action === next?.digit)?.box
  }

  function drawGuide(pen: CanvasRenderingContext2D, time: number) {
    const box = guide.showing ? guideBox() : undefined
    if (!box) return
    // The ghost finger alone is white on white.
    const swell = 3 + 2 * Math.sin(time * 5)
    const ring = {
      x: box.x - swell,
      y: box.y - swell,
      width: box.width + 2 * swell,
      height: box.height + 2 * swell,
    }
    strokeRound(pen, ring, box.height * 0.25 + swell, GUIDE_COLOR, 4)
    guide.draw(pen, time)
  }

  function down(at: Point) {
    const key = layout.keys.find(({ box }) => inside(box, at))
    if (key) {
      pressed = key.action
      return use(key.action)
    }
    const cell = grid.cellAt(at)
    if (cell === undefined) return
    if (armed > 0 && isOpen(board(), cell)) enter({ kind: notesOn ? 'note' : 'put', cell, digit: armed })
    else select(cell)
  }

  function press(name: string, event: KeyboardEvent): boolean {
    const next = cellAfterKey(name, selected, square(board().size))
    if (next !== undefined) {
      select(next)
      sayCell(next)
      return true
    }
    const digit = digitOfKey(name)
    if (digit > 0 && digit <= board().size) use(digit)
    else if (name === 'Backspace' || name === 'Delete' || name === '0') use('erase')
    else if (event.repeat) return false
    else if (name === 'n' || name === 'N' || name === ' ') use('notes')
    else return false
    return true
  }

  function select(cell: number) {
    if (run.sim.status !== 'playing') return
    if (cell !== selected) advice = undefined
    selected = cell
    armed = 0
    litDigit = board().cells[cell]!
    host.sound('tap')
    stage.invalidate()
  }

  function use(action: PadAction) {
    if (run.sim.status !== 'playing') return
    stage.invalidate()
    if (action === 'notes') {
      notesOn = !notesOn
      host.sound('flip', notesOn ? 4 : 0)
      host.announce(text(notesOn ? 'say.notes.on' : 'say.notes.off'))
      return
    }
    if (selected === undefined || !isOpen(board(), selected)) {
      host.sound('tap', -3)
      if (action !== 'erase') arm(action)
      return
    }
    if (action === 'erase') enter({ kind: 'erase', cell: selected })
    else enter({ kind: notesOn ? 'note' : 'put', cell: selected, digit: action })
  }

  function arm(digit: number) {
    armed = armed === digit ? 0 : digit
    litDigit = armed
    selected = undefined
  }

  function enter(input: Input) {
    const scoreBefore = run.sim.score
    if (!started) host.playing(true)
    started = true
    const events = run.apply(input)
    advice = undefined
    litDigit = armed || board().cells[input.cell]!
    const gain = run.sim.score - scoreBefore
    const scene = { context, state: board(), gain, grid, motion, effects: stage.effects }
    for (const event of events) react(event, scene)
    if (!isOpen(board(), input.cell)) guide.dismiss()
    if (run.sim.status !== 'playing') finish()
    host.hud(hudOf(context, board()))
    stage.invalidate()
  }

  function finish() {
    selected = undefined
    armed = 0
    litDigit = 0
    host.canHint(false)
    stage.effects.tween(END_SECONDS, () => {}, {
      done() {
        host.playing(false)
        host.over(starsOf(board()))
      },
    })
  }

  function sayCell(cell: number) {
    const { rowOf, columnOf } = geometry()
    const row = rowOf[cell]! + 1
    const column = columnOf[cell]! + 1
    const digit = board().cells[cell]!
    host.announce(digit ? text('say.cell', { row, column, digit }) : text('say.cell.empty', { row, column }))
  }

  /** Shows the run as it stands, without any motion that is still under way. */
  function show() {
    stage.effects.clear()
    motion.clear()
    advice = undefined
    if (selected !== undefined) litDigit = board().cells[selected] ?? 0
    host.hud(hudOf(context, board()))
    host.canHint(run.sim.status === 'playing')
    host.options(optionsOf(context, run.level))
    stage.invalidate()
  }

  function deal(wish: { readonly seed?: number; readonly level: number }) {
    run = context.fresh(wish)
    started = notesOn = false
    selected = undefined
    armed = litDigit = 0
    place(room)
    show()
    host.sound('deal')
    const { rowOf, columnOf, size } = geometry()
    motion.wave(board().cells.keys(), (cell) => ((rowOf[cell]! + columnOf[cell]!) * 0.25) / size)
  }

  show()
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart({ seed, level } = {}) {
      // The challenge of the day names a seed only.
      const daily = seed !== undefined && level === undefined
      deal({ ...(seed === undefined ? {} : { seed }), level: daily ? DAILY_LEVEL : levelOfOptions() })
    },
    undone() {
      host.sound('flip')
      show()
    },
    hint() {
      const next = run.sim.status === 'playing' ? advise(board()) : undefined
      if (!next) return
      selected = next.cell
      armed = 0
      enter({ kind: 'hint', cell: next.cell })
      if (run.sim.status === 'playing') advice = next
      host.toast(text(`hint.${next.reason}`, { digit: next.digit }))
    },
    setOption(id, value) {
      const { size, grade } = sudokuOfLevel(definition, run.level)
      if (id === 'size' && Number(value) !== size) deal({ level: levelOfOptions() })
      if (id === 'grade' && value !== grade) deal({ level: levelOfOptions() })
    },
    destroy: stage.destroy,
  }
}

const square = (size: number) => ({ columns: size, rows: size })

const missing = ({ size, cells, solution }: State, digit: number) =>
  size - cells.filter((one, cell) => one === digit && solution[cell] === digit).length

/** The kept run; without one a puzzle as the player chose it last. */
function openFirst(context: Context, level: number): Run<Input> {
  const run = context.open()
  const untouched = !run.canUndo && run.sim.progress === 0
  return untouched && run.level !== level ? context.fresh({ level }) : run
}

export default { family, mount } satisfies GameView<SudokuDefinition, Input>
