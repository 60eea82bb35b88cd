import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, GameView, Run, RunWish } from '#kit/game/contract.ts'
import { write } from '#kit/game/draw.ts'
import { openStage, type Stage, type StageSize } from '#kit/game/stage.ts'
import { directionOf } from './back.ts'
import { board, timesText } from './board.ts'
import { drive, hitsWall } from './car.ts'
import { HOLDS, type DriftCupInput } from './controls.ts'
import type { DriftCupDefinition } from './definitions.ts'
import { followLine } from './driver.ts'
import { family, type DriftCupSim } from './family.ts'
import { drawGauges, paintFog } from './gauges.ts'
import { fitCourse, fitLens, followCar, onScreen, openLens } from './lens.ts'
import { CAR_PAINTS, lookOf } from './looks.ts'
import { openMarks } from './marks.ts'
import { drawArrow, drawChain, drawLights, openMap, type SmallMap } from './overlay.ts'
import { placeOf } from './race.ts'
import { react } from './reactions.ts'
import { drawScene, paintScene, type Scene } from './scene.ts'
import { parOf, starsOf } from './stars.ts'
import { DRIVING_KEYS, heldBy } from './steering.ts'
import { openThumbs, type Thumbs } from './thumbs.ts'
import { TRACKS_A_SET } from './tracks.ts'

type Context = GameContext<DriftCupDefinition, DriftCupInput>

const OVER_AFTER_TICKS = 80
const HUD_EVERY = 10

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const look = lookOf(definition.id)
  const hasDuel = definition.contest.kind === 'race' && definition.contest.duel
  const lens = openLens()
  const marks = openMarks()
  let run: Run<DriftCupInput> = context.open()
  if (run.level < 1) run = context.fresh({ level: 1 })
  let soloLevel = run.level
  let size: StageSize = { width: 320, height: 480 }
  let scene: Scene | undefined
  let map: SmallMap | undefined
  let fog: HTMLCanvasElement | undefined
  let phase: 'waiting' | 'driving' | 'ended' = 'waiting'
  let ended = 0

  const sim = () => run.sim as DriftCupSim
  const isDuel = () => run.level < 0
  const par = () => parOf(sim(), run.seed, Math.abs(run.level))
  const finger = coach(() => {
    const y = size.height * 0.84
    return [0.5, 0.34, 0.66, 0.5].map((share) => ({ x: size.width * share, y }))
  }, context.firstTime)
  const thumbs: Thumbs = openThumbs({
    canvas,
    seatAt: ({ x, y }) =>
      isDuel() && (size.width > size.height ? x < size.width / 2 : y < size.height / 2) ? 1 : 0,
    mayAct: () => !stage.paused,
    touched: () => begin(),
  })
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(now) {
      size = now
      scene = undefined
      fog = undefined
      place(true)
    },
    tick,
    draw,
    key(key) {
      if (key === 'r' || key === 'R') {
        restart({ seed: run.seed, level: run.level })
        return true
      }
      if (!DRIVING_KEYS.includes(key)) return false
      begin()
      return true
    },
  })

  /** Moves the picture to where the player is. */
  function place(isCut: boolean) {
    const { course, race } = sim()
    if (look.fixed) {
      if (isCut) fitCourse(lens, course, size)
      return
    }
    if (isCut) fitLens(lens, size)
    const direction = definition.contest.kind === 'back' ? directionOf(race) : 1
    followCar(lens, race.cars[0]!, course, { isCut, direction })
  }

  function begin() {
    if (phase !== 'waiting') return
    phase = 'driving'
    finger.dismiss()
    host.playing(true)
    host.sound('tap')
  }

  function held(seat: 0 | 1): number {
    const car = sim().race.cars[seat]!
    const fixed = look.fixed ? lens : undefined
    return heldBy({
      seat,
      isDuel: isDuel(),
      thumb: thumbs.of(seat),
      keys: stage.keys,
      car,
      fixed,
      isTapped: definition.contest.kind === 'drag',
    })
  }

  function tick() {
    if (phase === 'driving') ride()
    else if (phase === 'ended') rollOut()
    place(false)
    marks.follow(sim().race.cars, look.craft === 'boat', context.reducedMotion)
  }

  function ride() {
    const events = run.apply(held(0) + (isDuel() ? HOLDS * held(1) : 0))
    const { race } = sim()
    const here = onScreen(lens, race.cars[0]!)
    for (const event of events) react(event, { context, stage, sim: sim(), here })
    if (sim().status !== 'playing') finish()
    if (race.tick % HUD_EVERY === 0 || events.length > 0) tell()
  }

  /** The cars drive on while the player looks at the result. */
  function rollOut() {
    const { race, course } = sim()
    for (const car of race.cars) {
      if (Math.hypot(car.vx, car.vz) < 1) continue
      drive(car, course, followLine(car, course, definition.handling, 0.6), definition.handling)
      hitsWall(car, course)
    }
    ended++
    if (ended !== OVER_AFTER_TICKS) return
    host.playing(false)
    if (isDuel()) host.over()
    else host.over(starsOf(sim(), par))
  }

  function finish() {
    phase = 'ended'
    ended = 0
    const { race, status } = sim()
    const isJoy = status !== 'lost'
    host.sound(isJoy ? 'win' : 'lose')
    if (isDuel())
      host.toast(text(placeOf(race, race.cars[0]!) < placeOf(race, race.cars[1]!) ? 'wins.1' : 'wins.2'))
    host.announce(text(isJoy ? 'say.won' : 'say.lost'))
    if (!isJoy) return
    host.happy(1)
    stage.effects.burst({ x: size.width / 2, y: size.height / 3 }, { count: 70, speed: 360, life: 1.3 })
  }

  const tell = () => host.hud(board(sim(), context, par))

  function draw({ pen, time }: Stage) {
    const ratio = canvas.width / size.width
    scene ??= paintScene(sim(), look, lens.scale * ratio)
    map ??= openMap(sim().course)
    const ghost = (context.ghost?.() as DriftCupSim | undefined)?.race.cars[0]
    drawScene(pen, { sim: sim(), ghost, look, lens, scene, marks, size, ratio, time })
    const { race } = sim()
    if (definition.contest.kind === 'notes') {
      fog ??= paintFog(size, lens.middle)
      pen.drawImage(fog, 0, 0, size.width, size.height)
    }
    if (!look.fixed) map.draw(pen, size, race.cars, CAR_PAINTS)
    drawContest(pen, time)
    if (phase !== 'waiting') drawLights(pen, size, race.lights)
    if (phase === 'waiting') finger.draw(pen, time)
  }

  function drawContest(pen: CanvasRenderingContext2D, time: number) {
    const { race } = sim()
    if (race.chain > 0) drawChain(pen, size, number(Math.round(race.chain)), timesText(sim(), context))
    const next = race.gates.find(({ state }) => state === 'ahead')
    if (next && phase !== 'ended') pointTo(pen, next.node, next.aside)
    drawGauges(pen, { sim: sim(), size, here: onScreen(lens, race.cars[0]!), number, time })
    if (definition.contest.kind === 'figures') {
      const post = race.spots.find(({ isDone }) => !isDone)
      if (post) pointTo(pen, post.node, post.aside)
    }
    if (definition.contest.kind !== 'knockout' || phase !== 'driving' || race.lights > 0) return
    const isLast = placeOf(race, race.cars[0]!) === race.cars.filter(({ doneAt }) => doneAt === 0).length
    if (isLast)
      write(pen, text('last'), size.width / 2, size.height * 0.3, {
        size: 22,
        color: '#ffb0a0',
        widest: size.width - 120,
      })
  }

  /** Shows the way to a gate that is beyond the edge. */
  function pointTo(pen: CanvasRenderingContext2D, node: number, aside: number) {
    const { course } = sim()
    const target = onScreen(lens, {
      x: course.x[node]! + course.dz[node]! * aside,
      z: course.z[node]! - course.dx[node]! * aside,
    })
    if (target.y > 20 && target.x > 0 && target.x < size.width) return
    const x = Math.max(30, Math.min(size.width - 30, target.x))
    drawArrow(pen, x, 110, Math.atan2(target.x - x, 110 - target.y))
  }

  function open(next: Run<DriftCupInput>) {
    run = next
    phase = 'waiting'
    ended = 0
    if (run.level > 0) soloLevel = run.level
    scene = undefined
    map = undefined
    marks.clear()
    stage.effects.clear()
    place(true)
    tell()
    if (hasDuel) host.options([modeOption()])
    stage.invalidate()
  }

  const modeOption = () => ({
    id: 'mode',
    label: text('mode'),
    value: isDuel() ? 'duel' : 'cup',
    choices: ['cup', 'duel'].map((value) => ({ value, label: text(`mode.${value}`) })),
  })

  function restart(wish: RunWish = {}) {
    const isDaily = wish.seed !== undefined && wish.level === undefined
    // The challenge of the day names a seed only: it names the track, too.
    const level = isDaily ? 1 + (wish.seed! % TRACKS_A_SET) : (wish.level ?? run.level)
    host.sound('deal')
    open(context.fresh(wish.seed === undefined ? { level } : { seed: wish.seed, level }))
  }

  open(run)
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart,
    setOption(id, value) {
      if (id === 'mode') open(context.fresh({ level: value === 'duel' ? -soloLevel : soloLevel }))
    },
    destroy() {
      thumbs.destroy()
      stage.destroy()
    },
  }
}

export default { family, mount, showsGhost: true } satisfies GameView<DriftCupDefinition, DriftCupInput>
