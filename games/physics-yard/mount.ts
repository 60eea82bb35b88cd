import { coach, type Coach } from '#kit/game/coach.ts'
import type {
  GameContext,
  GameHandle,
  GameHost,
  HudItem,
  Run,
  RunWish,
  SimEvent,
} from '#kit/game/contract.ts'
import { copyWhole } from '#kit/game/draw.ts'
import { paintBackdrop, roomOf, type Room } from '#kit/game/micro/backdrop.ts'
import type { Brush } from '#kit/game/micro/brush.ts'
import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import { openStage, type Point, type Stage, type StageSize } from '#kit/game/stage.ts'
import { drawYard, PLACES } from './art/scene.ts'
import { previewOf } from './art/previews.ts'
import { gestureOf } from './coaching.ts'
import type { YardDefinition } from './definitions.ts'
import { FEELS } from './feel.ts'
import { controlsOf, type Controls } from './controls.ts'
import { starsOf, type YardSim } from './sim.ts'

const OVER_AFTER_TICKS = { won: 54, lost: 40 } as const
/** A world at rest is not stepped while it waits for the player, except in these games, which move by themselves. */
const RESTLESS = ['stack-up', 'marble-gates', 'peg-sort', 'cannon-shot']
const STILL_TICKS = 20

/** A level on the stage: the run, its layout, and the input. */
interface Table {
  readonly canvas: HTMLCanvasElement
  readonly context: GameContext<YardDefinition, number>
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly definition: YardDefinition
  readonly reducedMotion: boolean
  readonly kind: YardDefinition['yard']
  run: Run<number>
  room: Room
  night: HTMLCanvasElement | undefined
  brush: Brush | undefined
  waiting: number[]
  isStarted: boolean
  hinted: number
  ended: number
  shown: string
  readonly controls: Controls
  guide: Coach
  readonly stage: Stage
}

/** Runs levels one after the other on a canvas. */
export function mountYard(
  canvas: HTMLCanvasElement,
  context: GameContext<YardDefinition, number>,
): GameHandle {
  const { host, text, number, definition, reducedMotion } = context
  const kind = definition.yard

  const table: Table = {
    canvas,
    context,
    host,
    text,
    number,
    definition,
    reducedMotion,
    kind,
    run: context.open(),
    room: roomOf({ width: 1, height: 1 }),
    night: undefined,
    brush: undefined,
    waiting: [],
    isStarted: false,
    hinted: -1,
    ended: 0,
    shown: '',
    get controls() {
      return controls
    },
    guide: coach(() => finger(table), context.firstTime),
    get stage() {
      return stage
    },
  }
  const controls: Controls = controlsOf(sim(table).rules, (input) => act(table, input), previewOf(kind))
  const stage: Stage = openStage({
    canvas,
    reducedMotion,
    layout: (size) => resize(table, size),
    draw: (painted) => draw(table, painted),
    tick: () => tick(table),
    down: (at) => controls.down(fieldOf(table, at), yard(table)),
    move: (at) => controls.move(fieldOf(table, at), yard(table)),
    up: (at) => controls.up(fieldOf(table, at), yard(table)),
    key: (key) => controls.key(key, yard(table)),
  })
  showHud(table)
  host.canHint(true)
  host.ready()

  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish) => restart(table, wish),
    hint: () => giveHint(table),
    destroy: stage.destroy,
  }
}

const sim = (table: Table) => table.run.sim as YardSim

const yard = (table: Table) => sim(table).yard

const onCanvas = (table: Table, { x, y }: Point): Point => ({
  x: table.room.left + x * table.room.scale,
  y: table.room.top + y * table.room.scale,
})

const fieldOf = (table: Table, { x, y }: Point): Point => ({
  x: (x - table.room.left) / table.room.scale,
  y: (y - table.room.top) / table.room.scale,
})

function act(table: Table, input: number) {
  if (yard(table).status !== 'playing' || !sim(table).rules.isReady(yard(table))) return
  // A tick without input separates two actions, so that equal ones count twice.
  table.waiting.push(input, 0)
  begin(table)
}

const finger = (table: Table) => gestureOf(sim(table)).map((point) => onCanvas(table, point))

function begin(table: Table) {
  table.guide.dismiss()
  table.hinted = -1
  if (table.isStarted) return
  table.isStarted = true
  table.host.playing(true)
}

function draw(table: Table, { pen, time }: Stage) {
  const { reducedMotion, kind } = table
  table.brush ??= canvasBrush(pen)
  if (table.night) copyWhole(pen, table.night)
  pen.save()
  pen.translate(table.room.left, table.room.top)
  pen.scale(table.room.scale, table.room.scale)
  drawYard(table.brush, kind, yard(table), {
    seconds: time,
    calm: reducedMotion,
    left: -table.room.left / table.room.scale,
    right: (table.room.width - table.room.left) / table.room.scale,
    bottom: (table.room.height - table.room.top) / table.room.scale,
  })
  if (yard(table).status === 'playing') table.controls.draw(table.brush, yard(table))
  pen.restore()
  table.guide.draw(pen, time)
}

function tick(table: Table) {
  const { kind } = table
  const { status, used, still, tick: now } = yard(table)
  if (status !== 'playing') {
    table.ended++
    if (table.ended === OVER_AFTER_TICKS[status]) finish(table)
    // Bodies keep falling on the screen after the run has ended.
    return
  }
  table.controls.steer(table.stage.keys, yard(table))
  const waits =
    (!table.isStarted || (used === 0 && still > STILL_TICKS)) && !RESTLESS.includes(kind) && now > STILL_TICKS
  const mustStart = !table.isStarted && kind === 'marble-gates'
  if (table.waiting.length === 0 && (waits || mustStart) && still > 0) return
  for (const event of table.run.apply(table.waiting.shift() ?? 0)) show(table, event)
  showHud(table)
  if (table.hinted >= 0 && yard(table).used > table.hinted) table.guide.dismiss()
}

function show(table: Table, { kind: name, x = 0, y = 0, amount = 0 }: SimEvent) {
  const { host } = table
  const feel = FEELS[name]
  if (!feel) return
  const at = onCanvas(table, { x, y })
  if (feel.sound) host.sound(feel.sound, (feel.pitch ?? 0) - (name === 'knock' ? amount : 0))
  if (feel.sparks)
    table.stage.effects.burst(at, {
      count: feel.count ?? 10,
      colors: [feel.sparks, '#ffffff'],
      size: 6 * table.room.scale,
      speed: 170 * table.room.scale,
    })
  if (feel.quake) table.stage.effects.quake(feel.quake)
  if (feel.joy) host.happy(feel.joy)
  if (name === 'won' || name === 'lost') host.vibrate()
}

function showHud(table: Table) {
  const { host, text, number } = table
  const { left, taken, pearls } = yard(table)
  const items: HudItem[] = []
  if (sim(table).plan.pearls.length > 0)
    items.push({
      id: 'pearls',
      label: text('hud.pearls'),
      value: `${number(taken)}/${number(taken + pearls.length)}`,
    })
  if (left > 0 || sim(table).rules.muzzle)
    items.push({ id: 'left', label: text('hud.left'), value: number(left) })
  const value = JSON.stringify(items)
  if (value === table.shown) return
  table.shown = value
  host.hud(items)
}

function finish(table: Table) {
  const { host, text } = table
  const stars = starsOf(sim(table))
  host.playing(false)
  host.announce(text(stars > 0 ? 'say.won' : 'say.lost'))
  if (stars > 0) host.happy(0.5 + stars * 0.15)
  host.over(stars)
}

function restart(table: Table, wish?: RunWish) {
  const { context, host } = table
  table.run = context.fresh(wish)
  table.waiting = []
  table.isStarted = false
  table.ended = 0
  table.hinted = -1
  table.guide.dismiss()
  table.stage.effects.clear()
  showHud(table)
  host.sound('deal')
  table.stage.invalidate()
}

function resize(table: Table, size: StageSize) {
  const { canvas, definition, kind } = table
  table.room = roomOf(size)
  table.night = paintBackdrop(table.room, canvas.width / size.width, {
    kind: PLACES[kind].backdrop,
    waterline: PLACES[kind].waterline,
    seed: definition.gameId,
  })
}

function giveHint(table: Table) {
  if (yard(table).status !== 'playing') return
  table.hinted = yard(table).used
  table.guide = coach(() => finger(table), true)
  table.stage.invalidate()
}
