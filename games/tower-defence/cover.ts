import { coverArt } from '#kit/game/cover.ts'
import { svgBrush } from '#kit/game/micro/svg-brush.ts'
import type { DefenceDefinition, Kind } from './definitions.ts'
import { CELL, drawGround } from './ground.ts'
import { FOES, type FoeKind, type TowerKind } from './pieces.ts'
import { rulesOf } from './rulebook.ts'
import { drawFoe, drawTower } from './tower-art.ts'

type Piece = readonly [name: TowerKind['name'] | FoeKind['name'], x: number, y: number, size: number]

interface Corner {
  /** Centre of the picture and size of a cell. */
  readonly at: readonly [x: number, y: number]
  readonly zoom: number
  readonly tilt: number
  /** The last one is the hero. */
  readonly pieces: readonly Piece[]
}

const CORNERS: Readonly<Record<Kind, Corner>> = {
  path: {
    at: [5.2, 4],
    zoom: 2.3,
    tilt: -7,
    pieces: [
      ['crab', 4.2, 3.5, 1.2],
      ['crab', 5.6, 3.5, 1.2],
      ['turtle', 7.4, 4.8, 1.2],
      ['sling', 3.5, 2.4, 1],
      ['mortar', 5, 5, 1.9],
    ],
  },
  maze: {
    at: [4.3, 4.5],
    zoom: 2.3,
    tilt: 6,
    pieces: [
      ['fan', 3.5, 3.5, 1],
      ['sling', 6.5, 3.5, 1],
      ['eel', 5, 3, 1.3],
      ['eel', 2.6, 5.6, 1.3],
      ['conch', 4.5, 4.7, 2],
    ],
  },
  merge: {
    at: [4.6, 6.6],
    zoom: 2.3,
    tilt: 8,
    pieces: [
      ['shrimp', 4.5, 5.5, 1.3],
      ['shrimp', 5.5, 5.5, 1.3],
      ['lens', 2.6, 6.7, 1.1],
      ['lens', 6.6, 6.7, 1.1],
      ['lens', 4.6, 7, 2],
    ],
  },
  lanes: {
    at: [2.5, 4.2],
    zoom: 2.42,
    tilt: -5,
    pieces: [
      ['turtle', 1.5, 2.6, 1.3],
      ['crab', 3.5, 2.7, 1.3],
      ['sling', 3.6, 5.6, 1.2],
      ['oyster', 4.4, 4.6, 1.1],
      ['rock', 2.3, 4.4, 1.9],
    ],
  },
  ring: {
    at: [5.0, 5.6],
    zoom: 2.45,
    tilt: 10,
    pieces: [
      ['crab', 7.6, 3, 1.5],
      ['conch', 5.2, 3.7, 1],
      ['mortar', 3.75, 5.2, 1],
    ],
  },
  fork: {
    at: [2.9, 3.2],
    zoom: 2.42,
    tilt: -6,
    pieces: [
      ['crab', 1.5, 2.4, 1.2],
      ['eel', 3.2, 4.5, 1.2],
      ['mortar', 2.5, 2.6, 1.1],
      ['turtle', 4.5, 3.3, 1.5],
      ['sling', 3.4, 3.4, 1.6],
    ],
  },
  belt: {
    at: [4.3, 4.6],
    zoom: 2.3,
    tilt: 9,
    pieces: [
      ['crab', 4.5, 6.2, 1.3],
      ['lens', 3.5, 3.4, 1.2],
      ['fan', 5.5, 4, 1.2],
      ['mortar', 3.6, 5.2, 1.9],
    ],
  },
  grown: {
    at: [2.6, 5],
    zoom: 2.42,
    tilt: 6,
    pieces: [
      ['turtle', 4.5, 5.5, 1.2],
      ['lens', 3.5, 5.4, 1.3],
      ['fan', 2.5, 6.4, 2],
    ],
  },
  hero: {
    at: [5.6, 4],
    zoom: 2.42,
    tilt: -6,
    pieces: [
      ['sling', 7.5, 2.5, 1.2],
      ['crab', 6.5, 3.5, 1.5],
      ['eel', 4, 3.5, 1.4],
      ['conch', 5.5, 4.8, 1.8],
    ],
  },
  traps: {
    at: [2.4, 6],
    zoom: 2.53,
    tilt: -8,
    pieces: [
      ['whirl', 1.5, 5.5, 1],
      ['tar', 1.5, 6.5, 1],
      ['net', 2.5, 8.5, 1],
      ['barrel', 1.5, 8.4, 1.1],
      ['turtle', 1.5, 7.2, 1.2],
      ['spikes', 3.3, 5.7, 2],
    ],
  },
  night: {
    at: [4.6, 5],
    zoom: 2.42,
    tilt: 5,
    pieces: [
      ['eel', 3.5, 6.5, 1.3],
      ['crab', 6.5, 3.5, 1.2],
      ['sling', 5.5, 5.5, 1.2],
      ['lens', 3.5, 4.4, 1.2],
      ['lantern', 4.6, 5, 2],
    ],
  },
  rail: {
    at: [4.6, 3.6],
    zoom: 2.4,
    tilt: -9,
    pieces: [
      ['crab', 3.5, 0.5, 1.3],
      ['lens', 6.5, 3.4, 1.2],
      ['mortar', 4.6, 2.4, 1.6],
    ],
  },
  elements: {
    at: [4.4, 3.4],
    zoom: 2.18,
    tilt: 7,
    pieces: [
      ['crab', 3.5, 1.5, 1.3],
      ['spring', 3.5, 2.6, 1.2],
      ['brazier', 5.5, 2.6, 1.2],
      ['conch', 5.4, 4.8, 1.2],
      ['spark', 4.4, 3.6, 1.9],
    ],
  },
  caller: {
    at: [4.4, 4.3],
    zoom: 2.07,
    tilt: -5,
    pieces: [
      ['shrimp', 1.5, 5.5, 1.4],
      ['shrimp', 2.5, 5.5, 1.4],
      ['crab', 5.5, 3.2, 1.4],
      ['eel', 7.5, 2.5, 1.4],
      ['lens', 6.5, 4.5, 1.3],
      ['whale', 4.1, 5.2, 2],
    ],
  },
}

const FOE_NAMES = new Set<string>(FOES.map(({ name }) => name))
const HALF = 200

export function cover({ kind, slug, ground }: DefenceDefinition): string {
  const { at, zoom, tilt, pieces } = CORNERS[kind]
  const [x, y] = [at[0] * CELL, at[1] * CELL]
  const reach = 270 / zoom
  const brush = svgBrush((atX, atY, size) => Math.hypot(atX - x, atY - y) < reach + size)
  drawGround(brush, kind, rulesOf[kind].board(1, [], 0), true)
  for (const [name, pieceX, pieceY, size] of pieces)
    brush.at(
      pieceX * CELL,
      pieceY * CELL,
      0,
      () => {
        if (FOE_NAMES.has(name)) drawFoe(brush, name as FoeKind['name'], 0.8)
        else drawTower(brush, name as TowerKind['name'], 2)
      },
      size,
    )
  const moved = `translate(${HALF} ${HALF}) rotate(${tilt}) scale(${zoom}) translate(${-Math.round(x)} ${-Math.round(y)})`
  return `${coverArt(slug).ground(ground[0], ground[1], '#fff4dc', 0.35)}<g stroke-linecap="round" stroke-linejoin="round" transform="${moved}">${brush.svg()}</g>`
}
