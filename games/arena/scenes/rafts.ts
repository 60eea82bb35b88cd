import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import { sprites } from '#kit/game/sprites.ts'
import { DASH_REST, sizeOfRaft, WIDEST, type Floe, type Raft } from '../kinds/rafts.ts'
import { COLORS, drawCrown, type Look, type Pen, type Scene } from './scene.ts'

const SPRITE = 80
const FALL_TICKS = 40
const art = sprites()

/** Displayed size of the floe, which follows its actual size smoothly. */
let shown = WIDEST
let falls: { x: number; y: number; who: number; age: number }[] = []
let alive: boolean[] = []

/** The corners of the ice: a ragged ring, the same each time. */
const CORNERS = Array.from({ length: 26 }, (_, corner) => {
  const angle = (corner / 26) * 2 * Math.PI
  const reach = 1 + (((corner * 37) % 11) - 5) * 0.006
  return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const
})

function traceIce(pen: Pen, radius: number, down: number) {
  pen.beginPath()
  for (const [x, y] of CORNERS) pen.lineTo(x * radius, y * radius + down)
  pen.closePath()
}

function drawFloe(pen: Pen, state: Floe, look: Look) {
  const swell = look.calm ? 0 : Math.sin(look.seconds * 1.6) * 3
  pen.strokeStyle = 'rgb(255 255 255 / .16)'
  pen.lineWidth = 5
  for (const ring of [34, 62]) {
    traceIce(pen, shown + ring + swell, 10)
    pen.stroke()
  }
  traceIce(pen, shown + 12, 24)
  pen.fillStyle = '#2a6fa3'
  pen.fill()
  traceIce(pen, shown + 12, 12)
  pen.fillStyle = '#8fcbe8'
  pen.fill()
  traceIce(pen, shown + 12, 0)
  pen.fillStyle = '#eaf8ff'
  pen.fill()
  pen.strokeStyle = '#cdeaf8'
  pen.lineWidth = 4
  for (const share of [0.35, 0.68]) {
    traceIce(pen, shown * share, 0)
    pen.stroke()
  }
  // The part of the rim that breaks off next shakes in red.
  const left = 300 - (state.clock % 300)
  if (state.clock > 0 && left < 90 && state.radius > 96) {
    pen.strokeStyle = `rgb(255 93 115 / ${0.28 + (look.calm ? 0.1 : Math.sin(look.seconds * 14) * 0.14)})`
    pen.lineWidth = 44
    traceIce(pen, shown - 14, 0)
    pen.stroke()
  }
}

/** Three logs under a bumper ring, seen from above, bow to the right. */
const paintRaft = (color: string) => (pen: Pen) => {
  const half = SPRITE / 2
  fillCircle(pen, half, half + 4, half - 5, shade(color, -0.5))
  fillCircle(pen, half, half, half - 5, color)
  pen.strokeStyle = 'rgb(255 255 255 / .55)'
  pen.lineWidth = 3
  pen.beginPath()
  pen.arc(half, half, half - 8, Math.PI * 0.85, Math.PI * 1.7)
  pen.stroke()
  fillCircle(pen, half, half, half - 14, '#7a4a22')
  for (const row of [-1, 0, 1]) {
    const width = row === 0 ? 44 : 36
    fillRound(pen, { x: half - width / 2, y: half + row * 11 - 5, width, height: 10 }, 5, '#c98a4a')
    fillRound(
      pen,
      { x: half - width / 2 + 3, y: half + row * 11 - 4, width: width - 8, height: 3 },
      2,
      '#e6b172',
    )
  }
  fillCircle(pen, half, half, 9, shade(color, -0.25))
  fillCircle(pen, half - 1, half - 1.5, 8, color)
  pen.fillStyle = shade(color, 0.5)
  pen.beginPath()
  pen.moveTo(SPRITE - 3, half)
  pen.lineTo(SPRITE - 17, half - 9)
  pen.lineTo(SPRITE - 17, half + 9)
  pen.fill()
}

function drawRaft(pen: Pen, raft: Raft, who: number, look: Look) {
  const radius = sizeOfRaft(raft) * 1.16
  const { x, y } = raft
  fillCircle(pen, x + 4, y + 9, radius * 0.92, 'rgb(8 50 90 / .25)')
  if (raft.dash > 0) {
    pen.globalAlpha = 0.35
    fillCircle(pen, x - raft.dx * 20, y - raft.dy * 20, radius * 0.9, COLORS[who]!)
    fillCircle(pen, x - raft.dx * 38, y - raft.dy * 38, radius * 0.65, COLORS[who]!)
    pen.globalAlpha = 1
  }
  pen.save()
  pen.translate(x, y)
  pen.rotate(Math.atan2(raft.dy, raft.dx))
  const picture = { key: `raft${who}`, width: SPRITE, height: SPRITE, paint: paintRaft(COLORS[who]!) }
  art.draw(pen, picture, { x: -radius, y: -radius, width: radius * 2, height: radius * 2 })
  pen.restore()
  if (raft.heavy > 0) fillCircle(pen, x, y, 9, '#5a6a7c')
  if (who === 0) {
    pen.strokeStyle = '#a86a00'
    pen.lineWidth = 4
    pen.beginPath()
    pen.arc(x, y, radius + 6, -Math.PI / 2, -Math.PI / 2 + (1 - raft.rest / DASH_REST) * 2 * Math.PI)
    pen.stroke()
  }
  if (who === look.leader) drawCrown(pen, x, y - radius - 4, 11)
}

function drawFalls(pen: Pen) {
  for (const { x, y, who, age } of falls) {
    const k = age / FALL_TICKS
    pen.globalAlpha = 1 - k
    pen.strokeStyle = '#e8f8ff'
    pen.lineWidth = 6
    pen.beginPath()
    pen.arc(x, y, 20 + k * 50, 0, 2 * Math.PI)
    pen.stroke()
    const radius = 40 * (1 - k)
    const picture = { key: `raft${who}`, width: SPRITE, height: SPRITE, paint: paintRaft(COLORS[who]!) }
    art.draw(pen, picture, { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 })
    pen.globalAlpha = 1
  }
}

export const scene: Scene<Floe> = {
  watch: () => ({ x: 0, y: 0, reach: 2 * WIDEST + 70, isWhole: true }),
  hero: ({ players }) => players[0]!,
  ready: ({ players }) => 1 - players[0]!.rest / DASH_REST,
  draw(pen, state, look) {
    drawFloe(pen, state, look)
    for (const [x, y] of state.stones) {
      fillCircle(pen, x + 2, y + 7, 17, 'rgb(8 50 90 / .3)')
      fillCircle(pen, x, y + 2, 17, '#3d4a5a')
      fillCircle(pen, x, y - 1, 16, '#7d8ea2')
      fillCircle(pen, x - 5, y - 6, 5, '#b9c6d6')
    }
    drawFalls(pen)
    for (let who = state.players.length - 1; who >= 0; who--) {
      const raft = state.players[who]!
      if (raft.alive) drawRaft(pen, raft, who, look)
    }
  },
  follow({ players, radius }) {
    shown += (radius - shown) * (radius > shown ? 1 : 0.08)
    for (const [who, raft] of players.entries()) {
      if (alive[who] && !raft.alive)
        falls.push({ x: raft.x + raft.vx * 8, y: raft.y + raft.vy * 8, who, age: 0 })
      alive[who] = raft.alive
    }
    for (const fall of falls) fall.age++
    falls = falls.filter(({ age }) => age < FALL_TICKS)
  },
  clear() {
    art.clear()
    shown = WIDEST
    falls = []
    alive = []
  },
}
