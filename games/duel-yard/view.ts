import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, GameView, Run, RunWish } from '#kit/game/contract.ts'
import { copyWhole, fillCircle, fillRound, fitBox, type Box } from '#kit/game/draw.ts'
import { openStage, type Point, type Stage, type StageSize } from '#kit/game/stage.ts'
import { isButton, openButtons } from './buttons.ts'
import type { YardDefinition } from './definitions.ts'
import { family } from './family.ts'
import { FRIEND, READY_TICKS, type Press, type YardSim } from './match.ts'
import { reactions } from './reactions.ts'
import { scenes } from './scenes/all-scenes.ts'
import { COLORS, type Pen } from './scenes/scene.ts'
import { OPEN, SEATS, SIDE } from './yard.ts'

type Context = GameContext<YardDefinition, Press>

const RIVALS = ['calm', 'lively', 'wild', 'friend'] as const
const ROUNDING = 22

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, definition } = context
  const scene = scenes[definition.yard]
  const levelOf = (rival: string | undefined) => Math.max(1, RIVALS.findIndex((name) => name === rival) + 1)
  let run: Run<Press> = context.open()
  if (run.level !== levelOf(context.remembered('rival')))
    run = context.fresh({ level: levelOf(context.remembered('rival')) })
  const sim = () => run.sim as YardSim
  let phase: 'waiting' | 'playing' | 'ended' = 'waiting'
  let size: StageSize = { width: 320, height: 480 }
  let box: Box = { x: 0, y: 0, width: 1, height: 1 }
  let scale = 1
  let still: HTMLCanvasElement | undefined

  const onCanvas = (x: number, y: number): Point => ({ x: box.x + x * scale, y: box.y + y * scale })
  const finger = coach(() => [{ x: size.width * 0.3, y: size.height * 0.62 }], context.firstTime)
  const buttons = openButtons({
    canvas,
    size: () => size,
    mayAct: () => !stage.paused,
    hasFriend: () => sim().hasFriend,
    touched: () => begin(),
  })

  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(now) {
      size = now
      box = fitBox({ x: 0, y: 0, ...size }, 1)
      scale = box.width / SIDE
      const ratio = canvas.width / size.width
      still = document.createElement('canvas')
      still.width = canvas.width
      still.height = canvas.height
      const pen = still.getContext('2d')!
      pen.scale(ratio, ratio)
      enterYard(pen)
      scene.still(pen)
    },
    tick,
    draw,
    key(key) {
      if (!isButton(key)) return false
      begin()
      return true
    },
  })
  const react = reactions({ context, effects: () => stage.effects, at: onCanvas, sim })

  function enterYard(pen: Pen) {
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
    for (const event of run.apply(buttons.read(stage.keys))) {
      react.show(event)
      if (event.kind === 'end') finish()
    }
  }

  function finish() {
    phase = 'ended'
    host.playing(false)
    stage.effects.tween(1, () => undefined, { done: () => host.over() })
  }

  function draw({ pen, time }: Stage) {
    const { match } = sim()
    if (still) copyWhole(pen, still)
    pen.save()
    enterYard(pen)
    scene.draw(pen, match.bout, {
      seconds: time,
      calm: context.reducedMotion,
      isResting: match.rest > 0,
    })
    drawWins(pen)
    if (match.rest > 0) drawRest(pen)
    pen.restore()
    buttons.draw(pen)
    if (phase !== 'waiting') return
    if (finger.showing) finger.draw(pen, time)
    else beckon(pen, time)
  }

  /** How many bouts each has won, and how many it takes. */
  function drawWins(pen: Pen) {
    const { match, duel } = sim()
    for (const seat of SEATS) {
      const width = duel.target * 20 + 8
      const x = seat === 0 ? 10 : SIDE - 10 - width
      fillRound(pen, { x, y: 10, width, height: 24 }, 12, 'rgb(3 14 24 / .5)')
      for (let win = 0; win < duel.target; win++) {
        const at = seat === 0 ? x + 14 + win * 20 : x + width - 14 - win * 20
        fillCircle(pen, at, 22, 7.5, win < match.wins[seat] ? COLORS[seat] : 'rgb(255 255 255 / .22)')
      }
    }
  }

  /** Three lights before a bout; the winner's ring after it. */
  function drawRest(pen: Pen) {
    const { bout, rest } = sim().match
    if (bout.winner !== OPEN) {
      pen.lineWidth = 12
      pen.strokeStyle = COLORS[bout.winner as 0 | 1] ?? '#ffffff'
      pen.globalAlpha = 0.8
      pen.strokeRect(6, 6, SIDE - 12, SIDE - 12)
      pen.globalAlpha = 1
      return
    }
    fillRound(pen, { x: 140, y: 176, width: 120, height: 48 }, 24, 'rgb(3 14 24 / .6)')
    const lit = Math.ceil(((READY_TICKS - rest + 1) / READY_TICKS) * 3)
    for (let light = 0; light < 3; light++) {
      const color = light >= lit ? 'rgb(255 255 255 / .25)' : lit === 3 ? '#7bdc5b' : '#ffb63d'
      fillCircle(pen, 168 + light * 32, 200, 11, color)
    }
  }

  /** A ring that breathes around the button: go when you are ready. */
  function beckon(pen: Pen, time: number) {
    const k = context.reducedMotion ? 0.4 : (time * 0.9) % 1
    pen.strokeStyle = `rgb(255 255 255 / ${0.8 * (1 - k)})`
    pen.lineWidth = 4
    pen.beginPath()
    const { x, y, radius } = buttons.spot(0)
    pen.arc(x, y, radius + 2 + k * 20, 0, 2 * Math.PI)
    pen.stroke()
  }

  function deal(next: Run<Press>) {
    run = next
    phase = 'waiting'
    buttons.clear()
    stage.effects.clear()
    host.playing(false)
    host.options([
      {
        id: 'rival',
        label: text('rival'),
        value: RIVALS[Math.min(FRIEND, run.level) - 1]!,
        choices: RIVALS.map((value) => ({ value, label: text(`rival.${value}`) })),
      },
    ])
    stage.invalidate()
  }

  deal(run)
  host.ready()

  return {
    pause: stage.pause,
    resume: stage.resume,
    restart(wish?: RunWish) {
      deal(context.fresh({ ...wish, level: wish?.level ?? levelOf(context.remembered('rival')) }))
      host.sound('deal')
    },
    setOption(_id, value) {
      deal(context.fresh({ level: levelOf(value) }))
    },
    destroy() {
      buttons.destroy()
      stage.destroy()
    },
  }
}

export default { family, mount } satisfies GameView<YardDefinition, Press>
