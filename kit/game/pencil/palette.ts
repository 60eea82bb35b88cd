/** Top and lower side of a slab. */
export interface Face {
  readonly top: string
  readonly side: string
}

/** Colours of a family of boards. */
export interface Palette {
  readonly plate: string
  /** Untouched cells, by the part of the board that they belong to. */
  readonly parts: readonly Face[]
  readonly accent: Face
  /** Cells that take no value. */
  readonly block: Face
  /** Cells that the player ruled out on a shaded board. */
  readonly out: Face
  readonly given: string
  readonly found: string
  /** A shaded cell. */
  readonly shade: Face
  /** Clues beside the board. */
  readonly edge: string
  readonly edgeDone: string
  readonly wall: string
  /** Lines drawn over the cells. */
  readonly line: string
}

export const STATES = {
  peer: { top: '#c9ccff', side: '#7a78da' },
  alike: { top: '#ffe9a6', side: '#cfa348' },
  selected: { top: '#ffd44f', side: '#c98a10' },
  shown: { top: '#aef3e8', side: '#4fa89d' },
  wrong: { top: '#ff8577', side: '#b3322a' },
} as const satisfies Record<string, Face>

/** A lit cell, and a dark one. */
export const LIT = {
  bright: { top: '#fff0a8', side: '#d3b04a' },
  dim: { top: '#7d74a6', side: '#4d4673' },
} as const satisfies Record<string, Face>

export const HINTED_INK = '#00695f'
export const WRONG_INK = '#4a0606'
export const NOTE_INK = '#5d57a8'
export const NOTE_LIT_INK = '#b13c00'

/** Paper, lavender and gold: number puzzles. */
export const VIOLET: Palette = {
  plate: '#110c40',
  parts: [
    { top: '#f6f4ff', side: '#8e8ae8' },
    { top: '#dcd7ff', side: '#8e8ae8' },
    { top: '#cfe8ff', side: '#7fa3dd' },
    { top: '#ffdfea', side: '#cf93b4' },
    { top: '#d9f2d2', side: '#8fb98a' },
    { top: '#ffedc2', side: '#c9b176' },
  ],
  accent: { top: '#ccd8ff', side: '#7486d8' },
  block: { top: '#2b2668', side: '#191544' },
  out: { top: '#cdc9ec', side: '#9c98cf' },
  given: '#241a6e',
  found: '#4a35ee',
  shade: { top: '#3a2f96', side: '#1d1660' },
  edge: '#e9e6ff',
  edgeDone: 'rgb(233 230 255 / .38)',
  wall: '#1b1458',
  line: 'rgb(92 76 190 / .42)',
}

/** Warm paper: Latin squares. */
export const SAND: Palette = {
  ...VIOLET,
  plate: '#33160f',
  parts: [
    { top: '#fff6e6', side: '#d2a672' },
    { top: '#ffe6cf', side: '#cf9764' },
    { top: '#e9f3d8', side: '#a0b377' },
    { top: '#fde0de', side: '#cf8d87' },
    { top: '#dff0f2', side: '#86acb3' },
    { top: '#f0e4f7', side: '#ac8fbf' },
  ],
  accent: { top: '#ffd9b0', side: '#cf8f4c' },
  block: { top: '#5a3022', side: '#3a1a10' },
  out: { top: '#e6d6bf', side: '#b89a75' },
  given: '#5a2409',
  found: '#c04a10',
  shade: { top: '#7a3c1e', side: '#45200d' },
  edge: '#fff0dc',
  edgeDone: 'rgb(255 240 220 / .4)',
  wall: '#4a2113',
  line: 'rgb(190 110 60 / .42)',
}

/** Mint and deep green: shaded boards. */
export const MINT: Palette = {
  ...VIOLET,
  plate: '#06282c',
  parts: [
    { top: '#eefaf3', side: '#86bda6' },
    { top: '#d5efe4', side: '#78b39b' },
    { top: '#dcecfb', side: '#86a8ca' },
    { top: '#fbf0d6', side: '#c6ae76' },
    { top: '#fbe2e2', side: '#c99494' },
    { top: '#e9e4fa', side: '#a398cb' },
  ],
  accent: { top: '#c9f0df', side: '#6fb395' },
  block: { top: '#164a52', side: '#0a2c33' },
  out: { top: '#b4d5c8', side: '#86ad9e' },
  given: '#0b4a3e',
  found: '#0b7a5f',
  shade: { top: '#17606a', side: '#0a353d' },
  edge: '#e2fbf0',
  edgeDone: 'rgb(226 251 240 / .4)',
  wall: '#0a3b40',
  line: 'rgb(40 130 120 / .28)',
}
