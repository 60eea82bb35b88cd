import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, HudItem, RunWish } from '#kit/game/contract.ts'
import { fillRound, inside, strokeRound } from '#kit/game/draw.ts'
import { openStage, type Point } from '#kit/game/stage.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { backdrop } from './backdrop.ts'
import type { WordsDefinition } from './definitions.ts'
import { spotAfterKey } from './focus.ts'
import { isLanguage, LANGUAGE_ORDER, levelOfLanguage, OWN_NAMES, type Language } from './languages.ts'
import { livesLabel } from './lives.ts'
import { modeOf, type State } from './modes.ts'
import { praiseCard } from './praise.ts'
import { pulses } from './pulses.ts'
import type { Desk, Scene } from './scene.ts'
import { bestOf, NEXT } from './series.ts'
import { soundOf } from './sounds.ts'
import { starsOf } from './stars.ts'
import { scriptOf, type Script } from './tiles.ts'

type Context = GameContext<WordsDefinition, number>

const NEXT_AFTER = 1.5
const END_AFTER = 1.6
const HINT_SECONDS = 1.6
const OPTION = 'words'
const LANTERN = '#ffb63d'
const LAGOON = '#3fe0cf'
/** Opens a game whose scene has come. */
export function mountWords(
  canvas: HTMLCanvasElement,
  context: Context,
  sceneOf: (desk: Desk<State>) => Scene,
): GameHandle {
  const { host, text, number, definition } = context
  const mode = modeOf(definition.mode)
  let run = context.open()
  if (run.level !== levelOfLanguage(wanted())) run = context.fresh({ level: levelOfLanguage(wanted()) })
  let script: Script = scriptOf(state().language)
  let started = false
  let focus: number | undefined
  let pointed: { readonly path: readonly Point[]; k: number } | undefined
  const beach = backdrop(definition.ground)
  const motion = pulses(() => stage.effects)
  const praised = praiseCard(() => stage.effects)
  const scene = sceneOf({
    get effects() {
      return stage.effects
    },
    pulses: motion,
    state,
    script: () => script,
    send,
    redraw: () => stage.invalidate(),
    tap() {
      host.sound('tap')
      stage.invalidate()
    },
    praise(picture, word) {
      praised.show(picture, word, state().phase === 'playing')
      host.announce(word)
    },
  })
  const guide = coach(() => {
    const input = bestOf(mode, state())
    return input === undefined || input === NEXT ? [] : scene.path(input)
  }, context.firstTime)
  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: scene.place,
    draw(drawn) {
      const { pen, time } = drawn
      beach(drawn)
      scene.draw(pen, time)
      drawFocus(pen)
      drawPointed(pen)
      praised.draw(pen, drawn, script)
      guide.draw(pen, time)
    },
    animating: () => guide.showing && state().phase === 'playing',
    down,
    move: (at) => stage.held && scene.move?.(at),
    up: (at) => scene.up?.(at),
    key: press,
  })

  function state() {
    return (run.sim as TurnSim<State, number>).state
  }

  /** The language of the words: the one chosen in the menu, else the player's own. */
  function wanted(): Language {
    const chosen = context.remembered(OPTION)
    if (isLanguage(chosen)) return chosen
    return isLanguage(context.locale) ? context.locale : 'en'
  }

  function down(at: Point) {
    focus = undefined
    if (state().phase === 'playing') praised.clear()
    if (state().phase === 'solved') return send(NEXT)
    if (state().phase !== 'playing' || scene.down?.(at)) return
    scene
      .spots()
      .find(({ box }) => inside(box, at))
      ?.act()
    stage.invalidate()
  }

  function press(name: string): boolean {
    if (state().phase === 'solved' && (name === 'Enter' || name === ' ')) {
      send(NEXT)
      return true
    }
    if (state().phase !== 'playing') return false
    const spots = scene.spots()
    const next = spotAfterKey(name, spots, focus)
    if (next !== undefined) {
      focus = next
      host.announce(spots[next]!.says)
      stage.invalidate()
      return true
    }
    const isEnter = name === 'Enter' || name === ' '
    if (isEnter && focus !== undefined && spots[focus]) {
      spots[focus]!.act()
      stage.invalidate()
      return true
    }
    const typed = spots.find(({ letter }) => letter && script.shown(letter) === script.shown(name))
    if (typed) typed.act()
    return typed !== undefined || (scene.key?.(name) ?? false)
  }

  function send(input: number) {
    if (run.sim.status !== 'playing') return
    guide.dismiss()
    pointed = undefined
    if (!started) host.playing(true)
    started = true
    const events = run.apply(input)
    const kinds = events.map(({ kind }) => kind)
    const sound = soundOf(kinds)
    if (sound) host.sound(sound[0], sound[1] + (events.find(({ kind }) => kind === 'hit')?.amount ?? 0))
    if (kinds.includes('dealt')) {
      sayRound()
      return show()
    }
    scene.played(input, events)
    if (kinds.includes('word')) host.happy(0.3)
    if (kinds.includes('miss') || kinds.includes('wide') || kinds.includes('slide')) sayLives()
    showHud()
    stage.invalidate()
    const { phase } = state()
    if (phase === 'solved') after(NEXT_AFTER, () => state().phase === 'solved' && send(NEXT))
    if (phase === 'won' || phase === 'lost') finish(phase)
  }

  /** Waits as a motion does, so that a new board ends the waiting. */
  function after(wait: number, act: () => void) {
    stage.effects.tween(0.01, () => undefined, { delay: context.reducedMotion ? 0 : wait, done: act })
  }

  function finish(phase: 'won' | 'lost') {
    host.canHint(false)
    const isWon = phase === 'won'
    after(isWon ? 0.5 : 0.2, () => {
      host.sound(isWon ? 'win' : 'lose')
      if (isWon) celebrate()
      else stage.effects.quake(8)
      host.announce(text(isWon ? 'say.won' : 'say.lost'))
      after(END_AFTER, () => {
        host.playing(false)
        host.over(isWon ? starsOf(state()) : 0)
      })
    })
  }

  function celebrate() {
    host.happy(1)
    for (const share of [0.2, 0.5, 0.8])
      stage.effects.burst(
        { x: stage.width * share, y: stage.height * 0.4 },
        { count: 28, speed: Math.min(420, stage.width * 0.7), life: 1.3 },
      )
  }

  function sayRound() {
    host.announce(text('say.round', { round: state().round + 1, total: mode.rounds }))
  }

  function sayLives() {
    if (livesLabel(definition.mode)) host.announce(text('say.left', { count: state().lives }))
  }

  function showHud() {
    const { round, lives, phase } = state()
    const rounds: HudItem = {
      id: 'round',
      label: text('hud.round'),
      value: `${number(round + 1)}/${number(mode.rounds)}`,
    }
    const label = livesLabel(definition.mode)
    host.hud(label ? [{ id: 'lives', label: text(label), value: number(lives) }, rounds] : [rounds])
    host.canHint(phase === 'playing')
  }

  /** The board as it stands, without any motion. */
  function show() {
    stage.effects.clear()
    motion.clear()
    praised.clear()
    pointed = undefined
    focus = undefined
    script = scriptOf(state().language)
    scene.reset?.()
    scene.place(stage)
    showHud()
    stage.invalidate()
    // A run that was left between two rounds goes on by itself.
    if (state().phase === 'solved') after(NEXT_AFTER, () => state().phase === 'solved' && send(NEXT))
  }

  function drawFocus(pen: CanvasRenderingContext2D) {
    const spot = focus === undefined ? undefined : scene.spots()[focus]
    if (!spot) return
    const { x, y, width, height } = spot.box
    strokeRound(pen, { x: x - 3, y: y - 3, width: width + 6, height: height + 6 }, width * 0.26, LAGOON, 3.5)
  }

  function drawPointed(pen: CanvasRenderingContext2D) {
    if (!pointed) return
    const { path, k } = pointed
    for (const { x, y } of path) {
      const radius = 24 + 5 * Math.sin(k * 6 * Math.PI)
      const ring = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }
      pen.globalAlpha = Math.min(1, (1 - k) * 3)
      fillRound(pen, ring, radius, 'rgb(255 182 61 / .3)')
      strokeRound(pen, ring, radius, LANTERN, 4)
      pen.globalAlpha = 1
    }
  }

  const choices = LANGUAGE_ORDER.map((language) => ({ value: language, label: OWN_NAMES[language] }))
  const showOptions = (value: Language) =>
    host.options([{ id: OPTION, label: text('option.words'), value, choices }])

  function deal(wish: RunWish, language: Language) {
    run = context.fresh({ ...wish, level: levelOfLanguage(language) })
    started = false
    host.sound('deal')
    show()
  }

  showOptions(wanted())
  show()
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish: RunWish = {}) => deal(wish, wanted()),
    undone() {
      host.sound('flip')
      show()
    },
    hint() {
      const input = bestOf(mode, state())
      if (input === undefined || input === NEXT) return
      const next = { path: scene.path(input), k: 0 }
      pointed = next
      host.sound('flip', 5)
      stage.effects.tween(HINT_SECONDS, (k) => (next.k = k), {
        ease: (k) => k,
        done: () => pointed === next && (pointed = undefined),
      })
      stage.invalidate()
    },
    setOption(id, value) {
      if (id !== OPTION || !isLanguage(value)) return
      showOptions(value)
      deal({}, value)
    },
    destroy: stage.destroy,
  }
}
