import type { GameContext, SimEvent, GameHost } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import type { Debris } from './debris.ts'
import type { SlicerDefinition } from './definitions.ts'
import type { SlicerSim } from './family.ts'
import type { Labels } from './labels.ts'
import type { Flying } from './orchard.ts'
import type { SlicerInput } from './rules.ts'
import type { Frame } from './scene.ts'

type Context = GameContext<SlicerDefinition, SlicerInput>

/** Sound, juice and words for what happened in a tick. */
export interface SliceEffects {
  show(event: SimEvent): void
  /** Ticks of visual slow motion. */
  slow: number
  reset(): void
}

export interface Surroundings {
  readonly stage: Stage
  readonly debris: Debris
  readonly labels: Labels
  frame(): Frame
  sim(): SlicerSim
  /** Things before the tick, to find a cut one by its id. */
  before(): readonly Flying[]
  /** Direction of the blade in this tick. */
  angle(): number
}

const SPARKS = ['#fff7c9', '#ffb347', '#ff6f5a', '#c9d0dc']
const LEAVES = ['#7bdc5b', '#c9f7a2', '#3fae4a']
const HIGHEST_PITCH = 14
const COMBO_COLORS = ['#ffd86b', '#ffb63d', '#ff9a6b', '#ff7ab8', '#c49bff', '#8ff5e6']

/** What the effects need of a round. */
interface SliceShow {
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly reducedMotion: boolean
  readonly scene: Surroundings
  readonly stage: Stage
  readonly labels: Labels
  lastCut: Point
  readonly effects: SliceEffects
}

export function sliceEffects(
  { host, text, number, reducedMotion }: Context,
  scene: Surroundings,
): SliceEffects {
  const { stage, labels } = scene
  const show: SliceShow = {
    host,
    text,
    number,
    reducedMotion,
    scene,
    stage,
    labels,
    lastCut: { x: 0, y: 0 },
    get effects() {
      return effects
    },
  }
  const shows = showsOf(show)
  const effects: SliceEffects = {
    slow: 0,
    show(event) {
      shows[event.kind]?.(event)
    },
    reset() {
      effects.slow = 0
      stage.effects.clear()
    },
  }
  return effects
}

/** What is shown for each kind of event. */
function showsOf(show: SliceShow): Readonly<Record<string, (event: SimEvent) => void>> {
  const { host, text, number, scene } = show
  const { stage, debris, labels } = scene
  return {
    throw: () => host.sound('jump', -9),
    stone: () => host.sound('bad', -7),
    cut: (event) => cut(show, event, 0),
    clean(event) {
      cut(show, event, 5)
      const words = `${text('clean')} +${number(event.amount ?? 0)}`
      labels.add(
        words,
        { x: show.lastCut.x, y: show.lastCut.y - 40 },
        { color: '#8ff5e6', size: big(show) * 0.66 },
      )
      stage.effects.quake(4)
      slowDown(show, 5)
    },
    freeze: (event) => bonus(show, event, '#8be4ff'),
    double: (event) => bonus(show, event, '#ffd86b'),
    frenzy: (event) => bonus(show, event, '#ff9ac6'),
    halves(event) {
      const thing = scene.before().find(({ id }) => id === event.amount)
      if (thing) debris.cut(thing, scene.angle(), thing.kind === 'melon' ? 1.6 : 1)
    },
    combo: (event) => combo(show, event.amount ?? 0),
    pair: () => host.sound('score', 3),
    wanted() {
      const { twist } = scene.sim().orchard
      host.sound('boost')
      host.happy(0.4)
      if (twist) host.announce(text('say.wanted', { fruit: text(`fruit.${twist.wanted}`) }))
    },
    wrong(event) {
      host.sound('bad')
      host.vibrate()
      stage.effects.quake(6)
      labels.add('✕', onCanvas(show, event.x ?? 0, event.y ?? 0), { color: '#ff7a6b', size: 40 })
    },
    clang: (event) => clang(show, event),
    miss(event) {
      host.sound('bad')
      host.vibrate()
      stage.effects.quake(5)
      const at = onCanvas(show, event.x ?? 0, 820)
      labels.add('✕', at, { color: '#ff7a6b', size: 40 })
      host.announce(text('say.miss', { count: number(event.amount ?? 0) }))
    },
    life(event) {
      host.sound('win')
      host.happy(0.5)
      const at = { x: scene.frame().width - 60, y: 30 }
      stage.effects.burst(at, { count: 18, colors: LEAVES, speed: 140 })
      host.announce(text('say.life', { count: number(event.amount ?? 0) }))
    },
  }
}

function onCanvas(show: SliceShow, x: number, y: number): Point {
  const { left, top, scale } = show.scene.frame()
  return { x: left + x * scale, y: top + y * scale }
}

const big = (show: SliceShow) =>
  Math.max(20, Math.min(46, Math.min(show.scene.frame().width, show.scene.frame().height * 1.5) * 0.062))

function slowDown(show: SliceShow, ticks: number) {
  if (!show.reducedMotion) show.effects.slow = Math.max(show.effects.slow, ticks)
}

const say = (show: SliceShow, key: string, at: Point, color: string, size = big(show)) =>
  show.labels.add(show.text(key), at, { color, size })

function cut(show: SliceShow, event: SimEvent, pitch: number) {
  show.host.sound('slice', Math.min(HIGHEST_PITCH, pitch + show.scene.sim().orchard.combo * 2))
  show.lastCut = onCanvas(show, event.x ?? 0, event.y ?? 0)
  if (event.kind !== 'clean' && (event.amount ?? 0) > 1)
    show.labels.add(
      signed(`+${show.number(event.amount ?? 0)}`),
      { x: show.lastCut.x, y: show.lastCut.y - 26 },
      { color: '#fff4d6', size: 20 },
    )
}

function bonus(show: SliceShow, event: SimEvent, color: string) {
  const { host } = show
  cut(show, event, 0)
  host.sound('boost')
  host.happy(0.5)
  say(show, `bonus.${event.kind}`, show.lastCut, color)
  host.announce(show.text(`bonus.${event.kind}`))
}

function combo(show: SliceShow, count: number) {
  const { host, stage } = show
  const color = COMBO_COLORS[Math.min(count, 8) - 3] ?? '#8ff5e6'
  const at = { x: show.lastCut.x, y: show.lastCut.y - big(show) * 1.2 }
  show.labels.add(show.text('combo', { count: show.number(count) }), at, {
    color,
    size: big(show) * (1 + Math.min(count, 8) * 0.04),
  })
  host.sound('score', Math.min(HIGHEST_PITCH, count * 2))
  host.happy(count > 4 ? 0.7 : 0.4)
  if (count > 4) {
    stage.effects.quake(6)
    stage.effects.burst(show.lastCut, { count: 22, colors: COMBO_COLORS, speed: 260 })
    slowDown(show, 14)
  }
}

function clang(show: SliceShow, event: SimEvent) {
  const { host, stage } = show
  const at = onCanvas(show, event.x ?? 0, event.y ?? 0)
  const ends = show.scene.sim().mode.stones === 'end'
  host.sound('hit', -4)
  host.vibrate()
  stage.effects.quake(ends ? 22 : 12)
  stage.effects.burst(at, { count: 46, colors: SPARKS, speed: 420, size: 9, life: 0.9 })
  say(show, ends ? 'stone' : 'stone.cost', at, '#ff8a7b')
  host.announce(show.text('stone'))
  slowDown(show, ends ? 0 : 16)
}
