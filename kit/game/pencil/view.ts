import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, RunWish } from '#kit/game/contract.ts'
import { openStage, type Stage, type StageSize } from '#kit/game/stage.ts'
import { boardMotion } from './board-motion.ts'
import { brushIn } from './brush.ts'
import type { PencilDefinition } from './definition.ts'
import { familyGame, type DeskContext, type DeskGame } from './desk-game.ts'
import { drawGuide } from './guide-look.ts'
import { paintBrush } from './mark-look.ts'
import { NOTHING } from './model.ts'
import { drawBrushes, drawPad } from './pad-look.ts'
import { heedCheck, openFirst } from './open-first.ts'
import type { Palette } from './palette.ts'
import { dealWave } from './reactions.ts'
import { valuesLeft, type Input } from './state.ts'
import { board, guideBox, place, placesOf, showCounters, takesBrushes, type Desk } from './desk.ts'
import { down, press, enter } from './desk-hands.ts'

/** The daily challenge is a medium puzzle for everybody. */
const DAILY_LEVEL = 2
const NO_ROOM: StageSize = { width: 320, height: 360 }

/** Shows a pencil puzzle: a board with a pad of digits, or with brushes that shade its cells. */
export const mountPencil = (
  canvas: HTMLCanvasElement,
  context: GameContext<PencilDefinition, Input>,
  palette: Palette,
): GameHandle => mountDesk(canvas, context, familyGame(context, palette))

/** Input and pad for a game with rules and a board of its own. */
export function mountDesk(canvas: HTMLCanvasElement, context: DeskContext, game: DeskGame): GameHandle {
  const { host, text, number } = context
  const hasBrushes = takesBrushes(game)
  const run = openFirst(game, context.remembered('check'))
  const placed = placesOf(game, run, NO_ROOM)
  const desk: Desk = {
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
  game.follower?.laid(true)
  show(desk)
  host.ready()
  return handleOf(desk)
}

function handleOf(desk: Desk): GameHandle {
  const { game, stage } = desk
  return {
    touchSize: () =>
      Math.min(desk.grid.cell, ...desk.layout.keys.map(({ box }) => Math.min(box.width, box.height))),
    pause() {
      stage.pause()
      game.follower?.paused()
    },
    resume: stage.resume,
    restart: (wish) => restart(desk, wish),
    undone: () => undone(desk),
    hint: () => hint(desk),
    setOption: (id, value) => setOption(desk, id, value),
    destroy() {
      game.follower?.gone()
      stage.destroy()
    },
  }
}

/** Shows the run immediately, without animations. */
function show(desk: Desk) {
  const { host } = desk
  desk.stage.effects.clear()
  desk.motion.clear()
  desk.advice = undefined
  if (desk.selected !== undefined) desk.lit = board(desk).cells[desk.selected] ?? NOTHING
  showCounters(desk)
  host.canHint(desk.run.sim.status === 'playing')
  host.options(desk.game.options(desk.run.level, board(desk).isBlind))
  desk.stage.invalidate()
}

function deal(desk: Desk, wish: { readonly seed?: number; readonly level: number }) {
  desk.run = desk.game.fresh(wish)
  heedCheck(desk.run, desk.context.remembered('check'))
  desk.started = desk.notesOn = false
  desk.selected = undefined
  desk.armed = desk.hasBrushes ? 1 : 0
  desk.lit = NOTHING
  place(desk, desk.room)
  desk.game.follower?.laid(false)
  show(desk)
  desk.host.sound('deal')
  dealWave(desk.motion, board(desk))
}

function draw(desk: Desk, { pen, time }: Stage) {
  const { game, number } = desk
  const { mark } = game
  const shown = new Set(desk.advice?.shown)
  const look = {
    selected: desk.selected,
    lit: desk.lit,
    shown,
    motionOf: desk.motion.of,
    write: number,
  }
  game.drawBoard(pen, desk.grid, board(desk), look)
  if (desk.hasBrushes)
    drawBrushes(pen, desk.layout.keys, { armed: desk.armed, pressed: desk.pressed }, (inner, box, value) =>
      paintBrush(inner, box, mark, value),
    )
  else
    drawPad(pen, desk.layout.keys, {
      notesOn: desk.notesOn,
      armed: desk.armed,
      pressed: desk.pressed,
      write: (value) => game.label(value),
      count: number,
      remaining: (value) => valuesLeft(board(desk), value),
    })
  drawGuide(pen, desk.guide, desk.guide.showing ? guideBox(desk) : undefined, time)
}

function restart(desk: Desk, { seed, level }: RunWish = {}) {
  // A daily challenge names only a seed.
  const daily = seed !== undefined && level === undefined
  deal(desk, {
    ...(seed === undefined ? {} : { seed }),
    level: daily ? DAILY_LEVEL : desk.game.level(),
  })
}

function undone(desk: Desk) {
  // Checking is a preference and not a move: a new run keeps it.
  heedCheck(desk.run, desk.context.remembered('check'))
  desk.host.sound('flip')
  show(desk)
}

function hint(desk: Desk) {
  const { game, host } = desk
  const next = desk.run.sim.status === 'playing' ? game.advise(board(desk)) : undefined
  if (!next) return
  const isKnown = !game.explainsFirst || desk.advice?.cell === next.cell
  desk.selected = next.cell
  if (!desk.hasBrushes) desk.armed = 0
  if (isKnown) enter(desk, { kind: 'hint', cell: next.cell })
  if (desk.run.sim.status === 'playing') desk.advice = next
  desk.stage.invalidate()
  host.toast(game.hintText(next))
}

function setOption(desk: Desk, id: string, value: string) {
  const { game, run } = desk
  if (game.isOther(run.level, id, value)) deal(desk, { level: game.level() })
  if (id !== 'check' || desk.run.sim.status !== 'playing') return
  heedCheck(desk.run, value)
  show(desk)
}
