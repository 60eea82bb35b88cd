import { copyWhole } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { drawArrow } from './arrow-look.ts'
import { legalWays, middle, type Beach } from './beach.ts'
import type { Glide } from './glides.ts'
import { drawCrab, drawCrate } from './piece-look.ts'
import { isDoorOpen, isTapped, stepFrom, waterline } from './push-rules.ts'
import { wayOf } from './push-step.ts'
import type { State } from './rules.ts'
import { coveredBy, drawSea, drawTideWater } from './sea-look.ts'
import { drawShore } from './tile-look.ts'

type Pen = CanvasRenderingContext2D

/** What the backdrop shows: the floor, and whether the door stands open. */
const lookOf = (state: State) => `${state.floor}${state.floor.includes('D') && isDoorOpen(state)}`

function place(beach: Beach, { from, to }: Glide): Point {
  const [one, other] = [middle(beach, from), middle(beach, to)]
  return { x: one.x + (other.x - one.x) * beach.k, y: one.y + (other.y - one.y) * beach.k }
}

function paintBackdrop(beach: Beach, pen: Pen, state: State) {
  const ratio = pen.getTransform().a
  beach.backdrop.width = Math.ceil(beach.room.width * ratio)
  beach.backdrop.height = Math.ceil(beach.room.height * ratio)
  const inner = beach.backdrop.getContext('2d')!
  inner.scale(ratio, ratio)
  drawSea(inner, beach.room, beach.grid, state, beach.shore)
  drawShore(inner, beach.grid, state, beach.rules, beach.shore)
  beach.painted = lookOf(state)
}

function drawPieces(beach: Beach, pen: Pen, state: State) {
  const settled = beach.k === 1
  for (const [index, crate] of beach.crates.entries()) {
    if (crate.to < 0 && settled) continue
    const { x, y } = place(beach, crate.to < 0 ? { from: crate.from, to: crate.from } : crate)
    const paint = beach.rules.colors ? index : undefined
    const isHome =
      settled && (beach.rules.colors ? state.marks[index] === crate.to : state.marks.includes(crate.to))
    drawCrate(pen, x, y, beach.grid.cell, { paint, isHome, icy: beach.rules.crateSlides ?? false })
  }
  for (const [index, crab] of beach.crabs.entries()) {
    const at = place(beach, crab)
    const isHome = settled && beach.rules.goal === 'crabs' && state.marks.includes(crab.to)
    const color = index === 0 ? beach.shore.crab : '#3f8cf0'
    drawCrab(pen, at.x + beach.bump.x, at.y + beach.bump.y, beach.grid.cell, {
      color,
      way: isTapped(beach.rules) ? 0 : beach.facing[index]!,
      stride: beach.stride,
      isHome,
    })
  }
}

function drawMarks(beach: Beach, pen: Pen, state: State) {
  if (isTapped(beach.rules) && beach.k === 1)
    for (const way of legalWays(beach, state)) {
      const { x, y } = middle(beach, stepFrom(state, state.crabs[0]!, beach.ways[way]!))
      pen.beginPath()
      pen.arc(x, y, beach.grid.cell * (way === beach.cursor ? 0.4 : 0.16), 0, 2 * Math.PI)
      pen.fillStyle =
        way === beach.pointing?.way || way === beach.cursor ? '#fff3b8' : 'rgb(255 255 255 / .55)'
      pen.fill()
    }
  else if (beach.pointing) {
    const alpha = 0.75 + 0.25 * Math.sin(beach.pointing.k * 20)
    for (const [index, crab] of state.crabs.entries())
      drawArrow(pen, middle(beach, crab), beach.ways[wayOf(beach.rules, index, beach.pointing.way)]!, {
        cell: beach.grid.cell,
        alpha,
      })
  }
}

export function drawBeach(beach: Beach, pen: Pen) {
  const state = beach.tools.state()
  if (beach.painted !== lookOf(state)) paintBackdrop(beach, pen, state)
  copyWhole(pen, beach.backdrop)
  drawPieces(beach, pen, state)
  if (beach.rules.tide)
    drawTideWater(
      pen,
      beach.room,
      beach.grid,
      waterline(beach.rules, state),
      coveredBy(beach.rules.tide, state.moves),
    )
  drawMarks(beach, pen, state)
}
