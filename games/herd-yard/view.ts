import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, GameView, Run, RunWish, SimEvent } from '#kit/game/contract.ts'
import { copyWhole, fitBox, signed, type Box } from '#kit/game/draw.ts'
import { openStage, type Point, type Stage, type StageSize } from '#kit/game/stage.ts'
import { isSteering, openControls } from './controls.ts'
import type { YardDefinition } from './definitions.ts'
import { family } from './family.ts'
import { drawLeaders } from './leaders.ts'
import { scenes } from './scenes/all-scenes.ts'
import { clearArt, COLORS } from './scenes/scene.ts'
import type { Stick } from './stick.ts'
import type { YardSim } from './yard-sim.ts'
import { AWAY_TICKS, REST_TICKS, ROUND_TICKS, SIDE } from './yard.ts'

type Context = GameContext<YardDefinition, Stick>

const PACES = ['calm', 'lively', 'wild'] as const
const ROUNDING = 26
/** Earnings in a quick row sound higher and higher. */
const ROW_TICKS = 50

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const scene = scenes[definition.yard]
  const levelOf = (pace: string | undefined) => Math.max(1, PACES.findIndex((name) => name === pace) + 1)
  let run: Run<Stick> = context.open()
  if (run.level !== levelOf(context.remembered('pace')))
    run = context.fresh({ level: levelOf(context.remembered('pace')) })
  const sim = () => run.sim as YardSim
  let phase: 'waiting' | 'playing' | 'ended' = 'waiting'
  let size: StageSize = { width: 320, height: 480 }
  let box: Box = { x: 0, y: 0, width: 1, height: 1 }
  let scale = 1
  let still: HTMLCanvasElement | undefined
  let told = ''
  let row = 0
  let lastEarned = -ROW_TICKS

  const onCanvas = (x: number, y: number): Point => ({ x: box.x + x * scale, y: box.y + y * scale })
  const controls = openControls({
    canvas,
    size: () => size,
    mayAct: () => !stage.paused,
    touched: () => begin(),
    act: definition.yard === 'nets' ? 'cast' : 'charge',
  })
  const finger = coach(() => {
    const { x, y } = onCanvas(sim().state.players[0]!.x, sim().state.players[0]!.y)
    // Towards the middle: some people start at the rim, where a finger would glide out of the picture.
    const side = x > size.width / 2 ? -1 : 1
    return [
      { x, y: y + 20 },
      { x: x + side * 50, y: y - 14 },
      { x: x + side * 80, y: y - 70 },
    ]
  }, context.firstTime)

  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(now) {
      size = now
      box = fitBox({ x: 0, y: 0, ...size }, 1, 4)
      scale = box.width / SIDE
      clearArt()
      still = document.createElement('canvas')
      still.width = canvas.width
      still.height = canvas.height
      const pen = still.getContext('2d')!
      pen.scale(canvas.width / size.width, canvas.width / size.width)
      enterYard(pen)
      scene.still(pen)
    },
    tick,
    draw,
    key(key) {
      if (!isSteering(key)) return false
      begin()
      return true
    },
  })

  function enterYard(pen: CanvasRenderingContext2D) {
    pen.beginPath()
    pen.roundRect(box.x, box.y, box.width, box.height, ROUNDING)
    pen.clip()
    pen.translate(box.x, box.y)
    pen.scale(scale, scale)
  }

  function begin() {
    if (phase !== 'waiting') return
    phase = 'playing'
    finger.dismiss()
    host.playing(true)
    host.sound('tap')
  }

  function tick() {
    if (phase !== 'playing') return
    const own = sim().state.players[0]!
    const stick = controls.read(onCanvas(own.x, own.y), stage.keys)
    for (const event of run.apply(stick)) show(event)
    tell()
  }

  function show({ kind, x = SIDE / 2, y = SIDE / 2, amount = 0 }: SimEvent) {
    const { effects } = stage
    const at = onCanvas(x, y)
    if (kind === 'dash') host.sound('boost')
    if (kind === 'cast') host.sound('move', -3)
    if (kind === 'miss') host.sound('pop', -8)
    if (kind === 'earn') {
      const { tick: now } = sim().state
      row = now - lastEarned < ROW_TICKS ? Math.min(12, row + 1) : 0
      lastEarned = now
      host.sound(amount > 7 ? 'coin' : 'pop', row)
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
    if (kind === 'end') finish(amount)
  }

  function finish(place: number) {
    phase = 'ended'
    host.playing(false)
    host.sound(place === 1 ? 'win' : 'score')
    host.announce(text('say.end', { place, score: sim().score }))
    if (place === 1) {
      host.happy(1)
      stage.effects.burst({ x: size.width / 2, y: size.height / 2 }, { count: 90, speed: 380, life: 1.3 })
    }
    stage.effects.tween(1.1, () => undefined, { done: () => host.over() })
  }

  function draw({ pen, time }: Stage) {
    const { state, place } = sim()
    const leader = state.tick > 120 ? state.players.findIndex((_, who) => place(who) === 1) : -1
    if (still) copyWhole(pen, still)
    pen.save()
    enterYard(pen)
    scene.draw(pen, state, { seconds: time, calm: context.reducedMotion, leader })
    const { away } = state.players[0]!
    if (away > 0 && phase === 'playing') drawAway(pen, Math.min(1, away / AWAY_TICKS))
    drawLeaders(pen, state, number, context.direction === 'rtl')
    pen.restore()
    controls.draw(pen, 1 - state.players[0]!.rest / REST_TICKS)
    if (phase !== 'waiting') return
    if (finger.showing) finger.draw(pen, time)
    else beckon(pen, time)
  }

  /** Out for a moment: a ring tells how long. */
  function drawAway(pen: CanvasRenderingContext2D, left: number) {
    pen.fillStyle = 'rgb(2 8 16 / .3)'
    pen.fillRect(0, 0, SIDE, SIDE)
    pen.lineWidth = 12
    pen.lineCap = 'round'
    pen.strokeStyle = '#ffb63d'
    pen.beginPath()
    pen.arc(SIDE / 2, SIDE / 2, 50, -Math.PI / 2, -Math.PI / 2 + (1 - left) * 2 * Math.PI)
    pen.stroke()
  }

  /** A ring that breathes around the person: go when you are ready. */
  function beckon(pen: CanvasRenderingContext2D, time: number) {
    const own = sim().state.players[0]!
    const { x, y } = onCanvas(own.x, own.y)
    const k = context.reducedMotion ? 0.4 : (time * 0.9) % 1
    pen.strokeStyle = `rgb(255 255 255 / ${0.85 * (1 - k)})`
    pen.lineWidth = 4
    pen.beginPath()
    pen.arc(x, y, 18 + k * 24, 0, 2 * Math.PI)
    pen.stroke()
  }

  function tell() {
    const left = Math.max(0, Math.ceil((ROUND_TICKS - sim().state.tick) / 60))
    const news = `${left} ${sim().place(0)}`
    if (told === news) return
    told = news
    if (left <= 5 && left > 0 && phase === 'playing') host.sound('tap')
    host.hud([
      { id: 'time', label: text('time'), value: number(left) },
      { id: 'place', label: text('place'), value: number(sim().place(0)) },
    ])
  }

  function deal(next: Run<Stick>) {
    run = next
    phase = 'waiting'
    told = ''
    row = 0
    lastEarned = -ROW_TICKS
    controls.clear()
    stage.effects.clear()
    host.playing(false)
    host.options([
      {
        id: 'pace',
        label: text('pace'),
        value: PACES[Math.min(3, Math.max(1, run.level)) - 1]!,
        choices: PACES.map((value) => ({ value, label: text(`pace.${value}`) })),
      },
    ])
    tell()
    stage.invalidate()
  }

  deal(run)
  host.ready()

  return {
    pause: stage.pause,
    resume: stage.resume,
    restart(wish?: RunWish) {
      deal(context.fresh({ ...wish, level: wish?.level ?? levelOf(context.remembered('pace')) }))
      host.sound('deal')
    },
    setOption(_id, value) {
      deal(context.fresh({ level: levelOf(value) }))
    },
    destroy() {
      controls.destroy()
      stage.destroy()
    },
  }
}

export default { family, mount } satisfies GameView<YardDefinition, Stick>
