const GROUNDS: Readonly<Record<string, readonly [glow: string, deep: string]>> = {
  pour: ['#2c6f96', '#0a2036'],
  nuts: ['#8a5a34', '#24140f'],
  shells: ['#c98a5a', '#3a2030'],
  lot: ['#3d7d63', '#0d2523'],
  eels: ['#12697a', '#06202c'],
  rafts: ['#2a8aa8', '#08283c'],
  market: ['#b0573a', '#35130f'],
  ferry: ['#e0b878', '#4a3420'],
  train: ['#5f8a58', '#162a1c'],
  strings: ['#8a4f9e', '#241034'],
  crane: ['#5c86a8', '#12243a'],
  towers: ['#b87a9a', '#381a34'],
  pusher: ['#a8a05a', '#2c2c16'],
  wheel: ['#4f9a8a', '#0c2c2a'],
}

/** Light of the stage behind each board. */
export const groundOf = (id: string): readonly [string, string] => [
  ...(GROUNDS[id] ?? (['#2c6f96', '#0a2036'] as const)),
]

/** Twelve colours that stay apart on a phone in the sun. */
export const COLORS = [
  '#ff5a52',
  '#2f8cff',
  '#ffc928',
  '#3ecf6e',
  '#a65cf2',
  '#ff8a2b',
  '#27d3d8',
  '#ff7fc0',
  '#eef2f7',
  '#c9d94a',
  '#6c7f99',
  '#b01f55',
] as const

export const colorOf = (piece: number): string => COLORS[piece % COLORS.length]!
