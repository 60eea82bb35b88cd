import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, GameView, Run, RunWish } from '#kit/game/contract.ts'
import { openStage, type Stage, type StageSize } from '#kit/game/stage.ts'
import { scenes } from './all-scenes.ts'
import { allRules } from './all-rules.ts'
import type { ArenaSim, SeenSim } from './arena-sim.ts'
import { camera } from './camera.ts'
import { isSteering, openControls } from './controls.ts'
import type { ArenaDefinition } from './definitions.ts'
import { family } from './family.ts'
import { leaders } from './leaders.ts'
import { openSession, type Session } from './online/session.ts'
import { reactions } from './reactions.ts'
import { AWAY_TICKS, TICKS_A_SECOND } from './round.ts'
import type { Stick } from './stick.ts'
import { drawWhere } from './where.ts'

type Context = GameContext<ArenaDefinition, Stick>

const PACES = ['calm', 'lively', 'wild'] as const
/** The challenge of the day is the same for everybody. */
const DAILY_LEVEL = 2

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const scene = scenes[definition.arena]
  const levelOf = (pace: string | undefined) => Math.max(1, PACES.findIndex((name) => name === pace) + 1)
  let run: Run<Stick> = context.open()
  if (run.level !== levelOf(context.remembered('pace')))
    run = context.fresh({ level: levelOf(context.remembered('pace')) })
  let session: Session | undefined
  const sim = (): SeenSim => session?.sim ?? (run.sim as ArenaSim)
  let phase: 'waiting' | 'playing' | 'ended' = 'waiting'
  let told = ''
  let size: StageSize = { width: 320, height: 480 }
  const eye = camera()
  const react = reactions({ context, stage: () => stage, eye, sim })
  const board = leaders({ isRtl: context.direction === 'rtl', number })
  const controls = openControls({
    canvas,
    hasButton: scene.ready !== undefined,
    size: () => size,
    mayAct: () => !stage.paused,
    touched: () => begin(),
  })
  const finger = coach(() => {
    const { x, y } = { x: size.width / 2, y: size.height * 0.74 }
    return [
      { x, y },
      { x: x + 58, y: y - 34 },
      { x: x + 86, y: y - 96 },
    ]
  }, context.firstTime)

  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(now) {
      size = now
      eye.layout(size)
      board.layout(size, canvas.width / size.width)
      scene.clear?.()
    },
    tick,
    draw,
    key(key) {
      if (!isSteering(key)) return false
      begin()
      return true
    },
  })

  function begin() {
    if (phase !== 'waiting') return
    phase = 'playing'
    finger.dismiss()
    if (session?.sim) session.sit()
    else leaveRoom()
    host.playing(true)
    if (context.join) host.announce(whereText())
    host.sound('tap')
  }

  function tick() {
    if (phase === 'playing' || session?.sim) {
      const hero = eye.onCanvas(scene.hero(sim().state))
      const stick = controls.stick(hero, stage.keys)
      for (const event of session?.sim ? session.frame(stick) : run.apply(stick)) {
        react.show(event)
        if (event.kind === 'end' && !session) finish()
      }
      if (session?.wasSentAway) wait()
      react.tick()
      scene.follow?.(sim().state)
      tell()
    }
    eye.follow(scene.watch(sim().state))
  }

  function finish() {
    phase = 'ended'
    host.playing(false)
    stage.effects.tween(1.1, () => undefined, { done: () => host.over() })
  }

  function draw({ pen, time, width, height }: Stage) {
    const { state } = sim()
    const look = { ...eye.view(), seconds: time, calm: context.reducedMotion, leader: react.leader() }
    pen.save()
    eye.apply(pen)
    scene.draw(pen, state, look)
    pen.restore()
    const { alive, wait } = state.players[0]!
    if (!alive && wait > 0 && phase === 'playing') drawAway(pen, { width, height }, wait / AWAY_TICKS)
    board.draw(pen, sim(), scene)
    controls.draw(pen, scene.ready?.(state))
    if (context.join) drawWhere(pen, width, whereText())
    if (phase !== 'waiting') return
    if (finger.showing) finger.draw(pen, time)
    else beckon(pen, time)
  }

  /** A ring that breathes around the person: go when you are ready. */
  function beckon(pen: CanvasRenderingContext2D, time: number) {
    const { x, y } = eye.onCanvas(scene.hero(sim().state))
    const k = context.reducedMotion ? 0.4 : (time * 0.9) % 1
    pen.strokeStyle = `rgb(255 255 255 / ${0.8 * (1 - k)})`
    pen.lineWidth = 4
    pen.beginPath()
    pen.arc(x, y, 26 + k * 26, 0, 2 * Math.PI)
    pen.stroke()
  }

  function tell() {
    const { state, place } = sim()
    const left = Math.max(0, Math.ceil(sim().rules.left(state) / TICKS_A_SECOND))
    const news = `${left} ${place(0)}`
    if (told === news) return
    told = news
    if (left <= 5 && left > 0 && phase === 'playing') host.sound('tap')
    if (session) host.score?.(sim().score)
    host.hud([
      { id: 'time', label: text('time'), value: number(left) },
      { id: 'place', label: text('place'), value: number(place(0)) },
    ])
  }

  function whereText() {
    return session?.sim ? text('where.count', { count: session.people }) : text('where.alone')
  }

  /** Looks for a room; until one is here, and where none can be reached, there are computers. */
  function goOnline() {
    leaveRoom()
    if (!context.join || !wantsPeople()) return
    session = openSession({
      rules: allRules[definition.arena],
      join: context.join,
      now: () => performance.now(),
      dealt: show,
      lost() {
        const wasThere = session?.sim !== undefined
        session = undefined
        if (wasThere) deal(context.fresh())
      },
    })
  }

  function wantsPeople() {
    return context.remembered('where') !== 'alone'
  }

  function leaveRoom() {
    session?.close()
    session = undefined
  }

  function wait() {
    phase = 'waiting'
    told = ''
    controls.clear()
    host.playing(false)
  }

  /** Another round is in the picture. */
  function show() {
    scene.clear?.()
    react.reset()
    stage.effects.clear()
    eye.jump(scene.watch(sim().state))
    scene.follow?.(sim().state)
    tell()
    stage.invalidate()
  }

  function deal(next: Run<Stick>) {
    run = next
    wait()
    show()
    offer()
  }

  function offer() {
    const paces = PACES.map((value) => ({ value, label: text(`pace.${value}`) }))
    const pace = PACES[Math.min(2, run.level - 1)]!
    const places = ['online', 'alone'].map((value) => ({ value, label: text(`where.${value}`) }))
    host.options([
      ...(context.join
        ? [{ id: 'where', label: text('where'), value: wantsPeople() ? 'online' : 'alone', choices: places }]
        : []),
      { id: 'pace', label: text('pace'), value: pace, choices: paces },
    ])
  }

  function restart(wish: RunWish = {}) {
    const isDaily = wish.seed !== undefined && wish.level === undefined
    // The challenge of the day is the same for everybody: a room is not.
    if (isDaily) leaveRoom()
    const level = isDaily ? DAILY_LEVEL : levelOf(context.remembered('pace'))
    deal(context.fresh({ ...wish, level }))
    if (!isDaily && !session) goOnline()
  }

  deal(run)
  goOnline()
  host.ready()

  return {
    pause: stage.pause,
    resume: stage.resume,
    restart(wish) {
      restart(wish)
      host.sound('deal')
    },
    setOption(id, value) {
      // Whoever picks rivals wants to meet them.
      leaveRoom()
      if (id === 'pace') deal(context.fresh({ level: levelOf(value) }))
      if (id === 'where') restart()
    },
    destroy() {
      leaveRoom()
      controls.destroy()
      stage.destroy()
    },
  }
}

/** Out of the round for a moment: a ring tells how long. */
function drawAway(
  pen: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  left: number,
) {
  pen.fillStyle = 'rgb(2 8 16 / .35)'
  pen.fillRect(0, 0, width, height)
  pen.lineWidth = 8
  pen.lineCap = 'round'
  pen.strokeStyle = 'rgb(255 255 255 / .25)'
  pen.beginPath()
  pen.arc(width / 2, height / 2, 34, 0, 2 * Math.PI)
  pen.stroke()
  pen.strokeStyle = '#ffb63d'
  pen.beginPath()
  pen.arc(width / 2, height / 2, 34, -Math.PI / 2, -Math.PI / 2 + (1 - left) * 2 * Math.PI)
  pen.stroke()
}

export default { family, mount, joins: true } satisfies GameView<ArenaDefinition, Stick>
