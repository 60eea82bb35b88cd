import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, GameView, Run, RunWish } from '#kit/game/contract.ts'
import { openStage, type Stage, type StageSize } from '#kit/game/stage.ts'
import { drive } from './car.ts'
import type { FacetLapInput } from './controls.ts'
import { drawDial, drawDot, drawPedal, paintMap } from './dashboard.ts'
import type { FacetLapDefinition } from './definitions.ts'
import { driveLine } from './driver.ts'
import { family, type FacetLapSim } from './family.ts'
import { keepLap, readGarage, unpackLap } from './ghosts.ts'
import { medalTimes, starsFor } from './medals.ts'
import { mapOf, type CourseMap } from './course-map.ts'
import { poseAtRest, settlePose } from './pose.ts'
import { openRivals, type GhostWish, type Rivals } from './rivals.ts'
import { openPreyCars } from './prey-cars.ts'
import { powerOf } from './twists.ts'
import { counterOf, drawTwist } from './twist-board.ts'
import { floorUnder, reactTo, trailOf } from './ride-effects.ts'
import { DRIVING_KEYS, openSteering, pedalBox, type Steering } from './steering.ts'
import { SEEDED } from './tracks.ts'
import { moodOf } from './moods.ts'
import { openWorld, RACED_TINT, type GhostCar } from './world.ts'

type Context = GameContext<FacetLapDefinition, FacetLapInput>

const OVER_AFTER_TICKS = 75
const HUD_EVERY = 6
const KMH = 3.6

const isGhostWish = (value: string | undefined): value is GhostWish =>
  value === 'best' || value === 'author' || value === 'none'

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const seconds = new Intl.NumberFormat(context.locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const world = openWorld(moodOf[definition.twist])
  const garage = readGarage(context)
  const pose = poseAtRest()
  const raced: GhostCar = { pose: poseAtRest(), tint: RACED_TINT }
  let run: Run<FacetLapInput> = context.open()
  let ghostWish: GhostWish | 'all' = 'all'
  const asked = context.remembered('ghost')
  if (isGhostWish(asked)) ghostWish = asked
  let rivals: Rivals | undefined
  let driven: FacetLapInput[] = []
  let phase: 'waiting' | 'driving' | 'ended' = 'waiting'
  let ended = 0
  let size: StageSize = { width: 320, height: 480 }
  let map: CourseMap | undefined
  let mapImage: HTMLCanvasElement | undefined
  let packedLevel = Math.max(1, run.level)

  const sim = () => run.sim as FacetLapSim
  const racedSim = () => context.ghost?.() as FacetLapSim | undefined
  /** Everybody who drives along. */
  const ghosts = () => [...prey.cars(), ...(rivals?.ghosts() ?? []), ...(racedSim() ? [raced] : [])]
  const prey = openPreyCars()
  const medals = () => medalTimes(sim().course, definition)
  const finger = coach(() => {
    const y = size.height * 0.8
    return [0.5, 0.3, 0.7, 0.5].map((share) => ({ x: size.width * share, y }))
  }, context.firstTime)

  const steering: Steering = openSteering({
    canvas,
    pedal: () => pedalBox(size),
    mayAct: () => !stage.paused,
    touched: () => begin(),
  })
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(now) {
      size = now
      world.resize(now.width, now.height, canvas.width / now.width)
      mapImage = undefined
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

  function begin() {
    if (phase !== 'waiting') return
    phase = 'driving'
    finger.dismiss()
    host.playing(true)
    host.sound('tap')
  }

  function tick() {
    if (phase === 'driving') ride()
    else if (phase === 'ended') rollOut()
    const { car } = sim().lap
    settlePose(pose, car, sim().course)
    const ghost = racedSim()
    if (ghost) settlePose(raced.pose, ghost.lap.car, ghost.course)
    prey.follow(sim())
    world.camera.follow(pose, context.reducedMotion)
    world.trail.step()
  }

  function ride() {
    const input = steering.input(stage.keys)
    const { lap, course } = sim()
    const wasFallen = lap.fallen > 0
    const events = run.apply(input)
    driven.push(input)
    rivals?.step()
    if (!wasFallen) trailOf(world.trail, lap.car, course, context.reducedMotion)
    for (const event of events) {
      reactTo(event, {
        context,
        stage,
        trail: world.trail,
        car: lap.car,
        split: () => rivals?.splitText(lap),
      })
      if (event.kind === 'back') {
        settlePose(pose, lap.car, course)
        world.camera.cut(pose)
      }
      if (event.kind === 'finish') finish()
      if (event.kind === 'escaped') phase = 'ended'
    }
    if (lap.tick % HUD_EVERY === 0 || events.length > 0) tell()
  }

  /** The car drives on by itself while the player looks at the time. */
  function rollOut() {
    const { lap, course } = sim()
    if (lap.status === 'won')
      drive(lap.car, course, driveLine(lap.car, course, 0.7), powerOf(lap, definition))
    ended++
    if (ended !== OVER_AFTER_TICKS) return
    host.playing(false)
    host.over(lap.status === 'won' ? starsFor(lap.milliseconds, medals()) : 0)
  }

  function finish() {
    phase = 'ended'
    ended = 0
    const { milliseconds } = sim().lap
    const { author } = medals()
    const stars = starsFor(milliseconds, medals())
    host.sound('win')
    host.happy(stars === 3 ? 1 : 0.5)
    if (milliseconds < author) host.toast(text('beaten'))
    host.announce(text('say.finish', { time: time(milliseconds), stars: number(stars) }))
    stage.effects.burst({ x: size.width / 2, y: size.height * 0.3 }, { count: 60, speed: 340, life: 1.2 })
    const isKept = run.level !== SEEDED && keepLap(garage, run.level, { milliseconds, inputs: driven })
    if (isKept) host.remember(JSON.stringify(garage))
  }

  const time = (milliseconds: number) => seconds.format(milliseconds / 1000)

  function tell() {
    const { gold, author, silver } = medals()
    const { lap } = sim()
    const at = lap.milliseconds
    const [medal, goal] = at <= author ? ['author', author] : at <= gold ? ['gold', gold] : ['silver', silver]
    host.hud([
      { id: 'medal', label: text(`medal.${medal}`), value: time(Number(goal)) },
      counterOf(lap, definition, context),
    ])
  }

  function draw({ pen, time: now }: Stage) {
    // The stage draws once before the first run stands.
    if (!rivals) return
    const { lap, course } = sim()
    const panes = definition.twist === 'freight' ? lap.panes : 0
    world.draw({ own: pose, floor: floorUnder(course, lap.car), ghosts: ghosts(), panes })
    pen.imageSmoothingQuality = 'low'
    pen.drawImage(world.canvas, -3, -3, size.width + 6, size.height + 6)
    const kmh = Math.round(pose.speed * KMH)
    const dial = { speed: number(kmh), unit: text('kmh'), share: pose.speed / definition.topSpeed }
    // On a low screen the dial would hide the car.
    const dialX = size.width > size.height * 1.4 ? 84 : size.width / 2
    drawDial(pen, size, dialX, dial)
    drawTwist(pen, size, dialX, { lap, twist: definition.twist })
    if (steering.byThumb || context.firstTime) drawPedal(pen, pedalBox(size), steering.braking)
    drawMap(pen)
    if (phase === 'waiting') finger.draw(pen, now)
  }

  function drawMap(pen: CanvasRenderingContext2D) {
    const side = Math.min(92, size.width * 0.2)
    map ??= mapOf(sim().course)
    mapImage ??= paintMap(map.points, side, canvas.width / size.width)
    const left = size.width - side - 12
    pen.drawImage(mapImage, left, 12, side, side)
    const dot = (x: number, z: number, paint: string) => {
      const at = map!.place(x, z)
      drawDot(pen, { x: left + at.x * side, y: 12 + at.y * side }, paint)
    }
    for (const { pose: ghost } of ghosts()) dot(ghost.x, ghost.z, '#8ff5ff')
    dot(pose.x, pose.z, '#ff5a4e')
  }

  function open(next: Run<FacetLapInput>) {
    run = next
    driven = []
    phase = 'waiting'
    ended = 0
    const kept = garage[run.level]
    const best = run.level === SEEDED || !kept ? undefined : unpackLap(kept)
    rivals = openRivals({ definition, run, best, wish: ghostWish, time })
    const { course, lap } = sim()
    settlePose(pose, lap.car, course)
    prey.follow(sim())
    world.camera.cut(pose)
    world.trail.clear()
    stage.effects.clear()
    tell()
    host.options([courseOption(), ghostOption()])
    stage.invalidate()
  }

  function openTrack(next: Run<FacetLapInput>) {
    world.show((next.sim as FacetLapSim).course)
    map = undefined
    mapImage = undefined
    open(next)
  }

  const courseOption = () => ({
    id: 'course',
    label: text('course'),
    value: run.level === SEEDED ? 'seeded' : 'pack',
    choices: ['pack', 'seeded'].map((value) => ({ value, label: text(`course.${value}`) })),
  })
  const ghostOption = () => ({
    id: 'ghost',
    label: text('ghost'),
    value: ghostWish,
    choices: ['all', 'best', 'author', 'none'].map((value) => ({ value, label: text(`ghost.${value}`) })),
  })

  function restart(wish: RunWish = {}) {
    const isDaily = wish.seed !== undefined && wish.level === undefined
    const level = isDaily ? SEEDED : (wish.level ?? run.level)
    if (level !== SEEDED) packedLevel = level
    // A dealt track stays until it has been driven to the end: a restart is for the next try.
    const isSameTrack =
      !isDaily && !racedSim() && level === SEEDED && run.level === SEEDED && sim().status !== 'won'
    const before = sim().course
    const next = context.fresh({
      level,
      ...(isSameTrack ? { seed: run.seed } : wish.seed === undefined ? {} : { seed: wish.seed }),
    })
    host.sound('deal')
    if ((next.sim as FacetLapSim).course === before) open(next)
    else openTrack(next)
  }

  openTrack(run)
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart,
    setOption(id, value) {
      if (id === 'course') openTrack(context.fresh({ level: value === 'seeded' ? SEEDED : packedLevel }))
      if (id !== 'ghost') return
      ghostWish = isGhostWish(value) ? value : 'all'
      open(context.fresh({ seed: run.seed, level: run.level }))
    },
    destroy() {
      steering.destroy()
      stage.destroy()
      world.destroy()
    },
  }
}

export default { family, mount, showsGhost: true } satisfies GameView<FacetLapDefinition, FacetLapInput>
