import { coach } from '#kit/game/coach.ts'
import type { GameHandle, RunWish } from '#kit/game/contract.ts'
import { inside } from '#kit/game/draw.ts'
import { openStage, type Point, type StageSize } from '#kit/game/stage.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { boardLook } from './board-look.ts'
import { boardMotion } from './board-motion.ts'
import { middleOf } from './boards.ts'
import { placeOf } from './definitions.ts'

import { advise, type Advice } from './insight.ts'
import { cellAt, layOut, stepFrom, type Layout, type Tool } from './layout.ts'
import { shoreOf } from './palette.ts'
import { celebrate, react } from './reactions.ts'
import { boardIn, chordOf, CLOSED, isLegal, OPEN, type Input, type State } from './rules.ts'
import {
  adviceText,
  cellText,
  hudOf,
  levelOfOption,
  openFirst,
  optionsOf,
  type MinesContext,
} from './portal-texts.ts'

/** The challenge of the day is of medium size for everybody. */
const DAILY_LEVEL = 2
const HOLD_MILLISECONDS = 340
const REST_SECONDS = 0.8
const RIGHT_BUTTON = 2
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Mounts a board of hidden urchins: dig, flag, and dig around finished numbers. */
export function mountMines(canvas: HTMLCanvasElement, context: MinesContext): GameHandle {
  const { host, text } = context
  const shore = shoreOf(placeOf(context.definition))
  const leave = new AbortController()
  const levelOfOptions = () => levelOfOption(context.remembered('size'))
  let run = openFirst(context, levelOfOptions())
  let layout: Layout = { spots: [], side: 1, tools: [] }
  let room: StageSize = { width: 320, height: 480 }
  let tool: Tool = 'dig'
  let pressed: number | undefined
  let hovered: number | undefined
  let cursor: number | undefined
  let advice: Advice | undefined
  let hold: { timer: ReturnType<typeof setTimeout>; k: number } | undefined
  let button = 0
  let started = false

  const state = () => (run.sim as TurnSim<State, Input>).state
  const isPlaying = () => run.sim.status === 'playing'
  const motion = boardMotion(
    () => stage.effects,
    () => layout,
  )
  const look = boardLook(shore, motion)
  const guide = coach(() => {
    const spot = layout.spots[middleOf(boardIn(state()))]
    return spot ? [spot] : []
  }, context.firstTime)

  const listen = { signal: leave.signal }
  // The stage passes places only: which button went down is heard here, before it.
  canvas.addEventListener('pointerdown', (event) => (button = event.button), listen)
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), listen)
  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: place,
    draw({ pen, time }) {
      look.draw(pen, state(), {
        pressed,
        cursor,
        counted: counted(),
        advice,
        tool,
        isWon: run.sim.status === 'won',
        held: hold?.k ?? 0,
        number: context.number,
      })
      guide.draw(pen, time)
    },
    animating: () => guide.showing,
    down,
    move,
    up,
    key,
  })

  function place(size: StageSize) {
    room = size
    layout = layOut(boardIn(state()), size, context.direction === 'rtl')
    look.place(layout, size)
  }

  /** Closed cells around the open number that is pressed, pointed at or under the cursor. */
  function counted(): readonly number[] {
    const at = pressed ?? hovered ?? cursor
    const { cells, hidden } = state()
    if (at === undefined || !isPlaying() || cells[at] !== OPEN || hidden[at] !== 0) return []
    return boardIn(state()).around[at]!.filter((cell) => cells[cell] !== OPEN)
  }

  function letGo() {
    if (hold) clearTimeout(hold.timer)
    hold = undefined
  }

  function down(at: Point) {
    letGo()
    cursor = undefined
    const chosen = layout.tools.find(({ box }) => inside(box, at))
    if (chosen) return choose(chosen.tool)
    const cell = cellAt(layout, at)
    if (cell === undefined || !isPlaying()) return
    pressed = cell
    stage.invalidate()
    if (button === RIGHT_BUTTON) {
      pressed = undefined
      return act(cell, 'flag')
    }
    if (state().cells[cell] === OPEN || state().hidden.length === 0) return
    const timer = setTimeout(() => {
      letGo()
      pressed = undefined
      host.vibrate()
      act(cell, tool === 'dig' ? 'flag' : 'dig')
    }, HOLD_MILLISECONDS)
    const current = { timer, k: 0 }
    hold = current
    stage.effects.tween(HOLD_MILLISECONDS / 1000, (k) => (current.k = k))
  }

  function move(at: Point) {
    const over = cellAt(layout, at)
    if (stage.held) {
      if (pressed === undefined || over === pressed) return
      letGo()
      pressed = undefined
      return stage.invalidate()
    }
    if (over === hovered) return
    hovered = over
    stage.invalidate()
  }

  function up(at: Point) {
    letGo()
    const cell = pressed
    pressed = hovered = undefined
    stage.invalidate()
    if (cell !== undefined && cellAt(layout, at) === cell) act(cell, tool)
  }

  function choose(next: Tool) {
    tool = next
    host.sound('flip', next === 'flag' ? 4 : 0)
    host.announce(text(`tool.${next}`))
    stage.invalidate()
  }

  /** What a tap does: a number digs around itself, a flag is only taken up by a flag. */
  function act(cell: number, wanted: Tool) {
    if (!isPlaying()) return
    const mark = state().cells[cell]!
    if (mark === OPEN) return chord(cell)
    const kind = state().hidden.length === 0 ? 'dig' : wanted
    if (kind === 'dig' && mark !== CLOSED) return host.sound('bad', 4)
    send({ kind, cell })
  }

  function chord(cell: number) {
    if (chordOf(state(), cell).length > 0) return send({ kind: 'chord', cell })
    host.sound('tap', -4)
    hovered = cell
  }

  function send(input: Input) {
    if (!isLegal(state(), input)) return
    guide.dismiss()
    if (!started) host.playing(true)
    started = true
    const before = state()
    const events = run.apply(input)
    advice = undefined
    const seconds = react(scene(), { events, before, input })
    host.hud(hudOf(context, state()))
    stage.invalidate()
    if (!isPlaying()) finish(input.cell, seconds)
  }

  const scene = () => ({ context, stage, motion, layout, state: state(), sand: shore.sand })

  function finish(from: number, seconds: number) {
    letGo()
    host.canHint(false)
    wait(seconds * 0.6, () => wait(celebrate(scene(), from) + REST_SECONDS, end))
  }

  function end() {
    const { hints } = state()
    host.playing(false)
    host.over(run.sim.status === 'won' ? (hints === 0 ? 3 : hints < 3 ? 2 : 1) : undefined)
  }

  /** Waits as a motion does, so that a new board ends the waiting. */
  function wait(delay: number, done: () => void) {
    stage.effects.tween(0.01, () => undefined, { delay, done })
  }

  function key(name: string, event: KeyboardEvent): boolean {
    const way = KEYS[name]
    if (way) {
      cursor = cursor === undefined ? middleOf(boardIn(state())) : stepFrom(layout, cursor, way)
      host.announce(cellText(context, state(), cursor))
      stage.invalidate()
      return true
    }
    if (event.repeat) return false
    if (name === 'm' || name === 'M') choose(tool === 'dig' ? 'flag' : 'dig')
    else if (cursor === undefined) return false
    else if (name === 'Enter' || name === ' ') act(cursor, tool)
    else if (name === 'f' || name === 'F') act(cursor, 'flag')
    else return false
    return true
  }

  function show() {
    letGo()
    stage.effects.clear()
    motion.clear()
    advice = undefined
    pressed = hovered = undefined
    place(room)
    host.hud(hudOf(context, state()))
    host.canHint(isPlaying())
    host.options(optionsOf(context, run.level))
    stage.invalidate()
  }

  function deal(wish: RunWish) {
    run = context.fresh(wish)
    started = false
    cursor = undefined
    tool = 'dig'
    show()
    host.sound('deal')
  }

  show()
  host.ready()
  return {
    pause() {
      letGo()
      stage.pause()
    },
    resume: stage.resume,
    restart({ seed, level } = {}) {
      // The challenge of the day names a seed only.
      const isDaily = seed !== undefined && level === undefined
      deal({ ...(seed === undefined ? {} : { seed }), level: isDaily ? DAILY_LEVEL : levelOfOptions() })
    },
    hint() {
      if (!isPlaying()) return
      const next = advise(state(), 'unflag') ?? advise(state())
      if (!next) return host.toast(text('hint.first'))
      send({ kind: 'hint', cell: next.cell })
      advice = next
      host.sound('flip', 5)
      host.toast(adviceText(context, next))
      stage.invalidate()
    },
    setOption(id, value) {
      if (id === 'size' && levelOfOption(value) !== run.level) deal({ level: levelOfOption(value) })
    },
    destroy() {
      letGo()
      leave.abort()
      stage.destroy()
    },
  }
}
