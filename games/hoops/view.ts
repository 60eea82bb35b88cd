import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, GameView, Run, RunWish } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import { openStage, type Point, type Stage, type StageSize } from '#kit/game/stage.ts'
import { clampAngle, clampPower, pullOf, throwFor, type Pull } from './aim.ts'
import type { Spot } from './court.ts'
import { MODES, type HoopsDefinition, type Mode } from './definitions.ts'
import { family, type HoopsSim } from './family.ts'
import { follow, settle, stillMotion, type Motion } from './motion.ts'
import { drawHoops } from './picture.ts'
import { rain } from './rain.ts'
import { react } from './reactions.ts'
import { isOnFire, STREAK_FOR_DOUBLE, TICKS_A_SECOND, type Hoops } from './rules.ts'
import { courtPlan, paintScenery, type CourtPlan } from './scenery.ts'
import type { Throw } from './throw.ts'

type Context = GameContext<HoopsDefinition, Throw>

const modeOf = (value: string | undefined): Mode => (value === 'clock' ? 'clock' : 'lives')

/** The challenge of the day names a seed only: everybody plays it with three balls. */
const isDaily = ({ seed, level }: RunWish) => seed !== undefined && level === undefined

/** A throw that lies ready for the keys. */
const FIRST_PULL: Pull = { angle: 122, power: 50 }

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number } = context
  let mode: Mode = modeOf(context.remembered('mode'))
  let run: Run<Throw> = mode === 'clock' ? context.fresh({ level: MODES.clock }) : context.open()
  const state = (): Hoops => (run.sim as HoopsSim).state
  let size: StageSize = { width: 320, height: 480 }
  let plan: CourtPlan = courtPlan(size)
  let scenery: HTMLCanvasElement | undefined
  let motion: Motion = stillMotion(state())
  let begun = false
  let ended = false
  let pull: Pull | undefined
  let keyPull: Pull | undefined
  let wish: Throw = 0
  let told = ''
  const weather = rain()

  const toScreen = ({ x, y }: Spot): Point => ({
    x: plan.left + x * plan.scale,
    y: plan.top + y * plan.scale,
  })

  const finger = coach(() => {
    const ball = toScreen(state().ball)
    const lift = Math.max(0, ball.y + 116 - size.height)
    return [
      { x: ball.x + 30, y: ball.y - lift },
      { x: ball.x - 16, y: ball.y - lift + 78 },
    ]
  }, context.firstTime)

  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(now) {
      size = now
      scenery = paintScenery(courtPlan(size), size, canvas.width / size.width)
      plan = courtPlan(size, motion.roof)
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
    const { angle, power } = keyPull ?? FIRST_PULL
    if (key === 'ArrowLeft') keyPull = { angle: clampAngle(angle + 2), power }
    else if (key === 'ArrowRight') keyPull = { angle: clampAngle(angle - 2), power }
    else if (key === 'ArrowUp') keyPull = { angle, power: clampPower(power + 1) }
    else if (key === 'ArrowDown') keyPull = { angle, power: clampPower(power - 1) }
    else if (key === ' ' || key === 'Enter') release(keyPull ?? FIRST_PULL)
    else return false
    return true
  }

  function tick() {
    weather.step(1 / TICKS_A_SECOND)
    settle(motion)
    // Before the first throw the clock stands, so that nobody loses time to the first look.
    if (ended || !begun) return
    const events = run.apply(wish)
    wish = 0
    const now = state()
    follow(motion, now)
    plan = courtPlan(size, motion.roof)
    const around = { context, effects: stage.effects, weather, motion, scale: plan.scale, toScreen }
    for (const event of events) {
      react(event, now, around)
      if (event.kind === 'over') finish(now)
    }
    tell()
  }

  function finish({ points }: Hoops) {
    ended = true
    host.sound(points > 0 ? 'win' : 'lose')
    if (points > 20) host.happy(1)
    stage.effects.tween(0.7, () => undefined, { done: () => host.over() })
  }

  function tell() {
    const { streak, left, lives } = state()
    const times = isOnFire(state()) ? 3 : streak >= STREAK_FOR_DOUBLE ? 2 : 1
    const seconds = Math.ceil(left / TICKS_A_SECOND)
    const news = `${left < 0 ? lives : seconds} ${streak} ${times}`
    if (told === news) return
    told = news
    host.hud([
      left < 0
        ? { id: 'balls', label: text('balls'), value: number(lives) }
        : { id: 'time', label: text('time'), value: number(seconds) },
      { id: 'streak', label: text('streak'), value: signed(`${number(streak)} ×${number(times)}`) },
    ])
  }

  function draw(at: Stage) {
    if (!scenery) return
    const aiming = pull ?? keyPull
    const isHeld = pull !== undefined
    drawHoops(at, { now: state(), plan, scenery, weather, motion, aiming, isHeld })
    if (!begun && !pull) finger.draw(at.pen, at.time)
  }

  function deal(next: Run<Throw>) {
    run = next
    begun = ended = false
    pull = keyPull = undefined
    wish = 0
    told = ''
    motion = stillMotion(state())
    plan = courtPlan(size, motion.roof)
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
    restart(wanted: RunWish = {}) {
      mode = isDaily(wanted) ? 'lives' : modeOf(context.remembered('mode'))
      deal(context.fresh({ ...wanted, level: MODES[mode] }))
    },
    setOption(id, value) {
      if (id !== 'mode' || (value !== 'lives' && value !== 'clock')) return
      mode = value
      deal(context.fresh({ level: MODES[mode] }))
    },
    destroy: stage.destroy,
  }
}

export default { family, mount } satisfies GameView<HoopsDefinition, Throw>
