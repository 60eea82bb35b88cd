import { coach } from '#kit/game/coach.ts'
import type { GameHandle, GameView, RunWish } from '#kit/game/contract.ts'
import { openStage, type Point, type StageSize } from '#kit/game/stage.ts'
import { dice } from '#kit/random/dice.ts'
import { levelOfBoard } from './all-boards.ts'
import { chooseMove } from './bot.ts'
import { openBook } from './book.ts'
import { celebrate, sparkle, starsOf } from './celebration.ts'
import {
  BOARD_OPTION,
  type MahjongContext,
  openRun,
  optionsOf,
  THEME_OPTION,
  wantedBoard,
} from './choose-board.ts'
import type { Pair } from './deal.ts'
import type { MahjongDefinition } from './definitions.ts'
import { family, mahjongOf } from './family.ts'
import { geometryOf } from './geometry.ts'
import { neighbourOf, tileAt } from './pick.ts'
import { draw } from './picture.ts'
import { measure, pickable, type Play, refresh, repaint, showCounters, sim, spritesOf } from './play.ts'
import { freePairs, freePlaces, type MahjongInput, pairsLeft } from './rules.ts'
import { shuffleButton } from './shuffle-button.ts'
import { createTable } from './table.ts'
import { tileName } from './tile-name.ts'
import { kindOf, suitOf } from './tiles.ts'

const KEY_STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

function mount(canvas: HTMLCanvasElement, context: MahjongContext): GameHandle {
  const { host, text, number } = context
  const rect = canvas.getBoundingClientRect()
  const size = { width: rect.width, height: rect.height }
  const run = openRun(context, size)
  const geometry = geometryOf(mahjongOf(run.sim).board, size)
  const button = shuffleButton()

  const play: Play = {
    context,
    host,
    text,
    number,
    size,
    run,
    geometry,
    sprites: spritesOf(context, geometry),
    picked: undefined,
    cursor: undefined,
    hinted: undefined,
    button,
    get book() {
      return book
    },
    get table() {
      return table
    },
    get finger() {
      return finger
    },
    get stage() {
      return stage
    },
  }

  const book = openBook(play)
  const table = createTable({
    effects: () => stage.effects,
    geometry: () => play.geometry,
    sprites: () => play.sprites,
  })
  const finger = coach(() => {
    const [pair] = freePairs(sim(play).board, sim(play).state.faces)
    return pair ? pair.map((place) => play.geometry.centre(place)) : []
  }, context.firstTime)
  table.show(sim(play).board, sim(play).state.faces, 'still')
  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (newSize) => layout(play, newSize),
    fontsCame: () => repaint(play),
    draw: (frame) => draw(play, frame),
    animating: () => play.hinted !== undefined || finger.showing || button.showing,
    down: (at) => down(play, at),
    move(at) {
      canvas.style.cursor = pickable(play, at) === undefined && !button.hit(at) ? 'default' : 'pointer'
    },
    key: (name) => key(play, name),
  })
  book.laid(true)
  present(play, 'deal')
  host.ready()

  return {
    touchSize: () => play.geometry.width,
    pause() {
      stage.pause()
      book.paused()
    },
    resume: () => stage.resume(),
    restart: (wish) => restart(play, wish),
    undone: () => undone(play),
    hint: () => hint(play),
    setOption: (id, value) => setOption(play, id, value),
    destroy() {
      book.gone()
      stage.destroy()
    },
  }
}

/** Shows the run's board from scratch. */
function present(play: Play, arrive: 'deal' | 'gather' | 'still') {
  measure(play)
  play.picked = play.cursor = play.hinted = undefined
  play.button.reveal(0)
  play.table.show(sim(play).board, sim(play).state.faces, arrive)
  showOptions(play)
  if (arrive !== 'still') play.host.sound('deal')
  refresh(play)
  offerShuffle(play)
}

const showOptions = (play: Play) => play.host.options(optionsOf(play.context, sim(play).board))

function down(play: Play, at: Point) {
  if (sim(play).status !== 'playing') return
  play.cursor = undefined
  if (play.button.showing) {
    if (play.button.hit(at)) shuffle(play)
    return
  }
  const { board, state } = sim(play)
  const place = tileAt(board, state.faces, play.geometry, at)
  if (place === undefined) return drop(play)
  touch(play, place)
}

function key(play: Play, name: string): boolean {
  if (sim(play).status !== 'playing') return false
  const step = KEY_STEPS[name]
  if (step) {
    const { board, state } = sim(play)
    play.cursor = neighbourOf(freePlaces(board, state.faces), play.geometry, play.cursor ?? play.picked, step)
    if (play.cursor !== undefined) play.host.announce(tileName(play.context, state.faces[play.cursor]!))
    play.stage.invalidate()
    return true
  }
  if (name === 'Escape') drop(play)
  if (name !== 'Enter' && name !== ' ') return false
  if (play.button.showing) shuffle(play)
  else if (play.cursor !== undefined) touch(play, play.cursor)
  return true
}

function drop(play: Play) {
  if (play.picked === undefined) return
  play.table.lift(play.picked, false)
  play.picked = undefined
  play.stage.invalidate()
}

function touch(play: Play, place: number) {
  play.host.playing(true)
  play.book.touched()
  const { board, state } = sim(play)
  if (!freePlaces(board, state.faces).includes(place)) {
    play.host.sound('bad', 4)
    play.host.announce(play.text('say.blocked', { tile: tileName(play.context, state.faces[place]!) }))
    play.table.shake(place)
    return play.stage.invalidate()
  }
  if (play.picked === place) {
    play.host.sound('tap', -3)
    return drop(play)
  }
  const first = play.picked
  if (first === undefined) return pick(play, place)
  if (kindOf(state.faces[first]!) === kindOf(state.faces[place]!)) return take(play, [first, place])
  play.host.sound('bad')
  play.table.lift(first, false)
  play.table.shake(first)
  play.table.shake(place)
  play.host.announce(play.text('say.different'))
  pick(play, place, true)
}

function pick(play: Play, place: number, silent = false) {
  play.picked = place
  play.table.lift(place, true)
  if (silent) return play.stage.invalidate()
  play.host.sound('tap')
  play.host.announce(play.text('say.picked', { tile: tileName(play.context, sim(play).state.faces[place]!) }))
  play.stage.invalidate()
}

function take(play: Play, pair: Pair) {
  play.finger.dismiss()
  play.picked = play.hinted = undefined
  const face = sim(play).state.faces[pair[0]]!
  const points = play.run.apply(pair).find((event) => event.kind === 'pair')?.amount ?? 0
  const { state, status } = sim(play)
  const { streak } = state
  if (play.cursor !== undefined)
    play.cursor = neighbourOf(freePlaces(sim(play).board, state.faces), play.geometry, play.cursor)
  play.host.sound('move')
  if (status === 'won') play.book.ended(String(starsOf(state.shuffles)))
  play.table.take(pair, state.faces, (at) => {
    play.host.sound('merge', 2 * (streak - 1))
    play.host.vibrate()
    sparkle(play.stage.effects, at, { suit: suitOf(face), streak, tile: play.geometry.width })
    play.stage.effects.rise(`+${play.number(points)}`, at, streak > 1 ? '#ffd86b' : '#ffffff')
    if (status === 'won')
      celebrate({ host: play.host, effects: play.stage.effects, size: play.size, shuffles: state.shuffles })
    else offerShuffle(play)
  })
  play.host.announce(play.text('say.taken', { tile: tileName(play.context, face), left: pairsLeft(state) }))
  refresh(play)
}

function offerShuffle(play: Play) {
  const { board, state, status } = sim(play)
  if (status !== 'playing' || freePairs(board, state.faces).length > 0) return
  drop(play)
  play.host.sound('flip')
  play.host.announce(play.text('say.stuck'))
  play.stage.effects.tween(0.25, (k) => play.button.reveal(k), { delay: 0.35 })
  play.stage.invalidate()
}

function shuffle(play: Play) {
  play.run.apply('shuffle')
  present(play, 'gather')
  play.host.announce(play.text('say.shuffled'))
}

function restart(play: Play, wish: RunWish = {}) {
  // A daily challenge names only a seed: everybody gets it on the same board.
  const isFixed = wish.level === undefined || play.context.definition.picture !== undefined
  const level = isFixed ? 1 : levelOfBoard(wantedBoard(play.context, play.size))
  play.run = play.context.fresh({ ...wish, level })
  play.book.laid(false)
  play.stage.effects.clear()
  present(play, 'deal')
}

function undone(play: Play) {
  play.stage.effects.clear()
  play.picked = play.hinted = undefined
  play.button.reveal(0)
  play.table.putBack(sim(play).state.faces)
  play.host.sound('flip', -2)
  refresh(play)
  offerShuffle(play)
}

function hint(play: Play) {
  play.finger.dismiss()
  const move = chooseMove(sim(play).board, sim(play).state, dice, 2)
  if (move === 'shuffle') return
  drop(play)
  play.hinted = move
  play.host.sound('flip', 5)
  play.host.announce(play.text('say.hint', { tile: tileName(play.context, sim(play).state.faces[move[0]]!) }))
  play.stage.invalidate()
}

function setOption(play: Play, id: string, value: string) {
  if (id !== BOARD_OPTION) return setLook(play, id)
  if (levelOfBoard(value) === 0) return
  play.run = play.context.fresh({ level: levelOfBoard(value) })
  play.book.laid(false)
  play.stage.effects.clear()
  present(play, 'deal')
}

/** Another theme or counter: the run continues. */
function setLook(play: Play, id: string) {
  if (id === THEME_OPTION) repaint(play)
  showCounters(play)
  showOptions(play)
  play.stage.invalidate()
}

function layout(play: Play, newSize: StageSize) {
  play.size = newSize
  measure(play)
}

export default { family, mount } satisfies GameView<MahjongDefinition, MahjongInput>
