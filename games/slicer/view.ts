import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, GameView, Run, RunWish } from '#kit/game/contract.ts'
import { openStage, type Point, type Stage } from '#kit/game/stage.ts'
import { paintBackdrop, type Backdrop } from './backdrop.ts'
import { blade } from './blade.ts'
import { debris } from './debris.ts'
import type { SlicerDefinition } from './definitions.ts'
import { family, type SlicerSim } from './family.ts'
import { keyboardBlade } from './keyboard-blade.ts'
import { labels } from './labels.ts'
import { radiusOf, type Flying } from './orchard.ts'
import { LIFTED, bladePoint, type SlicerInput } from './rules.ts'
import { drawScene, frameOf, type Frame } from './scene.ts'
import { sliceEffects } from './slice-effects.ts'
import { swipePath } from './swipe-path.ts'
import { paintThings, type ThingArt } from './thing-art.ts'

type Context = GameContext<SlicerDefinition, SlicerInput>

const SHARPEST = 2.4
const SLOW_EVERY = 3
/** The last moment of a timed run goes slowly: one more cut. */
const LAST_MOMENT = 42
const OVER_AFTER_TICKS = 84
const LOW_TIME_TICKS = 600
const SAMPLE: Flying = { id: 0, kind: 'melon', x: 500, y: 470, vx: 0, vy: -3, turn: -0.3, spin: 0 }
const TICKS_PER_SECOND = 60

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const levelOf = (mode: string | undefined) =>
    Math.max(1, definition.modes.findIndex(({ name }) => name === mode) + 1)
  let run: Run<SlicerInput> = openFirst(context, levelOf(context.remembered('mode')))
  let frame: Frame = frameOf({ width: 1, height: 1 }, definition.field)
  let art: ThingArt | undefined
  let backdrop: Backdrop | undefined
  let sample: Flying | undefined = { ...SAMPLE }
  let before: readonly Flying[] = []
  let angle = 0.4
  let ended = 0
  let falling: Flying[] = []
  let beat = 0
  let shown = ''
  const path = swipePath(definition)
  const trail = blade()
  const bits = debris(context.reducedMotion)
  const words = labels(context.reducedMotion)
  const keyboard = keyboardBlade(definition, path)

  const sim = () => run.sim as SlicerSim
  const toField = ({ x, y }: Point): Point => ({
    x: (x - frame.left) / frame.scale,
    y: (y - frame.top) / frame.scale,
  })
  const toCanvas = ({ x, y }: Point): Point => ({
    x: frame.left + x * frame.scale,
    y: frame.top + y * frame.scale,
  })
  const guide = coach(
    () => [toCanvas({ x: 260, y: 640 }), toCanvas({ x: 500, y: 480 }), toCanvas({ x: 740, y: 330 })],
    true,
  )

  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(size) {
      frame = frameOf(size, definition.field)
      const ratio = canvas.width / size.width
      art = paintThings(Math.min(SHARPEST, frame.scale * ratio))
      backdrop = paintBackdrop({ ...size, ratio }, definition.ground)
    },
    draw({ pen, time }) {
      if (!art || !backdrop) return
      drawScene(pen, {
        orchard: sim().orchard,
        flying: sim().orchard.over ? falling : sim().orchard.flying,
        mode: sim().mode,
        frame,
        art,
        backdrop,
        debris: bits,
        blade: trail,
        labels: words,
        sample: sample && hover(sample, time, context.reducedMotion),
        cursor: keyboard.cursor,
        dark: Math.min(1, ended / 40),
      })
      if (sample) guide.draw(pen, time)
    },
    tick: () => tick(),
    down(at) {
      keyboard.hide()
      path.down(toField(at))
      trail.lift()
      trail.add(at)
    },
    move(at) {
      if (!stage.held) return
      trail.add(at)
      path.move(toField(at))
      if (sample) cutSampleBy(at)
    },
    up() {
      path.up()
      trail.lift()
      if (sample) cutSample(0.4)
    },
    key(key, event) {
      if (key !== ' ' && key !== 'Enter') return keyboard.uses(key)
      if (event.repeat) return true
      if (sample) cutSample(0.4)
      else keyboard.slash(sim().orchard, toCanvas, trail)
      return true
    },
  })
  const effects = sliceEffects(context, {
    stage,
    debris: bits,
    labels: words,
    frame: () => frame,
    sim,
    before: () => before,
    angle: () => angle,
  })

  function cutSampleBy(at: Point) {
    const from = stage.held
    const here = toField(at)
    if (!from || !sample || Math.hypot(at.x - from.x, at.y - from.y) < 24) return
    if (Math.hypot(here.x - sample.x, here.y - sample.y) > radiusOf('melon') * 1.2) return
    cutSample(Math.atan2(at.y - from.y, at.x - from.x))
  }

  /** The first cut opens the run: it belongs to no score. */
  function cutSample(direction: number) {
    if (!sample) return
    bits.cut(sample, direction, 2)
    sample = undefined
    guide.dismiss()
    host.playing(true)
    host.sound('slice')
    host.vibrate()
  }

  function tick() {
    trail.step()
    words.step()
    keyboard.step(stage.keys)
    beat++
    const { orchard, mode } = sim()
    const last = mode.ticks > 0 && mode.ticks - orchard.clock < LAST_MOMENT && !context.reducedMotion
    const slowly = last || effects.slow > 0 || (orchard.over && !context.reducedMotion)
    if (effects.slow > 0) effects.slow--
    if (slowly && beat % SLOW_EVERY !== 0) return
    bits.step(orchard.freeze > 0 ? 0.6 : 1)
    if (orchard.over) {
      afterwards(slowly ? SLOW_EVERY : 1)
      return
    }
    if (!sample) play()
  }

  function play() {
    const { orchard, mode } = sim()
    before = orchard.flying
    const input = path.next()
    const from = orchard.blade
    if (input !== LIFTED && from) {
      const to = bladePoint(input)
      if (to.x !== from.x || to.y !== from.y) angle = Math.atan2(to.y - from.y, to.x - from.x)
    }
    for (const event of run.apply(input)) effects.show(event)
    const left = mode.ticks - orchard.clock
    if (mode.ticks > 0 && left <= LOW_TIME_TICKS / 2 && left > 0 && left % TICKS_PER_SECOND === 0)
      host.sound('tap', 4)
    showHud()
    if (orchard.over) end()
  }

  function end() {
    const { mode, score, orchard } = sim()
    falling = orchard.flying.map((thing) => ({ ...thing }))
    host.sound(mode.ticks > 0 ? 'win' : 'lose')
    host.announce(text('say.end', { score: number(score), combo: number(orchard.tally.bestCombo) }))
    if (mode.ticks > 0 && orchard.clock >= mode.ticks)
      words.add(text('time'), { x: frame.width / 2, y: frame.height / 2 }, { color: '#ffd86b', size: 40 })
    path.clear()
  }

  /** What is still in the air falls slowly while the light goes down. */
  function afterwards(ticks: number) {
    for (const thing of falling) {
      thing.vy += 0.21
      thing.x += thing.vx
      thing.y += thing.vy
      thing.turn += thing.spin
    }
    const due = ended < OVER_AFTER_TICKS
    ended += ticks
    if (!due || ended < OVER_AFTER_TICKS) return
    host.playing(false)
    host.over()
  }

  function showHud() {
    const { orchard, mode } = sim()
    const seconds = Math.ceil((mode.ticks - orchard.clock) / TICKS_PER_SECOND)
    const first = mode.ticks > 0 ? seconds : orchard.lives
    const { bestCombo } = orchard.tally
    const strokes = mode.twist === 'strokes' ? (orchard.twist?.strokes ?? 0) : undefined
    const now = `${mode.name}/${first}/${bestCombo}/${strokes}`
    if (now === shown) return
    shown = now
    host.hud([
      mode.ticks > 0
        ? { id: 'time', label: text('hud.time'), value: number(first) }
        : { id: 'lives', label: text('hud.lives'), value: number(first) },
      strokes === undefined
        ? { id: 'combo', label: text('hud.combo'), value: number(bestCombo) }
        : { id: 'strokes', label: text('hud.strokes'), value: number(strokes) },
    ])
  }

  function showOptions() {
    if (definition.modes.length < 2) return
    const choices = definition.modes.map(({ name }) => ({ value: name, label: text(`mode.${name}`) }))
    host.options([{ id: 'mode', label: text('option.mode'), value: sim().mode.name, choices }])
  }

  function deal(wish: RunWish) {
    run = context.fresh(wish)
    sample = { ...SAMPLE }
    ended = 0
    path.clear()
    trail.clear()
    bits.clear()
    words.clear()
    effects.reset()
    host.sound('deal')
    showHud()
    showOptions()
    stage.invalidate()
  }

  showHud()
  showOptions()
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart(wish) {
      // The challenge of the day names a seed only: everybody plays it in the classic mode.
      const daily = wish?.seed !== undefined && wish.level === undefined
      const level = daily ? 1 : levelOf(context.remembered('mode'))
      deal(wish?.seed === undefined ? { level } : { seed: wish.seed, level })
    },
    setOption(id, value) {
      if (id === 'mode') deal({ level: levelOf(value) })
    },
    destroy: stage.destroy,
  }
}

const hover = (thing: Flying, time: number, calm: boolean): Flying =>
  calm
    ? thing
    : { ...thing, y: thing.y + Math.sin(time * 2.4) * 14, turn: thing.turn + Math.sin(time * 1.3) * 0.12 }

/** The kept run, or one in the mode the player chose last. */
function openFirst(context: Context, level: number): Run<SlicerInput> {
  const run = context.open()
  return run.level === level ? run : context.fresh({ level })
}

export default { family, mount } satisfies GameView<SlicerDefinition, SlicerInput>
