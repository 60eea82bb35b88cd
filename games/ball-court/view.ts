import { coach, type Coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, GameHost, GameView, Run, RunWish } from '#kit/game/contract.ts'
import { copyWhole } from '#kit/game/draw.ts'
import { openStage, type Point, type Stage, type StageSize } from '#kit/game/stage.ts'
import { follow, isFilmed, paintFilmed, placeByCamera, wholeCourt, type Camera } from './camera.ts'
import { SKILLS, type BallCourtDefinition, type Skill } from './definitions.ts'
import { family, type MatchSim } from './family.ts'
import { handKeeper, type HandKeeper } from './hand.ts'
import { followRunner, react, stillMotion, type Motion } from './motion.ts'
import { enterCourt, paintBackdrop, placeCourt, toScreen, type Placing } from './placing.ts'
import type { Hand, Pen, Reaction, Scene } from './scene.ts'
import { scenes } from './scenes.ts'
import type { Match } from './sport.ts'

type Context = GameContext<BallCourtDefinition, number>

const skillNamed = (value: string | undefined): Skill =>
  value === 'medium' || value === 'hard' ? value : 'easy'

/** A daily challenge names only a seed: everybody plays it at the same strength. */
const isDaily = ({ seed, level }: RunWish) => seed !== undefined && level === undefined

/** What every sport shares. */
const COMMON: Readonly<Record<string, Reaction>> = {
  won: { sound: 'win', happy: 1, say: 'won' },
  lost: { sound: 'lose', say: 'lost' },
  round: { sound: 'win', happy: 0.7, say: 'round.next' },
}

/** A match as drawn, and its run. */
interface CourtTable {
  readonly canvas: HTMLCanvasElement
  readonly context: Context
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly scene: Scene
  readonly hasLevels: boolean
  skill: 'easy' | 'hard' | 'medium'
  run: Run<number>
  size: StageSize
  placing: Placing
  camera: Camera | undefined
  backdrop: ((pen: Pen) => void) | undefined
  painted: string
  motion: Motion
  begun: boolean
  ended: boolean
  told: string
  readonly keeper: HandKeeper
  hand: Hand | undefined
  readonly finger: Coach
  readonly stage: Stage
  readonly onScreen: (at: Point) => Point
}

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const scene: Scene = scenes[definition.sport]
  const hasLevels = definition.levels > 0
  const skill = skillNamed(context.remembered('skill'))
  const size: StageSize = { width: 320, height: 480 }
  const placing: Placing = placeCourt(scene, size)
  const keeper = handKeeper(() => scene)
  const table: CourtTable = {
    canvas,
    context,
    host,
    text,
    number,
    scene,
    hasLevels,
    skill,
    run: hasLevels || skill === 'easy' ? context.open() : context.fresh({ level: SKILLS[skill] }),
    size,
    placing,
    camera: undefined,
    backdrop: undefined,
    painted: '',
    motion: stillMotion(),
    begun: false,
    ended: false,
    told: '',
    keeper,
    hand: undefined,
    get finger() {
      return finger
    },
    get stage() {
      return stage
    },
    onScreen: (at: Point): Point => toScreen(table.placing, at),
  }
  const finger = coach(
    () => scene.finger(state(table)).map((at) => toScreen(table.placing, at)),
    context.firstTime,
  )
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(now) {
      table.size = now
      place(table)
      table.backdrop = undefined
    },
    tick: () => tick(table),
    draw: (at) => draw(table, at),
    down: keeper.down,
    up: (at: Point, from: Point) => keeper.lift(at, from),
    key(key) {
      const isOurs = key.startsWith('Arrow') || key === ' ' || key === 'Enter'
      if (isOurs) keeper.press(key)
      return isOurs
    },
  })
  deal(table, table.run)
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish) => restart(table, wish),
    setOption: (id, value) => setOption(table, id, value),
    destroy: stage.destroy,
  }
}

const state = (table: CourtTable): Match => (table.run.sim as MatchSim).state

/** The whole court, or what the camera sees of it. */
function place(table: CourtTable) {
  const { film } = table.scene
  const isMoving = film && !table.context.reducedMotion && isFilmed(table.scene, table.size)
  // The first picture shows both goals; the camera moves closer when the game begins.
  table.camera = isMoving ? wholeCourt(table.scene) : undefined
  table.placing =
    table.camera && film ? placeByCamera(film, table.camera, table.size) : placeCourt(table.scene, table.size)
}

function moveCamera(table: CourtTable) {
  const { film } = table.scene
  if (!table.begun || !table.camera || !film) return
  table.camera = follow(table.scene, film, film.watch(state(table)), table.camera)
  table.placing = placeByCamera(film, table.camera, table.size)
}

function tick(table: CourtTable) {
  table.motion.frames++
  moveCamera(table)
  followRunner(table.motion, table.begun && !table.ended ? table.scene.runner(state(table)) : undefined)
  if (table.ended) return
  if (table.scene.isSlow(state(table)) && table.motion.frames % 3 > 0 && !table.context.reducedMotion) return
  table.hand = table.keeper.take(table.stage, table.placing)
  const wish = table.scene.input(state(table), table.hand)
  if (!table.begun && (table.hand.held || table.hand.pressed.length > 0 || table.hand.released)) begin(table)
  if (!table.begun) return
  const around = {
    host: table.host,
    effects: table.stage.effects,
    motion: table.motion,
    text: table.text,
    number: table.number,
    toScreen: table.onScreen,
  }
  for (const event of table.run.apply(wish)) {
    const reaction = table.scene.reactions[event.kind] ?? COMMON[event.kind]
    if (reaction) react(event, reaction, around)
    if (event.kind === 'round') table.host.toast(table.text('round.toast', { count: event.amount ?? 1 }))
  }
  tell(table)
  if (state(table).status !== 'playing') finish(table)
}

function begin(table: CourtTable) {
  table.begun = true
  table.finger.dismiss()
  table.host.sound('tap')
  table.host.playing(true)
}

function finish(table: CourtTable) {
  table.ended = true
  const { status } = state(table)
  if (status === 'won') {
    for (const share of [0.25, 0.5, 0.75])
      table.stage.effects.burst(
        { x: table.size.width * share, y: table.size.height * 0.3 },
        { count: 26, speed: 260 },
      )
  }
  table.stage.effects.tween(1.1, () => undefined, {
    done: () => table.host.over(table.scene.stars?.(state(table))),
  })
}

function tell(table: CourtTable) {
  const counters = table.scene.counters(state(table))
  const news = JSON.stringify(counters)
  if (table.told === news) return
  table.told = news
  table.host.hud(
    counters.map(([label, value]) => ({
      id: label,
      label: table.text(label),
      value: typeof value === 'number' ? table.number(value) : `\u2066${value}\u2069`,
    })),
  )
}

/** The part of the court that stands still, as a picture. */
function paintStanding(table: CourtTable) {
  const ratio = table.canvas.width / table.size.width
  const paint = (pen: Pen) => table.scene.backdrop(pen, state(table))
  if (table.camera && table.scene.film)
    return paintFilmed(table.scene, table.scene.film, table.size, ratio, paint)
  const picture = paintBackdrop(table.placing, table.size, ratio, paint)
  return (pen: Pen) => copyWhole(pen, picture)
}

function draw(table: CourtTable, at: Stage) {
  const stamp = table.scene.stamp(state(table))
  if (!table.backdrop || stamp !== table.painted) {
    table.backdrop = paintStanding(table)
    table.painted = stamp
  }
  at.pen.save()
  if (!table.camera) table.backdrop(at.pen)
  enterCourt(at.pen, table.placing)
  if (table.camera) table.backdrop(at.pen)
  table.hand ??= table.keeper.take(at, table.placing)
  const { cheer, flash, trail } = table.motion
  const { isTurned } = table.placing
  table.scene.draw(at.pen, state(table), {
    time: at.time,
    hand: table.hand,
    trail,
    cheer,
    flash,
    text: table.text,
    number: table.number,
    isTurned,
  })
  at.pen.restore()
  if (!table.begun) table.finger.draw(at.pen, at.time)
}

function deal(table: CourtTable, next: Run<number>) {
  table.run = next
  table.begun = table.ended = false
  table.told = ''
  table.hand = undefined
  table.motion = stillMotion()
  table.keeper.reset()
  place(table)
  table.stage.effects.clear()
  tell(table)
  if (!table.hasLevels) {
    const choices = Object.keys(SKILLS).map((value) => ({ value, label: table.text(`skill.${value}`) }))
    table.host.options([{ id: 'skill', label: table.text('skill'), value: table.skill, choices }])
  }
  table.stage.invalidate()
}

function restart(table: CourtTable, wish: RunWish = {}) {
  if (table.hasLevels) return deal(table, table.context.fresh(wish))
  table.skill = isDaily(wish) ? 'medium' : skillNamed(table.context.remembered('skill'))
  return deal(table, table.context.fresh({ ...wish, level: SKILLS[table.skill] }))
}

function setOption(table: CourtTable, id: string, value: string) {
  if (id !== 'skill') return
  table.skill = skillNamed(value)
  deal(table, table.context.fresh({ level: SKILLS[table.skill] }))
}

export default { family, mount } satisfies GameView<BallCourtDefinition, number>
