import { coach, type Coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, GameView, Run, RunWish, GameHost } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import { openStage, type Point, type Stage, type StageSize } from '#kit/game/stage.ts'
import { clampAngle, clampPower, pullOf, throwFor, type Pull } from './aim.ts'
import type { Spot } from './court.ts'
import { MODES, type HoopsDefinition, type Mode } from './definitions.ts'
import { family, type HoopsSim } from './family.ts'
import { follow, settle, stillMotion, type Motion } from './motion.ts'
import { drawHoops } from './picture.ts'
import { rain, type Rain } from './rain.ts'
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

const FIRST_ROOM: StageSize = { width: 320, height: 480 }

/** A round under way: its throw, its clock and its weather. */
interface CourtView {
  readonly canvas: HTMLCanvasElement
  readonly context: Context
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  /** Made once: a tick makes no function anew. */
  readonly toScreen: (spot: Spot) => Point
  mode: Mode
  run: Run<Throw>
  size: StageSize
  plan: CourtPlan
  scenery: HTMLCanvasElement | undefined
  motion: Motion
  begun: boolean
  ended: boolean
  pull: Pull | undefined
  keyPull: Pull | undefined
  wish: Throw
  told: string
  readonly weather: Rain
  readonly finger: Coach
  readonly stage: Stage
}

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number } = context
  const weather = rain()
  const mode = modeOf(context.remembered('mode'))
  const run = mode === 'clock' ? context.fresh({ level: MODES.clock }) : context.open()
  const court: CourtView = {
    canvas,
    context,
    host,
    text,
    number,
    toScreen: (spot) => toScreen(court, spot),
    mode,
    run,
    size: FIRST_ROOM,
    plan: courtPlan(FIRST_ROOM),
    scenery: undefined,
    motion: stillMotion(stateOf(run)),
    begun: false,
    ended: false,
    pull: undefined,
    keyPull: undefined,
    wish: 0,
    told: '',
    weather,
    get finger() {
      return finger
    },
    get stage() {
      return stage
    },
  }
  const finger = coach(() => {
    const ball = toScreen(court, state(court).ball)
    const lift = Math.max(0, ball.y + 116 - court.size.height)
    return [
      { x: ball.x + 30, y: ball.y - lift },
      { x: ball.x - 16, y: ball.y - lift + 78 },
    ]
  }, context.firstTime)
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (now) => layout(court, now),
    tick: () => tick(court),
    draw: (at) => draw(court, at),
    move: (at) => move(court, at),
    up() {
      if (court.pull) release(court, court.pull)
      court.pull = undefined
    },
    key: (key) => useKey(court, key),
  })
  deal(court, court.run)
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart(wanted: RunWish = {}) {
      court.mode = isDaily(wanted) ? 'lives' : modeOf(context.remembered('mode'))
      deal(court, context.fresh({ ...wanted, level: MODES[court.mode] }))
    },
    setOption: (id, value) => setOption(court, id, value),
    destroy: stage.destroy,
  }
}

const stateOf = (run: Run<Throw>): Hoops => (run.sim as HoopsSim).state
const state = (court: CourtView): Hoops => stateOf(court.run)

const toScreen = (court: CourtView, { x, y }: Spot): Point => ({
  x: court.plan.left + x * court.plan.scale,
  y: court.plan.top + y * court.plan.scale,
})

function release(court: CourtView, wanted: Pull) {
  if (court.ended || state(court).phase !== 'ready') return
  court.finger.dismiss()
  court.wish = throwFor(wanted)
  if (!court.begun) court.host.playing(true)
  court.begun = true
}

function useKey(court: CourtView, key: string): boolean {
  const { angle, power } = court.keyPull ?? FIRST_PULL
  if (key === 'ArrowLeft') court.keyPull = { angle: clampAngle(angle + 2), power }
  else if (key === 'ArrowRight') court.keyPull = { angle: clampAngle(angle - 2), power }
  else if (key === 'ArrowUp') court.keyPull = { angle, power: clampPower(power + 1) }
  else if (key === 'ArrowDown') court.keyPull = { angle, power: clampPower(power - 1) }
  else if (key === ' ' || key === 'Enter') release(court, court.keyPull ?? FIRST_PULL)
  else return false
  return true
}

function tick(court: CourtView) {
  const { weather } = court
  weather.step(1 / TICKS_A_SECOND)
  settle(court.motion)
  // Before the first throw the clock stands, so that nobody loses time to the first look.
  if (court.ended || !court.begun) return
  const events = court.run.apply(court.wish)
  court.wish = 0
  const now = state(court)
  follow(court.motion, now)
  court.plan = courtPlan(court.size, court.motion.roof)
  const around = {
    context: court.context,
    effects: court.stage.effects,
    weather,
    motion: court.motion,
    scale: court.plan.scale,
    toScreen: court.toScreen,
  }
  for (const event of events) {
    react(event, now, around)
    if (event.kind === 'over') finish(court, now)
  }
  tell(court)
}

function finish(court: CourtView, { points }: Hoops) {
  const { host } = court
  court.ended = true
  host.sound(points > 0 ? 'win' : 'lose')
  if (points > 20) host.happy(1)
  court.stage.effects.tween(0.7, () => undefined, { done: () => host.over() })
}

function tell(court: CourtView) {
  const { text, number } = court
  const { streak, left, lives } = state(court)
  const times = isOnFire(state(court)) ? 3 : streak >= STREAK_FOR_DOUBLE ? 2 : 1
  const seconds = Math.ceil(left / TICKS_A_SECOND)
  const news = `${left < 0 ? lives : seconds} ${streak} ${times}`
  if (court.told === news) return
  court.told = news
  court.host.hud([
    left < 0
      ? { id: 'balls', label: text('balls'), value: number(lives) }
      : { id: 'time', label: text('time'), value: number(seconds) },
    { id: 'streak', label: text('streak'), value: signed(`${number(streak)} ×${number(times)}`) },
  ])
}

function draw(court: CourtView, at: Stage) {
  if (!court.scenery) return
  const aiming = court.pull ?? court.keyPull
  const isHeld = court.pull !== undefined
  drawHoops(at, {
    now: state(court),
    plan: court.plan,
    scenery: court.scenery,
    weather: court.weather,
    motion: court.motion,
    aiming,
    isHeld,
  })
  if (!court.begun && !court.pull) court.finger.draw(at.pen, at.time)
}

function deal(court: CourtView, next: Run<Throw>) {
  const { text } = court
  court.run = next
  court.begun = court.ended = false
  court.pull = court.keyPull = undefined
  court.wish = 0
  court.told = ''
  court.motion = stillMotion(state(court))
  court.plan = courtPlan(court.size, court.motion.roof)
  court.stage.effects.clear()
  tell(court)
  const choices = Object.keys(MODES).map((value) => ({ value, label: text(`mode.${value}`) }))
  court.host.options([{ id: 'mode', label: text('mode'), value: court.mode, choices }])
  court.stage.invalidate()
}

function layout(court: CourtView, now: StageSize) {
  court.size = now
  court.scenery = paintScenery(courtPlan(court.size), court.size, court.canvas.width / court.size.width)
  court.plan = courtPlan(court.size, court.motion.roof)
}

function move(court: CourtView, at: Point) {
  if (!court.stage.held) return
  const next = pullOf(court.stage.held, at)
  if (Math.round((next?.power ?? 0) / 12) !== Math.round((court.pull?.power ?? 0) / 12))
    court.host.sound('tap')
  court.pull = next
  court.keyPull = undefined
}

function setOption(court: CourtView, id: string, value: string) {
  if (id !== 'mode' || (value !== 'lives' && value !== 'clock')) return
  court.mode = value
  deal(court, court.context.fresh({ level: MODES[court.mode] }))
}

export default { family, mount } satisfies GameView<HoopsDefinition, Throw>
