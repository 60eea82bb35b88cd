import type { Point } from '#kit/game/stage.ts'
import { legalWays, type Beach } from './beach.ts'
import { isTapped } from './push-rules.ts'
import { wayOf } from './push-step.ts'
import { cellUnder } from './tile-look.ts'
import { wayTo } from './walk.ts'

const SWIPE_PIXELS = 24

const KEYS: Readonly<Record<string, number>> = {
  ArrowUp: 0,
  ArrowRight: 1,
  ArrowDown: 2,
  ArrowLeft: 3,
  w: 0,
  d: 1,
  s: 2,
  a: 3,
}

function go(beach: Beach, way: number) {
  beach.errand = []
  send(beach, way)
}

export function send(beach: Beach, way: number) {
  const isOpen = wayTo.isOpen(beach.rules, beach.tools.state(), way)
  beach.facing = beach.facing.map((_, index) => wayOf(beach.rules, index, way))
  if (isOpen) return beach.tools.send(way)
  nudge(beach, way)
}

function nudge(beach: Beach, way: number) {
  const [dx, dy] = beach.ways[way]!
  beach.host.sound('tap', -6)
  beach.tools.effects.tween(0.16, (part) => {
    const far = Math.sin(Math.PI * part) * beach.grid.cell * 0.1
    beach.bump = { x: dx * far, y: dy * far }
  })
  beach.tools.redraw()
}

export function tap(beach: Beach, at: Point) {
  const state = beach.tools.state()
  const cell = cellUnder(beach.grid, state, at)
  if (cell === undefined) return
  const line = wayTo.cell(beach.rules, state, cell)
  if (line.length === 0) return beach.host.sound('tap', -4)
  beach.errand = line.slice(1)
  send(beach, line[0]!)
}

/** Places that are tapped are chosen one after the other and taken with Enter. */
function keyOfKnight(beach: Beach, key: string): boolean {
  const open = legalWays(beach, beach.tools.state())
  if (key.startsWith('Arrow') && open.length > 0) {
    const now = beach.cursor === undefined ? -1 : open.indexOf(beach.cursor)
    const turn = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
    beach.cursor = open[(now + turn + open.length) % open.length]
    beach.tools.redraw()
    return true
  }
  if ((key !== 'Enter' && key !== ' ') || beach.cursor === undefined) return false
  const way = beach.cursor
  beach.cursor = undefined
  go(beach, way)
  return true
}

export function press(beach: Beach, at: Point) {
  beach.swipedFrom = at
  beach.hasSwiped = false
  beach.cursor = undefined
}

export function drag(beach: Beach, at: Point, held: Point | undefined) {
  if (!held || !beach.swipedFrom || isTapped(beach.rules)) return
  const [dx, dy] = [at.x - beach.swipedFrom.x, at.y - beach.swipedFrom.y]
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE_PIXELS) return
  // The finger is still down: each further stretch is another step.
  beach.swipedFrom = at
  if (beach.hasSwiped && (beach.rules.crabSlides || beach.k < 1)) return
  beach.hasSwiped = true
  go(beach, Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 1 : 3) : dy > 0 ? 2 : 0)
}

export function pressKey(beach: Beach, key: string) {
  if (isTapped(beach.rules)) return keyOfKnight(beach, key)
  const way = KEYS[key]
  if (way === undefined) return false
  go(beach, way)
  return true
}
