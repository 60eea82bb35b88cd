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
import { type Context, type Desk, sim, board, toBoard } from './desk.ts'
import { touch, touched, bestNow, attempt, showHud, hint } from './desk-moves.ts'
import { drawDesk } from './desk-draw.ts'
import { isOnSign, openMap, useMap, useMapKey, wayOn } from './desk-map.ts'

const FLIGHT_PACE = 30

const FIRST_ROOM: StageSize = { width: 1, height: 1 }

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const isDuel = definition.kind === 'duel'
  const gear = gearOf(context)
  const run = context.open()
  const desk: Desk = {
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
    get hands() {
      return hands
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
  const hands = gestures({
    board: () => board(desk),
    state: () => sim(desk).state,
    attempt: (move) => attempt(desk, move),
    touched: (length) => touched(desk, length),
  })
  const guide = coach(
    () => guideOf(board(desk), sim(desk).state, bestNow(desk)).map((at) => toCanvas(desk.look, at)),
    context.firstTime,
  )
  const player = playerOn(desk)
  const stage = stageOn(canvas, desk)
  if (isDuel) gear.knownFrom(desk.run.level)
  if (isDuel && sim(desk).state.moves === 0) gear.wear(desk.run)
  showRun(desk)
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish) => deal(desk, wish),
    undone() {
      host.sound('flip')
      showRun(desk)
    },
    hint() {
      host.sound('flip', 5)
      hint(desk)
    },
    setOption: (id, value) => setOption(desk, id, value),
    destroy() {
      clearTimeout(desk.idle)
      stage.destroy()
    },
  }
}

/** Shows turns as motion, with sparks where gems burst. */
function playerOn(desk: Desk): BeatPlayer {
  const { context } = desk
  const player: BeatPlayer = beatPlayer({
    effects: () => desk.stage.effects,
    flightPace: FLIGHT_PACE,
    popped(actor, beat, index) {
      popped(context, desk.stage.effects, {
        at: toCanvas(desk.look, actor),
        unit: desk.look.unit,
        actor,
        beat,
        index,
        suit: desk.look.suit,
      })
      desk.spot = toCanvas(desk.look, actor)
    },
    landed(beat) {
      const first = beat.popped?.[0]
      let at: Point | undefined
      player.draw((actor, id) => {
        if (id === first) at = toCanvas(desk.look, actor)
      })
      landed(context, desk.stage.effects, beat, at ?? desk.spot)
    },
    settled: (distance) => distance > 0.9 && desk.host.sound('place', -2),
  })
  return player
}

function stageOn(canvas: HTMLCanvasElement, desk: Desk): Stage {
  const { context, hands, guide } = desk
  return openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(size) {
      desk.room = size
      desk.look = lookFor(board(desk), desk.room, sprites(), desk.number)
    },
    draw: (shown) => drawDesk(desk, shown),
    animating: () => guide.showing || desk.hinted.length > 0 || desk.map !== undefined,
    down: (at) => down(desk, at),
    move: (at) => move(desk, at),
    up: (at) => (desk.map ? undefined : touch(desk, () => hands.up(toBoard(desk, at)))),
    key: (name, event) => key(desk, name, event),
  })
}

/** Shows the run without animations. */
function showRun(desk: Desk) {
  desk.stage.effects.clear()
  desk.hands.clear()
  desk.hinted = []
  desk.dimmed = 0
  desk.look = lookFor(board(desk), desk.room, sprites(), desk.number)
  const { state } = sim(desk)
  desk.player.stand(bodiesOf(board(desk).grid, state.cells))
  if (state.duel) desk.show.stand(state.duel)
  showHud(desk)
  if (desk.isDuel) desk.gear.show(desk.run.level)
  desk.stage.invalidate()
}

function down(desk: Desk, at: Point) {
  if (desk.map) return useMap(desk, at, mapActs(desk))
  if (isOnSign(desk, at)) return openMap(desk)
  touch(desk, () => desk.hands.down(toBoard(desk, at)))
}

const mapActs = (desk: Desk) => ({
  fight: (level: number) => deal(desk, { level }),
  dress: () => deal(desk, { level: desk.run.level }),
})

function deal(desk: Desk, wish: Parameters<GameHandle['restart']>[0]) {
  const level = desk.isDuel && wish?.level !== undefined ? wayOn(desk, wish.level) : wish?.level
  desk.run = desk.context.fresh(level === undefined ? wish : { ...wish, level })
  desk.isStarted = false
  if (desk.isDuel) desk.gear.wear(desk.run)
  showRun(desk)
  desk.host.sound('deal')
}

function move(desk: Desk, at: Point) {
  if (desk.map || !desk.stage.held || desk.player.busy || sim(desk).state.status !== 'playing') return
  desk.hands.move(toBoard(desk, at))
  desk.stage.invalidate()
}

function key(desk: Desk, name: string, event: KeyboardEvent) {
  if (!desk.player.busy && useMapKey(desk, name, mapActs(desk))) return true
  if (desk.player.busy || sim(desk).state.status !== 'playing') return false
  desk.guide.dismiss()
  const used = !event.repeat || name.startsWith('Arrow') ? desk.hands.key(name) : false
  if (used) desk.stage.invalidate()
  return used
}

function setOption(desk: Desk, id: string, value: string) {
  if (id !== 'gear') return
  desk.gear.set(value)
  deal(desk, { level: desk.run.level })
}

export default { family, mount } satisfies GameView<MatchDefinition, Move>
