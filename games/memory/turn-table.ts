import { coach } from '#kit/game/coach.ts'
import type { GameHandle } from '#kit/game/contract.ts'
import { inside } from '#kit/game/draw.ts'
import { openStage, type Point, type StageSize } from '#kit/game/stage.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { cardLook } from './card-look.ts'
import { openCards } from './cards-motion.ts'
import { placeOf } from './definitions.ts'
import { openFilm } from './film.ts'
import { besideOf, layOutGrid, middleOf } from './grid-layout.ts'
import { deckOf } from './palette.ts'
import {
  cardText,
  levelOfOption,
  openFirst,
  openFresh,
  optionsOf,
  turnHud,
  type MemoryContext,
} from './portal-texts.ts'
import { praise } from './praise.ts'
import { knownSet } from './recall.ts'
import { HINT, parOf, takenBy } from './turn-rules.ts'
import { choices, THERE, wantedOf, type TurnState } from './turn-state.ts'
import { turnBeats } from './turn-beats.ts'
import { type TurnTable, state, hasCaption, drawCards, wantedText } from './turn-cards.ts'

const CAPTION = 40
const HINT_SECONDS = 1.6
const TWO_STARS = 1.5

const FIRST_ROOM: StageSize = { width: 320, height: 480 }

/** Mounts a table of cards that are turned until all sets are found. */
export function mountTurns(canvas: HTMLCanvasElement, context: MemoryContext): GameHandle {
  const { host, text } = context
  const deck = deckOf(placeOf(context.definition))
  const look = cardLook(deck)
  const run = openFirst(context)
  const first = (run.sim as TurnSim<TurnState, number>).state
  const table: TurnTable = {
    context,
    host,
    text,
    look,
    run,
    room: FIRST_ROOM,
    layout: layOutGrid({ columns: first.columns, rows: first.rows, above: 0, below: 0 }, FIRST_ROOM),
    cursor: undefined,
    pointing: [],
    isParrots: false,
    isWatching: false,
    started: false,
    get cards() {
      return cards
    },
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
  const cards = openCards(() => stage.effects)
  const film = openFilm(() => stage.effects)
  const guide = coach(() => {
    const free = choices(state(table))
    const box = table.layout.boxes[free[Math.min(free.length - 1, state(table).open.length)] ?? -1]
    return box ? [middleOf(box)] : []
  }, context.firstTime)
  place(table, table.room)
  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (size) => place(table, size),
    draw({ pen, time }) {
      drawCards(table, pen)
      guide.draw(pen, time)
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

const isPlaying = (table: TurnTable) => table.run.sim.status === 'playing'

function place(table: TurnTable, size: StageSize) {
  table.room = size
  const { columns, rows } = state(table)
  table.layout = layOutGrid({ columns, rows, above: hasCaption(table) ? CAPTION : 0, below: 0 }, size)
  table.look.clear()
}

function down(table: TurnTable, at: Point) {
  table.cursor = undefined
  const hit = table.layout.boxes.findIndex((box) => inside(box, at))
  if (hit >= 0) act(table, hit)
  else if (!table.isWatching) table.film.hurry()
  table.stage.invalidate()
}

function act(table: TurnTable, at: number) {
  const { host, text } = table
  if (table.isWatching) return
  table.film.hurry()
  if (!isPlaying(table)) return
  if (choices(state(table)).includes(at)) return send(table, at)
  host.sound('tap', -4)
  const { kind, open, taker } = state(table)
  if (kind.twist === 'sides' && taker[at] === THERE && !open.includes(at)) host.toast(text('say.side'))
  if (kind.twist === 'cross' && taker[at] === THERE && !open.includes(at)) host.toast(text('say.line'))
}

function send(table: TurnTable, at: number) {
  const { host, context } = table
  table.guide.dismiss()
  table.pointing = []
  if (!table.started) host.playing(true)
  table.started = true
  const before = state(table)
  const events = table.run.apply(at)
  table.isWatching = events.some(({ kind, y }) => kind === 'turned' && y === 1)
  const beats = turnBeats(events, {
    context,
    cards: table.cards,
    before,
    effects: () => table.stage.effects,
    middleOf: (card) => middleOf(table.layout.boxes[card]!),
    back: () => (table.isParrots = true),
  })
  host.announce(cardText(context, before, at, true))
  const wanted = wantedOf(state(table))
  if (wanted !== undefined && wanted !== wantedOf(before)) host.announce(wantedText(table, wanted))
  table.film.start(beats, () => settle(table))
  table.stage.invalidate()
}

/** The film is over: the table shows the state. */
function settle(table: TurnTable) {
  const { host } = table
  table.isParrots = table.isWatching = false
  table.cards.show(state(table))
  host.hud(turnHud(table.context, state(table)))
  host.canHint(isPlaying(table))
  table.stage.invalidate()
  if (!isPlaying(table)) finish(table)
}

function finish(table: TurnTable) {
  const { host } = table
  const { status } = table.run.sim
  praise(
    {
      context: table.context,
      stage: table.stage,
      status,
      said: table.text(status === 'won' ? 'say.won' : status === 'lost' ? 'say.lost' : 'say.tie'),
    },
    () => {
      host.playing(false)
      host.over(starsOf(table))
    },
  )
}

function starsOf(table: TurnTable): 1 | 2 | 3 | undefined {
  if (table.run.sim.status !== 'won') return undefined
  if (state(table).kind.rival) {
    const lead = takenBy(state(table), 0) - takenBy(state(table), 1)
    return lead > 4 ? 3 : lead > 2 ? 2 : 1
  }
  const par = parOf(state(table))
  return table.run.sim.score <= par ? 3 : table.run.sim.score <= par * TWO_STARS ? 2 : 1
}

function key(table: TurnTable, name: string, event: KeyboardEvent): boolean {
  const beside = besideOf(table.layout, table.cursor, name)
  if (beside !== undefined) {
    table.cursor = beside
    const isUp = state(table).open.includes(beside) || state(table).taker[beside] !== THERE
    table.host.announce(cardText(table.context, state(table), beside, isUp))
    table.stage.invalidate()
    return true
  }
  if (event.repeat || table.cursor === undefined || (name !== 'Enter' && name !== ' ')) return false
  act(table, table.cursor)
  return true
}

function show(table: TurnTable) {
  const { host, context } = table
  table.film.stop()
  table.stage.effects.clear()
  table.pointing = []
  table.isParrots = table.isWatching = false
  place(table, table.room)
  table.cards.show(state(table))
  host.hud(turnHud(context, state(table)))
  host.canHint(isPlaying(table))
  host.options(optionsOf(context, table.run.level))
  table.stage.invalidate()
}

function deal(table: TurnTable, wish: { seed?: number; level?: number }) {
  table.run = openFresh(table.context, wish)
  table.started = false
  table.cursor = undefined
  show(table)
  table.host.sound('deal')
  table.cards.deal()
}

function hint(table: TurnTable) {
  const { host, text } = table
  if (!isPlaying(table) || table.isWatching) return
  table.film.hurry()
  const known = knownSet(state(table), Infinity)
  if (!known) return host.toast(text('hint.none'))
  table.run.apply(HINT)
  const mine = known
  table.pointing = mine
  host.sound('flip', 5)
  host.toast(text('hint.known'))
  host.hud(turnHud(table.context, state(table)))
  table.stage.effects.tween(HINT_SECONDS, () => undefined, {
    done: () => table.pointing === mine && (table.pointing = []),
  })
  table.stage.invalidate()
}
