import { coach } from '#kit/game/coach.ts'
import type { GameHandle, GameView } from '#kit/game/contract.ts'
import { openStage, type Point, type Stage, type StageSize } from '#kit/game/stage.ts'
import { taskOf } from './bot.ts'
import { paintPlayers, sideTitle } from './captured-strip.ts'
import type { ChessDefinition } from './definitions.ts'
import { family, stateOf } from './family.ts'
import { land, showEnd } from './landing.ts'
import { inCheck } from './moves.ts'
import { readPosition, squareName, squareOf } from './notation.ts'
import { chosen, freshRun, OPPONENT, openRun, optionsOf, readOpponent, readSide, SIDE } from './options.ts'
import { BLACK, kingOf, offBoard, sideOf, WHITE, type Side } from './position.ts'
import { promotionLetter, promotionPicker, type PromotionPicker } from './promotion-picker.ts'
import { isPersonsTurn, legalNames, turnOf, type ChessInput } from './rules.ts'
import { sayHint, sayMove, saySquare, type ChessContext } from './say.ts'
import { createScene } from './scene.ts'
import { thinker } from './thinker.ts'

/** The computer never answers faster than a glance. */
const REPLY_SECONDS = 0.45
/** A press becomes a drag after this many pixels. */
const DRAG_PIXELS = 7
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: 16,
  ArrowDown: -16,
}
function mount(canvas: HTMLCanvasElement, context: ChessContext): GameHandle {
  const { host, text, number } = context
  let choice = chosen(context)
  let run = openRun(context, choice)
  let size: StageSize = { width: 0, height: 0 }
  let legal: readonly ChessInput[] = []
  let picker: PromotionPicker | undefined
  let thinking = false
  /** Every new game, undo and move makes earlier answers and landings stale. */
  let era = 0
  let pressed: { readonly square: number; readonly wasSelected: boolean } | undefined
  const state = () => stateOf(run.sim)
  const nearSide = (): Side => state().mode.side
  const engine = thinker()
  const scene = createScene(() => stage.effects)
  const { marks } = scene
  const finger = coach(() => {
    const files = [0x14, 0x34].map((square) => (nearSide() === WHITE ? square : square ^ 0x70))
    return files.map((square) => scene.layout.centre(square))
  }, context.firstTime)
  scene.show(state().fen)

  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(newSize) {
      size = newSize
      scene.fit(size, nearSide() === BLACK)
      picker = undefined
    },
    draw,
    animating: () => thinking || finger.showing || (marks.check !== undefined && !context.reducedMotion),
    down,
    move,
    up,
    key,
  })
  present()
  host.ready()

  /** Shows the run's position from scratch and lets the computer move if it is its turn. */
  function present() {
    era++
    engine.cancel()
    thinking = false
    picker = pressed = undefined
    stage.effects.clear()
    scene.fit(size, nearSide() === BLACK)
    scene.show(state().fen)
    const last = state().moves.at(-1)
    if (last) marks.last = [squareOf(last), squareOf(last.slice(2))]
    host.options(optionsOf(context, choice))
    refresh()
    if (state().ending === 'none' && !isPersonsTurn(state())) think()
  }

  function refresh() {
    const now = state()
    const persons = isPersonsTurn(now) && now.ending === 'none'
    legal = persons ? legalNames(now) : []
    const position = readPosition(now.fen)
    if (inCheck(position)) marks.check = kingOf(position, position.turn)
    host.hud([
      { id: 'turn', label: text('hud.turn'), value: sideTitle(context, now, turnOf(now)) },
      { id: 'move', label: text('hud.move'), value: number(Math.floor(now.moves.length / 2) + 1) },
    ])
    host.canHint(persons)
    stage.invalidate()
  }

  function draw(on: Stage) {
    scene.draw(on)
    paintPlayers(on, scene, context, state(), thinking)
    picker?.draw(on.pen, scene.sprites)
    if (!picker) finger.draw(on.pen, on.time)
  }

  const movesFrom = (square: number) => legal.filter((name) => name.startsWith(squareName(square)))
  const isOwn = (square: number) => {
    const piece = scene.pieceAt(square)
    return piece !== 0 && sideOf(piece) === turnOf(state())
  }

  function down(at: Point) {
    host.playing(true)
    if (picker) return choosePromotion(picker.kindAt(at))
    marks.cursor = undefined
    const square = scene.layout.squareAt(at)
    pressed = undefined
    if (legal.length === 0) return
    if (square < 0) return select(undefined)
    if (marks.targets.includes(square)) return go(square, false)
    if (!isOwn(square)) {
      if (marks.selected !== undefined) host.sound('bad')
      return select(undefined)
    }
    pressed = { square, wasSelected: marks.selected === square }
    select(square)
  }

  function move(at: Point) {
    if (picker) return
    const { held } = stage
    if (pressed && held && !scene.drag && Math.hypot(at.x - held.x, at.y - held.y) > DRAG_PIXELS)
      scene.drag = { from: pressed.square, at }
    if (scene.drag) {
      scene.drag.at = at
      stage.invalidate()
      return
    }
    const square = scene.layout.squareAt(at)
    const live = square >= 0 && legal.length > 0 && (isOwn(square) || marks.targets.includes(square))
    canvas.style.cursor = live ? 'pointer' : 'default'
  }

  function up(at: Point) {
    const { drag } = scene
    scene.drag = undefined
    if (drag) {
      const square = scene.layout.squareAt(at)
      if (marks.targets.includes(square)) return go(square, true)
      if (square !== drag.from) host.sound('bad', 2)
    } else if (pressed?.wasSelected) select(undefined)
    pressed = undefined
    stage.invalidate()
  }

  function select(square: number | undefined) {
    if (square !== undefined && square !== marks.selected) host.sound('tap')
    marks.selected = square
    marks.targets =
      square === undefined ? [] : [...new Set(movesFrom(square).map((name) => squareOf(name.slice(2))))]
    stage.invalidate()
  }

  /** Moves the selected piece; asks first what a pawn becomes. */
  function go(to: number, dropped: boolean) {
    const from = marks.selected
    pressed = undefined
    if (from === undefined) return
    const name = squareName(from) + squareName(to)
    if (legal.includes(name)) return playMove(name, dropped)
    picker = promotionPicker(name, scene.layout.centre(to), turnOf(state()), scene.layout)
    host.sound('flip')
    host.announce(text('say.choose'))
    stage.invalidate()
  }

  function choosePromotion(kind: number | undefined) {
    const name = picker?.move ?? ''
    picker = undefined
    if (kind === undefined) return select(undefined)
    playMove(name + promotionLetter(kind), false)
  }

  function playMove(name: ChessInput, dropped: boolean) {
    finger.dismiss()
    const mine = ++era
    const before = state()
    const events = run.apply(name)
    const after = state()
    const { cursor } = marks
    legal = []
    host.sound('move', dropped ? 2 : 0)
    scene.move(after.fen, name, dropped, () =>
      land({ context, stage, scene, name, events, mover: turnOf(before), own: isPersonsTurn(before) }),
    )
    marks.cursor = cursor
    host.announce(sayMove(context, before, after))
    refresh()
    const stale = () => mine !== era
    if (after.ending !== 'none') return showEnd({ context, stage, scene, state: after, stale })
    if (!isPersonsTurn(after)) think()
  }

  function think() {
    const mine = era
    const { opponent } = state().mode
    if (opponent === 'friend') return
    thinking = true
    let waited = false
    let reply: string | undefined
    const answer = () => {
      if (!waited || reply === undefined || mine !== era) return
      thinking = false
      playMove(reply, false)
    }
    const glance = () => {
      waited = true
      answer()
    }
    stage.effects.tween(REPLY_SECONDS, () => undefined, { done: glance })
    engine.ask({ hint: false, task: taskOf(state(), opponent, run.seed) }, (found) => {
      reply = found
      answer()
    })
    stage.invalidate()
  }

  function key(name: string): boolean {
    if (picker) return pickerKey(picker, name)
    const step = KEY_STEPS[name]
    if (step !== undefined) {
      const origin = marks.cursor ?? marks.last?.[1] ?? (nearSide() === WHITE ? 0x14 : 0x64)
      const next = origin + (nearSide() === BLACK ? -step : step)
      marks.cursor = offBoard(next) ? origin : next
      host.announce(saySquare(context, marks.cursor, scene.pieceAt(marks.cursor)))
      stage.invalidate()
      return true
    }
    if (name === 'Escape') select(undefined)
    if ((name !== 'Enter' && name !== ' ') || marks.cursor === undefined) return false
    const { cursor } = marks
    if (marks.targets.includes(cursor)) go(cursor, false)
    else select(isOwn(cursor) && legal.length > 0 && cursor !== marks.selected ? cursor : undefined)
    return true
  }

  function pickerKey(open: PromotionPicker, name: string): boolean {
    if (name === 'Enter' || name === ' ') choosePromotion(open.kind)
    else if (name === 'Escape') choosePromotion(undefined)
    else if (name in KEY_STEPS) open.step(name === 'ArrowDown' || name === 'ArrowRight' ? 1 : -1)
    else return false
    stage.invalidate()
    return true
  }

  return {
    pause: () => stage.pause(),
    resume: () => stage.resume(),
    restart(wish = {}) {
      run = freshRun(context, choice, wish)
      host.sound('deal')
      present()
    },
    undone() {
      // One undo takes back the reply; the move before it is the player's own.
      if (!isPersonsTurn(state())) run.undo()
      host.sound('flip', -2)
      present()
    },
    hint() {
      if (legal.length === 0) return
      const mine = era
      finger.dismiss()
      engine.ask({ hint: true, task: taskOf(state(), 4, run.seed) }, (found) => {
        if (mine !== era) return
        marks.hint = [squareOf(found), squareOf(found.slice(2))]
        host.sound('flip', 5)
        host.announce(sayHint(context, state(), found))
        stage.invalidate()
      })
    },
    setOption(id, value) {
      if (id === OPPONENT) choice = { ...choice, opponent: readOpponent(value) }
      else if (id === SIDE) choice = { ...choice, side: readSide(value) }
      run = freshRun(context, choice, { level: 0 })
      present()
    },
    destroy() {
      engine.destroy()
      stage.destroy()
    },
  }
}

export default { family, mount } satisfies GameView<ChessDefinition, ChessInput>
