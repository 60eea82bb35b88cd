import { coach } from '#kit/game/coach.ts'
import type { GameHandle, GameView, Run, RunWish, SimEvent } from '#kit/game/contract.ts'
import { fitBox, signed } from '#kit/game/draw.ts'
import { openStage, type Stage, type StageSize } from '#kit/game/stage.ts'
import { isSteering, openControls } from './controls.ts'
import type { YardDefinition } from './definitions.ts'
import { family } from './family.ts'
import { scenes } from './scenes/all-scenes.ts'
import { clearArt, COLORS } from './scenes/scene.ts'
import type { Stick } from './stick.ts'
import { ROUND_TICKS, SIDE } from './yard.ts'
import { type Context, type YardView, sim, onCanvas } from './yard-view.ts'
import { enterYard, drawYard } from './yard-picture.ts'

const PACES = ['calm', 'lively', 'wild'] as const
/** Earnings in a quick row sound higher and higher. */
const ROW_TICKS = 50

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const scene = scenes[definition.yard]
  const yard: YardView = {
    canvas,
    context,
    host,
    text,
    number,
    scene,
    run: context.open(),
    phase: 'waiting',
    size: { width: 320, height: 480 },
    box: { x: 0, y: 0, width: 1, height: 1 },
    scale: 1,
    still: undefined,
    told: '',
    row: 0,
    lastEarned: -ROW_TICKS,
    get controls() {
      return controls
    },
    get finger() {
      return finger
    },
    get stage() {
      return stage
    },
  }
  if (yard.run.level !== levelOf(context.remembered('pace')))
    yard.run = context.fresh({ level: levelOf(context.remembered('pace')) })
  const controls = openControls({
    canvas,
    size: () => yard.size,
    mayAct: () => !stage.paused,
    touched: () => begin(yard),
    act: definition.yard === 'nets' ? 'cast' : 'charge',
  })
  const finger = coach(() => {
    const { x, y } = onCanvas(yard, sim(yard).state.players[0]!.x, sim(yard).state.players[0]!.y)
    // Towards the middle: people starting at the rim would drag out of the picture.
    const side = x > yard.size.width / 2 ? -1 : 1
    return [
      { x, y: y + 20 },
      { x: x + side * 50, y: y - 14 },
      { x: x + side * 80, y: y - 70 },
    ]
  }, context.firstTime)
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (now) => layout(yard, now),
    tick: () => tick(yard),
    draw: (shown) => drawYard(yard, shown),
    key: (key) => pressKey(yard, key),
  })
  deal(yard, yard.run)
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart(wish?: RunWish) {
      deal(yard, context.fresh({ ...wish, level: wish?.level ?? levelOf(context.remembered('pace')) }))
      host.sound('deal')
    },
    setOption(_id, value) {
      deal(yard, context.fresh({ level: levelOf(value) }))
    },
    destroy() {
      controls.destroy()
      stage.destroy()
    },
  }
}

const levelOf = (pace: string | undefined) => Math.max(1, PACES.findIndex((name) => name === pace) + 1)

function begin(yard: YardView) {
  const { host } = yard
  if (yard.phase !== 'waiting') return
  yard.phase = 'playing'
  yard.finger.dismiss()
  host.playing(true)
  host.sound('tap')
}

function tick(yard: YardView) {
  if (yard.phase !== 'playing') return
  const own = sim(yard).state.players[0]!
  const stick = yard.controls.read(onCanvas(yard, own.x, own.y), yard.stage.keys)
  for (const event of yard.run.apply(stick)) showEvent(yard, event)
  tell(yard)
}

function showEvent(yard: YardView, { kind, x = SIDE / 2, y = SIDE / 2, amount = 0 }: SimEvent) {
  const { host, number, text } = yard
  const { effects } = yard.stage
  const at = onCanvas(yard, x, y)
  if (kind === 'dash') host.sound('boost')
  if (kind === 'cast') host.sound('move', -3)
  if (kind === 'miss') host.sound('pop', -8)
  if (kind === 'earn') {
    const { tick: now } = sim(yard).state
    yard.row = now - yard.lastEarned < ROW_TICKS ? Math.min(12, yard.row + 1) : 0
    yard.lastEarned = now
    host.sound(amount > 7 ? 'coin' : 'pop', yard.row)
    effects.burst(at, {
      count: 6 + Math.min(24, amount * 2),
      colors: ['#ffe27a', '#ffffff', COLORS[0]],
      speed: 150,
    })
    effects.rise(signed(`+${number(amount)}`), at, '#ffe066')
    if (amount >= 12) host.happy(0.4)
  }
  if (kind === 'lose') effects.rise(signed(number(amount)), at, '#ff9a9a')
  if (kind === 'bump') {
    host.sound('hit')
    effects.quake(5)
    effects.burst(at, { count: 12, colors: ['#ffffff', '#ffe27a'], speed: 170 })
  }
  if (kind === 'turn') {
    const isOwn = amount === 0
    host.sound(isOwn ? 'win' : 'deal')
    host.toast(text(isOwn ? 'say.seek' : 'say.hide'))
  }
  if (kind === 'gone') {
    host.sound('slice', -3)
    effects.burst(at, { count: 22, colors: [COLORS[amount % COLORS.length]!, '#ffffff'], speed: 200 })
  }
  if (kind === 'out') {
    host.sound('lose')
    host.vibrate()
    effects.quake(12)
    effects.burst(at, { count: 38, colors: [COLORS[0], '#ffffff'], speed: 260 })
    host.announce(text('say.out'))
  }
  if (kind === 'back') host.sound('jump', 3)
  if (kind === 'end') finish(yard, amount)
}

function finish(yard: YardView, place: number) {
  const { host } = yard
  yard.phase = 'ended'
  host.playing(false)
  host.sound(place === 1 ? 'win' : 'score')
  host.announce(yard.text('say.end', { place, score: sim(yard).score }))
  if (place === 1) {
    host.happy(1)
    yard.stage.effects.burst(
      { x: yard.size.width / 2, y: yard.size.height / 2 },
      { count: 90, speed: 380, life: 1.3 },
    )
  }
  yard.stage.effects.tween(1.1, () => undefined, { done: () => host.over() })
}

function tell(yard: YardView) {
  const { host, text, number } = yard
  const left = Math.max(0, Math.ceil((ROUND_TICKS - sim(yard).state.tick) / 60))
  const news = `${left} ${sim(yard).place(0)}`
  if (yard.told === news) return
  yard.told = news
  if (left <= 5 && left > 0 && yard.phase === 'playing') host.sound('tap')
  host.hud([
    { id: 'time', label: text('time'), value: number(left) },
    { id: 'place', label: text('place'), value: number(sim(yard).place(0)) },
  ])
}

function deal(yard: YardView, next: Run<Stick>) {
  const { host, text } = yard
  yard.run = next
  yard.phase = 'waiting'
  yard.told = ''
  yard.row = 0
  yard.lastEarned = -ROW_TICKS
  yard.controls.clear()
  yard.stage.effects.clear()
  host.playing(false)
  host.options([
    {
      id: 'pace',
      label: text('pace'),
      value: PACES[Math.min(3, Math.max(1, yard.run.level)) - 1]!,
      choices: PACES.map((value) => ({ value, label: text(`pace.${value}`) })),
    },
  ])
  tell(yard)
  yard.stage.invalidate()
}

function layout(yard: YardView, now: StageSize) {
  const { canvas } = yard
  yard.size = now
  yard.box = fitBox({ x: 0, y: 0, ...yard.size }, 1, 4)
  yard.scale = yard.box.width / SIDE
  clearArt()
  yard.still = document.createElement('canvas')
  yard.still.width = canvas.width
  yard.still.height = canvas.height
  const pen = yard.still.getContext('2d')!
  pen.scale(canvas.width / yard.size.width, canvas.width / yard.size.width)
  enterYard(yard, pen)
  yard.scene.still(pen)
}

function pressKey(yard: YardView, key: string) {
  if (!isSteering(key)) return false
  begin(yard)
  return true
}

export default { family, mount } satisfies GameView<YardDefinition, Stick>
