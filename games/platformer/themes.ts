import type { Kind } from './definitions.ts'

/** Colours of one game's island. */
export interface Theme {
  /** From the top of the sky to the horizon. */
  readonly sky: readonly [string, string, string]
  readonly isNight?: boolean
  readonly far: string
  readonly near: string
  readonly rock: string
  /** What grows on the rock, and its lit edge. */
  readonly turf: string
  readonly turfLight: string
  readonly water: string
  readonly wood: string
}

export const themeOf: Readonly<Record<Kind, Theme>> = {
  run: {
    sky: ['#2b8fb8', '#6cc9cf', '#ffe9b8'],
    far: '#4aa3b0',
    near: '#2c7f86',
    rock: '#b07a4a',
    turf: '#57b65a',
    turfLight: '#9be07a',
    water: '#1f8fb0',
    wood: '#b9793f',
  },
  wall: {
    sky: ['#8a3f5a', '#e07a55', '#ffd08a'],
    far: '#b0584e',
    near: '#7f3c46',
    rock: '#a4513c',
    turf: '#d98a4f',
    turfLight: '#ffc27a',
    water: '#7a3550',
    wood: '#8a5a3a',
  },
  flip: {
    sky: ['#161040', '#3a2f86', '#7a5fb8'],
    isNight: true,
    far: '#33296e',
    near: '#241c54',
    rock: '#4b4090',
    turf: '#8a6fd8',
    turfLight: '#c9b0ff',
    water: '#2a6fae',
    wood: '#7a5a8a',
  },
  dash: {
    sky: ['#5a2f7a', '#e0677a', '#ffc98a'],
    far: '#a84f7a',
    near: '#74386a',
    rock: '#7a4a6e',
    turf: '#ff8a6a',
    turfLight: '#ffc0a0',
    water: '#4a2f6e',
    wood: '#a8693c',
  },
  swing: {
    sky: ['#0f5a55', '#3aa078', '#d8eea0'],
    far: '#2f8a6a',
    near: '#1b6152',
    rock: '#6b5a3e',
    turf: '#3fae5a',
    turfLight: '#a6e36a',
    water: '#1b7a7a',
    wood: '#8a6a3a',
  },
  sand: {
    sky: ['#3f9fc0', '#9fd8d0', '#fff0c0'],
    far: '#d0a868',
    near: '#b0824a',
    rock: '#a87845',
    turf: '#f0cf86',
    turfLight: '#fff2c4',
    water: '#2f9fb8',
    wood: '#b9793f',
  },
  keys: {
    sky: ['#0f1d44', '#27508a', '#7fa8c8'],
    isNight: true,
    far: '#27406e',
    near: '#1a2f58',
    rock: '#5f6f90',
    turf: '#8aa0b8',
    turfLight: '#d4e2ee',
    water: '#1f5a8a',
    wood: '#9a6a3f',
  },
  tower: {
    sky: ['#3a1540', '#8a3560', '#ff9a7a'],
    far: '#7a3058',
    near: '#54214a',
    rock: '#8a4468',
    turf: '#ff7a8a',
    turfLight: '#ffb8b0',
    water: '#4a1f50',
    wood: '#a8693c',
  },
}
