import { coach, type Coach } from '#kit/game/coach.ts'
import type {
  GameContext,
  GameHandle,
  GameHost,
  GameView,
  Run,
  RunWish,
  SimEvent,
} from '#kit/game/contract.ts'
import { copyWhole, signed } from '#kit/game/draw.ts'
import type { MicroSim } from '#kit/game/micro/rules.ts'
import { openStage, type Point, type Stage, type StageSize } from '#kit/game/stage.ts'
import type { FallingState } from './bot.ts'
import type { FallingDefinition, FallingKind } from './definitions.ts'
import { family } from './family.ts'
import { paintFrame } from './frame-look.ts'
import { isGridKind } from './grid-kinds.ts'
import { gridLook } from './grid-look.ts'
import { openControls, type Controls } from './controls.ts'
import { TURN, WELL, WELL_BACK } from './inputs.ts'
import { layoutOf, type Layout, type Look } from './look.ts'
import { pearlLook } from './pearl-look.ts'
import { ringLook } from './ring-look.ts'
import { sandLook } from './sand-look.ts'

type Context = GameContext<FallingDefinition, number>

const OVER_TICKS = 50
const SCALE = [0, 4, 7, 12, 16, 19]
const CHAIN_COLOR = '#7df0dc'

function lookFor(kind: FallingKind): Look {
  if (isGridKind(kind)) return gridLook(kind) as Look
  if (kind === 'sand') return sandLook() as Look
  return (kind === 'pearls' ? pearlLook() : ringLook()) as Look
}

/** A well as drawn, and its run. */
interface FallingTable {
  readonly canvas: HTMLCanvasElement
  readonly context: Context
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly definition: FallingDefinition
  readonly kind: FallingKind
  readonly look: Look<FallingState>
  run: Run<number>
  layout: Layout
  scenery: HTMLCanvasElement | undefined
  started: boolean
  ended: number
  shown: string
  readonly controls: Controls
  readonly guide: Coach
  readonly stage: Stage
}

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const { kind } = definition
  const look = lookFor(kind)
  const table: FallingTable = {
    canvas,
    context,
    host,
    text,
    number,
    definition,
    kind,
    look,
    run: context.open(),
    layout: layoutOf({ width: 400, height: 500 }, look),
    scenery: undefined,
    started: false,
    ended: 0,
    shown: '',
    get controls() {
      return controls
    },
    get guide() {
      return guide
    },
    get stage() {
      return stage
    },
  }
  const controls = openControls(kind, () => look.step * table.layout.unit)
  const guide = coach(() => {
    const { x, y } = onCanvas(table, look.piece(state(table)))
    const way = table.layout.well.width * 0.24
    return [
      { x, y },
      { x: x + way, y },
      { x: x - way * 0.4, y },
    ]
  }, context.firstTime)
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (size) => layOut(table, size),
    draw: (frame) => draw(table, frame),
    tick: () => tick(table),
    down(at) {
      begin(table)
      controls.down(at)
    },
    move: (at) => stage.held && controls.move(at),
    up: (at) => controls.up(at, tapAt(table, at)),
    key(key) {
      const used = controls.key(key)
      if (used) begin(table)
      return used
    },
  })
  showHud(table)
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish) => restart(table, wish),
    destroy: stage.destroy,
  }
}

const state = (table: FallingTable) => (table.run.sim as MicroSim).state as FallingState

const onCanvas = (table: FallingTable, { x, y }: Point): Point => ({
  x: table.layout.well.x + x * table.layout.unit,
  y: table.layout.well.y + y * table.layout.unit,
})

/** In the rotating well a tap beside the middle turns the well to that side; elsewhere it turns the piece. */
function tapAt(table: FallingTable, { x, y }: Point): number {
  const { well } = table.layout
  if (table.kind !== 'rings' || y < well.y + well.height * 0.3) return TURN
  return x < well.x + well.width / 2 ? WELL_BACK : WELL
}

function begin(table: FallingTable) {
  if (table.started) return
  table.started = true
  table.guide.dismiss()
  table.host.playing(true)
}

function draw(table: FallingTable, { pen, time }: Stage) {
  if (table.scenery) copyWhole(pen, table.scenery)
  const { well, unit, next } = table.layout
  pen.save()
  pen.beginPath()
  pen.rect(well.x, well.y, well.width, well.height)
  pen.clip()
  pen.translate(well.x, well.y)
  pen.scale(unit, unit)
  table.look.draw(pen, state(table), { seconds: table.context.reducedMotion ? 0 : time, unit })
  pen.restore()
  pen.save()
  pen.translate(next.x, next.y)
  pen.scale(next.width, next.height)
  table.look.next(pen, state(table))
  pen.restore()
  if (table.ended > 0) {
    pen.fillStyle = `rgb(4 6 18 / ${0.5 * Math.min(1, table.ended / OVER_TICKS)})`
    pen.fillRect(well.x, well.y, well.width, well.height)
  }
  table.guide.draw(pen, time)
}

function tick(table: FallingTable) {
  if (!table.started) return
  if (state(table).over) {
    table.ended++
    if (table.ended === OVER_TICKS) finish(table)
    return
  }
  for (const event of table.run.apply(table.controls.take(table.stage.keys))) show(table, event)
  showHud(table)
}

function show(table: FallingTable, { kind: what, x = 0, y = 0, amount = 0 }: SimEvent) {
  const at = onCanvas(table, table.look.place(x, y))
  if (what === 'land') table.host.sound('place', -2)
  if (what === 'turn') table.host.sound('flip', 2)
  if (what === 'well') table.host.sound('move', -3)
  if (what === 'clear') cleared(table, at, amount)
  if (what === 'bonus')
    table.stage.effects.rise(signed(`+${table.number(amount)}`), { x: at.x, y: at.y - 12 }, '#fff3b0')
  if (what === 'gather') table.host.sound('coin', amount)
  if (what === 'wave') wave(table, amount)
  if (what === 'drift') {
    table.host.sound('bad')
    table.host.vibrate()
    table.host.toast(table.text('say.drift'))
  }
  if (what !== 'over') return
  table.host.sound('lose')
  table.host.vibrate()
  table.stage.effects.quake(10)
}

function wave(table: FallingTable, count: number) {
  const { well } = table.layout
  const middle = { x: well.x + well.width / 2, y: well.y + well.height / 2 }
  table.host.sound('win')
  table.host.happy(0.9)
  table.host.toast(table.text('say.wave', { count }))
  table.host.announce(table.text('say.wave', { count }))
  table.stage.effects.burst(middle, { count: 40, colors: [...table.look.colors, '#ffffff'], speed: 320 })
}

function cleared(table: FallingTable, at: Point, chain: number) {
  const { well } = table.layout
  table.host.sound('merge', SCALE[Math.min(SCALE.length - 1, chain - 1)])
  table.host.happy(Math.min(0.7, 0.15 + chain * 0.15))
  const wide =
    table.kind === 'sand' || table.kind === 'rings' || table.kind === 'beam'
      ? well.width * 0.4
      : well.width * 0.12
  for (const aside of [-1, 0, 1])
    table.stage.effects.burst(
      { x: at.x + aside * wide, y: at.y },
      { count: 9, colors: [...table.look.colors, '#ffffff'], speed: 210 },
    )
  if (chain < 2) return
  table.host.sound('boost', chain)
  table.stage.effects.quake(3 + chain)
  table.stage.effects.rise(signed(`×${table.number(chain)}`), { x: at.x, y: at.y - 40 }, CHAIN_COLOR)
}

function showHud(table: FallingTable) {
  const now = state(table)
  const what = 'lives' in now ? 'lives' : table.kind === 'barnacles' ? 'wave' : 'pieces'
  const value = table.number(
    'lives' in now ? now.lives : 'wave' in now && what === 'wave' ? now.wave : now.pieces,
  )
  if (value === table.shown) return
  table.shown = value
  table.host.hud([{ id: 'count', label: table.text(`hud.${what}`), value }])
}

function finish(table: FallingTable) {
  table.host.playing(false)
  table.host.announce(table.text('say.over', { score: table.number(state(table).score) }))
  table.host.over()
}

function restart(table: FallingTable, wish?: RunWish) {
  table.run = table.context.fresh(wish)
  table.started = false
  table.ended = 0
  table.shown = ''
  table.controls.reset()
  table.stage.effects.clear()
  showHud(table)
  table.host.sound('deal')
  table.stage.invalidate()
}

function layOut(table: FallingTable, size: StageSize) {
  table.layout = layoutOf(size, table.look)
  const image = document.createElement('canvas')
  const ratio = table.canvas.width / size.width
  image.width = table.canvas.width
  image.height = table.canvas.height
  const pen = image.getContext('2d')!
  pen.scale(ratio, ratio)
  paintFrame(pen, table.definition, table.look, { layout: table.layout, room: { x: 0, y: 0, ...size } })
  table.scenery = image
}

export default { family, mount } satisfies GameView<FallingDefinition, number>
