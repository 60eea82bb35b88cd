/** What the tiles are made of; the pictures on them stay the same. */
export interface Theme {
  readonly id: string
  /** The lower half, the upper half, the rim, and the face of a tile. */
  readonly back: string
  readonly bone: string
  readonly rim: string
  readonly face: string
  readonly flower: string
  readonly star: string
  /** Drawn over a tile that cannot be taken. */
  readonly shade: string
}

const BLOCKED = 'rgb(8 58 62 / .36)'

export const THEMES: readonly [Theme, ...Theme[]] = [
  {
    id: 'ivory',
    back: '#0e6b57',
    bone: '#e9d3a2',
    rim: '#f3e3bd',
    face: '#fff9e8',
    flower: '#ffeef2',
    star: '#e6f6ff',
    shade: BLOCKED,
  },
  {
    id: 'rose',
    back: '#8e2746',
    bone: '#efc3c4',
    rim: '#f6d5d5',
    face: '#fff1ee',
    flower: '#ffe2ea',
    star: '#eaf3ff',
    shade: 'rgb(62 14 40 / .36)',
  },
  {
    id: 'mint',
    back: '#23407a',
    bone: '#b5dccb',
    rim: '#cbe8da',
    face: '#effbf4',
    flower: '#ffeef0',
    star: '#e2f4ff',
    shade: 'rgb(14 34 70 / .36)',
  },
  {
    id: 'wood',
    back: '#4a2812',
    bone: '#b97f45',
    rim: '#d9a667',
    face: '#f7e3c0',
    flower: '#fbdcc8',
    star: '#e6e6d2',
    shade: 'rgb(48 22 4 / .42)',
  },
  {
    id: 'plain',
    back: '#20242c',
    bone: '#aeb4be',
    rim: '#20242c',
    face: '#ffffff',
    flower: '#ffffff',
    star: '#ffffff',
    shade: 'rgb(20 24 32 / .5)',
  },
]

export const themeOf = (id: string | undefined): Theme => THEMES.find((theme) => theme.id === id) ?? THEMES[0]
