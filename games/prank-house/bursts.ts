import type { SoundName } from '#kit/game/contract.ts'
import type { BurstOptions } from '#kit/game/effects.ts'

/** What flies about in a prank. */
export const bursts: Readonly<Record<string, BurstOptions>> = {
  splash: { colors: ['#5cc8ff', '#a7e6ff', '#ffffff'], count: 30, speed: 230, gravity: 620, life: 0.8 },
  foam: {
    colors: ['#ffffff', '#eafaff', '#d6f1ff'],
    count: 26,
    speed: 150,
    gravity: 120,
    size: 10,
    life: 0.9,
  },
  puff: { colors: ['#ffffffcc', '#e8e4da'], count: 10, speed: 90, gravity: -40, size: 9, life: 0.5 },
  stars: { colors: ['#ffd34d', '#fff2b0', '#ff9d2e'], count: 16, speed: 190, gravity: 60 },
  snow: { colors: ['#ffffff', '#e6f6ff'], count: 40, speed: 170, gravity: 380, size: 10, life: 1 },
  crumbs: { colors: ['#5a3b2b', '#8a5a3c', '#2a1420'], count: 18, speed: 120, gravity: 300, size: 5 },
  stink: {
    colors: ['#8fbf3f', '#b6d96a', '#6f9e2f'],
    count: 34,
    speed: 150,
    gravity: -60,
    size: 14,
    life: 1.4,
  },
}

/** What is heard with it. */
export const noises: Readonly<Record<string, readonly [SoundName, number]>> = {
  hop: ['jump', 0],
  shake: ['move', 4],
  spin: ['flip', 0],
  squash: ['bounce', 2],
  fly: ['boost', 4],
  splash: ['slice', -3],
  foam: ['pop', 3],
  puff: ['pop', -5],
  stars: ['coin', 0],
  hearts: ['coin', 5],
  snow: ['slice', 4],
  stink: ['hit', -12],
  say: ['pop', 7],
}
