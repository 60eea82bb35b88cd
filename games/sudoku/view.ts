import { coach } from '#kit/game/coach.ts'
import type { GameHandle, GameView, RunWish } from '#kit/game/contract.ts'
import { inside } from '#kit/game/draw.ts'
import { boardMotion } from '#kit/game/pencil/board-motion.ts'
import { cellAfterKey, digitOfKey } from '#kit/game/pencil/key-names.ts'
import { layOut, type PadAction } from '#kit/game/pencil/pad-layout.ts'
import { openStage, type Point } from '#kit/game/stage.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { advise } from './advice.ts'
import { gridOf } from './board-look.ts'
import { type SudokuDefinition, sudokuOfLevel } from './definitions.ts'
import { family } from './family.ts'
import { geometryOf } from './geometry.ts'
import { hudOf, optionsOf } from './portal-texts.ts'
import { react, starsOf } from './reactions.ts'
import { type Input, isOpen, type State } from './rules.ts'
import { draw } from './sheet-draw.ts'
import {
  board,
  type Context,
  geometry,
  guideBox,
  levelOfOptions,
  NO_ROOM,
  openFirst,
  place,
  type Sheet,
} from './sheet.ts'

/** The challenge of the day is a medium 9×9 for everybody. */
const DAILY_LEVEL = 2
const END_SECONDS = 1.7

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const run = openFirst(context, levelOfOptions(context))
  const { size } = (run.sim as TurnSim<State, Input>).state
  const layout = layOut(NO_ROOM, size)
  const motion = boardMotion(() => stage.effects)

  const sheet: Sheet = {
    context,
    host,
    text,
    number,
    definition,
    run,
    room: NO_ROOM,
    layout,
    grid: gridOf(geometryOf(size), layout.board),
    selected: undefined,
    litDigit: 0,
    notesOn: false,
    armed: 0,
    pressed: undefined,
    advice: undefined,
    thought: undefined,
    started: false,
    motion,
    get guide() {
      return guide
    },
    get stage() {
      return stage
    },
  }

  const guide = coach(() => {
    const box = guideBox(sheet)
    return box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : []
  }, context.firstTime)
  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (size) => place(sheet, size),
    draw: (frame) => draw(sheet, frame),
    animating: () => guide.showing,
    down: (at) => down(sheet, at),
    up: () => fingerUp(sheet),
    key: (name, event) => press(sheet, name, event),
  })
  show(sheet)
  host.ready()

  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish) => restart(sheet, wish),
    undone: () => undone(sheet),
    hint: () => hint(sheet),
    setOption: (id, value) => setOption(sheet, id, value),
    destroy: stage.destroy,
  }
}

function down(sheet: Sheet, at: Point) {
  const key = sheet.layout.keys.find(({ box }) => inside(box, at))
  if (key) {
    sheet.pressed = key.action
    return use(sheet, key.action)
  }
  const cell = sheet.grid.cellAt(at)
  if (cell === undefined) return
  if (sheet.armed > 0 && isOpen(board(sheet), cell))
    enter(sheet, { kind: sheet.notesOn ? 'note' : 'put', cell, digit: sheet.armed })
  else select(sheet, cell)
}

function press(sheet: Sheet, name: string, event: KeyboardEvent): boolean {
  const next = cellAfterKey(name, sheet.selected, square(board(sheet).size))
  if (next !== undefined) {
    select(sheet, next)
    sayCell(sheet, next)
    return true
  }
  const digit = digitOfKey(name)
  if (digit > 0 && digit <= board(sheet).size) use(sheet, digit)
  else if (name === 'Backspace' || name === 'Delete' || name === '0') use(sheet, 'erase')
  else if (event.repeat) return false
  else if (name === 'n' || name === 'N' || name === ' ') use(sheet, 'notes')
  else return false
  return true
}

function select(sheet: Sheet, cell: number) {
  if (sheet.run.sim.status !== 'playing') return
  if (cell !== sheet.selected) sheet.advice = undefined
  sheet.selected = cell
  sheet.armed = 0
  sheet.litDigit = board(sheet).cells[cell]!
  sheet.host.sound('tap')
  sheet.stage.invalidate()
}

function use(sheet: Sheet, action: PadAction) {
  if (sheet.run.sim.status !== 'playing') return
  sheet.stage.invalidate()
  if (action === 'notes') {
    sheet.notesOn = !sheet.notesOn
    sheet.host.sound('flip', sheet.notesOn ? 4 : 0)
    sheet.host.announce(sheet.text(sheet.notesOn ? 'say.notes.on' : 'say.notes.off'))
    return
  }
  if (sheet.selected === undefined || !isOpen(board(sheet), sheet.selected)) {
    sheet.host.sound('tap', -3)
    if (action !== 'erase') arm(sheet, action)
    return
  }
  if (action === 'erase') enter(sheet, { kind: 'erase', cell: sheet.selected })
  else enter(sheet, { kind: sheet.notesOn ? 'note' : 'put', cell: sheet.selected, digit: action })
}

function arm(sheet: Sheet, digit: number) {
  sheet.armed = sheet.armed === digit ? 0 : digit
  sheet.litDigit = sheet.armed
  sheet.selected = undefined
}

function enter(sheet: Sheet, input: Input) {
  const scoreBefore = sheet.run.sim.score
  if (!sheet.started) sheet.host.playing(true)
  sheet.started = true
  const events = sheet.run.apply(input)
  sheet.advice = undefined
  sheet.litDigit = sheet.armed || board(sheet).cells[input.cell]!
  const gain = sheet.run.sim.score - scoreBefore
  const scene = {
    context: sheet.context,
    state: board(sheet),
    gain,
    grid: sheet.grid,
    motion: sheet.motion,
    effects: sheet.stage.effects,
  }
  for (const event of events) react(event, scene)
  if (!isOpen(board(sheet), input.cell)) sheet.guide.dismiss()
  if (sheet.run.sim.status !== 'playing') finish(sheet)
  sheet.host.hud(hudOf(sheet.context, board(sheet)))
  sheet.stage.invalidate()
}

function finish(sheet: Sheet) {
  sheet.selected = undefined
  sheet.armed = 0
  sheet.litDigit = 0
  sheet.host.canHint(false)
  sheet.stage.effects.tween(END_SECONDS, () => {}, {
    done() {
      sheet.host.playing(false)
      sheet.host.over(starsOf(board(sheet)))
    },
  })
}

function sayCell(sheet: Sheet, cell: number) {
  const { rowOf, columnOf } = geometry(sheet)
  const row = rowOf[cell]! + 1
  const column = columnOf[cell]! + 1
  const digit = board(sheet).cells[cell]!
  sheet.host.announce(
    digit ? sheet.text('say.cell', { row, column, digit }) : sheet.text('say.cell.empty', { row, column }),
  )
}

/** Shows the run as it stands, without any motion that is still under way. */
function show(sheet: Sheet) {
  sheet.stage.effects.clear()
  sheet.motion.clear()
  sheet.advice = undefined
  if (sheet.selected !== undefined) sheet.litDigit = board(sheet).cells[sheet.selected] ?? 0
  sheet.host.hud(hudOf(sheet.context, board(sheet)))
  sheet.host.canHint(sheet.run.sim.status === 'playing')
  sheet.host.options(optionsOf(sheet.context, sheet.run.level))
  sheet.stage.invalidate()
}

function deal(sheet: Sheet, wish: { readonly seed?: number; readonly level: number }) {
  sheet.run = sheet.context.fresh(wish)
  sheet.started = sheet.notesOn = false
  sheet.selected = undefined
  sheet.armed = sheet.litDigit = 0
  place(sheet, sheet.room)
  show(sheet)
  sheet.host.sound('deal')
  const { rowOf, columnOf, size } = geometry(sheet)
  sheet.motion.wave(board(sheet).cells.keys(), (cell) => ((rowOf[cell]! + columnOf[cell]!) * 0.25) / size)
}

function restart(sheet: Sheet, { seed, level }: RunWish = {}) {
  // The challenge of the day names a seed only.
  const daily = seed !== undefined && level === undefined
  deal(sheet, {
    ...(seed === undefined ? {} : { seed }),
    level: daily ? DAILY_LEVEL : levelOfOptions(sheet.context),
  })
}

function undone(sheet: Sheet) {
  sheet.host.sound('flip')
  show(sheet)
}

function hint(sheet: Sheet) {
  const next = sheet.run.sim.status === 'playing' ? advise(board(sheet)) : undefined
  if (!next) return
  sheet.selected = next.cell
  sheet.armed = 0
  enter(sheet, { kind: 'hint', cell: next.cell })
  if (sheet.run.sim.status === 'playing') sheet.advice = next
  sheet.host.toast(sheet.text(`hint.${next.reason}`, { digit: next.digit }))
}

function setOption(sheet: Sheet, id: string, value: string) {
  const { size, grade } = sudokuOfLevel(sheet.definition, sheet.run.level)
  if (id === 'size' && Number(value) !== size) deal(sheet, { level: levelOfOptions(sheet.context) })
  if (id === 'grade' && value !== grade) deal(sheet, { level: levelOfOptions(sheet.context) })
}

function fingerUp(sheet: Sheet) {
  sheet.pressed = undefined
  sheet.stage.invalidate()
}

const square = (size: number) => ({ columns: size, rows: size })

export default { family, mount } satisfies GameView<SudokuDefinition, Input>
