import { coach } from '#kit/game/coach.ts'
import type { GameHandle, RunWish } from '#kit/game/contract.ts'
import { ease } from '#kit/game/effects.ts'
import { openStage, type Point, type Stage, type StageSize } from '#kit/game/stage.ts'
import { paintCrew } from './crew-art.ts'
import { flightEffects } from './flight-effects.ts'
import { BODY_HEIGHT } from './flight.ts'
import { rankOf } from '#kit/game/progress/missions.ts'
import { drawGadgets, drawPurse, gadgetChips, touchedGadget } from './gadget-board.ts'
import { GADGET_LEVEL, GADGETS, pickKit, PLAIN_LEVEL } from './gadgets.ts'
import { paintHazards } from './hazard-art.ts'
import { checkMissions, crash, fall } from './landing.ts'
import { drawMissions } from './mission-board.ts'
import { readOwned } from './missions.ts'
import { kitOf, showOwned, wornSuit } from './owned.ts'
import type { FlyerInput } from './rules.ts'
import { drawField, type Pose } from './scene.ts'
import { cameraOf, paintScenery } from './scenery.ts'
import { drawWheel, hurryWheel } from './spin-wheel.ts'
import { steam } from './steam.ts'
import { paintThings } from './thing-art.ts'
import { choose, flight, wantedLevel, type Context, type Trip } from './trip.ts'
import { metres } from './world.ts'

const SHARPEST = 2.6
const HOLD_KEYS = [' ', 'ArrowUp', 'Enter', 'w']
const CHEER_EVERY = 500

/** The endless way of the tinkerer. */
export function mountFlight(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number } = context
  const clouds = steam()
  const pose: Pose = { thrusting: false, tumble: 0, fallY: 0, flip: 1, squash: 0 }

  const trip: Trip = {
    canvas,
    context,
    host,
    text,
    number,
    run: context.open(),
    owned: readOwned(context.memory),
    gains: undefined,
    wheel: undefined,
    camera: cameraOf({ width: 1, height: 1 }),
    art: undefined,
    started: false,
    pressed: false,
    ended: 0,
    announced: new Set<number>(),
    shown: '',
    clouds,
    pose,
    fallSpeed: 0,
    dress() {
      layout(trip, stage)
      stage.invalidate()
    },
    get guide() {
      return guide
    },
    get stage() {
      return stage
    },
    get effects() {
      return effects
    },
  }

  const guide = coach(() => {
    const { body } = flight(trip)
    const x = (trip.camera.player + 60) * trip.camera.scale
    return [{ x, y: trip.camera.top + (body.y + 6) * trip.camera.scale }]
  }, context.firstTime)
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (size) => layout(trip, size),
    draw: (frame) => draw(trip, frame),
    tick: () => tick(trip),
    down: (at) => touch(trip, at),
    key: (key, event) => pressKey(trip, key, event),
  })
  const effects = flightEffects(context, stage, () => trip.camera)
  if (trip.run.level !== wantedLevel(trip)) trip.run = context.fresh({ level: wantedLevel(trip) })
  showHud(trip)
  showOwned(context, trip.owned, flight(trip))
  host.ready()

  return {
    pause() {
      showOwned(context, trip.owned, flight(trip))
      stage.pause()
    },
    resume: stage.resume,
    restart: (wish) => restart(trip, wish),
    wish: (wish) => 'good' in wish && choose(trip, wish.good),
    touchSize: () => Math.min(...gadgetChips(trip.camera).map(({ height }) => height)),
    destroy: stage.destroy,
  }
}

function press(trip: Trip) {
  if (trip.wheel) return hurryWheel(trip.wheel)
  trip.pressed = true
  if (trip.started) return
  trip.started = true
  if (trip.run.level === GADGET_LEVEL) trip.run.apply(pickKit(kitOf(trip.owned)))
  trip.guide.dismiss()
  trip.host.playing(true)
  trip.host.sound('tap')
}

function touch(trip: Trip, at: Point) {
  const gadget = trip.started ? -1 : touchedGadget(trip.camera, at)
  if (gadget < 0) press(trip)
  else choose(trip, GADGETS[gadget]!.name)
}

/** A press shorter than a tick counts, and two fast ones count twice. */
function input(trip: Trip): FlyerInput {
  const held = trip.stage.held !== undefined || HOLD_KEYS.some((key) => trip.stage.keys.has(key))
  if (!trip.pressed) return held ? 1 : 0
  if (flight(trip).body.held) return 0
  trip.pressed = false
  return 1
}

function tick(trip: Trip) {
  trip.clouds.step()
  if (!trip.started) return
  if (flight(trip).over) {
    fall(trip)
    return
  }
  const before = metres(flight(trip).travelled)
  const events = trip.run.apply(input(trip))
  move(trip)
  for (const event of events) trip.effects.show(event, flight(trip))
  if (events.some(({ kind }) => kind === 'crash')) crash(trip)
  const now = metres(flight(trip).travelled)
  if (Math.floor(now / CHEER_EVERY) > Math.floor(before / CHEER_EVERY)) {
    trip.host.happy(0.5)
    trip.host.sound('score', 7)
    trip.host.announce(trip.text('say.metres', { count: trip.number(now) }))
  }
  if (flight(trip).tick % 12 === 0) checkMissions(trip, events)
  showHud(trip)
}

/** Steam, flips and squash follow the craft. */
function move(trip: Trip) {
  const { body, craft, travelled, tick: now } = flight(trip)
  trip.pose.thrusting = craft === 'pack' && body.held
  trip.pose.flip += (body.pull - trip.pose.flip) * 0.28
  trip.pose.squash *= 0.86
  if (craft === 'balloon' && body.vy < -6) trip.pose.squash = 1
  const wants = craft === 'pack' ? body.held : now % 5 === 0
  if (wants && !trip.context.reducedMotion) {
    const back = craft === 'pack' ? -18 : -40
    trip.clouds.puff(travelled + back, body.y + (craft === 'pack' ? BODY_HEIGHT.pack + 8 : 4), 0.5)
  }
}

function showHud(trip: Trip) {
  const { coins } = flight(trip).tally
  const rank = rankOf(trip.owned)
  const now = `${coins}/${rank}`
  if (now === trip.shown) return
  trip.shown = now
  trip.host.hud([
    { id: 'coins', label: trip.text('hud.coins'), value: trip.number(coins) },
    { id: 'rank', label: trip.text('hud.rank'), value: trip.number(rank) },
  ])
}

function restart(trip: Trip, wish?: RunWish) {
  const isDaily = wish?.seed !== undefined && wish.level === undefined
  // A watched flight is raced at its own level.
  const level = isDaily ? PLAIN_LEVEL : wish?.seed !== undefined ? wish.level : wantedLevel(trip)
  trip.run = trip.context.fresh({ ...wish, ...(level === undefined ? {} : { level }) })
  trip.started = trip.pressed = false
  trip.wheel = trip.gains = undefined
  trip.announced = new Set()
  Object.assign(trip.pose, { thrusting: false, tumble: 0, fallY: 0, flip: 1, squash: 0 })
  trip.clouds.clear()
  trip.effects.reset()
  trip.shown = ''
  showHud(trip)
  trip.host.sound('deal')
  trip.stage.effects.tween(0.2, () => {}, { ease: ease.linear })
  trip.stage.invalidate()
}

function layout(trip: Trip, size: StageSize) {
  trip.camera = cameraOf(size)
  const ratio = trip.canvas.width / size.width
  const sharpness = Math.min(SHARPEST, trip.camera.scale * ratio)
  trip.art = {
    crew: paintCrew(sharpness, wornSuit(trip.owned)),
    hazards: paintHazards(sharpness),
    things: paintThings(sharpness),
    scenery: paintScenery(trip.camera, ratio),
  }
}

function draw(trip: Trip, { pen, time, reducedMotion }: Stage) {
  if (!trip.art) return
  drawField(pen, {
    flight: flight(trip),
    camera: trip.camera,
    art: trip.art,
    pose: trip.pose,
    steam: trip.clouds,
    seconds: time,
    calm: reducedMotion,
    writeMetres: trip.number,
  })
  drawMissions(pen, trip.context, { camera: trip.camera, flight: flight(trip), owned: trip.owned })
  const drift = flight(trip).travelled * trip.camera.scale
  if (drift < trip.camera.width + 400) {
    const { camera, owned, text, number } = trip
    drawGadgets(pen, { camera, owned, text, number, drift })
    drawPurse(pen, { camera, owned, number, drift })
  }
  if (trip.wheel) drawWheel(pen, trip, trip.wheel)
  if (!trip.started) trip.guide.draw(pen, time)
}

function pressKey(trip: Trip, key: string, event: KeyboardEvent) {
  const gadget = Number(key) - 1
  if (!trip.started && !event.repeat && GADGETS[gadget]) {
    choose(trip, GADGETS[gadget].name)
    return true
  }
  if (!HOLD_KEYS.includes(key)) return false
  if (!event.repeat) press(trip)
  return true
}
