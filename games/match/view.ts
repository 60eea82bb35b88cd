import { beatPlayer } from '#kit/game/beats/beat-player.ts'
import { filmOf, type Beat } from '#kit/game/beats/beats.ts'
import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, GameView, Run } from '#kit/game/contract.ts'
import { sprites } from '#kit/game/sprites.ts'
import { openStage, type Point, type Stage } from '#kit/game/stage.ts'
import { bestMove } from './bot.ts'
import { landed, popped, triumph } from './celebration.ts'
import { isRun, type MatchDefinition } from './definitions.ts'
import { duelShow } from './duel-show.ts'
import { family, type MatchSim } from './family.ts'
import { gearOf } from './gear.ts'
import { gestures } from './gestures.ts'
import { cellsOfMove, guideOf } from './guide.ts'
import { hudOf, starsOf } from './hud.ts'
import { allows } from './match-board.ts'
import { arranged } from './moves.ts'
import { drawDuel, drawGoals } from './panel.ts'
import {
  drawPulled,
  drawRing,
  drawSandLayer,
  drawThread,
  lookFor,
  toCanvas,
  trayBox,
  trayPicture,
  type Look,
} from './scene.ts'
import type { Move } from './state.ts'
import { bodiesOf } from './turn.ts'

type Context = GameContext<MatchDefinition, Move>

const IDLE_MS = 9000
const OVER_AFTER = 0.9
const FLIGHT_PACE = 30

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const isDuel = definition.kind === 'duel'
  const gear = gearOf(context)
  let run: Run<Move> = context.open()
  let room = { width: 1, height: 1 }
  let hinted: readonly number[] = []
  let dimmed = 0
  let isStarted = false
  let idle: ReturnType<typeof setTimeout> | undefined

  const sim = () => run.sim as MatchSim
  const board = () => sim().board
  const show = duelShow(() => stage.effects, host, number)
  const hands = gestures({ board, state: () => sim().state, attempt, touched })
  let look: Look = lookFor(board(), room, sprites(), number)
  const guide = coach(
    () => guideOf(board(), sim().state, bestNow()).map((at) => toCanvas(look, at)),
    context.firstTime,
  )
  const player = beatPlayer({
    effects: () => stage.effects,
    flightPace: FLIGHT_PACE,
    popped(actor, beat, index) {
      popped(context, stage.effects, {
        at: toCanvas(look, actor),
        unit: look.unit,
        actor,
        beat,
        index,
        suit: look.suit,
      })
      spot = toCanvas(look, actor)
    },
    landed(beat) {
      const first = beat.popped?.[0]
      let at: Point | undefined
      player.draw((actor, id) => {
        if (id === first) at = toCanvas(look, actor)
      })
      landed(context, stage.effects, beat, at ?? spot)
    },
    settled: (distance) => distance > 0.9 && host.sound('place', -2),
  })
  let spot: Point | undefined

  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(size) {
      room = size
      look = lookFor(board(), room, sprites(), number)
    },
    draw({ pen, time, held, pointer }) {
      const { state } = sim()
      if (board().goals.length > 0) drawGoals(pen, look.panelBox, board(), state, look)
      if (state.duel) {
        const { hurt, lunge, hp, foeHp } = show
        const panel = { hurt, lunge, hp, foeHp, gear: gear.name(state.duel.gear) }
        drawDuel(pen, look.panelBox, board(), state.duel, { ...look, panel })
      }
      look.stamps.draw(pen, trayPicture(board(), look), trayBox(look))
      pen.save()
      const tray = trayBox(look)
      pen.beginPath()
      pen.roundRect(tray.x, tray.y, tray.width, tray.height, look.unit * 0.34)
      pen.clip()
      if (state.sand.length > 0) drawSandLayer(pen, board(), look, state.sand)
      player.draw((actor) => drawPulled(pen, look, board().grid, hands.pull, actor))
      if (dimmed > 0) {
        pen.fillStyle = `rgb(4 10 24 / ${dimmed * 0.5})`
        pen.fillRect(tray.x, tray.y, tray.width, tray.height)
      }
      pen.restore()
      drawThread(pen, board(), look, hands.path, held && hands.path.length > 0 ? pointer : undefined)
      drawRing(pen, board(), look, hands.chosen, '#ffffff')
      if (hands.cursor !== undefined) drawRing(pen, board(), look, [hands.cursor], '#3fe0cf', 0.03)
      if (hinted.length > 0) drawRing(pen, board(), look, hinted, '#ffe07a', 0.03 * Math.sin(time * 6))
      guide.draw(pen, time)
    },
    animating: () => guide.showing || hinted.length > 0,
    down: (at) => touch(() => hands.down(toBoard(at))),
    move(at) {
      if (!stage.held || player.busy || sim().state.status !== 'playing') return
      hands.move(toBoard(at))
      stage.invalidate()
    },
    up: (at) => touch(() => hands.up(toBoard(at))),
    key(name, event) {
      if (player.busy || sim().state.status !== 'playing') return false
      guide.dismiss()
      const used = !event.repeat || name.startsWith('Arrow') ? hands.key(name) : false
      if (used) stage.invalidate()
      return used
    },
  })

  const toBoard = (at: Point): Point => ({
    x: (at.x - look.box.x) / look.unit,
    y: (at.y - look.box.y) / look.unit,
  })

  function touch(gesture: () => void) {
    guide.dismiss()
    hinted = []
    waitForIdle()
    if (!player.busy && sim().state.status === 'playing') gesture()
    stage.invalidate()
  }

  function touched(length: number) {
    host.sound(length > 1 ? 'move' : 'tap', Math.min(14, length * 1.5))
    stage.invalidate()
  }

  function bestNow(): Move | undefined {
    const { state } = sim()
    const moves = sim()
      .legal()
      .filter((move) => move[0] !== -1)
    return bestMove(board(), state, moves.slice(0, 40))
  }

  function attempt(move: Move) {
    hands.clear()
    const { state } = sim()
    if (!allows(board(), state, move)) return refuse(move)
    if (!isStarted) host.playing(true)
    isStarted = true
    host.sound('flip')
    const score = state.score
    const events = run.apply(move)
    player.play(filmOf(sim().state), () => {
      const { duel } = sim().state
      if (duel) show.play(events, duel, look.panelBox)
      if (events.some(({ kind }) => kind === 'shuffle')) host.toast(text('say.shuffle'))
      settled()
    })
    tell(sim().state.score - score)
    stage.invalidate()
  }

  /** Nothing would come of it: the gems go there and back. */
  function refuse(move: Move) {
    host.sound('bad')
    host.announce(text('say.nothing'))
    const { grid } = board()
    const { cells } = sim().state
    if (definition.kind === 'trace' || definition.kind === 'collapse') return stage.invalidate()
    const there: Beat = { bodies: bodiesOf(grid, arranged(grid, definition.kind, cells, move).cells) }
    player.play([there, { bodies: bodiesOf(grid, cells) }], () => {})
    stage.invalidate()
  }

  function tell(gain: number) {
    const { duel } = sim().state
    host.announce(duel ? text('say.duel', { foe: duel.foeHp, hero: duel.hp }) : text('say.gain', { gain }))
  }

  function settled() {
    showHud()
    waitForIdle()
    if (sim().state.status !== 'playing') finish()
  }

  function showHud() {
    host.hud(hudOf(board(), sim().state, context))
    host.canHint(sim().state.status === 'playing')
  }

  function waitForIdle() {
    clearTimeout(idle)
    idle = setTimeout(() => {
      if (!stage.paused && isStarted) hint()
    }, IDLE_MS)
  }

  function hint() {
    if (player.busy || sim().state.status !== 'playing') return
    const move = bestNow()
    if (!move) return
    hinted = cellsOfMove(board(), sim().state, move)
    stage.invalidate()
  }

  function finish() {
    const { state } = sim()
    const isWon = state.status === 'won'
    // A run of a few moves cannot be lost: it ends with what it has made.
    const isGood = isWon || isRun(definition.kind)
    clearTimeout(idle)
    host.canHint(false)
    host.sound(isGood ? 'win' : 'lose')
    host.announce(text(isGood ? 'say.won' : state.status === 'over' ? 'say.over' : 'say.lost'))
    if (isGood) triumph(host, stage.effects, look.box)
    stage.effects.tween(OVER_AFTER, (k) => (dimmed = isGood ? 0 : k), {
      done() {
        host.playing(false)
        if (isGood) host.over(starsOf(board(), state))
        else host.over()
      },
    })
    stage.invalidate()
  }

  /** Shows the run as it stands, without any motion that is still under way. */
  function showRun() {
    stage.effects.clear()
    hands.clear()
    hinted = []
    dimmed = 0
    look = lookFor(board(), room, sprites(), number)
    const { state } = sim()
    player.stand(bodiesOf(board().grid, state.cells))
    if (state.duel) show.stand(state.duel)
    showHud()
    if (isDuel) gear.show(run.level)
    stage.invalidate()
  }

  function deal(wish: Parameters<GameHandle['restart']>[0]) {
    run = context.fresh(wish)
    isStarted = false
    if (isDuel) gear.wear(run)
    showRun()
    host.sound('deal')
  }

  if (isDuel && sim().state.moves === 0) gear.wear(run)
  showRun()
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: deal,
    undone() {
      host.sound('flip')
      showRun()
    },
    hint() {
      host.sound('flip', 5)
      hint()
    },
    setOption(id, value) {
      if (id !== 'gear') return
      gear.set(value)
      deal({ level: run.level })
    },
    destroy() {
      clearTimeout(idle)
      stage.destroy()
    },
  }
}

export default { family, mount } satisfies GameView<MatchDefinition, Move>
