import { coach } from '#kit/game/coach.ts'
import type { GameHandle, RunWish } from '#kit/game/contract.ts'
import { openStage, type Stage, type StageSize } from '#kit/game/stage.ts'
import { advise } from './advice.ts'
import { drawBoard } from './board-look.ts'
import { boardMotion } from './board-motion.ts'
import { brushIn } from './brush.ts'
import { LETTERS } from './clue-look.ts'
import { drawGuide } from './guide-look.ts'
import { paintBrush } from './mark-look.ts'
import { NOTHING } from './model.ts'
import { drawBrushes, drawPad } from './pad-look.ts'
import { heedCheck, openFirst } from './open-first.ts'
import type { Palette } from './palette.ts'
import { levelOfOption } from '../grades.ts'
import { hudOf, optionsOf } from './portal-texts.ts'
import { dealWave } from './reactions.ts'
import { valuesLeft } from './state.ts'
import { type Context, type Desk, board, place, placesOf, guideBox } from './desk.ts'
import { down, press, enter } from './desk-hands.ts'

/** The challenge of the day is a medium puzzle for everybody. */
const DAILY_LEVEL = 2
const NO_ROOM: StageSize = { width: 320, height: 360 }

/** Shows a pencil puzzle: a board with a pad of digits, or with brushes that shade its cells. */
export function mountPencil(canvas: HTMLCanvasElement, context: Context, palette: Palette): GameHandle {
  const { host, text, number, definition } = context
  const { mark } = definition
  const hasBrushes = mark !== 'digit' && mark !== 'letter'
  const label = (value: number) => (mark === 'letter' ? LETTERS[value - 1]! : number(value))
  const run = openFirst(context, levelOfOptions(context))
  const placed = placesOf(run, hasBrushes, NO_ROOM)
  const desk: Desk = {
    context,
    palette,
    host,
    text,
    number,
    mark,
    hasBrushes,
    run,
    room: NO_ROOM,
    ...placed,
    selected: undefined,
    lit: NOTHING,
    notesOn: false,
    armed: hasBrushes ? 1 : 0,
    pressed: undefined,
    advice: undefined,
    thought: undefined,
    started: false,
    label,
    get motion() {
      return motion
    },
    get brush() {
      return brush
    },
    get guide() {
      return guide
    },
    get stage() {
      return stage
    },
  }
  const motion = boardMotion(() => stage.effects)
  const brush = brushIn({
    board: () => board(desk),
    value: () => desk.armed,
    enter: (input) => enter(desk, input),
  })
  const guide = coach(() => {
    const box = guideBox(desk)
    return box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : []
  }, context.firstTime)
  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (size) => place(desk, size),
    draw: (shown) => draw(desk, shown),
    animating: () => guide.showing,
    down: (at) => down(desk, at),
    move(at) {
      if (stage.held && desk.run.sim.status === 'playing') brush.over(desk.grid.cellAt(at))
    },
    up() {
      desk.pressed = undefined
      brush.end()
      stage.invalidate()
    },
    key: (name, event) => press(desk, name, event),
  })
  show(desk)
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish) => restart(desk, wish),
    undone: () => undone(desk),
    hint: () => hint(desk),
    setOption: (id, value) => setOption(desk, id, value),
    destroy: stage.destroy,
  }
}

const levelOfOptions = (context: Context) => levelOfOption(context.remembered('grade'))

/** Shows the run as it stands, without any motion that is still under way. */
function show(desk: Desk) {
  const { host, context } = desk
  desk.stage.effects.clear()
  desk.motion.clear()
  desk.advice = undefined
  if (desk.selected !== undefined) desk.lit = board(desk).cells[desk.selected] ?? NOTHING
  host.hud(hudOf(context, board(desk)))
  host.canHint(desk.run.sim.status === 'playing')
  host.options(optionsOf(context, desk.run.level, board(desk).isBlind))
  desk.stage.invalidate()
}

function deal(desk: Desk, wish: { readonly seed?: number; readonly level: number }) {
  const { context } = desk
  desk.run = context.fresh(wish)
  heedCheck(desk.run, context.remembered('check'))
  desk.started = desk.notesOn = false
  desk.selected = undefined
  desk.armed = desk.hasBrushes ? 1 : 0
  desk.lit = NOTHING
  place(desk, desk.room)
  show(desk)
  desk.host.sound('deal')
  dealWave(desk.motion, board(desk))
}

function draw(desk: Desk, { pen, time }: Stage) {
  const { mark, number } = desk
  const shown = new Set(desk.advice?.shown)
  const look = {
    mark,
    palette: desk.palette,
    selected: desk.selected,
    lit: desk.lit,
    shown,
    motionOf: desk.motion.of,
    write: number,
  }
  drawBoard(pen, desk.grid, board(desk), look)
  if (desk.hasBrushes)
    drawBrushes(pen, desk.layout.keys, { armed: desk.armed, pressed: desk.pressed }, (inner, box, value) =>
      paintBrush(inner, box, mark, value),
    )
  else
    drawPad(pen, desk.layout.keys, {
      notesOn: desk.notesOn,
      armed: desk.armed,
      pressed: desk.pressed,
      write: desk.label,
      count: number,
      remaining: (value) => valuesLeft(board(desk), value),
    })
  drawGuide(pen, desk.guide, desk.guide.showing ? guideBox(desk) : undefined, time)
}

function restart(desk: Desk, { seed, level }: RunWish = {}) {
  // The challenge of the day names a seed only.
  const daily = seed !== undefined && level === undefined
  deal(desk, {
    ...(seed === undefined ? {} : { seed }),
    level: daily ? DAILY_LEVEL : levelOfOptions(desk.context),
  })
}

function undone(desk: Desk) {
  // The check is a wish of the player, not a move: it stays as it was.
  heedCheck(desk.run, desk.context.remembered('check'))
  desk.host.sound('flip')
  show(desk)
}

function hint(desk: Desk) {
  const { hasBrushes } = desk
  const next = desk.run.sim.status === 'playing' ? advise(board(desk)) : undefined
  if (!next) return
  desk.selected = next.cell
  if (!hasBrushes) desk.armed = 0
  enter(desk, { kind: 'hint', cell: next.cell })
  if (desk.run.sim.status === 'playing') desk.advice = next
  desk.host.toast(desk.text(`hint.${next.reason}`, hasBrushes ? {} : { digit: desk.label(next.value) }))
}

function setOption(desk: Desk, id: string, value: string) {
  if (id === 'grade' && levelOfOption(value) !== desk.run.level) deal(desk, { level: levelOfOption(value) })
  if (id !== 'check' || desk.run.sim.status !== 'playing') return
  heedCheck(desk.run, value)
  show(desk)
}
