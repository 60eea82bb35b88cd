import { beatPlayer } from '#kit/game/beats/beat-player.ts'
import { filmOf } from '#kit/game/beats/beats.ts'
import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, GameView, Run } from '#kit/game/contract.ts'
import { fitBox } from '#kit/game/draw.ts'
import { sprites } from '#kit/game/sprites.ts'
import { openStage, type Point, type Stage } from '#kit/game/stage.ts'
import { seededRandom } from '#kit/random/random.ts'
import { aimAt, firstAim, turned } from './aiming.ts'
import { bestAim } from './bot.ts'
import { landed, popped, triumph } from './celebration.ts'
import type { BubbleDefinition } from './definitions.ts'
import { family, type BubbleSim } from './family.ts'
import { hudOf, restOf, starsOf } from './hud.ts'
import { drawAim, drawBubble, drawLaunchers, nextPlace, tankPicture, toCanvas, type Frame } from './scene.ts'
import { drawWind } from './weather.ts'
import { SWAP, type Aim } from './state.ts'

type Context = GameContext<BubbleDefinition, Aim>

const FLIGHT_PACE = 30
const SWAP_REACH = 26
const HINT_EVERY = 4
const OVER_AFTER = 0.9
const HOP_SECONDS = 0.18

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number } = context
  let run: Run<Aim> = context.open()
  let frame: Frame = { box: { x: 0, y: 0, width: 1, height: 1 }, unit: 1, stamps: sprites() }
  let room = { width: 1, height: 1 }
  let aim: Aim | undefined
  let waiting: Aim | undefined
  let isAiming = false
  let isHinted = false
  let isStarted = false
  let dimmed = 0
  let hop = 1

  const sim = () => run.sim as BubbleSim
  const board = () => sim().board
  const guide = coach(() => {
    const { width, height } = board()
    const low = toCanvas(frame, { x: width / 2, y: height * 0.7 })
    return [
      low,
      toCanvas(frame, { x: width * 0.28, y: height * 0.5 }),
      toCanvas(frame, { x: width * 0.66, y: height * 0.45 }),
    ]
  }, context.firstTime)

  const player = beatPlayer({
    effects: () => stage.effects,
    flightPace: FLIGHT_PACE,
    popped(actor, beat, index) {
      const at = toCanvas(frame, actor)
      popped(context, stage.effects, { at, unit: frame.unit, actor, chain: beat.chain ?? 1, index })
    },
    landed(beat) {
      const spot = beat.flights?.[0]?.body ?? board().bodies(sim().state)[0]
      landed(context, stage.effects, beat, spot && toCanvas(frame, spot))
    },
    settled: (distance) => distance > 0.9 && host.sound('bounce', -3),
    gravity: () => (board().aim === 'column' && sim().state.lean ? -1 : 1),
  })

  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(size) {
      room = size
      place()
    },
    draw({ pen, time }) {
      frame.stamps.draw(pen, tankPicture(board(), frame), frame.box)
      pen.save()
      pen.beginPath()
      pen.roundRect(frame.box.x, frame.box.y, frame.box.width, frame.box.height, frame.unit * 0.7)
      pen.clip()
      const { state } = sim()
      if (aim !== undefined && !player.busy && state.status === 'playing')
        drawAim(pen, frame, board().preview(state, aim), isAiming || isHinted ? time : 0)
      if (board().wind && state.status === 'playing') drawWind(pen, frame, board(), state, time)
      player.draw((actor) => drawBubble(pen, frame, actor))
      if (dimmed > 0) {
        pen.fillStyle = `rgb(4 10 24 / ${dimmed * 0.5})`
        pen.fillRect(frame.box.x, frame.box.y, frame.box.width, frame.box.height)
      }
      if (state.status === 'playing')
        drawLaunchers(pen, frame, board(), state, { aim, hop, rest: restOf(board(), state, number) })
      pen.restore()
      guide.draw(pen, time)
    },
    animating: () => guide.showing || isAiming || isHinted,
    down(at) {
      guide.dismiss()
      isHinted = false
      if (sim().state.status !== 'playing') return
      if (onLauncher(at)) return
      isAiming = true
      point(at)
      host.sound('tap')
    },
    move(at) {
      if (isAiming) point(at)
    },
    up(at, from) {
      if (!isAiming) {
        if (onLauncher(from) && onLauncher(at)) swap()
        return
      }
      isAiming = false
      point(at)
      if (aim !== undefined) shoot(aim)
    },
    key,
  })
  function place() {
    const { width, height } = board()
    const box = fitBox({ x: 0, y: 0, ...room }, width / height, Math.min(10, room.width * 0.02))
    frame = { box, unit: box.width / width, stamps: sprites() }
  }

  const toBoard = (at: Point): Point => ({
    x: (at.x - frame.box.x) / frame.unit,
    y: (at.y - frame.box.y) / frame.unit,
  })
  const point = (at: Point) => {
    aim = aimAt(board(), sim().state, toBoard(at))
    stage.invalidate()
  }

  /** The loaded and the waiting bubble together are the button that changes them. */
  function onLauncher(at: Point): boolean {
    if (board().hand) return false
    const reach = Math.max(SWAP_REACH, frame.unit * 0.95)
    const isColumn = board().aim === 'column'
    return board()
      .launchers(sim().state)
      .some((spot, index) => {
        const next = nextPlace(board(), spot, index === 0 ? -1 : 1)
        const middle = isColumn ? next : { x: (spot.x + next.x) / 2, y: next.y }
        const { x, y } = toCanvas(frame, middle)
        return Math.abs(at.x - x) < reach * 1.5 && Math.abs(at.y - y) < reach
      })
  }

  function key(name: string, event: KeyboardEvent): boolean {
    const { state } = sim()
    if (state.status !== 'playing') return false
    if (name === 'ArrowLeft' || name === 'ArrowRight') {
      guide.dismiss()
      aim = turned(board(), state, aim ?? firstAim(board()), name === 'ArrowLeft' ? -1 : 1, event.repeat)
      stage.invalidate()
      return true
    }
    if (name === 'ArrowUp' || name === 'ArrowDown') {
      if (!event.repeat) swap()
      return true
    }
    if (name !== ' ' && name !== 'Enter') return false
    guide.dismiss()
    if (!event.repeat) shoot(aim ?? firstAim(board()))
    return true
  }

  function begin() {
    if (!isStarted) host.playing(true)
    isStarted = true
  }

  function swap() {
    if (player.busy || !sim().legal().includes(SWAP)) {
      host.sound('bad')
      return
    }
    begin()
    run.apply(SWAP)
    host.sound('flip')
    host.announce(text('say.swap'))
    bounceIn()
  }

  /** The next bubble hops into the launcher. */
  function bounceIn() {
    stage.effects.tween(HOP_SECONDS, (k) => (hop = 0.7 + 0.3 * k + 0.18 * Math.sin(Math.PI * k)))
    stage.invalidate()
  }

  function shoot(wish: Aim) {
    // A shot that comes while the last one is still bursting waits its moment.
    if (player.busy) {
      waiting = wish
      return
    }
    if (!sim().legal().includes(wish)) {
      host.sound('bad')
      return
    }
    begin()
    isHinted = false
    const events = run.apply(wish)
    const { state } = sim()
    const beats = filmOf(state)
    host.sound('shoot')
    bounceIn()
    if (board().aim !== 'column') aim = undefined
    tell(events.reduce((sum, { kind, amount = 0 }) => (/pop|chain|fall/.test(kind) ? sum + amount : sum), 0))
    player.play(beats, settled)
    stage.invalidate()
  }

  function settled() {
    showHud()
    if (sim().state.status !== 'playing') return finish()
    const next = waiting
    waiting = undefined
    if (next !== undefined) shoot(next)
  }

  function tell(hits: number) {
    host.announce(text('say.shot', { hits }))
  }

  const showHud = () => {
    host.hud(hudOf(board(), sim().state, context))
    host.canHint(sim().state.status === 'playing')
  }

  function finish() {
    const { state } = sim()
    const isWon = state.status === 'won'
    waiting = undefined
    host.canHint(false)
    host.sound(isWon ? 'win' : 'lose')
    host.announce(text(isWon ? 'say.won' : 'say.lost'))
    if (isWon) triumph(host, stage.effects, frame.box)
    stage.effects.tween(OVER_AFTER, (k) => (dimmed = isWon ? 0 : k), {
      done() {
        host.playing(false)
        if (isWon) host.over(starsOf(board(), state))
        else host.over()
      },
    })
    stage.invalidate()
  }

  /** Shows the run as it stands, without any motion that is still under way. */
  function show() {
    stage.effects.clear()
    waiting = undefined
    aim = undefined
    isAiming = isHinted = false
    dimmed = 0
    hop = 1
    place()
    player.stand(board().bodies(sim().state))
    showHud()
    stage.invalidate()
  }

  show()
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart(wish) {
      run = context.fresh(wish)
      isStarted = false
      show()
      host.sound('deal')
    },
    undone() {
      host.sound('flip')
      show()
    },
    hint() {
      if (player.busy || sim().state.status !== 'playing') return
      const best = bestAim(board(), sim().state, seededRandom(1), HINT_EVERY)
      if (best === undefined) return
      if (best === SWAP) {
        swap()
        return
      }
      host.sound('flip', 5)
      host.announce(text('say.hint'))
      aim = best
      isHinted = true
      stage.invalidate()
    },
    destroy: stage.destroy,
  }
}

export default { family, mount } satisfies GameView<BubbleDefinition, Aim>
