import { coach } from '#kit/game/coach.ts'
import type { GameHandle, GameView, Run, RunWish } from '#kit/game/contract.ts'
import { openStage, type Stage, type StageSize } from '#kit/game/stage.ts'
import { drive } from './car.ts'
import type { FacetLapInput } from './controls.ts'
import type { FacetLapDefinition } from './definitions.ts'
import { driveLine } from './driver.ts'
import { type FacetLapSim, family } from './family.ts'
import { keepLap, readGarage, unpackLap } from './ghosts.ts'
import { starsFor } from './medals.ts'
import { moodOf } from './moods.ts'
import { poseAtRest, settlePose } from './pose.ts'
import { openPreyCars } from './prey-cars.ts'
import { draw, tell } from './race-draw.ts'
import { type Context, isGhostWish, medals, type Race, racedSim, sim, time } from './race.ts'
import { reactTo, trailOf } from './ride-effects.ts'
import { openRivals } from './rivals.ts'
import { DRIVING_KEYS, openSteering, pedalBox, type Steering } from './steering.ts'
import { SEEDED } from './tracks.ts'
import { powerOf } from './twists.ts'
import { type GhostCar, openWorld, RACED_TINT } from './world.ts'

const OVER_AFTER_TICKS = 75
const HUD_EVERY = 6

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
  const asked = context.remembered('ghost')
  const prey = openPreyCars()
  const run = context.open()

  const race: Race = {
    canvas,
    context,
    host,
    text,
    number,
    definition,
    seconds,
    world,
    garage,
    pose,
    raced,
    run,
    ghostWish: isGhostWish(asked) ? asked : 'all',
    rivals: undefined,
    driven: [],
    phase: 'waiting',
    ended: 0,
    size: { width: 320, height: 480 },
    map: undefined,
    mapImage: undefined,
    packedLevel: Math.max(1, run.level),
    prey,
    get finger() {
      return finger
    },
    get steering() {
      return steering
    },
    get stage() {
      return stage
    },
  }

  const finger = coach(() => {
    const y = race.size.height * 0.8
    return [0.5, 0.3, 0.7, 0.5].map((share) => ({ x: race.size.width * share, y }))
  }, context.firstTime)
  const steering: Steering = openSteering({
    canvas,
    pedal: () => pedalBox(race.size),
    mayAct: () => !stage.paused,
    touched: () => begin(race),
  })
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (now) => layout(race, now),
    tick: () => tick(race),
    draw: (frame) => draw(race, frame),
    key: (key) => pressKey(race, key),
  })
  openTrack(race, race.run)
  host.ready()

  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish) => restart(race, wish),
    setOption: (id, value) => setOption(race, id, value),
    destroy: () => destroy(race),
  }
}

function begin(race: Race) {
  if (race.phase !== 'waiting') return
  race.phase = 'driving'
  race.finger.dismiss()
  race.host.playing(true)
  race.host.sound('tap')
}

function tick(race: Race) {
  if (race.phase === 'driving') ride(race)
  else if (race.phase === 'ended') rollOut(race)
  const { car } = sim(race).lap
  settlePose(race.pose, car, sim(race).course)
  const ghost = racedSim(race)
  if (ghost) settlePose(race.raced.pose, ghost.lap.car, ghost.course)
  race.prey.follow(sim(race))
  race.world.camera.follow(race.pose, race.context.reducedMotion)
  race.world.trail.step()
}

function ride(race: Race) {
  const input = race.steering.input(race.stage.keys)
  const { lap, course } = sim(race)
  const wasFallen = lap.fallen > 0
  const events = race.run.apply(input)
  race.driven.push(input)
  race.rivals?.step()
  if (!wasFallen) trailOf(race.world.trail, lap.car, course, race.context.reducedMotion)
  for (const event of events) {
    reactTo(event, {
      context: race.context,
      stage: race.stage,
      trail: race.world.trail,
      car: lap.car,
      split: () => race.rivals?.splitText(lap),
    })
    if (event.kind === 'back') {
      settlePose(race.pose, lap.car, course)
      race.world.camera.cut(race.pose)
    }
    if (event.kind === 'finish') finish(race)
    if (event.kind === 'escaped') race.phase = 'ended'
  }
  if (lap.tick % HUD_EVERY === 0 || events.length > 0) tell(race)
}

/** The car drives on by itself while the player looks at the time. */
function rollOut(race: Race) {
  const { lap, course } = sim(race)
  if (lap.status === 'won')
    drive(lap.car, course, driveLine(lap.car, course, 0.7), powerOf(lap, race.definition))
  race.ended++
  if (race.ended !== OVER_AFTER_TICKS) return
  race.host.playing(false)
  race.host.over(lap.status === 'won' ? starsFor(lap.milliseconds, medals(race)) : 0)
}

function finish(race: Race) {
  race.phase = 'ended'
  race.ended = 0
  const { milliseconds } = sim(race).lap
  const { author } = medals(race)
  const stars = starsFor(milliseconds, medals(race))
  race.host.sound('win')
  race.host.happy(stars === 3 ? 1 : 0.5)
  if (milliseconds < author) race.host.toast(race.text('beaten'))
  race.host.announce(race.text('say.finish', { time: time(race, milliseconds), stars: race.number(stars) }))
  race.stage.effects.burst(
    { x: race.size.width / 2, y: race.size.height * 0.3 },
    { count: 60, speed: 340, life: 1.2 },
  )
  const isKept =
    race.run.level !== SEEDED && keepLap(race.garage, race.run.level, { milliseconds, inputs: race.driven })
  if (isKept) race.host.remember(JSON.stringify(race.garage))
}

function open(race: Race, next: Run<FacetLapInput>) {
  race.run = next
  race.driven = []
  race.phase = 'waiting'
  race.ended = 0
  const kept = race.garage[race.run.level]
  const best = race.run.level === SEEDED || !kept ? undefined : unpackLap(kept)
  race.rivals = openRivals({
    definition: race.definition,
    run: race.run,
    best,
    wish: race.ghostWish,
    time: (milliseconds) => time(race, milliseconds),
  })
  const { course, lap } = sim(race)
  settlePose(race.pose, lap.car, course)
  race.prey.follow(sim(race))
  race.world.camera.cut(race.pose)
  race.world.trail.clear()
  race.stage.effects.clear()
  tell(race)
  race.host.options([courseOption(race), ghostOption(race)])
  race.stage.invalidate()
}

function openTrack(race: Race, next: Run<FacetLapInput>) {
  race.world.show((next.sim as FacetLapSim).course)
  race.map = undefined
  race.mapImage = undefined
  open(race, next)
}

function courseOption(race: Race) {
  return {
    id: 'course',
    label: race.text('course'),
    value: race.run.level === SEEDED ? 'seeded' : 'pack',
    choices: ['pack', 'seeded'].map((value) => ({ value, label: race.text(`course.${value}`) })),
  }
}

function ghostOption(race: Race) {
  return {
    id: 'ghost',
    label: race.text('ghost'),
    value: race.ghostWish,
    choices: ['all', 'best', 'author', 'none'].map((value) => ({
      value,
      label: race.text(`ghost.${value}`),
    })),
  }
}

function restart(race: Race, wish: RunWish = {}) {
  const isDaily = wish.seed !== undefined && wish.level === undefined
  const level = isDaily ? SEEDED : (wish.level ?? race.run.level)
  if (level !== SEEDED) race.packedLevel = level
  // A dealt track stays until it has been driven to the end: a restart is for the next try.
  const isSameTrack =
    !isDaily && !racedSim(race) && level === SEEDED && race.run.level === SEEDED && sim(race).status !== 'won'
  const before = sim(race).course
  const next = race.context.fresh({
    level,
    ...(isSameTrack ? { seed: race.run.seed } : wish.seed === undefined ? {} : { seed: wish.seed }),
  })
  race.host.sound('deal')
  if ((next.sim as FacetLapSim).course === before) open(race, next)
  else openTrack(race, next)
}

function setOption(race: Race, id: string, value: string) {
  if (id === 'course')
    openTrack(race, race.context.fresh({ level: value === 'seeded' ? SEEDED : race.packedLevel }))
  if (id !== 'ghost') return
  race.ghostWish = isGhostWish(value) ? value : 'all'
  open(race, race.context.fresh({ seed: race.run.seed, level: race.run.level }))
}

function destroy(race: Race) {
  race.steering.destroy()
  race.stage.destroy()
  race.world.destroy()
}

function layout(race: Race, now: StageSize) {
  race.size = now
  race.world.resize(now.width, now.height, race.canvas.width / now.width)
  race.mapImage = undefined
}

function pressKey(race: Race, key: string) {
  if (key === 'r' || key === 'R') {
    restart(race, { seed: race.run.seed, level: race.run.level })
    return true
  }
  if (!DRIVING_KEYS.includes(key)) return false
  begin(race)
  return true
}

export default { family, mount, showsGhost: true } satisfies GameView<FacetLapDefinition, FacetLapInput>
