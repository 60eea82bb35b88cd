/**
 * Letters as strokes, because there are no fonts where the picture is rendered. Only those on cards and on the islet's houses; each in
 * a 10 × 14 box.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  '1': 'M3 4L6 1V13',
  '2': 'M1 4C1 0 9 0 9 4C9 7 1 9 1 13H9',
  '4': 'M7 13V1L1 9H9.5',
  '6': 'M8 2C3 1 1 6 1 9A4 4 0 1 0 9 9A4 4 0 1 0 1 9',
  N: 'M1 13V1L9 13V1',
  R: 'M1 13V1H6A3.2 3.2 0 0 1 6 7.5H1M5.5 7.5L9 13',
  S: 'M9 3.4C8 .2 1 .6 1 4C1 8 9 6 9 10C9 13.8 1.5 13.8 1 10.4',
}
const HEIGHT = 14
/** Advance from one letter to the next. */
const STEP = 12
/** Cap height relative to the font size. */
const CAP = 0.7
const USUAL_SIZE = 26

const attribute = (text: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(text)?.[1] ?? undefined

/** Replaces every text of one of our SVGs with strokes; all are centred on their position. */
export const withStrokes = (svg: string) =>
  svg.replace(/<text([^>]*)>([^<]*)<\/text>/g, (_whole, attributes: string, letters: string) => {
    const size = Number(attribute(attributes, 'font-size') ?? USUAL_SIZE)
    const scale = (size * CAP) / HEIGHT
    const width = (letters.length * STEP - (STEP - 10)) * scale
    const x = Number(attribute(attributes, 'x')) - width / 2
    const y = Number(attribute(attributes, 'y')) - size * CAP
    const path = (letter: string, index: number) =>
      `<path transform="translate(${index * STEP})" d="${GLYPHS[letter] ?? ''}"/>`
    return (
      `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${attribute(attributes, 'fill') ?? '#fff'}" ` +
      `stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${[...letters].map(path).join('')}</g>`
    )
  })
