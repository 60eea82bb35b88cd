import { followLink } from '#kit/game/beside/follow-link.ts'
import { coach } from '#kit/game/coach.ts'
import type { GameHandle, GameView } from '#kit/game/contract.ts'
import { openStage, type Stage, type StageSize } from '#kit/game/stage.ts'
import { drive } from './car.ts'
import type { FacetLapDefinition } from './definitions.ts'
import { driveLine } from './driver.ts'
import { family, type RunInput } from './family.ts'
import { keepLap, readGarage, type BestLap } from './ghosts.ts'
import { starsFor } from './medals.ts'
import { moodOf } from './moods.ts'
import { poseAtRest, settlePose } from './pose.ts'
import { openPreyCars } from './prey-cars.ts'
import { draw, tell } from './race-draw.ts'
import { firstRun, openTrack, restart, setOption, startOver } from './race-run.ts'
import { type Context, isGhostWish, medals, type Race, racedSim, sim, time } from './race.ts'
import { reactTo, trailOf } from './ride-effects.ts'
import { DRIVING_KEYS, openSteering, pedalBox, type Steering } from './steering.ts'
import { placeBar, sentTrack } from './track-link.ts'
import { TRACK_HASH } from './track-code.ts'
import { OWN, SEEDED } from './tracks.ts'
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
  const own = sentTrack(context)
  const run = firstRun(context, own)

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
    coverImage: undefined,
    packedLevel: run.level > definition.levels ? 1 : Math.max(1, run.level),
    own,
    bar: undefined,
    unfollow: followLink(TRACK_HASH),
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
  placeBar(race)

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

/** The car drives on by itself while the player looks at the result. */
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
  keep(race, { milliseconds, inputs: race.driven })
}

/** Stores the best lap of each track; on an own track it proves the link. */
function keep(race: Race, lap: BestLap) {
  const { run, own } = race
  if (run.level === OWN && own) {
    if (!own.lap || lap.milliseconds < own.lap.milliseconds) race.own = { ...own, lap }
    return race.bar?.refresh()
  }
  if (run.level !== SEEDED && keepLap(race.garage, run.level, lap))
    race.host.remember(JSON.stringify(race.garage))
}

function destroy(race: Race) {
  race.unfollow()
  race.bar?.destroy()
  race.steering.destroy()
  race.stage.destroy()
  race.world.destroy()
}

function layout(race: Race, now: StageSize) {
  race.size = now
  race.world.resize(now.width, now.height, race.canvas.width / now.width)
  race.mapImage = undefined
  race.coverImage = undefined
}

function pressKey(race: Race, key: string) {
  if (key === 'r' || key === 'R') {
    startOver(race)
    return true
  }
  if (!DRIVING_KEYS.includes(key)) return false
  begin(race)
  return true
}

export default { family, mount, showsGhost: true } satisfies GameView<FacetLapDefinition, RunInput>
