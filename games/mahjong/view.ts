import { coach } from '#kit/game/coach.ts'
import type { GameHandle, GameView } from '#kit/game/contract.ts'
import { strokeRound } from '#kit/game/draw.ts'
import { openStage, type Point, type Stage, type StageSize } from '#kit/game/stage.ts'
import { dice } from '#kit/random/dice.ts'
import { levelOfBoard } from './boards.ts'
import { chooseMove } from './bot.ts'
import { BOARD_OPTION, boardOptions, openRun, wantedBoard, type MahjongContext } from './choose-board.ts'
import type { Pair } from './deal.ts'
import type { MahjongDefinition } from './definitions.ts'
import { family, mahjongOf } from './family.ts'
import { geometryOf, type Geometry } from './geometry.ts'
import { neighbourOf, tileAt } from './pick.ts'
import { freePairs, freePlaces, pairsLeft, SHUFFLE_COST, type MahjongInput } from './rules.ts'
import { shuffleButton } from './shuffle-button.ts'
import { tileSprites, type Sprites } from './sprites.ts'
import { createTable } from './table.ts'
import { celebrate, sparkle } from './celebration.ts'
import { kindOf, suitOf } from './tiles.ts'
import { tileName } from './tile-name.ts'

const KEY_STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

function mount(canvas: HTMLCanvasElement, context: MahjongContext): GameHandle {
  const { host, text, number } = context
  const rect = canvas.getBoundingClientRect()
  let size: StageSize = { width: rect.width, height: rect.height }
  let run = openRun(context, size)
  let geometry: Geometry
  let sprites: Sprites
  let picked: number | undefined
  let cursor: number | undefined
  let hinted: Pair | undefined
  const sim = () => mahjongOf(run.sim)
  const button = shuffleButton()
  const table = createTable({
    effects: () => stage.effects,
    geometry: () => geometry,
    sprites: () => sprites,
  })
  const finger = coach(() => {
    const [pair] = freePairs(sim().board, sim().state.faces)
    return pair ? pair.map((place) => geometry.centre(place)) : []
  }, context.firstTime)
  table.show(sim().board, sim().state.faces, 'still')

  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(newSize) {
      size = newSize
      measure()
    },
    fontsCame: repaint,
    draw,
    animating: () => hinted !== undefined || finger.showing || button.showing,
    down,
    move(at) {
      canvas.style.cursor = pickable(at) === undefined && !button.hit(at) ? 'default' : 'pointer'
    },
    key,
  })
  present('deal')
  host.ready()

  function repaint() {
    sprites = tileSprites(geometry)
    table.repaint()
  }

  function measure() {
    const before = geometry
    geometry = geometryOf(sim().board, size)
    if (before?.width !== geometry.width) repaint()
  }

  /** Shows the run's board from scratch. */
  function present(arrive: 'deal' | 'gather' | 'still') {
    measure()
    picked = cursor = hinted = undefined
    button.reveal(0)
    table.show(sim().board, sim().state.faces, arrive)
    host.options(boardOptions(context, sim().board))
    if (arrive !== 'still') host.sound('deal')
    refresh()
    offerShuffle()
  }

  function refresh() {
    const { board, state, status } = sim()
    const pairs = freePairs(board, state.faces).length
    host.hud([
      { id: 'pairs', label: text('hud.pairs'), value: number(pairsLeft(state)) },
      { id: 'free', label: text('hud.free'), value: number(pairs) },
    ])
    host.canHint(status === 'playing' && pairs > 0)
    stage.invalidate()
  }

  function draw({ pen, time }: Stage) {
    const pulse = 0.5 + 0.5 * Math.sin(time * 6)
    table.draw(pen, (place) => {
      if (place === picked) return 'pick'
      return hinted?.includes(place) && pulse > 0.25 ? 'hint' : undefined
    })
    if (cursor !== undefined && sim().state.faces[cursor]! >= 0) {
      const { x, y } = geometry.corner(cursor)
      const ring = { x: x - 3, y: y - 3, width: geometry.width + 6, height: geometry.height + 6 }
      strokeRound(pen, ring, geometry.width * 0.2, '#081b26', 6)
      strokeRound(pen, ring, geometry.width * 0.2, '#3fe0cf', 3)
    }
    finger.draw(pen, time)
    const label = text('shuffle', { points: number(SHUFFLE_COST) })
    button.draw(pen, size, time, label)
  }

  const pickable = (at: Point) => {
    const { board, state } = sim()
    const place = tileAt(board, state.faces, geometry, at)
    return place !== undefined && freePlaces(board, state.faces).includes(place) ? place : undefined
  }

  function down(at: Point) {
    if (sim().status !== 'playing') return
    cursor = undefined
    if (button.showing) {
      if (button.hit(at)) shuffle()
      return
    }
    const { board, state } = sim()
    const place = tileAt(board, state.faces, geometry, at)
    if (place === undefined) return drop()
    touch(place)
  }

  function key(name: string): boolean {
    if (sim().status !== 'playing') return false
    const step = KEY_STEPS[name]
    if (step) {
      const { board, state } = sim()
      cursor = neighbourOf(freePlaces(board, state.faces), geometry, cursor ?? picked, step)
      if (cursor !== undefined) host.announce(tileName(context, state.faces[cursor]!))
      stage.invalidate()
      return true
    }
    if (name === 'Escape') drop()
    if (name !== 'Enter' && name !== ' ') return false
    if (button.showing) shuffle()
    else if (cursor !== undefined) touch(cursor)
    return true
  }

  function drop() {
    if (picked === undefined) return
    table.lift(picked, false)
    picked = undefined
    stage.invalidate()
  }

  function touch(place: number) {
    host.playing(true)
    const { board, state } = sim()
    if (!freePlaces(board, state.faces).includes(place)) {
      host.sound('bad', 4)
      host.announce(text('say.blocked', { tile: tileName(context, state.faces[place]!) }))
      table.shake(place)
      return stage.invalidate()
    }
    if (picked === place) {
      host.sound('tap', -3)
      return drop()
    }
    const first = picked
    if (first === undefined) return pick(place)
    if (kindOf(state.faces[first]!) === kindOf(state.faces[place]!)) return take([first, place])
    host.sound('bad')
    table.lift(first, false)
    table.shake(first)
    table.shake(place)
    host.announce(text('say.different'))
    pick(place, true)
  }

  function pick(place: number, silent = false) {
    picked = place
    table.lift(place, true)
    if (silent) return stage.invalidate()
    host.sound('tap')
    host.announce(text('say.picked', { tile: tileName(context, sim().state.faces[place]!) }))
    stage.invalidate()
  }

  function take(pair: Pair) {
    finger.dismiss()
    picked = hinted = undefined
    const face = sim().state.faces[pair[0]]!
    const points = run.apply(pair).find((event) => event.kind === 'pair')?.amount ?? 0
    const { state, status } = sim()
    const { streak } = state
    if (cursor !== undefined) cursor = neighbourOf(freePlaces(sim().board, state.faces), geometry, cursor)
    host.sound('move')
    table.take(pair, state.faces, (at) => {
      host.sound('merge', 2 * (streak - 1))
      host.vibrate()
      sparkle(stage.effects, at, { suit: suitOf(face), streak, tile: geometry.width })
      stage.effects.rise(`+${number(points)}`, at, streak > 1 ? '#ffd86b' : '#ffffff')
      if (status === 'won') celebrate({ host, effects: stage.effects, size, shuffles: state.shuffles })
      else offerShuffle()
    })
    host.announce(text('say.taken', { tile: tileName(context, face), left: pairsLeft(state) }))
    refresh()
  }

  function offerShuffle() {
    const { board, state, status } = sim()
    if (status !== 'playing' || freePairs(board, state.faces).length > 0) return
    drop()
    host.sound('flip')
    host.announce(text('say.stuck'))
    stage.effects.tween(0.25, (k) => button.reveal(k), { delay: 0.35 })
    stage.invalidate()
  }

  function shuffle() {
    run.apply('shuffle')
    present('gather')
    host.announce(text('say.shuffled'))
  }

  return {
    pause: () => stage.pause(),
    resume: () => stage.resume(),
    restart(wish = {}) {
      // The challenge of the day names a seed only: everybody gets it on the same board.
      const isFixed = wish.level === undefined || context.definition.picture !== undefined
      const level = isFixed ? 1 : levelOfBoard(wantedBoard(context, size))
      run = context.fresh({ ...wish, level })
      stage.effects.clear()
      present('deal')
    },
    undone() {
      stage.effects.clear()
      picked = hinted = undefined
      button.reveal(0)
      table.putBack(sim().state.faces)
      host.sound('flip', -2)
      refresh()
      offerShuffle()
    },
    hint() {
      finger.dismiss()
      const move = chooseMove(sim().board, sim().state, dice, 2)
      if (move === 'shuffle') return
      drop()
      hinted = move
      host.sound('flip', 5)
      host.announce(text('say.hint', { tile: tileName(context, sim().state.faces[move[0]]!) }))
      stage.invalidate()
    },
    setOption(id, value) {
      if (id !== BOARD_OPTION || levelOfBoard(value) === 0) return
      run = context.fresh({ level: levelOfBoard(value) })
      stage.effects.clear()
      present('deal')
    },
    destroy: () => stage.destroy(),
  }
}

export default { family, mount } satisfies GameView<MahjongDefinition, MahjongInput>
