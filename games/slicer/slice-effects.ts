import type { GameContext, SimEvent } from '#kit/game/contract.ts'
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
  /** Ticks for which time goes slowly for the eye. */
  slow: number
  reset(): void
}

export interface Surroundings {
  readonly stage: Stage
  readonly debris: Debris
  readonly labels: Labels
  frame(): Frame
  sim(): SlicerSim
  /** What flew before the tick, to find a cut thing by its id. */
  before(): readonly Flying[]
  /** Direction of the blade in this tick. */
  angle(): number
}

const SPARKS = ['#fff7c9', '#ffb347', '#ff6f5a', '#c9d0dc']
const LEAVES = ['#7bdc5b', '#c9f7a2', '#3fae4a']
const HIGHEST_PITCH = 14
const COMBO_COLORS = ['#ffd86b', '#ffb63d', '#ff9a6b', '#ff7ab8', '#c49bff', '#8ff5e6']

export function sliceEffects(
  { host, text, number, reducedMotion }: Context,
  scene: Surroundings,
): SliceEffects {
  const { stage, debris, labels } = scene
  let lastCut: Point = { x: 0, y: 0 }

  const onCanvas = (x: number, y: number): Point => {
    const { left, top, scale } = scene.frame()
    return { x: left + x * scale, y: top + y * scale }
  }
  const big = () =>
    Math.max(20, Math.min(46, Math.min(scene.frame().width, scene.frame().height * 1.5) * 0.062))
  const slowDown = (ticks: number) => {
    if (!reducedMotion) effects.slow = Math.max(effects.slow, ticks)
  }
  const say = (key: string, at: Point, color: string, size = big()) =>
    labels.add(text(key), at, { color, size })

  function cut(event: SimEvent, pitch: number) {
    host.sound('slice', Math.min(HIGHEST_PITCH, pitch + scene.sim().orchard.combo * 2))
    lastCut = onCanvas(event.x ?? 0, event.y ?? 0)
    if (event.kind !== 'clean' && (event.amount ?? 0) > 1)
      labels.add(
        signed(`+${number(event.amount ?? 0)}`),
        { x: lastCut.x, y: lastCut.y - 26 },
        { color: '#fff4d6', size: 20 },
      )
  }

  function bonus(event: SimEvent, color: string) {
    cut(event, 0)
    host.sound('boost')
    host.happy(0.5)
    say(`bonus.${event.kind}`, lastCut, color)
    host.announce(text(`bonus.${event.kind}`))
  }

  function combo(count: number) {
    const color = COMBO_COLORS[Math.min(count, 8) - 3] ?? '#8ff5e6'
    const at = { x: lastCut.x, y: lastCut.y - big() * 1.2 }
    labels.add(text('combo', { count: number(count) }), at, {
      color,
      size: big() * (1 + Math.min(count, 8) * 0.04),
    })
    host.sound('score', Math.min(HIGHEST_PITCH, count * 2))
    host.happy(count > 4 ? 0.7 : 0.4)
    if (count > 4) {
      stage.effects.quake(6)
      stage.effects.burst(lastCut, { count: 22, colors: COMBO_COLORS, speed: 260 })
      slowDown(14)
    }
  }

  function clang(event: SimEvent) {
    const at = onCanvas(event.x ?? 0, event.y ?? 0)
    const ends = scene.sim().mode.stones === 'end'
    host.sound('hit', -4)
    host.vibrate()
    stage.effects.quake(ends ? 22 : 12)
    stage.effects.burst(at, { count: 46, colors: SPARKS, speed: 420, size: 9, life: 0.9 })
    say(ends ? 'stone' : 'stone.cost', at, '#ff8a7b')
    host.announce(text('stone'))
    slowDown(ends ? 0 : 16)
  }

  const shows: Readonly<Record<string, (event: SimEvent) => void>> = {
    throw: () => host.sound('jump', -9),
    stone: () => host.sound('bad', -7),
    cut: (event) => cut(event, 0),
    clean(event) {
      cut(event, 5)
      const words = `${text('clean')} +${number(event.amount ?? 0)}`
      labels.add(words, { x: lastCut.x, y: lastCut.y - 40 }, { color: '#8ff5e6', size: big() * 0.66 })
      stage.effects.quake(4)
      slowDown(5)
    },
    freeze: (event) => bonus(event, '#8be4ff'),
    double: (event) => bonus(event, '#ffd86b'),
    frenzy: (event) => bonus(event, '#ff9ac6'),
    halves(event) {
      const thing = scene.before().find(({ id }) => id === event.amount)
      if (thing) debris.cut(thing, scene.angle(), thing.kind === 'melon' ? 1.6 : 1)
    },
    combo: (event) => combo(event.amount ?? 0),
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
      labels.add('✕', onCanvas(event.x ?? 0, event.y ?? 0), { color: '#ff7a6b', size: 40 })
    },
    clang,
    miss(event) {
      host.sound('bad')
      host.vibrate()
      stage.effects.quake(5)
      const at = onCanvas(event.x ?? 0, 820)
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
