/** Measurements of one piece. */
export interface Measured {
  readonly name: string
  readonly about: string
  /** The peak of each slice of the piece, including its introduction. */
  readonly peaks: readonly number[]
  readonly introSeconds: number
  readonly loopSeconds: number
  readonly loudness: number
  readonly truePeak: number
  /** Shares of the power below 250 Hz, up to 2 kHz, and above, in percent. */
  readonly bands: readonly [number, number, number]
  readonly seam: number
}

const WIDTH = 1200
const ROW = 116
const TOP = 112
const WAVE = { left: 236, width: 520, height: 84 }
const COLUMNS = [780, 860, 940, 1030, 1140] as const
const HEADS = ['seconds', 'LUFS', 'dBTP', 'low/mid/high %', 'seam dB'] as const

/** Waveforms and a table of the pieces, as an SVG. */
export function musicPicture(pieces: readonly Measured[], note: string): string {
  const height = TOP + pieces.length * ROW + 24
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif">
<rect width="${WIDTH}" height="${height}" fill="#071722"/>
<text x="40" y="44" fill="#f5f1e4" font-size="22" font-weight="700">The music of the islet</text>
<text x="40" y="68" fill="#8badb6" font-size="13">${note}</text>
${HEADS.map((head, index) => `<text x="${COLUMNS[index]}" y="98" fill="#8badb6" font-size="13" text-anchor="middle">${head}</text>`).join('\n')}
${pieces.map((piece, index) => row(piece, TOP + index * ROW)).join('\n')}
</svg>
`
}

function row(piece: Measured, top: number): string {
  const middle = top + ROW / 2
  const step = WAVE.width / piece.peaks.length
  const upper = piece.peaks.map((peak, index) => point(index * step, middle - (peak * WAVE.height) / 2))
  const lower = piece.peaks.map((peak, index) => point(index * step, middle + (peak * WAVE.height) / 2))
  const seconds = piece.introSeconds + piece.loopSeconds
  const loopAt = WAVE.left + (piece.introSeconds / seconds) * WAVE.width
  const cells = [
    piece.loopSeconds.toFixed(1),
    piece.loudness.toFixed(1),
    piece.truePeak.toFixed(1),
    piece.bands.map((share) => Math.round(share)).join(' / '),
    piece.seam.toFixed(0),
  ]
  return `<text x="40" y="${middle - 4}" fill="#f5f1e4" font-size="17" font-weight="600">${piece.name}</text>
<text x="40" y="${middle + 16}" fill="#8badb6" font-size="12">${piece.about}</text>
<path d="M${[...upper, ...lower.toReversed()].join('L')}Z" fill="#3fe0cf"/>
<path d="M${loopAt.toFixed(1)} ${top + 12}v${ROW - 24}" stroke="#ffb63d" stroke-width="2"/>
${cells.map((cell, index) => `<text x="${COLUMNS[index]}" y="${middle + 5}" fill="#f5f1e4" font-size="14" text-anchor="middle">${cell}</text>`).join('\n')}`
}

const point = (x: number, y: number) => `${(WAVE.left + x).toFixed(1)} ${y.toFixed(1)}`
