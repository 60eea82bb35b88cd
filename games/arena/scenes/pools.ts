import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import { sprites } from '#kit/game/sprites.ts'
import { seededRandom } from '#kit/random/random.ts'
import { massOf, POOL_SIDE, radiusOf, URCHIN_RADIUS, type Pool, type Swarm } from '../kinds/pools-swarms.ts'
import { COLORS, drawCrown, isSeen, type Look, type Pen, type Scene } from './scene.ts'

const CRUMB_COLORS = ['#ffe27a', '#ff8fa3', '#7df0e2', '#d9baff', '#9fc4ff', '#b6f28a'] as const
const SPRITE = 100

const random = seededRandom(1562)
const STONES = Array.from({ length: 70 }, () => ({
  x: 110 + random() * (POOL_SIDE - 220),
  y: 110 + random() * (POOL_SIDE - 220),
  size: 24 + random() * 80,
}))

const WATER = '#26809a'
const art = sprites()

function drawRim(pen: Pen) {
  fillRound(pen, { x: -44, y: -34, width: POOL_SIDE + 88, height: POOL_SIDE + 96 }, 130, '#2c2348')
  fillRound(pen, { x: -44, y: -44, width: POOL_SIDE + 88, height: POOL_SIDE + 88 }, 130, '#8d7bb8')
  fillRound(pen, { x: -8, y: -8, width: POOL_SIDE + 16, height: POOL_SIDE + 16 }, 100, '#1d5f78')
  fillRound(pen, { x: 0, y: 4, width: POOL_SIDE, height: POOL_SIDE }, 96, WATER)
}

function drawFloor(pen: Pen, look: Look) {
  const { left, right, top, bottom } = look
  if (left > 30 && top > 30 && right < POOL_SIDE - 30 && bottom < POOL_SIDE - 30) {
    pen.fillStyle = WATER
    pen.fillRect(left, top, right - left, bottom - top)
  } else drawRim(pen)
  pen.fillStyle = '#2c8ca6'
  for (const { x, y, size } of STONES) {
    if (!isSeen(look, x, y, size)) continue
    pen.beginPath()
    pen.ellipse(x, y, size, size * 0.62, 0.4, 0, 2 * Math.PI)
    pen.fill()
  }
}

/** A translucent dome with a bright rim and a core in its own colour. */
const paintJelly = (color: string) => (pen: Pen) => {
  const half = SPRITE / 2
  fillCircle(pen, half, half + 3, half - 3, shade(color, -0.5))
  const skin = pen.createRadialGradient(half * 0.7, half * 0.6, 4, half, half, half)
  skin.addColorStop(0, shade(color, 0.55))
  skin.addColorStop(0.55, color)
  skin.addColorStop(1, shade(color, -0.28))
  fillCircle(pen, half, half, half - 3, skin)
  pen.globalAlpha = 0.5
  for (let petal = 0; petal < 4; petal++) {
    const angle = (petal * Math.PI) / 2 + 0.6
    fillCircle(pen, half + Math.cos(angle) * 15, half + Math.sin(angle) * 15, 11, shade(color, 0.6))
  }
  pen.globalAlpha = 0.9
  pen.fillStyle = '#ffffff'
  pen.beginPath()
  pen.ellipse(half * 0.62, half * 0.5, 11, 6, -0.7, 0, 2 * Math.PI)
  pen.fill()
}

function paintUrchin(pen: Pen) {
  const half = SPRITE / 2
  pen.translate(half, half)
  pen.fillStyle = '#2a0f3a'
  for (let spine = 0; spine < 20; spine++) {
    pen.rotate(Math.PI / 10)
    pen.beginPath()
    pen.moveTo(-6, -26)
    pen.lineTo(0, -half + 1)
    pen.lineTo(6, -26)
    pen.fill()
  }
  fillCircle(pen, 0, 2, 33, '#2a0f3a')
  fillCircle(pen, 0, 0, 31, '#6b2a86')
  fillCircle(pen, -9, -10, 12, '#8f46ad')
}

const paintCrumb = (color: string) => (pen: Pen) => {
  fillCircle(pen, 10, 11, 8.5, shade(color, -0.4))
  fillCircle(pen, 10, 9.6, 8, color)
  fillCircle(pen, 7.4, 7, 2.6, '#ffffff')
}

function stamp(pen: Pen, key: string, paint: (pen: Pen) => void, x: number, y: number, radius: number) {
  const picture = { key, width: SPRITE, height: SPRITE, paint }
  art.draw(pen, picture, { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 })
}

function drawSwarm(pen: Pen, swarm: Swarm, who: number, look: Look) {
  const blinks = swarm.wait > 0 && !look.calm && Math.floor(swarm.wait / 8) % 2 === 0
  pen.globalAlpha = blinks ? 0.4 : 0.94
  for (const { x, y, mass } of swarm.jellies) {
    const radius = radiusOf(mass)
    if (!isSeen(look, x, y, radius)) continue
    const pulse = look.calm ? 1 : 1 + Math.sin(look.seconds * 4 + who * 2 + x * 0.01) * 0.025
    stamp(pen, `jelly${who}`, paintJelly(COLORS[who]!), x, y, radius * pulse * 1.06)
  }
  pen.globalAlpha = 1
}

const middleOf = ({ jellies }: Swarm) => {
  const mass = jellies.reduce((sum, jelly) => sum + jelly.mass, 0) || 1
  return {
    x: jellies.reduce((sum, { x, mass: own }) => sum + x * own, 0) / mass,
    y: jellies.reduce((sum, { y, mass: own }) => sum + y * own, 0) / mass,
  }
}

/** The person's last position, where the camera stays meanwhile. */
let last = { x: POOL_SIDE / 2, y: POOL_SIDE / 2 }
const heroOf = ({ players }: Pool) => {
  const swarm = players[0]!
  if (swarm.jellies.length > 0) last = middleOf(swarm)
  return last
}

export const scene: Scene<Pool> = {
  watch: (state) => ({ ...heroOf(state), reach: 400 + Math.sqrt(massOf(state.players[0]!)) * 15 }),
  hero: heroOf,
  ready: ({ players }) => (players[0]!.jellies.some(({ mass }) => mass >= 36) ? 1 : 0.3),
  map: ({ players }) => ({
    radius: POOL_SIDE * 0.7,
    at: players.map((swarm) => {
      const { x, y } = middleOf(swarm)
      return swarm.alive ? [x - POOL_SIDE / 2, y - POOL_SIDE / 2] : [NaN, NaN]
    }),
  }),
  draw(pen, state, look) {
    drawFloor(pen, look)
    for (const [x, y, worth, color] of state.crumbs) {
      if (!isSeen(look, x, y, 12)) continue
      const radius = worth >= 4 ? 11 : worth > 1 ? 8 : 6.5
      const picture = { key: `crumb${color}`, width: 20, height: 20, paint: paintCrumb(CRUMB_COLORS[color]!) }
      art.draw(pen, picture, { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 })
    }
    const bySize = state.players
      .map((swarm, who) => ({ swarm, who, mass: massOf(swarm) }))
      .toSorted((one, other) => one.mass - other.mass)
    const drawUrchins = () => {
      for (const [x, y] of state.urchins)
        if (isSeen(look, x, y, 60)) stamp(pen, 'urchin', paintUrchin, x, y, URCHIN_RADIUS * 1.25)
    }
    // Small jellies can hide below an urchin, large ones cover it.
    for (const { swarm, who, mass } of bySize) if (mass < 110) drawSwarm(pen, swarm, who, look)
    drawUrchins()
    for (const { swarm, who, mass } of bySize) {
      if (mass >= 110) drawSwarm(pen, swarm, who, look)
      const top = swarm.jellies[0]
      if (who === look.leader && top) drawCrown(pen, top.x, top.y - radiusOf(top.mass) - 6, 11)
    }
  },
  clear: art.clear,
}
