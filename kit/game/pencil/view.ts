import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle } from '#kit/game/contract.ts'
import { inside, type Box } from '#kit/game/draw.ts'
import { openStage, type Point, type StageSize } from '#kit/game/stage.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { advise, type Advice } from './advice.ts'
import { drawBoard } from './board-look.ts'
import { boardMotion } from './board-motion.ts'
import { brushIn } from './brush.ts'
import { LETTERS } from './clue-look.ts'
import type { PencilDefinition } from './definition.ts'
import { gridOf, type Grid } from './grid.ts'
import { drawGuide } from './guide-look.ts'
import { cellAfterKey, digitOfKey } from './key-names.ts'
import { paintBrush } from './mark-look.ts'
import { NOTHING } from './model.ts'
import { layOut, layOutBrushes, type Layout, type PadAction } from './pad-layout.ts'
import { drawBrushes, drawPad } from './pad-look.ts'
import { heedCheck, openFirst } from './open-first.ts'
import type { Palette } from './palette.ts'
import { levelOfOption } from '../grades.ts'
import { cellText, hudOf, optionsOf } from './portal-texts.ts'
import { brushesOf } from './puzzle.ts'
import { dealWave, react, starsOf } from './reactions.ts'
import { isOpen, valuesLeft, type Input, type State } from './state.ts'

type Context = GameContext<PencilDefinition, Input>

/** The challenge of the day is a medium puzzle for everybody. */
const DAILY_LEVEL = 2
const END_SECONDS = 1.7
const NO_ROOM: StageSize = { width: 320, height: 360 }

/** Shows a pencil puzzle: a board with a pad of digits, or with brushes that shade its cells. */
export function mountPencil(canvas: HTMLCanvasElement, context: Context, palette: Palette): GameHandle {
  const { host, text, number, definition } = context
  const { mark } = definition
  const hasBrushes = mark !== 'digit' && mark !== 'letter'
  const levelOfOptions = () => levelOfOption(context.remembered('grade'))
  let run = openFirst(context, levelOfOptions())
  let room = NO_ROOM
  let layout: Layout
  let grid: Grid
  let selected: number | undefined
  let lit = NOTHING
  let notesOn = false
  /** The value that each tapped cell gets; a brush is always in hand. */
  let armed = hasBrushes ? 1 : 0
  let pressed: PadAction | undefined
  let advice: Advice | undefined
  let thought: { readonly state: State; readonly next: Advice | undefined } | undefined
  let started = false

  const board = () => (run.sim as TurnSim<State, Input>).state
  const label = (value: number) => (mark === 'letter' ? LETTERS[value - 1]! : number(value))
  const motion = boardMotion(() => stage.effects)
  const brush = brushIn({ board, value: () => armed, enter })
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
      const shown = new Set(advice?.shown)
      const look = { mark, palette, selected, lit, shown, motionOf: motion.of, write: number }
      drawBoard(pen, grid, board(), look)
      if (hasBrushes)
        drawBrushes(pen, layout.keys, { armed, pressed }, (inner, box, value) =>
          paintBrush(inner, box, mark, value),
        )
      else
        drawPad(pen, layout.keys, {
          notesOn,
          armed,
          pressed,
          write: label,
          count: number,
          remaining: (value) => valuesLeft(board(), value),
        })
      drawGuide(pen, guide, guide.showing ? guideBox() : undefined, time)
    },
    animating: () => guide.showing,
    down,
    move(at) {
      if (stage.held && run.sim.status === 'playing') brush.over(grid.cellAt(at))
    },
    up() {
      pressed = undefined
      brush.end()
      stage.invalidate()
    },
    key: press,
  })

  function place(size: StageSize) {
    room = size
    const { puzzle } = board()
    layout = hasBrushes ? layOutBrushes(size, brushesOf(puzzle)) : layOut(size, puzzle.highest)
    grid = gridOf(board().puzzle, layout.board)
  }

  /** The guide asks in every frame: thinks anew only when the board has changed. */
  function sureCell() {
    if (thought?.state !== board()) thought = { state: board(), next: advise(board()) }
    return thought.next
  }

  /** With a pad the cell comes first, with brushes the brush. */
  function guideBox(): Box | undefined {
    const next = sureCell()
    if (!next) return undefined
    const key = layout.keys.find(({ action }) => action === next.value)?.box
    if (hasBrushes) return armed === next.value ? grid.boxOf(next.cell) : key
    return selected === next.cell ? key : grid.boxOf(next.cell)
  }

  function down(at: Point) {
    const key = layout.keys.find(({ box }) => inside(box, at))
    if (key) {
      pressed = key.action
      return use(key.action)
    }
    const cell = grid.cellAt(at)
    if (cell === undefined || run.sim.status !== 'playing') return
    if (hasBrushes) return paint(cell)
    if (armed > 0 && isOpen(board(), cell)) enter({ kind: notesOn ? 'note' : 'put', cell, value: armed })
    else select(cell)
  }

  function paint(cell: number) {
    selected = undefined
    if (!brush.begin(cell)) host.sound('tap', -3)
  }

  function press(name: string, event: KeyboardEvent): boolean {
    const next = cellAfterKey(name, selected, board().puzzle)
    if (next !== undefined) {
      select(next)
      sayCell(next)
      return true
    }
    const digit = digitOfKey(name)
    if (digit > 0 && digit <= layout.keys.length - (hasBrushes ? 0 : 2))
      use(hasBrushes ? layout.keys[digit - 1]!.action : digit)
    else if (name === 'Backspace' || name === 'Delete' || name === '0') use('erase')
    else if (event.repeat) return false
    else if (hasBrushes && (name === ' ' || name === 'Enter')) fill()
    else if (!hasBrushes && (name === 'n' || name === 'N' || name === ' ')) use('notes')
    else return false
    return true
  }

  function fill() {
    const cell = selected
    if (cell === undefined || run.sim.status !== 'playing') return
    paint(cell)
    brush.end()
    selected = cell
  }

  function select(cell: number) {
    if (run.sim.status !== 'playing') return
    if (cell !== selected) advice = undefined
    selected = cell
    if (!hasBrushes) armed = 0
    lit = board().cells[cell]!
    host.sound('tap')
    stage.invalidate()
  }

  function use(action: PadAction) {
    if (run.sim.status !== 'playing') return
    stage.invalidate()
    if (hasBrushes && typeof action === 'number') {
      armed = action
      return host.sound('flip', action)
    }
    if (action === 'notes') {
      notesOn = !notesOn
      host.sound('flip', notesOn ? 4 : 0)
      return host.announce(text(notesOn ? 'say.notes.on' : 'say.notes.off'))
    }
    if (selected === undefined || !isOpen(board(), selected)) {
      host.sound('tap', -3)
      if (action !== 'erase') arm(action)
      return
    }
    if (action === 'erase') enter({ kind: 'erase', cell: selected })
    else enter({ kind: notesOn ? 'note' : 'put', cell: selected, value: action })
  }

  function arm(value: number) {
    armed = armed === value ? 0 : value
    lit = armed || NOTHING
    selected = undefined
  }

  function enter(input: Input) {
    const scoreBefore = run.sim.score
    if (!started) host.playing(true)
    started = true
    const events = run.apply(input)
    advice = undefined
    if (!hasBrushes) lit = armed || board().cells[input.cell]!
    const scene = {
      context,
      state: board(),
      gain: run.sim.score - scoreBefore,
      grid,
      motion,
      effects: stage.effects,
    }
    for (const event of events) react(event, scene)
    if (!isOpen(board(), input.cell)) guide.dismiss()
    if (run.sim.status !== 'playing') finish()
    host.hud(hudOf(context, board()))
    stage.invalidate()
  }

  function finish() {
    selected = undefined
    brush.end()
    if (!hasBrushes) armed = 0
    lit = NOTHING
    host.canHint(false)
    stage.effects.tween(END_SECONDS, () => {}, {
      done() {
        host.playing(false)
        host.over(starsOf(board()))
      },
    })
  }

  function sayCell(cell: number) {
    host.announce(cellText(context, board(), cell, hasBrushes ? undefined : label))
  }

  /** Shows the run as it stands, without any motion that is still under way. */
  function show() {
    stage.effects.clear()
    motion.clear()
    advice = undefined
    if (selected !== undefined) lit = board().cells[selected] ?? NOTHING
    host.hud(hudOf(context, board()))
    host.canHint(run.sim.status === 'playing')
    host.options(optionsOf(context, run.level, board().isBlind))
    stage.invalidate()
  }

  function deal(wish: { readonly seed?: number; readonly level: number }) {
    run = context.fresh(wish)
    heedCheck(run, context.remembered('check'))
    started = notesOn = false
    selected = undefined
    armed = hasBrushes ? 1 : 0
    lit = NOTHING
    place(room)
    show()
    host.sound('deal')
    dealWave(motion, board())
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
      // The check is a wish of the player, not a move: it stays as it was.
      heedCheck(run, context.remembered('check'))
      host.sound('flip')
      show()
    },
    hint() {
      const next = run.sim.status === 'playing' ? advise(board()) : undefined
      if (!next) return
      selected = next.cell
      if (!hasBrushes) armed = 0
      enter({ kind: 'hint', cell: next.cell })
      if (run.sim.status === 'playing') advice = next
      host.toast(text(`hint.${next.reason}`, hasBrushes ? {} : { digit: label(next.value) }))
    },
    setOption(id, value) {
      if (id === 'grade' && levelOfOption(value) !== run.level) deal({ level: levelOfOption(value) })
      if (id !== 'check' || run.sim.status !== 'playing') return
      heedCheck(run, value)
      show()
    },
    destroy: stage.destroy,
  }
}
