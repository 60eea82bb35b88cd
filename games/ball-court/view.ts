import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, GameView, Run, RunWish } from '#kit/game/contract.ts'
import { copyWhole } from '#kit/game/draw.ts'
import { openStage, type Point, type Stage, type StageSize } from '#kit/game/stage.ts'
import { follow, isFilmed, paintFilmed, placeByCamera, wholeCourt, type Camera } from './camera.ts'
import { SKILLS, type BallCourtDefinition, type Skill } from './definitions.ts'
import { family, type MatchSim } from './family.ts'
import { handKeeper } from './hand.ts'
import { followRunner, react, stillMotion } from './motion.ts'
import { enterCourt, paintBackdrop, placeCourt, toScreen, type Placing } from './placing.ts'
import type { Hand, Pen, Reaction, Scene } from './scene.ts'
import { scenes } from './scenes.ts'
import type { Match } from './sport.ts'

type Context = GameContext<BallCourtDefinition, number>

const skillNamed = (value: string | undefined): Skill =>
  value === 'medium' || value === 'hard' ? value : 'easy'

/** The challenge of the day names a seed only: everybody plays it at the same strength. */
const isDaily = ({ seed, level }: RunWish) => seed !== undefined && level === undefined

/** What every sport shares. */
const COMMON: Readonly<Record<string, Reaction>> = {
  won: { sound: 'win', happy: 1, say: 'won' },
  lost: { sound: 'lose', say: 'lost' },
  round: { sound: 'win', happy: 0.7, say: 'round.next' },
}

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const scene: Scene = scenes[definition.sport]
  const hasLevels = definition.levels > 0
  let skill = skillNamed(context.remembered('skill'))
  let run: Run<number> =
    hasLevels || skill === 'easy' ? context.open() : context.fresh({ level: SKILLS[skill] })
  const state = (): Match => (run.sim as MatchSim).state
  let size: StageSize = { width: 320, height: 480 }
  let placing: Placing = placeCourt(scene, size)
  let camera: Camera | undefined
  let backdrop: ((pen: Pen) => void) | undefined
  let painted = ''
  let motion = stillMotion()
  let begun = false
  let ended = false
  let told = ''
  const keeper = handKeeper(() => scene)
  let hand: Hand | undefined

  const finger = coach(() => scene.finger(state()).map((at) => toScreen(placing, at)), context.firstTime)

  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(now) {
      size = now
      place()
      backdrop = undefined
    },
    tick,
    draw,
    down: keeper.down,
    up: (at: Point, from: Point) => keeper.lift(at, from),
    key(key) {
      const isOurs = key.startsWith('Arrow') || key === ' ' || key === 'Enter'
      if (isOurs) keeper.press(key)
      return isOurs
    },
  })

  /** The whole court, or what the camera sees of it. */
  function place() {
    const { film } = scene
    const isMoving = film && !context.reducedMotion && isFilmed(scene, size)
    // The first picture shows both goals; the camera goes near when the game begins.
    camera = isMoving ? wholeCourt(scene) : undefined
    placing = camera && film ? placeByCamera(film, camera, size) : placeCourt(scene, size)
  }

  function moveCamera() {
    const { film } = scene
    if (!begun || !camera || !film) return
    camera = follow(scene, film, film.watch(state()), camera)
    placing = placeByCamera(film, camera, size)
  }

  function tick() {
    motion.frames++
    moveCamera()
    followRunner(motion, begun && !ended ? scene.runner(state()) : undefined)
    if (ended) return
    if (scene.isSlow(state()) && motion.frames % 3 > 0 && !context.reducedMotion) return
    hand = keeper.take(stage, placing)
    const wish = scene.input(state(), hand)
    if (!begun && (hand.held || hand.pressed.length > 0 || hand.released)) begin()
    if (!begun) return
    const around = { host, effects: stage.effects, motion, text, number, toScreen: onScreen }
    for (const event of run.apply(wish)) {
      const reaction = scene.reactions[event.kind] ?? COMMON[event.kind]
      if (reaction) react(event, reaction, around)
      if (event.kind === 'round') host.toast(text('round.toast', { count: event.amount ?? 1 }))
    }
    tell()
    if (state().status !== 'playing') finish()
  }

  const onScreen = (at: Point) => toScreen(placing, at)

  function begin() {
    begun = true
    finger.dismiss()
    host.sound('tap')
    host.playing(true)
  }

  function finish() {
    ended = true
    const { status } = state()
    if (status === 'won') {
      for (const share of [0.25, 0.5, 0.75])
        stage.effects.burst({ x: size.width * share, y: size.height * 0.3 }, { count: 26, speed: 260 })
    }
    stage.effects.tween(1.1, () => undefined, { done: () => host.over(scene.stars?.(state())) })
  }

  function tell() {
    const counters = scene.counters(state())
    const news = JSON.stringify(counters)
    if (told === news) return
    told = news
    host.hud(
      counters.map(([label, value]) => ({
        id: label,
        label: text(label),
        value: typeof value === 'number' ? number(value) : `\u2066${value}\u2069`,
      })),
    )
  }

  /** The part of the court that stands still, as a picture. */
  function paintStanding() {
    const ratio = canvas.width / size.width
    const paint = (pen: Pen) => scene.backdrop(pen, state())
    if (camera && scene.film) return paintFilmed(scene, scene.film, size, ratio, paint)
    const picture = paintBackdrop(placing, size, ratio, paint)
    return (pen: Pen) => copyWhole(pen, picture)
  }

  function draw(at: Stage) {
    const stamp = scene.stamp(state())
    if (!backdrop || stamp !== painted) {
      backdrop = paintStanding()
      painted = stamp
    }
    at.pen.save()
    if (!camera) backdrop(at.pen)
    enterCourt(at.pen, placing)
    if (camera) backdrop(at.pen)
    hand ??= keeper.take(at, placing)
    const { cheer, flash, trail } = motion
    const { isTurned } = placing
    scene.draw(at.pen, state(), { time: at.time, hand, trail, cheer, flash, text, number, isTurned })
    at.pen.restore()
    if (!begun) finger.draw(at.pen, at.time)
  }

  function deal(next: Run<number>) {
    run = next
    begun = ended = false
    told = ''
    hand = undefined
    motion = stillMotion()
    keeper.reset()
    place()
    stage.effects.clear()
    tell()
    if (!hasLevels) {
      const choices = Object.keys(SKILLS).map((value) => ({ value, label: text(`skill.${value}`) }))
      host.options([{ id: 'skill', label: text('skill'), value: skill, choices }])
    }
    stage.invalidate()
  }

  deal(run)
  host.ready()

  return {
    pause: stage.pause,
    resume: stage.resume,
    restart(wish: RunWish = {}) {
      if (hasLevels) return deal(context.fresh(wish))
      skill = isDaily(wish) ? 'medium' : skillNamed(context.remembered('skill'))
      return deal(context.fresh({ ...wish, level: SKILLS[skill] }))
    },
    setOption(id, value) {
      if (id !== 'skill') return
      skill = skillNamed(value)
      deal(context.fresh({ level: SKILLS[skill] }))
    },
    destroy: stage.destroy,
  }
}

export default { family, mount } satisfies GameView<BallCourtDefinition, number>
