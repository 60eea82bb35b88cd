import { shade } from '#kit/game/draw.ts'

/** Strokes of the letters on covers, around the middle of a tile 100 wide: no font is needed to draw them. */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M-20 24L0-24L20 24M-12 8H12',
  C: 'M18-16A24 24 0 1 0 18 16',
  E: 'M17-24H-15V24H17M-15 0H11',
  F: 'M17-24H-14V24M-14 0H10',
  I: 'M0-24V24',
  K: 'M-15-24V24M17-24L-15 4M-5-5L18 24',
  L: 'M-14-24V24H17',
  M: 'M-21 24V-24L0 8L21-24V24',
  N: 'M-17 24V-24L17 24V-24',
  O: 'M0-24A22 24 0 1 0 .1-24',
  R: 'M-15 24V-24H2A13 13 0 0 1 2 2H-15M2 2L17 24',
  S: 'M16-17C10-28-16-27-16-12C-16 4 17-4 17 12C17 28-12 28-18 16',
  T: 'M-19-24H19M0-24V24',
  V: 'M-19-24L0 24L19-24',
}

export type CoverTone = 'plain' | 'right' | 'near' | 'off' | 'picked' | 'dim'

const TONES: Readonly<Record<CoverTone, readonly [top: string, ink: string]>> = {
  plain: ['#fff4dc', '#4a2c16'],
  right: ['#4fb774', '#fff'],
  near: ['#ffb63d', '#3a2000'],
  off: ['#5d7384', '#e6eef3'],
  picked: ['#3fe0cf', '#06302e'],
  dim: ['#d3bf99', '#7d6746'],
}

/** A letter alone, around the origin. */
const glyphOf = (letter: string, ink: string) => {
  const glyph = STROKES[letter]
  return glyph ? `<path d="${glyph}" fill="none" stroke="${ink}" stroke-width="10"/>` : ''
}

/** A letter on paper, with its middle at the place. */
export const coverLetter = (letter: string, [x, y]: readonly [number, number], size: number) =>
  `<g transform="translate(${x} ${y}) scale(${Math.round(size) / 100})">${glyphOf(letter, '#4a2c16')}</g>`

/** A tile with its middle at the place; `size` is its width. An empty letter is a bare tile. */
export function coverTile(
  letter: string,
  [x, y]: readonly [number, number],
  { size = 84, tone = 'plain' as CoverTone, turn = 0 } = {},
) {
  const turned = turn ? ` rotate(${turn})` : ''
  return `<g transform="translate(${x} ${y}) scale(${Math.round(size) / 100})${turned}"><use href="#@${tone}"/>${glyphOf(letter, TONES[tone][1])}</g>`
}

/** Gives a drawing the bodies of the tiles it uses, under names of its own. */
export function withTiles(drawing: string, prefix: string): string {
  const bodies = (Object.keys(TONES) as CoverTone[])
    .filter((tone) => drawing.includes(`#@${tone}"`))
    .map((tone) => {
      const [top] = TONES[tone]
      const body = `<rect x="-46" y="-40" width="92" height="92" rx="22" fill="${shade(top, -0.36)}"/><rect x="-46" y="-50" width="92" height="92" rx="22" fill="${top}"/><path d="M-40-30q2-16 18-16h44" fill="none" stroke="#fff" stroke-width="4" opacity=".6"/>`
      return `<g id="${prefix}-${tone}">${body}</g>`
    })
  return `<defs>${bodies.join('')}</defs><g stroke-linecap="round" stroke-linejoin="round">${drawing.replaceAll('#@', `#${prefix}-`)}</g>`
}
