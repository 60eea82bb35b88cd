import type { BlockFitDefinition } from './definitions.ts'

interface Look {
  /** Light faces, by colour from 1 up. */
  readonly tops: readonly string[]
  readonly tray: string
  readonly hollow: string
}

const BRIGHT = [
  '#ff6b6b',
  '#ffb52e',
  '#ffe14d',
  '#3ddc84',
  '#2fb8ff',
  '#a970ff',
  '#ff7ac8',
  '#38d6c8',
  '#ff8f4d',
]

const LOOKS: Readonly<Record<string, Look>> = {
  square: { tops: BRIGHT, tray: '#0c2148', hollow: '#19356b' },
  hex: {
    tops: ['#ffd23f', '#ff9a3d', '#f4633a', '#7bd44a', '#3cc4dc', '#e07be0'],
    tray: '#33200c',
    hollow: '#553817',
  },
  triangle: {
    tops: ['#ff7a8a', '#ffd166', '#63e6be', '#4dabf7', '#c792ff', '#ff9f5a'],
    tray: '#1f1149',
    hollow: '#372268',
  },
  boxes: { tops: BRIGHT, tray: '#3a200e', hollow: '#6a4322' },
  rim: { tops: BRIGHT, tray: '#06324e', hollow: '#0f5478' },
  lake: { tops: BRIGHT, tray: '#0a2f26', hollow: '#165246' },
  slant: { tops: BRIGHT, tray: '#3a1230', hollow: '#642350' },
  slide: { tops: BRIGHT, tray: '#141f4a', hollow: '#26366e' },
  tide: { tops: BRIGHT, tray: '#063a40', hollow: '#0d5a60' },
  coral: { tops: [...BRIGHT, '#f2e6dc', '#b8a89c'], tray: '#40121c', hollow: '#6e2430' },
  ice: { tops: [...BRIGHT, '#ffffff', '#ffffff', '#0a2740'], tray: '#1a4a68', hollow: '#3f83a8' },
  tray: { tops: BRIGHT, tray: '#3b180e', hollow: '#69341f' },
  abc: { tops: ['#ff6f61', '#ffc93c', '#39a8ff'], tray: '#06302c', hollow: '#0f4d46' },
}

export const lookOf = ({ id }: BlockFitDefinition): Look => LOOKS[id] ?? LOOKS['square']!
export const topOf = (look: Look, color: number) => look.tops[(color - 1) % look.tops.length]!
export const LETTERS = 'ABC'
