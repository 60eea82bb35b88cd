import { coach } from '#kit/game/coach.ts'
import type { GameHandle, SimEvent } from '#kit/game/contract.ts'
import { inside, type Box } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import { openStage, type Point, type StageSize } from '#kit/game/stage.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { cardLook } from './card-look.ts'
import { placeOf } from './definitions.ts'
import { openFilm, type Beat } from './film.ts'
import { besideOf, layOutGrid, middleOf, type GridLayout } from './grid-layout.ts'
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
import { drawPrompt, drawReady } from './watch-look.ts'
import { HEARTS, READY, type WatchState } from './watch-rules.ts'

const RIGHT = '#8dffb0'
const WRONG = '#ff6a5c'
const MISSED = '#ffe08a'
const CAPTION = 56
const STRIP = 66
const BUTTON = { width: 190, height: 50 } as const
const FLIP_SECONDS = 0.3
const HOP_SECONDS = 0.35
const REST_SECONDS = 0.9

/** Mounts the game of looking closely: cards lie open, change behind one's back, and lie open again. */
export function mountWatch(canvas: HTMLCanvasElement, context: MemoryContext): GameHandle {
  const { host, text } = context
  const deck = deckOf(placeOf(context.definition))
  const look = cardLook(deck)
  let run = openFirst(context)
  let room: StageSize = { width: 320, height: 480 }
  let layout: GridLayout
  /** The round the eye sees: behind the state while a film runs. */
  let shown: WatchState
  let cursor: number | undefined
  let up = 1
  let hop = 0
  let shaken: { place: number; k: number } | undefined
  let started = false

  const state = () => (run.sim as TurnSim<WatchState, number>).state
  const isPlaying = () => run.sim.status === 'playing'
  const film = openFilm(() => stage.effects)
  const buttonBox = (): Box => ({
    ...BUTTON,
    x: (room.width - BUTTON.width) / 2,
    y: Math.min(room.height - BUTTON.height - 8, layout.bottom + 18),
  })
  const guide = coach(
    () => [shown.phase === 'look' ? middleOf(buttonBox()) : middleOf(layout.boxes[0]!)],
    context.firstTime,
  )

  shown = state()
  place(room)
  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: place,
    draw({ pen, time }) {
      draw(pen)
      if (!film.isRunning) guide.draw(pen, time)
    },
    animating: () => guide.showing,
    down,
    key,
  })

  function place(size: StageSize) {
    room = size
    const { columns, rows } = shown
    layout = layOutGrid({ columns, rows, above: CAPTION, below: STRIP }, size)
    look.clear()
  }

  function draw(pen: CanvasRenderingContext2D) {
    const { cards, found, wrong, changed } = shown
    const isLost = run.sim.status === 'lost' && !film.isRunning
    for (const [at, face] of cards.entries()) {
      const box = { ...layout.boxes[at]! }
      const phase = (at * 0.37) % 1
      box.y -= Math.max(0, Math.sin(Math.PI * Math.min(1, Math.max(0, hop * 1.6 - phase * 0.6)))) * 9
      if (shaken?.place === at) box.x += Math.sin(shaken.k * Math.PI * 5) * 6 * (1 - shaken.k)
      look.draw(pen, box, { face, up })
      if (up < 1) continue
      if (found.includes(at)) look.ring(pen, box, RIGHT)
      else if (isLost && changed.includes(at)) look.ring(pen, box, MISSED)
      else if (wrong.includes(at)) look.ring(pen, box, WRONG, 4)
    }
    if (cursor !== undefined && shown.phase === 'find') look.ring(pen, layout.boxes[cursor]!, '#ffffff', 3)
    const caption = text(shown.phase === 'look' ? 'say.look' : `say.find.${shown.change}`)
    drawPrompt(pen, caption, { at: layout.caption, widest: room.width - 24, hearts: shown.hearts })
    if (shown.phase !== 'look' || film.isRunning) return
    drawReady(pen, buttonBox(), { label: text('say.ready'), side: deck.back })
  }

  function down(at: Point) {
    cursor = undefined
    if (film.isRunning) return film.hurry()
    if (!isPlaying()) return
    if (shown.phase === 'look') return send(READY)
    const hit = layout.boxes.findIndex((box) => inside(box, at))
    if (hit >= 0) point(hit)
    stage.invalidate()
  }

  function point(at: number) {
    if (run.sim.legal().includes(at)) send(at)
    else host.sound('tap', -4)
  }

  function send(input: number) {
    if (input !== READY) guide.dismiss()
    if (!started) host.playing(true)
    started = true
    const before = state()
    const events = run.apply(input)
    film.start(
      events.flatMap((event) => beatsOf(event, before)),
      settle,
    )
    stage.invalidate()
  }

  function flip(isUp: boolean, isHurried: boolean) {
    const from = up
    if (isHurried) up = isUp ? 1 : 0
    else
      stage.effects.tween(FLIP_SECONDS, (k) => (up = from + ((isUp ? 1 : 0) - from) * k), {
        ease: ease.inOut,
      })
  }

  function beatsOf({ kind, x: at = 0 }: SimEvent, before: WatchState): Beat[] {
    if (kind === 'changed') return turnOver(false)
    if (kind === 'round') return turnOver(true)
    if (kind === 'right')
      return [
        {
          wait: 0,
          act() {
            shown = { ...before, found: [...before.found, at] }
            host.sound('score', 3 + shown.found.length)
            host.happy(0.3)
            host.announce(text('say.right'))
            stage.effects.burst(middleOf(layout.boxes[at]!), { count: 12, speed: 160, life: 0.6 })
          },
        },
      ]
    if (kind !== 'wrong') return []
    return [
      {
        wait: 0,
        act() {
          shown = state()
          const current = { place: at, k: 0 }
          shaken = current
          host.sound('bad')
          host.vibrate()
          host.announce(text('say.wrong', { count: Math.max(0, shown.hearts) }))
          stage.effects.tween(0.4, (k) => (current.k = k), { done: () => (shaken = undefined) })
        },
      },
    ]
  }

  /** All cards turn over, something rustles, and they lie open again; a new round lays out other cards. */
  function turnOver(isNewRound: boolean): Beat[] {
    return [
      {
        wait: isNewRound ? REST_SECONDS : 0.05,
        act(isHurried) {
          flip(false, isHurried)
          host.sound('flip', -2)
        },
      },
      {
        wait: FLIP_SECONDS,
        act(isHurried) {
          shown = state()
          if (isNewRound) place(room)
          up = 0
          if (isHurried) return
          host.sound(isNewRound ? 'deal' : 'move')
          stage.effects.tween(HOP_SECONDS, (k) => (hop = k), { done: () => (hop = 0) })
        },
      },
      { wait: HOP_SECONDS + 0.05, act: (isHurried) => flip(true, isHurried) },
      {
        wait: FLIP_SECONDS,
        act: () => host.announce(text(isNewRound ? 'say.look' : `say.find.${shown.change}`)),
      },
    ]
  }

  /** The film is over: the table shows the state. */
  function settle() {
    shown = isPlaying() ? state() : { ...state(), found: shown.found }
    up = 1
    host.hud(watchHud(context, state()))
    host.canHint(isPlaying() && state().phase === 'find')
    stage.invalidate()
    if (!isPlaying()) finish()
  }

  function finish() {
    const { status } = run.sim
    const { hearts, hints } = state()
    const said = text(status === 'won' ? 'say.won' : 'say.lost-hearts')
    praise({ context, stage, status, said }, () => {
      host.playing(false)
      host.over(status === 'won' ? (hearts === HEARTS && hints === 0 ? 3 : hearts > 1 ? 2 : 1) : undefined)
    })
  }

  function key(name: string, event: KeyboardEvent): boolean {
    const beside = shown.phase === 'find' ? besideOf(layout, cursor, name) : undefined
    if (beside !== undefined) {
      cursor = beside
      host.announce(cardText(context, shown, beside, true))
      stage.invalidate()
      return true
    }
    if (event.repeat || (name !== 'Enter' && name !== ' ')) return false
    if (film.isRunning) film.hurry()
    else if (!isPlaying()) return false
    else if (shown.phase === 'look') send(READY)
    else if (cursor !== undefined) point(cursor)
    return true
  }

  function show() {
    film.stop()
    stage.effects.clear()
    shown = state()
    shaken = undefined
    up = 1
    hop = 0
    place(room)
    host.hud(watchHud(context, shown))
    host.canHint(isPlaying() && shown.phase === 'find')
    host.options(optionsOf(context, run.level))
    stage.invalidate()
  }

  function deal(wish: { seed?: number; level?: number }) {
    run = openFresh(context, wish)
    started = false
    cursor = undefined
    show()
    host.sound('deal')
  }

  show()
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish = {}) => deal(wish),
    hint() {
      if (film.isRunning) film.hurry()
      if (!isPlaying() || state().phase === 'look') return
      send(HINT)
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
