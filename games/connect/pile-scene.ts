import type { Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import { sprites } from '#kit/game/sprites.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { ConnectDefinition } from './definitions.ts'
import { isArrow, nearest } from './nearest.ts'
import { pileLevel } from './pile-deal.ts'
import { pileLayout } from './pile-layout.ts'
import { freeTiles, type PileState } from './pile-state.ts'
import { bearsNumbers, isPile, TRAY_RULES } from './tray-kinds.ts'
import { type PileTable, deal, drawAll } from './pile-picture.ts'
import { playTile } from './pile-motion.ts'

const HINT_SECONDS = 2

export function pileScene(tools: SceneTools<ConnectDefinition, PileState, number>): Scene<PileState, number> {
  const { host, definition, number } = tools.context
  const kind = isPile(definition.kind) ? definition.kind : 'tray'
  const rule = kind === 'sums' ? undefined : TRAY_RULES[kind]
  const isNumbered = bearsNumbers(kind)
  const stamps = sprites()
  const table = document.createElement('canvas')
  const scene: PileTable = {
    tools,
    host,
    definition,
    number,
    kind,
    rule,
    isNumbered,
    stamps,
    table,
    room: { width: 1, height: 1 },
    look: pileLayout({ width: 400, height: 500 }, pileLevel(kind, tools.state().level)),
    isPainted: false,
    motion: 0,
    cursor: undefined,
    pointing: undefined,
    flights: [],
    shake: 0,
  }
  return {
    layout: (size) => layout(scene, size),
    show: () => show(scene),
    play(move) {
      scene.pointing = undefined
      return playTile(scene, move)
    },
    draw: (pen) => drawAll(scene, pen),
    point: (input) => point(scene, input),
    path: (input) => [scene.look.tile(input)],
    down: (at) => down(scene, at),
    key: (key) => pressKey(scene, key),
  }
}

function under(scene: PileTable, at: Point): number | undefined {
  const state = scene.tools.state()
  const free = freeTiles(deal(scene), state).filter((tile) =>
    isOn(at, scene.look.tile(tile), scene.look.unit),
  )
  const held =
    scene.kind === 'sums'
      ? state.held.filter((_, index) => isOn(at, scene.look.place(index), scene.look.slot))
      : []
  return held[0] ?? free[0]
}

const isOn = (at: Point, { x, y }: Point, side: number) =>
  Math.abs(at.x - x) <= side / 2 && at.y >= y - side * 0.56 && at.y <= y + side * 0.5

function choices(scene: PileTable) {
  const state = scene.tools.state()
  return [
    ...freeTiles(deal(scene), state).map((tile) => ({ id: tile, at: scene.look.tile(tile) })),
    ...(scene.kind === 'sums'
      ? state.held.map((tile, index) => ({ id: tile, at: scene.look.place(index) }))
      : []),
  ]
}

function layout(scene: PileTable, size: StageSize) {
  scene.room = size
  scene.look = pileLayout(size, deal(scene))
  scene.stamps.clear()
  scene.isPainted = false
}

function show(scene: PileTable) {
  scene.motion++
  scene.flights = []
  scene.cursor = scene.pointing = undefined
  scene.isPainted = false
}

function point(scene: PileTable, input: number) {
  scene.pointing = input
  scene.tools.effects.tween(HINT_SECONDS, () => undefined, {
    done: () => scene.pointing === input && (scene.pointing = undefined),
  })
}

function down(scene: PileTable, at: Point) {
  const { tools } = scene
  scene.cursor = undefined
  const tile = under(scene, at)
  if (tile === undefined) scene.host.sound('bad')
  else tools.send(tile)
  tools.redraw()
}

function pressKey(scene: PileTable, key: string) {
  const { tools } = scene
  if (isArrow(key)) scene.cursor = nearest(choices(scene), scene.cursor, key)
  else if ((key === 'Enter' || key === ' ') && scene.cursor !== undefined) tools.send(scene.cursor)
  else return false
  const rest = choices(scene)
  if (!rest.some(({ id }) => id === scene.cursor)) scene.cursor = rest[0]?.id
  tools.redraw()
  return true
}
