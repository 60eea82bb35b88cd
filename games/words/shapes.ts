/** Paints of the drawings, by their letter. */
const PAINTS: Readonly<Record<string, string>> = {
  r: '#e5484d',
  o: '#f5923e',
  y: '#ffcb3d',
  g: '#4fb06a',
  G: '#2c7a4b',
  b: '#3f8fd6',
  B: '#24507e',
  n: '#a3673d',
  N: '#5e3720',
  w: '#fffaf0',
  k: '#2b2f3a',
  e: '#a3b0b9',
  E: '#5f707b',
  p: '#f7a3b8',
  P: '#df6f8f',
  v: '#8d6bc9',
  t: '#5fd0d8',
  s: '#eec98f',
  l: '#c3e8f7',
  c: '#ffe9c4',
  S: '#f2b98a',
  z: '#d8edf2',
}

/**
 * One shape on the square of 100: `o x y radius`, `q x y radii angle` (ellipse), `b x y width height corner` (box),
 * `p` and a path, `l width` and a path that is drawn as a line.
 */
export interface Shape {
  readonly color: string
  readonly kind: 'o' | 'q' | 'b' | 'p' | 'l'
  readonly numbers: readonly number[]
  readonly path: string
}

const kindOf = (letter: string): Shape['kind'] =>
  letter === 'o' || letter === 'q' || letter === 'b' || letter === 'l' ? letter : 'p'

/** Reads a drawing: shapes joined by semicolons, each a paint, a kind and its measures. */
export const shapesOf = (drawing: string): readonly Shape[] =>
  drawing.split(';').map((text) => {
    const [color, kind, rest] = [PAINTS[text[0]!] ?? '#ffffff', kindOf(text[1]!), text.slice(2).trim()]
    const pathAt = rest.search(/[Mm]/)
    const isPath = kind === 'p' || kind === 'l'
    const numbers = (isPath ? rest.slice(0, pathAt) : rest).split(' ').filter(Boolean).map(Number)
    return { color, kind, numbers, path: isPath ? rest.slice(pathAt) : '' }
  })

const rounded = (value: number) => Math.round(value * 10) / 10

/** The drawing as SVG, for covers. */
export const svgOf = (drawing: string): string =>
  shapesOf(drawing)
    .map(({ color, kind, numbers, path }) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = numbers.map(rounded)
      if (kind === 'o') return `<circle cx="${a}" cy="${b}" r="${c}" fill="${color}"/>`
      if (kind === 'q')
        return `<ellipse cx="${a}" cy="${b}" rx="${c}" ry="${d}" fill="${color}"${e ? ` transform="rotate(${e} ${a} ${b})"` : ''}/>`
      if (kind === 'b')
        return `<rect x="${a}" y="${b}" width="${c}" height="${d}" rx="${e}" fill="${color}"/>`
      if (kind === 'l')
        return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${a}" stroke-linecap="round" stroke-linejoin="round"/>`
      return `<path d="${path}" fill="${color}"/>`
    })
    .join('')
