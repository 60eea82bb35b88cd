import { coach } from '#kit/game/coach.ts'
import type { GameHandle } from '#kit/game/contract.ts'
import { inside } from '#kit/game/draw.ts'
import { openStage, type Point, type StageSize } from '#kit/game/stage.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { drawLabel } from './caption-look.ts'
import { cardLook, paintFace } from './card-look.ts'
import { openCards } from './cards-motion.ts'
import { placeOf } from './definitions.ts'
import { faces, type Face } from './faces.ts'
import { openFilm } from './film.ts'
import { besideOf, layOutGrid, middleOf, type GridLayout } from './grid-layout.ts'
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
import { choices, sideOf, THERE, wantedOf, type TurnState } from './turn-state.ts'
import { turnBeats } from './turn-beats.ts'

const YOURS = '#5ff0dc'
const PARROTS = '#ff8a7a'
const HINT_COLOR = '#ffe08a'
const PARROT = faces.find(({ id }) => id === 'parrot')!
const CAPTION = 40
const HINT_SECONDS = 1.6
const TWO_STARS = 1.5

/** Mounts a table of cards that are turned until all sets are found. */
export function mountTurns(canvas: HTMLCanvasElement, context: MemoryContext): GameHandle {
  const { host, text } = context
  const deck = deckOf(placeOf(context.definition))
  const look = cardLook(deck)
  let run = openFirst(context)
  let room: StageSize = { width: 320, height: 480 }
  let layout: GridLayout
  let cursor: number | undefined
  let pointing: readonly number[] = []
  let isParrots = false
  /** The parrot is going to answer: no card may be turned meanwhile. */
  let isWatching = false
  let started = false

  const state = () => (run.sim as TurnSim<TurnState, number>).state
  const isPlaying = () => run.sim.status === 'playing'
  const hasCaption = () => state().kind.rival || state().kind.twist === 'wanted'
  const cards = openCards(() => stage.effects)
  const film = openFilm(() => stage.effects)
  const guide = coach(() => {
    const free = choices(state())
    const box = layout.boxes[free[Math.min(free.length - 1, state().open.length)] ?? -1]
    return box ? [middleOf(box)] : []
  }, context.firstTime)
  const isShadow = (place: number) => state().kind.twist === 'sides' && sideOf(state(), place) === 1

  place(room)
  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: place,
    draw({ pen, time }) {
      draw(pen)
      guide.draw(pen, time)
    },
    animating: () => guide.showing,
    down,
    key,
  })

  function place(size: StageSize) {
    room = size
    const { columns, rows } = state()
    layout = layOutGrid({ columns, rows, above: hasCaption() ? CAPTION : 0, below: 0 }, size)
    look.clear()
  }

  function draw(pen: CanvasRenderingContext2D) {
    const { shown } = cards
    const { columns } = state()
    const colorOf = (seat: number) => (seat === 1 ? PARROTS : YOURS)
    for (const [at, face] of shown.cards.entries()) {
      const box = cards.slid(layout.boxes, at, columns)
      const seat = shown.taker[at]!
      if (seat !== THERE) look.drawTrace(pen, box, face, colorOf(seat))
    }
    for (const [at, face] of shown.cards.entries()) {
      const box = cards.slid(layout.boxes, at, columns)
      const gone = cards.gone(at, shown.taker[at] !== THERE)
      if (gone >= 1) continue
      const scale = gone > 0 ? 1 + 0.35 * Math.sin(Math.PI * gone) - gone * 0.4 : 1
      look.draw(pen, box, { face, up: cards.up(at), isShadow: isShadow(at), scale, alpha: 1 - gone })
    }
    for (const at of pointing) look.ring(pen, layout.boxes[at]!, HINT_COLOR)
    if (cursor !== undefined) look.ring(pen, layout.boxes[cursor]!, '#ffffff', 3)
    if (hasCaption()) drawCaption(pen)
  }

  /** Whose turn it is, and the picture that is asked for. */
  function drawCaption(pen: CanvasRenderingContext2D) {
    const { x, y } = layout.caption
    const wanted = wantedOf({ ...cards.shown, kind: state().kind })
    const asked = wanted === undefined ? text('say.yours') : wantedText(wanted)
    const label = isParrots ? text('say.parrots') : asked
    const half = drawLabel(
      pen,
      label,
      { x, y },
      { widest: room.width - 120, color: isParrots ? PARROTS : YOURS },
    )
    const beside = (face: Face, offset: number, isMirrored: boolean) => {
      pen.save()
      pen.translate(x + offset, y)
      if (isMirrored) pen.scale(-1, 1)
      paintFace(pen, face, 32)
      pen.restore()
    }
    if (isParrots) for (const side of [-1, 1]) beside(PARROT, side * half, side === 1)
    else if (wanted !== undefined) for (const side of [-1, 1]) beside(faces[wanted]!, side * half, false)
  }

  function wantedText(wanted: number): string {
    return text('say.wanted', { what: text(`face.${faces[wanted]!.id}`) })
  }

  function down(at: Point) {
    cursor = undefined
    const hit = layout.boxes.findIndex((box) => inside(box, at))
    if (hit >= 0) act(hit)
    else if (!isWatching) film.hurry()
    stage.invalidate()
  }

  function act(at: number) {
    if (isWatching) return
    film.hurry()
    if (!isPlaying()) return
    if (choices(state()).includes(at)) return send(at)
    host.sound('tap', -4)
    const { kind, open, taker } = state()
    if (kind.twist === 'sides' && taker[at] === THERE && !open.includes(at)) host.toast(text('say.side'))
    if (kind.twist === 'cross' && taker[at] === THERE && !open.includes(at)) host.toast(text('say.line'))
  }

  function send(at: number) {
    guide.dismiss()
    pointing = []
    if (!started) host.playing(true)
    started = true
    const before = state()
    const events = run.apply(at)
    isWatching = events.some(({ kind, y }) => kind === 'turned' && y === 1)
    const beats = turnBeats(events, {
      context,
      cards,
      before,
      effects: () => stage.effects,
      middleOf: (card) => middleOf(layout.boxes[card]!),
      back: () => (isParrots = true),
    })
    host.announce(cardText(context, before, at, true))
    const wanted = wantedOf(state())
    if (wanted !== undefined && wanted !== wantedOf(before)) host.announce(wantedText(wanted))
    film.start(beats, settle)
    stage.invalidate()
  }

  /** The film is over: the table shows the state. */
  function settle() {
    isParrots = isWatching = false
    cards.show(state())
    host.hud(turnHud(context, state()))
    host.canHint(isPlaying())
    stage.invalidate()
    if (!isPlaying()) finish()
  }

  function finish() {
    const { status } = run.sim
    praise(
      {
        context,
        stage,
        status,
        said: text(status === 'won' ? 'say.won' : status === 'lost' ? 'say.lost' : 'say.tie'),
      },
      () => {
        host.playing(false)
        host.over(starsOf())
      },
    )
  }

  function starsOf(): 1 | 2 | 3 | undefined {
    if (run.sim.status !== 'won') return undefined
    if (state().kind.rival) {
      const lead = takenBy(state(), 0) - takenBy(state(), 1)
      return lead > 4 ? 3 : lead > 2 ? 2 : 1
    }
    const par = parOf(state())
    return run.sim.score <= par ? 3 : run.sim.score <= par * TWO_STARS ? 2 : 1
  }

  function key(name: string, event: KeyboardEvent): boolean {
    const beside = besideOf(layout, cursor, name)
    if (beside !== undefined) {
      cursor = beside
      const isUp = state().open.includes(beside) || state().taker[beside] !== THERE
      host.announce(cardText(context, state(), beside, isUp))
      stage.invalidate()
      return true
    }
    if (event.repeat || cursor === undefined || (name !== 'Enter' && name !== ' ')) return false
    act(cursor)
    return true
  }

  function show() {
    film.stop()
    stage.effects.clear()
    pointing = []
    isParrots = isWatching = false
    place(room)
    cards.show(state())
    host.hud(turnHud(context, state()))
    host.canHint(isPlaying())
    host.options(optionsOf(context, run.level))
    stage.invalidate()
  }

  function deal(wish: { seed?: number; level?: number }) {
    run = openFresh(context, wish)
    started = false
    cursor = undefined
    show()
    host.sound('deal')
    cards.deal()
  }

  show()
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish = {}) => deal(wish),
    hint() {
      if (!isPlaying() || isWatching) return
      film.hurry()
      const known = knownSet(state(), Infinity)
      if (!known) return host.toast(text('hint.none'))
      run.apply(HINT)
      const mine = known
      pointing = mine
      host.sound('flip', 5)
      host.toast(text('hint.known'))
      host.hud(turnHud(context, state()))
      stage.effects.tween(HINT_SECONDS, () => undefined, {
        done: () => pointing === mine && (pointing = []),
      })
      stage.invalidate()
    },
    setOption(id, value) {
      if (id === 'level' && levelOfOption(value) !== run.level) deal({})
    },
    destroy() {
      film.stop()
      stage.destroy()
    },
  }
}
