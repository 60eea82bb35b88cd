import type { Brush } from '#kit/game/micro/brush.ts'
import * as beast from './beast-art.ts'
import type { Kind } from './definitions.ts'
import { eye, INK, legs, type Draw, type Pose } from './limb-art.ts'

const coconut: Draw = (brush, pose) => {
  legs(brush, pose, '#5f3a20')
  brush.ball(0, -1, 7.4, '#9a6538')
  brush.line([-5, -4, -2, -6.4], 0.8, '#c79462', 0.8)
  brush.line([-6, 0, -4.4, 3], 0.8, '#6b4222', 0.8)
  const open = pose.isBlinking ? 0.5 : 1.3
  brush.disc(1.4, -2.4, open, '#3a2010')
  brush.disc(5, -2.4, open, '#3a2010')
  brush.disc(3.4, 1.2, 1.4, '#3a2010')
  brush.leaf(-2.6, -9, 8, 3.4, '#4fd67f', -2.5)
  brush.leaf(2.2, -9.4, 7, 3, '#7be08a', -0.8)
}

const gecko: Draw = (brush, pose) => {
  brush.line([-5, 2, -9, 1.4, -11, -2.5], 2.4, '#4fae58')
  legs(brush, pose, '#4fae58', 3.6)
  brush.round(-7, -3.6, 12, 8.4, 4.2, '#6fd06a')
  brush.round(-5, 1.2, 9, 3.2, 1.6, '#e8f2a0')
  brush.disc(4, -3.6, 5, '#7fdc76')
  brush.disc(-3, -1.4, 1.1, '#3f9a50')
  brush.disc(0, -2.2, 0.9, '#3f9a50')
  eye(brush, 5, -6, pose, 2.3)
  brush.line([5.4, -1.6, 8, -2.4], 0.9, '#2f7a40')
}

const firefly: Draw = (brush, pose) => {
  brush.glow(0, -1, 15, '#ffe066')
  legs(brush, pose, '#4a3560', 2.6)
  brush.round(-5.4, -6, 10.8, 10.6, 4, '#ffd873')
  brush.round(-3.6, -4.6, 4, 7.6, 2, '#fff6cf', 0.9)
  brush.round(-6.2, -8.4, 12.4, 3.4, 1.6, '#6b4f8a')
  brush.round(-5.6, 3.4, 11.2, 2.4, 1.2, '#6b4f8a')
  brush.ring(0, -9.6, 1.8, 1.1, '#6b4f8a')
  const open = pose.isBlinking ? 0.5 : 1.3
  brush.disc(1.4, -1.2, open, INK)
  brush.disc(4.2, -1.2, open, INK)
}

const parrot: Draw = (brush, pose) => {
  brush.leaf(-8.4, 3, 10, 3.4, '#2f8fe0', 2.7)
  brush.leaf(-8, 1, 9, 3, '#ffb63d', 2.9)
  legs(brush, pose, '#e09a2f', 2)
  brush.disc(-0.6, 0, 6.2, '#f2503f')
  brush.disc(2.4, -4.4, 4.8, '#ff6250')
  brush.disc(4.2, -4.4, 2.9, '#fff4dc')
  brush.shape([5.4, -6.4, 10, -4.2, 8.2, -1.4, 5.6, -2.4], '#3a2a30')
  eye(brush, 4, -5, pose, 1.7)
  brush.leaf(-2.4, 0.6, pose.isInAir ? 12 : 9, 5.4, '#2f8fe0', pose.isInAir ? -2.5 : 2.6)
  brush.leaf(0.4, -9.4, 5, 2, '#ffb63d', -2)
}

const monkey: Draw = (brush, pose) => {
  brush.line([-4, 3, -8.6, 4, -10.4, 0, -8, -3], 1.8, '#7a4a30')
  legs(brush, pose, '#7a4a30')
  brush.round(-4.6, -2, 9.2, 7, 3.5, '#9a6342')
  brush.disc(-5.6, -5, 2.4, '#9a6342')
  brush.disc(-5.6, -5, 1.2, '#f0c79a')
  brush.disc(0.4, -4.6, 6, '#9a6342')
  brush.disc(2.2, -5.6, 2.9, '#f0c79a')
  brush.disc(2.6, -2.6, 3.4, '#f0c79a')
  eye(brush, 3.2, -5.6, pose, 1.5)
  brush.line([2.4, -1.6, 4.8, -2], 0.9, '#6b3f2a')
}

const hermit: Draw = (brush, pose) => {
  legs(brush, pose, '#e07040')
  brush.line([3.4, 3, 7.4, 4.6], 2.6, '#e07040')
  brush.disc(4, 1.6, 3.8, '#ff8a55')
  brush.ball(-2, -2, 6.6, '#f3c9a2')
  brush.arc(-2, -2, 4, 0.4, 4.6, 1.5, '#c9825a')
  brush.arc(-1.4, -1.8, 1.8, 1.2, 5.6, 1.3, '#c9825a')
  brush.line([4.4, -1, 4.8, -4], 1.2, '#ff8a55')
  brush.line([6.4, 0, 7.6, -2.6], 1.2, '#ff8a55')
  eye(brush, 4.8, -5, pose, 1.5)
  eye(brush, 7.8, -3.6, pose, 1.3)
}

const puffin: Draw = (brush, pose) => {
  legs(brush, pose, '#ff8a3d', 2)
  brush.round(-6, -9, 12, 14.4, 6, '#1f2a44')
  brush.round(-2.4, -2.4, 7.4, 7.4, 3.6, '#fff4dc')
  brush.disc(2.4, -5, 3.8, '#fff4dc')
  brush.shape([4.8, -7.4, 10, -4.4, 5, -2.2], '#ff7a3d')
  brush.line([6.2, -6.4, 6.4, -3], 1, '#ffd873')
  eye(brush, 2.8, -5.6, pose, 1.5)
  brush.leaf(-3.6, 0.4, 8, 3.6, '#33405e', pose.isInAir ? -2.4 : 1.9)
}

const crab: Draw = (brush, pose) => {
  const swing = pose.isInAir ? 1 : Math.sin(pose.stride) * 1.6
  for (const side of [-1, 1]) {
    brush.line([side * 4, 2, side * 7.4 + swing, 6.4], 1.8, '#c23f3f')
    brush.line([side * 2, 3, side * 3.4 - swing, 6.6], 1.8, '#c23f3f')
  }
  brush.round(-7.4, -4.4, 14.8, 9, 4.4, '#ff5f52')
  brush.round(-4.6, -3.6, 6, 2, 1, '#ffffff', 0.35)
  brush.line([-6, -2, -8.4, -6], 2, '#ff5f52')
  brush.line([6, -2, 8.6, -6], 2, '#ff5f52')
  brush.disc(-8.6, -7.4, 2.8, '#ff7a6b')
  brush.disc(9, -7.4, 3.2, '#ff7a6b')
  brush.shape([9, -7.6, 10, -11.4, 12, -9], '#7a2a3a')
  brush.line([0.4, -4, 0.2, -7], 1.2, '#ff5f52')
  brush.line([4, -4, 4.6, -7], 1.2, '#ff5f52')
  eye(brush, 0.4, -8, pose, 1.7)
  eye(brush, 4.8, -8, pose, 1.7)
}

const heroOf: Readonly<Record<Kind, Draw>> = {
  run: coconut,
  wall: gecko,
  flip: firefly,
  dash: parrot,
  swing: monkey,
  sand: hermit,
  keys: puffin,
  tower: crab,
  bounce: beast.frog,
  swap: beast.chameleon,
  puff: beast.puffer,
  glide: beast.mouse,
  ice: beast.penguin,
  swim: beast.turtle,
  dig: beast.mole,
  blink: beast.ghost,
  slam: beast.armadillo,
  cling: beast.octopus,
}

/** Draws a game's hero around its middle, its feet 7 units below. */
export const drawHero = (brush: Brush, kind: Kind, pose: Pose) => heroOf[kind](brush, pose)
