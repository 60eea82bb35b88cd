import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, RunWish } from '#kit/game/contract.ts'
import { openStage, type Stage, type StageSize } from '#kit/game/stage.ts'
import { boardMotion } from './board-motion.ts'
import { brushIn } from './brush.ts'
import type { PencilDefinition } from './definition.ts'
import { familyGame, type PencilContext, type PencilGame } from './pencil-game.ts'
import { drawGuide } from './guide-look.ts'
import { paintBrush } from './mark-look.ts'
import { NOTHING } from './model.ts'
import { drawBrushes, drawPad } from './pad-look.ts'
import { heedCheck, openFirst } from './open-first.ts'
import type { Palette } from './palette.ts'
import { dealWave } from './reactions.ts'
import { valuesLeft, type Input } from './state.ts'
import {
  board,
  guideBox,
  place,
  placesOf,
  showCounters,
  takesBrushes,
  type PencilView,
} from './pencil-view.ts'
import { down, press, enter } from './pencil-controls.ts'

/** The daily challenge is a medium puzzle for everybody. */
const DAILY_LEVEL = 2
const NO_ROOM: StageSize = { width: 320, height: 360 }

/** Shows a pencil puzzle: a board with a pad of digits, or with brushes that shade its cells. */
export const mountPencil = (
  canvas: HTMLCanvasElement,
  context: GameContext<PencilDefinition, Input>,
  palette: Palette,
): GameHandle => mountPencilGame(canvas, context, familyGame(context, palette))

/** Input and pad for a game with rules and a board of its own. */
export function mountPencilGame(
  canvas: HTMLCanvasElement,
  context: PencilContext,
  game: PencilGame,
): GameHandle {
  const { host, text, number } = context
  const hasBrushes = takesBrushes(game)
  const run = openFirst(game, context.remembered('check'))
  const placed = placesOf(game, run, NO_ROOM)
  const view: PencilView = {
    context,
    game,
    host,
    text,
    number,
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
    started: false,
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
    board: () => board(view),
    value: () => view.armed,
    enter: (input) => enter(view, input),
  })
  const guide = coach(() => {
    const box = guideBox(view)
    return box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : []
  }, context.firstTime)
  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (size) => place(view, size),
    draw: (shown) => draw(view, shown),
    animating: () => guide.showing,
    down: (at) => down(view, at),
    move(at) {
      if (stage.held && view.run.sim.status === 'playing') brush.over(view.grid.cellAt(at))
    },
    up() {
      view.pressed = undefined
      brush.end()
      stage.invalidate()
    },
    key: (name, event) => press(view, name, event),
  })
  game.follower?.laid(true)
  show(view)
  host.ready()
  return handleOf(view)
}

function handleOf(view: PencilView): GameHandle {
  const { game, stage } = view
  return {
    touchSize: () =>
      Math.min(view.grid.cell, ...view.layout.keys.map(({ box }) => Math.min(box.width, box.height))),
    pause() {
      stage.pause()
      game.follower?.paused()
    },
    resume: stage.resume,
    restart: (wish) => restart(view, wish),
    undone: () => undone(view),
    hint: () => hint(view),
    setOption: (id, value) => setOption(view, id, value),
    destroy() {
      game.follower?.gone()
      stage.destroy()
    },
  }
}

/** Shows the run immediately, without animations. */
function show(view: PencilView) {
  const { host } = view
  view.stage.effects.clear()
  view.motion.clear()
  view.advice = undefined
  if (view.selected !== undefined) view.lit = board(view).cells[view.selected] ?? NOTHING
  showCounters(view)
  host.canHint(view.run.sim.status === 'playing')
  host.options(view.game.options(view.run.level, board(view).isBlind))
  view.stage.invalidate()
}

function deal(view: PencilView, wish: { readonly seed?: number; readonly level: number }) {
  view.run = view.game.fresh(wish)
  heedCheck(view.run, view.context.remembered('check'))
  view.started = view.notesOn = false
  view.selected = undefined
  view.armed = view.hasBrushes ? 1 : 0
  view.lit = NOTHING
  place(view, view.room)
  view.game.follower?.laid(false)
  show(view)
  view.host.sound('deal')
  dealWave(view.motion, board(view))
}

function draw(view: PencilView, { pen, time }: Stage) {
  const { game, number } = view
  const { mark } = game
  const shown = new Set(view.advice?.shown)
  const look = {
    selected: view.selected,
    lit: view.lit,
    shown,
    motionOf: view.motion.of,
    write: number,
  }
  game.drawBoard(pen, view.grid, board(view), look)
  if (view.hasBrushes)
    drawBrushes(pen, view.layout.keys, { armed: view.armed, pressed: view.pressed }, (inner, box, value) =>
      paintBrush(inner, box, mark, value),
    )
  else
    drawPad(pen, view.layout.keys, {
      notesOn: view.notesOn,
      armed: view.armed,
      pressed: view.pressed,
      write: (value) => game.label(value),
      count: number,
      remaining: (value) => valuesLeft(board(view), value),
    })
  drawGuide(pen, view.guide, view.guide.showing ? guideBox(view) : undefined, time)
}

function restart(view: PencilView, { seed, level }: RunWish = {}) {
  // A daily challenge names only a seed.
  const daily = seed !== undefined && level === undefined
  deal(view, {
    ...(seed === undefined ? {} : { seed }),
    level: daily ? DAILY_LEVEL : view.game.level(),
  })
}

function undone(view: PencilView) {
  // Checking is a preference and not a move: a new run keeps it.
  heedCheck(view.run, view.context.remembered('check'))
  view.host.sound('flip')
  show(view)
}

function hint(view: PencilView) {
  const { game, host } = view
  const next = view.run.sim.status === 'playing' ? game.advise(board(view)) : undefined
  if (!next) return
  const isKnown = !game.explainsFirst || view.advice?.cell === next.cell
  view.selected = next.cell
  if (!view.hasBrushes) view.armed = 0
  if (isKnown) enter(view, { kind: 'hint', cell: next.cell })
  if (view.run.sim.status === 'playing') view.advice = next
  view.stage.invalidate()
  host.toast(game.hintText(next))
}

function setOption(view: PencilView, id: string, value: string) {
  const { game, run } = view
  if (game.isOther(run.level, id, value)) deal(view, { level: game.level() })
  if (id !== 'check' || view.run.sim.status !== 'playing') return
  heedCheck(view.run, value)
  show(view)
}
