import { beatPlayer, type BeatPlayer } from '#kit/game/beats/beat-player.ts'
import { coach } from '#kit/game/coach.ts'
import type { GameHandle, GameView } from '#kit/game/contract.ts'
import { sprites } from '#kit/game/sprites.ts'
import { openStage, type Point, type Stage, type StageSize } from '#kit/game/stage.ts'
import { landed, popped } from './celebration.ts'
import type { MatchDefinition } from './definitions.ts'
import { duelShow } from './duel-show.ts'
import { family, type MatchSim } from './family.ts'
import { gearOf } from './gear.ts'
import { gestures } from './gestures.ts'
import { guideOf } from './guide.ts'
import { lookFor, toCanvas } from './scene.ts'
import type { Move } from './state.ts'
import { bodiesOf } from './turn.ts'
import { type Context, type MatchView, sim, board, toBoard } from './match-view.ts'
import { touch, touched, bestNow, attempt, showHud, hint } from './view-moves.ts'
import { drawView } from './view-draw.ts'
import { isOnSign, openMap, useMap, useMapKey, wayOn } from './view-map.ts'

const FLIGHT_PACE = 30

const FIRST_ROOM: StageSize = { width: 1, height: 1 }

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const isDuel = definition.kind === 'duel'
  const gear = gearOf(context)
  const run = context.open()
  const view: MatchView = {
    context,
    host,
    text,
    number,
    definition,
    isDuel,
    gear,
    run,
    map: undefined,
    chooses: false,
    room: FIRST_ROOM,
    hinted: [],
    dimmed: 0,
    isStarted: false,
    idle: undefined,
    get show() {
      return show
    },
    get controls() {
      return controls
    },
    look: lookFor((run.sim as MatchSim).board, FIRST_ROOM, sprites(), number),
    get guide() {
      return guide
    },
    get player() {
      return player
    },
    spot: undefined,
    get stage() {
      return stage
    },
  }
  const show = duelShow(() => stage.effects, host, number)
  const controls = gestures({
    board: () => board(view),
    state: () => sim(view).state,
    attempt: (move) => attempt(view, move),
    touched: (length) => touched(view, length),
  })
  const guide = coach(
    () => guideOf(board(view), sim(view).state, bestNow(view)).map((at) => toCanvas(view.look, at)),
    context.firstTime,
  )
  const player = playerOn(view)
  const stage = stageOn(canvas, view)
  if (isDuel) gear.knownFrom(view.run.level)
  if (isDuel && sim(view).state.moves === 0) gear.wear(view.run)
  showRun(view)
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish) => deal(view, wish),
    undone() {
      host.sound('flip')
      showRun(view)
    },
    hint() {
      host.sound('flip', 5)
      hint(view)
    },
    setOption: (id, value) => setOption(view, id, value),
    destroy() {
      clearTimeout(view.idle)
      stage.destroy()
    },
  }
}

/** Shows turns as motion, with sparks where gems burst. */
function playerOn(view: MatchView): BeatPlayer {
  const { context } = view
  const player: BeatPlayer = beatPlayer({
    effects: () => view.stage.effects,
    flightPace: FLIGHT_PACE,
    popped(actor, beat, index) {
      popped(context, view.stage.effects, {
        at: toCanvas(view.look, actor),
        unit: view.look.unit,
        actor,
        beat,
        index,
        suit: view.look.suit,
      })
      view.spot = toCanvas(view.look, actor)
    },
    landed(beat) {
      const first = beat.popped?.[0]
      let at: Point | undefined
      player.draw((actor, id) => {
        if (id === first) at = toCanvas(view.look, actor)
      })
      landed(context, view.stage.effects, beat, at ?? view.spot)
    },
    settled: (distance) => distance > 0.9 && view.host.sound('place', -2),
  })
  return player
}

function stageOn(canvas: HTMLCanvasElement, view: MatchView): Stage {
  const { context, controls, guide } = view
  return openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(size) {
      view.room = size
      view.look = lookFor(board(view), view.room, sprites(), view.number)
    },
    draw: (shown) => drawView(view, shown),
    animating: () => guide.showing || view.hinted.length > 0 || view.map !== undefined,
    down: (at) => down(view, at),
    move: (at) => move(view, at),
    up: (at) => (view.map ? undefined : touch(view, () => controls.up(toBoard(view, at)))),
    key: (name, event) => key(view, name, event),
  })
}

/** Shows the run without animations. */
function showRun(view: MatchView) {
  view.stage.effects.clear()
  view.controls.clear()
  view.hinted = []
  view.dimmed = 0
  view.look = lookFor(board(view), view.room, sprites(), view.number)
  const { state } = sim(view)
  view.player.stand(bodiesOf(board(view).grid, state.cells))
  if (state.duel) view.show.stand(state.duel)
  showHud(view)
  if (view.isDuel) view.gear.show(view.run.level)
  view.stage.invalidate()
}

function down(view: MatchView, at: Point) {
  if (view.map) return useMap(view, at, mapActs(view))
  if (isOnSign(view, at)) return openMap(view)
  touch(view, () => view.controls.down(toBoard(view, at)))
}

const mapActs = (view: MatchView) => ({
  fight: (level: number) => deal(view, { level }),
  dress: () => deal(view, { level: view.run.level }),
})

function deal(view: MatchView, wish: Parameters<GameHandle['restart']>[0]) {
  const level = view.isDuel && wish?.level !== undefined ? wayOn(view, wish.level) : wish?.level
  view.run = view.context.fresh(level === undefined ? wish : { ...wish, level })
  view.isStarted = false
  if (view.isDuel) view.gear.wear(view.run)
  showRun(view)
  view.host.sound('deal')
}

function move(view: MatchView, at: Point) {
  if (view.map || !view.stage.held || view.player.busy || sim(view).state.status !== 'playing') return
  view.controls.move(toBoard(view, at))
  view.stage.invalidate()
}

function key(view: MatchView, name: string, event: KeyboardEvent) {
  if (!view.player.busy && useMapKey(view, name, mapActs(view))) return true
  if (view.player.busy || sim(view).state.status !== 'playing') return false
  view.guide.dismiss()
  const used = !event.repeat || name.startsWith('Arrow') ? view.controls.key(name) : false
  if (used) view.stage.invalidate()
  return used
}

function setOption(view: MatchView, id: string, value: string) {
  if (id !== 'gear') return
  view.gear.set(value)
  deal(view, { level: view.run.level })
}

export default { family, mount } satisfies GameView<MatchDefinition, Move>
