import { coach } from '#kit/game/coach.ts'
import type { GameHandle, Run, RunWish } from '#kit/game/contract.ts'
import { inside } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import { sprites } from '#kit/game/sprites.ts'
import { openStage, type Point, type StageSize } from '#kit/game/stage.ts'
import { advise } from './advice.ts'
import { drawName } from './banner.ts'
import { layOut, type Layout } from './board-layout.ts'
import { drawBoard, type Stroke } from './board-look.ts'
import { firstStroke } from './bot.ts'
import { pictureOf } from './deal.ts'
import { drawGauge, drawKeys } from './keys-look.ts'
import { finishedColour, lookOf } from './look.ts'
import { CROSSES } from './marks.ts'
import { motionOn } from './motion.ts'
import type { Puzzle } from './puzzle.ts'
import { heedCheck, openFirst, wishOf } from './open-run.ts'
import { react, starsOf } from './reactions.ts'
import { FULL_LAMP, isLineDone, type Input, type State } from './rules.ts'
import type { NonogramSim } from './sim.ts'
import { actOfKey, ARROWS, changedCells, stepped, straightTo, valueFrom } from './stroke.ts'
import { cellText, hudOf, levelOfGrade, nameOf, optionsOf, type Context } from './words.ts'

const NAME_SECONDS = 1.4
const PULSE_SECONDS = 4
const NEXT_BOARD_SECONDS = 0.75

/** Mounts the board: fingers, keys, hints and the picture at the end. */
export function mountBoard(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition, remembered } = context
  const stamps = sprites()
  let run: Run<Input> = openFirst(context)
  let room: StageSize = { width: 320, height: 420 }
  /** A solved board of a run, seen a moment longer. */
  let past: { readonly puzzle: Puzzle; readonly state: State } | undefined
  let layout: Layout
  let look = lookOf(deal(), pictureOf(deal()))
  let armed = firstColour()
  let pressed: number | undefined
  let stroke: (Stroke & { readonly from: number }) | undefined
  let cursor: number | undefined
  let told: { readonly line: number; readonly cells: readonly number[] } | undefined
  let pulse = 0
  let named = 0
  let started = false
  let tidy = remembered('tidy') !== 'off'

  function sim() {
    return run.sim as NonogramSim
  }
  const state = () => past?.state ?? sim().state
  const puzzle = () => past?.puzzle ?? sim().puzzle()
  const motion = motionOn(() => stage.effects)
  const guide = coach(() => {
    const cells = run.sim.status === 'playing' ? firstStroke(sim()) : []
    return cells.map(layout.middleOf)
  }, context.firstTime)
  place(room)

  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: place,
    draw({ pen, time }) {
      drawBoard(pen, {
        layout,
        puzzle: puzzle(),
        state: state(),
        look,
        stamps,
        at: stroke?.cells.at(-1) ?? cursor,
        hasCursor: cursor !== undefined && !stroke,
        stroke,
        told,
        pulse,
        popOf: motion.popOf,
        shownOf: motion.shownOf,
        colourOf: (cell) => finishedColour(pictureOf(deal()), puzzle(), cell),
        reveal: motion.reveal,
        isLineDone: (line) => isLineDone(puzzle(), state(), line),
        number,
      })
      drawKeys(pen, layout.keys, { inks: look.inks, armed, pressed })
      const { oil } = sim().state
      if (layout.gauge && oil !== undefined)
        drawGauge(pen, layout.gauge, oil / FULL_LAMP, text('oil.left', { count: oil }))
      if (named > 0) drawName(pen, layout, { name: nameOf(context, run.level, run.seed), look, k: named })
      guide.draw(pen, time)
    },
    animating: () => guide.showing,
    down,
    move(at) {
      if (!stroke || !stage.held) return
      const cells = straightTo(puzzle(), stroke.from, layout.cellAt(at, true)!)
      if (cells.at(-1) === stroke.cells.at(-1)) return
      if (cells.length > stroke.cells.length) host.sound('tap', Math.min(12, cells.length - 1))
      stroke = { ...stroke, cells }
      stage.invalidate()
    },
    up() {
      pressed = undefined
      const made = stroke
      stroke = undefined
      if (made) draw(made.from, made.cells.at(-1)!, made.value)
      stage.invalidate()
    },
    key,
  })

  /** The brush that the first sure cells want. */
  function firstColour() {
    return sim().puzzle().solution[firstStroke(sim())[0] ?? -1] ?? 1
  }

  function deal() {
    return { definition, seed: run.seed, level: run.level }
  }

  function place(size: StageSize) {
    room = size
    layout = layOut(room, puzzle(), definition.rules.play === 'run')
    stamps.clear()
  }

  function down(at: Point) {
    cursor = undefined
    const hit = layout.keys.find(({ box }) => inside(box, at))
    if (hit) {
      pressed = hit.value
      return arm(hit.value)
    }
    const cell = layout.cellAt(at)
    if (cell === undefined || run.sim.status !== 'playing' || past) return
    stroke = { from: cell, cells: [cell], value: valueFrom(puzzle(), state(), cell, armed) }
    host.sound('tap')
    stage.invalidate()
  }

  function arm(value: number) {
    armed = value
    host.sound('flip', value === CROSSES ? -3 : value)
    stage.invalidate()
  }

  function draw(from: number, to: number, value: number) {
    enter({ kind: 'draw', from, to, value, tidy })
  }

  function enter(input: Input) {
    if (run.sim.status !== 'playing' || past) return
    if (!started) host.playing(true)
    started = true
    const before = { puzzle: puzzle(), state: state() }
    const events = run.apply(input)
    told = undefined
    if (input.kind === 'draw') {
      if (events.length === 0) host.sound('tap', -5)
      else guide.dismiss()
      if (before.state.board === sim().state.board)
        motion.land(changedCells(before.puzzle, input, [before.state.cells, sim().state.cells]))
    }
    const isNext = events.some(({ kind }) => kind === 'board')
    react(events, { context, layout, effects: stage.effects })
    if (isNext) holdBoard(before)
    showCounters()
    if (run.sim.status !== 'playing' && !isNext) finish()
    stage.invalidate()
  }

  /** The solved board stays a moment, with all its tiles, before the next one. */
  function holdBoard(before: { readonly puzzle: Puzzle; readonly state: State }) {
    const cells = before.puzzle.solution.map((colour) => (colour > 0 ? String(colour) : 'x')).join('')
    past = { puzzle: before.puzzle, state: { ...before.state, cells } }
    stage.effects.tween(NEXT_BOARD_SECONDS, () => undefined, {
      done() {
        past = undefined
        place(room)
        motion.land([...puzzle().solution.keys()].filter((cell) => state().cells[cell] !== '.'))
        host.sound('deal')
        stage.invalidate()
      },
    })
  }

  function finish() {
    cursor = undefined
    host.canHint(false)
    if (run.sim.status !== 'won') {
      host.sound('lose')
      host.announce(text('say.dark', { count: state().board }))
      return later(0.9, () => end(undefined))
    }
    const { columns, rows } = puzzle()
    const seconds = motion.turn(columns, rows)
    host.sound('win')
    later(seconds * 0.8, () => {
      stage.effects.tween(0.5, (k) => (named = Math.max(0.01, k)), { ease: ease.back })
      host.happy(1)
      host.announce(text('say.solved', { name: nameOf(context, run.level, run.seed) }))
      later(NAME_SECONDS, () => end(starsOf(state())))
    })
  }

  function end(stars: 1 | 2 | 3 | undefined) {
    host.playing(false)
    host.over(stars)
  }

  function later(seconds: number, act: () => void) {
    stage.effects.tween(0.01, () => undefined, { delay: seconds, done: act })
  }

  function key(name: string, event: KeyboardEvent): boolean {
    const step = ARROWS[name]
    if (step) return walk(step, event.shiftKey)
    const act = actOfKey(name, puzzle().colours, armed)
    if (act?.arm !== undefined) arm(act.arm)
    if (act?.mark !== undefined) markAt(act.mark)
    return act !== undefined
  }

  function markAt(value: number) {
    if (cursor === undefined) return
    draw(cursor, cursor, valueFrom(puzzle(), state(), cursor, value))
  }

  /** Moves the cursor; with Shift the brush goes along. */
  function walk(step: readonly [number, number], isPainting: boolean): boolean {
    cursor = stepped(puzzle(), cursor, step)
    if (isPainting) draw(cursor, cursor, armed)
    else host.sound('tap')
    host.announce(cellText(context, puzzle(), state(), cursor))
    stage.invalidate()
    return true
  }

  function showCounters() {
    host.hud(hudOf(context, puzzle(), sim().state))
    host.canHint(run.sim.status === 'playing' && definition.rules.play !== 'run')
  }

  /** Shows the run as it stands, without any motion that is still under way. */
  function show() {
    stage.effects.clear()
    motion.clear()
    past = told = stroke = undefined
    named = 0
    look = lookOf(deal(), pictureOf(deal()))
    if (armed !== CROSSES && armed > puzzle().colours) armed = 1
    place(room)
    showCounters()
    host.options(optionsOf(context, run.level, { isBlind: sim().state.isBlind, tidy }))
    stage.invalidate()
  }

  function open(wish: RunWish) {
    run = context.fresh(wish)
    heedCheck(context, run)
    started = false
    armed = firstColour()
    cursor = undefined
    show()
    host.sound('deal')
  }

  show()
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish = {}) => open(wishOf(context, wish)),
    undone() {
      heedCheck(context, run)
      host.sound('flip')
      show()
    },
    hint() {
      const advice = advise(puzzle(), state())
      if (run.sim.status !== 'playing' || !advice || definition.rules.play === 'run') return
      enter({ kind: 'hint' })
      told = { line: advice.line, cells: advice.fills.map(([cell]) => cell) }
      stage.effects.tween(PULSE_SECONDS, (k) => (pulse = 0.5 - 0.5 * Math.cos(k * Math.PI * 8)), {
        ease: ease.linear,
      })
      host.sound('flip', 5)
      host.toast(text(`hint.${advice.reason}`))
      host.announce(text(`hint.${advice.reason}`))
    },
    setOption(id, value) {
      if (id === 'grade') return open({ level: levelOfGrade(context, value) })
      if (id === 'tidy') tidy = value !== 'off'
      if (id === 'check' && run.sim.status === 'playing') heedCheck(context, run)
      show()
    },
    destroy: stage.destroy,
  }
}
