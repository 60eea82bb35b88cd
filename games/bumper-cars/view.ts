import { coach, type Coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, GameHost, GameView, Run, RunWish } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import { openStage, type Stage, type StageSize } from '#kit/game/stage.ts'
import { type BumperDefinition, DUEL } from './definitions.ts'
import { type BumperSim, family } from './family.ts'
import { groundPlan, type GroundPlan, toPitchDirection } from './ground-plan.ts'
import { heldKeys } from './keys.ts'
import { goalHalf, type Match, teamAt, TICKS_A_SECOND } from './match.ts'
import { follow, type Motion, settle, stillMotion } from './motion.ts'
import { boostButton, waitingSticks } from './overlay-art.ts'
import { drawMatch, OWN, type TeamColors } from './picture.ts'
import { nearestDirection } from './pitch.ts'
import { paintPitch } from './pitch-art.ts'
import { react } from './reactions.ts'
import { BOOST_REST } from './steering.ts'
import { type Hold, holds, stick } from './stick.ts'
import { boostSpot, openTouches, type Touches } from './touches.ts'

type Context = GameContext<BumperDefinition, Hold>

const DUEL_RIVAL: TeamColors = { color: '#2E7CF6', seat: '#123E9C' }
const NO_GOALS: readonly [string, string] = ['', '']

/** The challenge of the day names a seed only: everybody plays it against the first team of the cup. */
const isDaily = ({ seed, level }: RunWish) => seed !== undefined && level === undefined

interface Rink {
  readonly canvas: HTMLCanvasElement
  readonly context: Context
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly definition: Context['definition']
  isDuel: boolean
  /** Where the cup goes on after a duel. */
  cupLevel: number
  run: Run<Hold>
  isChallenge: boolean
  plan: GroundPlan
  size: StageSize
  ground: HTMLCanvasElement | undefined
  /** The match begins with the first touch: nobody scores while the player is still looking. */
  phase: 'waiting' | 'playing' | 'ended'
  motion: Motion
  told: string
  tallies: typeof NO_GOALS
  readonly touches: Touches
  readonly finger: Coach
  readonly stage: Stage
}

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const isDuel = context.remembered('mode') === 'duel'
  const kept = Math.min(definition.levels, Math.max(1, Number(context.memory) || 1))
  const run = openMode(context, isDuel, kept)

  const rink: Rink = {
    canvas,
    context,
    host,
    text,
    number,
    definition,
    isDuel,
    cupLevel: isDuel ? kept : run.level,
    run,
    isChallenge: false,
    plan: groundPlan({ width: 320, height: 480 }),
    size: { width: 320, height: 480 },
    ground: undefined,
    phase: 'waiting',
    motion: stillMotion(context.reducedMotion),
    told: '',
    tallies: NO_GOALS,
    get touches() {
      return touches
    },
    get finger() {
      return finger
    },
    get stage() {
      return stage
    },
  }

  const touches: Touches = openTouches({
    canvas,
    seatAt: (at) =>
      rink.isDuel && (rink.plan.upright ? at.y < stage.height / 2 : at.x > stage.width / 2) ? 1 : 0,
    boostButton: () => (rink.isDuel ? undefined : boostSpot(rink.size)),
    mayAct: () => !stage.paused,
    touched: () => begin(rink),
  })
  const finger = coach(() => {
    const { width, height } = rink.size
    return [
      { x: width * 0.42, y: height * 0.84 },
      { x: width * 0.6, y: height * 0.7 },
    ]
  }, context.firstTime)
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (now) => layout(rink, now),
    tick: () => tick(rink),
    draw: (at) => draw(rink, at),
    key: () => begin(rink),
  })
  deal(rink, rink.run)
  host.ready()

  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish) => restart(rink, wish),
    setOption: (id, value) => setOption(rink, id, value),
    destroy: () => destroy(rink),
  }
}

/** The cup goes on where it was left; a duel that was left is not kept. */
function openMode(context: Context, isDuel: boolean, cupLevel: number): Run<Hold> {
  if (isDuel) return context.fresh({ level: DUEL })
  const run = context.open()
  return run.level === DUEL ? context.fresh({ level: cupLevel }) : run
}

function match(rink: Rink): Match {
  return (rink.run.sim as BumperSim).state
}

function begin(rink: Rink) {
  if (rink.phase !== 'waiting') return false
  rink.phase = 'playing'
  rink.finger.dismiss()
  rink.host.playing(true)
  rink.host.sound('tap')
  return false
}

function heldBy(rink: Rink, seat: 0 | 1): number {
  const keys = heldKeys(rink.stage.keys, rink.isDuel ? seat : undefined)
  const wanted = rink.touches.stick(seat) ?? keys
  const boost = rink.touches.takeBoost(seat) || keys.boost
  if (wanted.x === 0 && wanted.y === 0) return stick(0, boost)
  const { x, y } = toPitchDirection(rink.plan, wanted)
  return stick(1 + nearestDirection(x, y), boost)
}

function tick(rink: Rink) {
  settle(rink.motion)
  if (rink.phase !== 'playing') return
  const { x, y } = match(rink).ball
  const events = rink.run.apply(holds(heldBy(rink, 0), rink.isDuel ? heldBy(rink, 1) : 0))
  follow(rink.motion, match(rink), { x, y })
  const colors = [OWN.color, rivalOf(rink).color] as const
  const around = {
    context: rink.context,
    effects: rink.stage.effects,
    motion: rink.motion,
    plan: rink.plan,
    match: match(rink),
    colors,
  }
  for (const event of events) {
    react(event, around)
    if (event.kind === 'win' || event.kind === 'lose') finish(rink)
  }
  tell(rink)
}

function finish(rink: Rink) {
  rink.phase = 'ended'
  const { winner, goals } = match(rink)
  const isJoy = rink.isDuel || winner === 0
  rink.host.sound(isJoy ? 'win' : 'lose')
  if (winner === 0 && !rink.isDuel && !rink.isChallenge)
    keepCup(rink, Math.min(rink.definition.levels, rink.run.level + 1))
  if (rink.isDuel) rink.host.toast(rink.text(winner === 1 ? 'wins.2' : 'wins.1'))
  if (isJoy) {
    rink.host.happy(1)
    const middle = { x: rink.stage.width / 2, y: rink.stage.height / 2 }
    rink.stage.effects.burst(middle, { count: 80, speed: 380, life: 1.3 })
  }
  const stars = winner !== 0 ? 0 : goals[1] === 0 ? 3 : goals[1] === 1 ? 2 : 1
  rink.stage.effects.tween(1.2, () => undefined, {
    done: () => (rink.isDuel ? rink.host.over() : rink.host.over(stars)),
  })
}

function tell(rink: Rink) {
  const { clock, goals } = match(rink)
  const left = rink.definition.seconds - Math.floor(clock / TICKS_A_SECOND)
  const news = `${left} ${goals.join(':')}`
  if (rink.told === news) return
  rink.told = news
  rink.tallies = [rink.number(goals[0]), rink.number(goals[1])]
  const time = left >= 0 ? rink.number(left) : signed(`+${rink.number(-left)}`)
  rink.host.hud([
    { id: 'time', label: rink.text('time'), value: time },
    { id: 'match', label: rink.text('match'), value: rink.tallies.join(' : ') },
  ])
}

function rivalOf(rink: Rink): TeamColors {
  return rink.isDuel ? DUEL_RIVAL : teamAt(rink.definition, rink.run.level)
}

function draw(rink: Rink, at: Stage) {
  if (!rink.ground) return
  const now = match(rink)
  const isWaiting = rink.phase === 'waiting'
  const half = goalHalf(now, rink.definition)
  drawMatch(at, {
    match: now,
    plan: rink.plan,
    ground: rink.ground,
    motion: rink.motion,
    rival: rivalOf(rink),
    goalHalf: half,
    tallies: rink.tallies,
    isWaiting,
  })
  const { pen, time } = at
  rink.touches.draw(pen)
  if (!rink.isDuel) boostButton(pen, boostSpot(rink.size), 1 - now.cars[0]!.rest / BOOST_REST)
  if (!isWaiting) return
  if (rink.finger.showing) rink.finger.draw(pen, time)
  else waitingSticks(pen, rink.size, { upright: rink.plan.upright, isDuel: rink.isDuel, time })
}

function keepCup(rink: Rink, level: number) {
  rink.cupLevel = level
  rink.host.remember(String(level))
}

function deal(rink: Rink, next: Run<Hold>) {
  rink.run = next
  rink.phase = 'waiting'
  rink.told = ''
  rink.motion = stillMotion(rink.context.reducedMotion)
  rink.stage.effects.clear()
  tell(rink)
  rink.host.options([
    {
      id: 'mode',
      label: rink.text('mode'),
      value: rink.isDuel ? 'duel' : 'cup',
      choices: ['cup', 'duel'].map((value) => ({ value, label: rink.text(`mode.${value}`) })),
    },
  ])
  rink.stage.invalidate()
}

function restart(rink: Rink, wish: RunWish = {}) {
  rink.isChallenge = isDaily(wish)
  const level = rink.isChallenge ? 1 : (wish.level ?? rink.run.level)
  if (level !== DUEL && !rink.isChallenge) keepCup(rink, level)
  rink.isDuel = level === DUEL
  deal(rink, rink.context.fresh({ ...wish, level }))
}

function setOption(rink: Rink, id: string, value: string) {
  if (id !== 'mode') return
  rink.isDuel = value === 'duel'
  rink.isChallenge = false
  deal(rink, rink.context.fresh({ level: rink.isDuel ? DUEL : rink.cupLevel }))
}

function destroy(rink: Rink) {
  rink.touches.destroy()
  rink.stage.destroy()
}

function layout(rink: Rink, now: StageSize) {
  rink.size = now
  rink.plan = groundPlan(rink.size)
  rink.ground = paintPitch(rink.plan, rink.size, rink.canvas.width / rink.size.width)
}

export default { family, mount } satisfies GameView<BumperDefinition, Hold>
