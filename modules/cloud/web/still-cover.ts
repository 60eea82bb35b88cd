const SIZE = { width: 480, height: 300 } as const

/** A stable hash of a text. */
const numberOf = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7)

/** A generated cover for a game without a picture, coloured by its key (docs/look.md 11). */
export function stillCover(gameKey: string): string {
  const seed = numberOf(gameKey)
  const hue = (seed * 47) % 360
  const near = (lightness: number, turn: number) => `hsl(${(hue + turn) % 360} 46% ${lightness}%)`
  const { width, height } = SIZE
  const hill = (top: number, swing: number, fill: string) =>
    `<path d="M0 ${top}Q${width * 0.25} ${top - swing} ${width * 0.5} ${top}T${width} ${top - swing * 0.4}V${height}H0z" fill="${fill}"/>`
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<defs><linearGradient id="g" x2=".6" y2="1"><stop stop-color="${near(72, 20)}"/><stop offset="1" stop-color="${near(30, 0)}"/></linearGradient></defs>` +
    `<path fill="url(#g)" d="M0 0h${width}v${height}H0z"/>` +
    `<circle cx="${120 + (seed % 5) * 60}" cy="96" r="52" fill="#fff0c9" opacity=".9"/>` +
    hill(186, 70, near(34, 12)) +
    hill(226, -46, near(24, 24)) +
    hill(262, 30, near(13, 30)) +
    '</svg>'
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
