import { coach } from '#kit/game/coach.ts'
import type { GameHandle, GameView, Run, RunWish } from '#kit/game/contract.ts'
import { openStage, type Point, type Stage, type StageSize } from '#kit/game/stage.ts'
import { paintBackdrop } from './backdrop.ts'
import { gearIn, openBasket, showBasket, wishFor } from './basket.ts'
import { blade } from './blade.ts'
import { debris } from './debris.ts'
import type { SlicerDefinition } from './definitions.ts'
import { isDuel, type DuelSim } from './duel.ts'
import { drawDuel, followFingers } from './duel-view.ts'
import { family } from './family.ts'
import { gearInput, isPlain } from './gear.ts'
import { keyboardBlade } from './keyboard-blade.ts'
import { labels } from './labels.ts'
import { radiusOf, type Flying } from './orchard.ts'
import { BLADE_COLORS, ORCHARD_GROUNDS } from './orchard-plan.ts'
import type { SlicerInput } from './rules.ts'
import { drawScene, frameOf } from './scene.ts'
import { sliceEffects } from './slice-effects.ts'
import { clearSplit, layoutSplit, openSplit } from './split.ts'
import { swipePath } from './swipe-path.ts'
import { paintThings } from './thing-art.ts'
import { type Context, type Round, sim, toField, toCanvas } from './round.ts'
import { tick, showHud } from './round-tick.ts'

const SHARPEST = 2.4
const SAMPLE: Flying = { id: 0, kind: 'melon', x: 500, y: 470, vx: 0, vy: -3, turn: -0.3, spin: 0 }

/** The tutorial's swipe. */
const SWIPE = [
  { x: 260, y: 640 },
  { x: 500, y: 480 },
  { x: 740, y: 330 },
]

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const path = swipePath(definition)
  const bits = debris(context.reducedMotion)
  const words = labels(context.reducedMotion)
  const round: Round = {
    canvas,
    context,
    host,
    text,
    number,
    definition,
    run: openFirst(context, levelOf(definition, context.remembered('mode'))),
    frame: frameOf({ width: 1, height: 1 }, definition.field),
    art: undefined,
    backdrop: undefined,
    sample: { ...SAMPLE },
    before: [],
    angle: 0.4,
    ended: 0,
    falling: [],
    beat: 0,
    shown: '',
    basket: openBasket(context),
    get split() {
      return split
    },
    path,
    trail: blade(() => BLADE_COLORS[sim(round).orchard.gear?.blade ?? 'plain']),
    bits,
    words,
    keyboard: keyboardBlade(definition, path),
    get guide() {
      return guide
    },
    get stage() {
      return stage
    },
    get effects() {
      return effects
    },
  }
  const split = openSplit(
    context,
    () => stage,
    () => sim(round) as DuelSim,
  )
  const guide = coach(() => SWIPE.map((at) => toCanvas(round, at)), true)
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (size) => layout(round, size),
    draw: (shown) => drawRound(round, shown),
    tick: () => tick(round),
    down: (at) => down(round, at),
    move: (at) => move(round, at),
    up: () => up(round),
    key: (key, event) => pressKey(round, key, event),
  })
  const effects = sliceEffects(context, {
    stage,
    debris: bits,
    labels: words,
    frame: () => round.frame,
    sim: () => sim(round),
    before: () => round.before,
    angle: () => round.angle,
  })
  const leaveFingers = followFingers(round, () => cutSample(round, 0.4))
  gearUp(round)
  if (round.basket) showBasket(round.basket, sim(round))
  showHud(round)
  showOptions(round)
  host.ready()
  return handleOf(round, leaveFingers)
}

/** What the page asks of the game. */
function handleOf(round: Round, leaveFingers: () => void): GameHandle {
  const { stage, definition } = round
  return {
    pause() {
      if (round.basket) showBasket(round.basket, sim(round))
      stage.pause()
    },
    resume: stage.resume,
    restart: (wish) => restart(round, wish),
    setOption(id, value) {
      if (id === 'mode') deal(round, { level: levelOf(definition, value) })
    },
    wish(wish) {
      // A run in progress keeps its gear; changes apply to the next one.
      if (round.basket && wishFor(round.basket, wish, sim(round)) && round.sample)
        deal(round, { level: round.run.level })
    },
    destroy() {
      leaveFingers()
      stage.destroy()
    },
  }
}

/** The gear is the run's first input. */
function gearUp(round: Round) {
  if (!round.basket || isDuel(sim(round)) || sim(round).orchard.tick > 0) return
  const gear = gearIn(round.basket)
  if (!isPlain(gear)) round.run.apply(gearInput(gear))
}

const levelOf = (definition: SlicerDefinition, mode: string | undefined) =>
  Math.max(1, definition.modes.findIndex(({ name }) => name === mode) + 1)

function cutSampleBy(round: Round, at: Point) {
  const from = round.stage.held
  const here = toField(round, at)
  if (!from || !round.sample || Math.hypot(at.x - from.x, at.y - from.y) < 24) return
  if (Math.hypot(here.x - round.sample.x, here.y - round.sample.y) > radiusOf('melon') * 1.2) return
  cutSample(round, Math.atan2(at.y - from.y, at.x - from.x))
}

/** The first cut starts the run and scores nothing. */
function cutSample(round: Round, direction: number) {
  const { host } = round
  if (!round.sample) return
  round.bits.cut(round.sample, direction, 2)
  round.sample = undefined
  round.guide.dismiss()
  host.playing(true)
  host.sound('slice')
  host.vibrate()
}

function showOptions(round: Round) {
  const { definition, text } = round
  if (definition.modes.length < 2) return
  const choices = definition.modes.map(({ name }) => ({ value: name, label: text(`mode.${name}`) }))
  round.host.options([{ id: 'mode', label: text('option.mode'), value: sim(round).mode.name, choices }])
}

function deal(round: Round, wish: RunWish) {
  round.run = round.context.fresh(wish)
  clearSplit(round.split)
  round.sample = { ...SAMPLE }
  round.ended = 0
  round.path.clear()
  round.trail.clear()
  round.bits.clear()
  round.words.clear()
  round.effects.reset()
  gearUp(round)
  round.host.sound('deal')
  layout(round, round.stage)
  showHud(round)
  showOptions(round)
  round.stage.invalidate()
}

function layout(round: Round, size: StageSize) {
  const { definition } = round
  round.frame = frameOf(size, definition.field)
  const ratio = round.canvas.width / size.width
  round.art = paintThings(Math.min(SHARPEST, round.frame.scale * ratio))
  if (isDuel(sim(round))) {
    layoutSplit(round.split, size, { ratio, context: round.context })
    const { scale } = round.split.sides[0].frame
    round.art = paintThings(Math.min(SHARPEST, scale * ratio))
    return
  }
  const { gear } = sim(round).orchard
  const ground = gear?.orchard ? ORCHARD_GROUNDS[gear.orchard] : definition.ground
  round.backdrop = paintBackdrop({ ...size, ratio }, ground)
}

function drawRound(round: Round, { pen, time }: Stage) {
  const duel = sim(round)
  if (round.art && isDuel(duel)) return drawDuel(round, duel, pen)
  if (!round.art || !round.backdrop) return
  drawScene(pen, {
    orchard: sim(round).orchard,
    flying: sim(round).orchard.over ? round.falling : sim(round).orchard.flying,
    mode: sim(round).mode,
    frame: round.frame,
    art: round.art,
    backdrop: round.backdrop,
    debris: round.bits,
    blade: round.trail,
    labels: round.words,
    sample: round.sample && hover(round.sample, time, round.context.reducedMotion),
    cursor: round.keyboard.cursor,
    dark: Math.min(1, round.ended / 40),
  })
  if (round.sample) round.guide.draw(pen, time)
}

function down(round: Round, at: Point) {
  if (isDuel(sim(round))) return
  const { trail } = round
  round.keyboard.hide()
  round.path.down(toField(round, at))
  trail.lift()
  trail.add(at)
}

function move(round: Round, at: Point) {
  if (!round.stage.held || isDuel(sim(round))) return
  round.trail.add(at)
  round.path.move(toField(round, at))
  if (round.sample) cutSampleBy(round, at)
}

function up(round: Round) {
  if (isDuel(sim(round))) return
  round.path.up()
  round.trail.lift()
  if (round.sample) cutSample(round, 0.4)
}

function pressKey(round: Round, key: string, event: KeyboardEvent) {
  const { keyboard } = round
  if (key !== ' ' && key !== 'Enter') return keyboard.uses(key)
  if (event.repeat) return true
  if (round.sample) cutSample(round, 0.4)
  else if (isDuel(sim(round))) return true
  else keyboard.slash(sim(round).orchard, (one) => toCanvas(round, one), round.trail)
  return true
}

function restart(round: Round, wish: RunWish = {}) {
  // A daily challenge names only a seed: everybody plays it in the classic mode.
  const daily = wish?.seed !== undefined && wish.level === undefined
  const level = daily ? 1 : levelOf(round.definition, round.context.remembered('mode'))
  deal(round, wish?.seed === undefined ? { level } : { seed: wish.seed, level })
}

const hover = (thing: Flying, time: number, calm: boolean): Flying =>
  calm
    ? thing
    : { ...thing, y: thing.y + Math.sin(time * 2.4) * 14, turn: thing.turn + Math.sin(time * 1.3) * 0.12 }

/** The stored run, or one in the player's last mode. */
function openFirst(context: Context, level: number): Run<SlicerInput> {
  const run = context.open()
  return run.level === level ? run : context.fresh({ level })
}

export default { family, mount } satisfies GameView<SlicerDefinition, SlicerInput>
