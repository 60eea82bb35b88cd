import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, GameView, Run, RunWish, SimEvent } from '#kit/game/contract.ts'
import { copyWhole, signed } from '#kit/game/draw.ts'
import type { MicroSim } from '#kit/game/micro/rules.ts'
import { openStage, type Point, type Stage } from '#kit/game/stage.ts'
import type { FallingState } from './bot.ts'
import type { FallingDefinition, FallingKind } from './definitions.ts'
import { family } from './family.ts'
import { paintFrame } from './frame-look.ts'
import { gridLook } from './grid-look.ts'
import { isGridKind } from './grid-kinds.ts'
import { hands } from './hands.ts'
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

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const { kind } = definition
  const look = lookFor(kind)
  let run: Run<number> = context.open()
  let layout: Layout = layoutOf({ width: 400, height: 500 }, look)
  let scenery: HTMLCanvasElement | undefined
  let started = false
  let ended = 0
  let shown = ''
  const state = () => (run.sim as MicroSim).state as FallingState
  const hand = hands(kind, () => look.step * layout.unit)
  const onCanvas = ({ x, y }: Point): Point => ({
    x: layout.well.x + x * layout.unit,
    y: layout.well.y + y * layout.unit,
  })
  const guide = coach(() => {
    const { x, y } = onCanvas(look.piece(state()))
    const way = layout.well.width * 0.24
    return [
      { x, y },
      { x: x + way, y },
      { x: x - way * 0.4, y },
    ]
  }, context.firstTime)

  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(size) {
      layout = layoutOf(size, look)
      const image = document.createElement('canvas')
      const ratio = canvas.width / size.width
      image.width = canvas.width
      image.height = canvas.height
      const pen = image.getContext('2d')!
      pen.scale(ratio, ratio)
      paintFrame(pen, definition, look, { layout, room: { x: 0, y: 0, ...size } })
      scenery = image
    },
    draw,
    tick,
    down(at) {
      begin()
      hand.down(at)
    },
    move: (at) => stage.held && hand.move(at),
    up: (at) => hand.up(at, tapAt(at)),
    key(key) {
      const used = hand.key(key)
      if (used) begin()
      return used
    },
  })

  /** In the turning well a tap beside the middle turns the well to that side; above, and elsewhere, it turns the piece. */
  function tapAt({ x, y }: Point): number {
    const { well } = layout
    if (kind !== 'rings' || y < well.y + well.height * 0.3) return TURN
    return x < well.x + well.width / 2 ? WELL_BACK : WELL
  }

  function begin() {
    if (started) return
    started = true
    guide.dismiss()
    host.playing(true)
  }

  function draw({ pen, time }: Stage) {
    if (scenery) copyWhole(pen, scenery)
    const { well, unit, next } = layout
    pen.save()
    pen.beginPath()
    pen.rect(well.x, well.y, well.width, well.height)
    pen.clip()
    pen.translate(well.x, well.y)
    pen.scale(unit, unit)
    look.draw(pen, state(), { seconds: context.reducedMotion ? 0 : time, unit })
    pen.restore()
    pen.save()
    pen.translate(next.x, next.y)
    pen.scale(next.width, next.height)
    look.next(pen, state())
    pen.restore()
    if (ended > 0) {
      pen.fillStyle = `rgb(4 6 18 / ${0.5 * Math.min(1, ended / OVER_TICKS)})`
      pen.fillRect(well.x, well.y, well.width, well.height)
    }
    guide.draw(pen, time)
  }

  function tick() {
    if (!started) return
    if (state().over) {
      ended++
      if (ended === OVER_TICKS) finish()
      return
    }
    for (const event of run.apply(hand.take(stage.keys))) show(event)
    showHud()
  }

  function show({ kind: what, x = 0, y = 0, amount = 0 }: SimEvent) {
    const at = onCanvas(look.place(x, y))
    if (what === 'land') host.sound('place', -2)
    if (what === 'turn') host.sound('flip', 2)
    if (what === 'well') host.sound('move', -3)
    if (what === 'clear') cleared(at, amount)
    if (what === 'bonus')
      stage.effects.rise(signed(`+${number(amount)}`), { x: at.x, y: at.y - 12 }, '#fff3b0')
    if (what === 'gather') host.sound('coin', amount)
    if (what === 'wave') wave(amount)
    if (what === 'drift') {
      host.sound('bad')
      host.vibrate()
      host.toast(text('say.drift'))
    }
    if (what !== 'over') return
    host.sound('lose')
    host.vibrate()
    stage.effects.quake(10)
  }

  function wave(count: number) {
    const { well } = layout
    const middle = { x: well.x + well.width / 2, y: well.y + well.height / 2 }
    host.sound('win')
    host.happy(0.9)
    host.toast(text('say.wave', { count }))
    host.announce(text('say.wave', { count }))
    stage.effects.burst(middle, { count: 40, colors: [...look.colors, '#ffffff'], speed: 320 })
  }

  function cleared(at: Point, chain: number) {
    const { well } = layout
    host.sound('merge', SCALE[Math.min(SCALE.length - 1, chain - 1)])
    host.happy(Math.min(0.7, 0.15 + chain * 0.15))
    const wide = kind === 'sand' || kind === 'rings' || kind === 'beam' ? well.width * 0.4 : well.width * 0.12
    for (const aside of [-1, 0, 1])
      stage.effects.burst(
        { x: at.x + aside * wide, y: at.y },
        { count: 9, colors: [...look.colors, '#ffffff'], speed: 210 },
      )
    if (chain < 2) return
    host.sound('boost', chain)
    stage.effects.quake(3 + chain)
    stage.effects.rise(signed(`×${number(chain)}`), { x: at.x, y: at.y - 40 }, CHAIN_COLOR)
  }

  function showHud() {
    const now = state()
    const what = 'lives' in now ? 'lives' : kind === 'barnacles' ? 'wave' : 'pieces'
    const value = number(
      'lives' in now ? now.lives : 'wave' in now && what === 'wave' ? now.wave : now.pieces,
    )
    if (value === shown) return
    shown = value
    host.hud([{ id: 'count', label: text(`hud.${what}`), value }])
  }

  function finish() {
    host.playing(false)
    host.announce(text('say.over', { score: number(state().score) }))
    host.over()
  }

  function restart(wish?: RunWish) {
    run = context.fresh(wish)
    started = false
    ended = 0
    shown = ''
    hand.reset()
    stage.effects.clear()
    showHud()
    host.sound('deal')
    stage.invalidate()
  }

  showHud()
  host.ready()
  return { pause: stage.pause, resume: stage.resume, restart, destroy: stage.destroy }
}

export default { family, mount } satisfies GameView<FallingDefinition, number>
