import { coach } from '#kit/game/coach.ts'
import { gradeOption, levelOfOption } from '#kit/game/grades.ts'
import type { GameContext, GameHandle, GameView } from '#kit/game/contract.ts'
import { openStage, type Point, type StageSize } from '#kit/game/stage.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { advise, type Advice } from './advice.ts'
import { drawBoard, isExit } from './board-look.ts'
import type { LoopsDefinition } from './definitions.ts'
import { family } from './family.ts'
import { gridOf, lineNear, neighbourTowards, nodeNear, type Grid } from './geometry.ts'
import { paintsOf } from './looks.ts'
import { edgeBetween } from './net.ts'
import { openFirst } from './open-first.ts'
import { mostOf } from './puzzle.ts'
import { cheer, react, type Scene } from './reactions.ts'
import { isOpen, linesLeft, UNTOUCHED, type Input, type State } from './state.ts'

type Context = GameContext<LoopsDefinition, Input>

/** The challenge of the day is a medium puzzle for everybody. */
const DAILY_LEVEL = 2
const KEY_WAYS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
}

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text, number, definition } = context
  const { kind } = definition
  const paints = paintsOf(definition.ground, kind)
  const levelWished = () => levelOfOption(context.remembered('grade'))
  let run = openFirst(context, levelWished())
  let room: StageSize = { width: 320, height: 360 }
  let grid: Grid = gridOf(board().puzzle, room)
  let cursor: { node: number; isDown: boolean } | undefined
  let advice: Advice | undefined
  let started = false
  /** Points of the finger's way so far, and whether it draws or rubs out. */
  let trail: number[] = []
  let isErasing: boolean | undefined
  let hasDrawn = false
  let thought: { readonly state: State; readonly path: readonly number[] } | undefined

  function board() {
    return (run.sim as TurnSim<State, Input>).state
  }

  const scene: Scene = {
    context,
    growing: new Map(),
    jumping: new Map(),
    glow: 0,
    effects: () => stage.effects,
    plate: () => grid.plate,
  }
  const guide = coach(() => guidePath().map((node) => grid.node(node)), context.firstTime)
  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(size) {
      room = size
      grid = gridOf(board().puzzle, room)
    },
    draw({ pen, time }) {
      drawBoard(pen, grid, board(), {
        paints,
        cursor,
        lit: advice,
        glow: scene.glow,
        write: number,
        grownOf: (line) => scene.growing.get(line) ?? 1,
        jumpOf: (clue) => scene.jumping.get(clue) ?? 0,
      })
      guide.draw(pen, time)
    },
    animating: () => guide.showing,
    down(at) {
      const node = nodeNear(grid, at, 0.6)
      trail = node === undefined ? [] : [node]
      isErasing = undefined
      hasDrawn = false
      cursor = undefined
    },
    move(at) {
      if (stage.held && run.sim.status === 'playing') follow(at)
    },
    up(at, from) {
      if (run.sim.status !== 'playing') return
      const isTap = Math.hypot(at.x - from.x, at.y - from.y) < grid.unit * 0.25
      if (kind === 'bridges' && !isTap && !hasDrawn) build(at, from)
      else if (isTap && !hasDrawn) tapped(at)
      trail = []
      stage.invalidate()
    },
    key: press,
  })

  /** The way of one sure line, for the ghost finger. */
  function guidePath(): readonly number[] {
    if (thought?.state !== board()) {
      const { solution } = board().puzzle
      const next = advise(board())
      const line =
        next && next.value > 0
          ? next.line
          : solution.findIndex((value, one) => value > 0 && isOpen(board(), one))
      thought = { state: board(), path: grid.net.edges[line] ?? [] }
    }
    return thought.path
  }

  /** The finger goes from point to point; quick ones are followed in small steps. */
  function follow(at: Point) {
    if (kind === 'bridges' || trail.length === 0) return
    for (let guard = 0; guard < 12; guard++) {
      const last = grid.node(trail.at(-1)!)
      const [dx, dy] = [at.x - last.x, at.y - last.y]
      const far = Math.hypot(dx, dy)
      if (far < grid.reach * 0.62) return
      const reach = Math.min(far, grid.reach * 0.95)
      const next = nodeNear(grid, { x: last.x + (dx / far) * reach, y: last.y + (dy / far) * reach }, 0.62)
      if (next === undefined || next === trail.at(-1)) return
      const line = edgeBetween(grid.net, trail.at(-1)!, next)
      const towards =
        line === undefined ? neighbourTowards(grid, trail.at(-1)!, { x: dx, y: dy }) : { node: next, line }
      if (!towards || isExit(board().puzzle, towards.line)) return
      go(towards.node, towards.line)
    }
  }

  /** One step of the trail; a step back takes back what was drawn. */
  function go(node: number, line: number) {
    const isBack = trail.at(-2) === node
    if (isBack) trail.pop()
    else trail.push(node)
    hasDrawn = true
    const mark = board().marks[line]!
    isErasing ??= mark > 0
    if (isBack && !isErasing) return set(line, UNTOUCHED)
    if (isErasing ? mark > 0 : mark < 1) set(line, isErasing ? UNTOUCHED : 1)
  }

  /** A swipe from island to island adds a bridge; after the second one both go. */
  function build(at: Point, from: Point) {
    const start = nodeNear(grid, from, 0.75)
    const towards =
      start === undefined ? undefined : neighbourTowards(grid, start, { x: at.x - from.x, y: at.y - from.y })
    if (towards) set(towards.line, turned(board().marks[towards.line]!))
  }

  const turned = (mark: number) => (mark >= mostOf(kind) ? UNTOUCHED : Math.max(0, mark) + 1)

  /** A tap turns a line: drawn, crossed out, untouched. */
  function tapped(at: Point) {
    const line = lineNear(grid, at, 0.55, (one) => !isExit(board().puzzle, one))
    if (line === undefined) return host.sound('tap', -3)
    turn(line)
  }

  function turn(line: number) {
    const mark = board().marks[line]!
    const most = mostOf(kind)
    set(line, mark === UNTOUCHED ? 1 : mark === 0 ? UNTOUCHED : mark < most ? mark + 1 : 0)
  }

  function set(line: number, value: number) {
    if (run.sim.status !== 'playing') return
    if (!isOpen(board(), line)) return host.sound('tap', -3)
    enter({ kind: 'mark', line, value })
  }

  function press(name: string, event: KeyboardEvent): boolean {
    if (run.sim.status !== 'playing') return false
    const way = KEY_WAYS[name]
    if (way) return walk(way)
    if (event.repeat) return false
    if (name === ' ' || name === 'Enter') {
      cursor = cursor
        ? { ...cursor, isDown: !cursor.isDown }
        : { node: Math.floor(grid.net.places.length / 2), isDown: false }
      isErasing = undefined
      trail = []
      host.sound('flip', cursor.isDown ? 3 : 0)
      host.announce(text(cursor.isDown ? 'say.pen.down' : 'say.pen.up'))
      stage.invalidate()
      return true
    }
    return false
  }

  function walk(way: Point): boolean {
    const from = cursor?.node ?? Math.floor(grid.net.places.length / 2)
    const towards = cursor ? neighbourTowards(grid, from, way) : undefined
    const isDown = cursor?.isDown ?? false
    cursor = { node: towards?.node ?? from, isDown }
    if (towards && isDown && !isExit(board().puzzle, towards.line)) {
      if (kind === 'bridges') set(towards.line, turned(board().marks[towards.line]!))
      else {
        if (trail.length === 0) trail = [from]
        isErasing = undefined
        go(towards.node, towards.line)
      }
    } else host.sound('tap')
    const { x, y } = grid.net.places[cursor.node]!
    host.announce(text('say.point', { row: Math.round(y) + 1, column: Math.round(x) + 1 }))
    stage.invalidate()
    return true
  }

  function enter(input: Input) {
    if (!started) host.playing(true)
    started = true
    guide.dismiss()
    advice = undefined
    for (const event of run.apply(input)) react(scene, board(), event)
    show()
    if (run.sim.status !== 'playing') finish()
  }

  function finish() {
    cursor = undefined
    cheer(scene, () => board().hinted.length)
  }

  /** Shows counters and menu as the run stands. */
  function show() {
    host.hud([{ id: 'left', label: text('hud.left'), value: number(linesLeft(board())) }])
    host.canHint(run.sim.status === 'playing')
    host.options([gradeOption(context, run.level)])
    stage.invalidate()
  }

  function settle() {
    stage.effects.clear()
    scene.growing.clear()
    scene.jumping.clear()
    advice = undefined
    scene.glow = 0
    show()
  }

  function deal(wish: { readonly seed?: number; readonly level: number }) {
    run = context.fresh(wish)
    grid = gridOf(board().puzzle, room)
    started = false
    cursor = undefined
    trail = []
    settle()
    host.sound('deal')
  }

  show()
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart({ seed, level } = {}) {
      // The challenge of the day names a seed only.
      const isDaily = seed !== undefined && level === undefined
      deal({ ...(seed === undefined ? {} : { seed }), level: isDaily ? DAILY_LEVEL : levelWished() })
    },
    undone() {
      host.sound('flip')
      settle()
    },
    hint() {
      const next = run.sim.status === 'playing' ? advise(board()) : undefined
      if (!next) return
      enter({ kind: 'hint', line: next.line })
      if (run.sim.status === 'playing') advice = next
      host.toast(text(`hint.${next.reason === 'row' || next.reason === 'column' ? 'clue' : next.reason}`))
      stage.invalidate()
    },
    setOption(id, value) {
      if (id === 'grade' && levelOfOption(value) !== run.level) deal({ level: levelOfOption(value) })
    },
    destroy: stage.destroy,
  }
}

export default { family, mount } satisfies GameView<LoopsDefinition, Input>
