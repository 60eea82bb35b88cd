import type { Brush } from '#kit/game/micro/brush.ts'
import type { FoeKind, TowerKind } from './pieces.ts'
import { barrel, net, spikes, tar, whirl } from './trap-art.ts'

type Draw = (brush: Brush, level: number, heat: number) => void

/** Base of a tower: one stone per level. */
const foot = (brush: Brush, level: number, color: string) => {
  brush.disc(0, 8, 17, '#06202a', 0.22)
  brush.puck(0, 3, 16, color, 5)
  for (let dot = 0; dot < level; dot++) {
    const angle = Math.PI / 2 + (dot - (level - 1) / 2) * (level > 6 ? 0.34 : 0.42)
    brush.disc(Math.cos(angle) * 13, 3 + Math.sin(angle) * 12.4, 2.1, '#ffe066')
  }
}

const sling: Draw = (brush, level, heat) => {
  foot(brush, level, '#b98552')
  brush.line([-7, -12 - heat * 2, -5, -3, 0, 3, 5, -3, 7, -12 - heat * 2], 4, '#8a5a34')
  brush.line([-7, -12 - heat * 2, 0, -8 + heat * 9, 7, -12 - heat * 2], 1.6, '#fff4dc')
  brush.ball(0, -9 + heat * 9, 4, '#ff7a6b')
}

const mortar: Draw = (brush, level, heat) => {
  foot(brush, level, '#7d8aa0')
  brush.round(-8, -14 + heat * 4, 16, 20, 7, '#3f4b66')
  brush.round(-5.4, -12 + heat * 4, 4, 15, 2, '#ffffff', 0.2)
  brush.disc(0, -12 + heat * 4, 8, '#5b6a8a')
  brush.disc(0, -12 + heat * 4, 5, '#1a2236')
  if (heat < 0.4) brush.ball(0, -13, 4.4, '#9a6538')
}

const conch: Draw = (brush, level, heat) => {
  foot(brush, level, '#6fb8c8')
  brush.glow(0, -6, 12 + heat * 8, '#8fe8ff')
  brush.shape([-10, 2, -3, -18, 4, -16, 11, 0, 4, 5], '#d8f4ff')
  brush.arc(0, -5, 6, 0.6, 4.4, 2.6, '#7fc8e0')
  brush.disc(4.4, 0, 4, '#4fa8c8')
}

const lens: Draw = (brush, level, heat) => {
  foot(brush, level, '#c9a24a')
  brush.line([-6, 2, 0, -8, 6, 2], 3.4, '#8a6a2a')
  brush.glow(0, -12, 11 + heat * 10, '#ffe066')
  brush.ring(0, -12, 7.4, 3, '#e0b040')
  brush.disc(0, -12, 6, heat > 0.3 ? '#ffffff' : '#ffe9a0')
  brush.disc(-2, -14, 1.8, '#ffffff', 0.9)
}

const fan: Draw = (brush, level, heat) => {
  foot(brush, level, '#a85f8a')
  for (let leaf = 0; leaf < 6; leaf++) {
    const angle = (leaf * Math.PI) / 3 + heat * 2.2
    brush.leaf(
      Math.cos(angle) * 7,
      -6 + Math.sin(angle) * 7,
      13,
      6.4,
      leaf % 2 ? '#ff86c2' : '#ffb0d8',
      angle,
    )
  }
  brush.disc(0, -6, 4, '#fff4dc')
}

const oyster: Draw = (brush, level, heat) => {
  foot(brush, level, '#8a7fb0')
  brush.arc(0, -2, 10, Math.PI, 2 * Math.PI, 8, '#b7a8e0')
  brush.round(-13, -1, 26, 8, 4, '#9686c8')
  brush.ball(0, -3 - heat * 5, 5 + heat, '#fff8ff')
}

const rock: Draw = (brush, level) => {
  brush.disc(0, 9, 18, '#06202a', 0.22)
  brush.slab(-15, -12, 30, 22, 9, level > 1 ? '#8a9ab8' : '#93a0a8', 6)
  brush.disc(-5, -4, 3, '#6b7a88', 0.7)
  brush.disc(6, 2, 2.2, '#6b7a88', 0.7)
  brush.line([-6, -9, 4, -9.4], 2, '#ffffff', 0.4)
}

const lantern: Draw = (brush, level, heat) => {
  foot(brush, level, '#6a5a8a')
  brush.line([0, 2, 0, -8], 4, '#8a6a4a')
  brush.glow(0, -13, 16 + heat * 4, '#ffd27a')
  brush.round(-6, -20, 12, 14, 5, '#ffb63d')
  brush.round(-3.4, -18, 6.8, 10, 3.4, '#fff4c4')
  brush.round(-7, -22, 14, 3.4, 1.7, '#7a4f2f')
}

const spring: Draw = (brush, level, heat) => {
  foot(brush, level, '#5f8fb0')
  brush.round(-9, -6, 18, 10, 5, '#3f6f96')
  brush.disc(0, -6, 7, '#55b4ff')
  for (const side of [-1, 0, 1]) brush.line([0, -7, side * (4 + heat * 4), -14 - heat * 6], 2.4, '#bfe8ff')
}

const brazier: Draw = (brush, level, heat) => {
  foot(brush, level, '#7a4a3f')
  brush.shape([-11, -6, 11, -6, 6, 4, -6, 4], '#3a2a2a')
  brush.shape([-8, -7, -4, -16 - heat * 5, 0, -11, 4, -20 - heat * 6, 8, -7], '#ff8a3d')
  brush.shape([-4, -7, 0, -14 - heat * 4, 4, -7], '#ffe066')
}

const spark: Draw = (brush, level, heat) => {
  foot(brush, level, '#6f6a9a')
  brush.line([0, 4, 0, -10], 5, '#4a4470')
  brush.glow(0, -14, 11 + heat * 12, '#d8b0ff')
  brush.ball(0, -14, 6, '#b58cff')
  if (heat > 0.15) brush.line([-10, -18, -4, -14, -7, -10, 6, -16, 11, -11], 1.8, '#ffffff', heat)
}

const towers: Readonly<Record<TowerKind['name'], Draw>> = {
  sling,
  mortar,
  conch,
  lens,
  fan,
  oyster,
  rock,
  lantern,
  spikes,
  tar,
  net,
  whirl,
  barrel,
  spring,
  brazier,
  spark,
}

/** A tower around its middle; a cell is 40 units wide. `heat` falls from 1 to 0 after a shot. */
export const drawTower = (brush: Brush, name: TowerKind['name'], level: number, heat = 0) =>
  towers[name](brush, level, heat)

type DrawFoe = (brush: Brush, stride: number) => void

const eyes = (brush: Brush, x: number, y: number, size = 2) => {
  brush.disc(x, y, size, '#ffffff')
  brush.disc(x + size * 0.3, y, size * 0.55, '#14202e')
}

const crab: DrawFoe = (brush, stride) => {
  const leg = Math.sin(stride) * 1.8
  for (const side of [-1, 1]) {
    brush.line([side * 5, 2, side * 11, 5 + side * leg], 2.2, '#c2452f')
    brush.line([side * 4, 3, side * 8, 8 - side * leg], 2.2, '#c2452f')
    brush.disc(side * 10, -6 + leg * side * 0.4, 3.6, '#ff6b52')
  }
  brush.ball(0, 0, 8.4, '#ff6b52')
  eyes(brush, -2.6, -6.4)
  eyes(brush, 3, -6.4)
}

const eel: DrawFoe = (brush, stride) => {
  const wave = (x: number) => Math.sin(stride + x * 0.34) * 3
  brush.line([-12, wave(-12), -6, wave(-6), 0, wave(0), 6, wave(6)], 6.4, '#3f8fe0')
  brush.line([-10, wave(-10) - 1.4, 0, wave(0) - 1.6], 1.8, '#8fd0ff', 0.8)
  brush.disc(8, wave(8), 5, '#55a8f4')
  eyes(brush, 9.4, wave(8) - 1.6, 1.9)
}

const turtle: DrawFoe = (brush, stride) => {
  const leg = Math.sin(stride) * 2
  for (const [x, y] of [
    [-7, 7 + leg],
    [6, 7 - leg],
    [-7, -7 - leg],
    [6, -7 + leg],
  ])
    brush.disc(x!, y!, 3.6, '#8fbf5a')
  brush.disc(12, 0, 4.6, '#9fd06a')
  eyes(brush, 13.4, -1.4, 1.7)
  brush.ball(0, 0, 10.4, '#4f8a4a')
  brush.ring(0, 0, 5.4, 2, '#8fcf6a', 0.8)
}

const shrimp: DrawFoe = (brush, stride) => {
  const bend = Math.sin(stride * 1.4) * 1.4
  brush.arc(0, 2, 5, Math.PI * 0.9, Math.PI * 2.1, 5.4, '#ff9db0')
  brush.line([-5, 3 + bend, -8, 7], 2.4, '#ff7a92')
  brush.line([5, -1, 10, -6 + bend], 1, '#ff7a92')
  eyes(brush, 4, -1, 1.5)
}

const whale: DrawFoe = (brush, stride) => {
  const tail = Math.sin(stride * 0.6) * 3
  brush.shape([-14, 0, -23, -7 + tail, -20, 0, -23, 7 + tail], '#33507f')
  brush.ball(0, 0, 16, '#44689f')
  brush.round(-8, 5, 20, 8, 4, '#cfe0f0', 0.85)
  eyes(brush, 9, -4, 2.4)
  brush.line([0, -16, -3, -21], 1.8, '#bfe8ff', 0.9)
  brush.line([0, -16, 4, -21], 1.8, '#bfe8ff', 0.9)
}

const foes: Readonly<Record<FoeKind['name'], DrawFoe>> = { crab, eel, turtle, shrimp, whale }

/** A foe around its middle, facing right. */
export const drawFoe = (brush: Brush, name: FoeKind['name'], stride: number) => foes[name](brush, stride)

/** The projectile of a tower. */
export function drawShot(brush: Brush, name: TowerKind['name'], turn: number) {
  if (name === 'mortar') brush.ball(0, 0, 5.4, '#9a6538')
  else if (name === 'conch') brush.star(0, 0, 5.4, '#bff0ff', turn)
  else if (name === 'spring') brush.ball(0, 0, 4.4, '#55b4ff')
  else if (name === 'brazier') brush.ball(0, 0, 4.6, '#ff8a3d')
  else if (name === 'spark') brush.star(0, 0, 6, '#d8b0ff', turn)
  else if (name === 'lens') brush.glow(0, 0, 9, '#ffe066')
  else brush.ball(0, 0, 3.8, '#ff7a6b')
}
