import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, GameView, Run, RunWish } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import { openStage, type Stage, type StageSize } from '#kit/game/stage.ts'
import { DUEL, type BumperDefinition } from './definitions.ts'
import { family, type BumperSim } from './family.ts'
import { groundPlan, toPitchDirection, type GroundPlan } from './ground-plan.ts'
import { heldKeys } from './keys.ts'
import { goalHalf, teamAt, TICKS_A_SECOND, type Match } from './match.ts'
import { follow, settle, stillMotion, type Motion } from './motion.ts'
import { boostButton, waitingSticks } from './overlay-art.ts'
import { drawMatch, OWN, type TeamColors } from './picture.ts'
import { nearestDirection } from './pitch.ts'
import { paintPitch } from './pitch-art.ts'
import { react } from './reactions.ts'
import { BOOST_REST } from './steering.ts'
import { holds, stick, type Hold } from './stick.ts'
import { boostSpot, openTouches, type Touches } from './touches.ts'

type Context = GameContext<BumperDefinition, Hold>

const DUEL_RIVAL: TeamColors = { color: '#2E7CF6', seat: '#123E9C' }
const NO_GOALS: readonly [string, string] = ['', '']

/** The challenge of the day names a seed only: everybody plays it against the first team of the cup. */
const isDaily = ({ seed, level }: RunWish) => seed !== undefined && level === undefined

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  let isDuel = context.remembered('mode') === 'duel'
  /** Where the cup goes on after a duel. */
  let cupLevel = Math.min(definition.levels, Math.max(1, Number(context.memory) || 1))
  let run: Run<Hold> = isDuel ? context.fresh({ level: DUEL }) : context.open()
  if (!isDuel && run.level === DUEL) run = context.fresh({ level: cupLevel })
  if (!isDuel) cupLevel = run.level
  let isChallenge = false
  const match = (): Match => (run.sim as BumperSim).state
  let plan: GroundPlan = groundPlan({ width: 320, height: 480 })
  let size: StageSize = { width: 320, height: 480 }
  let ground: HTMLCanvasElement | undefined
  /** The match begins with the first touch: nobody scores while the player is still looking. */
  let phase: 'waiting' | 'playing' | 'ended' = 'waiting'
  let motion: Motion = stillMotion(context.reducedMotion)
  let told = ''
  let tallies = NO_GOALS

  const touches: Touches = openTouches({
    canvas,
    seatAt: (at) => (isDuel && (plan.upright ? at.y < stage.height / 2 : at.x > stage.width / 2) ? 1 : 0),
    boostButton: () => (isDuel ? undefined : boostSpot(size)),
    mayAct: () => !stage.paused,
    touched: () => begin(),
  })
  const finger = coach(() => {
    const { width, height } = size
    return [
      { x: width * 0.42, y: height * 0.84 },
      { x: width * 0.6, y: height * 0.7 },
    ]
  }, context.firstTime)

  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(now) {
      size = now
      plan = groundPlan(size)
      ground = paintPitch(plan, size, canvas.width / size.width)
    },
    tick,
    draw,
    key: () => begin(),
  })

  function begin() {
    if (phase !== 'waiting') return false
    phase = 'playing'
    finger.dismiss()
    host.playing(true)
    host.sound('tap')
    return false
  }

  function heldBy(seat: 0 | 1): number {
    const keys = heldKeys(stage.keys, isDuel ? seat : undefined)
    const wanted = touches.stick(seat) ?? keys
    const boost = touches.takeBoost(seat) || keys.boost
    if (wanted.x === 0 && wanted.y === 0) return stick(0, boost)
    const { x, y } = toPitchDirection(plan, wanted)
    return stick(1 + nearestDirection(x, y), boost)
  }

  function tick() {
    settle(motion)
    if (phase !== 'playing') return
    const { x, y } = match().ball
    const events = run.apply(holds(heldBy(0), isDuel ? heldBy(1) : 0))
    follow(motion, match(), { x, y })
    const colors = [OWN.color, rivalOf().color] as const
    const around = { context, effects: stage.effects, motion, plan, match: match(), colors }
    for (const event of events) {
      react(event, around)
      if (event.kind === 'win' || event.kind === 'lose') finish()
    }
    tell()
  }

  function finish() {
    phase = 'ended'
    const { winner, goals } = match()
    const isJoy = isDuel || winner === 0
    host.sound(isJoy ? 'win' : 'lose')
    if (winner === 0 && !isDuel && !isChallenge) keepCup(Math.min(definition.levels, run.level + 1))
    if (isDuel) host.toast(text(winner === 1 ? 'wins.2' : 'wins.1'))
    if (isJoy) {
      host.happy(1)
      const middle = { x: stage.width / 2, y: stage.height / 2 }
      stage.effects.burst(middle, { count: 80, speed: 380, life: 1.3 })
    }
    const stars = winner !== 0 ? 0 : goals[1] === 0 ? 3 : goals[1] === 1 ? 2 : 1
    stage.effects.tween(1.2, () => undefined, { done: () => (isDuel ? host.over() : host.over(stars)) })
  }

  function tell() {
    const { clock, goals } = match()
    const left = definition.seconds - Math.floor(clock / TICKS_A_SECOND)
    const news = `${left} ${goals.join(':')}`
    if (told === news) return
    told = news
    tallies = [number(goals[0]), number(goals[1])]
    const time = left >= 0 ? number(left) : signed(`+${number(-left)}`)
    host.hud([
      { id: 'time', label: text('time'), value: time },
      { id: 'match', label: text('match'), value: tallies.join(' : ') },
    ])
  }

  function rivalOf(): TeamColors {
    return isDuel ? DUEL_RIVAL : teamAt(definition, run.level)
  }

  function draw(at: Stage) {
    if (!ground) return
    const now = match()
    const isWaiting = phase === 'waiting'
    const half = goalHalf(now, definition)
    drawMatch(at, { match: now, plan, ground, motion, rival: rivalOf(), goalHalf: half, tallies, isWaiting })
    const { pen, time } = at
    touches.draw(pen)
    if (!isDuel) boostButton(pen, boostSpot(size), 1 - now.cars[0]!.rest / BOOST_REST)
    if (!isWaiting) return
    if (finger.showing) finger.draw(pen, time)
    else waitingSticks(pen, size, { upright: plan.upright, isDuel, time })
  }

  function keepCup(level: number) {
    cupLevel = level
    host.remember(String(level))
  }

  function deal(next: Run<Hold>) {
    run = next
    phase = 'waiting'
    told = ''
    motion = stillMotion(context.reducedMotion)
    stage.effects.clear()
    tell()
    host.options([
      {
        id: 'mode',
        label: text('mode'),
        value: isDuel ? 'duel' : 'cup',
        choices: ['cup', 'duel'].map((value) => ({ value, label: text(`mode.${value}`) })),
      },
    ])
    stage.invalidate()
  }

  deal(run)
  host.ready()

  return {
    pause: stage.pause,
    resume: stage.resume,
    restart(wish: RunWish = {}) {
      isChallenge = isDaily(wish)
      const level = isChallenge ? 1 : (wish.level ?? run.level)
      if (level !== DUEL && !isChallenge) keepCup(level)
      isDuel = level === DUEL
      deal(context.fresh({ ...wish, level }))
    },
    setOption(id, value) {
      if (id !== 'mode') return
      isDuel = value === 'duel'
      isChallenge = false
      deal(context.fresh({ level: isDuel ? DUEL : cupLevel }))
    },
    destroy() {
      touches.destroy()
      stage.destroy()
    },
  }
}

export default { family, mount } satisfies GameView<BumperDefinition, Hold>
