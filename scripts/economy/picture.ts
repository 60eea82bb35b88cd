import type { EconomyDay } from './simulate.ts'

const WIDTH = 1200
const HEIGHT = 760
const PANEL = { width: 520, height: 280 }
const LEFT = [60, 660] as const
const TOP = [80, 440] as const
const COLORS = ['#3fe0cf', '#ffb63d', '#ff7a6b', '#b48cff', '#7bdc8b']

interface Curve {
  readonly name: string
  readonly values: readonly number[]
}

/** Four panels of curves over the days, as an SVG. */
export function economyPicture(
  history: readonly EconomyDay[],
  note: string,
  before: readonly EconomyDay[] = [],
): string {
  const earlier = panelsOf(before)
  const drawn = panelsOf(history).map(([title, curves], index) =>
    panel([title, curves, earlier[index]![1]], {
      x: LEFT[index % 2]!,
      y: TOP[Math.floor(index / 2)]!,
    }),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#071722"/>
<text x="60" y="40" fill="#f5f1e4" font-size="22" font-weight="700">The economy of cards and cloud time</text>
<text x="60" y="62" fill="#8badb6" font-size="13">${note}</text>
${drawn.join('\n')}
</svg>
`
}

function panelsOf(history: readonly EconomyDay[]): readonly (readonly [string, readonly Curve[]])[] {
  return [
    [
      'Boxes a day',
      [
        { name: 'opened', values: history.map(({ boxes }) => boxes) },
        { name: 'of these stolen', values: history.map(({ stolen }) => stolen) },
        { name: 'reclaimed by the system', values: history.map(({ lost }) => lost) },
        { name: 'swaps of cards', values: history.map(({ swaps }) => swaps) },
      ],
    ],
    [
      'Cards drawn so far, S and above',
      (['s', 'ss', 'sss'] as const).map((level) => ({
        name: level.toUpperCase(),
        values: history.map(({ cards }) => cards[level]),
      })),
    ],
    [
      'Cloud time granted a day',
      [
        { name: 'hours in all', values: history.map(({ grantedHours }) => grantedHours) },
        { name: 'minutes, middle player', values: history.map(({ minutesMiddle }) => minutesMiddle) },
        { name: 'minutes, 99th of 100', values: history.map(({ minutesHigh }) => minutesHigh) },
      ],
    ],
    [
      'Players with a complete set, %',
      [
        { name: 'S set', values: history.map(({ sSets }) => sSets * 100) },
        { name: 'SS set', values: history.map(({ ssSets }) => ssSets * 100) },
      ],
    ],
  ]
}

/** Curves; the dashed ones are without rewards. */
function panel(
  [title, curves, before]: readonly [string, readonly Curve[], readonly Curve[]],
  { x, y }: { readonly x: number; readonly y: number },
): string {
  const most = niceTop(Math.max(...[...curves, ...before].flatMap(({ values }) => values), 1))
  const length = curves[0]?.values.length ?? 1
  const place = (value: number, day: number) =>
    `${(x + (day / Math.max(1, length - 1)) * PANEL.width).toFixed(1)},${(y + PANEL.height - (value / most) * PANEL.height).toFixed(1)}`
  const grid = [0, 0.5, 1].map((share) => {
    const line = y + PANEL.height * (1 - share)
    return `<path d="M${x} ${line}h${PANEL.width}" stroke="#1d3a4a"/><text x="${x - 8}" y="${line + 4}" fill="#8badb6" font-size="12" text-anchor="end">${short(most * share)}</text>`
  })
  const lines = curves.map(
    ({ values }, index) =>
      `<polyline points="${values.map(place).join(' ')}" fill="none" stroke="${COLORS[index]}" stroke-width="2.5"/>`,
  )
  const dashed = before.map(
    ({ values }, index) =>
      `<polyline points="${values.map(place).join(' ')}" fill="none" stroke="${COLORS[index]}" stroke-width="1.5" stroke-dasharray="4 4" opacity="0.8"/>`,
  )
  const names = curves.map(
    ({ name, values }, index) =>
      `<text x="${x + 12}" y="${y + 20 + index * 18}" fill="${COLORS[index]}" font-size="13">${name}: ${told(values, before[index]?.values)}</text>`,
  )
  return `<text x="${x}" y="${y - 10}" fill="#f5f1e4" font-size="15" font-weight="600">${title}</text>
${grid.join('')}
${dashed.join('')}${lines.join('')}
${names.join('')}
<text x="${x + PANEL.width}" y="${y + PANEL.height + 18}" fill="#8badb6" font-size="12" text-anchor="end">day ${length}</text>`
}

/** The next number of 1, 2, 5, 10, 20, 50 … */
function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value) ?? value
}

const short = (value: number) =>
  value >= 10_000
    ? `${Math.round(value / 1000)} k`
    : value >= 100
      ? String(Math.round(value))
      : String(Math.round(value * 10) / 10)

/** The last value of a curve, and that without rewards. */
const told = (values: readonly number[], before: readonly number[] = []) => {
  const [end, was] = [values.at(-1) ?? 0, before.at(-1)]
  return was === undefined ? short(end) : `${short(end)} (without: ${short(was)})`
}
