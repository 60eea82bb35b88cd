import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, HudItem, Run, RunWish, SimEvent } from '#kit/game/contract.ts'
import { copyWhole } from '#kit/game/draw.ts'
import { paintBackdrop, roomOf } from '#kit/game/micro/backdrop.ts'
import type { Brush } from '#kit/game/micro/brush.ts'
import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import { openStage, type Point, type Stage } from '#kit/game/stage.ts'
import { drawYard, PLACES } from './art/scene.ts'
import { previewOf } from './art/previews.ts'
import { gestureOf } from './coaching.ts'
import type { YardDefinition } from './definitions.ts'
import { FEELS } from './feel.ts'
import { handOf } from './hand.ts'
import { starsOf, type YardSim } from './sim.ts'

const OVER_AFTER_TICKS = { won: 54, lost: 40 } as const
/** A world that stands still waits for its player; these move by themselves. */
const RESTLESS = ['stack-up', 'marble-gates', 'peg-sort', 'cannon-shot']
const STILL_TICKS = 20

/** Runs one level after the other on a canvas. */
export function mountYard(
  canvas: HTMLCanvasElement,
  context: GameContext<YardDefinition, number>,
): GameHandle {
  const { host, text, number, definition, reducedMotion } = context
  const kind = definition.yard
  let run: Run<number> = context.open()
  let room = roomOf({ width: 1, height: 1 })
  let night: HTMLCanvasElement | undefined
  let brush: Brush | undefined
  let waiting: number[] = []
  let isStarted = false
  let hinted = -1
  let ended = 0
  let shown = ''
  const sim = () => run.sim as YardSim
  const yard = () => sim().yard
  const onCanvas = ({ x, y }: Point): Point => ({
    x: room.left + x * room.scale,
    y: room.top + y * room.scale,
  })
  const fieldOf = ({ x, y }: Point): Point => ({
    x: (x - room.left) / room.scale,
    y: (y - room.top) / room.scale,
  })
  const act = (input: number) => {
    if (yard().status !== 'playing' || !sim().rules.isReady(yard())) return
    // Between two actions lies a tick without one, so that equal ones count twice.
    waiting.push(input, 0)
    begin()
  }
  const hand = handOf(sim().rules, act, previewOf(kind))
  const finger = () => gestureOf(sim()).map(onCanvas)
  let guide = coach(finger, context.firstTime)

  const stage: Stage = openStage({
    canvas,
    reducedMotion,
    layout(size) {
      room = roomOf(size)
      night = paintBackdrop(room, canvas.width / size.width, {
        kind: PLACES[kind].backdrop,
        waterline: PLACES[kind].waterline,
        seed: definition.gameId,
      })
    },
    draw: (painted) => draw(painted),
    tick: () => tick(),
    down: (at) => hand.down(fieldOf(at), yard()),
    move: (at) => hand.move(fieldOf(at), yard()),
    up: (at) => hand.up(fieldOf(at), yard()),
    key: (key) => hand.key(key, yard()),
  })

  function begin() {
    guide.dismiss()
    hinted = -1
    if (isStarted) return
    isStarted = true
    host.playing(true)
  }

  function draw({ pen, time }: Stage) {
    brush ??= canvasBrush(pen)
    if (night) copyWhole(pen, night)
    pen.save()
    pen.translate(room.left, room.top)
    pen.scale(room.scale, room.scale)
    drawYard(brush, kind, yard(), {
      seconds: time,
      calm: reducedMotion,
      left: -room.left / room.scale,
      right: (room.width - room.left) / room.scale,
      bottom: (room.height - room.top) / room.scale,
    })
    if (yard().status === 'playing') hand.draw(brush, yard())
    pen.restore()
    guide.draw(pen, time)
  }

  function tick() {
    const { status, used, still, tick: now } = yard()
    if (status !== 'playing') {
      ended++
      if (ended === OVER_AFTER_TICKS[status]) finish()
      // The last fall goes on for the eye; the run has ended.
      return
    }
    hand.steer(stage.keys, yard())
    const waits =
      (!isStarted || (used === 0 && still > STILL_TICKS)) && !RESTLESS.includes(kind) && now > STILL_TICKS
    const mustStart = !isStarted && kind === 'marble-gates'
    if (waiting.length === 0 && (waits || mustStart) && still > 0) return
    for (const event of run.apply(waiting.shift() ?? 0)) show(event)
    showHud()
    if (hinted >= 0 && yard().used > hinted) guide.dismiss()
  }

  function show({ kind: name, x = 0, y = 0, amount = 0 }: SimEvent) {
    const feel = FEELS[name]
    if (!feel) return
    const at = onCanvas({ x, y })
    if (feel.sound) host.sound(feel.sound, (feel.pitch ?? 0) - (name === 'knock' ? amount : 0))
    if (feel.sparks)
      stage.effects.burst(at, {
        count: feel.count ?? 10,
        colors: [feel.sparks, '#ffffff'],
        size: 6 * room.scale,
        speed: 170 * room.scale,
      })
    if (feel.quake) stage.effects.quake(feel.quake)
    if (feel.joy) host.happy(feel.joy)
    if (name === 'won' || name === 'lost') host.vibrate()
  }

  function showHud() {
    const { left, taken, pearls } = yard()
    const items: HudItem[] = []
    if (sim().plan.pearls.length > 0)
      items.push({
        id: 'pearls',
        label: text('hud.pearls'),
        value: `${number(taken)}/${number(taken + pearls.length)}`,
      })
    if (left > 0 || sim().rules.muzzle)
      items.push({ id: 'left', label: text('hud.left'), value: number(left) })
    const value = JSON.stringify(items)
    if (value === shown) return
    shown = value
    host.hud(items)
  }

  function finish() {
    const stars = starsOf(sim())
    host.playing(false)
    host.announce(text(stars > 0 ? 'say.won' : 'say.lost'))
    if (stars > 0) host.happy(0.5 + stars * 0.15)
    host.over(stars)
  }

  function restart(wish?: RunWish) {
    run = context.fresh(wish)
    waiting = []
    isStarted = false
    ended = 0
    hinted = -1
    guide.dismiss()
    stage.effects.clear()
    showHud()
    host.sound('deal')
    stage.invalidate()
  }

  showHud()
  host.canHint(true)
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart,
    hint() {
      if (yard().status !== 'playing') return
      hinted = yard().used
      guide = coach(finger, true)
      stage.invalidate()
    },
    destroy: stage.destroy,
  }
}
