import { coach } from '#kit/game/coach.ts'
import type { GameHandle, GameView, RunWish } from '#kit/game/contract.ts'
import { copyWhole, fitBox, signed } from '#kit/game/draw.ts'
import { sprites } from '#kit/game/sprites.ts'
import { openStage, type Point, type Stage, type StageSize } from '#kit/game/stage.ts'
import { paintBoard } from './art.ts'
import type { Heading, Turn } from './board.ts'
import type { SnakeDefinition, Twist } from './definitions.ts'
import { family } from './family.ts'
import { swiped, turnTowards } from './finger.ts'
import { drawSnakes } from './picture.ts'
import { isTimed } from './rules.ts'
import { ROUND_TICKS, ROUNDS } from './state.ts'
import { type Context, type Round, sim, onCanvas } from './round.ts'
import { showEvent } from './round-events.ts'

const KEYS: Readonly<Record<string, Heading>> = {
  ArrowRight: 0,
  ArrowDown: 1,
  ArrowLeft: 2,
  ArrowUp: 3,
  d: 0,
  s: 1,
  a: 2,
  w: 3,
}
const MARGIN = 16
/** Twists with a meter. */
const METERED: readonly Twist[] = ['lantern', 'mow']

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const isTrails = definition.twist === 'trails'
  const art = sprites()
  const round: Round = {
    canvas,
    context,
    host,
    text,
    number,
    definition,
    run: context.open(),
    isTrails,
    phase: 'waiting',
    board: { x: 0, y: 0, width: 1, height: 1 },
    cell: 1,
    still: undefined,
    anchor: undefined,
    hasSwiped: false,
    asked: [],
    told: '',
    art,
    get finger() {
      return finger
    },
    get stage() {
      return stage
    },
  }
  const finger = coach(
    () => {
      const { x, y } = onCanvas(round, sim(round).state.snakes[0]!.cells.at(-1)!)
      return [
        { x, y: y + round.cell },
        { x: x + round.cell * 3, y: y + round.cell },
        { x: x + round.cell * 3, y: y - round.cell * 2 },
      ]
    },
    context.firstTime,
    { hasArrows: true },
  )
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (size) => layout(round, size),
    tick: () => tick(round),
    draw: (shown) => drawRound(round, shown),
    down: (at) => down(round, at),
    move: (at) => move(round, at),
    up: (at) => up(round, at),
    key: (key, event) => pressKey(round, key, event),
  })
  tell(round)
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish) => restart(round, wish),
    destroy: stage.destroy,
  }
}

function ask(round: Round, heading: Heading) {
  // An unsteady finger asks often: only the last few count.
  if (round.asked.length < 3) round.asked.push((heading + 1) as Turn)
}

function begin(round: Round) {
  const { host } = round
  if (round.phase !== 'waiting') return
  round.phase = 'playing'
  round.finger.dismiss()
  host.playing(true)
  host.sound('tap')
}

function tick(round: Round) {
  if (round.phase !== 'playing') return
  for (const event of round.run.apply(round.asked.shift() ?? 0)) showEvent(round, event)
  tell(round)
}

function drawRound(round: Round, { pen, time }: Stage) {
  if (round.still) copyWhole(pen, round.still)
  const { state } = sim(round)
  drawSnakes(pen, {
    state,
    definition: round.definition,
    board: round.board,
    cell: round.cell,
    art: round.art,
    seconds: time,
    calm: round.context.reducedMotion,
    number: round.number,
  })
  if (round.phase !== 'waiting') return
  if (round.finger.showing) round.finger.draw(pen, time)
  else beckon(round, pen, time)
}

/** A pulsing ring around the head until the player starts. */
function beckon(round: Round, pen: CanvasRenderingContext2D, time: number) {
  const { x, y } = onCanvas(round, sim(round).state.snakes[0]!.cells.at(-1)!)
  const k = round.context.reducedMotion ? 0.4 : (time * 0.9) % 1
  pen.strokeStyle = `rgb(255 255 255 / ${0.85 * (1 - k)})`
  pen.lineWidth = 4
  pen.beginPath()
  pen.arc(x, y, round.cell * (0.7 + k), 0, 2 * Math.PI)
  pen.stroke()
}

const ticksLeft = (round: Round) =>
  isTimed(round.definition.twist) ? ROUND_TICKS - sim(round).state.tick : sim(round).state.meter

function tell(round: Round) {
  const { number, definition } = round
  const { state } = sim(round)
  const [label, value] = round.isTrails
    ? (['round', `${number(state.round)} / ${number(ROUNDS)}`] as const)
    : isTimed(definition.twist) || METERED.includes(definition.twist)
      ? (['time', number(Math.max(0, Math.ceil(ticksLeft(round) / 60)))] as const)
      : (['length', number(state.snakes.reduce((sum, { cells }) => sum + cells.length, 0))] as const)
  if (round.told === value) return
  round.told = value
  round.host.hud([{ id: 'first', label: round.text(label), value: signed(value) }])
}

function layout(round: Round, size: StageSize) {
  const { definition, canvas } = round
  const { columns, rows } = definition
  round.board = fitBox({ x: 0, y: 0, ...size }, columns / rows, MARGIN)
  round.cell = round.board.width / columns
  round.art.clear()
  const ratio = canvas.width / size.width
  round.still = document.createElement('canvas')
  round.still.width = canvas.width
  round.still.height = canvas.height
  const pen = round.still.getContext('2d')!
  pen.scale(ratio, ratio)
  pen.translate(round.board.x, round.board.y)
  paintBoard(pen, definition, round.cell)
}

function down(round: Round, at: Point) {
  round.anchor = at
  round.hasSwiped = false
  begin(round)
}

function move(round: Round, at: Point) {
  const heading = round.anchor && round.stage.held && swiped(round.anchor, at)
  if (heading === undefined) return
  round.anchor = at
  round.hasSwiped = true
  ask(round, heading)
}

function up(round: Round, at: Point) {
  const snake = sim(round).state.snakes[0]!
  const way = snake.turns.at(-1) ?? snake.heading
  const heading = turnTowards(onCanvas(round, snake.cells.at(-1)!), way, at, round.cell)
  if (round.anchor && !round.hasSwiped && heading !== undefined) ask(round, heading)
}

function pressKey(round: Round, key: string, event: KeyboardEvent) {
  const heading = KEYS[key]
  if (heading === undefined && key !== ' ' && key !== 'Enter') return false
  begin(round)
  if (heading !== undefined && !event.repeat) ask(round, heading)
  return true
}

function restart(round: Round, wish?: RunWish) {
  round.run = round.context.fresh(wish)
  round.phase = 'waiting'
  round.asked = []
  round.anchor = undefined
  round.stage.effects.clear()
  round.host.sound('deal')
  tell(round)
  round.stage.invalidate()
}

export default { family, mount } satisfies GameView<SnakeDefinition, Turn>
