import { coach } from '#kit/game/coach.ts'
import type { GameHandle, GameView, RoomWish, Run, RunWish } from '#kit/game/contract.ts'
import { openGamepads } from '#kit/game/pads/gamepads.ts'
import { roomAsked } from '#kit/game/rooms/asked-room.ts'
import { sprites } from '#kit/game/sprites.ts'
import { openStage, type Point, type Stage } from '#kit/game/stage.ts'
import type { BumperDefinition } from './definitions.ts'
import { family } from './family.ts'
import { modelAt, MODELS, readGarage } from './garage.ts'
import { drawRink } from './draw-rink.ts'
import { garagePlan, touchedModel } from './garage-art.ts'
import { groundPlan } from './ground-plan.ts'
import { PAD_KEYS } from './keys.ts'
import { levelOf, MODES, setupAt, type Setup } from './modes.ts'
import { optionsOf, setupWith } from './choices.ts'
import { follow, settle, stillMotion } from './motion.ts'
import { OWN } from './picture.ts'
import { noTally, noteEvent, showPurse, wishFor } from './purse.ts'
import { react } from './reactions.ts'
import {
  chooseModel,
  dress,
  film,
  finish,
  heldBy,
  isShared,
  layout,
  match,
  NO_GOALS,
  seatAt,
  surroundings,
  tell,
  type Context,
  type Rink,
} from './rink.ts'
import { openRoom, roomTick } from './room-play.ts'
import { type Hold, holds, pickCars } from './stick.ts'
import { emptyTape, record, replayed, showSoon, stop } from './tape.ts'
import { boostSpot, openTouches, type Touches } from './touches.ts'

/** A daily challenge names only a seed: everybody plays it against the first team of the cup. */
const isDaily = ({ seed, level }: RunWish) => seed !== undefined && level === undefined

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const wanted = rememberedBy(context)
  const garage = readGarage(context.memory, definition.levels)
  const run = openMode(context, wanted, garage.level)
  const setup = setupAt(run.level)

  const rink: Rink = {
    canvas,
    context,
    host,
    text,
    number,
    definition,
    setup,
    garage: setup.mode === 'cup' ? { ...garage, level: run.level } : garage,
    sprites: sprites(),
    tape: emptyTape(),
    seen: undefined,
    own: OWN,
    shift: { x: 0, y: 0 },
    run,
    isChallenge: false,
    room: undefined,
    plan: groundPlan({ width: 320, height: 480 }),
    size: { width: 320, height: 480 },
    ground: undefined,
    phase: 'waiting',
    motion: stillMotion(context.reducedMotion),
    tally: noTally(),
    told: '',
    tallies: NO_GOALS,
    pads: openGamepads(PAD_KEYS),
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
    seatAt: (at) => seatAt(rink, at),
    boostButton: () => (isShared(rink) ? undefined : boostSpot(rink.size)),
    mayAct: () => !stage.paused,
    touched: (at) => touched(rink, at),
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
    draw: (at) => drawRink(rink, at),
    fontsCame: () => rink.sprites.clear(),
    key: (key) => press(rink, key),
  })
  deal(rink, rink.run)
  host.ready()
  const asked = context.join && roomAsked(location.search)
  if (asked) enter(rink, asked)
  return handleOf(rink)
}

const handleOf = (rink: Rink): GameHandle => ({
  pause() {
    // A room does not pause: an absent player holds nothing.
    rink.room?.session.frame(0)
    rink.stage.pause()
  },
  resume: () => rink.stage.resume(),
  restart: (wish) => restart(rink, wish),
  setOption: (id, value) => setOption(rink, id, value),
  wish(wish) {
    wishFor(rink, wish, match(rink))
    rink.stage.invalidate()
  },
  enter: (wish) => enter(rink, wish),
  touchSize: () => garagePlan(rink.size).chips[0]!.width,
  destroy: () => destroy(rink),
})

/** The player's last choices. */
function rememberedBy(context: Context): Setup {
  const mode = MODES.find((one) => one === context.remembered('mode')) ?? 'cup'
  const setup: Setup = { mode, sides: 1, rival: 1, field: 0 }
  return ['team', 'opponent', 'field'].reduce(
    (wish, id) => setupWith(wish, id, context.remembered(id)),
    setup,
  )
}

/** The cup resumes where it was left; an unfinished match of two is not stored. */
function openMode(context: Context, wanted: Setup, cupLevel: number): Run<Hold> {
  if (wanted.mode !== 'cup') return context.fresh({ level: levelOf(wanted) })
  const run = context.open()
  return setupAt(run.level).mode === 'cup' ? run : context.fresh({ level: cupLevel })
}

function begin(rink: Rink) {
  if (rink.phase !== 'waiting' || rink.room) return false
  rink.phase = 'playing'
  const { car } = rink.garage
  rink.run.apply(pickCars(car, car))
  rink.finger.dismiss()
  rink.host.playing(true)
  rink.host.sound('tap')
  return false
}

/** A touch that skips a replay or chooses a car; true when it was used. */
function touched(rink: Rink, at: Point): boolean {
  if (rink.tape.at !== undefined) {
    stop(rink.tape)
    return true
  }
  const model = rink.phase === 'waiting' && !rink.room ? touchedModel(garagePlan(rink.size), at) : -1
  if (model < 0) return begin(rink)
  chooseCar(rink, model)
  return true
}

function press(rink: Rink, key: string): boolean {
  if (rink.tape.at !== undefined) {
    stop(rink.tape)
    return true
  }
  const digit = Number(key)
  if (rink.phase !== 'waiting' || rink.room || !(digit >= 1 && digit <= MODELS.length)) return begin(rink)
  chooseCar(rink, digit - 1)
  return true
}

function chooseCar(rink: Rink, car: number) {
  const { wins } = modelAt(car)
  if (wins > rink.garage.won) {
    rink.host.toast(rink.text('locked', { count: rink.number(wins) }))
    rink.host.sound('bad')
    return
  }
  chooseModel(rink, car)
  rink.host.sound('flip', car)
  rink.host.announce(rink.text(`car.${modelAt(car).name}`))
  dress(rink)
  layout(rink, rink.size)
}

function tick(rink: Rink) {
  for (const key of rink.pads.poll()) press(rink, key)
  settle(rink.motion)
  rink.seen = replayed(rink.tape)
  film(rink)
  if (rink.room) return roomTick(rink, rink.room)
  if (rink.seen || rink.phase !== 'playing') return
  const { x, y } = match(rink).ball
  const events = rink.run.apply(holds(heldBy(rink, 0), isShared(rink) ? heldBy(rink, 1) : 0))
  follow(rink.motion, match(rink), { x, y })
  const around = surroundings(rink)
  for (const event of events) {
    react(event, around)
    noteEvent(rink.tally, match(rink), event)
    if (event.kind === 'goal' && !rink.context.reducedMotion) showSoon(rink.tape)
    if (event.kind === 'win' || event.kind === 'lose') finish(rink)
  }
  if (rink.phase === 'playing') record(rink.tape, match(rink))
  tell(rink)
}

function deal(rink: Rink, next: Run<Hold>) {
  leaveRoom(rink)
  rink.run = next
  rink.phase = 'waiting'
  rink.setup = setupAt(next.level)
  rink.tally = noTally()
  rink.told = ''
  rink.motion = stillMotion(rink.context.reducedMotion)
  rink.stage.effects.clear()
  stop(rink.tape)
  rink.seen = undefined
  dress(rink)
  layout(rink, rink.size)
  tell(rink)
  rink.host.options(optionsOf(rink))
  showPurse(rink, match(rink))
  rink.stage.invalidate()
}

function enter(rink: Rink, wish: RoomWish) {
  leaveRoom(rink)
  rink.room = openRoom(rink, wish, () => deal(rink, rink.context.fresh({ level: rink.garage.level })))
  rink.setup = { mode: 'room', sides: wish.team, rival: 0, field: 0 }
  stop(rink.tape)
  rink.finger.dismiss()
  dress(rink)
  layout(rink, rink.size)
  rink.host.options(optionsOf(rink))
  rink.stage.invalidate()
}

function leaveRoom(rink: Rink) {
  rink.room?.leave()
  rink.room = undefined
}

function restart(rink: Rink, wish: RunWish = {}) {
  // In a room the next match begins by itself; a mode leads back to playing alone.
  if (rink.room && !isDaily(wish)) return rink.host.toast(rink.text('room.goesOn'))
  rink.isChallenge = isDaily(wish)
  const level = rink.isChallenge ? 1 : (wish.level ?? rink.run.level)
  if (setupAt(level).mode === 'cup' && !rink.isChallenge) rink.garage = { ...rink.garage, level }
  deal(rink, rink.context.fresh({ ...wish, level }))
}

function setOption(rink: Rink, id: string, value: string) {
  rink.isChallenge = false
  const setup = setupWith(rink.setup, id, value)
  deal(rink, rink.context.fresh({ level: setup.mode === 'cup' ? rink.garage.level : levelOf(setup) }))
}

function destroy(rink: Rink) {
  leaveRoom(rink)
  rink.touches.destroy()
  rink.stage.destroy()
}

export default { family, mount, joins: true } satisfies GameView<BumperDefinition, Hold>
