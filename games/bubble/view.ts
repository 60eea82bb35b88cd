import { beatPlayer } from '#kit/game/beats/beat-player.ts'
import { coach } from '#kit/game/coach.ts'
import type { GameHandle, GameView, RunWish } from '#kit/game/contract.ts'
import { sprites } from '#kit/game/sprites.ts'
import { openStage, type Point, type Stage, type StageSize } from '#kit/game/stage.ts'
import { seededRandom } from '#kit/random/random.ts'
import { firstAim, turned } from './aiming.ts'
import { touchedBooster } from './booster-bar.ts'
import { BOOSTERS } from './boosters.ts'
import { bestAim } from './bot.ts'
import { openWay, takenBack, wishFor } from './charm-way.ts'
import type { BubbleDefinition } from './definitions.ts'
import { family } from './family.ts'
import { toCanvas } from './scene.ts'
import { boost, shoot, swap } from './shots.ts'
import { type Aim, SWAP } from './state.ts'
import { draw, showHud, showLanded, showPopped } from './tank-draw.ts'
import { board, type Context, onLauncher, place, point, sim, type Tank } from './tank.ts'

/** Half of the smallest touch target in CSS pixels. */
const LEAST_HALF = 22
const FLIGHT_PACE = 30
const HINT_EVERY = 4

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number } = context

  const tank: Tank = {
    context,
    host,
    text,
    number,
    run: context.open(),
    frame: { box: { x: 0, y: 0, width: 1, height: 1 }, unit: 1, stamps: sprites() },
    room: { width: 1, height: 1 },
    aim: undefined,
    waiting: undefined,
    isAiming: false,
    isHinted: false,
    isStarted: false,
    dimmed: 0,
    hop: 1,
    way: undefined,
    boosts: [],
    get guide() {
      return guide
    },
    get player() {
      return player
    },
    get stage() {
      return stage
    },
  }

  const guide = coach(() => {
    const { width, height } = board(tank)
    const low = toCanvas(tank.frame, { x: width / 2, y: height * 0.7 })
    return [
      low,
      toCanvas(tank.frame, { x: width * 0.28, y: height * 0.5 }),
      toCanvas(tank.frame, { x: width * 0.66, y: height * 0.45 }),
    ]
  }, context.firstTime)
  const player = beatPlayer({
    effects: () => stage.effects,
    flightPace: FLIGHT_PACE,
    popped: (actor, beat, index) => showPopped(tank, actor, beat, index),
    landed: (beat) => showLanded(tank, beat),
    settled: (distance) => distance > 0.9 && host.sound('bounce', -3),
    gravity: () => (board(tank).aim === 'column' && sim(tank).state.lean ? -1 : 1),
  })
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (size) => layout(tank, size),
    draw: (frame) => draw(tank, frame),
    animating: () => guide.showing || tank.isAiming || tank.isHinted,
    down: (at) => aimFrom(tank, at),
    move(at) {
      if (tank.isAiming) point(tank, at)
    },
    up: (at, from) => letGo(tank, at, from),
    key: (name, event) => key(tank, name, event),
  })
  tank.way = openWay(context, tank.run.level)
  tank.boosts = sim(tank).state.boosts ?? []
  show(tank)
  host.ready()

  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish) => restart(tank, wish),
    undone: () => undone(tank),
    hint: () => showHint(tank),
    wish(wish) {
      if (tank.way) wishFor(tank.way, wish)
      stage.invalidate()
    },
    touchSize: () => (tank.way ? 2 * LEAST_HALF : undefined),
    destroy: stage.destroy,
  }
}

function key(tank: Tank, name: string, event: KeyboardEvent): boolean {
  const { state } = sim(tank)
  if (state.status !== 'playing') return false
  if (name === 'ArrowLeft' || name === 'ArrowRight') {
    tank.guide.dismiss()
    tank.aim = turned(
      board(tank),
      state,
      tank.aim ?? firstAim(board(tank)),
      name === 'ArrowLeft' ? -1 : 1,
      event.repeat,
    )
    tank.stage.invalidate()
    return true
  }
  if (name === 'ArrowUp' || name === 'ArrowDown') {
    if (!event.repeat) swap(tank)
    return true
  }
  const booster = tank.way && BOOSTERS[Number(name) - 1]
  if (booster) {
    if (!event.repeat) boost(tank, booster)
    return true
  }
  if (name !== ' ' && name !== 'Enter') return false
  tank.guide.dismiss()
  if (!event.repeat) shoot(tank, tank.aim ?? firstAim(board(tank)))
  return true
}

/** Shows the run without animations. */
function show(tank: Tank) {
  tank.stage.effects.clear()
  tank.waiting = undefined
  tank.aim = undefined
  tank.isAiming = tank.isHinted = false
  tank.dimmed = 0
  tank.hop = 1
  place(tank)
  tank.player.stand(board(tank).bodies(sim(tank).state))
  showHud(tank)
  tank.stage.invalidate()
}

function restart(tank: Tank, wish: RunWish | undefined) {
  tank.run = tank.context.fresh(wish)
  if (tank.way) tank.way.tallies = []
  tank.boosts = []
  tank.isStarted = false
  show(tank)
  tank.host.sound('deal')
}

function undone(tank: Tank) {
  tank.host.sound('flip')
  const after = sim(tank).state.boosts ?? []
  if (tank.way) takenBack(tank.way, tank.boosts, after)
  tank.boosts = after
  show(tank)
}

function showHint(tank: Tank) {
  if (tank.player.busy || sim(tank).state.status !== 'playing') return
  const best = bestAim(board(tank), sim(tank).state, seededRandom(1), HINT_EVERY)
  if (best === undefined) return
  if (best === SWAP) {
    swap(tank)
    return
  }
  tank.host.sound('flip', 5)
  tank.host.announce(tank.text('say.hint'))
  tank.aim = best
  tank.isHinted = true
  tank.stage.invalidate()
}

function layout(tank: Tank, size: StageSize) {
  tank.room = size
  place(tank)
}

function aimFrom(tank: Tank, at: Point) {
  tank.guide.dismiss()
  tank.isHinted = false
  if (sim(tank).state.status !== 'playing') return
  if (onLauncher(tank, at) || ownBooster(tank, at)) return
  tank.isAiming = true
  point(tank, at)
  tank.host.sound('tap')
}

const ownBooster = (tank: Tank, at: Point) =>
  tank.way && sim(tank).state.status === 'playing' ? touchedBooster(tank.frame, board(tank), at) : undefined

function letGo(tank: Tank, at: Point, from: Point) {
  if (!tank.isAiming) {
    const booster = ownBooster(tank, from)
    if (booster && booster === ownBooster(tank, at)) boost(tank, booster)
    else if (onLauncher(tank, from) && onLauncher(tank, at)) swap(tank)
    return
  }
  tank.isAiming = false
  point(tank, at)
  if (tank.aim !== undefined) shoot(tank, tank.aim)
}

export default { family, mount } satisfies GameView<BubbleDefinition, Aim>
