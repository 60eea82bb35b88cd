import { coach } from '#kit/game/coach.ts'
import type { GameHandle, Run, RunWish } from '#kit/game/contract.ts'
import { inside } from '#kit/game/draw.ts'
import { openStage, type Point } from '#kit/game/stage.ts'
import { backdrop } from './backdrop.ts'
import { spotAfterKey } from './focus.ts'
import { isLanguage, LANGUAGE_ORDER, levelOfLanguage, OWN_NAMES, type Language } from './languages.ts'
import { modeOf, type State } from './modes.ts'
import { praiseCard } from './praise.ts'
import { pulses } from './pulses.ts'
import { send, show } from './rounds.ts'
import type { WordTools, Scene } from './scene.ts'
import { bestOf, NEXT } from './series.ts'
import { drawTable } from './table-draw.ts'
import { state, stateOf, type Context, type WordsTable } from './table.ts'
import { scriptOf } from './tiles.ts'

const HINT_SECONDS = 1.6
const OPTION = 'words'

/** The chosen language of words, else the player's own. */
function wanted(context: Context): Language {
  const chosen = context.remembered(OPTION)
  if (isLanguage(chosen)) return chosen
  return isLanguage(context.locale) ? context.locale : 'en'
}

/** The stored run, unless it has another language than the wanted one. */
function openFirst(context: Context): Run<number> {
  const run = context.open()
  const level = levelOfLanguage(wanted(context))
  return run.level === level ? run : context.fresh({ level })
}

const CHOICES = LANGUAGE_ORDER.map((language) => ({ value: language, label: OWN_NAMES[language] }))

/** Opens a game whose scene has come. */
export function mountWords(
  canvas: HTMLCanvasElement,
  context: Context,
  sceneOf: (tools: WordTools<State>) => Scene,
): GameHandle {
  const { host, text, number, definition } = context
  const mode = modeOf(definition.mode)
  const run = openFirst(context)
  const table: WordsTable = {
    context,
    host,
    text,
    number,
    definition,
    mode,
    run,
    script: scriptOf(stateOf(run).language),
    started: false,
    focus: undefined,
    pointed: undefined,
    beach: backdrop(definition.ground),
    get motion() {
      return motion
    },
    get praised() {
      return praised
    },
    get scene() {
      return scene
    },
    get guide() {
      return guide
    },
    get stage() {
      return stage
    },
  }
  const motion = pulses(() => stage.effects)
  const praised = praiseCard(() => stage.effects)
  const scene = sceneOf(toolsOf(table))
  const guide = coach(() => {
    const input = bestOf(mode, state(table))
    return input === undefined || input === NEXT ? [] : scene.path(input)
  }, context.firstTime)
  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: scene.place,
    draw: (drawn) => drawTable(table, drawn),
    animating: () => guide.showing && state(table).phase === 'playing',
    down: (at) => tap(table, at),
    move: (at) => stage.held && scene.move?.(at),
    up: (at) => scene.up?.(at),
    key: (name) => press(table, name),
  })
  showOptions(table, wanted(context))
  show(table)
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish: RunWish = {}) => deal(table, wish, wanted(context)),
    undone() {
      host.sound('flip')
      show(table)
    },
    hint: () => giveHint(table),
    setOption: (id, value) => setOption(table, id, value),
    destroy: stage.destroy,
  }
}

const toolsOf = (table: WordsTable): WordTools<State> => ({
  get effects() {
    return table.stage.effects
  },
  pulses: table.motion,
  state: () => state(table),
  script: () => table.script,
  send: (input) => send(table, input),
  redraw: () => table.stage.invalidate(),
  tap() {
    table.host.sound('tap')
    table.stage.invalidate()
  },
  praise(picture, word) {
    table.praised.show(picture, word, state(table).phase === 'playing')
    table.host.announce(word)
  },
})

function tap(table: WordsTable, at: Point) {
  table.focus = undefined
  if (state(table).phase === 'playing') table.praised.clear()
  if (state(table).phase === 'solved') return send(table, NEXT)
  if (state(table).phase !== 'playing' || table.scene.down?.(at)) return
  table.scene
    .spots()
    .find(({ box }) => inside(box, at))
    ?.act()
  table.stage.invalidate()
}

function press(table: WordsTable, name: string): boolean {
  if (state(table).phase === 'solved' && (name === 'Enter' || name === ' ')) {
    send(table, NEXT)
    return true
  }
  if (state(table).phase !== 'playing') return false
  const spots = table.scene.spots()
  const next = spotAfterKey(name, spots, table.focus)
  if (next !== undefined) {
    table.focus = next
    table.host.announce(spots[next]!.says)
    table.stage.invalidate()
    return true
  }
  const isEnter = name === 'Enter' || name === ' '
  if (isEnter && table.focus !== undefined && spots[table.focus]) {
    spots[table.focus]!.act()
    table.stage.invalidate()
    return true
  }
  const typed = spots.find(({ letter }) => letter && table.script.shown(letter) === table.script.shown(name))
  if (typed) typed.act()
  return typed !== undefined || (table.scene.key?.(name) ?? false)
}

const showOptions = (table: WordsTable, value: Language) =>
  table.host.options([{ id: OPTION, label: table.text('option.words'), value, choices: CHOICES }])

function deal(table: WordsTable, wish: RunWish, language: Language) {
  table.run = table.context.fresh({ ...wish, level: levelOfLanguage(language) })
  table.started = false
  table.host.sound('deal')
  show(table)
}

function giveHint(table: WordsTable) {
  const input = bestOf(table.mode, state(table))
  if (input === undefined || input === NEXT) return
  const next = { path: table.scene.path(input), k: 0 }
  table.pointed = next
  table.host.sound('flip', 5)
  table.stage.effects.tween(HINT_SECONDS, (k) => (next.k = k), {
    ease: (k) => k,
    done: () => table.pointed === next && (table.pointed = undefined),
  })
  table.stage.invalidate()
}

function setOption(table: WordsTable, id: string, value: string) {
  if (id !== OPTION || !isLanguage(value)) return
  showOptions(table, value)
  deal(table, {}, value)
}
