import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, GameView, Run, RunWish, SimEvent } from '#kit/game/contract.ts'
import { openStage, type Stage, type StageSize } from '#kit/game/stage.ts'
import { drawBall, drawCar, PATCHES, rolledPatches } from './car-art.ts'
import { DUEL, type BumperDefinition } from './definitions.ts'
import { family, type BumperSim } from './family.ts'
import { enterPitch, groundPlan, toPitchDirection, toScreen, type GroundPlan } from './ground-plan.ts'
import { goalHalf, teamAt, TICKS_A_SECOND, WHISTLE_WAIT, type Car, type Match } from './match.ts'
import { BOOST_REST } from './steering.ts'
import { holds, stick, type Hold } from './stick.ts'
import { BALL_RADIUS, nearestDirection } from './pitch.ts'
import { heldKeys } from './keys.ts'
import {
  boostButton,
  drawShout,
  kickRing,
  SHOUT_SECONDS,
  streak,
  tally,
  waitingSticks,
  type Shout,
} from './overlay-art.ts'
import { drawGoals, paintPitch } from './pitch-art.ts'
import { boostSpot, openTouches, type Touches } from './touches.ts'
import { trail } from './trail.ts'

type Context = GameContext<BumperDefinition, Hold>

const OWN = { color: '#FF5A5F', seat: '#A91F2C' } as const
const LAGOON = '#3FE0CF'
const SUN = '#FFD86B'

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  let isDuel = context.remembered('mode') === 'duel'
  let run: Run<Hold> = isDuel ? context.fresh({ level: DUEL }) : context.open()
  const match = (): Match => (run.sim as BumperSim).state
  let plan: GroundPlan = groundPlan({ width: 320, height: 480 })
  let size: StageSize = { width: 320, height: 480 }
  let ground: HTMLCanvasElement | undefined
  /** The match begins with the first touch: nobody scores while the player is still looking. */
  let phase: 'waiting' | 'playing' | 'ended' = 'waiting'
  let patches = PATCHES
  let squash = { angle: 0, k: 0 }
  let bulge: [number, number] = [0, 0]
  let shout: Shout | undefined
  let told = ''
  const shocks = new Map<Car, number>()
  const tracks = trail(context.reducedMotion)

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
      ground = paintPitch(plan, size)
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
    tracks.step(1 / TICKS_A_SECOND)
    squash = { ...squash, k: squash.k * 0.86 }
    bulge = [bulge[0] * 0.92, bulge[1] * 0.92]
    for (const [car, shock] of shocks) shocks.set(car, shock * 0.88)
    if (shout) shout.age += 1 / TICKS_A_SECOND
    if (phase !== 'playing') return
    const { ball } = match()
    const { x, y } = ball
    const events = run.apply(holds(heldBy(0), isDuel ? heldBy(1) : 0))
    const moved = Math.hypot(ball.x - x, ball.y - y)
    if (moved < 40) patches = rolledPatches(patches, (ball.x - x) / BALL_RADIUS, (ball.y - y) / BALL_RADIUS)
    tracks.follow(match().cars)
    for (const event of events) happen(event)
    tell()
  }

  function happen({ kind, x = 0, y = 0, amount = 0 }: SimEvent) {
    const at = toScreen(plan, { x, y })
    const { ball } = match()
    if (kind === 'kick') {
      host.sound('hit', Math.round(Math.min(12, amount * 1.6)) - 4)
      squash = { angle: Math.atan2(ball.vy, ball.vx), k: Math.min(1, amount / 7) }
      tracks.dust(x, y, Math.round(Math.min(7, amount)))
      if (amount > 5.5) stage.effects.quake(5)
    }
    if (kind === 'bump' || kind === 'board') {
      host.sound('bounce', -5)
      if (kind === 'bump' && amount > 3) {
        stage.effects.burst(at, {
          count: 8,
          colors: [SUN, '#FFFFFF', '#FFB63D'],
          speed: 150,
          size: 4,
          life: 0.4,
        })
        stage.effects.quake(4)
      }
      for (const car of match().cars)
        if (Math.hypot(car.x - x, car.y - y) < 34) shocks.set(car, Math.min(1, amount / 6))
    }
    if (kind === 'wall') host.sound('bounce', 4)
    if (kind === 'boost') host.sound('boost', amount === 0 ? 0 : -5)
    if (kind === 'whistle') host.sound('flip', 7)
    if (kind === 'extra') host.toast(text('extra'))
    if (kind === 'goal') goal(amount === 0 ? 0 : 1, at)
    if (kind === 'win' || kind === 'lose') finish()
  }

  function goal(side: 0 | 1, at: { x: number; y: number }) {
    const isJoy = isDuel || side === 0
    const color = side === 0 ? OWN.color : teamOf().color
    bulge = side === 0 ? [0, 1] : [1, 0]
    shout = { words: text('goal'), color, age: 0 }
    host.sound(isJoy ? 'score' : 'bad')
    host.vibrate()
    stage.effects.quake(isJoy ? 12 : 6)
    stage.effects.burst(at, { count: 46, colors: [color, '#FFFFFF', SUN], speed: 320, size: 8, life: 1.1 })
    if (isJoy) host.happy(0.6)
    const [own, theirs] = match().goals
    host.announce(text('score', { own: number(own), theirs: number(theirs) }))
  }

  function finish() {
    phase = 'ended'
    const { winner, goals } = match()
    const isJoy = isDuel || winner === 0
    host.sound(isJoy ? 'win' : 'lose')
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
    const time = left >= 0 ? number(left) : `+${number(-left)}`
    const state = `${number(goals[0])} : ${number(goals[1])}`
    if (told === time + state) return
    told = time + state
    host.hud([
      { id: 'time', label: text('time'), value: time },
      { id: 'match', label: text('match'), value: state },
    ])
  }

  function teamOf() {
    return isDuel ? { color: '#2E7CF6', seat: '#123E9C' } : teamAt(definition, run.level)
  }

  function draw({ pen, width, height, time }: Stage) {
    if (ground) pen.drawImage(ground, 0, 0, width, height)
    const now = match()
    const rival = teamOf()
    for (const side of [0, 1] as const) tally(pen, plan, side, number(now.goals[side]))
    pen.save()
    enterPitch(pen, plan)
    drawGoals(pen, goalHalf(now, definition), [OWN.color, rival.color], bulge)
    tracks.drawMarks(pen)
    if (!context.reducedMotion) streak(pen, now.ball)
    const look = { radius: BALL_RADIUS, patches, shade: plan.shade, squash }
    drawBall(pen, now.ball, look)
    for (const car of now.cars) drawOne(pen, car, rival, time)
    tracks.drawPuffs(pen)
    if (now.wait > 0 && now.scored === -1)
      kickRing(pen, phase === 'waiting' ? undefined : now.wait / WHISTLE_WAIT, time)
    pen.restore()
    if (shout && shout.age < SHOUT_SECONDS) drawShout(pen, { width, height }, shout)
    touches.draw(pen)
    if (!isDuel) boostButton(pen, boostSpot(size), 1 - now.cars[0]!.rest / BOOST_REST)
    if (phase !== 'waiting') return
    if (finger.showing) finger.draw(pen, time)
    else waitingSticks(pen, { width, height }, { upright: plan.upright, isDuel, time })
  }

  function drawOne(
    pen: CanvasRenderingContext2D,
    car: Car,
    rival: { color: string; seat: string },
    time: number,
  ) {
    const isPlayers = car.seat === 0 && (car.side === 0 || isDuel)
    drawCar(pen, car, {
      ...(car.side === 0 ? OWN : rival),
      helmet: car.seat === 0 ? '#3A2417' : '#E9B872',
      ring: isPlayers ? (car.rest === 0 ? LAGOON : SUN) : undefined,
      ready: 1 - car.rest / BOOST_REST,
      boosting: car.boost > 0,
      shock: shocks.get(car) ?? 0,
      shade: plan.shade,
      time,
    })
  }

  function deal(next: Run<Hold>) {
    run = next
    phase = 'waiting'
    told = ''
    shout = undefined
    stage.effects.clear()
    tracks.clear()
    shocks.clear()
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
    restart: (wish: RunWish = {}) => deal(context.fresh(isDuel ? { ...wish, level: DUEL } : wish)),
    setOption(id, value) {
      if (id !== 'mode') return
      isDuel = value === 'duel'
      deal(isDuel ? context.fresh({ level: DUEL }) : context.open())
    },
    destroy() {
      touches.destroy()
      stage.destroy()
    },
  }
}

export default { family, mount } satisfies GameView<BumperDefinition, Hold>
