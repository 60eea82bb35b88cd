import { fillRound, shade, signed, strokeRound, write } from '#kit/game/draw.ts'
import { sprites } from '#kit/game/sprites.ts'
import type { BoardLayout } from './board-layout.ts'
import type { MergeDefinition } from './definitions.ts'
import type { Wave } from './playback.ts'
import { gestureOf, isHexBoard } from './gestures.ts'
import { chainRank } from './paths.ts'
import type { State } from './state.ts'
import { drawTile } from './tile-look.ts'
import { cornerOf } from './tile-shapes.ts'
import { zeroValue } from './zero.ts'

type Pen = CanvasRenderingContext2D

export interface BoardPainter {
  ground(pen: Pen): void
  tiles(pen: Pen, cells: readonly number[]): void
  wave(pen: Pen, wave: Wave, k: number): void
  tile(pen: Pen, rank: number, x: number, y: number, size?: number): void
  mark(pen: Pen, cell: number, color: string): void
  ghost(pen: Pen, cell: number, rank: number): void
  path(pen: Pen, cells: readonly number[], path: readonly number[], isGood: boolean): void
  total(pen: Pen, state: State, path: readonly number[]): void
  next(pen: Pen, ranks: readonly number[]): void
}

const MOVE_SHARE = 0.55

export function boardPainter(definition: MergeDefinition, layout: BoardLayout): BoardPainter {
  const stamps = sprites()
  const { box, tile, pitch, strip, count } = layout
  const isSea = definition.kind === 'islands'
  const isHex = isHexBoard(definition.kind)
  const round = isHex ? 0.5 : cornerOf(definition.kind)
  const deep = isSea ? '#0d5f8c' : shade(definition.ground[1], -0.25)
  const hollow = isSea ? '#1a7cae' : shade(definition.ground[1], 0.12)
  const tileAt = (pen: Pen, rank: number, x: number, y: number, size = tile) =>
    drawTile(pen, stamps, definition, rank, { x, y, size, rest: tile })
  const doorOf = (from: number) => {
    const { x } = layout.middle(-1 - from)
    const y = definition.kind === 'shoot' ? strip.y + strip.height / 2 : box.y - pitch * 0.5
    return { x, y }
  }

  return {
    ground(pen) {
      stamps.draw(
        pen,
        {
          key: 'ground',
          width: box.width,
          height: box.height,
          bleed: 20,
          paint(inner) {
            const area = { x: 0, y: 0, width: box.width, height: box.height }
            if (!isHex) {
              inner.shadowColor = 'rgb(0 6 12 / .5)'
              inner.shadowBlur = 18 * inner.getTransform().a
              inner.shadowOffsetY = 7 * inner.getTransform().a
              fillRound(inner, area, pitch * 0.36, deep)
              inner.shadowColor = 'transparent'
              strokeRound(inner, area, pitch * 0.36, 'rgb(255 255 255 / .10)', 1.5)
            }
            for (let cell = 0; cell < count; cell++) {
              const at = layout.middle(cell)
              hollowAt(inner, at.x - box.x, at.y - box.y)
            }
          },
        },
        box,
      )
    },
    tiles(pen, cells) {
      for (let cell = 0; cell < cells.length; cell++) {
        if (cells[cell] === 0) continue
        const { x, y } = layout.middle(cell)
        tileAt(pen, cells[cell]!, x, y)
      }
    },
    wave(pen, wave, k) {
      const move = Math.min(1, k / MOVE_SHARE)
      const eased = move * move * (3 - 2 * move)
      if (k < MOVE_SHARE) {
        this.tiles(pen, wave.still)
        for (const { from, to, rank } of wave.travels) {
          const start = from >= 0 ? layout.middle(from) : doorOf(from)
          const end = layout.middle(to)
          tileAt(pen, rank, start.x + (end.x - start.x) * eased, start.y + (end.y - start.y) * eased)
        }
        return
      }
      const pop = (k - MOVE_SHARE) / (1 - MOVE_SHARE)
      for (let cell = 0; cell < wave.after.length; cell++) {
        const rank = wave.after[cell]!
        if (rank === 0) continue
        const { x, y } = layout.middle(cell)
        const swell = wave.popped.includes(cell) ? 1 + 0.2 * Math.sin(Math.PI * pop) : 1
        tileAt(pen, rank, x, y, tile * swell)
      }
    },
    tile: tileAt,
    mark(pen, cell, color) {
      const { x, y } = layout.middle(cell)
      const area = { x: x - tile / 2, y: y - tile / 2, width: tile, height: tile }
      strokeRound(pen, area, tile * round, color, 3.5)
    },
    ghost(pen, cell, rank) {
      const { x, y } = layout.middle(cell)
      pen.save()
      pen.globalAlpha = 0.45
      tileAt(pen, rank, x, y)
      pen.restore()
    },
    path(pen, cells, path, isGood) {
      if (path.length === 0) return
      pen.save()
      pen.lineCap = pen.lineJoin = 'round'
      for (const [width, color] of [
        [0.42, 'rgb(0 8 20 / .5)'],
        [0.28, isGood ? '#ffffff' : 'rgb(255 255 255 / .55)'],
      ] as const) {
        pen.lineWidth = tile * width
        pen.strokeStyle = color
        pen.beginPath()
        for (const cell of path) {
          const { x, y } = layout.middle(cell)
          pen.lineTo(x, y)
        }
        pen.stroke()
      }
      pen.restore()
      // The line runs below its tiles: their digits stay readable.
      for (const cell of path) {
        const { x, y } = layout.middle(cell)
        if (cells[cell]) tileAt(pen, cells[cell], x, y, tile * 1.06)
        this.mark(pen, cell, isGood ? '#ffffff' : 'rgb(255 255 255 / .6)')
      }
    },
    total(pen, { cells }, path) {
      const x = strip.x + strip.width / 2
      const y = strip.y + strip.height / 2
      if (path.length === 0) return
      if (definition.kind === 'chain') return tileAt(pen, chainRank(cells, path), x, y, tile * 0.9)
      const isZero = definition.kind === 'zero'
      const goal = isZero ? 0 : 10
      const sum = path.reduce((all, cell) => all + (isZero ? zeroValue(cells[cell]!) : cells[cell]!), 0)
      const isThere = sum === goal && path.length > 1
      const color = isThere ? '#7df0a8' : sum > goal ? '#ff8f8f' : '#ffffff'
      write(pen, isZero ? signed(String(sum)) : `${sum} / 10`, x, y, { size: strip.height * 0.5, color })
    },
    next(pen, ranks) {
      const y = strip.y + strip.height / 2
      if (gestureOf(definition) === 'twin') return nextTwins(pen, ranks, y)
      for (const [index, rank] of ranks.entries()) {
        const size = index === 0 ? tile * 0.92 : tile * 0.58
        const x = strip.x + strip.width / 2 + index * tile * 0.95
        tileAt(pen, rank, x, y, size)
      }
    },
  }

  /** Two joined tiles in the middle, and smaller the two that come after them. */
  function nextTwins(pen: Pen, ranks: readonly number[], y: number) {
    const middle = strip.x + strip.width / 2
    for (const [index, rank] of ranks.entries()) {
      const isNow = index < 2
      const size = tile * (isNow ? 0.84 : 0.46)
      const x = middle + (isNow ? -0.1 * tile : tile * 1.55) + ((index % 2) - 0.5) * size
      if (index % 2 === 0)
        fillRound(
          pen,
          { x: x - size * 0.6, y: y - size * 0.58, width: size * 2.2, height: size * 1.16 },
          size * 0.24,
          'rgb(255 255 255 / .16)',
        )
      tileAt(pen, rank, x, y, size * 0.96)
    }
  }

  function hollowAt(pen: Pen, x: number, y: number) {
    if (isHex) {
      pen.beginPath()
      for (let corner = 0; corner < 6; corner++) {
        const angle = (Math.PI / 3) * corner + Math.PI / 6
        pen.lineTo(x + Math.cos(angle) * pitch * 0.56, y + Math.sin(angle) * pitch * 0.56)
      }
      pen.closePath()
      pen.fillStyle = hollow
      pen.strokeStyle = deep
      pen.lineWidth = pitch * 0.1
      pen.fill()
      pen.stroke()
      return
    }
    fillRound(pen, { x: x - tile / 2, y: y - tile / 2, width: tile, height: tile }, tile * round, hollow)
  }
}
