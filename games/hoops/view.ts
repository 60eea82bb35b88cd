import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, GameView, Run, RunWish, SimEvent } from '#kit/game/contract.ts'
import { openStage, type Point, type Stage } from '#kit/game/stage.ts'
import { clampAngle, clampPower, dotsFor, pullOf, throwFor, type Pull } from './aim.ts'
import { drawDots, drawFlames, drawSpareBalls, drawTail } from './ball-effects.ts'
import { BALL_RADIUS, buoysAt, FLOOR, hoopAt, RIM_HALF, type Spot } from './court.ts'
import { MODES, type HoopsDefinition, type Mode } from './definitions.ts'
import { family, type HoopsSim } from './family.ts'
import { drawBasketball, drawBuoy, drawHoopBack, drawHoopFront, drawStand } from './hoop-art.ts'
import { rain } from './rain.ts'
import { isOnFire, STREAK_FOR_DOUBLE, TICKS_A_SECOND, type Hoops } from './rules.ts'
import { courtPlan, paintScenery, type CourtPlan } from './scenery.ts'
import type { Throw } from './throw.ts'

type Context = GameContext<HoopsDefinition, Throw>

/** How fast the eye follows the hoop to its next place. */
const GLIDE = 0.16
const SUN = '#FFD86B'

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number } = context
  let mode: Mode = context.remembered('mode') === 'clock' ? 'clock' : 'lives'
  let run: Run<Throw> = mode === 'clock' ? context.fresh({ level: MODES.clock }) : context.open()
  const state = (): Hoops => (run.sim as HoopsSim).state
  let plan: CourtPlan = courtPlan({ width: 320, height: 480 })
  let scenery: HTMLCanvasElement | undefined
  let foot = 480
  let begun = false
  let ended = false
  let pull: Pull | undefined
  let keyPull: Pull | undefined
  let wish: Throw = 0
  let turn = 0
  let squash = 0
  let sway = { aside: 0, wide: 0 }
  let popIn = 0
  let shownHoop: Spot = hoopAt(state().station, 0)
  let tail: Spot[] = []
  let told = ''
  const weather = rain()

  const toScreen = ({ x, y }: Spot): Point => ({
    x: plan.left + x * plan.scale,
    y: plan.top + y * plan.scale,
  })

  const finger = coach(() => {
    const ball = toScreen(state().ball)
    const lift = Math.max(0, ball.y + 84 - foot)
    return [
      { x: ball.x + 30, y: ball.y - lift },
      { x: ball.x - 16, y: ball.y - lift + 78 },
    ]
  }, context.firstTime)

  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(size) {
      foot = size.height
      plan = courtPlan(size)
      scenery = paintScenery(plan, size)
    },
    tick,
    draw,
    move(at) {
      if (!stage.held) return
      const next = pullOf(stage.held, at)
      if (Math.round((next?.power ?? 0) / 12) !== Math.round((pull?.power ?? 0) / 12)) host.sound('tap')
      pull = next
      keyPull = undefined
    },
    up() {
      if (pull) release(pull)
      pull = undefined
    },
    key: useKey,
  })

  function release(wanted: Pull) {
    if (ended || state().phase !== 'ready') return
    finger.dismiss()
    wish = throwFor(wanted)
    if (!begun) host.playing(true)
    begun = true
  }

  function useKey(key: string): boolean {
    const { angle, power } = keyPull ?? { angle: 122, power: 50 }
    if (key === 'ArrowLeft') keyPull = { angle: clampAngle(angle + 2), power }
    else if (key === 'ArrowRight') keyPull = { angle: clampAngle(angle - 2), power }
    else if (key === 'ArrowUp') keyPull = { angle, power: clampPower(power + 1) }
    else if (key === 'ArrowDown') keyPull = { angle, power: clampPower(power - 1) }
    else if (key === ' ' || key === 'Enter') release(keyPull ?? { angle, power })
    else return false
    return true
  }

  function tick() {
    weather.step(1 / TICKS_A_SECOND)
    squash *= 0.84
    sway = { aside: sway.aside * 0.9, wide: sway.wide * 0.93 }
    popIn = Math.min(1, popIn + 0.09)
    // Before the first throw the clock stands, so that nobody loses time to the first look.
    if (ended || !begun) return
    const events = run.apply(wish)
    wish = 0
    const now = state()
    const hoop = hoopAt(now.station, now.tick)
    shownHoop = now.phase === 'flying' ? hoop : glide(shownHoop, hoop)
    if (now.phase !== 'ready') {
      turn += now.ball.vx * 0.03
      tail.push({ x: now.ball.x, y: now.ball.y })
      if (tail.length > 9) tail.shift()
    }
    for (const event of events) happen(event, now)
    tell()
  }

  function happen({ kind, x = 0, y = 0, amount = 0 }: SimEvent, now: Hoops) {
    const at = toScreen({ x, y })
    if (kind === 'throw') host.sound('jump', 2)
    if (kind === 'rim') {
      host.sound('hit', Math.min(8, Math.round(amount)))
      sway = { ...sway, aside: sway.aside + (now.ball.vx > 0 ? 0.3 : -0.3) }
    }
    if (kind === 'board') host.sound('bounce', -3)
    if (kind === 'buoy') host.sound('bounce', 5)
    if (kind === 'floor' && amount > 2) {
      host.sound('bounce', -8)
      squash = Math.min(1, amount / 12)
    }
    if (kind === 'swish' || kind === 'bank' || kind === 'basket') basket(kind, amount, at, now)
    if (kind === 'fire') {
      host.toast(text('fire'))
      host.sound('boost')
      host.happy(0.7)
    }
    if (kind === 'life') {
      host.toast(text('life'))
      host.sound('coin', 5)
    }
    if (kind === 'miss') {
      host.sound('bad')
      stage.effects.quake(4)
      if (now.left < 0) host.announce(text('missed', { count: now.lives }))
    }
    if (kind === 'next') {
      popIn = 0
      tail = []
    }
    if (kind === 'over') finish(now)
  }

  function basket(kind: 'swish' | 'bank' | 'basket', points: number, at: Point, now: Hoops) {
    const isSwish = kind === 'swish'
    sway = { aside: now.ball.vx > 0 ? 0.5 : -0.5, wide: isSwish ? 1 : 0.7 }
    host.sound('score', Math.min(12, now.streak - 1))
    if (isSwish) host.sound('slice', 4)
    host.happy(isSwish ? 0.5 : 0.3)
    weather.pour(isSwish ? 1 : 0.5)
    const colors = isOnFire(now) ? ['#FF7A2E', SUN, '#FFFFFF'] : ['#BFE8FF', '#FFFFFF', SUN]
    stage.effects.burst(
      { x: at.x, y: at.y + 26 * plan.scale },
      { count: isSwish ? 22 : 12, colors, speed: 190 },
    )
    if (isOnFire(now)) stage.effects.quake(5)
    stage.effects.rise(
      `+${number(points)}`,
      { x: at.x, y: at.y - 34 * plan.scale },
      isOnFire(now) ? '#FFB347' : SUN,
    )
    const extra = isSwish ? text('swish') : kind === 'bank' ? text('bank') : ''
    if (extra) stage.effects.rise(extra, { x: at.x, y: at.y - 62 * plan.scale }, '#FFFFFF')
    host.announce(text('scored', { points }))
  }

  function finish({ points }: Hoops) {
    ended = true
    host.sound(points > 0 ? 'win' : 'lose')
    if (points > 20) host.happy(1)
    stage.effects.tween(0.7, () => undefined, { done: () => host.over() })
  }

  function tell() {
    const now = state()
    const times = isOnFire(now) ? 3 : now.streak >= STREAK_FOR_DOUBLE ? 2 : 1
    const counter =
      now.left < 0
        ? { id: 'balls', label: text('balls'), value: number(now.lives) }
        : { id: 'time', label: text('time'), value: number(Math.ceil(now.left / TICKS_A_SECOND)) }
    const streak = { id: 'streak', label: text('streak'), value: `${number(now.streak)} ×${number(times)}` }
    if (told === counter.value + streak.value) return
    told = counter.value + streak.value
    host.hud([counter, streak])
  }

  function draw({ pen, width, height, time }: Stage) {
    if (scenery) pen.drawImage(scenery, 0, 0, width, height)
    if (!context.reducedMotion) weather.draw(pen, { width, height })
    const now = state()
    pen.save()
    pen.translate(plan.left, plan.top)
    pen.scale(plan.scale, plan.scale)
    drawHoopBack(pen, shownHoop)
    for (const buoy of buoysAt(now.station, now.tick)) drawBuoy(pen, buoy)
    drawStand(pen, now.station.ball)
    if (now.left < 0) drawSpareBalls(pen, now.lives)
    const aiming = pull ?? keyPull
    if (aiming && now.phase === 'ready') drawDots(pen, dotsFor(now, aiming))
    const isInside =
      now.phase !== 'ready' && now.ball.y > shownHoop.y - 5 && Math.abs(now.ball.x - shownHoop.x) < RIM_HALF
    if (!isInside) drawHoopFront(pen, shownHoop, sway)
    ball(pen, now, aiming, time)
    if (isInside) drawHoopFront(pen, shownHoop, sway)
    pen.restore()
    if (!begun && !pull) finger.draw(pen, time)
  }

  function ball(pen: CanvasRenderingContext2D, now: Hoops, aiming: Pull | undefined, time: number) {
    const fire = isOnFire(now)
    const low = Math.max(0.2, 1 - (FLOOR - now.ball.y) / 700)
    pen.beginPath()
    pen.ellipse(now.ball.x, FLOOR + 4, BALL_RADIUS * low, 5 * low, 0, 0, 2 * Math.PI)
    pen.fillStyle = `rgb(30 10 0 / ${0.4 * low})`
    pen.fill()
    if (now.phase === 'flying') drawTail(pen, tail, fire)
    if (fire) drawFlames(pen, now.ball, time)
    const bounce = now.phase === 'ready' ? 1 + 0.25 * Math.sin(popIn * Math.PI) * (1 - popIn) : 1
    const size = now.phase === 'ready' ? popIn ** 0.5 * bounce : 1
    drawBasketball(pen, heldBack(now, aiming), {
      turn,
      squash,
      fire,
      radius: BALL_RADIUS * Math.max(0.3, size),
    })
  }

  /** While it is aimed the ball leans back a little, like in a sling. */
  function heldBack({ ball: at, phase }: Hoops, aiming: Pull | undefined): Spot {
    if (phase !== 'ready' || !aiming || !pull) return at
    const angle = (aiming.angle / 360) * Math.PI
    const back = 4 + aiming.power * 0.14
    return { x: at.x - Math.cos(angle) * back, y: at.y + Math.sin(angle) * back }
  }

  function deal(next: Run<Throw>) {
    run = next
    begun = ended = false
    pull = keyPull = undefined
    wish = 0
    tail = []
    popIn = 0
    told = ''
    shownHoop = hoopAt(state().station, 0)
    stage.effects.clear()
    tell()
    const choices = Object.keys(MODES).map((value) => ({ value, label: text(`mode.${value}`) }))
    host.options([{ id: 'mode', label: text('mode'), value: mode, choices }])
    stage.invalidate()
  }

  deal(run)
  host.ready()

  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wanted: RunWish = {}) => deal(context.fresh({ ...wanted, level: MODES[mode] })),
    setOption(id, value) {
      if (id !== 'mode' || (value !== 'lives' && value !== 'clock')) return
      mode = value
      deal(context.fresh({ level: MODES[mode] }))
    },
    destroy: stage.destroy,
  }
}

/** The hoop glides over to its next place instead of jumping there. */
function glide(from: Spot, to: Spot): Spot {
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  return far < 7 ? to : { x: from.x + (to.x - from.x) * GLIDE, y: from.y + (to.y - from.y) * GLIDE }
}

export default { family, mount } satisfies GameView<HoopsDefinition, Throw>
