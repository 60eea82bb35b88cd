import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, GameView, Run, RunWish, SimEvent } from '#kit/game/contract.ts'
import { copyWhole, fitBox, signed, type Box } from '#kit/game/draw.ts'
import { sprites } from '#kit/game/sprites.ts'
import { openStage, type Point, type Stage } from '#kit/game/stage.ts'
import { FRUIT_COLORS, paintBoard, PALETTES } from './art.ts'
import type { Heading, Turn } from './board.ts'
import type { SnakeDefinition, Twist } from './definitions.ts'
import { family, type SnakeSim } from './family.ts'
import { swiped, turnTowards } from './finger.ts'
import { drawSnakes } from './picture.ts'
import { isTimed } from './rules.ts'
import { ROUND_TICKS, ROUNDS } from './state.ts'

type Context = GameContext<SnakeDefinition, Turn>

const KEYS: Readonly<Record<string, Heading>> = {
  ArrowRight: 0,
  ArrowDown: 1,
  ArrowLeft: 2,
  ArrowUp: 3,
  d: 0,
  s: 1,
  a: 2,
  w: 3,
}
const MARGIN = 16
/** Twists with a meter that runs out. */
const METERED: readonly Twist[] = ['lantern', 'mow']

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  let run: Run<Turn> = context.open()
  const sim = () => run.sim as SnakeSim
  const isTrails = definition.twist === 'trails'
  let phase: 'waiting' | 'playing' | 'ended' = 'waiting'
  let board: Box = { x: 0, y: 0, width: 1, height: 1 }
  let cell = 1
  let still: HTMLCanvasElement | undefined
  let anchor: Point | undefined
  let hasSwiped = false
  let asked: Turn[] = []
  let told = ''
  const art = sprites()

  const onCanvas = (place: number): Point => ({
    x: board.x + ((place % definition.columns) + 0.5) * cell,
    y: board.y + (Math.floor(place / definition.columns) + 0.5) * cell,
  })
  const finger = coach(() => {
    const { x, y } = onCanvas(sim().state.snakes[0]!.cells.at(-1)!)
    return [
      { x, y: y + cell },
      { x: x + cell * 3, y: y + cell },
      { x: x + cell * 3, y: y - cell * 2 },
    ]
  }, context.firstTime)

  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(size) {
      const { columns, rows } = definition
      board = fitBox({ x: 0, y: 0, ...size }, columns / rows, MARGIN)
      cell = board.width / columns
      art.clear()
      const ratio = canvas.width / size.width
      still = document.createElement('canvas')
      still.width = canvas.width
      still.height = canvas.height
      const pen = still.getContext('2d')!
      pen.scale(ratio, ratio)
      pen.translate(board.x, board.y)
      paintBoard(pen, definition, cell)
    },
    tick,
    draw,
    down(at) {
      anchor = at
      hasSwiped = false
      begin()
    },
    move(at) {
      const heading = anchor && stage.held && swiped(anchor, at)
      if (heading === undefined) return
      anchor = at
      hasSwiped = true
      ask(heading)
    },
    up(at) {
      const snake = sim().state.snakes[0]!
      const way = snake.turns.at(-1) ?? snake.heading
      const heading = turnTowards(onCanvas(snake.cells.at(-1)!), way, at, cell)
      if (anchor && !hasSwiped && heading !== undefined) ask(heading)
    },
    key(key, event) {
      const heading = KEYS[key]
      if (heading === undefined && key !== ' ' && key !== 'Enter') return false
      begin()
      if (heading !== undefined && !event.repeat) ask(heading)
      return true
    },
  })

  function ask(heading: Heading) {
    // A finger that wobbles asks often: only the last few count.
    if (asked.length < 3) asked.push((heading + 1) as Turn)
  }

  function begin() {
    if (phase !== 'waiting') return
    phase = 'playing'
    finger.dismiss()
    host.playing(true)
    host.sound('tap')
  }

  function tick() {
    if (phase !== 'playing') return
    for (const event of run.apply(asked.shift() ?? 0)) show(event)
    tell()
  }

  function show({ kind, x, amount = 0 }: SimEvent) {
    const { state } = sim()
    const at = x === undefined ? { x: stage.width / 2, y: stage.height / 2 } : onCanvas(x)
    const { effects } = stage
    const rise = () => amount > 0 && effects.rise(signed(`+${number(amount)}`), at, '#ffe066')
    if (kind === 'turn') host.sound('move')
    if (kind === 'eat') {
      host.sound('score', Math.min(14, state.eaten % 15))
      effects.burst(at, { count: 12, colors: [...FRUIT_COLORS, '#ffffff'], size: cell * 0.25, speed: 130 })
      rise()
      if (state.eaten % 10 === 0) host.happy(0.4)
    }
    if (kind === 'about') host.sound('flip')
    if (kind === 'rot') host.sound('pop', -6)
    if (kind === 'run') host.sound('tap', 8)
    if (kind === 'wrong') host.sound('bad')
    if (kind === 'warn') host.sound('flip', -8)
    if (kind === 'back') host.sound('jump', 3)
    if (kind === 'set') {
      host.sound('coin', 6)
      host.happy(0.5)
    }
    if (kind === 'sink') {
      host.sound('hit', -6)
      effects.quake(5)
    }
    if (kind === 'caught') effects.burst(at, { count: 14, colors: [...FRUIT_COLORS], speed: 160 })
    if (kind === 'loop') {
      host.sound(amount > 0 ? 'merge' : 'move', Math.min(12, Math.floor(amount / 20)))
      rise()
      if (amount >= 90) host.happy(0.6)
    }
    if (kind === 'unload' || kind === 'string' || kind === 'bite') {
      host.sound(kind === 'unload' ? 'coin' : 'merge', Math.min(12, Math.floor(amount / 12)))
      effects.burst(at, { count: 12 + Math.min(30, amount), colors: [...FRUIT_COLORS], speed: 210 })
      rise()
      host.happy(amount >= 60 ? 0.6 : 0.3)
    }
    if (kind === 'streak') {
      host.sound('score', 5)
      rise()
    }
    if (kind === 'snip' || kind === 'bitten') {
      host.sound('slice')
      effects.quake(4)
      effects.burst(at, { count: 10 + 2 * amount, colors: ['#ffffff', '#ff6a4a'], speed: 190 })
      host.vibrate()
    }
    if (kind === 'mow') host.sound('tap', 5 + (state.next % 12))
    if (kind === 'dig' && state.tick % 3 === 0) host.sound('tap', -7)
    if (kind === 'thud') host.sound('hit', -8)
    if (kind === 'clear') {
      host.sound('coin', 4)
      host.happy(0.5)
      effects.burst(at, { count: 40, colors: ['#ffd23e', '#ffffff'], speed: 260 })
      rise()
    }
    if (kind === 'burst' || kind === 'crash' || kind === 'fall') {
      const { snakes } = PALETTES[definition.twist]
      host.sound(kind === 'burst' ? 'pop' : 'hit')
      effects.quake(kind === 'burst' ? 5 : 12)
      effects.burst(at, { count: 34, colors: [snakes[amount % snakes.length]!, '#ffffff'], speed: 240 })
      if (kind !== 'burst') host.vibrate()
    }
    if (kind === 'round') {
      host.sound('win')
      host.happy(0.6)
    }
    if (kind === 'deal') {
      asked = []
      host.sound('deal')
    }
    if (kind === 'end') finish(amount === 1)
  }

  function finish(isWon: boolean) {
    phase = 'ended'
    host.playing(false)
    host.sound(isWon ? 'win' : 'lose')
    if (isWon) {
      host.happy(1)
      stage.effects.burst({ x: stage.width / 2, y: stage.height / 2 }, { count: 90, speed: 380, life: 1.2 })
    }
    host.announce(text('say.over', { score: sim().score }))
    stage.effects.tween(0.7, () => undefined, { done: () => host.over() })
  }

  function draw({ pen, time }: Stage) {
    if (still) copyWhole(pen, still)
    const { state } = sim()
    drawSnakes(pen, {
      state,
      definition,
      board,
      cell,
      art,
      seconds: time,
      calm: context.reducedMotion,
      number,
    })
    if (phase !== 'waiting') return
    if (finger.showing) finger.draw(pen, time)
    else beckon(pen, time)
  }

  /** A ring that breathes around the head: go when you are ready. */
  function beckon(pen: CanvasRenderingContext2D, time: number) {
    const { x, y } = onCanvas(sim().state.snakes[0]!.cells.at(-1)!)
    const k = context.reducedMotion ? 0.4 : (time * 0.9) % 1
    pen.strokeStyle = `rgb(255 255 255 / ${0.85 * (1 - k)})`
    pen.lineWidth = 4
    pen.beginPath()
    pen.arc(x, y, cell * (0.7 + k), 0, 2 * Math.PI)
    pen.stroke()
  }

  const ticksLeft = () => (isTimed(definition.twist) ? ROUND_TICKS - sim().state.tick : sim().state.meter)

  function tell() {
    const { state } = sim()
    const [label, value] = isTrails
      ? (['round', `${number(state.round)} / ${number(ROUNDS)}`] as const)
      : isTimed(definition.twist) || METERED.includes(definition.twist)
        ? (['time', number(Math.max(0, Math.ceil(ticksLeft() / 60)))] as const)
        : (['length', number(state.snakes.reduce((sum, { cells }) => sum + cells.length, 0))] as const)
    if (told === value) return
    told = value
    host.hud([{ id: 'first', label: text(label), value: signed(value) }])
  }

  tell()
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart(wish?: RunWish) {
      run = context.fresh(wish)
      phase = 'waiting'
      asked = []
      anchor = undefined
      stage.effects.clear()
      host.sound('deal')
      tell()
      stage.invalidate()
    },
    destroy: stage.destroy,
  }
}

export default { family, mount } satisfies GameView<SnakeDefinition, Turn>
