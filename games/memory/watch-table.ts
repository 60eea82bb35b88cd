import { coach } from '#kit/game/coach.ts'
import type { GameHandle, SimEvent } from '#kit/game/contract.ts'
import { inside } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import { openStage, type Point, type StageSize } from '#kit/game/stage.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { cardLook } from './card-look.ts'
import { placeOf } from './definitions.ts'
import { openFilm, type Beat } from './film.ts'
import { besideOf, layOutGrid, middleOf } from './grid-layout.ts'
import { deckOf } from './palette.ts'
import {
  cardText,
  levelOfOption,
  openFirst,
  openFresh,
  optionsOf,
  watchHud,
  type MemoryContext,
} from './portal-texts.ts'
import { praise } from './praise.ts'
import { HINT } from './turn-rules.ts'
import { HEARTS, READY, type WatchState } from './watch-rules.ts'
import {
  CAPTION,
  STRIP,
  type WatchTable,
  state,
  isPlaying,
  buttonBox,
  place,
  drawRound,
} from './watch-round.ts'

const FLIP_SECONDS = 0.3
const HOP_SECONDS = 0.35
const REST_SECONDS = 0.9

const FIRST_ROOM: StageSize = { width: 320, height: 480 }

/** Mounts the observation game: open cards change while turned over, and open again. */
export function mountWatch(canvas: HTMLCanvasElement, context: MemoryContext): GameHandle {
  const { host, text } = context
  const deck = deckOf(placeOf(context.definition))
  const look = cardLook(deck)
  const run = openFirst(context)
  const first = (run.sim as TurnSim<WatchState, number>).state
  const table: WatchTable = {
    context,
    host,
    text,
    deck,
    look,
    run,
    room: FIRST_ROOM,
    layout: layOutGrid(
      { columns: first.columns, rows: first.rows, above: CAPTION, below: STRIP },
      FIRST_ROOM,
    ),
    shown: first,
    cursor: undefined,
    up: 1,
    hop: 0,
    shaken: undefined,
    started: false,
    get film() {
      return film
    },
    get guide() {
      return guide
    },
    get stage() {
      return stage
    },
  }
  const film = openFilm(() => stage.effects)
  const guide = coach(
    () => [table.shown.phase === 'look' ? middleOf(buttonBox(table)) : middleOf(table.layout.boxes[0]!)],
    context.firstTime,
  )
  place(table, table.room)
  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (size) => place(table, size),
    draw({ pen, time }) {
      drawRound(table, pen)
      if (!film.isRunning) guide.draw(pen, time)
    },
    animating: () => guide.showing,
    down: (at) => down(table, at),
    key: (name, event) => key(table, name, event),
  })
  show(table)
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish = {}) => deal(table, wish),
    hint: () => hint(table),
    setOption(id, value) {
      if (id === 'level' && levelOfOption(value) !== table.run.level) deal(table, {})
    },
    destroy() {
      film.stop()
      stage.destroy()
    },
  }
}

function down(table: WatchTable, at: Point) {
  table.cursor = undefined
  if (table.film.isRunning) return table.film.hurry()
  if (!isPlaying(table)) return
  if (table.shown.phase === 'look') return send(table, READY)
  const hit = table.layout.boxes.findIndex((box) => inside(box, at))
  if (hit >= 0) point(table, hit)
  table.stage.invalidate()
}

function point(table: WatchTable, at: number) {
  if (table.run.sim.legal().includes(at)) send(table, at)
  else table.host.sound('tap', -4)
}

function send(table: WatchTable, input: number) {
  if (input !== READY) table.guide.dismiss()
  if (!table.started) table.host.playing(true)
  table.started = true
  const before = state(table)
  const events = table.run.apply(input)
  table.film.start(
    events.flatMap((event) => beatsOf(table, event, before)),
    () => settle(table),
  )
  table.stage.invalidate()
}

function flip(table: WatchTable, isUp: boolean, isHurried: boolean) {
  const from = table.up
  if (isHurried) table.up = isUp ? 1 : 0
  else
    table.stage.effects.tween(FLIP_SECONDS, (k) => (table.up = from + ((isUp ? 1 : 0) - from) * k), {
      ease: ease.inOut,
    })
}

function beatsOf(table: WatchTable, { kind, x: at = 0 }: SimEvent, before: WatchState): Beat[] {
  const { host, text } = table
  if (kind === 'changed') return turnOver(table, false)
  if (kind === 'round') return turnOver(table, true)
  if (kind === 'right')
    return [
      {
        wait: 0,
        act() {
          table.shown = { ...before, found: [...before.found, at] }
          host.sound('score', 3 + table.shown.found.length)
          host.happy(0.3)
          host.announce(text('say.right'))
          table.stage.effects.burst(middleOf(table.layout.boxes[at]!), { count: 12, speed: 160, life: 0.6 })
        },
      },
    ]
  if (kind !== 'wrong') return []
  return [
    {
      wait: 0,
      act() {
        table.shown = state(table)
        const current = { place: at, k: 0 }
        table.shaken = current
        host.sound('bad')
        host.vibrate()
        host.announce(text('say.wrong', { count: Math.max(0, table.shown.hearts) }))
        table.stage.effects.tween(0.4, (k) => (current.k = k), { done: () => (table.shaken = undefined) })
      },
    },
  ]
}

/** All cards turn over, rustle and open again; a new round lays out other cards. */
function turnOver(table: WatchTable, isNewRound: boolean): Beat[] {
  const { host } = table
  return [
    {
      wait: isNewRound ? REST_SECONDS : 0.05,
      act(isHurried) {
        flip(table, false, isHurried)
        host.sound('flip', -2)
      },
    },
    {
      wait: FLIP_SECONDS,
      act(isHurried) {
        table.shown = state(table)
        if (isNewRound) place(table, table.room)
        table.up = 0
        if (isHurried) return
        host.sound(isNewRound ? 'deal' : 'move')
        table.stage.effects.tween(HOP_SECONDS, (k) => (table.hop = k), { done: () => (table.hop = 0) })
      },
    },
    { wait: HOP_SECONDS + 0.05, act: (isHurried) => flip(table, true, isHurried) },
    {
      wait: FLIP_SECONDS,
      act: () => host.announce(table.text(isNewRound ? 'say.look' : `say.find.${table.shown.change}`)),
    },
  ]
}

/** The film is over: the table shows the state. */
function settle(table: WatchTable) {
  const { host } = table
  table.shown = isPlaying(table) ? state(table) : { ...state(table), found: table.shown.found }
  table.up = 1
  host.hud(watchHud(table.context, state(table)))
  host.canHint(isPlaying(table) && state(table).phase === 'find')
  table.stage.invalidate()
  if (!isPlaying(table)) finish(table)
}

function finish(table: WatchTable) {
  const { host } = table
  const { status } = table.run.sim
  const { hearts, hints } = state(table)
  const said = table.text(status === 'won' ? 'say.won' : 'say.lost-hearts')
  praise({ context: table.context, stage: table.stage, status, said }, () => {
    host.playing(false)
    host.over(status === 'won' ? (hearts === HEARTS && hints === 0 ? 3 : hearts > 1 ? 2 : 1) : undefined)
  })
}

function key(table: WatchTable, name: string, event: KeyboardEvent): boolean {
  const beside = table.shown.phase === 'find' ? besideOf(table.layout, table.cursor, name) : undefined
  if (beside !== undefined) {
    table.cursor = beside
    table.host.announce(cardText(table.context, table.shown, beside, true))
    table.stage.invalidate()
    return true
  }
  if (event.repeat || (name !== 'Enter' && name !== ' ')) return false
  if (table.film.isRunning) table.film.hurry()
  else if (!isPlaying(table)) return false
  else if (table.shown.phase === 'look') send(table, READY)
  else if (table.cursor !== undefined) point(table, table.cursor)
  return true
}

function show(table: WatchTable) {
  const { host, context } = table
  table.film.stop()
  table.stage.effects.clear()
  table.shown = state(table)
  table.shaken = undefined
  table.up = 1
  table.hop = 0
  place(table, table.room)
  host.hud(watchHud(context, table.shown))
  host.canHint(isPlaying(table) && table.shown.phase === 'find')
  host.options(optionsOf(context, table.run.level))
  table.stage.invalidate()
}

function deal(table: WatchTable, wish: { seed?: number; level?: number }) {
  table.run = openFresh(table.context, wish)
  table.started = false
  table.cursor = undefined
  show(table)
  table.host.sound('deal')
}

function hint(table: WatchTable) {
  if (table.film.isRunning) table.film.hurry()
  if (!isPlaying(table) || state(table).phase === 'look') return
  send(table, HINT)
}
