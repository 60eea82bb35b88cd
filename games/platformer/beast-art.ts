import type { Brush } from '#kit/game/micro/brush.ts'
import { eye, INK, legs, type Draw, type Pose } from './limb-art.ts'

/** The heroes from the frog on; `hero-art.ts` has those before. */

export const frog: Draw = (brush, pose) => {
  const stretch = pose.isInAir ? 2.4 : 0
  brush.line([-3, 2, -7.6, 3.4 + stretch, -5, 6.4 + stretch], 2.8, '#3f9a3a')
  brush.line([3, 2, 7, 3.4 + stretch, 5, 6.4 + stretch], 2.8, '#3f9a3a')
  brush.round(-7, -4.4, 14, 10, 5, '#6fd04a')
  brush.round(-4.4, -0.4, 10, 5.4, 2.6, '#eaf7a8')
  brush.disc(-2.4, -5.6, 3.4, '#6fd04a')
  brush.disc(4.2, -5.6, 3.4, '#6fd04a')
  eye(brush, -2.2, -6, pose, 2.3)
  eye(brush, 4.4, -6, pose, 2.3)
  brush.arc(1.4, -2.6, 4, 0.4, 2.74, 1, '#2a6a30')
}

export const chameleon: Draw = (brush, pose) => {
  brush.arc(-8.4, 1, 3.2, 1.4, 6.6, 2, '#e8478a')
  legs(brush, pose, '#c43a9a', 3.4)
  brush.shape([-8, 3, -5, -4, 0, -8.4, 3, -4, 3, 3.6], '#e8478a')
  brush.round(-6, -3.6, 11, 8, 4, '#f05f9a')
  for (const x of [-4, -1, 2]) brush.line([x, -2.6, x - 0.8, 3], 1.3, '#ffd85a', 0.9)
  brush.disc(5.6, -2.2, 4.4, '#f05f9a')
  brush.disc(5.8, -3.6, 3.2, '#ffd85a')
  eye(brush, 6.2, -3.8, pose, 2)
  brush.line([6.6, 0.4, 9.4, -0.4], 0.9, '#8a2a6a')
}

const SPINES = [-2.8, -2.2, -1.6, -1, -0.4, 0.4, 1, 2.2, 2.8]

export const puffer: Draw = (brush, pose) => {
  const size = pose.isSpread ? 9.6 : 6.6
  for (const turn of SPINES) {
    const [x, y] = [Math.cos(turn), Math.sin(turn)]
    const reach = size + (pose.isSpread ? 3 : 1.4)
    brush.line([x * size * 0.9, y * size * 0.9, x * reach, y * reach], 1.3, '#e09a2f')
  }
  brush.leaf(-size - 2.4, 0, 7, 5, '#ff9a3d', pose.isInAir ? 2.7 : 0.3)
  if (!pose.isSpread) legs(brush, pose, '#e09a2f', 2)
  brush.ball(0, 0, size, '#ffd23f')
  brush.round(-size * 0.6, size * 0.2, size * 1.3, size * 0.56, size * 0.28, '#fff6d8')
  brush.disc(-size * 0.5, -size * 0.4, 1.2, '#d98a2a')
  brush.disc(-size * 0.1, -size * 0.66, 1, '#d98a2a')
  eye(brush, size * 0.46, -size * 0.3, pose, 2.4)
  brush.ring(size * 0.9, size * 0.24, 1.5, 1, '#e8703d')
  brush.leaf(-1.4, size * 0.14, 6, 3, '#ff9a3d', pose.isSpread ? -2.6 : 2.4)
}

export const mouse: Draw = (brush, pose) => {
  if (pose.isSpread) {
    brush.line([2, 1, 2, -15], 1.2, '#7a4f2f')
    brush.shape([-12, -12, -9, -17, -3, -20.4, 2, -21, 7, -20.4, 13, -17, 16, -12], '#ffd23f')
    brush.shape([-3, -12, -1.6, -17, 2, -21, 5.6, -17, 7, -12], '#ff6b5a')
    brush.disc(2, -21.4, 1.2, '#7a4f2f')
  } else {
    brush.line([-5.6, 5, -2, -9], 1.2, '#7a4f2f')
    brush.leaf(-3.6, -3.4, 12, 4, '#ffd23f', -1.32)
  }
  brush.line([-4, 4, -9, 5, -11, 1], 1.3, '#f0a8b8')
  legs(brush, pose, '#8a90a8', 2.6)
  brush.round(-5, -3, 10, 8.6, 4.3, '#a8b0c8')
  brush.disc(-1.6, -8, 3.8, '#a8b0c8')
  brush.disc(-1.6, -8, 2.3, '#f5b8c4')
  brush.disc(2.6, -3.8, 5, '#b8c0d6')
  brush.disc(5, -8.2, 3.2, '#a8b0c8')
  brush.disc(5, -8.2, 1.9, '#f5b8c4')
  eye(brush, 4.2, -4.6, pose, 1.7)
  brush.disc(7.8, -2.6, 1.3, '#f0788a')
}

export const penguin: Draw = (brush, pose) => {
  legs(brush, pose, '#ffb03d', 2.4)
  brush.round(-6.4, -9.4, 12.8, 15, 6.4, '#3a5a9a')
  brush.round(-3, -5.6, 8.6, 10.6, 4.2, '#ffffff')
  eye(brush, 3, -6, pose, 1.9)
  brush.shape([5, -5.4, 9.4, -3.8, 5, -2.4], '#ffb03d')
  brush.round(-6.4, -2.2, 12.6, 2.8, 1.4, '#f2503f')
  brush.line([-5, -1, -9, pose.isInAir ? -3.4 : 2.4], 2.4, '#f2503f')
  brush.leaf(-4.4, 1.4, 8, 3.4, '#2c4780', pose.isInAir ? -2.4 : 1.9)
  brush.disc(0, -10.4, 2, '#ffffff')
  brush.round(-4.6, -10.4, 9.2, 3, 1.4, '#f2503f')
}

export const turtle: Draw = (brush, pose) => {
  if (pose.isSpread) {
    const paddle = Math.sin(pose.stride * 2) * 0.5
    brush.leaf(3, 4.4, 10, 4, '#7fd07a', 0.9 + paddle)
    brush.leaf(-6, 4, 8, 3.4, '#7fd07a', 2.4 - paddle)
  } else legs(brush, pose, '#5fb860', 4)
  brush.disc(7.4, -1.4, 4, '#8fe08a')
  brush.shape([-8.6, 3.4, -7.4, -2.4, -3.4, -6.4, 1, -6.8, 5, -3.4, 6.4, 3.4], '#2f8a5a')
  brush.shape([-5.4, 1, -4.4, -2.4, -1.4, -4.8, 1.4, -4.6, 3.4, -2, 3.6, 1], '#4fb878')
  brush.line([-1, -4.4, -1, 1], 1, '#2f8a5a')
  brush.round(-9, 2.2, 16, 2.8, 1.4, '#f3dc9a')
  eye(brush, 8.4, -2.4, pose, 1.7)
  brush.line([8.4, 0.6, 10.6, 0.2], 0.8, '#2a6a40')
}

export const mole: Draw = (brush, pose) => {
  legs(brush, pose, '#f0a8a0', 2.6)
  brush.round(-6.6, -7, 13, 12.6, 6, '#5a4658')
  brush.round(-3, -1, 8, 6, 3, '#7a6478')
  brush.disc(7, -1.8, 2.2, '#ff8fa0')
  eye(brush, 3.6, -3, pose, 1.3)
  brush.round(-6.4, -9.4, 12, 5, 2.6, '#ffc63d')
  brush.round(-7.4, -5.6, 15, 1.8, 0.9, '#e09a2f')
  brush.disc(3.6, -7.4, 2, '#fff6d8')
  const dig = pose.isInAir ? -3 : Math.sin(pose.stride) * 1.4
  for (const claw of [-1.6, 0, 1.6]) brush.line([4.4, 2 + dig / 2, 9, 2.6 + claw + dig], 1.3, '#ffd8cc')
  brush.disc(4.6, 2.2 + dig / 2, 2.2, '#f0a8a0')
}

export const ghost: Draw = (brush, pose) => {
  const sway = Math.sin(pose.stride) * 0.8
  brush.glow(0, -1, 16, '#bfe8ff')
  const foot = 4.6 + sway
  brush.shape([-6.4, -3, 6.4, -3, 6.8, 6.4, 4, foot, 1.6, 6.6, -1.2, foot, -3.8, 6.6, -6.8, 5], '#f4fbff')
  brush.disc(0, -3, 6.4, '#f4fbff')
  brush.round(-5, -7, 3, 9, 1.5, '#ffffff')
  const open = pose.isBlinking ? 0.5 : 1.7
  brush.disc(1, -3.4, open, INK)
  brush.disc(5, -3.4, open, INK)
  brush.disc(3, 0.4, 1.3, '#5a6a8a')
  brush.disc(-1, -0.8, 1.3, '#ffb8c8', 0.8)
  brush.leaf(-6.6, -0.4, 5, 3, '#dff2ff', pose.isInAir ? -2.3 : 2.4)
}

const bands = (brush: Brush, color: string) => {
  for (const radius of [2.4, 4.6]) brush.arc(0, 0, radius, 0.6, 5.4, 1.2, color)
}

export const armadillo: Draw = (brush, pose) => {
  if (pose.isSpread) {
    brush.ball(0, 0, 7.4, '#d08a5a')
    bands(brush, '#8a4f34')
    return
  }
  brush.line([-6, 3, -10.4, 5], 1.8, '#b06f48')
  legs(brush, pose, '#a8684a', 3)
  brush.disc(6.2, -0.4, 3.8, '#f0c09a')
  brush.shape([5, -3, 4.6, -8, 7.4, -4], '#f0a890')
  brush.shape([-8.4, 4, -7.4, -2, -3.8, -6.6, 1, -7, 4.6, -3.6, 5.4, 4], '#d08a5a')
  brush.line([-4.6, -5, -5.4, 3.6], 1.2, '#8a4f34')
  brush.line([-1.2, -6, -1.6, 3.6], 1.2, '#8a4f34')
  brush.line([2.2, -5, 2, 3.6], 1.2, '#8a4f34')
  eye(brush, 7, -1.6, pose, 1.6)
  brush.disc(10, 0.6, 1.1, INK)
}

const arms = (brush: Brush, { stride, isSpread, isInAir }: Pose) => {
  for (const [index, x] of [-5.4, -2, 2, 5.4].entries()) {
    const wave = isInAir ? 0 : Math.sin(stride + index * 1.6) * 1.4
    const far = isSpread ? 1.9 : 1.15
    brush.line([x * 0.8, 1.4, x * far, 4, x * far + wave, 6.6], 2.6, '#d83f8a')
  }
}

export const octopus: Draw = (brush, pose) => {
  arms(brush, pose)
  brush.ball(0, -3, 7, '#ff6fae')
  brush.disc(-3.4, -6, 1.2, '#ffb8d8')
  brush.disc(-4.6, -2.6, 0.9, '#ffb8d8')
  brush.disc(-0.6, -7.6, 0.9, '#ffb8d8')
  eye(brush, 0.8, -3, pose, 2.1)
  eye(brush, 5, -3, pose, 2.1)
  brush.arc(3, 0.2, 1.6, 0.3, 2.8, 0.9, '#8a1f5a')
}
